// The legend: its pictures have the colors of the cells, nothing in it moves while the search is stepped through, and
// its labeled cell is there where cells show numbers.

import { expect, expectAtRest, frames, mapFile, open, openFile, openTab, searched, test } from "./page.js";
import { sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The marks of cells. @param {Page} page */
const legendOf = (page) => page.locator("star-step [part=legend]");
/** What is explained beside the board: the marks of neighbors, and the numbers. @param {Page} page */
const explainedOf = (page) => page.locator("star-step .explained .legend");

/** @param {Page} page @param {number} step */
async function goTo(page, step) {
  await page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), step);
  await frames(page, 3);
}

/**
 * For each mark of the legend that a cell of the board has now, the color of that cell and the one in the legend, at the
 * same place in both.
 * @param {Page} page
 */
const colors = (page) =>
  page.locator("star-step").evaluate((star) => {
    const { solver, shadowRoot } = /** @type {any} */ (star);
    const board = /** @type {HTMLCanvasElement} */ (shadowRoot.querySelector("canvas.board"));
    const { width, height } = solver;
    const size = Math.floor(Math.min((board.width - 4) / width, (board.height - 4) / height));
    const left = Math.floor(Math.min(2, (board.width - size * width) / 2));
    const top = Math.floor(Math.min(2, (board.height - size * height) / 2));
    // Where neither a number nor a mark is.
    const [right, down] = [0.25, 0.86];
    const read = (/** @type {HTMLCanvasElement} */ canvas, /** @type {number} */ x, /** @type {number} */ y) => {
      const copy = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      context.drawImage(canvas, Math.floor(x), Math.floor(y), 1, 1, 0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].join();
    };
    const [states, cells, sides] = [solver.states(), solver.cells(), solver.sideStates()];
    const { position } = solver;
    const order = solver.expansionOrder();
    const ends = [solver.start, solver.goal].map(([x, y]) => y * width + x);
    /** @type {Record<string, [string, string]>} */
    const found = {};
    // In small cells what is drawn in one covers the next.
    const near =
      size < 12 ? [solver.start, solver.goal, [solver.current % width, Math.floor(solver.current / width)]] : [];
    for (let cell = 0; cell < cells.length; cell++) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (near.some(([nearX, nearY]) => Math.max(Math.abs(nearX - x), Math.abs(nearY - y)) < 2)) continue;
      const mark =
        cell === ends[0]
          ? "start"
          : cell === ends[1]
            ? "goal"
            : cells[cell] === 255
              ? "wall"
              : states[cell] === 1
                ? "open"
                : states[cell] === 2
                  ? sides[cell] >= 8
                    ? "closed-goal"
                    : "closed"
                  : cells[cell] > 0
                    ? "penalty"
                    : undefined;
      if (!mark || found[mark] || (cells[cell] > 0 && !["wall", "penalty"].includes(mark))) continue;
      const item = shadowRoot.querySelector(`.legend li[data-mark="${mark}"]`);
      const canvas = /** @type {HTMLCanvasElement} */ (item.querySelector("canvas"));
      if (item.hidden) throw new Error(`There is no ${mark} in the legend.`);
      // Small cells are tinted by the order in which they were taken, which the picture has from left to right.
      const late = order.lastIndexOf(cell, position - 1) / (position - 1);
      const across = mark === "closed" && size < 8 ? late * (canvas.width - 1) : right * canvas.width;
      found[mark] = [
        read(board, left + (x + right) * size, top + (y + down) * size),
        read(canvas, across, down * canvas.height),
      ];
    }
    return found;
  });

/**
 * How far the edge of each closed cell is from the color within it, by its age: 1 for the one taken before the last. Those
 * beside the last one have marks there, and start and path are something else.
 * @param {Page} page
 */
const trailOf = (page) =>
  page.locator("star-step").evaluate((star) => {
    const { solver, shadowRoot } = /** @type {any} */ (star);
    const board = /** @type {HTMLCanvasElement} */ (shadowRoot.querySelector("canvas.board"));
    const { width, height, position } = solver;
    const size = Math.floor(Math.min((board.width - 4) / width, (board.height - 4) / height));
    const left = Math.floor(Math.min(2, (board.width - size * width) / 2));
    const top = Math.floor(Math.min(2, (board.height - size * height) / 2));
    const copy = new OffscreenCanvas(board.width, board.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext("2d"));
    context.drawImage(board, 0, 0);
    const { data } = context.getImageData(0, 0, board.width, board.height);
    const colorAt = (/** @type {number} */ x, /** @type {number} */ y) => data.slice(4 * (y * board.width + x));
    const order = [...solver.expansionOrder()].slice(0, position).reverse();
    const states = solver.states();
    const places = [order[0], solver.start[1] * width + solver.start[0]].map((cell) => [
      cell % width,
      Math.floor(cell / width),
    ]);
    const path = Array.from(solver.path()?.cells ?? []);
    for (let i = 0; i < path.length; i += 2) places.push([path[i], path[i + 1]]);
    /** @type {[number, number][]} */
    const found = [];
    for (const [age, cell] of order.entries()) {
      const [x, y] = [cell % width, Math.floor(cell / width)];
      if (states[cell] !== 2 || places.some(([nearX, nearY]) => Math.max(Math.abs(nearX - x), Math.abs(nearY - y)) < 2))
        continue;
      const within = colorAt(left + x * size + Math.floor(0.12 * size), top + Math.floor((y + 0.88) * size));
      // On each side, where no arrow is: the outline of the open cells is on some.
      const [near, far, aside] = [0, size - 2, Math.floor(0.3 * size)];
      const edges = [
        [near, aside],
        [far, aside],
        [aside, near],
        [aside, far],
      ].map(([dx, dy]) => colorAt(left + x * size + dx, top + y * size + dy));
      const differences = edges.map((edge) => Math.hypot(...[0, 1, 2].map((i) => edge[i] - within[i])));
      found.push([age, Math.min(...differences)]);
    }
    return found;
  });

test("pictures have the colors of the cells", async ({ page }) => {
  const choose = (/** @type {object} */ options) =>
    page.locator("star-step").evaluate((star, options) => /** @type {any} */ (star).configure(options), options);
  const load = (/** @type {string} */ map) =>
    page.locator("star-step").evaluate((star, map) => /** @type {any} */ (star).load(map), map);
  /** The marks that are shown have the color of their cells, but for the last rounding, and for the steps of a tint. @param {readonly string[]} marks @param {boolean} [areSmall] */
  const expectSame = async (marks, areSmall = false) => {
    // What paints small cells is loaded with the first board that has them, and colors come with the next frame.
    await expect(async () => {
      const found = await colors(page);
      expect(Object.keys(found).sort()).toEqual([...marks].sort());
      for (const [mark, pair] of Object.entries(found)) {
        const [cell, picture] = pair.map((color) => color.split(",").map(Number));
        const most = mark === "closed" && areSmall ? 5 : 1;
        for (const [i, part] of cell.entries())
          expect([mark, Math.abs(part - picture[i]) <= most]).toEqual([mark, true]);
      }
    }).toPass();
    return colors(page);
  };
  await open(page);
  await expect(legendOf(page).locator("canvas").first()).toBeVisible();
  const looks = /** @type {const} */ ([
    { colorScheme: "light", forcedColors: "none" },
    { colorScheme: "dark", forcedColors: "none" },
    { colorScheme: "light", forcedColors: "active" },
  ]);
  for (const [algorithm, marks] of /** @type {const} */ ([
    ["bidirectional-astar", ["start", "goal", "wall", "open", "closed", "closed-goal"]],
    ["astar", ["start", "goal", "wall", "open", "closed"]],
  ])) {
    await choose({ algorithm });
    await searched(page);
    await goTo(page, 60);
    for (const media of looks) {
      await page.emulateMedia(media);
      const found = await expectSame(marks);
      // They are not all the same.
      if (media.forcedColors === "none")
        expect(new Set(Object.values(found).map(([cell]) => cell)).size).toBe(marks.length);
    }
  }
  // The ten taken last have frames that fade with their age, until the search is over.
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await goTo(page, 60);
  await expect(async () => {
    const trail = await trailOf(page);
    const recent = trail.filter(([age]) => age < 10);
    expect(recent.length).toBeGreaterThan(2);
    for (const [i, [, strength]] of recent.entries()) {
      expect(strength).toBeGreaterThan(5);
      if (i > 0) expect(strength).toBeLessThan(recent[i - 1][1]);
    }
    expect(trail.filter(([age, strength]) => age >= 10 && strength > 3)).toEqual([]);
  }).toPass();
  await goTo(page, 10_000);
  await expect.poll(async () => (await trailOf(page)).filter(([, strength]) => strength > 3)).toEqual([]);
  // Cells with numbers, and with penalties, and too small for lines.
  for (const side of [12, 100]) {
    const row = (/** @type {string} */ begin, /** @type {string} */ end) => begin + ".".repeat(side - 6) + end;
    const rows = [row("s.@", "..S"), ...Array(side - 2).fill(row("...", "...")), row("...", "..g")];
    await load(`type octile\nheight ${side}\nwidth ${side}\nmap\n${rows.join("\n")}\n`);
    await goTo(page, side / 2 + 1);
    for (const media of looks) {
      await page.emulateMedia(media);
      await expectSame(["closed", "open", "penalty", "wall", ...(side < 50 ? ["goal", "start"] : [])], side > 50);
      await expect(legendOf(page)).toContainText(side > 50 ? "closed, first to last" : "closed");
    }
  }
});

test("nothing in the legend moves while the search is stepped through", async ({ page }) => {
  // On a phone first: its board has cells that are large enough for marks of neighbors in every window.
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await expect(legendOf(page).locator("canvas").first()).toBeVisible();
  // What marks neighbors is loaded after the tab.
  await expect(explainedOf(page).locator("[data-mark=opened]")).toBeVisible();
  for (const [width, height, lang] of sampled(
    /** @type {const} */ ([
      [1440, 900, "en"],
      [320, 640, "es"],
      [320, 640, "zh"],
    ]),
    2,
  )) {
    await page.setViewportSize({ width, height });
    await page.locator("star-step").evaluate(async (star, lang) => {
      if (star.getAttribute("lang") === lang) return;
      const isSpoken = new Promise((resolve) => star.addEventListener("language", resolve, { once: true }));
      star.setAttribute("lang", lang);
      await isSpoken;
    }, lang);
    await expect(explainedOf(page).locator("[data-mark=opened]")).toBeVisible();
    for (const algorithm of ["astar", "bidirectional-astar"]) {
      await page.locator("star-step .settings select").first().selectOption(algorithm);
      await searched(page);
      const seen = await page.locator("star-step").evaluate(async (star) => {
        const { shadowRoot, solver } = /** @type {any} */ (star);
        const legends = [...shadowRoot.querySelectorAll(".legend")];
        const last = solver.length;
        const seen = new Set();
        for (let step = 0; step <= last; step += Math.ceil(last / 9)) {
          /** @type {any} */ (star).seek(step);
          for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
          const parts = legends.flatMap((legend) => [legend, ...legend.querySelectorAll("li, p")]);
          const places = parts.map((element) => {
            const { x, width, height } = element.getBoundingClientRect();
            return [element.textContent, x, width, height].join();
          });
          seen.add(places.join("\n"));
        }
        return { places: [...seen], fits: legends.every((legend) => legend.scrollWidth <= legend.clientWidth) };
      });
      expect([algorithm, lang, ...seen.places]).toHaveLength(3);
      expect(seen.fits).toBe(true);
    }
  }
});

/**
 * It stands right below the board, with what is on it alone, and in a narrow window or beside a comparison in the tab Why.
 * @param {Page} page
 */
async function expectBelowBoard(page) {
  const star = page.locator("star-step");
  const row = star.locator(".key");
  const names = () => legendOf(page).locator("li:visible").allInnerTexts();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await searched(page);
  for (const [map, marks] of /** @type {const} */ ([
    ["s....\n..@..\n....g", ["open list", "closed", "path", "expanded last", "start", "goal", "wall"]],
    ["s....\n.....\n....g", ["open list", "closed", "path", "expanded last", "start", "goal"]],
    ["s.@..\n..@..\n..@.g", ["open list", "closed", "expanded last", "start", "goal", "wall"]],
    // As wide as boards come, and as high.
    [`s${".".repeat(58)}g`, ["open list", "closed", "path", "expanded last", "start", "goal"]],
    [`s\n${".\n".repeat(58)}g`, ["open list", "closed", "path", "expanded last", "start", "goal"]],
  ])) {
    await openFile(page, mapFile(map));
    await searched(page);
    await expect.poll(names, map).toEqual([...marks]);
    // Below the board there is no gap, unless the tools need the height.
    const [columns, rows] = [map.split("\n")[0].length, map.split("\n").length];
    const gap = async () => {
      const [frame, last, key, transport] = await Promise.all(
        [".frame", ".tools .fit", ".key", ".transport"].map((part) => star.locator(part).first().boundingBox()),
      );
      if (!frame || !last || !key || !transport) return undefined;
      expect(transport.y + transport.height).toBeLessThanOrEqual(900);
      // The board as it is drawn, which may be lower than its frame.
      const drawn = rows * Math.floor(Math.min((frame.width - 4) / columns, (frame.height - 4) / rows));
      expect(key.y).toBeGreaterThanOrEqual(frame.y + frame.height);
      return key.y - Math.max(frame.y + 2 + drawn, last.y + last.height);
    };
    // Each row has whole pixels.
    await expect.poll(gap, map).toBeLessThanOrEqual(8 + rows);
    await expectAtRest(page, gap, map).toBeGreaterThanOrEqual(0);
  }
  // Where a layer has the color of every cell, closed ones are not told apart.
  await page.getByRole("radio", { name: "f: what is compared" }).check();
  await expect.poll(names).not.toContain("closed");
  await page.getByRole("radio", { name: "none", exact: true }).check();
  await expect.poll(names).toContain("closed");

  await openTab(page, "Why");
  const isInTab = () => row.evaluate((row) => row.closest(".tab-panel") !== null);
  await expect.poll(isInTab).toBe(false);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(isInTab).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(isInTab).toBe(false);
  await page.setViewportSize({ width: 1440, height: 640 });
  await expect.poll(isInTab).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(isInTab).toBe(false);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect.poll(isInTab).toBe(true);
  await page.getByRole("button", { name: "End comparing" }).click();
  await expect.poll(isInTab).toBe(false);
}

test("the legend is below the board or in a tab, and the labeled cell is there where cells show numbers and says what they mean; in an article the legend is one row", async ({
  page,
}) => {
  await expectBelowBoard(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  const legend = legendOf(page);
  const sample = explainedOf(page).getByRole("img");
  const sentences = explainedOf(page).locator(".meanings p");
  await expect(sentences).toHaveCount(3);
  await expect(sample).toBeHidden();
  await openFile(page, mapFile("s.......g\n........."));
  await openTab(page, "Why");
  await expect(sample).toHaveAccessibleName(
    "A sample cell: f in the middle, g at the top left, h at the top right; the arrow at the edge points to the parent",
  );
  // The letters stand beside their numbers, each in its color.
  const places = await explainedOf(page).evaluate((legend) => {
    const box = (/** @type {string} */ selector) =>
      /** @type {Element} */ (legend.querySelector(selector)).getBoundingClientRect();
    const color = (/** @type {string} */ selector) =>
      getComputedStyle(/** @type {Element} */ (legend.querySelector(selector))).color;
    const cell = box(".sample canvas");
    return {
      isAround:
        box(".sample .g").right <= cell.left &&
        box(".sample .f").right <= cell.left &&
        box(".sample .h").left >= cell.right,
      areAbove: [".g", ".h"].every((name) => box(`.sample ${name}`).bottom <= box(".sample .f").top + 2),
      isBelow: box(".sample span").top >= cell.bottom,
      colors: [".sample .g", ".meanings .g", ".sample .h", ".meanings .h"].map(color),
    };
  });
  expect(places).toMatchObject({ isAround: true, areAbove: true, isBelow: true });
  expect(places.colors[0]).toBe(places.colors[1]);
  expect(places.colors[2]).toBe(places.colors[3]);
  expect(places.colors[0]).not.toBe(places.colors[2]);
  const select = page.getByRole("combobox", { name: "Algorithm", exact: true });
  for (const [algorithm, f] of [
    ["astar", "f = g + h: the open cell with the smallest f is expanded next"],
    ["dijkstra", "f = g: the open cell with the smallest f is expanded next"],
    ["greedy", "f = h: the open cell with the smallest f is expanded next"],
    ["bidirectional-astar", "f = g + h: each search, in its turn, expands its open cell with the smallest f"],
  ]) {
    await select.selectOption(algorithm);
    await expect(sentences.nth(2)).toHaveText(f);
  }
  // Breadth-first search has no h, and counts instead of adding up.
  const heads = page.locator("[part=why-next] th");
  await expect(heads).toHaveText(["cell", "f", "g", "h"]);
  await select.selectOption("breadth-first");
  await expect(sentences).toHaveCount(2);
  await expect(sentences.nth(1)).toHaveText(
    "number: how many cells were opened before this one; the open cell with the smallest is expanded next",
  );
  for (const letter of ["f", "h"]) await expect(page.locator(`.sample .${letter}`)).toBeHidden();
  await expect(heads).toHaveText(["cell", "no.", "g", ""]);

  // In an article.
  await page.setViewportSize({ width: 720, height: 900 });
  await open(page, "/embed.html?lang=en&controls=transport");
  for (const controls of ["transport", "basic"]) {
    await page.locator("star-step").evaluate((star, it) => star.setAttribute("controls", it), controls);
    await expect(page.locator("star-step .settings")).toHaveCount(controls === "basic" ? 1 : 0);
    await expect(legend.getByText("open list", { exact: true })).toBeVisible();
    await expect(legend.locator(".meanings")).toBeHidden();
    await expect.poll(async () => (await legend.boundingBox())?.height, controls).toBeLessThan(64);
    const transport = await page.locator("star-step .transport").boundingBox();
    await expectAtRest(page, async () => (await legend.boundingBox())?.y).toBeGreaterThan(
      transport?.y ?? Number.POSITIVE_INFINITY,
    );
  }
});
