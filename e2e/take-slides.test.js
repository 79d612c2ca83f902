// A picture for a slide: it has the size of one, its legend has what is drawn, and it can be of what was searched alone.

import { expect, expectAtRest, frames, hold, open, SOURCES, test } from "./page.js";

/** @param {import("@playwright/test").Page} page */
async function openPicture(page) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByLabel("Format").selectOption("svg");
  await expect(dialog.locator(".shown > svg")).toBeVisible();
  return { dialog, svg: dialog.locator(".shown > svg") };
}

/** @param {import("@playwright/test").Page} page @param {number} step */
const seek = (page, step) =>
  page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), step);

/** Where texts and cells end, in the units of the picture. @param {import("@playwright/test").Locator} svg */
const extent = (svg) =>
  svg.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const [, , all] = (element.getAttribute("viewBox") ?? "").split(" ").map(Number);
    const lowest = Math.max(
      ...Array.from(element.querySelectorAll("text"), (text) => text.getBoundingClientRect().bottom),
    );
    return { ratio: width / height, lowest: ((lowest - element.getBoundingClientRect().top) * all) / width };
  });

test("the legend of a picture has what is drawn in it and no more, of what was searched alone too", async ({
  page,
}) => {
  await open(page, `${SOURCES}/?lang=en`);
  await seek(page, 1);
  const { svg } = await openPicture(page);
  const said = async () => new Set(await svg.locator("text").allTextContents());
  // At the first step there is no path, and nothing can have been improved.
  for (const word of ["open list", "expanded last", "start", "goal", "wall"])
    await expectAtRest(page, said).toContain(word);
  for (const word of ["path", "improved", "already closed"]) await expectAtRest(page, said).not.toContain(word);
  await page.keyboard.press("Escape");
  await seek(page, 6);
  const { dialog } = await openPicture(page);
  const height = async () => Number(await svg.getAttribute("height"));
  const before = await height();
  await dialog.getByLabel("Only what was searched").check();
  await expect.poll(height).not.toBe(before);
  // The goal is far away, and so it is neither drawn nor in the legend.
  const words = await svg.locator("text").allTextContents();
  expect(words).toContain("start");
  expect(words).not.toContain("goal");
  // Cells are so large then that they have room for numbers.
  await dialog.getByLabel("Numbers in the cells").selectOption("all");
  await expect(dialog.locator(".note")).toHaveText("");
  await expect(svg.locator("text", { hasText: /^272$/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await seek(page, 9999);
  await openPicture(page);
  await expect.poll(() => said()).toContain("path");
  await expectAtRest(page, said).not.toContain("expanded last");
  await page.keyboard.press("Escape");

  // What lies over the board comes late.
  const release = await hold(page, "**/compare-overlay.js");
  await page.locator("star-step").evaluate(async (star) => {
    const element = /** @type {any} */ (star);
    await element.compare([{ algorithm: "greedy" }, { weight: 0.5 }, { algorithm: "dijkstra" }], { layout: "overlay" });
    element.seek(1);
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export…" }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toBeVisible();
  await frames(page, 4);
  await release();
  await dialog.getByLabel("Format").selectOption("svg");
  await expect.poll(async () => [...(await said())].some((text) => / by .*: \d+$/.test(text))).toBe(true);
  for (const text of await said()) expect(text).not.toMatch(/: 0$/);
});

test("a slide has the size of one, with what is compared and with a board of one column too", async ({ page }) => {
  await open(page);
  await seek(page, 60);
  const { dialog, svg } = await openPicture(page);
  await dialog.getByLabel("Shape").selectOption("slide");
  await expect(dialog.getByText("1920 × 1080 pixels")).toBeVisible();
  await expect(dialog.getByLabel("Width in pixels")).toBeHidden();
  await expect(svg).toHaveAttribute("viewBox", "0 0 1920 1080");
  await expectAtRest(page, async () => (await extent(svg)).lowest).toBeLessThanOrEqual(1080);
  await page.keyboard.press("Escape");

  await page.locator("star-step").evaluate(async (star) => {
    const element = /** @type {any} */ (star);
    await element.compare([{ algorithm: "greedy" }, { algorithm: "dijkstra" }], { layout: "beside" });
    element.seek(70);
  });
  await openPicture(page);
  await dialog.getByLabel("Shape").selectOption("slide");
  await expect(svg).toHaveAttribute("viewBox", "0 0 1920 1080");
  await expect(svg.locator("text", { hasText: "Dijkstra · Step 70" })).toHaveCount(1);
  await expectAtRest(page, async () => (await extent(svg)).lowest).toBeLessThanOrEqual(1080);
  await page.keyboard.press("Escape");

  await page.locator("star-step").evaluate((star) => {
    const rows = ["s", ...Array.from({ length: 30 }, () => "."), "g"].join("\n");
    star.setAttribute("map", `height 32\nwidth 1\nmap\n${rows}\n`);
  });
  await expect(page.getByRole("application").first()).toHaveAccessibleName(/1 by 32/);
  await openPicture(page);
  await dialog.getByLabel("Shape").selectOption("slide");
  await expect(svg).toHaveAttribute("viewBox", "0 0 1920 1080");
  await expectAtRest(page, async () => (await extent(svg)).lowest).toBeLessThanOrEqual(1080);
});
