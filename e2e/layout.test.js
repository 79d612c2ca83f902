import { TAGS } from "../www/core/i18n/index.js";
import { boardOf, expect, expectAtRest, frames, open, SOURCES, test } from "./page.js";
import { comeBack } from "./returning.js";
import { inTurn, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {import("@playwright/test").Locator} locator */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not shown.");
  return box;
}

/** Makes the window another size, and waits until it has been drawn. @param {Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await frames(page, 2);
}

/** Chooses a language, also where its menu is put away. @param {Page} page @param {string} lang */
const speak = (page, lang) =>
  page.locator("#language").evaluate(async (element, lang) => {
    const select = /** @type {HTMLSelectElement} */ (element);
    if (select.value === lang) return;
    const isSpoken = new Promise((resolve) =>
      document.querySelector("star-step")?.addEventListener("language", resolve, { once: true }),
    );
    select.value = lang;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await isSpoken;
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  }, lang);

/** What depends on the width of the window. @param {Page} page */
const shapeOf = (page) =>
  page.evaluate(() => {
    const root = /** @type {ShadowRoot} */ (document.querySelector("star-step")?.shadowRoot);
    const [board, side] = ["canvas.board", ".rail"].map((selector) =>
      /** @type {Element} */ (root.querySelector(selector)).getBoundingClientRect(),
    );
    const { scrollHeight, clientWidth } = document.documentElement;
    const hasColumns = side.x > board.right;
    return { hasColumns, scrolls: scrollHeight > innerHeight, room: clientWidth, area: board.width * board.height };
  });

/** Around the width from which there are two columns. */
const WIDTHS = Array.from({ length: 51 }, (_, i) => 880 + i);
/** Some of the widths in their order, and always those at which something changes. @param {number[]} always @param {number} count */
const widthsWith = (always, count) =>
  [...new Set([...always, ...sampled(WIDTHS, count)])].sort((one, other) => one - other);

/** On a large screen type, tools and what is beside the board are larger, at most 1.6 times. @param {import("@playwright/test").Page} page @param {number} scale */
async function expectScale(page, scale) {
  const times = Math.max(1, Math.min(1.6, 0.4 + 0.6 * scale));
  const px = (/** @type {number} */ length) => `${Number((length * times).toFixed(4))}px`;
  await expect(page.locator("star-step .result")).toHaveCSS("font-size", px(15));
  await expect(page.locator("star-step .tool span").first()).toHaveCSS("min-height", px(44));
  for (const [selector, high] of /** @type {const} */ ([
    ["star-step button.play svg", 24],
    ["header", 48],
  ]))
    await expect.poll(async () => (await boxOf(page.locator(selector))).height / times).toBeCloseTo(high, 1);
  if (times > 1) await expect(page.locator("star-step .side")).toHaveCSS("width", px(360));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

test("page and element agree on the number of columns, and the board has the largest share of a window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 880, height: 480 });
  await open(page);
  for (const height of [480, 800]) {
    for (const width of widthsWith([880, 899, 900, 930], 3)) {
      await page.setViewportSize({ width, height });
      const hasColumns = width >= 900 && height >= 560;
      await expect
        .poll(() => shapeOf(page), `${width} × ${height}`)
        .toMatchObject({ hasColumns, scrolls: !hasColumns });
      const { area } = await shapeOf(page);
      expect(area, `the board in a window ${width} wide`).toBeGreaterThan(height * 220);
    }
  }
  for (const [width, height, share] of [
    [1440, 900, 0.4],
    [1920, 1080, 0.45],
    [3840, 2160, 0.5],
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await shapeOf(page)).area / (width * height), String(width)).toBeGreaterThan(share);
    await expectScale(page, width / 1920);
  }
  // What a dialog loads brings the sizes of small screens: the header stays as large as it was.
  const header = page.locator("header");
  await expect(header).toHaveCSS("font-size", "24px");
  await page.getByRole("button", { name: "Learn", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAtRest(page, () => header.evaluate((it) => getComputedStyle(it).fontSize)).toBe("24px");
  // A wide screen that is not high has no room for it, and in an article the page around it says how large type is.
  await page.setViewportSize({ width: 3840, height: 1080 });
  await expectScale(page, 1);
  await page.setViewportSize({ width: 3840, height: 2160 });
  await open(page, "/embed.html?lang=en&controls=full");
  await expect(page.locator("star-step .result")).toHaveCSS("font-size", "15px");
  await open(page);
  // Board, sentence, what is said of the search, and player begin at one place, in every language, beside any tools.
  for (const [index, [width, height, least]] of sampled(
    [
      [1366, 768, 520],
      [1280, 720, 470],
      [1440, 900, 570],
      [960, 640, 230],
    ],
    2,
  ).entries()) {
    await resize(page, width, height);
    await speak(page, TAGS[index % TAGS.length]);
    const left = () =>
      page.locator("star-step").evaluate((star) => {
        const root = /** @type {ShadowRoot} */ (star.shadowRoot);
        const parts = [".board", ".narrator", ".outcome", ".transport .buttons"];
        return parts.map((name) => /** @type {Element} */ (root.querySelector(name)).getBoundingClientRect().left);
      });
    await expectAtRest(page, async () => new Set(await left()).size, `${width} × ${height}`).toBe(1);
    await expectAtRest(
      page,
      async () => (await boxOf(boardOf(page))).height,
      `${width} × ${height}`,
    ).toBeGreaterThanOrEqual(least);
  }
});

test("where scrollbars take up room, page and element agree too", { tag: inTurn(0) }, async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 880, height: 800 } });
  // For somebody who has been here: the note of a first visit comes when it is there, and takes up room.
  await page.addInitScript(comeBack);
  await open(page);
  let bars = 0;
  // Both ways, because the scrollbar at one width affects the next.
  const widths = widthsWith([880, 899, 900, 907, 914, 915, 916, 930], 2);
  for (const width of [...widths, ...widths.toReversed()]) {
    await resize(page, width, 800);
    const { hasColumns, scrolls, room, area } = await shapeOf(page);
    if (room < width) bars++;
    expect([width, hasColumns]).toEqual([width, room >= 900]);
    expect([width, scrolls]).toEqual([width, !hasColumns]);
    expect(area, `the board in a window ${width} wide`).toBeGreaterThan(800 * 220);
  }
  expect(bars).toBeGreaterThan(3);
  await browser.close();
});

const TOOLS = ["Wall", "Erase", "Penalty", "Start", "Goal"];

test("all tools are visible in every window, choosing one moves nothing, and a penalty's value chooses it", async ({
  page,
}) => {
  // Not a phone, though it is higher than wide: the wide board.
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  const panel = page.locator("star-step .tools");
  const places = () =>
    panel
      .locator("label, button, input")
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
  const group = page.getByRole("radiogroup", { name: "Tool" });
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
    2,
  )) {
    await resize(page, width, height);
    const before = await places();
    const room = await boxOf(panel);
    /** @type {Awaited<ReturnType<typeof boxOf>>[]} */
    const boxes = [];
    for (const name of TOOLS) {
      const radio = group.getByRole("radio", { name, exact: true });
      await radio.check({ force: true });
      await frames(page, 1);
      await expectAtRest(page, places, `${name}, ${width} wide`).toEqual(before);
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
  }
  await page.getByLabel("Penalty value").fill("50");
  await expect(page.getByRole("radio", { name: "Penalty" })).toBeChecked();
  await expect(page.getByLabel("Penalty value")).toBeFocused();
});

test("board, tools, sentence and transport share a low window", async ({ page }) => {
  // A phone held sideways has room for the wide board.
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 40 by 24");
  for (const [width, height, lang] of sampled(
    /** @type {const} */ ([
      [568, 320, "en"],
      [640, 320, "en"],
      [844, 390, "en"],
      [640, 400, "en"],
      [740, 360, "en"],
      [640, 320, "zh"],
      [740, 360, "zh"],
      [640, 320, "es"],
      [720, 450, "es"],
    ]),
    4,
  )) {
    await speak(page, lang);
    await page.evaluate(() => scrollTo(0, 0));
    await resize(page, width, height);
    const name = `${width} × ${height}, ${lang}`;
    const board = await boxOf(boardOf(page));
    const tools = await boxOf(page.locator("star-step .tools"));
    const sentence = await boxOf(page.locator("star-step .narrator"));
    const transport = await boxOf(page.locator("star-step .transport"));
    expect(transport.height, name).toBeLessThan(64);
    expect(board.y + board.height, name).toBeLessThanOrEqual(transport.y);
    expect(tools.y + tools.height, name).toBeLessThanOrEqual(transport.y);
    expect(sentence.y + sentence.height, name).toBeLessThanOrEqual(transport.y);
    expect(transport.y + transport.height, name).toBeLessThanOrEqual(height);
    expect(board.height, name).toBeGreaterThan(height / 2);
    const heights = await page
      .locator("header button:visible")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(heights, name).toEqual(heights.map(() => 44));
    // It stays within reach while the page scrolls.
    await page.mouse.move(width / 2, 20);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expectAtRest(page, async () => (await boxOf(page.locator("star-step .transport"))).y).toBe(transport.y);
  }
});

test("a phone shows the tall board, sentence, transport and a tab, and the board has 45 % of it", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await open(page);
  await expect(boardOf(page)).toHaveAccessibleName("Board, 9 by 12");
  const parts = [".settings", ".frame", ".result", ".tabs", ".transport"];
  for (const lang of TAGS) {
    await speak(page, lang);
    let end = 0;
    for (const part of parts) {
      const { y, height, x, width } = await boxOf(page.locator(`star-step ${part}`));
      expect([lang, part, y >= end]).toEqual([lang, part, true]);
      expect([lang, part, x >= 0 && x + width <= 390]).toEqual([lang, part, true]);
      end = y + height;
    }
    expect(end).toBeLessThanOrEqual(844);
    const transport = await boxOf(page.locator("star-step .transport"));
    const tab = await boxOf(page.getByRole("tabpanel"));
    expect(transport.y - tab.y, lang).toBeGreaterThanOrEqual(24);
    const board = await boxOf(boardOf(page));
    expect((board.width * board.height) / (390 * 844), lang).toBeGreaterThanOrEqual(0.45);
    // What is drawn fills it.
    const [columns, rows] = [9, 12];
    const cell = Math.min(board.width / columns, board.height / rows);
    expect((columns * rows * cell ** 2) / (board.width * board.height)).toBeGreaterThan(0.9);
    const size = await page
      .locator("star-step .narrator")
      .evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    expect(size).toBeGreaterThanOrEqual(20);
  }
  await page.close();
});

/**
 * The places of what is found by a selector in the element, at each of some steps: one text, if nothing moves.
 * @param {Page} page
 * @param {string} selector
 * @param {number} count How many steps.
 */
const placesAt = (page, selector, count) =>
  page.locator("star-step").evaluate(
    async (element, { selector, count }) => {
      const star = /** @type {any} */ (element);
      const last = star.solver.length;
      const seen = new Set();
      for (let step = 0; step <= last; step += Math.ceil(last / count)) {
        star.seek(step);
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        const places = [...star.shadowRoot.querySelectorAll(selector)].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.className, ...[x, y, width, height].map((each) => Math.round(each * 100) / 100)].join(" ");
        });
        seen.add(places.join("\n"));
      }
      return [...seen];
    },
    { selector, count },
  );

test("nothing moves, whatever the step and the sentence", async ({ page }) => {
  await open(page);
  // What is loaded last is there.
  await expect(page.getByRole("heading", { name: /^Left in the open list/ })).toBeVisible();
  await expect(page.locator("[data-mark=opened]")).toBeVisible();
  // The links of a sentence are words of it, and another step has other words.
  const controls = "button:not(.link), input, select, canvas";
  await expectAtRest(page, () => placesAt(page, controls, 2)).toHaveLength(1);
  const parts = "canvas.board, .narrator, .outcome, .transport, .tabs, .tools";
  const sizes = sampled(
    [
      [320, 640],
      [390, 844],
      [740, 360],
      [768, 1024],
      [1440, 900],
    ],
    2,
  );
  for (const lang of TAGS) {
    await speak(page, lang);
    for (const [width, height] of sizes) {
      await resize(page, width, height);
      await expectAtRest(page, async () => [lang, width, ...(await placesAt(page, parts, 6))]).toHaveLength(3);
    }
  }
});

test("tabs are opened by pointer and keyboard, one at a time, and the one that was opened stays so", async ({
  page,
}) => {
  await open(page);
  const tab = (/** @type {string} */ name) => page.getByRole("tab", { name, exact: true });
  const panel = page.getByRole("tabpanel");
  await expect(tab("Why")).toHaveAttribute("aria-selected", "true");
  await expect(panel).toHaveAccessibleName("Why");
  // The one that is open is bold, and none moves for that.
  const tabs = page.getByRole("tab");
  await resize(page, 900, 720);
  const places = () =>
    tabs.evaluateAll((all) =>
      /** @type {HTMLElement[]} */ (all).map(({ offsetLeft, offsetWidth }) => [offsetLeft, offsetWidth]),
    );
  for (const lang of TAGS) {
    await speak(page, lang);
    const before = await places();
    for (const each of await tabs.all()) {
      await each.click();
      await expect(each).toHaveAttribute("aria-selected", "true");
      await expectAtRest(page, places, lang).toEqual(before);
    }
    // The boxes of the last one are as large beside long names.
    const boxes = page.getByRole("tabpanel").getByRole("checkbox");
    const sizes = () =>
      boxes.evaluateAll((all) =>
        /** @type {HTMLElement[]} */ (all).map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      );
    await expectAtRest(page, sizes, lang).toEqual(Array(7).fill([20, 20]));
  }
  await speak(page, "en");
  await resize(page, 1440, 720);
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

test("with forced colors tools and sliders are visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  const part = (/** @type {string} */ selector) => page.locator(`star-step ${selector}`);
  const tool = (/** @type {string} */ name) => page.getByRole("radio", { name, exact: true });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await tool("Wall").check({ force: true });
    await page.mouse.move(0, 0);
    await frames(page, 2);
    for (const slider of [".scrub input", ".speed input"]) {
      await expectAtRest(
        page,
        async () => await filledColumns(page, await boxOf(part(slider))),
        `${slider}, ${colorScheme}`,
      ).toBeGreaterThan(0.9);
    }
    await expectAtRest(
      page,
      async () => await filledColumns(page, await boxOf(part(".play"))),
      colorScheme,
    ).toBeGreaterThan(0.2);

    const penalty = await boxOf(part(".tool-penalty"));
    const icon = { x: penalty.x + 12, y: penalty.y + 8, width: 14, height: penalty.height - 16 };
    await expectAtRest(page, () => filledColumns(page, icon), colorScheme).toBeGreaterThan(0.9);
    const picture = await page.screenshot({ clip: penalty });
    await tool("Penalty").check({ force: true });
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await page.screenshot({ clip: penalty })).equals(picture), colorScheme).toBe(false);
  }
});

test("no picture waits for the sheet of forced colors unless they are forced", { tag: inTurn(2) }, async ({ page }) => {
  const SHEET = /\/styles\/forced-colors\.css$/;
  for (const forcedColors of /** @type {const} */ (["active", "none"])) {
    await page.emulateMedia({ forcedColors });
    let release = () => {};
    const isReleased = new Promise((resolve) => {
      release = () => resolve(undefined);
    });
    await page.route(SHEET, async (route) => {
      await isReleased;
      await route.continue();
    });
    const isRequested = page.waitForRequest(SHEET);
    // Built, it is a part of a script.
    await page.goto(`${SOURCES}/?lang=en`);
    await isRequested;
    await frames(page, 10);
    await expect(boardOf(page)).toHaveCount(forcedColors === "active" ? 0 : 1);
    release();
    await expect(boardOf(page)).toBeVisible();
    await page.unroute(SHEET);
  }
});

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
