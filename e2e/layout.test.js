import { boardOf, expect, open, test } from "./page.js";

/** @param {import("@playwright/test").Page} page */
const scrolls = (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

/** @param {import("@playwright/test").Locator} locator */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

for (const height of [480, 800]) {
  test(`page and element agree on the number of columns at every width, ${height} high`, async ({ page }) => {
    await page.setViewportSize({ width: 880, height });
    await open(page);
    for (let width = 880; width <= 930; width++) {
      await page.setViewportSize({ width, height });
      const board = await boxOf(boardOf(page));
      const side = await boxOf(page.locator("star-step .side .settings"));
      const hasColumns = side.x > board.x + board.width;
      expect([width, hasColumns]).toEqual([width, width >= 900 && height >= 560]);
      expect([width, await scrolls(page)]).toEqual([width, !hasColumns]);
      expect(board.width * board.height, `the board in a window ${width} wide`).toBeGreaterThan(height * 300);
    }
  });
}
