import { violationsIn } from "./axe.js";
import { boardOf, expect, expectAtRest, frames, mapFile, open, openAll, openFile, statusOf, test } from "./page.js";
import { paired, sampled } from "./sampled.js";

/** How much wider the page is than its window. @param {import("@playwright/test").Page} page */
const overflowOf = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is beside the board. */
const RAIL = { include: [{ fromShadowDom: ["star-step", ".rail"] }] };

test("axe finds no violations in the tabs", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const looks = paired(/** @type {const} */ (["light", "dark"]), [320, 1440]);
  const seen = new Set();
  // All of the page is looked at with the first tab, and another one where it is.
  const looked = [0, ...sampled([1, 2, 3], 1)];
  await openAll(page, async (tab) => {
    const [colorScheme, width] = looks[seen.size % looks.length];
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await frames(page, 2);
    if (looked.includes(seen.size)) {
      const violations = await violationsIn(page, seen.size === 0 ? {} : RAIL);
      expect([tab, colorScheme, width, ...violations]).toEqual([tab, colorScheme, width]);
    }
    seen.add(tab);
    // What lies open over the board would cover the tabs of a narrow window.
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  expect(seen.size).toBe(4);
});

test("in no tab is a heading there twice, or anything wider than a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await open(page);
  const seen = new Set();
  await openAll(page, async (tab) => {
    await expect.poll(() => overflowOf(page), tab).toBe(0);
    // Who goes from heading to heading does not meet the same one twice.
    const headings = await page.locator("[role=tabpanel]:visible h2").allTextContents();
    expect(headings).toEqual([...new Set(headings)]);
    seen.add(tab);
  });
  expect(seen.size).toBe(4);
});

test("what is read on a button is in its name, also in dialogs, and axe finds nothing in the Share dialog", async ({
  page,
}) => {
  await open(page);
  for (const name of [undefined, "Learn", "Share", "Check my A*"]) {
    if (name) await page.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog");
    if (name) await expect(dialog.getByRole("button").nth(1)).toBeVisible();
    if (name === "Learn") await expect(dialog.getByRole("button", { name: /^1\. / })).toBeVisible();
    const violations = await violationsIn(page, { rules: ["label-content-name-mismatch"] });
    expect([name, ...violations]).toEqual([name]);
    if (name === "Share") {
      await expect(page.getByRole("textbox", { name: "Link", exact: true })).not.toBeEmpty();
      // A link, a picture and two ways to embed it, and no picture of another board.
      for (const kind of ["Frame (iframe)", "Element", "Markdown"]) {
        await dialog.getByRole("radio", { name: kind }).check();
        const texts = dialog.getByRole("textbox");
        await expect(texts).toHaveCount(2);
        for (const text of await texts.all()) await expect(text).not.toHaveValue(/preview\.png/);
      }
      await dialog.getByRole("radio", { name: "Frame (iframe)" }).check();
      // The preview is inert: nobody gets into it.
      await expect(page.locator("dialog .preview")).toHaveJSProperty("inert", true);
      await expectAtRest(page, () => violationsIn(page, { include: ["dialog"], exclude: ["dialog .preview"] })).toEqual(
        [],
      );
    }
    if (name) await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("everything is done with the keyboard alone, once the element has the focus", async ({ page }) => {
  await open(page);
  await page.locator("h1").click();
  await page.keyboard.press("Home");
  await page.keyboard.press(",");
  await frames(page, 2);
  await expect(statusOf(page)).toHaveText(/^Path found/);
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
