// What the page says and shows around the board; tests/page checks that the sentences themselves are true.

import { cheapest } from "../tests/page/cheapest.js";
import {
  boardIn,
  boardOf,
  expect,
  mapFile,
  open,
  openFile,
  openMore,
  openTab,
  searched,
  shownText,
  statusOf,
  test,
} from "./page.js";

/** What precedes the verdict. @param {import("@playwright/test").Page} page */
const mark = (page) =>
  page.locator(".verdict").evaluate((verdict) => getComputedStyle(verdict, "::before").content.replace(/^none$/, ""));

test("the check mark is at a good verdict and nowhere else", async ({ page }) => {
  await open(page);
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  expect(await mark(page)).toContain("✓");
  await openMore(page);
  await page.getByLabel("Weight").fill("-1");
  await page.getByLabel("Weight").blur();
  await expect(statusOf(page)).toHaveText("The option weight was given -1; allowed is a finite number of at least 0.");
  expect(await mark(page)).toBe("");
  await page.getByLabel("Algorithm").selectOption("greedy");
  await expect(shownText(page, /^Not the cheapest: a path of cost 318 exists/)).toBeVisible();
  expect(await mark(page)).toBe("");
  await page.getByLabel("Algorithm").selectOption("astar");
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  expect(await mark(page)).toContain("✓");
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(statusOf(page)).toHaveText(/^Paused/);
  expect(await mark(page)).toBe("");
  await openFile(page, mapFile("s@g"));
  await expect(statusOf(page)).toHaveText(/^There is no path/);
  expect(await mark(page)).toBe("");
});

test("random walls say what the search finds, and nothing else", async ({ page }) => {
  await open(page);
  await openTab(page, "Board");
  await page.locator("details", { hasText: "Size, seed, files" }).locator("summary").click();
  await page.getByLabel("Walls in %").fill("40");
  await page.getByLabel("Diagonal moves").selectOption("always");
  for (let round = 0; round < 8; round++) {
    await page.getByRole("button", { name: "Random walls" }).click();
    const cost = cheapest(await boardIn(page), "always");
    await expect(statusOf(page)).toHaveText(cost === undefined ? /^There is no path/ : /^Path found/);
  }
});

test("a bidirectional search says which side it means", async ({ page }) => {
  await open(page);
  await page.getByLabel("Algorithm").selectOption("bidirectional-astar");
  await searched(page);
  await page.getByRole("slider", { name: "Step", exact: true }).fill("2");
  const narrator = page.locator(".narrator");
  await expect(narrator).toHaveText(
    /^Step 2\. The search from the goal expanded \(\d+,\s\d+\): f (\d+) = g 0 \+ h \1 to the start, its only open cell\. Opened \d cells, improved none\.$/,
  );
  await openFile(page, mapFile("s..@.......g"));
  await expect(statusOf(page)).toHaveText(
    "There is no path: the search from the start has no open cell left, so the other can stop.",
  );
});

test("no line breaks a pair of coordinates apart", async ({ page }) => {
  await open(page);
  await page.getByRole("slider", { name: "Step", exact: true }).fill("1");
  await expect.poll(() => page.locator(".narrator").textContent()).toContain("(7,\u00a012)");
});

test("in Chinese a cell is written in Chinese punctuation", async ({ page }) => {
  await open(page, "/?lang=zh");
  await boardOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".frame .spoken")).toHaveText(
    /^格子 x 8，y 12：.*f \d+ = g \d+ \+ h \d+，父格子 \(7,\s12\)$/,
  );
});

for (const address of ["/?lang=zh", "/embed.html?lang=zh"]) {
  test(`the title is in the reader's language: ${address}`, async ({ page }) => {
    await open(page, address);
    await expect(page).toHaveTitle("Starstep：可以一步一步看的 A*");
    await open(page, address.replace("zh", "en"));
    await expect(page).toHaveTitle("Starstep: A* you can step through");
  });
}

test("Share offers a link, a picture and two ways to embed it, and no picture of another board", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const texts = page.getByRole("dialog").getByRole("textbox");
  await expect(texts).toHaveCount(4);
  for (const text of await texts.all()) expect(await text.inputValue()).not.toContain("preview.png");
});
