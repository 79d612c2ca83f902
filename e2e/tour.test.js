// The tour can be taken from its first lesson to its last: by keyboard alone, and with a finger on a phone. Each question
// is answered right, one wrong first, and the gallery says what is done.

import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { BOWL } from "../tests/page/bowl.js";
import { gridOf, search } from "../tests/page/plain-search.js";
import { TOUR } from "../www/scenarios/index.js";
import { boardOf, expect, frames, open, pointOf, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {[number, number]} Cell */

/** @param {string} name */
const scenarioOf = (name) =>
  JSON.parse(readFileSync(new URL(`../www/scenarios/${name}.json`, import.meta.url), { encoding: "utf8" }));

const KEYS = [
  ["ArrowLeft", "ArrowRight"],
  ["ArrowUp", "ArrowDown"],
];

/** How a reader acts. @typedef {{ press: (button: Locator) => Promise<void>, pick: (cell: Cell) => Promise<void>, type: (field: Locator, text: string) => Promise<void> }} Hands */

/** @param {Page} page */
const parts = (page) => ({
  panel: page.locator("star-step .scenario"),
  title: page.locator("star-step .scenario h2"),
  next: page.locator("star-step .scenario .steps button").nth(1),
  question: page.locator("star-step .scenario .question"),
  why: page.locator("star-step .scenario .question .why:visible").first(),
  onward: page.locator("star-step .scenario .after button").first(),
});

/** The cells of a lesson that answer its question: the first is wrong, the second right. @type {Record<string, [Cell, Cell]>} */
const CELLS = {
  "tour-3-dijkstra": [
    [1, 1],
    [2, 4],
  ],
  "tour-6-ties": [
    [4, 3],
    [4, 4],
  ],
};
/** The numbers of the cells that a step of a lesson opens, row by row. @param {string} name @param {number} step */
function opened(name, step) {
  /** @type {string[]} */
  let before = [];
  /** @type {import("../tests/page/plain-search.js").Entry[]} */
  let fresh = [];
  let count = 0;
  search(gridOf(scenarioOf(name).map), {
    sides: 2,
    watch(open, taken) {
      const all = [...open, taken];
      if (count === step) before = all.map(({ x, y }) => `${x} ${y}`);
      if (count === step + 1)
        fresh = all.filter(({ x, y }) => !before.includes(`${x} ${y}`)).map((entry) => ({ ...entry }));
      count++;
    },
  });
  return fresh.sort((a, b) => a.y - b.y || a.x - b.x).map(({ g, h, f }) => [g, h, f]);
}

/**
 * Takes a lesson: from caption to caption up to the question, which is answered, and on to the end.
 * @param {Page} page
 * @param {string} name
 * @param {Hands} hands
 * @param {{ yes: string, no: string }} words What is said of a right and of a wrong answer.
 * @param {boolean} isWrongFirst
 */
async function take(page, name, { press, pick, type }, { yes, no }, isWrongFirst) {
  const { next, question, why } = parts(page);
  const { title, question: asked, captions } = scenarioOf(name);
  const lang = await page.locator("html").getAttribute("lang");
  await expect(parts(page).title).toHaveText(title[lang ?? "en"]);
  await goOn(page, press, captions.length, async () => question.isVisible());
  await expect(question).toBeInViewport({ ratio: 0.3 });
  if (asked.choices) {
    const place = asked.choices.findIndex((/** @type {{ right: boolean }} */ { right }) => right);
    const choices = question.locator(".choice");
    if (isWrongFirst) {
      await press(choices.nth(place === 0 ? 1 : 0));
      await expect(why).toContainText(no);
    }
    await press(choices.nth(place));
    await expect(why).toContainText(yes);
  } else if (asked.ask === "next") {
    const [wrong, right] = CELLS[name];
    if (isWrongFirst) {
      await pick(wrong);
      await expect(why).toContainText(no);
    }
    await pick(right);
    await expect(why).toContainText(yes);
  } else if (asked.ask === "numbers") {
    const fields = question.getByRole("textbox");
    const numbers = opened(name, asked.at.step).flat();
    await expect(fields).toHaveCount(numbers.length);
    for (const [index, number] of numbers.entries()) await type(fields.nth(index), String(number));
    await press(question.locator("button.primary"));
    await expect(question.locator(".mark.right")).toHaveCount(numbers.length);
  } else {
    for (const cell of BOWL) await pick(cell);
    await expect(why).toContainText(yes);
  }
  await expect(why).toBeInViewport();
  await goOn(page, press, captions.length, async () => (await next.getAttribute("aria-disabled")) === "true");
}

/**
 * Goes from caption to caption until something is so.
 * @param {Page} page
 * @param {Hands["press"]} press
 * @param {number} most
 * @param {() => Promise<boolean>} isThere
 */
async function goOn(page, press, most, isThere) {
  for (let i = 0; i <= most && !(await isThere()); i++) {
    await press(parts(page).next);
    await frames(page, 2);
  }
  expect(await isThere()).toBe(true);
}

/** The gallery tells how many lessons are done, and leads to the one that comes next. @param {Page} page @param {Hands} hands @param {RegExp} count @param {RegExp} onward */
async function openGallery(page, { press }, count, onward) {
  await press(page.locator("#learn"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(count)).toBeVisible();
  await expect(dialog.locator(".onward")).toHaveText(onward);
  await expect(dialog.locator(".onward")).toBeFocused();
  return dialog;
}

test("by keyboard alone, in English, from nothing to one’s own board", async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, "/?lang=en");
  const press = async (/** @type {Locator} */ button) => {
    for (let i = 0; i < 90 && !(await button.evaluate(isFocused)); i++) await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  };
  /** Where the board's cursor is, once it is known. @type {Cell | undefined} */
  let cursor;
  const pick = async (/** @type {Cell} */ cell) => {
    const board = boardOf(page);
    for (let i = 0; i < 90 && !(await board.evaluate(isFocused)); i++) await page.keyboard.press("Shift+Tab");
    await expect(board).toBeFocused();
    // From the corner, wherever another lesson has left the cursor.
    if (!cursor) for (let i = 0; i < 9; i++) for (const key of ["ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
    const from = cursor ?? [0, 0];
    for (const [axis, [back, forth]] of KEYS.entries()) {
      const by = cell[axis] - from[axis];
      for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by < 0 ? back : forth);
    }
    cursor = cell;
    await page.keyboard.press("Enter");
  };
  const type = async (/** @type {Locator} */ field, /** @type {string} */ text) => {
    for (let i = 0; i < 90 && !(await field.evaluate(isFocused)); i++) await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  };
  const hands = { press, pick, type };
  await openGallery(page, hands, /0 of 9 lessons done/, /^Begin the tour$/);
  await page.keyboard.press("Enter");
  const { onward, panel } = parts(page);
  for (const [index, name] of TOUR.entries()) {
    cursor = undefined;
    await take(page, name, hands, { yes: "Right.", no: "Not quite." }, index === 2 || index === 3);
    if (name === TOUR.at(-1)) break;
    await press(onward);
    await expect(panel).toBeFocused();
  }
  await expect(onward).toHaveText("Next lesson: A U-shaped trap");
  await expect(panel.getByRole("button", { name: "Test yourself" })).toBeVisible();
  const dialog = await openGallery(page, hands, /9 of 9 lessons done/, /^Take the tour again$/);
  await expect(dialog.getByRole("button", { name: /Done$/ })).toHaveCount(9);
});

/** @param {Element} element */
function isFocused(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  return root.activeElement === element;
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("with a finger, in Chinese", async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, "/?lang=zh");
    const press = (/** @type {Locator} */ button) => button.tap();
    const pick = async (/** @type {Cell} */ cell) => {
      await boardOf(page).scrollIntoViewIfNeeded();
      const { x, y } = await pointOf(page, ...cell);
      await page.touchscreen.tap(x, y);
    };
    const type = async (/** @type {Locator} */ field, /** @type {string} */ text) => {
      await field.tap();
      await page.keyboard.type(text);
    };
    const hands = { press, pick, type };
    const dialog = await openGallery(page, hands, /已完成 0 \/ 9 课/, /^开始第 1 课$/);
    await press(dialog.locator(".onward"));
    const { onward } = parts(page);
    for (const name of TOUR) {
      await expect(boardOf(page)).toBeInViewport({ ratio: 0.9 });
      await take(page, name, hands, { yes: "正确。", no: "不对。" }, name === TOUR[5]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      if (name !== TOUR.at(-1)) await press(onward);
    }
    await expect(onward).toHaveText("下一课：U 形陷阱");
    await openGallery(page, hands, /已完成 9 \/ 9 课/, /^重学一遍$/);
  });
});

test("the gallery goes on where the reader stopped; a wrong answer leaves the lesson open", async ({ page }) => {
  const hands = { press: (/** @type {Locator} */ it) => it.click(), pick: async () => {}, type: async () => {} };
  await open(page, "/?lang=en&scenario=tour-4-greedy");
  const { question } = parts(page);
  await goOn(page, hands.press, 4, () => question.isVisible());
  await question.locator(".choice").first().click();
  await expect(question.getByText("Not quite.")).toBeVisible();
  const dialog = await openGallery(page, hands, /0 of 9 lessons done/, /^Begin the tour$/);
  await page.keyboard.press("Escape");
  await question.locator(".choice").nth(1).click();
  await openGallery(page, hands, /1 of 9 lessons done/, /^Go on with lesson 5$/);
  await expect(dialog.getByRole("button", { name: "4. Greedy: straight at the goal Done" })).toBeVisible();
  await dialog.locator(".onward").click();
  await expect(parts(page).title).toHaveText("A*: both together");
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the gallery and a lesson of the tour have no violations: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/?lang=en&scenario=tour-9-your-own-board");
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    };
    const { next, question } = parts(page);
    await next.click();
    await expect(question).toBeVisible();
    await check();
    await page.locator("#learn").click();
    await expect(page.getByRole("dialog").locator("canvas").first()).toBeVisible();
    await check();
  });
}
