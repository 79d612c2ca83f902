// A question about an A* with a mistake: a board is drawn on which it goes wrong, the mistake is named, and mended by a change that is
// chosen, or in the editor.

import { violationsIn } from "./axe.js";
import { boardOf, expect, expectAtRest, open, pointOf, test } from "./page.js";
import { pasteInto } from "./pasted-program.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const question = (/** @type {Page} */ page) => page.locator(".question");
const verdict = (/** @type {Page} */ page) => question(page).locator(".paste > .why:visible");
/** A part of the exercise, by what it asks. @param {Page} page @param {string} name */
const part = (page, name) => question(page).locator("section:visible", { hasText: name });
const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: "Cure it" });
const editor = (/** @type {Page} */ page) => dialog(page).getByRole("textbox", { name: "Your program", exact: true });

test("it goes wrong on a board that is drawn, is named, and mended", { tag: inTurn(2) }, async ({ page }) => {
  await open(page, "/?scenario=cure-it");
  await page.evaluate(() => {
    const kept = /** @type {{ answers?: unknown[] }} */ (window);
    document.querySelector("star-step")?.addEventListener("answer", (event) => {
      kept.answers = [...(kept.answers ?? []), /** @type {CustomEvent} */ (event).detail];
    });
  });
  await expect(verdict(page)).toHaveText(
    "Here its path costs 80, and none costs less. On this board the mistake does not show.",
  );
  await expect(part(page, "What is wrong with it?")).toHaveCount(0);
  await expect(question(page).getByText("def is_wall(x, y):")).toBeVisible();
  // Its path is on the board as long as there is one.
  const onPath = await pointOf(page, 5, 3);
  const clip = { x: onPath.x - 15, y: onPath.y - 15, width: 30, height: 30 };
  const drawn = await page.screenshot({ clip });
  const { x, y } = await pointOf(page, 1, 2);
  await page.mouse.click(x, y);
  await expect(verdict(page)).toHaveText("Here it finds no path. There is one, which costs 80.");
  await expect.poll(async () => drawn.equals(await page.screenshot({ clip }))).toBe(false);
  await expect(boardOf(page)).toBeFocused();
  await expectAtRest(page, () => violationsIn(page)).toEqual([]);

  const names = part(page, "What is wrong with it?");
  await names.getByRole("button", { name: "One of the neighbors is never looked at" }).click();
  await expect(names.locator(".why")).toHaveText(
    /^Not quite\. On the board where it went wrong, a program with that mistake would do something else\.$/,
  );
  await expect(part(page, "Which change mends it?")).toHaveCount(0);
  await names.getByRole("button", { name: "The loop over the neighbors ends at a wall" }).click();
  await expect(names.locator(".why")).toHaveText("Right.");

  const changes = part(page, "Which change mends it?");
  await expect(changes.locator(".change", { hasText: "51 + continue" })).toContainText("51 − break");
  await changes.locator(".change", { hasText: "MOVES" }).click();
  await expect(changes.locator(".why")).toHaveText(
    /^Not quite\. It is wrong on \d+ of 100 boards of up to .* Look at what happens/,
  );
  await expect(changes.getByRole("img")).toBeVisible();

  // The same in the editor, in the language in which it is read.
  await question(page).getByRole("combobox", { name: "Language of the program" }).selectOption("javascript");
  await expect(changes.locator(".change", { hasText: "+ if (isWall(x + dx, y + dy)) continue;" })).toBeVisible();
  await changes.getByRole("button", { name: "Mend it in the editor" }).click();
  await expect(editor(page)).toContainText("const DIAGONAL = 14;");
  const check = dialog(page).getByRole("button", { name: "Check it on 100 boards" });
  await check.click();
  await expect(dialog(page).locator(".seen")).toHaveText(/^Not quite\. It is wrong on \d+ of 100 boards/);
  const lines = await question(page).locator(".listing code").allTextContents();
  const mended = lines.map((line) => line.replace("y + dy)) break;", "y + dy)) continue;"));
  await pasteInto(editor(page), mended.join("\n"));
  await check.click();
  await expect(dialog(page).locator(".seen")).toHaveText(/^Right\. On 100 boards .* it returns a cheapest path/);
  await dialog(page).getByRole("button", { name: "Continue" }).click();
  await expect(changes.locator(".why")).toHaveText(/^Right\. A wall is no reason/);
  await changes.locator(".change", { hasText: "+ if (isWall(x + dx, y + dy)) continue;" }).click();
  await expect(changes.locator(".why")).toHaveText(/^Right\. On 100 boards/);
  // Who looks at another one takes nothing back.
  await changes.locator(".change", { hasText: "MOVES" }).click();
  await expect(changes.locator(".why")).toHaveText(/^Not quite/);
  const answers = await page.evaluate(() => /** @type {any} */ (window).answers);
  expect(answers.map((/** @type {any} */ { kind, right, question }) => [kind, right, question])).toEqual([
    ...[false, false, false, true, true].map((right) => ["cure", right, 0]),
  ]);

  // The next one: who finds no board is shown one.
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(question(page)).toContainText("there are cells that it never enters");
  await expect(question(page).getByRole("combobox", { name: "Language of the program" })).toHaveValue("javascript");
  await question(page).getByRole("button", { name: "Show me such a board" }).click();
  await expect(question(page).locator(".shown:visible").first()).toContainText(
    /Here (it finds no path|its path costs)/,
  );
  await expect(part(page, "What is wrong with it?")).toBeVisible();
});
