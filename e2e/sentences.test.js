// What the page says and shows around the board; tests/page checks that the sentences themselves are true.

import { cheapest } from "../tests/page/cheapest.js";
import { boardIn, expect, mapFile, open, openFile, openMore, openTab, shownText, statusOf, test } from "./page.js";

/** What precedes the verdict. @param {import("@playwright/test").Page} page */
const mark = (page) =>
  page.locator(".verdict").evaluate((verdict) => getComputedStyle(verdict, "::before").content.replace(/^none$/, ""));

test("the page says what the search found, with the check mark at a good verdict and nowhere else", async ({
  page,
}) => {
  await open(page);
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  await expect.poll(() => mark(page)).toContain("✓");
  await openMore(page);
  await page.getByLabel("Weight").fill("-1");
  await page.getByLabel("Weight").blur();
  await expect(statusOf(page)).toHaveText("The option weight was given -1; allowed is a finite number of at least 0.");
  await expect.poll(() => mark(page)).toBe("");
  await page.getByLabel("Algorithm").selectOption("greedy");
  await expect(shownText(page, /^Not the cheapest: a path of cost 318 exists/)).toBeVisible();
  await expect.poll(() => mark(page)).toBe("");
  await page.getByLabel("Algorithm").selectOption("astar");
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  await expect.poll(() => mark(page)).toContain("✓");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused/);
  // No line breaks a pair of coordinates apart.
  await expect.poll(() => page.locator(".narrator").textContent()).toMatch(/\(\d+,\u00a0\d+\)/);
  await expect.poll(() => mark(page)).toBe("");
  await openFile(page, mapFile("s@g"));
  await expect(statusOf(page)).toHaveText(/^There is no path/);
  await expect.poll(() => mark(page)).toBe("");
  // Random walls say what the search finds, and nothing else.
  await openTab(page, "Board");
  await page.getByLabel("Walls in %").fill("40");
  await page.getByLabel("Diagonal moves").selectOption("always");
  for (let round = 0; round < 3; round++) {
    await page.getByRole("button", { name: "Random walls" }).click();
    const cost = cheapest(await boardIn(page), "always");
    await expect(statusOf(page)).toHaveText(cost === undefined ? /^There is no path/ : /^Path found/);
  }
});
