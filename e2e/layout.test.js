import { TAGS } from "../www/core/i18n/index.js";
import { boardOf, expect, frames, open, SOURCES, test } from "./page.js";
import { sampled } from "./sampled.js";

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
      const side = await boxOf(page.locator("star-step .rail"));
      const hasColumns = side.x > board.x + board.width;
      expect([width, hasColumns]).toEqual([width, width >= 900 && height >= 560]);
      expect([width, await scrolls(page)]).toEqual([width, !hasColumns]);
      expect(board.width * board.height, `the board in a window ${width} wide`).toBeGreaterThan(height * 250);
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
    const side = await boxOf(page.locator("star-step .rail"));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    const hasColumns = side.x > board.x + board.width;
    if (room < width) bars++;
    expect([width, hasColumns]).toEqual([width, room >= 900]);
    expect([width, await scrolls(page)]).toEqual([width, !hasColumns]);
    expect(board.width * board.height, `the board in a window ${width} wide`).toBeGreaterThan(800 * 250);
  }
  expect(bars).toBeGreaterThan(20);
  await browser.close();
});

const TOOLS = ["Wall", "Erase", "Penalty", "Start", "Goal"];

for (const [width, height] of sampled(
  [
    [320, 640],
    [390, 844],
    [568, 320],
    [640, 320],
    [768, 1024],
    [900, 700],
    [1440, 900],
  ],
  3,
)) {
  test(`all tools are visible, and choosing one moves nothing: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const panel = page.locator("star-step .tools");
    const places = () =>
      panel
        .locator("label, button, input")
        .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
    const before = await places();
    const room = await boxOf(panel);
    const group = page.getByRole("radiogroup", { name: "Tool" });
    /** @type {Awaited<ReturnType<typeof boxOf>>[]} */
    const boxes = [];
    for (const name of TOOLS) {
      const radio = group.getByRole("radio", { name, exact: true });
      await radio.check({ force: true });
      expect(await places()).toEqual(before);
      boxes.push(await boxOf(radio));
    }
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x >= room.x && x + width <= room.x + room.width).toBe(true);
      expect(y >= room.y && y + height <= room.y + room.height).toBe(true);
      const others = boxes.slice(index + 1);
      expect(
        others.filter(
          (box) => box.x < x + width && x < box.x + box.width && box.y < y + height && y < box.y + box.height,
        ),
      ).toEqual([]);
    }
  });
}

test("setting a penalty selects it for painting", async ({ page }) => {
  await open(page);
  await page.getByLabel("Penalty value").fill("50");
  await expect(page.getByRole("radio", { name: "Penalty" })).toBeChecked();
  await expect(page.getByLabel("Penalty value")).toBeFocused();
});

for (const [width, height, lang] of sampled(
  /** @type {const} */ ([
    [568, 320, "en"],
    [640, 320, "en"],
    [640, 320, "zh"],
    [640, 320, "es"],
    [640, 400, "en"],
    [720, 450, "es"],
    [740, 360, "en"],
    [740, 360, "zh"],
    [844, 390, "en"],
  ]),
  4,
)) {
  test(`board, tools, sentence and transport share a low window: ${width} × ${height}, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, `/?lang=${lang}`);
    const board = await boxOf(boardOf(page));
    const tools = await boxOf(page.locator("star-step .tools"));
    const sentence = await boxOf(page.locator("star-step .narrator"));
    const transport = await boxOf(page.locator("star-step .transport"));
    expect(transport.height).toBeLessThan(64);
    expect(board.y + board.height).toBeLessThanOrEqual(transport.y);
    expect(tools.y + tools.height).toBeLessThanOrEqual(transport.y);
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(transport.y);
    expect(transport.y + transport.height).toBeLessThanOrEqual(height);
    expect(board.height).toBeGreaterThan(height / 2);
    for (const button of await page.locator("header button:visible").all()) {
      expect((await boxOf(button)).height).toBe(44);
    }
    // It stays within reach while the page scrolls.
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect((await boxOf(page.locator("star-step .transport"))).y).toBe(transport.y);
  });
}

for (const lang of TAGS) {
  test(`a phone shows board, sentence, transport and a tab, and the board has 45 % of it: ${lang}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await open(page, `/?lang=${lang}`);
    const parts = [".settings", ".frame", ".result", ".tabs", ".transport"];
    let end = 0;
    for (const part of parts) {
      const { y, height, x, width } = await boxOf(page.locator(`star-step ${part}`));
      expect([part, y >= end]).toEqual([part, true]);
      expect([part, x >= 0 && x + width <= 390]).toEqual([part, true]);
      end = y + height;
    }
    expect(end).toBeLessThanOrEqual(844);
    const transport = await boxOf(page.locator("star-step .transport"));
    const tab = await boxOf(page.getByRole("tabpanel"));
    expect(transport.y - tab.y).toBeGreaterThanOrEqual(24);
    const board = await boxOf(boardOf(page));
    expect((board.width * board.height) / (390 * 844)).toBeGreaterThanOrEqual(0.45);
    // What is drawn fills it.
    const [columns, rows] = (await boardOf(page).getAttribute("aria-label"))?.match(/\d+/g)?.map(Number) ?? [];
    const cell = Math.min(board.width / columns, board.height / rows);
    expect((columns * rows * cell ** 2) / (board.width * board.height)).toBeGreaterThan(0.9);
    const size = await page
      .locator("star-step .narrator")
      .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    expect(size).toBeGreaterThanOrEqual(20);
    await page.close();
  });
}

test("a phone is shown the tall board first, anybody else the wide one", async ({ page }) => {
  for (const [width, height, name] of /** @type {const} */ ([
    [390, 844, "Board, 9 by 12"],
    [844, 390, "Board, 40 by 24"],
    [768, 1024, "Board, 40 by 24"],
  ])) {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(boardOf(page)).toHaveAccessibleName(name);
  }
});

for (const [width, height] of sampled(
  [
    [320, 640],
    [390, 844],
    [740, 360],
    [768, 1024],
    [1440, 900],
  ],
  2,
)) {
  test(`nothing moves, whatever the step and the sentence: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const lang of TAGS) {
      await open(page, `/?lang=${lang}`);
      const slider = page.locator("star-step input.step");
      const last = Number(await slider.getAttribute("max"));
      /** @type {Set<string>} */
      const seen = new Set();
      for (let step = 0; step <= last; step += Math.ceil(last / 12)) {
        await slider.fill(String(step));
        await frames(page, 2);
        const places = await page.locator("star-step").evaluate((star) => {
          const root = /** @type {ShadowRoot} */ (star.shadowRoot);
          return [...root.querySelectorAll("canvas.board, .narrator, .outcome, .transport, .tabs, .tools")].map(
            (element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [element.className, x, y, width, height].join(" ");
            },
          );
        });
        seen.add(places.join("\n"));
      }
      expect([lang, ...seen]).toHaveLength(2);
    }
  });
}

test("tabs are opened by pointer and keyboard, one at a time, and the one that was opened stays so", async ({
  page,
}) => {
  await open(page);
  const tab = (/** @type {string} */ name) => page.getByRole("tab", { name, exact: true });
  const panel = page.getByRole("tabpanel");
  await expect(tab("Why")).toHaveAttribute("aria-selected", "true");
  await expect(panel).toHaveAccessibleName("Why");
  await tab("Board").click();
  await expect(panel).toHaveAccessibleName("Board");
  await expect(page.getByRole("button", { name: "Maze" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Measure")).toBeFocused();
  await expect(panel).toHaveAccessibleName("Measure");
  await expect(page.getByRole("button", { name: "Maze" })).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(panel).toHaveAccessibleName("Why");
  await page.keyboard.press("End");
  await expect(panel).toHaveAccessibleName("Measure");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(panel).toHaveAccessibleName("Board");
  await page.reload();
  await expect(panel).toHaveAccessibleName("Board");
  // A lesson opens its own tab, and gives the reader's back when it ends.
  await page.goto("/?lang=en&scenario=ties");
  await expect(panel).toHaveAccessibleName("Lesson");
  await tab("Measure").click();
  await page.locator("#language").selectOption("es");
  await expect(panel).toHaveAccessibleName("Medir");
  await page.locator("#language").selectOption("en");
  await tab("Lesson").click();
  await panel.getByRole("button", { name: "Leave the scenario" }).click();
  await expect(panel).toHaveAccessibleName("Measure");
  await expect(tab("Lesson")).toHaveCount(0);
});

test("the board has the largest share of a large window", async ({ page }) => {
  for (const [width, height, share] of [
    [1440, 900, 0.4],
    [1920, 1080, 0.45],
    [3840, 2160, 0.5],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const board = await boxOf(boardOf(page));
    expect([width, (board.width * board.height) / (width * height) >= share]).toEqual([width, true]);
  }
});

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

for (const forcedColors of /** @type {const} */ (["active", "none"])) {
  test(`no picture waits for the sheet of forced colors unless they are forced: ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    let release = () => {};
    const isReleased = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await page.route(/\/styles\/forced-colors\.css$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    const isRequested = page.waitForRequest(/\/styles\/forced-colors\.css$/);
    // Built, it is a part of a script.
    await page.goto(`${SOURCES}/?lang=en`);
    await isRequested;
    await frames(page, 10);
    await expect(boardOf(page)).toHaveCount(forcedColors === "active" ? 0 : 1);
    release();
    await expect(boardOf(page)).toBeVisible();
  });
}

test("in a narrow window a button opens the rest of the header, and goes on closing it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const more = page.getByRole("button", { name: "More", exact: true });
  const share = page.getByRole("button", { name: "Share", exact: true });
  const close = [() => more.click(), () => page.keyboard.press("Escape"), () => page.mouse.click(20, 600)];
  for (const act of close) {
    await expect(share).toBeHidden();
    await more.click();
    await expect(share).toBeVisible();
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await act();
    await expect(more).toHaveAttribute("aria-expanded", "false");
  }
  await more.focus();
  await page.keyboard.press("Enter");
  for (const name of ["Compare", "Check my A*", "Share"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(share).toBeHidden();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
  await expect(share).toBeVisible();
});
