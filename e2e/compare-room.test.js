// Where boards that are compared stand, at the sizes of laptops and phones: none on another, none squeezed, as large as there
// is room, and what is opened in sight.

import { expect, expectAtRest, frames, open, test } from "./page.js";
import { inTurn, paired, sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const OTHERS = ["greedy", "dijkstra", "breadth-first"].map((algorithm) => ({ algorithm }));

/** @param {Page} page */
const star = (page) => page.locator("star-step");
/** @param {Page} page */
const lanes = (page) => page.locator("star-step .lane");
/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator("star-step").getByRole("button", { name, exact: true });

/** Compares so many runs. @param {Page} page @param {number} count */
async function compare(page, count) {
  await star(page).evaluate((star, others) => /** @type {any} */ (star).compare(others), OTHERS.slice(0, count - 1));
  await expect(lanes(page)).toHaveCount(count);
  // The sentence that comes by itself.
  await expect(page.locator("star-step .likely")).toContainText("100");
}

/** What must not lie on each other, by its name. @param {Page} page */
const boxes = (page) =>
  star(page).evaluate((star) => {
    const root = /** @type {ShadowRoot} */ (star.shadowRoot);
    const shown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
    const names =
      ".lane .title, .lane .frame, .lane .numbers, .overlay-legend, .compared, .many > *, .ladder > *, .transport";
    const all = [...root.querySelectorAll(names)].filter(shown);
    return all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: `${element.className} ${element.textContent?.slice(0, 30)}`, left, top, right, bottom };
    });
  });

/** Which of them do. @param {Awaited<ReturnType<typeof boxes>>} all */
const onEachOther = (all) =>
  all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => [one.name, other.name]),
  );

/** How many times as wide as high a cell is drawn on each board: its canvas may be stretched. @param {Page} page */
const shapes = (page) =>
  page.locator("star-step .lane .frame:visible canvas.board").evaluateAll((all) =>
    all.map((each) => {
      const canvas = /** @type {HTMLCanvasElement} */ (each);
      const { width, height } = canvas.getBoundingClientRect();
      return width / canvas.width / (height / canvas.height);
    }),
  );

/** @param {Page} page */
async function expectNoneSqueezed(page) {
  await expect
    .poll(async () => (await shapes(page)).every((shape) => Math.abs(shape - 1) < 0.02), {
      message: "cells are square",
    })
    .toBe(true);
}

const SIZES = /** @type {const} */ ([
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [900, 700],
  [1366, 600],
]);

/** Compares so many boards, and opens all that stands around them. @param {Page} page @param {number} count */
async function lookAround(page, count) {
  await compare(page, count);
  const check = async (/** @type {string} */ what) => {
    await frames(page, 3);
    // The transport covers nothing: what has no room scrolls within its place.
    const room = await page.locator("star-step .compare").evaluate((all) => all.getBoundingClientRect().bottom);
    const all = await boxes(page);
    const seen = all.map((box) =>
      box.name.startsWith("transport") ? box : { ...box, bottom: Math.min(box.bottom, room) },
    );
    expect([count, what, ...onEachOther(seen)]).toEqual([count, what]);
    await expectNoneSqueezed(page);
  };
  await check("alone");
  await star(page).evaluate((star) => /** @type {any} */ (star).seek(20));
  await check("at step 20");
  await button(page, "Ladder").click();
  await expect(page.locator("star-step .ladder .said")).toContainText("From weight 0 to 5");
  // It replaces all boards but one, and what is said about all.
  await expect(page.locator("star-step .lane .frame:visible")).toHaveCount(1);
  await expect(page.locator("star-step :is(.compared, .many)").filter({ visible: true })).toHaveCount(0);
  await check("with the ladder");
  await button(page, "Ladder").click();
  await expect(page.locator("star-step .lane .frame:visible")).toHaveCount(count);
  await button(page, "100 boards like it").click();
  await expect(page.locator("star-step .spread")).toHaveCount(2 * count);
  await check("with many boards");
  await button(page, "Overlay").click();
  await expect(page.locator("star-step .overlay-legend li").first()).toBeVisible();
  await check("laid over each other");
  await button(page, "Overlay").click();
  await star(page).evaluate((star) => /** @type {any} */ (star).endCompare());
  await expect(lanes(page)).toHaveCount(0);
}

for (const [width, height] of SIZES) {
  test(`four, three and two boards never lie on what is around them: ${width} × ${height}`, {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const count of [4, 3, 2]) await lookAround(page, count);
  });
}

test("four boards have most of their lanes, and nothing moves with the step", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page);
  await compare(page, 4);
  const places = () =>
    page
      .locator("star-step :is(.lane .frame, .compared, .many, .ladder)")
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const shares = await lanes(page).evaluateAll((all) =>
    all.map((lane) => Number(lane.querySelector(".frame")?.clientWidth) / lane.clientWidth),
  );
  for (const share of shares) expect(share).toBeGreaterThan(0.55);
  for (const hasLadder of [false, true]) {
    if (hasLadder) await button(page, "Ladder").click();
    if (hasLadder) await expect(page.locator("star-step .ladder .said")).toContainText("From weight 0 to 5");
    const seen = new Set();
    for (const step of [0, 1, 40, 200, 1e6]) {
      await star(page).evaluate((star, step) => /** @type {any} */ (star).seek(step), step);
      await frames(page, 3);
      seen.add((await places()).join("\n"));
    }
    expect([hasLadder, ...seen]).toHaveLength(2);
  }
  // All seven pictures of the ladder are whole.
  const strip = page.locator("star-step .rungs");
  await expectAtRest(page, () =>
    strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expect(strip.getByRole("listitem")).toHaveCount(7);
  // In a narrow window a board that is higher than wide has room beside its title.
  await button(page, "Ladder").click();
  await star(page).evaluate((star) => /** @type {any} */ (star).load("height 3\nwidth 2\nmap\n..\n..\n..\n"));
  await page.setViewportSize({ width: 768, height: 1024 });
  const narrowest = () =>
    lanes(page).evaluateAll((all) => Math.min(...all.map((lane) => Number(lane.querySelector(".frame")?.clientWidth))));
  await expectAtRest(page, narrowest).toBeGreaterThan(120);
});

test("no head of the numbers is cut at any width and in any language", { tag: inTurn(0) }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page);
  await compare(page, 4);
  const cut = () =>
    page.locator("star-step :is(.work dt, .work dd, .numbers p, .numbers p > *)").evaluateAll((all) =>
      all
        .filter((each) => each.getClientRects().length > 0)
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  /** How many sums have their number on their name. */
  const close = () =>
    page.locator("star-step .work > div").evaluateAll(
      (all) =>
        all.filter((row) => {
          const range = document.createRange();
          range.selectNodeContents(/** @type {Node} */ (row.querySelector("dt")));
          const [name, value] = [range.getBoundingClientRect(), row.querySelector("dd")?.getBoundingClientRect()];
          return value && name.right > value.left + 1 && name.bottom > value.top + 1 && value.width > 0;
        }).length,
    );
  const overlay = page.locator("star-step .bar-of-all button").first();
  const legend = page.locator("star-step .overlay-legend li").first();
  for (const [width, lang] of sampled(paired([320, 390, 768, 1366, 1440], ["en", "es", "zh"]), 1)) {
    await page.setViewportSize({ width, height: 800 });
    await star(page).evaluate((star, lang) => star.setAttribute("lang", lang), lang);
    await expect.poll(() => star(page).evaluate((star) => /** @type {any} */ (star).language.tag)).toBe(lang);
    await expect(lanes(page)).toHaveCount(4);
    await frames(page, 3);
    await expectAtRest(page, async () => [width, lang, await close(), ...(await cut())]).toEqual([width, lang, 0]);
    await overlay.click();
    await expect(legend).toBeVisible();
    await expectAtRest(page, async () => [width, lang, ...(await cut())]).toEqual([width, lang]);
    await overlay.click();
    await expect(legend).toBeHidden();
  }
});

/** @param {import("@playwright/test").Browser} browser @param {string | undefined} baseURL @param {number} width @param {number} height */
const phone = (browser, baseURL, width, height) =>
  browser.newPage({ baseURL, hasTouch: true, isMobile: true, viewport: { width, height } });

const PHONES = /** @type {const} */ ([
  [320, 640],
  [360, 740],
  [390, 844],
]);
for (const [width, height] of sampled(PHONES, 1)) {
  test(`on a phone no board is squeezed or lies on another, and what is tapped comes into sight: ${width} × ${height}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await phone(browser, baseURL, width, height);
    await open(page);
    // As it was found: one board after another, each beside those that are there.
    await star(page).evaluate((star) => /** @type {any} */ (star).compare());
    await expect(lanes(page)).toHaveCount(2);
    for (const name of ["Dijkstra", "Breadth-first"]) {
      await page.getByRole("button", { name: `Add a run: ${name}` }).tap();
      await expect(lanes(page).last()).toHaveAccessibleName(new RegExp(`: ${name}$`));
    }
    await frames(page, 3);
    await expectNoneSqueezed(page);
    const all = (await boxes(page)).filter(({ name }) => !/^(transport|compared)/.test(name));
    expect(onEachOther(all)).toEqual([]);
    await expectAtRest(page, () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );

    /** How much of something is seen above the transport. @param {string} selector */
    const seen = (selector) =>
      star(page).evaluate((star, selector) => {
        const root = /** @type {ShadowRoot} */ (star.shadowRoot);
        const box = root.querySelector(selector)?.getBoundingClientRect();
        const edge = Number(root.querySelector(".transport")?.getBoundingClientRect().top);
        return box ? Math.min(box.bottom, edge) - Math.max(box.top, 0) : 0;
      }, selector);
    /** Waits until nothing moves any more: what is tapped while the page scrolls is not what was meant. @param {string} name */
    const rests = async (name) => {
      const place = async () => JSON.stringify(await button(page, name).boundingBox());
      const isStill = async () => {
        const before = await place();
        await frames(page, 10);
        return before === (await place());
      };
      await expect.poll(isStill).toBe(true);
    };
    await page.evaluate(() => scrollTo(0, 0));
    await rests("Ladder");
    await button(page, "Ladder").tap();
    await expect.poll(() => seen(".ladder")).toBeGreaterThan(150);
    await rests("Ladder");
    await button(page, "Ladder").tap();
    await rests("100 boards like it");
    await button(page, "100 boards like it").tap();
    await expect.poll(() => seen(".many-details")).toBeGreaterThan(150);
    await page.close();
  });
}

test("on a phone two boards have 40 % of the screen together, the tab Board shows its buttons, and an answer about a cell covers no board", async ({
  browser,
  baseURL,
}) => {
  const page = await phone(browser, baseURL, 390, 844);
  await open(page);
  await page.getByRole("tab", { name: "Board", exact: true }).tap();
  await expect(button(page, "Maze")).toBeVisible();
  const edge = async () => Number((await page.locator("star-step .transport").boundingBox())?.y);
  const bottom = async () => {
    const box = await button(page, "Maze").boundingBox();
    return Number(box?.y) + Number(box?.height);
  };
  await expect.poll(async () => (await bottom()) <= (await edge())).toBe(true);

  await page.evaluate(() => scrollTo(0, 0));
  await hold(page, 0);
  const answer = page.locator("star-step .ask.held");
  await expect(answer.locator(".answer p").first()).toBeVisible();
  // What was asked about the board alone is gone when others come.
  await compare(page, 2);
  await expectNoneSqueezed(page);
  const seen = await star(page).evaluate((star) => {
    const root = /** @type {ShadowRoot} */ (star.shadowRoot);
    const top = Number(root.querySelector(".compared")?.getBoundingClientRect().top);
    const shares = [...root.querySelectorAll("canvas.board")].map((canvas) => {
      const box = canvas.getBoundingClientRect();
      return box.width * (Math.min(box.bottom, top) - Math.max(box.top, 0));
    });
    const transport = root.querySelector(".transport")?.getBoundingClientRect();
    const sentence = root.querySelector(".compared")?.getBoundingClientRect();
    const rows = new Set(
      Array.from(root.querySelectorAll(".bar-of-all > :is(button, select)"), (it) => it.getClientRects()[0]?.bottom),
    );
    return {
      rows: [...rows].filter(Boolean).length,
      shares,
      isSaid: Number(sentence?.bottom) <= Number(transport?.top) + 1,
      last: transport?.bottom,
    };
  });
  expect(seen.shares.reduce((sum, share) => sum + share, 0) / (390 * 844)).toBeGreaterThanOrEqual(0.4);
  expect(seen.isSaid).toBe(true);
  expect(seen.rows).toBe(1);
  expect(seen.last).toBeLessThanOrEqual(844);
  await expect(answer).toBeHidden();

  await hold(page, 1);
  await expect(answer.locator(".answer p").first()).toBeVisible();
  const above = await answer.boundingBox();
  for (const lane of await lanes(page).all()) {
    const box = await lane.boundingBox();
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(above?.y) + 1);
  }
  const end = async () => {
    const box = await answer.boundingBox();
    return Number(box?.y) + Number(box?.height);
  };
  await expect.poll(async () => (await end()) <= (await edge())).toBe(true);
  await page.close();
});

/** Holds a finger on the middle of a board until its cell is asked about. @param {Page} page @param {number} index */
async function hold(page, index) {
  const box = await page.getByRole("application").nth(index).boundingBox();
  if (!box) throw new Error("The board is not shown.");
  const touch = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await expect(page.locator("star-step .ask.held")).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
