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

test("two fingers zoom, and what the first one painted is taken back", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await open(page, "http://127.0.0.1:8123/?lang=en");
  const before = await savedMap(page);
  await boardOf(page).scrollIntoViewIfNeeded();
  const { x, y } = await pointOf(page, 20, 2);
  const session = await context.newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {[number, number][]} points */
  const touch = (type, points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", [[x, y]]);
  await touch("touchStart", [
    [x, y],
    [x + 40, y + 40],
  ]);
  for (let i = 1; i < 8; i++)
    await touch("touchMove", [
      [x - 6 * i, y],
      [x + 40 + 6 * i, y + 40],
    ]);
  await touch("touchEnd", []);
  await expect(page.getByRole("button", { name: "Fit" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  expect(await savedMap(page)).toBe(before);
  await context.close();
});
