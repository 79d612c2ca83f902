// The tour can be taken by keyboard alone, with a mouse, and with a finger on a phone: a lesson of each kind of question, and
// from its first lesson to its last in a thorough run. What its lessons say and accept: tests/page/tour-claims.test.js.

import { readFileSync } from "node:fs";
import { BOWL } from "../tests/page/bowl.js";
import { gridOf, search } from "../tests/page/plain-search.js";
import { TAGS } from "../www/core/i18n/index.js";
import { TOUR } from "../www/features/lessons/supplied-scenarios.js";
import { violationsIn } from "./axe.js";
import { expectInPlace } from "./in-place.js";
import { boardIn, boardOf, expect, expectAtRest, frames, open, pointOf, shine, test } from "./page.js";
import { paired, sampled } from "./sampled.js";
import { settled } from "./settled.js";

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
  next: page.locator("star-step .said .steps button").nth(1),
  count: page.locator("star-step .said .count"),
  question: page.locator("star-step .scenario .question"),
  why: page.locator("star-step .scenario .question .why:visible").first(),
  onward: page.locator("star-step .said .onward"),
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

/** Nothing in sight answers what is asked: what leads on leads there, and no number is told. @param {Page} page @param {string} [ask] */
async function expectUntold(page, ask) {
  const { panel, next, question } = parts(page);
  await expect(question.locator(":is(.right, .wrong)")).toHaveCount(0);
  // To draw is no answer that the search could give away; it is at its end.
  if (ask === "draw") return expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(next).toHaveText(/^(To the question|A la pregunta|去答题)$/);
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
  // A question may come a moment after its caption.
  const look = () => settled(page).then(isThere);
  for (let i = 0; i <= most && !(await look()); i++) {
    const count = await parts(page).count.textContent();
    await press(parts(page).next);
    await expect(parts(page).count).not.toHaveText(String(count));
    await expect(page.getByRole("button", { name: /^(Play|播放|Reproducir)$/ })).toBeVisible();
    await frames(page, 2);
  }
  await expectAtRest(page, isThere).toBe(true);
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

/** A reader who has done some lessons before. @param {Page} page @param {readonly string[]} names */
const haveDone = (page, names) =>
  page.evaluate((names) => {
    for (const name of names) localStorage.setItem(`starstep.done.${name}`, "");
  }, names);

/** Shows a lesson without a way through the page. @param {Page} page @param {string} name */
const show = (page, name) =>
  page
    .locator("star-step")
    .evaluate((it, name) => /** @type {import("../www/star-step.js").StarStep} */ (it).loadSupplied(name), name);

/** Whoever has the keyboard alone. @param {Page} page */
function keyboardOf(page) {
  /** Where the board's cursor is, once it is known. @type {Cell | undefined} */
  let cursor;
  const press = async (/** @type {Locator} */ button) => {
    for (let i = 0; i < 90 && !(await button.evaluate(isFocused)); i++) await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  };
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
  const begin = () => {
    cursor = undefined;
  };
  return { press, pick, type, begin };
}

/** Takes lessons of the tour by keyboard, from the gallery on. @param {Page} page @param {readonly string[]} names */
async function walkByKeyboard(page, names) {
  const hands = keyboardOf(page);
  const { onward, panel } = parts(page);
  await page.keyboard.press("Enter");
  for (const name of names) {
    hands.begin();
    const isWrongFirst = name === "tour-3-dijkstra" || name === "tour-4-greedy";
    await take(page, name, hands, { yes: "Right.", no: "Not quite." }, isWrongFirst);
    if (name === TOUR.at(-1)) return;
    await hands.press(onward);
    await expect(panel).toBeFocused();
  }
}

test("by keyboard alone a lesson is gone on with from the gallery, its cell is picked, and it leads to the next one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "/?lang=en");
  await haveDone(page, TOUR.slice(0, 2));
  await openGallery(page, keyboardOf(page), `2 of ${ALL} lessons done`, /^Go on with lesson 3$/);
  await walkByKeyboard(page, ["tour-3-dijkstra"]);
  await expect(parts(page).title).toHaveText(scenarioOf("tour-two-ways").title.en);
  const dialog = await openGallery(page, keyboardOf(page), `3 of ${ALL} lessons done`, /^Go on with lesson 4$/);
  await expect(dialog.getByRole("button", { name: /\bDone\b/ })).toHaveCount(3);
  const { title } = scenarioOf("tour-3-dijkstra");
  await expect(dialog.getByRole("button", { name: `3. ${title.en} Done` })).toBeVisible();
});

test("the whole tour by keyboard alone, from nothing to one’s own board", { tag: "@thorough" }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "/?lang=en");
  const { press } = keyboardOf(page);
  await openGallery(page, keyboardOf(page), `0 of ${ALL} lessons done`, /^Begin the tour$/);
  await walkByKeyboard(page, TOUR);
  const { onward, panel } = parts(page);
  await expect(onward).toHaveText("Next lesson: A U-shaped trap");
  await expect(panel.getByRole("button", { name: "Test yourself" })).toBeVisible();
  const dialog = await openGallery(
    page,
    { press, pick: async () => {}, type: async () => {} },
    `${ALL} of ${ALL} lessons done`,
    /^Take the tour again$/,
  );
  await expect(dialog.getByRole("button", { name: /\bDone\b/ })).toHaveCount(ALL);
});

/** @param {Element} element */
function isFocused(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  return root.activeElement === element;
}

/** Lessons whose question has choices: what is asked and said differs, and how much room it takes. */
const WITH_CHOICES = TOUR.filter((name) => scenarioOf(name).question.choices);

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** Takes lessons with a finger, in Chinese. @param {Page} page @param {readonly string[]} names */
  async function walk(page, names) {
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
    const { onward } = parts(page);
    for (const [index, name] of names.entries()) {
      await expect(boardOf(page), name).toBeInViewport({ ratio: 0.9 });
      await take(page, name, hands, { yes: "正确。", no: "不对。" }, name === "tour-6-ties");
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      if (index === names.length - 1) return hands;
      if (TOUR[TOUR.indexOf(name) + 1] === names[index + 1]) await press(onward);
      else await show(page, names[index + 1]);
    }
    return hands;
  }

  test("with a finger, in Chinese: a cell is picked, then an answer, with the board in sight and buttons that are large enough", async ({
    page,
  }) => {
    await open(page, "/?lang=zh&scenario=tour-6-ties");
    const [asked] = sampled(WITH_CHOICES, 1);
    const hands = await walk(page, ["tour-6-ties", asked]);
    await expect(parts(page).onward).toHaveText(/^下一课：/);
    await openGallery(page, hands, `已完成 2 / ${ALL} 课`, /^继续第 \d+ 课$/);
    await page.keyboard.press("Escape");
    // The buttons of a lesson are large enough in each language, and marks leave room for the slider.
    await show(page, "trap");
    for (const lang of TAGS) {
      await page.locator("star-step").evaluate((star, lang) => star.setAttribute("lang", lang), lang);
      await expect(parts(page).title).toHaveText(scenarioOf("trap").title[lang]);
      const buttons = page.locator(".steps button:visible");
      await expect(buttons).toHaveCount(2);
      const boxes = await buttons.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      await expect(page.locator(".marks span").first()).toHaveCSS("pointer-events", "none");
    }
  });

  test("the whole tour with a finger, in Chinese", { tag: "@thorough" }, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, "/?lang=zh");
    const press = (/** @type {Locator} */ button) => button.tap();
    const none = { press, pick: async () => {}, type: async () => {} };
    const dialog = await openGallery(page, none, `已完成 0 / ${ALL} 课`, /^开始第 1 课$/);
    await press(dialog.locator(".onward"));
    await walk(page, TOUR);
    await expect(parts(page).onward).toHaveText("下一课：U 形陷阱");
    await openGallery(page, none, `已完成 ${ALL} / ${ALL} 课`, /^重学一遍$/);
  });
});

/** Takes lessons with a mouse, in Spanish, each answered wrong or not at all. @param {Page} page @param {readonly string[]} names */
async function walkWrongly(page, names) {
  const press = (/** @type {Locator} */ button) => button.click();
  const { title, next, question, why, onward } = parts(page);
  const slider = page.getByRole("slider", { name: "Paso", exact: true });
  for (const [index, name] of names.entries()) {
    const { title: own, question: asked, captions } = scenarioOf(name);
    await expect(title).toHaveText(own.es);
    await goOn(page, press, captions.length, () => question.isVisible());
    await expectInPlace(page, `${name}: asked`);
    await expectUntold(page, asked.ask);
    const position = await slider.inputValue();
    await next.click({ force: true });
    await frames(page, 2);
    await expect(slider, name).toHaveValue(position);
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
    if (TOUR[TOUR.indexOf(name) + 1] === names[index + 1]) await onward.click();
    else if (names[index + 1]) await show(page, names[index + 1]);
  }
}

test("with a mouse, in Spanish, questions of each kind answered wrong: nothing gives the answer away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "/?lang=es&scenario=tour-5-astar");
  await walkWrongly(page, ["tour-5-astar", "tour-drill"]);
  // What was answered wrong is not done.
  const hands = { press: (/** @type {Locator} */ it) => it.click(), pick: async () => {}, type: async () => {} };
  await openGallery(page, hands, `0 de ${ALL} lecciones hechas`, /^Empezar el recorrido$/);
});

test("the whole tour with a mouse, in Spanish, each question answered wrong or not at all", {
  tag: "@thorough",
}, async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, `/?lang=es&scenario=${TOUR[0]}`);
  await walkWrongly(page, TOUR);
});

test("walls are drawn as an answer, and neither the lesson nor the gallery has violations, light or dark", async ({
  page,
}) => {
  const cases = paired(["lesson", "gallery"], /** @type {const} */ (["light", "dark"]));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/?lang=en&scenario=tour-9-your-own-board");
  const check = async (/** @type {string} */ what) => {
    for (const [, colorScheme] of cases.filter(([it]) => it === what)) {
      await shine(page, colorScheme);
      await expectAtRest(page, async () => [what, colorScheme, ...(await violationsIn(page))]).toEqual([
        what,
        colorScheme,
      ]);
    }
  };
  const { next, question, why } = parts(page);
  await next.click();
  await expect(question).toBeVisible();
  await check("lesson");
  for (const cell of BOWL) {
    const { x, y } = await pointOf(page, ...cell);
    await page.mouse.click(x, y);
  }
  await expect(why).toContainText("Right.");
  await page.locator("#learn").click();
  await expect(page.getByRole("dialog").locator("canvas").first()).toBeVisible();
  await check("gallery");
});

/** The picture on the board. @param {Page} page */
const pictureOf = (page) => boardOf(page).evaluate((it) => /** @type {HTMLCanvasElement} */ (it).toDataURL());

test("the drill counts choices in a row over its boards, a miss begins the row again, and the next lesson has no mark of it", async ({
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

  // A cell that was pointed at on one lesson's board is not marked on the next one's.
  await show(page, "tour-6-ties");
  await expect(parts(page).title).toHaveText(scenarioOf("tour-6-ties").title.en);
  await page.mouse.move(0, 0);
  await frames(page, 5);
  const before = await pictureOf(page);
  const { x, y } = await pointOf(page, 3, 3);
  await page.mouse.move(x, y);
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await page.mouse.move(0, 0);
  await show(page, "tour-6-ties");
  await expect.poll(() => pictureOf(page)).toBe(before);
});

for (const [width, height] of /** @type {const} */ ([
  [350, 844],
  [1366, 768],
  [1920, 1080],
])) {
  const isPhone = width < 400;
  test.describe(`A* at ${width} pixels`, () => {
    test.use({ hasTouch: isPhone, isMobile: isPhone, viewport: { width, height } });

    // On a phone in the gate: there cells have no room for g and h, and a panel has the least.
    const tag = isPhone ? [] : ["@thorough"];
    test("letters at their boxes, the board in sight, a wrong number beside the right one and the later one", {
      tag,
    }, async ({ page }) => {
      await open(page, "/?lang=en&scenario=tour-5-astar");
      const { next, question } = parts(page);
      const press = (/** @type {Locator} */ it) => it.click();
      await goOn(page, press, 6, () => question.isVisible());
      await expect(next).toHaveText("To the question");
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
      await expect(next).toHaveText("Continue");
      await expect(next).toHaveAttribute("aria-disabled", "false");
      await next.click();
      // Now the board says another number, and so does what is beside the reader's.
      await expect(question.locator(".value").nth(3)).toHaveText(`→ ${numbers[1][0] - 8}`);
      await expect(fields.nth(3)).toHaveValue("57");
      await expect(question.getByRole("button", { name: "Check" })).toBeHidden();
    });
  });
}
