// What a finger on the board does: it scrolls the article until the reader wants to draw.

import { boardOf, expect, expectAtRest, FOLDER, frames, open, pointOf, test, unfold } from "./page.js";
import { sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

const FREE = ["type octile", "height 20", "width 20", "map", ...Array(20).fill(".".repeat(20))].join("\n");

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Opens an article with an empty board in the middle. @param {Page} page @param {string} attributes */
async function openArticle(page, attributes) {
  const text = "<p>An article.</p>".repeat(40);
  const body = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <script type="module" src="${FOLDER}/star-step.js"></script>${text}
    <star-step lang="en" map="${FREE}" ${attributes}></star-step>${text}`;
  await page.route("**/article.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/article.html");
  await page.locator("star-step").scrollIntoViewIfNeeded();
  await expect(boardOf(page)).toBeVisible();
  await boardOf(page).evaluate((board) => board.scrollIntoView({ block: "center" }));
}

/** How many cells of the board are walls, and where its start and goal are. @param {Page} page */
const boardNow = (page) =>
  page.locator("star-step").evaluate((element) => {
    const { solver } = /** @type {import("../www/star-step.js").StarStep} */ (element);
    if (!solver) throw new Error("There is no board.");
    return { walls: solver.cells().filter((byte) => byte === 255).length, start: solver.start, goal: solver.goal };
  });

/**
 * Moves one finger or several over the page, as the screen would report it to a browser.
 * @param {Page} page
 * @param {{ x: number, y: number }[]} from
 * @param {{ x: number, y: number }[]} by How far each moves in all.
 */
async function swipe(page, from, by) {
  const session = await page.context().newCDPSession(page);
  const steps = 10;
  const points = (/** @type {number} */ step) =>
    from.map(({ x, y }, id) => ({ x: x + (by[id].x * step) / steps, y: y + (by[id].y * step) / steps, id }));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
  for (let step = 1; step <= steps; step++) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(step) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** @param {Page} page */
const scrolled = (page) => page.evaluate(() => scrollY);

/** Swipes up over the middle of the board; returns how far the page scrolled. @param {Page} page */
async function swipeUp(page) {
  const before = await scrolled(page);
  await swipe(page, [await pointOf(page, 10, 14)], [{ x: 10, y: -150 }]);
  // Scrolling goes on in the compositor for a moment.
  await expect
    .poll(async () => (await scrolled(page)) - before, { timeout: 1500 })
    .not.toBe(0)
    .catch(() => {});
  return (await scrolled(page)) - before;
}

test("a finger scrolls the article over any board, and where nothing can be drawn it draws nothing", async ({
  page,
}) => {
  const drawable = sampled(['controls="basic"', 'controls="full"'], 1);
  const others = sampled(
    ['controls="none"', 'controls="transport"', 'controls="none" readonly', 'controls="full" readonly'],
    2,
  );
  for (const attributes of [...drawable, ...others]) {
    await openArticle(page, attributes);
    const before = await boardNow(page);
    await expect(swipeUp(page), attributes).resolves.toBeGreaterThan(50);
    await expectAtRest(page, () => boardNow(page)).toEqual(before);
    if (drawable.includes(attributes)) continue;
    const { x, y } = await pointOf(page, 8, 8);
    await page.touchscreen.tap(x, y);
    await swipe(page, [{ x, y }], [{ x: 90, y: 0 }]);
    await frames(page, 5);
    await expectAtRest(page, () => boardNow(page)).toEqual(before);
    await expect(swipeUp(page), "a tap does not take a board that cannot be drawn on").resolves.toBeGreaterThan(50);
  }
});

test("where there are tools a tap takes the board and means its cell, and a button gives it back", async ({ page }) => {
  await openArticle(page, 'controls="basic"');
  const done = page.getByRole("button", { name: "Done drawing" });
  await expect(done).toBeHidden();
  // Next to the start.
  const { x, y } = await pointOf(page, 1, 0);
  await page.touchscreen.tap(x, y);
  // What is pressed before the input is there waits for it.
  await expect.poll(() => boardNow(page)).toEqual({ walls: 1, start: [0, 0], goal: [19, 19] });
  await expect(done).toBeVisible();
  await expectAtRest(page, async () => (await done.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The browser is told in the next frame what a finger does here from now on.
  await frames(page, 3);
  await expect(swipeUp(page)).resolves.toBe(0);
  await expect.poll(async () => (await boardNow(page)).walls).toBeGreaterThan(5);
  await done.tap();
  await expect(done).toBeHidden();
  const { walls } = await boardNow(page);
  await expect(swipeUp(page)).resolves.toBeGreaterThan(50);
  await expectAtRest(page, async () => (await boardNow(page)).walls).toBe(walls);
});

test("a sideways swipe draws at once or moves an end, and any swipe draws once a tool is chosen, until the reader goes back to the article", async ({
  page,
}) => {
  await openArticle(page, 'controls="basic"');
  const before = await scrolled(page);
  const { x, y } = await pointOf(page, 4, 10);
  await swipe(page, [{ x, y }], [{ x: 120, y: 4 }]);
  await expect.poll(async () => (await boardNow(page)).walls).toBeGreaterThan(5);
  await expectAtRest(page, () => scrolled(page)).toBe(before);
  await openArticle(page, 'controls="basic"');
  await unfold(page);
  await page.getByRole("radio", { name: "Penalty" }).tap({ force: true });
  // In an article what ends drawing lies over nothing, and the settings stay in sight.
  await expect(page.getByRole("button", { name: "Done drawing" })).toBeVisible();
  await expect(page.getByLabel("Algorithm")).toBeVisible();
  await boardOf(page).evaluate((board) => board.scrollIntoView({ block: "center" }));
  await frames(page, 3);
  await expect(swipeUp(page)).resolves.toBe(0);
  await page.locator("p").nth(39).tap();
  await expect(swipeUp(page)).resolves.toBeGreaterThan(50);

  for (const controls of ["transport", "basic"]) {
    await openArticle(page, `controls="${controls}"`);
    const goal = await pointOf(page, 19, 19);
    const [from, to] = [{ x: goal.x - 14, y: goal.y - 14 }, await pointOf(page, 9, 19)];
    await swipe(page, [from], [{ x: to.x - goal.x, y: 0 }]);
    await expect.poll(() => boardNow(page)).toEqual({ walls: 0, start: [0, 0], goal: [9, 19] });
  }
});

/** The board within its rounded corners, whose pixels depend on how often they were drawn. @param {Page} page */
async function pictureOf(page) {
  const { x, y, width, height } = (await boardOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.screenshot({ clip: { x: x + 8, y: y + 8, width: width - 32, height: height - 32 } });
}

test("two fingers zoom and move the board, not the page", async ({ page }) => {
  for (const attributes of ['controls="basic"', 'controls="none" readonly']) {
    await openArticle(page, attributes);
    const before = { board: await boardNow(page), scroll: await scrolled(page) };
    const picture = await pictureOf(page);
    const middle = await pointOf(page, 10, 10);
    const apart = [
      { x: middle.x - 20, y: middle.y - 20 },
      { x: middle.x + 20, y: middle.y + 20 },
    ];
    await swipe(page, apart, [
      { x: -60, y: -60 },
      { x: 60, y: 60 },
    ]);
    await expect.poll(async () => picture.equals(await pictureOf(page))).toBe(false);
    await swipe(page, apart, [
      { x: 0, y: -40 },
      { x: 0, y: -40 },
    ]);
    await expectAtRest(page, async () => ({ board: await boardNow(page), scroll: await scrolled(page) })).toEqual(
      before,
    );
    await expectAtRest(page, () => page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.getByRole("button", { name: "Show whole board" }).tap();
    await expect.poll(async () => picture.equals(await pictureOf(page))).toBe(true);
  }
});

test("on the page itself a swipe over the board scrolls too, two fingers zoom and paint nothing, and a tap paints", async ({
  page,
}) => {
  await open(page);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, [await pointOf(page, 20, 20)], [{ x: 5, y: -120 }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  // Two fingers zoom, and what the first one painted is undone.
  const isStill = async () => {
    const place = await scrolled(page);
    await frames(page, 5);
    return (await scrolled(page)) === place;
  };
  await expect.poll(isStill).toBe(true);
  const board = await boardNow(page);
  await boardOf(page).evaluate((board) => board.scrollIntoView({ block: "center" }));
  const { x, y } = await pointOf(page, 4, 2);
  const session = await page.context().newCDPSession(page);
  /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {[number, number][]} points */
  const touch = (type, points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch("touchStart", [[x, y]]);
  await touch("touchStart", [
    [x, y],
    [x + 40, y + 40],
  ]);
  for (let i = 1; i < 8; i++)
    await touch("touchMove", [
      [x - 6 * i, y],
      [x + 40 + 6 * i, y + 40],
    ]);
  // One finger is lifted and comes down again: still nothing is painted.
  await touch("touchEnd", [[x - 42, y]]);
  await touch("touchStart", [
    [x - 42, y],
    [x + 60, y + 60],
  ]);
  for (let i = 1; i < 8; i++)
    await touch("touchMove", [
      [x - 42, y],
      [x + 60, y + 60 + 8 * i],
    ]);
  await touch("touchEnd", []);
  await expect(page.getByRole("button", { name: "Show whole board" })).toBeEnabled();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await expectAtRest(page, () => boardNow(page)).toEqual(board);
  await page.getByRole("button", { name: "Show whole board" }).tap();
  await expect(page.getByRole("button", { name: "Show whole board" })).toBeHidden();
  const cell = await pointOf(page, 6, 2);
  await page.touchscreen.tap(cell.x, cell.y);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await expect(boardOf(page)).toHaveCSS("touch-action", "none");
  await expect(page.locator("body")).toHaveCSS("touch-action", "auto");
});
