import { boardOf, expect, open, statusOf, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const narratorOf = (page) => page.locator(".narrator");
/** @param {Page} page */
const stepOf = (page) => page.getByRole("slider", { name: "Step" });
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
/** The line that is marked. @param {Page} page */
const lineOf = (page) => page.locator(".code [aria-current]");

/** @param {Page} page @param {string} label */
const choose = (page, label) => page.getByRole("combobox", { name: "Step size" }).selectOption({ label });

test("a step can be one neighbor, forward and back, and the code follows, which can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await page.getByRole("tab", { name: "Why" }).click();
  await press(page, "To start");
  await expect(lineOf(page)).toHaveText("put the start into the open list");
  await press(page, "Step forward");
  await expect(lineOf(page)).toHaveText("expand the open cell with the smallest f");
  await choose(page, "one neighbor");
  await press(page, "Step forward");
  // First it takes its cell, which is no open cell any more.
  await expect(narratorOf(page)).toHaveText(/^Step 2\. Expanded \(8,\s11\): .+ the smallest f of 8\b[^.]*\.$/);
  await expect(lineOf(page)).toHaveText("expand the open cell with the smallest f");
  await expect(page.locator(".truth")).toContainText("2 expanded, 7 waiting.");
  await expect(page.getByRole("heading", { name: "In line before step 2 (8)" })).toBeVisible();
  await press(page, "Step forward");
  await expect(narratorOf(page)).toHaveText(/^Step 2, neighbor 1 of 8: \(7,\s10\) is new\. Via \(8,\s11\) /);
  await expect(lineOf(page)).toHaveText("f ← g + h; put it into the open list");
  await expect(page.locator(".truth")).toContainText("2 expanded, 8 waiting.");
  // Counter, slider and status line say which step that is in.
  await expect(stepOf(page)).toHaveValue("2");
  await expect(page.locator(".counter")).toHaveText("2 / 164");
  await expect(statusOf(page)).toHaveText("In the middle of step 2 of 164.");
  for (let index = 2; index <= 8; index++) await press(page, "Step forward");
  await expect(narratorOf(page)).toHaveText(/^Step 2, neighbor 8 of 8: /);
  await press(page, "Step forward");
  await expect(narratorOf(page)).toHaveText(/^Step 3\. Expanded/);
  await expect(statusOf(page)).toHaveText("In the middle of step 3 of 164.");
  await press(page, "Step back");
  await expect(narratorOf(page)).toHaveText(/^Step 2, neighbor 8 of 8: /);
  for (let index = 7; index >= 1; index--) await press(page, "Step back");
  await expect(narratorOf(page)).toHaveText(/^Step 2, neighbor 1 of 8: /);
  await press(page, "Step back");
  await expect(narratorOf(page)).toHaveText(/^Step 2\. Expanded/);
  await press(page, "Step back");
  await expect(narratorOf(page)).toHaveText(/^Step 1, neighbor 8 of 8: /);
  await expect(statusOf(page)).toHaveText("In the middle of step 1 of 164.");

  // The code can be copied as it is, and its spelling is remembered.
  await press(page, "To end");
  await page.locator("star-step .code summary").click();
  const spelling = page.getByRole("combobox", { name: "Written in" });
  await spelling.selectOption("JavaScript");
  await expect(lineOf(page)).toHaveText(/^if \(current === goal\)/);
  await expect(page.locator(".why-tab .values span")).toHaveText([
    "current = (33, 9)",
    "g.get(current) = 318",
    "h = 0",
    "f = 318",
  ]);
  // Before the end, it is at a neighbor.
  await press(page, "Step back");
  await expect(narratorOf(page)).toHaveText(/^Step 163, neighbor 8 of 8: \(\d+,\s\d+\)/);
  const [, x, y] = /: \((\d+),\s(\d+)\)/.exec(String(await narratorOf(page).textContent())) ?? [];
  await expect(page.locator(".why-tab .values span", { hasText: /^cell = / })).toHaveText(`cell = (${x}, ${y})`);
  await press(page, "To end");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  /** @type {string[]} */
  const printed = [];
  new Function("console", text)({ log: (/** @type {unknown[]} */ ...values) => printed.push(values.join(" ")) });
  expect(printed.length).toBe(165);
  expect(printed[163]).toBe("33 9 318 0 318");
  expect(printed[164]).toMatch(/^path: \(7, 12\) .* \(33, 9\)$/);
  await page.reload();
  await page.getByRole("tab", { name: "Why" }).click();
  await expect(spelling).toHaveValue("javascript");
  await page.getByRole("combobox", { name: "Algorithm" }).selectOption({ label: "jump point search" });
  await expect(page.getByText("There is no program for this algorithm here, only plain words.")).toBeVisible();
});

test("keys go one layer, and to what happens to the selected cell; the slider has room beside that", async ({
  page,
}) => {
  await open(page);
  await press(page, "To start");
  await choose(page, "one f value");
  await boardOf(page).focus();
  const f = async () => Number(/f ([\d,]+) =/.exec(String(await narratorOf(page).textContent()))?.[1]);
  await page.keyboard.press(".");
  await expect(narratorOf(page)).not.toHaveText(/^Step 0/);
  await expect.poll(f).toBe(272);
  const end = Number(await stepOf(page).inputValue());
  await page.keyboard.press(".");
  await expect.poll(f).toBeGreaterThan(272);
  await page.keyboard.press(",");
  await expect(stepOf(page)).toHaveValue(String(end));
  await page.keyboard.press(",");
  await expect(stepOf(page)).toHaveValue("0");

  await choose(page, "to the selected cell");
  await press(page, "Step forward");
  await expect(statusOf(page)).toHaveText(/^Point at a cell first;/);
  // The keyboard's cursor begins at the start, which is open before the first step and taken by it.
  await boardOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(".");
  await expect(narratorOf(page)).toHaveText(/^Step 1\. Expanded \(7,\s12\)/);
  await page.keyboard.press(".");
  await expect(narratorOf(page)).toHaveText(/^Step \d+\. Expanded \(8,\s12\)/);
  await page.keyboard.press(".");
  await expect(statusOf(page)).toHaveText(/^After this step, \(8,\s12\) is not opened, improved or closed\.$/);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [740, 360],
    [768, 1024],
    [900, 700],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const box = await page.getByRole("slider", { name: "Step" }).boundingBox();
    expect(box?.width, `${width} × ${height}`).toBeGreaterThan(90);
  }
});
