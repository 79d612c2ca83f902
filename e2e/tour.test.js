// The tour can be taken from its first lesson to its last: by keyboard alone, and with a finger on a phone. Each question
// is answered right, one wrong first, and the gallery says what is done.

import { readFileSync } from "node:fs";
import { BOWL } from "../tests/page/bowl.js";
import { gridOf, search } from "../tests/page/plain-search.js";
import { TOUR } from "../www/features/lessons/supplied-scenarios.js";
import { violationsIn } from "./axe.js";
import { expectInPlace } from "./in-place.js";
import { boardIn, boardOf, expect, frames, open, pointOf, shine, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {[number, number]} Cell */

/** @param {string} name */
const scenarioOf = (name) =>
  JSON.parse(readFileSync(new URL(`../www/scenarios/${name}.json`, import.meta.url), { encoding: "utf8" }));

/** How many lessons it has. */
const ALL = TOUR.length;

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
  count: page.locator("star-step .scenario .steps .count"),
  question: page.locator("star-step .scenario .question"),
  why: page.locator("star-step .scenario .question .why:visible").first(),
  onward: page.locator("star-step .scenario .after button").first(),
});

/** The cells of a lesson that answer its question: the first is wrong, the second right. @type {Record<string, [Cell, Cell]>} */
const CELLS = {
  "tour-3-dijkstra": [
    [0, 1],
    [1, 4],
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
  // A drill begins with the lesson, which is shown from its top.
  if (asked.ask !== "trace") await expectInPlace(page, `${name}: asked`);
  await expectUntold(page, asked.ask);
  if (asked.choices) {
    const place = asked.choices.findIndex((/** @type {{ right: boolean }} */ { right }) => right);
    const choices = question.locator(".choice");
    if (isWrongFirst) {
      await press(choices.nth(place === 0 ? 1 : 0));
      await expect(why).toContainText(no);
      await expectInPlace(page, `${name}: answered wrong`);
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
  } else if (asked.ask === "trace") {
    const board = await boardIn(page);
    const grid = { ...board, cells: [...board.cells].map((byte) => (byte === 255 ? undefined : byte)) };
    const cells = search(grid, { sides: 2 }).expanded.map(({ x, y }) => /** @type {Cell} */ ([x, y]));
    for (const cell of cells.slice(0, asked.inRow)) await pick(cell);
    await expect(question.locator(".in-row")).toContainText("A*");
    return;
  } else {
    for (const cell of BOWL) await pick(cell);
    await expect(why).toContainText(yes);
  }
  await expect(why).toBeInViewport();
  if (asked.ask !== "draw") await expectInPlace(page, `${name}: answered`);
  await goOn(page, press, captions.length, async () => (await next.getAttribute("aria-disabled")) === "true");
}

/** Nothing in sight answers what is asked: nothing leads on, and no number is told. @param {Page} page @param {string} [ask] */
async function expectUntold(page, ask) {
  const { panel, next, question } = parts(page);
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(question.locator(":is(.right, .wrong)")).toHaveCount(0);
  // To draw is no answer that the search could give away.
  if (ask === "draw") return;
  for (const told of await panel.locator(".numbers td").allTextContents()) expect(told).toMatch(/^[?？]?$/);
  await expect(parts(page).onward).toBeHidden();
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
    const count = await parts(page).count.textContent();
    await press(parts(page).next);
    await expect(parts(page).count).not.toHaveText(String(count));
    await expect(page.getByRole("button", { name: /^(Play|播放|Reproducir)$/ })).toBeVisible();
    await frames(page, 2);
  }
  expect(await isThere()).toBe(true);
}

/** The gallery tells how many lessons are done, and leads to the one that comes next. @param {Page} page @param {Hands} hands @param {string} count @param {RegExp} onward */
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
  await page.setViewportSize({ width: 1366, height: 768 });
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
  await openGallery(page, hands, `0 of ${ALL} lessons done`, /^Begin the tour$/);
  await page.keyboard.press("Enter");
  const { onward, panel } = parts(page);
  for (const name of TOUR) {
    cursor = undefined;
    await take(
      page,
      name,
      hands,
      { yes: "Right.", no: "Not quite." },
      name === "tour-3-dijkstra" || name === "tour-4-greedy",
    );
    if (name === TOUR.at(-1)) break;
    await press(onward);
    await expect(panel).toBeFocused();
  }
  await expect(onward).toHaveText("Next lesson: A U-shaped trap");
  await expect(panel.getByRole("button", { name: "Test yourself" })).toBeVisible();
  const dialog = await openGallery(page, hands, `${ALL} of ${ALL} lessons done`, /^Take the tour again$/);
  await expect(dialog.getByRole("button", { name: /\bDone\b/ })).toHaveCount(ALL);
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
    const dialog = await openGallery(page, hands, `已完成 0 / ${ALL} 课`, /^开始第 1 课$/);
    await press(dialog.locator(".onward"));
    const { onward } = parts(page);
    for (const name of TOUR) {
      await expect(boardOf(page), name).toBeInViewport({ ratio: 0.9 });
      await take(page, name, hands, { yes: "正确。", no: "不对。" }, name === "tour-6-ties");
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      if (name !== TOUR.at(-1)) await press(onward);
    }
    await expect(onward).toHaveText("下一课：U 形陷阱");
    await openGallery(page, hands, `已完成 ${ALL} / ${ALL} 课`, /^重学一遍$/);
  });
});

test("with a mouse, in Spanish, each question answered wrong or not at all: nothing gives the answer away", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, `/?lang=es&scenario=${TOUR[0]}`);
  const press = (/** @type {Locator} */ button) => button.click();
  const { title, next, question, why, onward } = parts(page);
  for (const name of TOUR) {
    const { title: own, question: asked, captions } = scenarioOf(name);
    await expect(title).toHaveText(own.es);
    await goOn(page, press, captions.length, () => question.isVisible());
    await expectInPlace(page, `${name}: asked`);
    await expectUntold(page, asked.ask);
    const position = await page.getByRole("slider", { name: "Paso", exact: true }).inputValue();
    await next.click({ force: true });
    await frames(page, 2);
    await expect.poll(() => page.getByRole("slider", { name: "Paso", exact: true }).inputValue(), name).toBe(position);
    if (asked.choices) {
      const wrong = asked.choices.findIndex((/** @type {{ right: boolean }} */ { right }) => !right);
      await question.locator(".choice").nth(wrong).click();
      await expect(why).toContainText("No del todo.");
    } else if (asked.ask === "next" || asked.ask === "trace") {
      const [x, y] = asked.ask === "next" ? CELLS[name][0] : (await boardIn(page)).goal;
      const point = await pointOf(page, x, y);
      await page.mouse.click(point.x, point.y);
      await expect(why).toContainText("No del todo.");
    } else if (asked.ask === "numbers") {
      await question.locator("button.primary").click();
      await expect(why).toContainText("0 de 6");
    }
    await expectInPlace(page, `${name}: answered wrong`);
    if (name === TOUR.at(-1)) break;
    await goOn(page, press, captions.length, async () => (await next.getAttribute("aria-disabled")) === "true");
    await expectInPlace(page, `${name}: at its end`);
    await onward.click();
  }
});

test("the gallery goes on where the reader stopped; a wrong answer leaves the lesson open", async ({ page }) => {
  const hands = { press: (/** @type {Locator} */ it) => it.click(), pick: async () => {}, type: async () => {} };
  await open(page, "/?lang=en&scenario=tour-4-greedy");
  const { question } = parts(page);
  await goOn(page, hands.press, 4, () => question.isVisible());
  await question.locator(".choice").first().click();
  await expect(question.getByText("Not quite.")).toBeVisible();
  const dialog = await openGallery(page, hands, `0 of ${ALL} lessons done`, /^Begin the tour$/);
  await page.keyboard.press("Escape");
  await question.locator(".choice").nth(1).click();
  await openGallery(page, hands, `1 of ${ALL} lessons done`, /^Go on with lesson 7$/);
  await expect(dialog.getByRole("button", { name: "6. Greedy: straight at the goal Done" })).toBeVisible();
  await dialog.locator(".onward").click();
  await expect(parts(page).title).toHaveText("A*: both together");
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`the gallery and a lesson of the tour have no violations: ${colorScheme}`, async ({ page }) => {
    await shine(page, colorScheme);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/?lang=en&scenario=tour-9-your-own-board");
    const check = async () => {
      expect(await violationsIn(page)).toEqual([]);
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

test("the drill counts choices in a row over its boards; a miss and an answer that was shown begin the row again", async ({
  page,
}) => {
  await open(page, "/?lang=en&scenario=tour-drill");
  const { question } = parts(page);
  const row = question.locator(".in-row");
  const pick = async (/** @type {Cell} */ cell) => {
    const { x, y } = await pointOf(page, ...cell);
    await page.mouse.click(x, y);
  };
  /** The cells that a plain search takes on the board that is shown. */
  const order = async () => {
    const board = await boardIn(page);
    const grid = { ...board, cells: [...board.cells].map((byte) => (byte === 255 ? undefined : byte)) };
    const { expanded } = search(grid, { sides: 2 });
    return { board, cells: expanded.map(({ x, y }) => /** @type {Cell} */ ([x, y])) };
  };
  await expect(row).toHaveText("In a row: 0 of 5.");
  const { board, cells } = await order();
  await pick(cells[0]);
  await pick(cells[1]);
  await expect(row).toHaveText("In a row: 2 of 5.");
  // First what to look at, then how to decide; neither names the cell.
  const hint = question.getByRole("button", { name: "Hint" });
  await hint.click();
  await expect(question.getByText(/^Look at the open cells first/)).toBeVisible();
  await hint.click();
  await expect(question.getByText(/compare their f\. Where f is equal, compare h/)).toBeVisible();
  await expect(hint).toBeHidden();
  await pick(cells[0]);
  await expect(question.getByText(/is closed: it was expanded at step 1/)).toBeVisible();
  await expect(row).toHaveText("In a row: 0 of 5.");
  // What is taken after a miss is no choice of its own.
  await pick(cells[2]);
  await expect(row).toHaveText("In a row: 0 of 5.");
  await pick(cells[3]);
  await expect(row).toHaveText("In a row: 1 of 5.");
  await question.getByRole("button", { name: "New board" }).click();
  await expect.poll(async () => `${(await boardIn(page)).cells}`).not.toBe(`${board.cells}`);
  await expect(row).toHaveText("In a row: 1 of 5.");
  const other = await order();
  for (const cell of other.cells.slice(0, 3)) await pick(cell);
  await expect(row).toHaveText("In a row: 4 of 5.");
  await question.getByRole("button", { name: "Show me" }).click();
  await expect(row).toHaveText("In a row: 0 of 5.");
});

/** The picture on the board. @param {Page} page */
const pictureOf = (page) => boardOf(page).evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL());

for (const [width, height] of /** @type {const} */ ([
  [350, 844],
  [1366, 768],
  [1920, 1080],
])) {
  const isPhone = width < 400;
  test.describe(`A* at ${width} pixels`, () => {
    test.use({ hasTouch: isPhone, isMobile: isPhone, viewport: { width, height } });

    test("letters at their boxes, the board in sight, a wrong number beside the right one and the later one", async ({
      page,
    }) => {
      await open(page, "/?lang=en&scenario=tour-5-astar");
      const { next, question } = parts(page);
      const press = (/** @type {Locator} */ it) => it.click();
      await goOn(page, press, 6, () => question.isVisible());
      await expect(next).toHaveAttribute("aria-disabled", "true");
      const fields = question.getByRole("textbox");
      const numbers = opened("tour-5-astar", 3);
      const letters = question.locator("thead th");
      await expect(letters).toHaveText(["g", "h", "f"]);
      for (let i = 0; i < 3; i++) {
        const [letter, box] = [await letters.nth(i).boundingBox(), await fields.nth(i).boundingBox()];
        expect(Math.abs(Number(letter?.x) - Number(box?.x))).toBeLessThanOrEqual(4);
      }
      // Where cells have no room for g and h, a tap shows them; nobody draws by it.
      await expect(question.getByText("Tap a cell")).toBeVisible({ visible: isPhone });
      if (isPhone) {
        const [before, { x, y }] = [await pictureOf(page), await pointOf(page, 3, 0)];
        await page.touchscreen.tap(x, y);
        await expect.poll(() => pictureOf(page)).not.toBe(before);
        await expect(page.getByRole("button", { name: "Done drawing" })).toBeHidden();
      }
      // The second cell is the one that is improved later; its g is filled in wrong.
      for (const [index, number] of numbers.flat().entries()) {
        await fields.nth(index).fill(String(number));
        await expectInPlace(page, `field ${index}`);
      }
      await fields.nth(3).fill("57");
      await question.getByRole("button", { name: "Show me" }).click();
      await expect(fields.nth(3)).toHaveValue("57");
      await expect(question.locator(".value").nth(3)).toHaveText(`= ${numbers[1][0]}`);
      await expectInPlace(page, "shown");
      await expect(next).toHaveAttribute("aria-disabled", "false");
      await next.click();
      // Now the board says another number, and so does what is beside the reader's.
      await expect(question.locator(".value").nth(3)).toHaveText(`→ ${numbers[1][0] - 8}`);
      await expect(fields.nth(3)).toHaveValue("57");
      await expect(question.getByRole("button", { name: "Check" })).toBeHidden();
    });
  });
}

test("a cell that was pointed at on one lesson’s board is not marked on the next one’s", async ({ page }) => {
  await open(page, "/?lang=en&scenario=tour-6-ties");
  await frames(page, 5);
  const before = await pictureOf(page);
  const { x, y } = await pointOf(page, 3, 3);
  await page.mouse.move(x, y);
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await page.mouse.move(0, 0);
  await page
    .locator("star-step")
    .evaluate((it) => /** @type {import("../www/star-step.js").StarStep} */ (it).loadSupplied("tour-6-ties"));
  await expect.poll(() => pictureOf(page)).toBe(before);
});
