// What a reader presses while something is loaded or redrawn: no click, no stroke and no key is lost.

import {
  boardOf,
  expect,
  expectAtRest,
  frames,
  hold,
  arrive as open,
  openMore,
  pointOf,
  SOURCES,
  slow,
  statusOf,
  test,
} from "./page.js";
import { sampled } from "./sampled.js";

// Where parts have their own names.
test.use({ baseURL: SOURCES });

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = `height 4\nwidth 6\nmap\n${["s.....", "......", "......", ".....g"].join("\n")}`;

/**
 * What takes a moment to come, and then replaces what surrounds the board, or moves the board: the file that is late, and
 * what shows that it has come.
 * @typedef {{ file: string, ask: (star: any) => unknown, shows: (page: Page) => import("@playwright/test").Locator }} Late
 */
/** @type {Record<"lesson" | "language" | "comparison", Late>} */
const LATE = {
  lesson: {
    file: "**/scenarios/ties.json",
    ask: (star) => void star.loadSupplied("ties"),
    shows: (page) => page.locator("star-step .scenario"),
  },
  language: {
    file: "**/i18n/es/index.js",
    ask: (star) => star.setAttribute("lang", "es"),
    shows: (page) => page.getByRole("button", { name: "Paso atrás" }),
  },
  // The last one, because it stays.
  comparison: {
    file: "**/compare/compare-view.js",
    ask: (star) => void star.compare(),
    shows: (page) => page.locator("star-step .lane").nth(1),
  },
};

/** The button, in both languages. */
const BACK = /^(Step back|Paso atrás)$/;

/** @param {Page} page */
const star = (page) => page.locator("star-step");
/** @param {Page} page */
const positionOf = (page) => star(page).evaluate((star) => /** @type {StarStep} */ (star).solver?.position);
/** How many cells are painted. @param {Page} page */
const paintedOn = (page) =>
  star(page).evaluate(
    (star) => /** @type {any} */ (star).solver.cells().filter((/** @type {number} */ byte) => byte).length,
  );
/** What has the focus in the element. @param {Page} page */
const focusIn = (page) =>
  star(page).evaluate((star) => star.shadowRoot?.activeElement?.closest("button, canvas")?.className);

/** Shows a small board. @param {Page} page */
async function showSmall(page) {
  await star(page).evaluate((star, map) => /** @type {StarStep} */ (star).load(map), MAP);
  await expect(boardOf(page)).toHaveAccessibleName(/ 6 (by|por) 4$/);
}

/** @param {Page} page @param {import("@playwright/test").Locator} control */
async function press(page, control) {
  const box = await control.boundingBox();
  if (!box) throw new Error("It is not shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
}

/** Asks for what is late, and lets it come. @param {Page} page @param {Late} late @param {() => Promise<unknown>} meanwhile What is done before it comes. */
async function come(page, { file, ask }, meanwhile) {
  const letGo = await hold(page, file);
  await star(page).evaluate(ask);
  await meanwhile();
  await letGo();
  // Enough of them to put it in place, if nothing is pressed.
  await frames(page, 20);
}

test("a button does what it says, whatever comes while it is pressed", async ({ page }) => {
  await open(page);
  for (const [name, late] of sampled(Object.entries(LATE), 2)) {
    await showSmall(page);
    const end = Number(await positionOf(page));
    const position = page.evaluate(
      () =>
        new Promise((resolve) => {
          const star = document.querySelector("star-step");
          star?.addEventListener("step", (event) => resolve(Reflect.get(event, "detail").position), { once: true });
        }),
    );
    await come(page, late, () => press(page, page.getByRole("button", { name: BACK })));
    await page.mouse.up();
    await expect(position, name).resolves.toBe(end - 1);
    await expect(late.shows(page)).toBeVisible();
  }
});

test("a stroke is drawn and has an end, whatever comes meanwhile", async ({ page }) => {
  await open(page);
  for (const [name, late] of sampled(Object.entries(LATE), 2)) {
    await showSmall(page);
    const points = [];
    for (const [x, y] of [
      [1, 1],
      [2, 1],
      [3, 1],
    ])
      points.push(await pointOf(page, x, y));
    const [first, second, third] = points;
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await come(page, late, () => page.mouse.move(second.x, second.y));
    await page.mouse.move(third.x, third.y);
    await expect.poll(() => paintedOn(page), name).toBe(3);
    // Released beside the board.
    await page.mouse.move(700, 5);
    await page.mouse.up();
    await expect(late.shows(page)).toBeVisible();
    // A mouse that only passes by draws nothing.
    const before = await paintedOn(page);
    const box = await boardOf(page).boundingBox();
    if (!box) throw new Error("The board is not shown.");
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6);
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.7);
    await frames(page, 5);
    await expectAtRest(page, () => paintedOn(page), name).toBe(before);
  }
});

test("what has the focus keeps it, for the next key, whatever comes", async ({ page }) => {
  await open(page);
  for (const [name, late] of sampled(Object.entries(LATE), 2)) {
    await showSmall(page);
    await come(page, late, () => boardOf(page).focus());
    await expect(late.shows(page)).toBeVisible();
    await expect.poll(() => focusIn(page), name).toBe("board");
  }
  // In another language the same button has it.
  await star(page).evaluate((star) => star.setAttribute("lang", "es"));
  await page.getByRole("button", { name: "Paso atrás" }).focus();
  await star(page).evaluate((star) => star.setAttribute("lang", "en"));
  await expect(page.getByRole("button", { name: "Step back" })).toBeFocused();
  const before = Number(await positionOf(page));
  await page.keyboard.press("Enter");
  await expect.poll(() => positionOf(page)).toBe(before - 1);
});

test("a step in an answer that changes under the pointer leads where it says", async ({ page }) => {
  await open(page);
  const answer = star(page).locator("section.ask:not(.held)");
  const { x, y } = await pointOf(page, 12, 10);
  await page.mouse.move(x - 2, y - 2);
  await page.mouse.move(x, y);
  // Before anybody points, it tells of the cell expanded last.
  await expect(answer.getByRole("heading")).toContainText("(12, 10)");
  const link = answer.locator("button.step").first();
  await expect(link).toBeVisible();
  const step = Number(/\d+/.exec(await link.innerText())?.[0]);
  await press(page, link);
  // Another board makes another answer.
  await star(page).evaluate((star) => /** @type {StarStep} */ (star).setCell(0, 0, 255));
  await star(page).evaluate((star) => /** @type {StarStep} */ (star).seek(2));
  await frames(page, 20);
  await page.mouse.up();
  await expect.poll(() => positionOf(page)).toBe(step);
});

for (const [rate, times, tag] of /** @type {[number, number, string[]][]} */ ([
  [4, 3, []],
  [20, 8, ["@thorough"]],
])) {
  test(`on a processor that is ${rate} times as slow every click and key counts`, { tag }, async ({ page }) => {
    await slow(page, rate);
    await page.goto("/?lang=en");
    // As soon as there is a board, with nothing waited for.
    await boardOf(page).waitFor();
    const end = Number(await positionOf(page));
    const back = page.getByRole("button", { name: "Step back" });
    const box = await back.boundingBox();
    if (!box) throw new Error("There is no button.");
    for (let i = 0; i < times; i++) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => positionOf(page)).toBe(end - times);
    await boardOf(page).focus();
    for (let i = 0; i < times; i++) await page.keyboard.press(",");
    await expect.poll(() => positionOf(page)).toBe(end - 2 * times);
    await openMore(page);
    await page.getByLabel("Algorithm").selectOption("dijkstra");
    await expect(statusOf(page)).toContainText(/^P/);
    await page.keyboard.press("Escape");
  });

  test(`on a processor that is ${rate} times as slow a stroke is drawn whole`, { tag }, async ({ page }) => {
    await slow(page, rate);
    await page.goto("/?lang=en");
    await boardOf(page).waitFor();
    await star(page).evaluate((star, map) => /** @type {StarStep} */ (star).load(map), MAP);
    await expect(boardOf(page)).toHaveAccessibleName("Board, 6 by 4");
    const points = [];
    for (const [x, y] of [
      [1, 0],
      [1, 1],
      [1, 2],
      [4, 2],
      [4, 1],
    ])
      points.push(await pointOf(page, x, y));
    await page.mouse.move(points[0].x, points[0].y);
    await page.mouse.down();
    for (const point of points.slice(1)) await page.mouse.move(point.x, point.y);
    await page.mouse.up();
    // Column 1 from 0 to 2, row 2 from 1 to 4, and (4, 1).
    await expect.poll(() => paintedOn(page)).toBe(7);
  });
}
