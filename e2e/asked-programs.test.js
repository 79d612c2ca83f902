// A question that is answered by a program: it is written in a dialog, run and checked on boards that nobody has seen, shown where it
// is wrong, kept for the tab, and it goes on with the next question.

import { violationsIn } from "./axe.js";
import { expect, expectAtRest, open, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: "Write A* in twelve lines" });
const editor = (/** @type {Page} */ page) => dialog(page).getByRole("textbox", { name: "Your program", exact: true });
const seen = (/** @type {Page} */ page) => dialog(page).locator(".seen");
const opener = (/** @type {Page} */ page) =>
  page.locator(".question").getByRole("button", { name: "Write the program" });
const check = (/** @type {Page} */ page) =>
  dialog(page)
    .getByRole("button", { name: /^Check it on 40 boards$/ })
    .click();

/** Writes something else in the line that has it. @param {Page} page @param {string} from @param {string} to */
async function change(page, from, to) {
  await editor(page).evaluate(
    (element, [from, to]) => {
      const line = [...element.querySelectorAll(".cm-line")].find(({ textContent }) => textContent?.includes(from));
      if (line) line.textContent = String(line.textContent).replace(from, to);
    },
    [from, to],
  );
  await expect(editor(page)).toContainText(to);
}

test("it is written, shown where it is wrong, mended, and goes on with the next question", { tag: inTurn(0) }, async ({
  page,
}) => {
  await open(page, "/?scenario=write-astar");
  await page.evaluate(() => {
    const kept = /** @type {{ answers?: unknown[] }} */ (window);
    document.querySelector("star-step")?.addEventListener("answer", (event) => {
      kept.answers = [...(kept.answers ?? []), /** @type {CustomEvent} */ (event).detail];
    });
  });
  await opener(page).click();
  await expect(editor(page)).toContainText("open.pop()");
  await expect(dialog(page).getByRole("combobox", { name: "Language of the program" })).toContainText("Python");
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);
  // Keys that are meant for the program are not meant for the board behind it.
  await editor(page).press("End");
  await editor(page).press("ArrowRight");
  await expect.poll(() => page.locator("star-step").evaluate((star) => Object(star).solver.position)).toBe(0);
  await check(page);
  await expect(seen(page)).toHaveText(
    /^Not quite\. It is wrong on \d+ of 40 boards of up to \d+ × \d+ cells\. In Java/,
  );
  const small = dialog(page).locator("article");
  await expect(small).toContainText("Here it does not expand each cell in its turn.");
  await expect(small).toContainText(/Step \d+: you expanded \(\d,\u00a0\d\)/);
  await change(page, "open.pop()", "open.shift()");
  await dialog(page).getByRole("button", { name: "Run it", exact: true }).click();
  await expect(seen(page)).toContainText("seen where line 5 removes them from the open list: open.shift().");
  await expect(dialog(page).getByText("Here it expands each cell in its turn.")).toBeVisible();
  await expect(small).toHaveCount(0);
  await check(page);
  await expect(seen(page)).toHaveText(/^Right\. On 40 boards .* it expands each cell in its turn\. That is breadth-/);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.locator(".question .why").first()).toHaveText(/^Right\. That is breadth-first search\./);
  const answers = await page.evaluate(() => /** @type {any} */ (window).answers);
  expect(answers.map((/** @type {any} */ { kind, right, question }) => [kind, right, question])).toEqual([
    ["program", false, 0],
    ["program", true, 0],
  ]);
  // The next one goes on with it, and what was written is there when the page has been left.
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator(".question")).toContainText("It counts moves, and mud does not count.");
  await opener(page).click();
  await expect(editor(page)).toContainText("open.shift()");
  await change(page, "g + 1", "g + 10 + grid[ny][nx]");
  await page.reload();
  await opener(page).click();
  await expect(editor(page)).toContainText("open.shift()");
  await expect(editor(page)).toContainText("g + 1;");
});
