// Layers over the cells and marks of neighbors, as pictures: the color of each cell is that of its number in the legend,
// and where no layer is chosen nothing is left of one.

import { estimateFrom, remainingIn } from "../tests/page/layer-model.js";
import { boardIn, boardOf, expect, frames, open, openTab, pointOf, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const MAP = `
....................
....................
......@@@@@@........
...........@........
...........@........
...........@........
......@@@@@@........
....................
....................
....................`;

const OPTIONS = /** @type {import("../www/engine.js").Options} */ ({
  heuristic: "octile",
  diagonal: "no-corner-cutting",
  costs: "10-14",
  penalties: true,
});

/** Puts a map on the page. @param {Page} page @param {string} [map] */
async function load(page, map = MAP) {
  const rows = map.trim().split("\n");
  const [width, height] = [rows[0].length, rows.length];
  await page
    .locator("star-step")
    .evaluate(
      (star, map) => /** @type {any} */ (star).load(map),
      `type octile\nheight ${height}\nwidth ${width}\nmap\n${rows.join("\n")}\n`,
    );
  await expect(boardOf(page)).toHaveAccessibleName(`Board, ${width} by ${height}`);
}

/** Opens a map, and the tab of the layers. @param {Page} page @param {string} [map] */
async function openMap(page, map) {
  await open(page);
  await load(page, map);
  await openTab(page, "Why");
}

/** @param {Page} page @param {string} name */
const choose = (page, name) => page.getByRole("radio", { name, exact: true }).check();

/** What the layer shows, in words. @param {Page} page */
const wordsOf = (page) => page.locator(".card.layer");
/** @param {Page} page */
const scaleOf = (page) => page.locator(".layers .scale");

/** The colors of the scale, and its smallest and largest number. @param {Page} page */
async function rampOf(page) {
  await expect(scaleOf(page).locator(".end").last()).toHaveText(/\d/);
  const texts = await scaleOf(page).locator(".end").allTextContents();
  const colors = await scaleOf(page)
    .locator(".ramp span")
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor));
  return { colors, ends: texts.map((text) => Number(text.replaceAll(",", ""))) };
}

/**
 * The colors on the canvas at points of the board, in cells. Where it is follows from the rule that it is drawn as large as
 * fits, centered.
 * @param {Page} page
 * @param {[number, number][]} points
 * @param {number} [beyond] How many pixels to the right and below.
 * @returns {Promise<string[]>}
 */
const pixelsAt = (page, points, beyond = 0) =>
  page.evaluate(
    ({ points, beyond }) => {
      const star = /** @type {any} */ (document.querySelector("star-step"));
      const board = /** @type {HTMLCanvasElement} */ (star.shadowRoot.querySelector("canvas.board"));
      const { width, height } = star.solver;
      const copy = Object.assign(document.createElement("canvas"), { width: board.width, height: board.height });
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      context.drawImage(board, 0, 0);
      const size = Math.floor(Math.min((board.width - 4) / width, (board.height - 4) / height));
      const left = Math.floor(Math.min(2, (board.width - size * width) / 2));
      const top = Math.floor(Math.min(2, (board.height - size * height) / 2));
      return points.map(([x, y]) => {
        const at = /** @type {const} */ ([left + x * size + beyond, top + y * size + beyond]);
        const [red, green, blue] = context.getImageData(...at, 1, 1).data;
        return `rgb(${red}, ${green}, ${blue})`;
      });
    },
    { points, beyond },
  );

/** The colors of cells, where no line crosses them. @param {Page} page @param {[number, number][]} cells */
const colorsAt = (page, cells) =>
  pixelsAt(
    page,
    cells.map(([x, y]) => [x + 0.3, y + 0.78]),
  );

/** The picture of the board. @param {Page} page */
const pictureOf = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector("star-step")?.shadowRoot?.querySelector("canvas.board");
    return /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
  });

/** Sets attributes of the element. @param {Page} page @param {Record<string, string>} attributes */
const configure = (page, attributes) =>
  page.evaluate((attributes) => {
    for (const [name, value] of Object.entries(attributes)) {
      document.querySelector("star-step")?.setAttribute(name, value);
    }
  }, attributes);

/** Goes to a step. @param {Page} page @param {number} step */
const seek = (page, step) =>
  page.evaluate((step) => {
    /** @type {any} */ (document.querySelector("star-step")).seek(step);
  }, step);

/** The level of a number on a ramp of eight. @param {number} value @param {number[]} ends @param {number} count */
const levelIn = (value, [least, most], count) =>
  Math.min(count - 1, Math.floor((value - least) / ((most - least) / count)));

test("every cell has the color of its number in the legend, and without a layer all is as before", async ({ page }) => {
  await openMap(page);
  await seek(page, 30);
  await expect(page.locator(".legend [data-mark=opened]")).toBeVisible();
  const board = await boardIn(page);
  const free = [...board.cells.keys()]
    .filter((cell) => board.cells[cell] === 0)
    .map((cell) => /** @type {[number, number]} */ ([cell % board.width, Math.floor(cell / board.width)]))
    .filter(([x, y]) => ![board.start, board.goal].some(([endX, endY]) => endX === x && endY === y));
  /** Points at a cell, and waits until it is marked. @param {[number, number]} cell */
  const pointAt = async ([x, y]) => {
    const at = await pointOf(page, x, y);
    await page.mouse.move(at.x, at.y);
    await expect(page.locator("section.ask:not(.held) h3")).toContainText(`(${x},\u00a0${y})`);
  };
  const last = free[free.length - 1];
  await pointAt(last);
  await frames(page, 3);
  const before = await pictureOf(page);
  const indexOf = (/** @type {[number, number]} */ [x, y]) => y * board.width + x;
  const remaining = remainingIn(board, OPTIONS);
  for (const [name, numberOf] of /** @type {const} */ ([
    ["h: estimate to the goal", (/** @type {number} */ cell) => estimateFrom(board, OPTIONS, cell)],
    ["true remaining cost", (/** @type {number} */ cell) => remaining[cell]],
  ])) {
    await choose(page, name);
    const numbers = [...board.cells.keys()].filter((cell) => board.cells[cell] === 0).map(numberOf);
    const ends = [Math.min(...numbers), Math.max(...numbers)];
    // The legend of the layer before may still be there.
    await expect.poll(async () => (await rampOf(page)).ends).toEqual(ends);
    const { colors } = await rampOf(page);
    expect(colors.length).toBe(8);
    const expected = free.map((cell) => colors[levelIn(numberOf(indexOf(cell)), ends, 8)]);
    await expect.poll(() => colorsAt(page, free)).toEqual(expected);
    // The scale marks the number of the cell that is pointed at.
    for (const [x, y] of [free[0], last]) {
      await pointAt([x, y]);
      const value = numberOf(indexOf([x, y]));
      await expect(scaleOf(page).locator("output")).toHaveText(String(value));
      const share = () =>
        scaleOf(page).evaluate((scale) => {
          const box = (/** @type {string} */ part) =>
            /** @type {Element} */ (scale.querySelector(part)).getBoundingClientRect();
          const [mark, ramp] = [box("output"), box(".ramp")];
          const isLate = scale.querySelector("output")?.classList.contains("late");
          return ((isLate ? mark.right : mark.left) - ramp.left) / ramp.width;
        });
      await expect.poll(share).toBeCloseTo((value - ends[0]) / (ends[1] - ends[0]), 1);
    }
  }
  // g has bands, in the cells that have been reached.
  await choose(page, "g: cost from the start");
  await expect(wordsOf(page)).toContainText("Each band is");
  const { colors } = await rampOf(page);
  const width = Number(/Each band is (\d+) wide/.exec(await wordsOf(page).innerText())?.[1]);
  const known = await page.evaluate(
    (free) => {
      const { solver } = /** @type {any} */ (document.querySelector("star-step"));
      return free.map(([x, y]) => solver.node(x, y).g);
    },
    /** @type {[number, number][]} */ (free),
  );
  const reached = free.filter((_, index) => known[index] !== undefined);
  expect(reached.length).toBeGreaterThan(30);
  const bands = known.filter((g) => g !== undefined).map((g) => colors[Math.floor(g / width)]);
  await expect.poll(() => colorsAt(page, reached)).toEqual(bands);
  await choose(page, "none");
  await expect.poll(async () => (await pictureOf(page)) === before).toBe(true);
  await expect(wordsOf(page)).toBeHidden();
  await expect(scaleOf(page)).toBeHidden();
});

test("the legend says where h is too large, with the worst cell to point at, and why a layer cannot be chosen", async ({
  page,
}) => {
  await openMap(page);
  await configure(page, { heuristic: "manhattan" });
  await choose(page, "where h is too large");
  const board = await boardIn(page);
  const options = { ...OPTIONS, heuristic: /** @type {const} */ ("manhattan") };
  const remaining = remainingIn(board, options);
  const cells = [...remaining.keys()].filter((cell) => Number.isFinite(remaining[cell]));
  const beyond = (/** @type {number} */ cell) => estimateFrom(board, options, cell) - remaining[cell];
  const tooLarge = cells.filter((cell) => beyond(cell) > 0);
  const worst = tooLarge.reduce((most, cell) => (beyond(cell) > beyond(most) ? cell : most));
  const name = `(${worst % board.width},\u00a0${Math.floor(worst / board.width)})`;
  await expect(wordsOf(page)).toContainText(
    `h is too large in ${tooLarge.length} of the ${cells.length} cells from which the goal can be reached. The difference is largest at ${name}: h is ${estimateFrom(board, options, worst)}, but only ${remaining[worst]} remain.`,
  );
  const before = await pictureOf(page);
  await page.getByRole("button", { name }).first().click();
  await expect.poll(async () => (await pictureOf(page)) === before).toBe(false);
  await configure(page, { heuristic: "octile" });
  await expect(wordsOf(page)).toContainText(`not in one of the ${cells.length} cells`);
  // A layer that says nothing about a search says why where it was.
  await choose(page, "h: estimate to the goal");
  await expect.poll(async () => (await rampOf(page)).colors.length).toBe(8);
  await configure(page, { algorithm: "dijkstra" });
  await expect(wordsOf(page)).toContainText("(nothing is estimated)");
  await expect(scaleOf(page).locator(".ramp span")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "h: estimate to the goal (nothing is estimated)" })).toBeDisabled();
  // What remains is also told of a board that is too large for the page's thread.
  const side = 260;
  await load(page, `${".".repeat(side)}\n`.repeat(side));
  await choose(page, "true remaining cost");
  const { goal } = await boardIn(page);
  const farthest = [0, side - 1].flatMap((x) =>
    [0, side - 1].map((y) => {
      const [dx, dy] = [Math.abs(x - goal[0]), Math.abs(y - goal[1])];
      return 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy);
    }),
  );
  await expect.poll(async () => (await rampOf(page)).ends).toEqual([0, Math.max(...farthest)]);
});

test("closed cells and layers can be told apart where the system forces its colors", { tag: inTurn(1) }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  await seek(page, 60);
  await frames(page, 3);
  const cells = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    const { width } = solver;
    const at = (/** @type {number} */ state) => {
      const index = [...solver.states()].findIndex(
        (it, cell) => it === state && solver.cell(cell % width, Math.floor(cell / width)) === 0,
      );
      return [index % width, Math.floor(index / width)];
    };
    return [at(0), at(2)];
  });
  /** The luminance in a corner of a cell, where no mark is. @param {number[]} cell */
  const lightAt = async ([x, y]) => {
    const point = await pointOf(page, x - 0.3, y - 0.3);
    return boardOf(page).evaluate((canvas, { x, y }) => {
      const board = /** @type {HTMLCanvasElement} */ (canvas);
      const box = board.getBoundingClientRect();
      const copy = document.createElement("canvas");
      copy.width = copy.height = 1;
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      const scale = board.width / box.width;
      context.drawImage(board, -Math.round((x - box.x) * scale), -Math.round((y - box.y) * scale));
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }, point);
  };
  await expect
    .poll(async () => {
      const [free, closed] = [await lightAt(cells[0]), await lightAt(cells[1])];
      return (Math.max(free, closed) + 0.05) / (Math.min(free, closed) + 0.05);
    })
    .toBeGreaterThan(1.4);

  await load(page);
  await openTab(page, "Why");
  await seek(page, 30);
  await choose(page, "h: estimate to the goal");
  await expect.poll(async () => new Set((await rampOf(page)).colors).size).toBe(8);
  const board = await boardIn(page);
  const ends = [estimateFrom(board, OPTIONS, board.width - 1), 0].sort((a, b) => a - b);
  expect(ends[1]).toBeGreaterThan(0);
  await expect
    .poll(
      async () =>
        new Set(
          await colorsAt(page, [
            [0, 1],
            [10, 0],
            [18, 8],
            [0, 9],
          ]),
        ).size,
    )
    .toBeGreaterThan(1);
});

test("each neighbor of a step is marked, and the legend says by what", { tag: inTurn(1) }, async ({ page }) => {
  await openMap(page, `${".".repeat(9)}\n`.repeat(7));
  await seek(page, 0);
  await frames(page, 3);
  const legend = page.locator(".legend");
  const board = await boardIn(page);
  const [x, y] = board.start;
  const around = /** @type {[number, number][]} */ ([
    [1, 0],
    [0, 1],
    [1, 1],
  ]).filter(([dx, dy]) => x + dx < board.width && y + dy < board.height);
  expect(around.length).toBeGreaterThan(0);
  /** The colors of the marks, beside their signs. */
  const beads = () =>
    pixelsAt(
      page,
      around.map(([dx, dy]) => [x + 0.5 + dx / 2, y + 0.5 + dy / 2]),
      4,
    );
  const bare = await beads();
  await seek(page, 1);
  await expect(legend.getByText("opened", { exact: true })).toBeVisible();
  await expect(legend.getByText("wall beside it")).toHaveCount(0);
  await frames(page, 3);
  const colors = await beads();
  const [marked] = colors;
  expect(colors).toEqual(around.map(() => marked));
  expect(bare).not.toContain(marked);
  await seek(page, 0);
  await expect.poll(beads).toEqual(bare);
});
