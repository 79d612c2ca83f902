import { boardOf, expect, open, test } from "./page.js";

/** @param {import("@playwright/test").Page} page */
const scrolls = (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

/** @param {import("@playwright/test").Locator} locator */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not shown.");
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

test("where scrollbars take up room, page and element agree too", async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 880, height: 800 } });
  await open(page);
  let bars = 0;
  // Both ways, because the scrollbar at one width affects the next.
  const widths = Array.from({ length: 51 }, (_, i) => 880 + i);
  for (const width of [...widths, ...widths.toReversed()]) {
    await page.setViewportSize({ width, height: 800 });
    const board = await boxOf(boardOf(page));
    const side = await boxOf(page.locator("star-step .side .settings"));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    const hasColumns = side.x > board.x + board.width;
    if (room < width) bars++;
    expect([width, hasColumns]).toEqual([width, room >= 900]);
    expect([width, await scrolls(page)]).toEqual([width, !hasColumns]);
    expect(board.width * board.height, `the board in a window ${width} wide`).toBeGreaterThan(800 * 300);
  }
  expect(bars).toBeGreaterThan(20);
  await browser.close();
});

const TOOLS = ["Wall", "Erase", "Penalty", "Start", "Goal"];

for (const [width, height] of [
  [320, 640],
  [568, 320],
  [640, 320],
  [768, 1024],
  [900, 700],
  [1440, 900],
]) {
  test(`all tools are visible, and choosing one moves nothing: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const panel = page.locator("star-step .tools");
    const places = () =>
      panel
        .locator("label, button, input, li")
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await places();
    const room = await boxOf(panel);
    let end = room.x;
    for (const name of TOOLS) {
      const radio = page.getByRole("radiogroup", { name: "Tool" }).getByRole("radio", { name, exact: true });
      await radio.check({ force: true });
      expect(await places()).toEqual(before);
      const box = await boxOf(radio);
      expect(box.x).toBeGreaterThanOrEqual(end);
      end = box.x + box.width;
      expect(end).toBeLessThanOrEqual(room.x + room.width);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test("setting a penalty selects it for painting", async ({ page }) => {
  await open(page);
  await page.getByLabel("Penalty value").fill("50");
  await expect(page.getByRole("radio", { name: "Penalty" })).toBeChecked();
  await expect(page.getByLabel("Penalty value")).toBeFocused();
});

for (const [width, height, lang] of /** @type {const} */ ([
  [568, 320, "en"],
  [640, 320, "en"],
  [640, 320, "zh"],
  [640, 320, "es"],
  [844, 390, "en"],
])) {
  test(`board, tools and transport share a low window: ${width} × ${height}, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?lang=${lang}`);
    const board = await boxOf(boardOf(page));
    const tools = await boxOf(page.locator("star-step .tools"));
    const transport = await boxOf(page.locator("star-step .transport"));
    expect(transport.height).toBeLessThan(64);
    expect(board.y + board.height).toBeLessThanOrEqual(transport.y);
    expect(tools.y + tools.height).toBeLessThanOrEqual(transport.y);
    expect(transport.y + transport.height).toBeLessThanOrEqual(height);
    expect(board.height).toBeGreaterThan(height / 2);
    for (const button of await page.locator("header button:visible").all()) {
      expect((await boxOf(button)).height).toBe(44);
    }
    // It stays within reach while the page scrolls.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect((await boxOf(page.locator("star-step .transport"))).y).toBe(transport.y);
  });
}

/**
 * How many of the pixel columns in a part of the window have something in them, 0 to 1.
 * @param {import("@playwright/test").Page} page
 * @param {{ x: number, y: number, width: number, height: number }} clip
 */
async function filledColumns(page, clip) {
  return page.evaluate(
    async (png) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(png)]));
      const { width, height } = image;
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
        new OffscreenCanvas(width, height).getContext("2d")
      );
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      const columns = Array.from({ length: width }, (_, x) => pixels.filter((_, i) => i % width === x));
      return columns.filter((column) => new Set(column).size > 1).length / width;
    },
    [...(await page.screenshot({ clip }))],
  );
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`with forced colors tools and sliders are visible: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await open(page);
    const part = (/** @type {string} */ selector) => page.locator(`star-step ${selector}`);
    for (const slider of [".scrub input", ".speed input"]) {
      expect(await filledColumns(page, await boxOf(part(slider)))).toBeGreaterThan(0.9);
    }
    expect(await filledColumns(page, await boxOf(part(".play")))).toBeGreaterThan(0.2);

    const penalty = await boxOf(part(".tool-penalty"));
    const icon = { x: penalty.x + 12, y: penalty.y + 8, width: 14, height: penalty.height - 16 };
    expect(await filledColumns(page, icon)).toBeGreaterThan(0.9);
    const picture = await page.screenshot({ clip: penalty });
    await page.getByRole("radio", { name: "Penalty" }).check({ force: true });
    await page.mouse.move(0, 0);
    expect((await page.screenshot({ clip: penalty })).equals(picture)).toBe(false);
  });
}
