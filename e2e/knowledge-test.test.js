// The test of eight questions, as a reader takes it: what is locked until a question is answered, a test with right and wrong
// answers up to its result, and the result as a file.

import { readFile } from "node:fs/promises";
import { Solver } from "../tests/boundary/engine.js";
import "../tests/page/english.js";
import { english } from "../www/core/i18n/index.js";
import { testFrom } from "../www/features/knowledge-test/knowledge-test.js";
import { violationsIn } from "./axe.js";
import { boardIn, boardOf, expect, expectAtRest, open, pointOf, test } from "./page.js";
import { settled } from "./settled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** @param {Page} page */
const barOf = (page) => page.locator("star-step > [slot=note]");
/** @param {Page} page */
const questionOf = (page) => page.getByRole("group", { name: "Question" });
/** @param {Page} page */
const positionIn = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector("star-step")).solver.position);
/** @param {Page} page */
const expectAccessible = async (page) => {
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
};

/** Begins the test from the panel. @param {Page} page */
async function begin(page) {
  await open(page);
  await page.getByRole("tab", { name: "Why" }).click();
  await page.getByRole("button", { name: "Test yourself" }).click();
  await expect(barOf(page)).toContainText("Question 1 of 8");
}

/**
 * What is right and what is wrong: by the sources themselves, which tests/page holds against plain searches.
 * @param {Page} page
 */
async function itemsOf(page) {
  const seed = await page.evaluate(() => JSON.parse(sessionStorage.getItem("starstep.quiz") ?? "{}").seed);
  return testFrom(Solver, seed, english);
}

/** Answers a question. @param {Page} page @param {any} item @param {boolean} isRight */
async function answer(page, { signs, answer: cell, traps }, isRight) {
  if (signs) {
    const place = isRight
      ? signs.findIndex((/** @type {unknown} */ sign) => sign === null || sign === undefined)
      : signs.findIndex((/** @type {unknown} */ sign) => sign);
    await questionOf(page).locator(".choice").nth(place).click();
    return;
  }
  // The board takes an answer from the frame in which it shows the question.
  await settled(page);
  const [x, y] = isRight ? cell : traps[0].cells[0];
  const point = await pointOf(page, x, y);
  await page.mouse.click(point.x, point.y);
}

test("until a question is answered everything waits; a reload loses no answer, and another language asks the same", async ({
  page,
}) => {
  await begin(page);
  const begun = await positionIn(page);
  const next = barOf(page).getByRole("button", { name: "Next question" });
  await expect(next).toBeDisabled();
  await expect(page.getByRole("button", { name: /^(Next|Continue)/ })).toHaveCount(1);
  const hidden = [
    ...["Step forward", "Step back", "Play", "To end", "To start", "Undo"].map((name) =>
      page.getByRole("button", { name, exact: true }),
    ),
    ...["Why", "Open list", "Measure"].map((name) => page.getByRole("tab", { name })),
    page.getByRole("slider", { name: "Step" }),
    page.getByRole("button", { name: "Leave" }),
    page.locator(".narrator"),
    page.locator("[part=result] [role=status]").first(),
    // Of a lesson nothing leads on, nor covers what is asked.
    page.locator(".said"),
    ...["Back", "To the question"].map((name) => page.getByRole("button", { name, exact: true })),
  ];
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [390, 740, size.width]) {
    await page.setViewportSize({ ...size, width });
    for (const it of hidden) await expect(it).toBeHidden();
  }
  for (const name of ["Learn", "Compare", "Check my A*", "Share"])
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  // Keys, on the board and in the panel.
  await boardOf(page).focus();
  for (const key of [".", "End", "Control+z", ",", "Home", "Escape"]) await page.keyboard.press(key);
  await page.locator("[part=scenario]").focus();
  for (const key of [" ", ".", "End"]) await page.keyboard.press(key);
  const { x, y } = await pointOf(page, 3, 3);
  const before = String((await boardIn(page)).cells);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await page.mouse.up();
  // A script may do what it wants; it comes after all of these, so that none of them is still to come.
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(1));
  await expectAtRest(page, () => positionIn(page)).toBe(1);
  await page.evaluate((step) => /** @type {StarStep} */ (document.querySelector("star-step")).seek(step), begun);
  await expectAtRest(page, async () => String((await boardIn(page)).cells)).toBe(before);
  await expect(questionOf(page)).toBeVisible();
  // An answer opens all of it.
  await questionOf(page).getByRole("button", { name: "I do not know" }).click();
  await expect(next).toBeEnabled();
  for (const it of hidden.slice(0, 4)) await expect(it).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeEnabled();
  await boardOf(page).focus();
  await page.keyboard.press(".");
  await expect.poll(() => positionIn(page)).toBe(begun + 1);
  // Whoever opens something else can come back to the question, and ends the test where it is.
  await page.keyboard.press("Control+z");
  await barOf(page).getByRole("button", { name: "Back to the question" }).click();
  await next.click();
  await expect(barOf(page)).toContainText("Question 2 of 8");
  await expect(next).toBeDisabled();
  await expect(page.locator("[part=scenario]")).toBeFocused();

  const { cells } = await boardIn(page);
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(barOf(page)).toContainText("Pregunta 2 de 8");
  await expect(page.getByRole("group", { name: "Pregunta" })).toContainText(
    "El algoritmo de Dijkstra ha abierto la meta",
  );
  await expect.poll(async () => String((await boardIn(page)).cells)).toBe(String(cells));
  await expect(page.getByRole("button", { name: "Un paso adelante" })).toBeHidden();
  await page.reload();
  await page.getByRole("tab", { name: "Por qué" }).click();
  await page.getByRole("button", { name: "Prueba", exact: true }).click();
  await expect(barOf(page)).toContainText("Pregunta 2 de 8");
  await expect.poll(async () => String((await boardIn(page)).cells)).toBe(String(cells));
});

test("a whole test: what was chosen, what was right, the misconception and its lesson, and the same from a file", async ({
  page,
}) => {
  await begin(page);
  const before = await boardIn(page).then(() =>
    page.evaluate(() => JSON.parse(sessionStorage["starstep.quiz"]).before.map),
  );
  const items = await itemsOf(page);
  const next = barOf(page).getByRole("button").first();
  for (const [index, item] of items.entries()) {
    await expect(barOf(page)).toContainText(`Question ${index + 1} of 8`);
    await expect(next).toBeDisabled();
    await answer(page, item, index % 2 === 0);
    await expect(next).toBeEnabled();
    // The first answer counts.
    if (index === items.findIndex(({ signs }) => signs)) await answer(page, item, index % 2 !== 0);
    // What is still said of this question while the next one is on its way is no answer to that.
    if (index === 0) {
      await next.evaluate((button) => {
        /** @type {HTMLButtonElement} */ (button).click();
        const detail = { question: 0, right: true, choice: 0 };
        document.querySelector("star-step")?.dispatchEvent(new CustomEvent("answer", { detail }));
      });
    } else await next.click();
  }
  const answers = page.getByRole("dialog", { name: "Result" });
  await expect(answers).toContainText("4 of 8 right.");
  await expect(answers.getByRole("listitem")).toHaveCount(8);
  await expect(answers.locator(".right")).toHaveCount(4);
  await expect(answers.getByRole("listitem").nth(1)).toContainText(/Not quite\.\s*Chosen: .*Right: /s);
  await expect(answers.getByRole("link")).toHaveCount(4);
  await expectAccessible(page);
  // Only whoever has read what is in it saves it.
  await expect(answers.getByRole("button", { name: "Save it" })).toBeHidden();
  await answers.getByRole("button", { name: "Save as a file…" }).click();
  await expect(answers).toContainText("It has no name and no date");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    answers.getByRole("button", { name: "Save it" }).click(),
  ]);
  const buffer = await readFile(await download.path());
  expect(JSON.parse(String(buffer)).right).toBe(4);
  // What is no result loses nothing.
  const file = (/** @type {string} */ name, /** @type {Buffer} */ buffer) => ({
    name,
    mimeType: "application/json",
    buffer,
  });
  await answers.locator("input[type=file]").setInputFiles(file("wrong.json", Buffer.from("{}")));
  await expect(answers.getByRole("status")).toHaveText(
    "wrong.json is not the result of a test: “starstepTest” is missing or wrong.",
  );
  await expect(answers.getByRole("listitem")).toHaveCount(8);
  // The lessons are named once their titles have come.
  const first = answers.getByRole("link").first();
  await expect(first).toHaveText(/^Back to lesson \d+: /);
  const said = await answers.getByRole("list").innerText();
  await answers.locator("input[type=file]").setInputFiles(file("right.json", buffer));
  await expect(answers).toContainText("This file: 4 of 8 right");
  await expect.poll(() => answers.getByRole("list").innerText()).toBe(said);
  await answers.getByRole("link", { name: /^Back to lesson 5: The goal is in sight/ }).click();
  await expect(answers).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "The goal is in sight" })).toBeVisible();
  await barOf(page).getByRole("button", { name: "Show the answers" }).click();
  await expect(answers).toContainText("4 of 8 right.");
  // Another test is the other form of this one.
  await answers.getByRole("button", { name: "Other questions" }).click();
  await expect(barOf(page)).toContainText("Question 1 of 8");
  const seeds = await page.evaluate(() => [
    JSON.parse(sessionStorage["starstep.quiz"]).seed,
    JSON.parse(localStorage["starstep.test"])[0].seed,
  ]);
  expect(Math.floor(seeds[0] / 2)).toBe(Math.floor(seeds[1] / 2));
  expect(seeds[0]).not.toBe(seeds[1]);
  await barOf(page).getByRole("button", { name: "End the test" }).click();
  await expect(barOf(page)).toHaveCount(0);
  expect(typeof before).toBe("string");
  await expect(page.getByRole("button", { name: "Step forward" })).toBeVisible();
});
