// A comparison taken along: filmstrip, video, worksheet and picture have all of its searches, or say which one they have.

import { readFile } from "node:fs/promises";
import { expect, open, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Compares three searches. @param {Page} page @param {"beside" | "overlay"} layout */
async function compare(page, layout) {
  await open(page);
  await page.locator("star-step").evaluate(async (star, layout) => {
    const element = /** @type {any} */ (star);
    await element.compare([{ algorithm: "greedy" }, { algorithm: "dijkstra" }], { layout });
    element.seek(70);
  }, layout);
}

/** Opens a kind of export. @param {Page} page @param {string} kind */
async function openExport(page, kind) {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("radio", { name: kind }).click();
  await expect(dialog.locator(kind === "Worksheet" ? ".pages svg" : ".shown > *").first()).toBeVisible();
  return dialog;
}

test("a filmstrip of a comparison has a row for each step, a picture for Markdown has all searches, and what has one says which", async ({
  page,
}) => {
  await compare(page, "beside");
  const dialog = await openExport(page, "Filmstrip");
  await expect(dialog.getByLabel("All boards that are compared")).toBeChecked();
  await expect(dialog.getByLabel("Columns")).toBeHidden();
  await dialog.getByLabel("Steps", { exact: true }).selectOption("list");
  await dialog.getByLabel("Step numbers").fill("20, 100");
  await dialog.getByLabel("Format").selectOption("svg");
  const svg = dialog.locator(".shown > svg");
  for (const label of [
    "A* · Step 20",
    "Greedy · Step 20",
    "Dijkstra · Step 20",
    "Greedy · Step 33",
    "Dijkstra · Step 100",
  ])
    await expect(svg.locator("text", { hasText: label })).toHaveCount(1);
  const places = await svg
    .locator("text", { hasText: " · Step " })
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().y)));
  expect(new Set(places).size).toBe(2);
  await dialog.getByLabel("All boards that are compared").uncheck();
  await expect(svg.locator("text", { hasText: "Greedy" })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Share", exact: true }).click();
  const share = page.getByRole("dialog", { name: "Share this board" });
  await expect(share.getByRole("textbox", { name: "Picture for Markdown" })).toHaveValue(
    /^\[!\[3 searches of a board of 40 by 24 cells\. .*A\\\*.*Greedy.*Dijkstra.*\]\(/,
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    share.getByRole("button", { name: "Save picture" }).click(),
  ]);
  const bytes = await readFile(await download.path());
  // Three boards of 40 × 24 side by side are much wider than high.
  expect(bytes.readUInt32BE(16) / bytes.readUInt32BE(20)).toBeGreaterThan(3);
  await page.keyboard.press("Escape");

  // Of an overlay there is the search in front.
  await page.locator("star-step").evaluate(async (star) => {
    const element = /** @type {any} */ (star);
    await element.compare([{ algorithm: "greedy" }, { algorithm: "dijkstra" }], { layout: "overlay" });
    element.seek(70);
  });
  for (const kind of ["Filmstrip", "Video"]) {
    await openExport(page, kind);
    await expect(dialog.locator(".note")).toHaveText("Shown is A*, the search in front.");
    await page.keyboard.press("Escape");
  }
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(12));
  await openExport(page, "Worksheet");
  await expect(dialog.locator(".note")).toContainText("This sheet is about A*, the search in front.");
});

test("a video of a comparison shows all boards, with a sentence and a legend if they are wanted", {
  tag: inTurn(1),
}, async ({ page }) => {
  await compare(page, "beside");
  const dialog = await openExport(page, "Video");
  await expect(dialog.getByLabel("All boards that are compared")).toBeChecked();
  // Nothing is chosen at first that has no room.
  await expect(dialog.getByLabel("Numbers in the cells")).toHaveValue("none");
  await expect(dialog.locator(".note")).toHaveText("");
  await dialog.getByLabel("Format").selectOption("gif");
  const canvas = dialog.locator(".shown canvas");
  await dialog.getByLabel("Colors").selectOption("light");
  const height = async () => Number(await canvas.getAttribute("height"));
  const before = await height();
  await dialog.getByLabel("Sentence of the step").check();
  await expect.poll(height).toBeGreaterThan(before + 40);
  const told = await height();
  await dialog.getByLabel("Legend").check();
  await expect.poll(height).toBeGreaterThan(told + 20);
  await dialog.getByLabel("From step").fill("30");
  await dialog.getByLabel("To step").fill("34");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Make the video" }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect([bytes.readUInt16LE(6), bytes.readUInt16LE(8)]).toEqual([960, await height()]);
  // Closed cells on each of the three boards, of which one has ended.
  const shares = await canvas.evaluate((element) => {
    const shown = /** @type {HTMLCanvasElement} */ (element);
    const context = /** @type {CanvasRenderingContext2D} */ (shown.getContext("2d"));
    const third = Math.floor(shown.width / 3);
    return [0, 1, 2].map((index) => {
      const { data } = context.getImageData(index * third, 0, third, 200);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        const isNear = (/** @type {number[]} */ [red, green, blue]) =>
          Math.abs(data[i] - red) + Math.abs(data[i + 1] - green) + Math.abs(data[i + 2] - blue) < 30;
        if (isNear([0xef, 0xcc, 0x95]) || isNear([0xf5, 0xde, 0xb9])) count++;
      }
      return count;
    });
  });
  for (const share of shares) expect(share).toBeGreaterThan(100);
});
