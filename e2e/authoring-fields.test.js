// What a lesson can have besides texts: boards from a seed, more ways, a program to paste, locks, an order, a beginning.

import { begin, button, form, saved, text } from "./author.js";
import { drag, expect, expectAtRest, open, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

const field = (/** @type {Page} */ page, /** @type {string} */ name) => form(page).getByLabel(name, { exact: true });
const mapOf = (/** @type {Page} */ page) =>
  page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).solver?.toMap() ?? "");

/** Begins a lesson that lacks nothing. @param {Page} page */
async function beginNamed(page) {
  await open(page);
  await begin(page);
  await text(page, "Title").fill("Around the wall");
  await text(page, "Summary").fill("A path.");
  await expect(form(page)).toContainText("Complete");
}

test("a board is made from a seed, again with each number and setting, until it is drawn on", async ({ page }) => {
  await beginNamed(page);
  const drawn = await mapOf(page);
  await form(page).getByText("Board from a seed", { exact: true }).click();
  await field(page, "Make the board from a seed").check();
  await expect.poll(() => mapOf(page)).not.toBe(drawn);
  await field(page, "Columns").fill("9");
  await field(page, "Rows").fill("6");
  await expect.poll(() => mapOf(page)).toMatch(/height 6\nwidth 9/);
  const first = await mapOf(page);
  await field(page, "Seed").fill("77");
  await expect.poll(() => mapOf(page)).not.toBe(first);
  // What cannot be made is said where it is, and the board stays.
  const second = await mapOf(page);
  await field(page, "Share of walls (0 to 0.9)").fill("2");
  await field(page, "Seed").focus();
  await expect(field(page, "Share of walls (0 to 0.9)")).toHaveAccessibleDescription(/0 to 0\.9/);
  await expectAtRest(page, () => mapOf(page)).toBe(second);
  await field(page, "Share of walls (0 to 0.9)").fill("0.3");
  await field(page, "At least this many steps to the goal (may be empty)").fill("12");
  await expect.poll(() => mapOf(page)).not.toBe(second);
  await expect
    .poll(() => page.evaluate(() => Number(document.querySelector("star-step")?.solver?.length)))
    .toBeGreaterThanOrEqual(12);
  await page.locator("star-step .settings").getByLabel("Diagonal moves").selectOption("never");
  await expect(form(page)).toContainText("Complete");
  const { map } = JSON.parse((await saved(page)).text);
  expect(map).toEqual({ random: { width: 9, height: 6, walls: 0.3, seed: 77, steps: [12, 1600] } });
  // Readers get just this board.
  const before = await mapOf(page);
  await button(page, "Try it").click();
  await expect(page.locator("star-step [part=scenario]")).toBeVisible();
  await expectAtRest(page, () => mapOf(page)).toBe(before);
  await button(page, "Back to writing").click();
  await expect(field(page, "Seed")).toHaveValue("77");
  await drag(page, [
    [4, 1],
    [4, 2],
  ]);
  await expect(form(page)).toContainText("The board was changed by hand: now the lesson has it as it is.");
  await expect(field(page, "Make the board from a seed")).not.toBeChecked();
  const asDrawn = JSON.parse((await saved(page)).text);
  expect(`${asDrawn.map.join("\n")}\n`).toBe(await mapOf(page));
  // Ticked again, it is made from what was written.
  await field(page, "Make the board from a seed").check();
  await expect.poll(() => mapOf(page)).toBe(before);
});

test("ways, questions, answers and captions are added and put in order, and texts are previewed", async ({ page }) => {
  await beginNamed(page);
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(5));
  await button(page, "Caption at step 5").click();
  await page.keyboard.type("Took {cell}, ");
  await expect(form(page).locator(".captions .preview")).toHaveText(/^Took \(\d+,\s\d+\),\s*$/);
  // While it is written, at once.
  await page.keyboard.type("f is {f}");
  await expect(form(page).locator(".captions .preview")).toHaveText(/^Took \(\d+,\s\d+\), f is \d+$/);
  await button(page, "Caption at step 5").click();
  await page.keyboard.type("Second");
  await button(page, "Move up: Caption 2").click();
  await expect(text(page, "Caption 1")).toHaveValue("Second");
  await expect(text(page, "Caption 1")).toBeFocused();
  await form(page).locator(".captions").getByText("More", { exact: true }).first().click();
  await field(page, "Cells outlined on the board, as (column, row) from 0").first().fill("(1, 2) (3, 2)");
  await field(page, "Draw the straightest path, walls ignored, from which h comes").first().check();

  await field(page, "Compare with another kind of search").check();
  await text(page, "Its name").fill("Greedy");
  await button(page, "Another search").click();
  await page.keyboard.type("Dijkstra");
  await form(page).locator(".variants").getByLabel("Value").selectOption("dijkstra");
  await button(page, "Another search").click();
  await page.keyboard.type("Both");
  await button(page, "Move up: Search 2").click();
  await expect(form(page).locator(".variants").getByRole("textbox", { name: "Its name" }).first()).toHaveValue("Both");

  // Numbers of one of them must not become those of another one.
  await text(page, "Summary").fill("{variant2.expanded} expansions.");
  await button(page, "Move up: Search 2").click();
  await expect(form(page)).toContainText("Texts have numbers of these searches");
  await button(page, "Delete: Search 1").click();
  await expect(form(page).locator(".variants > li")).toHaveCount(2);
  await text(page, "Summary").fill("A path.");

  await button(page, "Question at step 5").click();
  await page.keyboard.type("Write A*.");
  await field(page, "Answered by").selectOption("paste");
  await field(page, "Say what is right").selectOption("cost");
  await button(page, "Question at step 5").click();
  await page.keyboard.type("Now run it.");
  await field(page, "Answered by").nth(1).selectOption("program");
  await field(page, "Say what is right").nth(1).selectOption("order");
  await field(page, "On so many boards").fill("9");
  await field(page, "In the editor at first").selectOption("own");
  await field(page, "Python").fill("def astar():\n    pass");
  await button(page, "Question at step 5").click();
  await page.keyboard.type("And mend it.");
  await field(page, "Answered by").nth(2).selectOption("cure");
  await field(page, "The mistake").selectOption({ label: "h is twice the distance" });
  await button(page, "Question at step 5").click();
  await page.keyboard.type("Which?");
  for (const part of ["Answer 1", "Answer 2"]) await text(page, part).fill(part);
  for (const why of await form(page).getByRole("textbox", { name: "What is said about it" }).all()) await why.fill("W");
  await button(page, "Move down: Answer 1").click();
  for (const number of [4, 3, 2]) await button(page, `Move up: Question ${number}`).click();
  await expect(form(page)).toContainText("Complete");

  const lesson = JSON.parse((await saved(page)).text);
  expect(lesson.captions).toEqual([
    {
      at: { step: 5 },
      text: "Second",
      marks: [
        [1, 2],
        [3, 2],
      ],
      draws: "estimate",
    },
    { at: { step: 5 }, text: "Took {cell}, f is {f}" },
  ]);
  expect(lesson.compare.title).toBe("Greedy");
  expect(lesson.variants.map((/** @type {{ title: string }} */ { title }) => title)).toEqual(["Both", "Dijkstra"]);
  expect(lesson.variants[1].options).toEqual({ algorithm: "dijkstra" });
  const choice = (/** @type {string} */ name, /** @type {boolean} */ right) => ({ text: name, right, why: "W" });
  expect(lesson.questions).toEqual([
    { at: { step: 5 }, text: "Which?", choices: [choice("Answer 2", false), choice("Answer 1", true)] },
    { at: { step: 5 }, text: "Write A*.", ask: "paste", grade: "cost" },
    {
      ...{ at: { step: 5 }, text: "Now run it.", ask: "program", grade: "order", boards: 9 },
      begin: { python: ["def astar():", "    pass"] },
    },
    { at: { step: 5 }, text: "And mend it.", ask: "cure", bug: "h-doubled" },
  ]);
});

test("what readers can use, where it begins and how it plays is in the file, and holds when it is tried", async ({
  page,
}) => {
  await beginNamed(page);
  await page.evaluate(() => /** @type {StarStep} */ (document.querySelector("star-step")).seek(7));
  await form(page).getByText("What readers can see and use", { exact: true }).click();
  await field(page, "Numbers in the cells").selectOption("none");
  await field(page, "to hide the path").check();
  await field(page, "draw walls and open other boards").uncheck();
  await field(page, "Weight").selectOption("hidden");
  await field(page, "Algorithm").last().selectOption("locked");
  await form(page).getByText("How it plays", { exact: true }).click();
  await field(page, "Begins").selectOption("step");
  await field(page, "Playing pauses").selectOption("goal-opened");
  await field(page, "A table with the time of day in each cell of the path").check();
  await field(page, "Sets out at").fill("06:20:05");
  await field(page, "Seconds for a straight move").fill("2.5");
  await field(page, "It plays somebody else’s text as written").check();
  await expect(form(page)).toContainText("Complete");
  const lesson = JSON.parse((await saved(page)).text);
  const { show, ...controls } = lesson.controls;
  expect(controls).toEqual({ lock: ["wall", "algorithm"], sights: ["path"], numbers: "none" });
  expect(show).toContain("algorithm");
  expect(show).not.toContain("weight");
  const { start, end, walk, original } = lesson;
  expect({ start, end, walk, original }).toEqual({
    start: 7,
    end: "goal-opened",
    walk: { from: "06:20:05", secondsPerMove: 2.5 },
    original: true,
  });
  await button(page, "Try it").click();
  await expect(page.locator("star-step [part=scenario]")).toBeVisible();
  const inLesson = page.locator("star-step");
  await expect(inLesson.getByLabel("Algorithm", { exact: true })).toBeDisabled();
  await expect(inLesson.getByLabel("Weight", { exact: true })).toHaveCount(0);
  await expectAtRest(page, () => page.evaluate(() => document.querySelector("star-step")?.solver?.position)).toBe(7);
  await button(page, "Back to writing").click();
  // Everything can be taken back.
  await form(page).getByText("What readers can see and use", { exact: true }).click();
  await field(page, "Numbers in the cells").selectOption("all");
  await field(page, "to hide the path").uncheck();
  await field(page, "draw walls and open other boards").check();
  await field(page, "Weight").selectOption("free");
  await field(page, "Algorithm").last().selectOption("free");
  const again = JSON.parse((await saved(page)).text);
  expect(again.controls).toBeUndefined();
});
