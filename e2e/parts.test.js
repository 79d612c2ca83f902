// The built page loads what it shows right away, and other languages and scenarios on demand.

import { expect, SHIPPED, statusOf, plain as test } from "./page.js";

// Its cache would answer instead of the network.
test.use({ serviceWorkers: "block" });

/** The scripts that a page has requested, as they come. @param {import("@playwright/test").Page} page */
function scriptsOf(page) {
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on("request", (request) => request.url().endsWith(".js") && scripts.add(new URL(request.url()).pathname));
  return scripts;
}

test("a language and the scenarios come on demand, and the picture for visitors without a board to nobody else", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  /** @type {string[]} */
  const pictures = [];
  page.on("request", (request) => request.resourceType() === "image" && pictures.push(new URL(request.url()).pathname));
  await page.goto(`${SHIPPED}/?lang=en`);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  // The tab Why comes a little later than the rest, and what marks neighbors later still.
  await expect(page.locator("star-step .legend [data-mark=opened]")).toBeVisible();
  // And what comes when the page is idle, the last of which tells of the cell expanded last.
  await expect(page.locator("star-step .ask .answer p").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const atFirst = scripts.size;
  expect(pictures.filter((path) => path !== "/icon.svg")).toEqual([]);
  await page.getByLabel("Language").selectOption("zh");
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  // The language is in the address then. With what waits until nothing is pressed, and what writes the address.
  await page.waitForURL(/#/);
  await expect.poll(() => scripts.size).toBe(atFirst + 3);
  await page.goto(`${SHIPPED}/?lang=en&scenario=ties`);
  await expect(page.locator("star-step").getByRole("heading", { name: /ties/i })).toBeVisible();
  // All that the page loads at first and later, with what puts on sheets, the language, and the scenario with what asks for
  // it and what it shares with “more…”, questions and checks, and with the first cell of a first visit: the way that an estimate
  // counts, and its drawing. Its cells are large enough for numbers, which are a part as well. And what reads out, with the pen, and
  // which lessons are there for a moment only. And the letters of the layers, and why the cell expanded last was expanded. And what draws small boards.
  await expect.poll(() => scripts.size).toBeGreaterThanOrEqual(64);
  await page.waitForLoadState("networkidle");
  // Where it takes long to make the lesson, there is besides what lets the reader cancel that.
  const texts = await Promise.all([...scripts].map(async (path) => (await page.request.get(SHIPPED + path)).text()));
  expect(texts.filter((text) => !text.includes("asking.css"))).toHaveLength(73);
  expect(scripts).not.toContain("/star-step.js");
});
