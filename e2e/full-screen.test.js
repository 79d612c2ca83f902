// Full screen, for a lecture hall: the element fills the screen, and its type grows with it.

import { AxeBuilder } from "@axe-core/playwright";
import { boardOf, expect, open, pointOf, statusOf, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

const button = (/** @type {Page} */ page) => page.getByRole("button", { name: "Full screen", exact: true });

/** The size of the type of what is found by a selector in the element. @param {Page} page @param {string} selector */
const typeOf = (page, selector) =>
  page
    .locator(`star-step ${selector}`)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

const LINES = {
  narrator: ".narrator",
  status: ".status",
  settings: ".settings",
  counter: ".counter",
  tab: "[role=tab]",
};

for (const [width, height] of /** @type {const} */ ([
  [1024, 768],
  [1920, 1080],
  [3840, 2160],
])) {
  test(`everything is as large as the screen allows: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const sizes = async () =>
      Promise.all(Object.values(LINES).map(async (selector) => (await typeOf(page, selector)) / height));
    const before = await sizes();
    await button(page).click();
    await expect(page.locator("star-step:fullscreen")).toBeVisible();
    const [narrator, ...others] = await sizes();
    expect(narrator).toBeGreaterThanOrEqual(0.032);
    for (const [index, share] of others.entries()) {
      expect(share, Object.keys(LINES)[index + 1]).toBeGreaterThan(0.014);
      expect(share).toBeGreaterThanOrEqual(before[index + 1]);
    }
    const forward = await page.getByRole("button", { name: "Step forward" }).boundingBox();
    expect((forward?.height ?? 0) / height).toBeGreaterThan(0.04);
    // All that matters is on the screen, and the board has most of it.
    for (const part of ["settings", "board", "result", "transport"]) {
      const box = await page.locator(`star-step [part=${part}]`).boundingBox();
      if (!box) throw new Error(`${part} is not shown.`);
      expect(box.x, part).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, part).toBeLessThanOrEqual(width);
      expect(box.y + box.height, part).toBeLessThanOrEqual(height);
      if (part === "board") expect(box.height / height).toBeGreaterThan(0.4);
    }
    const background = await page.locator("star-step").evaluate((star) => getComputedStyle(star).backgroundColor);
    expect(background).not.toMatch(/rgba?\(0, 0, 0/);

    // A press draws where it is aimed.
    for (const cell of /** @type {[number, number][]} */ ([
      [0, 0],
      [20, 20],
      [39, 23],
    ])) {
      const { x, y } = await pointOf(page, ...cell);
      await page.mouse.click(x, y);
      const value = () =>
        page.evaluate(([x, y]) => /** @type {any} */ (document.querySelector("star-step")).solver.cell(x, y), cell);
      await expect.poll(value).toBe(255);
    }
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.locator("star-step:fullscreen")).toHaveCount(0);
    await expect.poll(sizes).toEqual(before);
  });
}

test("no violations that axe can find in full screen, and keys work", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("star-step:fullscreen")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("star-step").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  await boardOf(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press(".");
  await expect(statusOf(page)).toHaveText(/^Paused at step 1 /);
});

test("an element that its author shows in full screen is as large", async ({ page }) => {
  await open(page, "/embed.html?lang=en&controls=basic");
  const before = await typeOf(page, ".narrator");
  await page.locator("star-step").evaluate((star) => star.requestFullscreen());
  await expect.poll(() => typeOf(page, ".narrator")).toBeGreaterThanOrEqual(0.032 * 900);
  expect(await typeOf(page, ".narrator")).toBeGreaterThan(before);
});

test("where it is not possible there is no button, nor after a refusal", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("It is not allowed."));
  });
  await button(page).click();
  await expect(button(page)).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false }));
  await open(page);
  await expect(page.getByRole("button", { name: "Learn" })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});
