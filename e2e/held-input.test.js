// What a reader does to a board before the part that answers is loaded.

import { boardOf, expect, expectAtRest, frames, hold, arrive as open, plain, SOURCES, test } from "./page.js";
import { inTurn } from "./sampled.js";

// Where parts have their own names.
test.use({ baseURL: SOURCES });

const PART = "**/board-input.js";

/** The byte of a cell, as scripts see it. @param {import("@playwright/test").Page} page @param {number} x @param {number} y */
const cellOf = (page, x, y) =>
  page.evaluate(
    ([x, y]) =>
      /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step")).solver?.cell(x, y),
    [x, y],
  );

/** A board on which cells are large, in a page whose part is held back. @param {import("@playwright/test").Page} page */
async function openHeld(page) {
  const letGo = await hold(page, PART);
  await open(page);
  await page.evaluate(() =>
    /** @type {import("../www/star-step.js").StarStep} */ (document.querySelector("star-step")).load(
      `height 4\nwidth 6\nmap\n${["s.....", "......", "......", ".....g"].join("\n")}`,
    ),
  );
  await expect(boardOf(page)).toHaveAccessibleName("Board, 6 by 4");
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (
    await boardOf(page).boundingBox()
  );
  const size = Math.min(box.width / 6, box.height / 4);
  const left = box.x + Math.min(2, (box.width - 6 * size) / 2);
  const top = box.y + Math.min(2, (box.height - 4 * size) / 2);
  /** The middle of a cell. @param {number} x @param {number} y @returns {[number, number]} */
  const at = (x, y) => [left + (x + 0.5) * size, top + (y + 0.5) * size];
  return { letGo, at };
}

test("clicks and strokes are drawn once there is what draws them, where the reader saw them, and have an end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const { letGo, at } = await openHeld(page);
  await page.mouse.click(...at(5, 0));
  await page.mouse.move(...at(3, 2));
  await page.mouse.down();
  await page.mouse.move(...at(5, 2), { steps: 4 });
  await page.mouse.up();
  await expectAtRest(page, () => cellOf(page, 5, 0)).toBe(0);
  const [first, second] = [at(1, 1), at(2, 1)];
  await page.mouse.move(...first);
  await page.mouse.down();
  await page.mouse.move(...second);
  // Released beside the board.
  await page.mouse.move(second[0], 5);
  await page.mouse.up();
  // The page has been scrolled since.
  await page.evaluate(() => scrollTo(0, 80));
  await expectAtRest(page, () => page.evaluate(() => scrollY)).toBe(80);
  letGo();
  await expect.poll(async () => [await cellOf(page, 1, 1), await cellOf(page, 2, 1)]).toEqual([255, 255]);
  await expectAtRest(page, async () => [await cellOf(page, 1, 2), await cellOf(page, 2, 2)]).toEqual([0, 0]);
  await expectAtRest(page, async () => [
    await cellOf(page, 5, 0),
    await cellOf(page, 3, 2),
    await cellOf(page, 5, 2),
  ]).toEqual([255, 255, 255]);
  // A mouse that only passes by draws nothing.
  const above = (/** @type {[number, number]} */ [x, y]) => /** @type {[number, number]} */ ([x, y - 80]);
  await page.mouse.move(...above(at(2, 3)));
  await page.mouse.move(...above(at(4, 3)));
  await frames(page, 5);
  await expectAtRest(page, async () => [
    await cellOf(page, 2, 3),
    await cellOf(page, 3, 3),
    await cellOf(page, 4, 3),
  ]).toEqual([0, 0, 0]);
  // Once, and from now on at once.
  await page.mouse.click(...above(at(5, 0)));
  await expect.poll(() => cellOf(page, 5, 0)).toBe(0);
});

test("keys move the cursor and apply the tool once there is what they need; others work at once, and once", async ({
  page,
}) => {
  const { letGo } = await openHeld(page);
  await boardOf(page).focus();
  const slider = page.getByRole("slider", { name: "Step", exact: true });
  const end = Number(await slider.inputValue());
  // From wherever the cursor is to the corner, and one step away from it.
  for (const key of ["Shift+ArrowLeft", "Shift+ArrowUp", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await page.keyboard.press(",");
  await expect(slider).toHaveValue(String(end - 1));
  await expectAtRest(page, () => cellOf(page, 1, 1)).toBe(0);
  letGo();
  await expect.poll(() => cellOf(page, 1, 1)).toBe(255);
  await expect(slider).toHaveValue(String(end - 1));
});

plain("nothing is said until a reader does something that cannot be done", { tag: inTurn(0) }, async ({ page }) => {
  await page.route(PART, (route) => route.abort());
  const asked = page.waitForRequest(PART);
  await page.goto("/?lang=en");
  await asked;
  const status = page.getByRole("status").first();
  await expect(status).toHaveText(/^Path found/);
  await boardOf(page).click();
  await expect(status).toHaveText(/^The part of Starstep that edits the board could not be loaded\./);
});
