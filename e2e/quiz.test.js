// Questions that are answered on the board: with the mouse, a finger and the keyboard.

import { search } from "../tests/page/naive.js";
import { violationsIn } from "./axe.js";
import { boardIn, boardOf, expect, expectAtRest, frames, open, pointOf, shownText, statusOf, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const MAP = ["height 5", "width 7", "map", "......g", "..@....", "s.@.@..", "..@....", "......."];
const LESSON = { starstep: 1, title: "Asked", summary: "It asks.", map: MAP };

/** What a tutorial's code may take after some steps, and what is open besides. @param {import("../tests/page/naive.js").Board} board @param {number} steps */
function choiceAfter(board, steps) {
  const options = /** @type {const} */ ({ algorithm: "astar", diagonal: "no-corner-cutting", weight: 1 });
  const start = board.start[1] * board.width + board.start[0];
  if (steps === 0) return { right: [start], wrong: [start + 1], least: 0 };
  let count = 0;
  for (const { nodes } of search(board, options)) {
    if (++count < steps) continue;
    const open = [...nodes].filter(([, { isClosed }]) => !isClosed);
    const least = Math.min(...open.map(([, { f }]) => f));
    const near = Math.min(...open.filter(([, { f }]) => f === least).map(([, { h }]) => h));
    const right = open.filter(([, { f, h }]) => f === least && h === near).map(([cell]) => cell);
    return { right, wrong: open.map(([cell]) => cell).filter((cell) => !right.includes(cell)), least };
  }
  throw new Error("It has ended.");
}

/** @param {Page} page @param {number} cell */
async function placeOf(page, cell) {
  const { width } = await boardIn(page);
  return pointOf(page, cell % width, Math.floor(cell / width));
}
/** @param {Page} page @param {number} cell */
async function click(page, cell) {
  const { x, y } = await placeOf(page, cell);
  await page.mouse.click(x, y);
}
/** @param {Page} page */
const positionIn = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).solver.position);
/** @param {Page} page @param {number} step */
const seek = (page, step) =>
  page.evaluate((step) => /** @type {StarStep} */ (document.querySelector("star-step")).seek(step), step);
/** @param {Page} page @param {object} scenario */
const load = (page, scenario) =>
  page.evaluate((scenario) => /** @type {StarStep} */ (document.querySelector("star-step")).load(scenario), scenario);
/** Notes the details of all answers. @param {Page} page @returns {Promise<() => Promise<any[]>>} */
async function answersOf(page) {
  await page.evaluate(() => {
    Reflect.set(globalThis, "answers", []);
    const note = (/** @type {Event} */ event) => Reflect.get(globalThis, "answers").push(Reflect.get(event, "detail"));
    document.addEventListener("answer", note, true);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "answers"));
}
/** Chooses a cell of a small board with the keyboard. @param {Page} page @param {number} x @param {number} y */
async function chooseByKeys(page, x, y) {
  await boardOf(page).focus();
  for (const key of ["Shift+ArrowLeft", "Shift+ArrowUp"]) for (let i = 0; i < 2; i++) await page.keyboard.press(key);
  for (let i = 0; i < x; i++) await page.keyboard.press("ArrowRight");
  for (let i = 0; i < y; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}
/** @param {Page} page */
const questionOf = (page) => page.getByRole("group", { name: "Question" });
/** @param {Page} page */
const expectAccessible = async (page) => {
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
};

test("before each step it asks which cell is next: a hit goes on, a miss is explained and comes again", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("tab", { name: "Why" }).click();
  await seek(page, 3);
  const answers = await answersOf(page);
  const marks = page.locator("star-step [data-mark=opened]");
  await expect(marks).toHaveCount(1);
  const toggle = page.getByRole("button", { name: "Which cell is next?" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(statusOf(page)).toHaveText("Step 4: which cell is next? Click it.");
  // It is asked where the step was told, and as large; nothing is marked meanwhile.
  const narrator = page.locator("star-step .result .narrator");
  await expect(narrator).toBeHidden();
  const place = async (/** @type {import("@playwright/test").Locator} */ words) => [
    Math.round((await words.boundingBox())?.x ?? 0),
    Math.round((await words.boundingBox())?.y ?? 0),
    await words.evaluate((element) => getComputedStyle(element).fontSize),
  ];
  await expectAtRest(page, () => place(statusOf(page))).toEqual(await place(narrator));
  await expect(marks).toHaveCount(0);
  const board = await boardIn(page);
  await click(page, choiceAfter(board, 3).right[0]);
  await expect(statusOf(page)).toContainText("Right. (");
  await expectAtRest(page, () => positionIn(page)).toBe(4);
  // The list of what comes next would tell.
  await expect(page.locator("[part=why-next]")).toBeHidden();
  const missed = choiceAfter(board, 4);
  await click(page, missed.wrong[0]);
  await expect(statusOf(page)).toContainText("Not quite. (");
  await expectAtRest(page, () => positionIn(page)).toBe(4);
  await click(page, missed.right[0]);
  await expect.poll(() => positionIn(page)).toBe(5);
  for (let step = 5; step < 8; step++) {
    await click(page, choiceAfter(board, step).right[0]);
    await expect(statusOf(page)).toContainText("Right. (");
  }
  // After three others the missed one is back.
  await expect(shownText(page, "Once more, because it was missed: step 5.")).toBeVisible();
  await expectAtRest(page, () => positionIn(page)).toBe(4);
  await click(page, missed.right[0]);
  await expect(shownText(page, "Step 9: which cell is next?")).toBeVisible();
  await expectAtRest(page, () => positionIn(page)).toBe(8);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(statusOf(page)).toContainText("The answer: (");
  await expect(page.getByText("5 of 7 right")).toBeVisible();
  await expectAtRest(page, async () => (await boardIn(page)).cells).toEqual(board.cells);
  const told = await answers();
  expect(told.map(({ kind, right }) => [kind, right])).toEqual(
    [true, false, true, true, true, true, false].map((right) => ["next", right]),
  );
  // Whoever goes elsewhere is asked there.
  await seek(page, 2);
  await expect(statusOf(page)).toHaveText("Step 3: which cell is next? Click it.");
  await seek(page, 8);
  await expect(statusOf(page)).toHaveText("Step 9: which cell is next? Click it.");
  // Whoever steps forward has the answer shown.
  await click(page, choiceAfter(board, 8).right[0]);
  await page.getByRole("button", { name: "Step forward" }).click();
  await expect(page.getByText("6 of 9 right")).toBeVisible();
  // Off, a click draws again.
  await toggle.click();
  await expect(page.locator("[part=why-next]")).toBeVisible();
  await expect(narrator).toBeVisible();
  await click(page, 3);
  await expect.poll(async () => (await boardIn(page)).cells[3]).toBe(255);
});

test("a lesson asks for the next cell, a parent and a trace, by keyboard too, with the author's words; graded at the end a trace takes any open cell", async ({
  page,
}) => {
  await open(page);
  const answers = await answersOf(page);
  const questions = [
    { at: { step: 2 }, ask: "next", text: "After {cell}?", right: "So it was {cell}.", wrong: "Look at f." },
    { at: { step: 6 }, ask: "parent", cell: [1, 0], text: "Whence?" },
  ];
  await expect(load(page, { ...LESSON, questions, start: 2 })).resolves.toBe(true);
  const board = await boardIn(page);
  const question = questionOf(page);
  await expect(question).toContainText("Question 1 of 2");
  const { right, wrong } = choiceAfter(board, 2);
  await click(page, wrong[0]);
  await expect(question).toContainText("Not quite.");
  await expect(question).toContainText("Look at f.");
  await expect(statusOf(page)).toContainText("Not quite.");
  await chooseByKeys(page, right[0] % 7, Math.floor(right[0] / 7));
  await expect(question).toContainText(/Right\. \(.* So it was \(/);
  await seek(page, 6);
  await expect(question).toContainText("Question 2 of 2");
  await question.getByRole("button", { name: "Show me" }).click();
  await expect(question).toContainText(/The answer: \(1,\s0\) has its g from/);
  const cells = [wrong[0], right[0]].map((cell) => [cell % 7, Math.floor(cell / 7)]);
  await expectAtRest(page, answers).toEqual([
    { question: 0, kind: "next", right: false, cell: cells[0] },
    { question: 0, kind: "next", right: true, cell: cells[1] },
    { question: 1, kind: "parent", right: false },
  ]);
  await expectAtRest(page, async () => (await boardIn(page)).cells).toEqual(board.cells);

  const told = (await answers()).length;
  await expect(
    load(page, { ...LESSON, question: { ask: "trace", text: "Go.", steps: 4, right: "All of it." } }),
  ).resolves.toBe(true);
  await expect(question).toContainText("Step 1; right so far: 0.");
  // The engine's own way is one that the rules allow.
  const order = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    return [...solver.expansionOrder()].slice(0, 4);
  });
  for (const [step, cell] of order.entries()) {
    await chooseByKeys(page, cell % 7, Math.floor(cell / 7));
    if (step < order.length - 1) await expect(question).toContainText(`Step ${step + 2}; right so far: ${step + 1}.`);
  }
  await expect(question).toContainText(`${order.length} of ${order.length} steps right at the first attempt.`);
  await expect(question).toContainText("All of it.");
  await expectAtRest(page, () => positionIn(page)).toBe(0);
  const [answer, ...others] = (await answers()).slice(told);
  expect(others).toEqual([]);
  expect([answer.kind, answer.right, answer.steps.length]).toEqual(["trace", true, order.length]);
  await question.getByRole("button", { name: "Play the solution" }).click();
  await expect(statusOf(page)).toHaveText(/^Path found/);

  const atEnd = { ask: "trace", text: "Go.", steps: 3, grade: "at-end", wrong: "Not all of it." };
  await load(page, { ...LESSON, question: atEnd });
  const traced = await boardIn(page);
  const panel = questionOf(page);
  await click(page, choiceAfter(traced, 0).right[0]);
  await expect(statusOf(page)).toContainText("You expanded (");
  const { wrong: second } = choiceAfter(traced, 1);
  await click(page, second[0]);
  await expect(statusOf(page)).toContainText("You expanded (");
  await panel.getByRole("button", { name: "Start over" }).click();
  await expect(panel).toContainText("Step 1; right so far: 0.");
  for (const cell of [choiceAfter(traced, 0).right[0], choiceAfter(traced, 1).right[0], second.at(-1) ?? 0])
    await click(page, cell);
  await expect(panel).toContainText("2 of 3 steps right at the first attempt.");
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  await expect(panel.locator(".graded .wrong")).toContainText(/Not quite\. \(.*which is smaller/);
  await expect(panel).toContainText("Not all of it.");
});

test("numbers are filled in and checked, a trace is shown; either is on another board for who wants it again", async ({
  page,
}) => {
  await open(page);
  const answers = await answersOf(page);
  const map = { random: { width: 6, height: 5, walls: 0.2, seed: 1 } };
  await load(page, { ...LESSON, map, question: { ask: "numbers", text: "What are they?", right: "Well done." } });
  const question = questionOf(page);
  const fields = question.getByRole("textbox");
  await expect(fields.first()).toBeVisible();
  const count = await fields.count();
  await fields.first().fill("ten");
  await question.getByRole("button", { name: "Check" }).click();
  await expect(question).toContainText(`0 of ${count} numbers right. 1 field is not a number.`);
  await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
  const board = await boardIn(page);
  const [{ nodes }] = search(board, { algorithm: "astar", diagonal: "no-corner-cutting", weight: 1 });
  for (const field of await fields.all()) {
    const [, letter, x, y] =
      /^([ghf]) of \((\d+),\s(\d+)\)$/.exec((await field.getAttribute("aria-label")) ?? "") ?? [];
    await field.fill(String(nodes.get(Number(y) * board.width + Number(x))?.[/** @type {"f"} */ (letter)]));
  }
  await fields.first().press("Enter");
  await expect(question).toContainText(`${count} of ${count} numbers right.`);
  await expect(question).toContainText("Well done.");
  await expectAccessible(page);
  const told = await answers();
  expect(told.map(({ right }) => right)).toEqual([false, true]);
  expect(told[0].values[0].g).toBe("ten");
  await question.getByRole("button", { name: "New numbers" }).click();
  await expect.poll(async () => String((await boardIn(page)).cells)).not.toBe(String(board.cells));
  await expect(fields.first()).toHaveValue("");

  // “Trace it yourself” makes a small board.
  await page.getByRole("tab", { name: "Why" }).click();
  await page.getByRole("button", { name: "Trace it yourself" }).click();
  await expect(question).toContainText("Which cell does A* expand first");
  const { cells } = await boardIn(page);
  for (let i = 0; i < 14 && (await question.getByRole("button", { name: "Show me" }).isVisible()); i++) {
    await question.getByRole("button", { name: "Show me" }).click();
    await frames(page, 3);
  }
  await expect(question).toContainText(/^.*0 of \d+ steps right/);
  await question.getByRole("button", { name: "New numbers" }).click();
  await expect.poll(async () => String((await boardIn(page)).cells)).not.toBe(String(cells));
  await expect(question).toContainText("Step 1; right so far: 0.");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap answers, and what is said of it stands at the board", async ({ page }) => {
    await open(page);
    await load(page, { ...LESSON, question: { ask: "next", text: "Which?", at: { step: 1 } }, start: 1 });
    await page.evaluate(() => document.querySelector("star-step")?.scrollIntoView({ block: "start" }));
    const board = await boardIn(page);
    const { x, y } = await placeOf(page, choiceAfter(board, 1).wrong[0]);
    await page.touchscreen.tap(x, y);
    await expect(statusOf(page)).toContainText("Not quite. (");
    await expect(statusOf(page)).toBeInViewport();
    const right = await placeOf(page, choiceAfter(board, 1).right[0]);
    await page.touchscreen.tap(right.x, right.y);
    await expect(statusOf(page)).toContainText("Right. (");
    await expectAtRest(page, async () => (await boardIn(page)).cells).toEqual(board.cells);
  });
});
