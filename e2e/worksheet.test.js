// The form of a worksheet: the step that is shown, in one's own words, and both ends of the board on the sheet.

import { readFile } from "node:fs/promises";
import { expect, mapFile, open, openFile, test } from "./page.js";

/** @param {import("@playwright/test").Page} page */
async function openSheet(page) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: "Worksheet" }).click();
  await expect(dialog.locator(".pages svg")).toHaveCount(2);
  return { dialog, task: dialog.locator(".pages svg").first(), solutions: dialog.locator(".pages svg").last() };
}

/** What a button has the browser save. @param {import("@playwright/test").Page} page @param {import("@playwright/test").Locator} button */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** @param {import("@playwright/test").Page} page @param {number} step */
const seek = (page, step) =>
  page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), step);

test("the sheet is of the step that is shown, and printed on two pages and nothing else; or it says why it is of another step", async ({
  page,
}) => {
  await open(page);
  await seek(page, 20);
  const { dialog, task } = await openSheet(page);
  await expect(dialog.getByLabel("At step")).toHaveValue("20");
  await expect(dialog.locator(".note")).toHaveText("");
  // Start and goal are on the sheet, far apart as they are.
  await expect(task).toContainText("see the numbers at the edge");
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }));
  await dialog.getByRole("button", { name: "Print…" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  const seen = await page.evaluate(() =>
    Array.from(document.body.children, (child) => [child.className, child.getClientRects().length > 0]).filter(
      ([, isSeen]) => isSeen,
    ),
  );
  expect(seen).toEqual([["take-print", true]]);
  const pdf = await page.pdf({ format: "A4", printBackground: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".take-print")).toHaveCount(0);
  const { name, bytes } = await saved(page, dialog.getByRole("button", { name: "Download both pages (HTML)" }));
  expect(name).toMatch(/worksheet-values-20\.html$/);
  expect(bytes.toString().match(/<svg /g)).toHaveLength(2);
  await page.keyboard.press("Escape");

  await seek(page, 9999);
  await openSheet(page);
  const step = Number(await dialog.getByLabel("At step").inputValue());
  expect(step).toBeGreaterThan(20);
  await expect(dialog.locator(".note")).toHaveText(
    new RegExp(`^Step \\d+ has no room on a sheet\\. This is step ${step}, the last that has\\.$`),
  );
  await dialog.getByLabel("At step").fill(String(step + 1));
  await expect(dialog.locator(".note")).toContainText("too far for a sheet of paper");
});

test("title, task, number of cells, points and lines are one's own, and what a sheet cannot decide is not asked", async ({
  page,
}) => {
  await open(page);
  await openFile(page, mapFile("s........\n....@....\n....@...g\n.........\n"));
  await seek(page, 2);
  const { dialog, task, solutions } = await openSheet(page);
  await dialog.getByLabel("What it asks").selectOption("next");
  await dialog.getByLabel("How many cells").fill("3");
  await dialog.getByLabel("Title").fill("Midterm, question 4");
  await dialog.getByLabel("Task", { exact: true }).fill("Which three cells come next, and why?");
  await dialog.getByLabel("Points").fill("6");
  await dialog.getByLabel("Lines to write on").fill("4");
  await expect(task).toContainText("Midterm, question 4");
  await expect(task).toContainText("Which three cells come next, and why?");
  await expect(task).toContainText("/ 6");
  await expect(task).toContainText("3. (____, ____)");
  await expect(task).not.toContainText("4. (____, ____)");
  await expect(solutions).toContainText("Midterm, question 4 (solutions)");
  await expect(task.locator("path[d^='M48 ']")).toHaveCount(4);
  await expect(dialog.locator(".note")).toHaveText("");
  await page.keyboard.press("Escape");

  await page.getByLabel("Algorithm").selectOption("jump-point");
  await seek(page, 1);
  await openSheet(page);
  await dialog.getByLabel("What it asks").selectOption("next");
  await expect(dialog.locator(".note")).toContainText("no room for all the rules of jump point search");
  await expect(dialog.getByRole("button", { name: "Print…" })).toBeDisabled();
});
