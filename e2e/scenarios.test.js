import { SUPPLIED } from "../www/features/lessons/supplied-scenarios.js";
import { violationsIn } from "./axe.js";
import {
  boardOf,
  drag,
  expect,
  expectAtRest,
  open,
  openAll,
  openTab,
  SHIPPED,
  shine,
  statusOf,
  test,
  unfold,
} from "./page.js";
import { paired } from "./sampled.js";
import { settled } from "./settled.js";

/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** @param {import("@playwright/test").Page} page */
const panelOf = (page) => page.getByRole("region", { name: "Scenario" });

/** @param {import("@playwright/test").Page} page @param {string} name */
async function pick(page, name) {
  await page.getByRole("button", { name: "Learn" }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(panelOf(page).getByRole("heading", { name })).toBeVisible();
}

/** A scenario opens at its first caption. @param {import("@playwright/test").Page} page */
const toEnd = (page) => page.getByRole("button", { name: "To end" }).click();

const TUTORIAL = "Tutorial 2: right angles only";

test("a tutorial is picked in the gallery, compared with the textbook, asks its question, and is left by undo", async ({
  page,
}) => {
  await open(page);
  await pick(page, TUTORIAL);
  const panel = panelOf(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 13 by 13");
  await expect(page.locator("star-step .caption")).toContainText("The board of the tutorial");
  await expect(page.locator("star-step .caption")).toContainText(
    "It writes (row, column) where Starstep writes (x, y)",
  );
  await page.getByRole("button", { name: "Step forward" }).click();
  await expect(page.locator("star-step .caption")).toContainText("the start’s own f is 0");
  // Nothing below the captions moves with them.
  const compare = page.getByRole("button", { name: "Compare with the textbook version" });
  const place = await compare.boundingBox();
  await toEnd(page);
  await expect(statusOf(page)).toHaveText("Path found: cost 160, 17 cells.");
  await expect(page.locator("star-step .caption")).toContainText("The goal has just entered the open list");
  await expect(page.getByRole("slider", { name: "Step" })).toHaveAttribute("max", "92");

  await expectAtRest(page, () => compare.boundingBox()).toEqual(place);
  await compare.click();
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("slider", { name: "Step" })).toHaveAttribute("max", "46");
  await expect(page.locator("star-step .caption")).toContainText("the Manhattan distance alone needs 67");
  await expect(page.getByLabel("Heuristic")).toHaveValue("manhattan");
  await expect(panel.getByRole("row", { name: /As written/ })).toContainText("92");
  await expect(panel.getByRole("row", { name: /Textbook/ })).toContainText("46");
  await compare.click();
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("slider", { name: "Step" })).toHaveAttribute("max", "92");

  await page.evaluate(() => {
    /** @type {unknown[]} */
    const answers = [];
    Object.assign(globalThis, { answers });
    document.addEventListener("answer", (event) => answers.push(/** @type {CustomEvent} */ (event).detail), true);
  });
  await panel.getByRole("button", { name: "The Euclidean distance" }).click();
  await expect(panel.getByText("Not quite.", { exact: false })).toBeVisible();
  await panel.getByRole("button", { name: "The Manhattan distance", exact: true }).click();
  await expect(panel.getByText("Right. Without walls")).toBeVisible();
  const scenario = "tutorial-2-right-angles";
  await expectAtRest(page, () => page.evaluate("answers")).toEqual([
    { scenario, question: 0, kind: "choices", choice: 0, right: false },
    { scenario, question: 0, kind: "choices", choice: 1, right: true },
  ]);

  // What was drawn ends the captions; undo brings the board back that was there before.
  await drag(page, [[0, 12]]);
  await expect(page.getByText("Board or settings are not the scenario’s any more")).toBeVisible();
  await page.getByRole("button", { name: "Back to the scenario" }).click();
  await expect(page.getByText("Board or settings are not the scenario’s any more")).toBeHidden();
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "Undo" }).click();
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await page.getByRole("button", { name: "Leave the scenario" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByLabel("Tie-breaking")).toBeVisible();
});

test("a tutorial's failures show on the page: sentence, caption, no Play, and the way back", async ({ page }) => {
  await open(page, "/?lang=en&scenario=tutorial-1-random-obstacles");
  const panel = panelOf(page);
  await toEnd(page);
  await expect(statusOf(page)).toHaveText(/^Path found: cost 232,/);
  const play = page.getByRole("button", { name: "Play" });
  for (const [name, sentence, caption] of [
    ["Goal outside the map", "x is 20, but must be a whole number from 0 to 19.", "(20, 11) is outside the map"],
    ["Goal in the last row", "The goal (17, 13) is a wall.", "lies in the last row"],
  ]) {
    const button = panel.getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(statusOf(page)).toHaveText(sentence);
    await expect(page.locator("star-step .caption")).toContainText(caption);
    await expect(play).toBeDisabled();
    await expect(panel.getByRole("row", { name })).toContainText("no search");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(play).toBeEnabled();
    await button.click();
    await expect(play).toBeDisabled();
    await button.click();
    await expect(statusOf(page)).toHaveText(/^Path found: cost 232,/);
    await expect(play).toBeEnabled();
  }
  await panel.getByRole("button", { name: "Dead end" }).click();
  await expect(statusOf(page)).toHaveText(/^There is no path/);
  await expect(page.locator("star-step .caption")).toContainText("the program reports a dead end");
  await panel.getByRole("button", { name: "Only the heuristic fixed" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found: cost 212,/);
});

test("four searches are a button each, heaps have habits to set, and the cells of the path are listed and copied", async ({
  page,
  context,
}) => {
  await open(page, "/?lang=en&scenario=tutorial-3-binary-heap");
  const panel = panelOf(page);
  await toEnd(page);
  const moves = page.getByLabel("Move improved heap entries up");
  await expect(moves).toBeDisabled();
  await panel.getByRole("button", { name: "The class as given" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found: cost 366/);
  await expect(moves).toBeEnabled();
  await moves.check();
  await expect(panel.getByRole("button", { name: "Equal entries change places" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel("Swap equal heap entries").uncheck();
  await expect(statusOf(page)).toHaveText(/^Path found: cost 350/);

  await page
    .locator("star-step")
    .evaluate((star) => /** @type {StarStep} */ (star).loadSupplied("tutorial-5-four-searches"));
  const kinds = panelOf(page).getByRole("group", { name: "Kinds of search" });
  for (const [name, algorithm] of [
    ["Breadth-first", "breadth-first"],
    ["Dijkstra", "dijkstra"],
    ["Greedy best-first", "greedy"],
    ["A*", "astar"],
  ]) {
    await kinds.getByRole("button", { name, exact: true }).click();
    await expect(page.getByLabel("Algorithm")).toHaveValue(algorithm);
    await expect(kinds.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  }

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page
    .locator("star-step")
    .evaluate((star) => /** @type {StarStep} */ (star).loadSupplied("tutorial-2-right-angles"));
  await expect(panelOf(page).getByRole("heading", { name: TUTORIAL })).toBeVisible();
  await toEnd(page);
  await expect(statusOf(page)).toHaveText("Path found: cost 160, 17 cells.");
  await openTab(page, "Why");
  await page.locator("summary", { hasText: "Path cells" }).click();
  const cells = page.getByRole("textbox", { name: "Path cells" });
  await expect(cells).toHaveValue(/^\(2,\s5\) (\(\d+,\s\d+\) ){15}\(10,\s5\)$/);
  await page.getByRole("button", { name: /Path cells/ }).click();
  await expect(page.getByText("Copied: Path cells")).toBeVisible();
  await expectAtRest(page, () => page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await cells.inputValue()).replaceAll("\u00a0", " "),
  );
  await page.getByRole("button", { name: "To start" }).click();
  await expect(cells).toHaveValue("");
  await expect(page.getByRole("button", { name: /Path cells/ })).toBeDisabled();
});

/** @param {import("@playwright/test").Page} page */
const expectNoViolations = async (page) => {
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
};

test("roads: sliders set penalties and are undone, the path can be walked and hidden; the gallery shows a picture of each scenario", async ({
  page,
}) => {
  const [[colorScheme, width]] = paired(/** @type {const} */ (["light", "dark"]), [320, 1440]);
  await shine(page, colorScheme);
  await page.setViewportSize({ width, height: 900 });
  await open(page, "/?lang=en&scenario=tutorial-4-roads");
  await expect(panelOf(page)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Learn" }).click();
  const pictures = page.getByRole("dialog").locator("canvas");
  await expect(pictures).toHaveCount(SUPPLIED.length);
  /** The fewest colors that a picture has. */
  const fewest = () =>
    pictures.evaluateAll((canvases) =>
      Math.min(
        ...canvases.map((canvas) => {
          const picture = /** @type {HTMLCanvasElement} */ (canvas);
          const context = /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d"));
          const { data } = context.getImageData(0, 0, picture.width, picture.height);
          return new Set(new Uint32Array(data.buffer)).size;
        }),
      ),
    );
  await expect.poll(fewest).toBeGreaterThan(5);
  await expectNoViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Learn" })).toBeFocused();

  const panel = panelOf(page);
  await toEnd(page);
  await expect(statusOf(page)).toHaveText("Path found: cost 338, 34 cells.");
  const elsewhere = panel.getByRole("slider", { name: "Penalty elsewhere" });
  await expect(elsewhere).toHaveValue("20");
  await elsewhere.fill("5");
  await expect(statusOf(page)).toHaveText("Path found: cost 330, 26 cells.");
  await expect(panel.getByRole("button", { name: "Penalty 5" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(elsewhere).toHaveValue("20");
  await expect(statusOf(page)).toHaveText("Path found: cost 338, 34 cells.");
  await page.getByLabel("Count penalties").uncheck();
  await expect(elsewhere).toBeDisabled();
  await page.getByLabel("Count penalties").check();

  await panel.locator("summary", { hasText: "Walk along the path" }).click();
  await expect(panel.getByRole("row", { name: "0 (-13, 5) 06:20:00" })).toBeVisible();
  await expect(panel.getByRole("group", { name: "Walk along the path" }).getByRole("row")).toHaveCount(35);
  const picture = () => boardOf(page).evaluate((board) => /** @type {HTMLCanvasElement} */ (board).toDataURL());
  // Once everything is drawn.
  await settled(page);
  const before = await picture();
  await panel.getByLabel("Start and goal").uncheck();
  await expect.poll(picture).not.toBe(before);
  const withoutEnds = await picture();
  await panel.getByLabel("Path", { exact: true }).uncheck();
  await expect.poll(picture).not.toBe(withoutEnds);
  await panel.getByLabel("Path", { exact: true }).check();
  await panel.getByLabel("Start and goal").check();
  await expect.poll(picture).toBe(before);
});

for (const [colorScheme, width] of paired(/** @type {const} */ (["light", "dark"]), [320, 1440])) {
  test(`no tab beside a scenario has violations: ${colorScheme}, ${width} wide`, { tag: "@thorough" }, async ({
    page,
  }) => {
    await shine(page, colorScheme);
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/?lang=en&scenario=tutorial-4-roads");
    await expect(panelOf(page)).toBeVisible();
    await openAll(page, () => expectNoViolations(page));
  });
}

test("an element shows what src names, locks what it locks, and reports what is wrong", async ({ page }) => {
  await open(page, `${SHIPPED}/examples/html/index.html`);
  await page.evaluate(() => {
    const star = document.createElement("star-step");
    for (const [name, value] of Object.entries({ src: "../../scenarios/ties.json", "start-step": "7", lang: "en" })) {
      star.setAttribute(name, value);
    }
    /** @type {unknown[]} */
    const errors = [];
    Object.assign(globalThis, { errors });
    star.addEventListener("error", (/** @type {Event} */ event) =>
      errors.push(/** @type {CustomEvent} */ (event).detail.code),
    );
    document.querySelector("main, body")?.prepend(star);
    scrollTo(0, 0);
  });
  const star = page.locator("star-step").first();
  await expect(star.getByRole("heading")).toHaveText("Open field and ties");
  await expect(star.getByRole("slider", { name: "Step" })).toHaveValue("7");
  await expect(star.locator(".caption")).toContainText("(4, 0) was expanded with f 480");
  await expect(star.getByRole("button", { name: "Leave the scenario" })).toHaveCount(0);

  const scenario = {
    starstep: 1,
    title: "Locked",
    summary: "Nothing can be painted.",
    map: ["height 3", "width 9", "map", ".........", "s.......g", "........."],
    controls: { show: ["heuristic", "algorithm"], lock: ["wall", "start", "heuristic"] },
    end: 4,
  };
  const load = (/** @type {unknown} */ value) =>
    star.evaluate((element, it) => /** @type {StarStep} */ (element).load(it), value);
  await star.evaluate((element) => element.removeAttribute("start-step"));
  await expect(load(scenario)).resolves.toBe(true);
  await expect(star.getByRole("heading")).toHaveText("Locked");
  await unfold(page);
  await expect(star.getByRole("radio", { name: "Wall" })).toBeDisabled();
  await expect(star.getByRole("radio", { name: "Goal", exact: true })).toBeEnabled();
  await expect(star.getByLabel("Heuristic")).toBeDisabled();
  await expect(star.getByLabel("Diagonal moves")).toHaveCount(0);
  await expect(star.getByRole("status")).toHaveText(/^Paused at step 0/);
  await star.getByRole("button", { name: "To end" }).click();
  await expect(star.getByRole("status")).toHaveText("Path found: cost 80, 9 cells.");
  await drag(page, [
    [4, 0],
    [4, 2],
  ]);
  await drag(page, [
    [0, 1],
    [0, 0],
  ]);
  await expect(star.getByRole("status")).toHaveText("Path found: cost 80, 9 cells.");

  const results = [await load("{"), await load({ starstep: 9 })];
  results.push(
    await star.evaluate((element) => /** @type {StarStep} */ (element).loadSupplied("../../../etc/passwd")),
    await load("height 1\nwidth 2\nmap\n.x\n"),
  );
  expect(results).toEqual([false, false, false, false]);
  await expectAtRest(page, () => page.evaluate("errors")).toEqual([
    "scenario-json",
    "scenario-new",
    "scenario-name",
    "bad-map",
  ]);
  await expect(star.getByRole("heading")).toHaveText("Locked");
  await expect(star.getByRole("application")).toHaveAccessibleName(/^Board, 9 by 3/);
  await expect(load("height 1\nwidth 3\nmap\ns.g\n")).resolves.toBe(true);
  await expect(star.getByRole("heading")).toHaveCount(0);
  await expect(star.getByRole("application")).toHaveAccessibleName(/^Board, 3 by 1/);
});

test("a scenario that does not exist is reported, and a link to one that does opens it again, with what was changed", async ({
  page,
}) => {
  await open(page, "/?lang=en&scenario=nowhere");
  await expect(statusOf(page)).toHaveText(
    /^There is no scenario nowhere; the names are: tour-1-moves, .*trap, .*tutorial-1/,
  );
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  await pick(page, "A U-shaped trap");
  await toEnd(page);
  await page.getByRole("button", { name: "Compare: Greedy best-first" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found: cost 260/);
  const link = await page.locator("star-step").evaluate((star) => /** @type {StarStep} */ (star).toLink());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(panelOf(page).getByRole("heading", { name: "A U-shaped trap" })).toBeVisible();
  await expect(statusOf(page)).toHaveText(/^Path found: cost 260/);
  await expect(page.getByRole("button", { name: "Compare: Greedy best-first" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
