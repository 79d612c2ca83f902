// Printed, the page is the board, what the step did, the settings and the legend, in dark on white, on one page.

import { inflateSync } from "node:zlib";
import { decodePng } from "./engines/png.js";
import {
  boardOf,
  dressedForPaper,
  expect,
  expectAtRest,
  frames,
  mapFile,
  open,
  openFile,
  statusOf,
  test,
} from "./page.js";
import { paired } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The mean brightness of what is drawn on the board, 0 to 255, and the size of its canvas. @param {Page} page */
const drawn = (page) =>
  boardOf(page).evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const { width, height } = canvas;
    const copy = Object.assign(document.createElement("canvas"), { width: 200, height: 200 });
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
    context.drawImage(canvas, 0, 0, 200, 200);
    const { data } = context.getImageData(0, 0, 200, 200);
    let [sum, count] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      // Around the board the canvas is empty.
      if (data[i + 3] < 255) continue;
      sum += (data[i] + data[i + 1] + data[i + 2]) / 3;
      count++;
    }
    return { brightness: Math.round(sum / count), width, height };
  });

/** @param {Page} page @param {number} step */
async function goTo(page, step) {
  await page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), step);
  await expect(statusOf(page)).toHaveText(new RegExp(`^Paused at step ${step} `));
}

/** What is drawn, once it stays so: numbers are drawn when what draws them has come. @param {Page} page */
async function settled(page) {
  await page.waitForLoadState("networkidle");
  let last = JSON.stringify(await drawn(page));
  const stays = async () => {
    await frames(page, 12);
    const before = last;
    last = JSON.stringify(await drawn(page));
    return last === before;
  };
  await expect.poll(stays, { intervals: [10] }).toBe(true);
  return drawn(page);
}

/** Waits for what is worn on paper, which comes when the page is idle. @param {Page} page */
const expectPrintable = (page) =>
  expect
    .poll(() =>
      page.locator("star-step").evaluate(({ shadowRoot }) => {
        const rules = shadowRoot?.adoptedStyleSheets.flatMap((sheet) => Array.from(sheet.cssRules)) ?? [];
        return rules.some((rule) => rule instanceof CSSMediaRule && rule.conditionText === "print");
      }),
    )
    .toBe(true);

/** The pages of a file, and the largest picture in it with its mean brightness. @param {Buffer} pdf */
function contentOf(pdf) {
  const text = pdf.toString("latin1");
  const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length;
  const pictures = [...text.matchAll(/<<([^>]*\/Subtype \/Image[^>]*)>>\s*stream\r?\n/g)].map((match) => {
    const number = (/** @type {string} */ name) => Number(match[1].match(new RegExp(`/${name} (\\d+)`))?.[1]);
    const begin = match.index + match[0].length;
    const isColored = !/DeviceGray/.test(match[1]);
    return { width: number("Width"), data: pdf.subarray(begin, begin + number("Length")), isColored };
  });
  const [largest] = pictures.filter(({ isColored }) => isColored).sort((a, b) => b.width - a.width);
  let [sum, count] = [0, 0];
  for (const byte of inflateSync(largest.data)) {
    // Where nothing is drawn all are 0.
    sum += byte;
    if (byte > 0) count++;
  }
  return { pages, picture: { width: largest.width, brightness: sum / count } };
}

test("on paper there are settings, board and sentence, in dark on white, and no controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  await page.getByRole("combobox", { name: "Algorithm", exact: true }).selectOption("dijkstra");
  await goTo(page, 12);
  const before = await settled(page);
  expect(before.brightness).toBeLessThan(80);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect.poll(async () => (await drawn(page)).brightness).toBeGreaterThan(190);
  const star = page.locator("star-step");
  for (const part of ["settings", "board", "result"]) await expect(star.locator(`[part=${part}]`)).toBeVisible();
  await expect(star.locator(".narrator")).toContainText("Step 12.");
  await expect(page.getByRole("heading", { name: "Starstep" })).toBeVisible();
  await expectAtRest(page, () => page.getByRole("button").count()).toBe(0);
  for (const role of /** @type {const} */ (["slider", "radio", "tab", "spinbutton"]))
    await expectAtRest(page, () => page.getByRole(role).count(), role).toBe(0);
  // White at the edges, and dark text.
  await expectAtRest(page, async () => decodePng(await page.screenshot()).mean(0, 0, 8, 8)).toEqual([255, 255, 255]);
  const color = await star.locator(".narrator").evaluate((element) => getComputedStyle(element).color);
  expect(Math.max(...(color.match(/\d+/g) ?? []).map(Number))).toBeLessThan(80);
  // Three dots for each pixel.
  const box = await boardOf(page).boundingBox();
  await expectAtRest(page, async () => (await drawn(page)).width / (box?.width ?? 0)).toBeGreaterThan(2.5);

  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect.poll(() => drawn(page)).toEqual(before);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

const MAPS = {
  wide: undefined,
  tall: `s........\n${".........\n".repeat(10)}........g`,
};

test("a board of any shape fits on one page, sharp, however the paper lies", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page);
  await expectPrintable(page);
  await dressedForPaper(page.locator("star-step"));
  for (const [shape, landscape] of paired(/** @type {("wide" | "tall")[]} */ (Object.keys(MAPS)), [false, true])) {
    if (MAPS[shape]) await openFile(page, mapFile(MAPS[shape]));
    await goTo(page, 5);
    const before = await settled(page);
    const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
    const { pages, picture } = contentOf(await page.pdf({ format: "A4", landscape, margin }));
    const name = `${shape}, ${landscape ? "landscape" : "portrait"}`;
    expect(pages, name).toBe(1);
    expect(picture.width, name).toBeGreaterThan(1500);
    expect(picture.brightness, name).toBeGreaterThan(190);
    await expect.poll(() => drawn(page), name).toEqual(before);
  }
});
