// What a round of `cargo xtask soak` does to the page: what readers do, and what pages that embed elements do.

/** @typedef {import("@playwright/test").Page} Page */

const ALGORITHMS = ["astar", "dijkstra", "breadth-first", "greedy", "jump-point", "bidirectional-astar", "fastest"];
const LESSONS = ["ties", "trap", "maze", "roads", "stop-early"];
/** Strokes in a round. All are undone, so that the history of edits does not grow for a legitimate reason. */
const STROKES = 6;

/** Draws, moves start and goal by keyboard, and undoes everything. @param {Page} page @param {number} round @returns {Promise<number>} How many edits. */
export async function edit(page, round) {
  const box = await page.getByRole("application").first().boundingBox();
  if (!box) throw new Error("The board is not shown.");
  const at = (/** @type {number} */ share) => ({ x: box.x + box.width * share, y: box.y + box.height * (1 - share) });
  const before = await mapOf(page);
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const tool = ["Wall", "Erase", "Penalty"][stroke % 3];
    await page.getByRole("radio", { name: tool, exact: true }).first().check({ force: true });
    for (const [index, share] of [0.3, 0.4, 0.6, 0.7].entries()) {
      const { x, y } = at(share);
      await page.mouse.move(x + ((round * 17 + stroke * 29) % 90), y);
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

/** Enough frames to play a search for a moment. */
const A_MOMENT = 20;

/** Lets the page draw for a moment. @param {Page} page */
const draw = (page) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, A_MOMENT);

/** Plays, stops and seeks, with another algorithm each time. @param {Page} page @param {number} round */
export async function play(page, round) {
  const press = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).first().click();
  const algorithm = page.getByRole("combobox", { name: "Algorithm", exact: true }).first();
  await algorithm.selectOption(ALGORITHMS[round % ALGORITHMS.length]);
  await press("To start");
  await press("Play");
  await draw(page);
  const pause = page.getByRole("button", { name: "Pause", exact: true }).first();
  if (await pause.isVisible()) await pause.click();
  for (const name of ["Step forward", "Step back", "To end", "To start", "To end"]) await press(name);
}

/** Opens and closes everything that can be opened. @param {Page} page */
export async function look(page) {
  // The page's own: elements have theirs in shadow trees, which locators look into.
  const panels = page.locator("star-step details > summary:visible");
  for (let turn = 0; turn < 2; turn++) {
    for (const summary of await panels.all()) if (await summary.isVisible()) await summary.click();
  }
  for (const name of ["Learn", "Share"]) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await page.getByRole("dialog").getByRole("button").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  for (const tag of ["zh", "en"]) await page.getByLabel("Language").selectOption(tag);
  await page.getByRole("button", { name: "Share", exact: true }).waitFor();
}

/** Shows a lesson, and then the previous board. @param {Page} page @param {number} round */
export async function learn(page, round) {
  await page.evaluate(
    async ([name, count]) => {
      const star = /** @type {any} */ (document.querySelector("star-step"));
      const { hash } = new URL(await star.toLink());
      await star.loadSupplied(name);
      star.play();
      for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
      await star.openLink(hash);
    },
    /** @type {const} */ ([LESSONS[round % LESSONS.length], A_MOMENT]),
  );
}

/** Elements come, play, move to another place, and go. @param {Page} page @param {number} count */
export async function mount(page, count) {
  await page.evaluate(async (count) => {
    const place = document.createElement("div");
    document.body.prepend(place);
    const elements = Array.from({ length: count }, (_, index) => {
      const element = /** @type {any} */ (document.createElement("star-step"));
      element.setAttribute("controls", ["none", "transport", "basic", "full"][index % 4]);
      element.setAttribute("lang", ["en", "es", "zh"][index % 3]);
      element.toggleAttribute("autoplay", index % 3 === 0);
      element.toggleAttribute("loop", index % 6 === 0);
      return element;
    });
    const ready = elements.map(
      (element) => new Promise((done) => element.addEventListener("ready", done, { once: true })),
    );
    // Some go before they have started.
    const [staying, leaving] = [elements.slice(0, -2), elements.slice(-2)];
    place.append(...elements);
    for (const element of leaving) element.remove();
    await Promise.all(
      staying.map(async (element, index) => {
        element.scrollIntoView();
        await ready[index];
        element.seek(3);
        if (index % 2 === 0) place.append(element);
      }),
    );
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    place.remove();
    scrollTo(0, 0);
  }, count);
}
