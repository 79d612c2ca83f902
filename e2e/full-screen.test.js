// Full screen, for a lecture hall: the element fills the screen, and its type grows with it.

import { violationsIn } from "./axe.js";
import {
  arrive,
  boardOf,
  expect,
  expectAtRest,
  frames,
  open,
  openTab,
  pointOf,
  shine,
  statusOf,
  test,
} from "./page.js";
import { inTurn, sampled } from "./sampled.js";

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

test("everything is as large as the screen allows, axe finds no violations, and keys work", async ({ page }) => {
  await shine(page, "dark");
  await open(page);
  const cells = /** @type {[number, number][]} */ ([
    [0, 0],
    [20, 20],
    [39, 23],
  ]);
  for (const [width, height] of sampled(
    /** @type {const} */ ([
      [1024, 768],
      [1920, 1080],
      [3840, 2160],
    ]),
    1,
  )) {
    await page.setViewportSize({ width, height });
    await frames(page, 3);
    const sizes = async () =>
      Promise.all(Object.values(LINES).map(async (selector) => (await typeOf(page, selector)) / height));
    const before = await sizes();
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("star-step:fullscreen")).toBeVisible();
    // What is worn in full screen comes when the page is idle.
    await expect.poll(async () => (await sizes())[0]).toBeGreaterThanOrEqual(0.032);
    const [, ...others] = await sizes();
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
    for (const cell of cells) {
      const { x, y } = await pointOf(page, ...cell);
      await page.mouse.click(x, y);
      const value = () =>
        page.evaluate(([x, y]) => /** @type {any} */ (document.querySelector("star-step")).solver.cell(x, y), cell);
      await expect.poll(value).toBe(255);
    }
    for (const _ of cells) await page.keyboard.press("Control+z");
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.locator("star-step:fullscreen")).toHaveCount(0);
    await expect.poll(sizes).toEqual(before);
  }
  await button(page).click();
  await expect(page.locator("star-step:fullscreen")).toBeVisible();
  await expectAtRest(page, () => violationsIn(page, { include: ["star-step"] })).toEqual([]);
  await boardOf(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press(".");
  await expect(statusOf(page)).toHaveText(/^Paused at step 1 /);
});

for (const [width, height] of sampled(
  [
    [1920, 1080],
    [3840, 2160],
  ],
  1,
)) {
  test(`numbers in cells, code and lists can be read from the last row: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The sizes in which bold numbers are written on the board: f.
    await page.addInitScript(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      /** @type {number[]} */
      const sizes = [];
      Object.assign(window, { sizes });
      CanvasRenderingContext2D.prototype.fillText = function (...values) {
        const [, size] = /^(?:700|bold) ([\d.]+)px/.exec(this.font) ?? [];
        if (size && this.canvas.matches(".board")) sizes.push(Number(size));
        return fillText.apply(this, values);
      };
    });
    await open(page);
    // A board for a lecture, with numbers of three digits.
    const rows = Array.from({ length: 11 }, (_, y) => (y === 5 ? `.s${".".repeat(16)}g.` : ".".repeat(20)));
    await page.locator("star-step").evaluate(
      async (star, map) => {
        await /** @type {any} */ (star).load(map);
      },
      `type octile\nheight 11\nwidth 20\nmap\n${rows.join("\n")}\n`,
    );
    const ofNumbers = async () => {
      await page.locator("star-step").evaluate((star) => {
        Reflect.get(window, "sizes").length = 0;
        /** @type {any} */ (star).seek(20);
      });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "sizes").length)).toBeGreaterThan(10);
      return page.evaluate(() => Math.min(...Reflect.get(window, "sizes")));
    };
    await button(page).click();
    await expect(page.locator("star-step:fullscreen")).toBeVisible();
    // It begins with nothing beside the board.
    const unfold = page.getByRole("button", { name: "Show what is beside the board" });
    await unfold.click();
    const code = page.locator("star-step .code details");
    // It stays open for the next one.
    if (!(await code.evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open)))
      await code.locator("summary").click();
    await expect(page.locator("star-step .spelled div").first()).toBeVisible();
    const least = height / 50;
    await expect.poll(() => typeOf(page, ".spelled div"), "code").toBeGreaterThanOrEqual(least);
    await expectAtRest(page, () => typeOf(page, ".legend"), "legend").toBeGreaterThanOrEqual(least);
    await openTab(page, "Open list");
    await expect(page.locator("star-step .entries:visible").first()).toBeVisible();
    await expectAtRest(page, () => typeOf(page, ".entries td"), "open list").toBeGreaterThanOrEqual(least);
    // What is pressed and dragged grows too.
    for (const part of ["input[type=range]", ".scrub .size", ".tool", ".pick"]) {
      const box = await page.locator(`star-step ${part}`).first().boundingBox();
      expect((box?.height ?? 0) / height, part).toBeGreaterThan(0.027);
    }
    await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).seek(0));
    await expectAtRest(page, ofNumbers, "numbers").toBeGreaterThanOrEqual(least);

    // What is beside the board folds away, in every language, and stays so.
    const wide = async () => (await boardOf(page).boundingBox())?.width ?? 0;
    const before = await wide();
    const fold = page.getByRole("button", { name: "Hide what is beside the board" });
    await fold.click();
    await expect(page.locator("star-step .rail")).toBeHidden();
    await expect.poll(wide).toBeGreaterThan(before * 1.3);
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    await page.locator("star-step").evaluate((star) => star.setAttribute("lang", "zh"));
    await expect(page.getByRole("button", { name: "显示网格旁边的内容" })).toBeVisible();
    await page.locator("star-step").evaluate((star) => star.setAttribute("lang", "en"));
    await expect(unfold).toBeVisible();
    await page.evaluate(() => document.exitFullscreen());
    await expect(page.locator("star-step .rail")).toBeVisible();
    // The page has a choice of its own. What somebody asks for beside the board is seen.
    await fold.click();
    await expect(page.locator("star-step .rail")).toBeHidden();
    const sentence = async () => (await page.locator("star-step .narrator").boundingBox())?.width ?? 0;
    await expect.poll(async () => (await sentence()) - (await wide())).toBe(0);
    await page.reload();
    await expect(unfold).toBeVisible();
    await expect(page.locator("star-step .rail")).toBeHidden();
    await boardOf(page).focus();
    await page.keyboard.press("Shift+W");
    await expect(page.locator("star-step .rail")).toBeVisible();
    await expect(fold).toBeVisible();
    await button(page).click();
    await unfold.click();
    await expect(page.locator("star-step .rail")).toBeVisible();
    await expect.poll(wide).toBe(before);
  });
}

test("an author can show an element in full screen, and where it is not possible there is no button", {
  tag: inTurn(2),
}, async ({ page }) => {
  await open(page, "/embed.html?lang=en&controls=basic");
  const before = await typeOf(page, ".narrator");
  await page.locator("star-step").evaluate((star) => star.requestFullscreen());
  await expect.poll(() => typeOf(page, ".narrator")).toBeGreaterThanOrEqual(0.032 * 900);
  await expectAtRest(page, () => typeOf(page, ".narrator")).toBeGreaterThan(before);
  // After a refusal it is not offered again.
  await arrive(page);
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
