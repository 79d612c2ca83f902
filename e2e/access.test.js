import { violationsIn } from "./axe.js";
import { boardOf, expect, mapFile, open, openAll, openFile, statusOf, test } from "./page.js";
import { paired } from "./sampled.js";

for (const [colorScheme, width] of paired(/** @type {const} */ (["light", "dark"]), [320, 1440])) {
  test(`no violations that axe can find: ${colorScheme}, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await openAll(page, async (tab) => {
      const violations = await violationsIn(page);
      expect([tab, ...violations]).toEqual([tab]);
      // Who goes from heading to heading does not meet the same one twice.
      const headings = await page.locator("[role=tabpanel]:visible h2").allTextContents();
      expect(headings).toEqual([...new Set(headings)]);
    });
  });
}

test("no violations that axe can find in the Share dialog", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link", exact: true })).not.toBeEmpty();
  // The preview is inert: nobody gets into it.
  expect(await page.locator("dialog .preview").evaluate((preview) => /** @type {HTMLElement} */ (preview).inert)).toBe(
    true,
  );
  expect(await violationsIn(page, { include: ["dialog"], exclude: ["dialog .preview"] })).toEqual([]);
});

test("what is read on a button is in its name, for those who speak it", async ({ page }) => {
  await open(page);
  for (const name of [undefined, "Learn", "Share", "Check my A*"]) {
    if (name) await page.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog");
    if (name) await expect(dialog.getByRole("button").nth(1)).toBeVisible();
    if (name === "Learn") await expect(dialog.getByRole("button", { name: /^1\. / })).toBeVisible();
    const violations = await violationsIn(page, { rules: ["label-content-name-mismatch"] });
    expect([name, ...violations]).toEqual([name]);
    if (name) await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("everything is done with the keyboard alone", async ({ page }) => {
  await open(page);
  await openFile(page, mapFile("s.......g\n........."));
  const board = boardOf(page);
  for (let i = 0; i < 60 && !(await isFocused(board)); i++) await page.keyboard.press("Shift+Tab");
  await expect(board).toBeFocused();

  // The cursor begins at the start of the first board and is clamped to this one.
  for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowLeft");
  for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowUp");
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Cell 4, 0: free", { exact: false })).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cell 4, 0: wall", { exact: false })).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(statusOf(page)).toHaveText("There is no path: the open list is empty.");
  await page.keyboard.press("Control+z");
  await expect(statusOf(page)).toHaveText(/^Path found/);

  await page.keyboard.press("Home");
  await expect(statusOf(page)).toHaveText(/^Paused at step 0/);
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await page.keyboard.press(",");
  await expect(statusOf(page)).toHaveText(/^Paused at step 1 of/);
  await page.keyboard.press("End");
  await expect(statusOf(page)).toHaveText(/^Path found/);

  // Slowly enough to be seen playing.
  await page.locator("star-step").evaluate((star) => star.setAttribute("speed", "2"));
  const play = page.getByRole("button", { name: "Play", exact: true });
  for (let i = 0; i < 40 && !(await isFocused(play)); i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(play).toBeVisible();
});

/** @param {import("@playwright/test").Locator} locator */
const isFocused = (locator) =>
  locator.evaluate((element) => /** @type {ShadowRoot} */ (element.getRootNode()).activeElement === element);

test("keys are left alone while the element has no focus", async ({ page }) => {
  await open(page);
  await page.locator("h1").click();
  await page.keyboard.press("Home");
  await page.keyboard.press(",");
  await expect(statusOf(page)).toHaveText(/^Path found/);
});

test("nothing is wider than a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/?lang=en", "/?lang=en&scenario=ties", "/?lang=en&scenario=tour-9-your-own-board"]) {
    await open(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test("nothing moves while it plays", async ({ page }) => {
  await open(page);
  // They come a little later than the rest.
  await expect(page.getByRole("heading", { name: /^Left in the open list/ })).toBeVisible();
  await expect(page.locator("[data-mark=opened]")).toBeVisible();
  const places = () =>
    page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector("star-step")?.shadowRoot);
      return [...root.querySelectorAll("button, input, select, canvas")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
    });
  const before = await places();
  await page.getByRole("button", { name: "To start" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused at step 0/);
  expect(await places()).toEqual(before);
  await page.getByRole("slider", { name: "Step" }).fill("99");
  await expect(statusOf(page)).toHaveText(/^Paused at step 99/);
  expect(await places()).toEqual(before);
});
