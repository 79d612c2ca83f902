import { boardOf, expect, open, pointOf, savedMap, test } from "./page.js";

/** The rows of the board as it would be saved. @param {import("@playwright/test").Page} page */
const rows = async (page) => (await savedMap(page)).split("map\n")[1].trim().split("\n");

test("the wheel zooms around the pointer, and painting still meets the cell under it", async ({ page }) => {
  await open(page);
  const fit = page.getByRole("button", { name: "Fit" });
  await expect(fit).toBeDisabled();
  const { x, y } = await pointOf(page, 25, 15);
  await page.mouse.move(x, y);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -120);
  await expect(fit).toBeEnabled();
  expect((await rows(page))[15][25]).toBe("@");
  await page.mouse.click(x, y);
  await expect.poll(async () => (await rows(page))[15][25]).toBe(".");
  await fit.click();
  await expect(fit).toBeDisabled();
});

test("buttons and keys zoom, the middle button pans, the cursor stays in view", async ({ page }) => {
  await open(page);
  const out = page.getByRole("button", { name: "Zoom out" });
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(out).toBeEnabled();
  await boardOf(page).focus();
  await page.keyboard.press("0");
  await expect(out).toBeDisabled();
  for (let i = 0; i < 5; i++) await page.keyboard.press("+");
  await expect(out).toBeEnabled();
  const before = await boardOf(page).screenshot();
  const { x, y } = await pointOf(page, 20, 12);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(x - 200, y - 100, { steps: 4 });
  await page.mouse.up({ button: "middle" });
  await expect.poll(async () => before.equals(await boardOf(page).screenshot())).toBe(false);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  for (let i = 0; i < 9; i++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await rows(page))[12][39]).toBe("@");
});

test("in an article the wheel scrolls the page, not the board", async ({ page }) => {
  await open(page, "/examples/embed.html");
  await page.setViewportSize({ width: 800, height: 500 });
  const box = await boardOf(page).boundingBox();
  if (!box) throw new Error("The board is not shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});
