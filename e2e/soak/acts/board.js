// What `cargo xtask soak` does on the board: it is drawn on, searched and played.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../../tests/fuzz/random.js").Random} Random */

const ALGORITHMS = ["astar", "dijkstra", "breadth-first", "greedy", "jump-point", "bidirectional-astar", "fastest"];
/** Strokes at a time. All are undone, so that the history of edits does not grow for a legitimate reason. */
const STROKES = 6;
/** Enough frames to play a search for a moment. */
const A_MOMENT = 20;

/** Draws on the board and makes new ones, and undoes everything. @param {Page} page @param {Random} random @returns {Promise<number>} How many edits. */
export async function edit(page, random) {
  const box = await page.getByRole("application").first().boundingBox();
  if (!box) throw new Error("The board is not shown.");
  const at = (/** @type {number} */ share) => ({ x: box.x + box.width * share, y: box.y + box.height * (1 - share) });
  const before = await mapOf(page);
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const tool = ["Wall", "Erase", "Penalty"][stroke % 3];
    await page.getByRole("radio", { name: tool, exact: true }).first().check({ force: true });
    const aside = random.below(90);
    for (const [index, share] of [0.3, 0.4, 0.6, 0.7].entries()) {
      const { x, y } = at(share);
      await page.mouse.move(x + aside, y);
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  }
  await page.getByRole("tab", { name: "Board" }).first().click();
  for (const name of ["Random walls", "Maze"]) await page.getByRole("button", { name, exact: true }).first().click();
  return undoTo(page, before);
}

/** Undoes edits until the board is the given one. @param {Page} page @param {string} map @returns {Promise<number>} How many. */
async function undoTo(page, map) {
  const undo = page.getByRole("button", { name: "Undo", exact: true }).first();
  for (let undone = 0; ; undone++) {
    if ((await mapOf(page)) === map) return undone;
    if (undone > STROKES + 2) throw new Error("Undo does not bring back the board.");
    await undo.click();
  }
}

/** The board as text. @param {Page} page @returns {Promise<string>} */
const mapOf = (page) => page.evaluate(() => Reflect.get(document.querySelector("star-step") ?? {}, "solver").toMap());

/** Lets the page draw for a moment. @param {Page} page */
const draw = (page) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, A_MOMENT);

/** Plays, stops and seeks, with another algorithm each time. @param {Page} page @param {Random} random */
export async function play(page, random) {
  const press = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).first().click();
  const algorithm = page.getByRole("combobox", { name: "Algorithm", exact: true }).first();
  await algorithm.selectOption(random.pick(ALGORITHMS));
  await press("To start");
  await press("Play");
  await draw(page);
  const pause = page.getByRole("button", { name: "Pause", exact: true }).first();
  if (await pause.isVisible()) await pause.click();
  for (const name of ["Step forward", "Step back", "To end", "To start", "To end"]) await press(name);
}

/** Looks closer and from afar, points at cells with the mouse and by keys. @param {Page} page @param {Random} random */
export async function look(page, random) {
  const press = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).first().click();
  for (const name of ["Zoom in", "Zoom in", "Zoom out", "Zoom in"]) await press(name);
  await page.getByRole("application").first().focus();
  for (let i = random.below(4); i >= 0; i--)
    await page.keyboard.press(random.pick(["ArrowLeft", "ArrowUp", "ArrowRight"]));
  await page.keyboard.press("Escape");
  await press("Fit");
}
