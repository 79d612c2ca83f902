// The built page loads what it shows right away, and other languages and scenarios on demand.

import { expect, SHIPPED, SOURCES, statusOf, plain as test } from "./page.js";

// Its cache would answer instead of the network.
test.use({ serviceWorkers: "block" });

/** The scripts that a page has requested, as they come. @param {import("@playwright/test").Page} page */
function scriptsOf(page) {
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on("request", (request) => request.url().endsWith(".js") && scripts.add(new URL(request.url()).pathname));
  return scripts;
}

test("a language and the scenarios come on demand", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${SHIPPED}/?lang=en`);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  // The tab Why comes a little later than the rest, and what marks neighbors later still.
  await expect(page.locator("star-step .legend [data-mark=opened]")).toBeVisible();
  // And what comes when the page is idle.
  await page.waitForLoadState("networkidle");
  const atFirst = scripts.size;
  await page.getByLabel("Language").selectOption("zh");
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  // With what waits until nothing is pressed.
  await expect.poll(() => scripts.size).toBe(atFirst + 2);
  await page.goto(`${SHIPPED}/?lang=en&scenario=ties`);
  await expect(page.locator("star-step").getByRole("heading", { name: /ties/i })).toBeVisible();
  // All that the page loads at first and later, with what puts on sheets, the language, and the scenario with what asks for
  // it and what it shares with “more…”, questions and checks, and with the first cell of a first visit: the way that an estimate
  // counts, and its drawing. Its cells are large enough for numbers, which are a part as well. And what reads out, with the pen, and
  // which lessons are there for a moment only.
  await expect.poll(() => scripts.size).toBe(58);
  await page.waitForLoadState("networkidle");
  expect(scripts.size).toBe(58);
  expect(scripts).not.toContain("/star-step.js");
});

test("what cannot be loaded leaves the board as it is", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${SHIPPED}/?lang=en`);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const atFirst = [...scripts];
  const isNew = (/** @type {URL} */ { pathname }) => pathname.endsWith(".js") && !atFirst.includes(pathname);
  await page.route(isNew, (route) => route.abort());
  const board = page.getByRole("application").first();
  await page.goto(`${SHIPPED}/?lang=en&scenario=ties`);
  await expect(statusOf(page)).toHaveText(
    "A part of Starstep could not be loaded. Check your connection and try again.",
  );
  await expect(board).toBeVisible();
  await page.goto(`${SHIPPED}/?lang=zh`);
  await expect(statusOf(page)).toHaveText(/^The translation for “中文” could not be loaded\./);
  await expect(board).toBeVisible();
});

test("a language that cannot be loaded is not chosen", async ({ page }) => {
  await page.goto(`${SOURCES}/?lang=en`);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  await page.route(/\/i18n\/es\/index\.js$/, (route) => route.abort());
  const menu = page.getByLabel("Language", { exact: true });
  await menu.selectOption("es");
  await expect(statusOf(page)).toHaveText(/^The translation for “español” could not be loaded\./);
  await expect(menu).toHaveValue("en");
  await menu.selectOption("zh");
  await expect(statusOf(page)).toHaveText(/^找到路径/);
  await expect(page.getByLabel("语言")).toHaveValue("zh");
});

test("the picture for visitors without a board is loaded for nobody else", async ({ page }) => {
  /** @type {string[]} */
  const pictures = [];
  page.on("request", (request) => request.resourceType() === "image" && pictures.push(new URL(request.url()).pathname));
  await page.goto(`${SHIPPED}/?lang=en`);
  await expect(statusOf(page)).toHaveText(/^Path found/);
  expect(pictures.filter((path) => path !== "/icon.svg")).toEqual([]);
});

test("where a script is missing there is the picture", async ({ page }) => {
  await page.route(/\/main-\w+\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(SHIPPED);
  await expect(page.getByRole("img", { name: /A board with walls/ })).toBeVisible();
});
