import { cheapest } from "../tests/page/cheapest.js";
import {
  boardIn,
  boardOf,
  drag,
  expect,
  expectAtRest,
  frames,
  mapFile,
  open,
  openFile,
  openMore,
  openTab,
  pointOf,
  rowsOf,
  savedMap,
  statusOf,
  test,
} from "./page.js";
import { inTurn } from "./sampled.js";

const CORRIDOR = `
..........
s........g
..........
`;

test("a drag draws walls without gaps, the same again erases them; start and goal go with any tool, and penalties count", async ({
  page,
}) => {
  await open(page);
  await openFile(page, mapFile(CORRIDOR));
  await drag(page, [
    [4, 0],
    [4, 2],
  ]);
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  await expectAtRest(page, () => rowsOf(page)).toEqual(["....@.....", "....@.....", "....@....."]);
  await drag(page, [
    [4, 0],
    [4, 1],
  ]);
  await expect.poll(() => rowsOf(page)).toEqual(["..........", "..........", "....@....."]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
  // A browser may report no move between press and release, while the page is busy.
  await page.evaluate(() => {
    addEventListener("pointermove", (event) => event.buttons === 1 && event.stopImmediatePropagation(), true);
  });
  await drag(page, [
    [6, 0],
    [6, 2],
  ]);
  await expectAtRest(page, () => rowsOf(page)).toEqual(["......@...", "......@...", "....@.@..."]);
  await drag(page, [
    [0, 1],
    [2, 1],
  ]);
  await expectAtRest(page, () => savedMap(page)).toContain("start 2 1");

  await openFile(page, mapFile("s...@...g"));
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  await drag(page, [
    [8, 0],
    [3, 0],
  ]);
  await expect(statusOf(page)).toHaveText("Path found: cost 30, 4 cells.");
  await drag(page, [
    [0, 0],
    [2, 0],
  ]);
  await expect(statusOf(page)).toHaveText("Path found: cost 10, 2 cells.");
  await page.getByRole("radio", { name: "Goal", exact: true }).check({ force: true });
  await drag(page, [[1, 0]]);
  await expect(statusOf(page)).toHaveText("Path found: cost 10, 2 cells.");
  await drag(page, [[4, 0]]);
  await expect(statusOf(page)).toHaveText("(4, 0) is not free. The goal went to (3, 0), the nearest free cell.");
  await expectAtRest(page, () => savedMap(page)).toContain("goal 3 0");
  // With the keyboard too.
  await boardOf(page).focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText("(2, 0) is not free. The goal went to (1, 0), the nearest free cell.");
  await page.getByRole("radio", { name: "Wall" }).check({ force: true });
  await boardOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText("Start and goal cannot become walls.");

  await openFile(page, mapFile("s...g"));
  await page.getByRole("radio", { name: "Penalty" }).check({ force: true });
  await page.getByLabel("Penalty value").fill("15");
  await drag(page, [
    [1, 0],
    [2, 0],
  ]);
  await expect(statusOf(page)).toHaveText("Path found: cost 70, 5 cells.");
  await openMore(page);
  await page.getByLabel("Count penalties").uncheck();
  await expect(statusOf(page)).toHaveText("Path found: cost 40, 5 cells.");
});

/**
 * The walls that a picture in the tab Board shows, cell by cell, but for what its start and goal cover.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
const wallsInPicture = (page, name) =>
  page
    .getByRole("button", { name })
    .locator("canvas")
    .evaluate((picture) => {
      const canvas = /** @type {HTMLCanvasElement} */ (picture);
      const { width, height, start, goal } = /** @type {any} */ (document.querySelector("star-step")).solver;
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (copy.getContext("2d"));
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const size = Math.floor(Math.min((canvas.width - 4) / width, (canvas.height - 4) / height));
      const [left, top] = [canvas.width - size * width, canvas.height - size * height].map((rest) =>
        Math.floor(rest / 2),
      );
      const color = getComputedStyle(canvas).getPropertyValue("--starstep-wall").trim();
      const wall = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join();
      return Array.from({ length: width * height }, (_, cell) => {
        const [x, y] = [cell % width, Math.floor(cell / width)];
        const isCovered = [start, goal].some(([left, top]) => Math.max(Math.abs(x - left), Math.abs(y - top)) <= 3);
        const at =
          4 * ((top + y * size + Math.floor(size / 2)) * canvas.width + left + x * size + Math.floor(size / 2));
        return isCovered ? "?" : data.slice(at, at + 3).join() === wall;
      });
    });

/** Where the walls are, and nothing else of the board. @param {import("@playwright/test").Page} page */
const wallsOf = async (page) => Array.from((await boardIn(page)).cells, (byte) => byte === 255);

/** Pressing a picture makes the board that it shows, and then it shows another. @param {import("@playwright/test").Page} page */
async function expectPictures(page) {
  for (const name of ["Random walls", "Maze", "Rooms", "Clear walls"]) {
    await expect(page.getByRole("button", { name }).locator("canvas")).toHaveAttribute("height", /^\d+$/);
    await frames(page, 3);
    const shown = await wallsInPicture(page, name);
    await page.getByRole("button", { name }).click();
    const made = async () => (await wallsOf(page)).map((isWall, cell) => (shown[cell] === "?" ? "?" : isWall));
    await expect.poll(made, name).toEqual(shown);
    if (name === "Clear walls") expect(shown).not.toContain(true);
    else await expect.poll(() => wallsInPicture(page, name), name).not.toEqual(shown);
  }
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Undo" }).click();
}

/** Dragging the slider changes the walls on the way, always at the same places, and one step undoes it all. @param {import("@playwright/test").Page} page */
async function expectSlider(page) {
  const box = await page.getByRole("slider", { name: "Walls in %" }).boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + 0.2 * width, y + height / 2);
  await page.mouse.down();
  const seen = [];
  for (const share of [0.3, 0.45, 0.6]) {
    const before = seen.at(-1);
    await page.mouse.move(x + share * width, y + height / 2);
    await expect.poll(async () => (await wallsOf(page)).join()).not.toBe(before?.join());
    seen.push(await wallsOf(page));
  }
  await page.mouse.up();
  for (const [index, more] of seen.slice(1).entries()) {
    expect(seen[index].every((isWall, cell) => !isWall || more[cell])).toBe(true);
    expect(more.filter(Boolean).length).toBeGreaterThan(seen[index].filter(Boolean).length);
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("slider", { name: "Walls in %" }).fill("20");
  await page.getByRole("button", { name: "Undo" }).click();
}

/** A large board follows when the slider is let go; and a seed that cannot be one makes no board. @param {import("@playwright/test").Page} page */
async function expectSliderOfLargeBoard(page) {
  await page.getByLabel("Width").fill("512");
  await page.getByLabel("Height", { exact: true }).fill("256");
  await page.getByRole("button", { name: "Resize" }).click();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 512 by 256");
  const count = async () => (await wallsOf(page)).filter(Boolean).length;
  const before = await count();
  const slider = page.getByRole("slider", { name: "Walls in %" });
  const box = await slider.boundingBox();
  const drag = async (/** @type {number[]} */ ...shares) => {
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 0.2 * width, y + height / 2);
    await page.mouse.down();
    for (const share of shares) await page.mouse.move(x + share * width, y + height / 2);
    await expectAtRest(page, count).toBe(before);
    await page.mouse.up();
  };
  await page.getByLabel("Seed").fill("1.5");
  await drag(0.3, 0.4, 0.5);
  await expect(statusOf(page)).toHaveText(/^The seed must be a whole number/);
  await expectAtRest(page, count).toBe(before);
  await page.getByLabel("Seed").fill("7");
  await drag(0.3, 0.4, 0.55);
  const percent = Number(await slider.inputValue());
  expect(percent).toBeGreaterThan(40);
  await expect.poll(async () => Math.abs((await count()) / (512 * 256) - percent / 100)).toBeLessThan(0.01);
}

/** Dragging the board's corner gives it another size, unless Escape is pressed; it is there in this tab alone. @param {import("@playwright/test").Page} page */
async function expectCorner(page) {
  const corner = page.locator("star-step .corner");
  const { width, height } = await boardIn(page);
  const [from, next] = [await pointOf(page, 1, 1), await pointOf(page, 2, 1)];
  const cell = next.x - from.x;
  const drag = async () => {
    const box = await corner.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 3.1 * cell, y - 1.9 * cell, { steps: 3 });
    await expect(page.locator("star-step .new-size")).toHaveText(`${width - 3} × ${height - 2}`);
  };
  await drag();
  await page.keyboard.press("Escape");
  await expect(page.locator("star-step .new-size")).toBeHidden();
  await page.mouse.up();
  await expect(boardOf(page)).toHaveAccessibleName(`Board, ${width} by ${height}`);
  await drag();
  await page.mouse.up();
  await expect(boardOf(page)).toHaveAccessibleName(`Board, ${width - 3} by ${height - 2}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await openTab(page, "Why");
  await expect(corner).toBeHidden();
  await openTab(page, "Board");
  await expect(corner).toBeVisible();
  await page.locator("star-step").evaluate((star) => star.setAttribute("readonly", ""));
  await expect(corner).toBeHidden();
  await page.locator("star-step").evaluate((star) => star.removeAttribute("readonly"));
  await expect(corner).toBeVisible();
}

test("boards are made: random walls by a seed, maze, rooms, clear, resize; each is undone", async ({ page }) => {
  await open(page);
  const cells = async () => (await boardIn(page)).cells.join();
  const first = await cells();
  await openTab(page, "Board");
  await page.locator("details", { hasText: "Size, seed, files" }).locator("summary").click();
  const make = (/** @type {string} */ name) => page.getByRole("button", { name }).click();
  for (const name of ["Random walls", "Maze", "Rooms", "Clear walls"]) {
    await make(name);
    await expect.poll(cells, name).not.toBe(first);
    const cost = cheapest(await boardIn(page), "no-corner-cutting");
    await expect(statusOf(page)).toHaveText(
      cost === undefined ? /^There is no path/ : new RegExp(`^Path found: cost ${cost.toLocaleString("en")}, `),
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(cells, name).toBe(first);
  }
  await expectPictures(page);
  await make("Undo");
  await expect.poll(cells).toBe(first);
  await expectSlider(page);
  await expect.poll(cells).toBe(first);
  // A seed that is typed makes the same board again.
  await page.getByLabel("Seed").fill("42");
  await make("Random walls");
  await expect.poll(cells).not.toBe(first);
  const seeded = await cells();
  await make("Maze");
  await expect.poll(cells).not.toBe(seeded);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(cells).toBe(first);
  await make("Random walls");
  await expect.poll(cells).toBe(seeded);
  await expect(page.getByLabel("Seed")).toHaveValue("42");

  await page.getByLabel("Width").fill("12");
  await page.getByLabel("Height", { exact: true }).fill("9");
  await make("Resize");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 12 by 9");
  await page.getByLabel("Width").fill("5000");
  await make("Resize");
  await expect(statusOf(page)).toHaveText("Width and height must be whole numbers from 1 to 4096.");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 12 by 9");

  // The bare board is shown until Play.
  await make("Clear search");
  await expect(statusOf(page)).toHaveText("Ready. Press Play to search.");
  await make("Undo");
  await make("Clear search");
  await page.getByRole("button", { name: "To end" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await expectSliderOfLargeBoard(page);
  await make("Undo");
  await make("Undo");
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await frames(page, 4);
  await expectCorner(page);
});

test("unreadable input is reported, and the board stays; a map is dropped on it", async ({ page }) => {
  await open(page);
  const before = await boardIn(page);
  const cases = /** @type {[Buffer, RegExp][]} */ ([
    [Buffer.from(""), /line 1, column 1: the text ends before the line "map"/],
    [Buffer.from("height 1\nwidth 2\nmap\n.x\n"), /line 4, column 2: "x" is not a letter of a map/],
    [Buffer.from([0x68, 0xff, 0xfe]), /line 1, column 2: the byte 0xff is not UTF-8 text/],
    [Buffer.from("height 1\nwidth 4097\nmap\n"), /at most 4096 cells are allowed/],
  ]);
  for (const [buffer, sentence] of cases) {
    await openFile(page, { name: "bad.map", mimeType: "text/plain", buffer });
    await expect(statusOf(page)).toHaveText(sentence);
    await expectAtRest(page, () => boardIn(page)).toEqual(before);
  }
  const data = await page.evaluateHandle((map) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([map], "dropped.map"));
    return transfer;
  }, mapFile("s..g").buffer.toString());
  await boardOf(page).dispatchEvent("drop", { dataTransfer: data });
  await expect(boardOf(page)).toHaveAccessibleName("Board, 4 by 1");
});

test("a board that is replaced while somebody draws on it takes no stroke, and the keyboard's cursor stays on a smaller one", {
  tag: inTurn(0),
}, async ({ page }) => {
  await open(page);
  const { x, y } = await pointOf(page, 30, 20);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  // It is shown when the stroke is over.
  await page.locator("star-step").evaluate((star) => {
    Reflect.get(star, "load").call(star, "height 2\nwidth 3\nmap\ns..\n..g\n");
  });
  await page.mouse.move(x + 60, y + 5);
  await page.mouse.up();
  await expect(statusOf(page)).toHaveText("Path found: cost 24, 3 cells.");
  await expectAtRest(page, async () => (await savedMap(page)).split("map\n")[1].replaceAll("@", ".")).toBe(
    "...\n...\n",
  );

  await openFile(page, mapFile(Array(12).fill(".".repeat(20)).join("\n")));
  await boardOf(page).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await openTab(page, "Board");
  await page.getByLabel("Width").fill("5");
  await page.getByLabel("Height").fill("4");
  await page.getByRole("button", { name: "Resize" }).click();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 5 by 4");
  await boardOf(page).focus();
  await page.getByRole("radio", { name: "Erase" }).check({ force: true });
  await page.getByRole("radio", { name: "Start", exact: true }).check({ force: true });
  await boardOf(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText("Path found: cost 10, 2 cells.");
  await expectAtRest(page, () => savedMap(page)).toContain("start 4 2");
});
