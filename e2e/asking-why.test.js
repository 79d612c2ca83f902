// Asking why: pointing at a cell, with the mouse, a finger or the keyboard, answers for it and edits nothing.

import { boardIn, boardOf, expect, expectAtRest, frames, open, pointOf, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../www/star-step.js").StarStep} StarStep */

/** The section in the tab. @param {Page} page */
const section = (page) => page.locator("star-step section.ask:not(.held)");
/** The answer at the board, for a finger. @param {Page} page */
const heldAnswer = (page) => page.locator("star-step section.held");

/** @param {Page} page @param {number} step */
const goTo = (page, step) =>
  page.locator("star-step").evaluate((element, step) => /** @type {StarStep} */ (element).seek(step), step);

/** What the engine knows of a cell. @param {Page} page @param {[number, number]} coord */
const nodeOf = (page, coord) =>
  page.locator("star-step").evaluate((element, [x, y]) => {
    const node = /** @type {StarStep} */ (element).solver?.node(x, y);
    if (!node) throw new Error("There is no search.");
    return node;
  }, coord);

/** @param {Page} page */
const positionOf = (page) =>
  page.locator("star-step").evaluate((element) => /** @type {StarStep} */ (element).solver?.position);

/** Rests the mouse in a cell. @param {Page} page @param {[number, number]} coord */
async function pointAt(page, coord) {
  const { x, y } = await pointOf(page, ...coord);
  await page.mouse.move(x - 2, y - 2);
  await page.mouse.move(x, y);
}

/** A cell in a state that is no end. @param {Page} page @param {number} state @param {number} [nth] @returns {Promise<[number, number]>} */
async function cellIn(page, state, nth = 0) {
  const index = await page.locator("star-step").evaluate(
    (element, [state, nth]) => {
      const { solver } = /** @type {StarStep} */ (element);
      if (!solver) throw new Error("There is no search.");
      const { width, start, goal } = solver;
      const cells = [...solver.states()].flatMap((it, index) => (it === state ? [index] : []));
      const ends = [start, goal].map(([x, y]) => y * width + x);
      return cells.filter(
        (index) => !ends.includes(index) && solver.cell(index % width, Math.floor(index / width)) === 0,
      )[nth];
    },
    [state, nth],
  );
  const { width } = await boardIn(page);
  return [index % width, Math.floor(index / width)];
}

const shown = (/** @type {[number, number]} */ [x, y]) => new RegExp(`\\(${x},\\s${y}\\)`);

test("the mouse asks where it rests; what it only crosses is not meant, and a click still edits", async ({ page }) => {
  await open(page);
  await goTo(page, 60);
  await expect(section(page)).toContainText("Point at a cell: why now, why not yet, or why never.");
  const before = await boardIn(page);
  const [closed, other] = [await cellIn(page, 2, 5), await cellIn(page, 0, 3)];
  await pointAt(page, closed);
  const { closedAt } = await nodeOf(page, closed);
  await expect(section(page)).toContainText(`Expanded at step ${closedAt}: f `);
  await expect(section(page).getByRole("heading")).toContainText(shown(closed));
  // Away from the board without resting anywhere.
  const { x, y } = await pointOf(page, ...other);
  await page.mouse.move(x, y);
  await page.mouse.move(5, 5);
  await frames(page, 30);
  await expect(section(page).getByRole("heading")).toContainText(shown(closed));
  await pointAt(page, other);
  await expect(section(page)).toContainText("Not opened yet: ");
  await expectAtRest(page, async () => (await boardIn(page)).cells).toEqual(before.cells);
  await page.mouse.click(x, y);
  await expect(section(page)).toContainText("A wall: no search enters it.");
  await expectAtRest(page, async () => (await boardIn(page)).cells[other[1] * before.width + other[0]]).toBe(255);
  await boardOf(page).press("Escape");
  await expect(section(page)).toContainText("Point at a cell");
});

test("the keyboard's cursor asks as well; an answer keeps its place, steps in it lead there, cells point, and the focus stays in it", async ({
  page,
}) => {
  await open(page);
  await goTo(page, 90);
  await boardOf(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(section(page).getByRole("heading")).toContainText(/\(\d+,\s\d+\)/);
  const height = async () => (await section(page).boundingBox())?.height;
  const first = await height();
  for (const [state, nth] of [
    [0, 1],
    [1, 3],
    [2, 40],
  ]) {
    await pointAt(page, await cellIn(page, state, nth));
    await expect(section(page).getByRole("heading")).toContainText(shown(await cellIn(page, state, nth)));
    await expectAtRest(page, height).toBe(first);
  }
  for (const step of [0, 1, 120]) {
    await goTo(page, step);
    await frames(page, 3);
    await expect.poll(() => height()).toBe(first);
  }
  await expect(section(page).locator("[aria-live], [role=status]")).toHaveCount(0);

  await goTo(page, 100);
  const cell = await cellIn(page, 2, 30);
  await pointAt(page, cell);
  const { closedAt, openedAt, parent } = await nodeOf(page, cell);
  await section(page)
    .getByRole("button", { name: `step ${closedAt}`, exact: true })
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => positionOf(page)).toBe(closedAt);
  await expect(section(page).getByRole("heading")).toContainText(shown(cell));
  await expect(section(page).getByRole("button").first()).toBeFocused();
  await section(page)
    .getByRole("button", { name: `Step ${openedAt}`, exact: true })
    .click();
  await expect.poll(() => positionOf(page)).toBe(openedAt);
  await expect(section(page)).toContainText(/^Ask about a cell.*(Not expanded yet|Next)/);
  const [x, y] = /** @type {[number, number]} */ (parent);
  await section(page).getByRole("listitem").filter({ hasText: "opened it from" }).getByRole("button").nth(1).click();
  await expect(section(page).getByRole("heading")).toContainText(shown([x, y]));
  await expectAtRest(page, () => positionOf(page)).toBe(openedAt);
});

test("there is no answer while the search plays faster than anybody reads, nor while the reader is asked for a cell", async ({
  page,
}) => {
  await open(page);
  await goTo(page, 0);
  const cell = await cellIn(page, 0, 0);
  await pointAt(page, cell);
  await expect(section(page)).toContainText("Not opened yet");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(section(page)).toContainText(`Pause to ask about `);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(section(page)).toContainText("Not opened yet");

  await goTo(page, 60);
  const next = await cellIn(page, 1, 0);
  await pointAt(page, next);
  await expect(section(page)).toContainText("Not expanded yet");
  const place = await section(page).boundingBox();
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).stage.pick(() => {}));
  await expect(section(page)).toBeHidden();
  await pointAt(page, await cellIn(page, 1, 1));
  await expect(section(page)).toBeHidden();
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).stage.pick(undefined));
  await expect(section(page)).toContainText("Not expanded yet");
  await expectAtRest(page, () => section(page).boundingBox()).toEqual(place);
});

test.describe("a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** What moves a finger, as the screen would report it. @param {Page} page */
  async function fingerOn(page) {
    const session = await page.context().newCDPSession(page);
    return (
      /** @type {"touchStart" | "touchMove" | "touchEnd"} */ type,
      /** @type {{ x: number, y: number }} */ point,
    ) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ ...point, id: 1 }] });
  }

  test("that is held on a cell asks, at the board and without an edit; a tap edits, a swipe scrolls", async ({
    page,
  }) => {
    await open(page);
    const touch = await fingerOn(page);
    // One that moves on does not ask.
    const from = await pointOf(page, 4, 8);
    await touch("touchStart", from);
    for (let step = 1; step <= 8; step++) await touch("touchMove", { x: from.x, y: from.y - 12 * step });
    await frames(page, 45);
    await touch("touchEnd", from);
    await expect(heldAnswer(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await goTo(page, 10);
    const before = await boardIn(page);
    const cell = await cellIn(page, 2, 3);
    const point = await pointOf(page, ...cell);
    await expect(heldAnswer(page)).toBeHidden();
    const places = () =>
      page.locator("star-step").evaluate((element) => {
        const parts = element.shadowRoot?.querySelectorAll("canvas.board, .result, .transport, .tabs") ?? [];
        return [scrollY, ...Array.from(parts, (part) => part.getBoundingClientRect().top)];
      });
    const were = await places();
    await touch("touchStart", point);
    await touch("touchMove", { x: point.x + 3, y: point.y + 2 });
    await expect(heldAnswer(page)).toContainText(`Expanded at step ${(await nodeOf(page, cell)).closedAt}: f `);
    await touch("touchEnd", point);
    await expect(heldAnswer(page)).toBeInViewport({ ratio: 1 });
    await expectAtRest(page, places).toEqual(were);
    await expectAtRest(page, async () => (await boardIn(page)).cells).toEqual(before.cells);
    await heldAnswer(page).getByRole("button", { name: "Close" }).tap();
    await expect(heldAnswer(page)).toBeHidden();
    // A tap is short.
    const free = await cellIn(page, 0, 2);
    const there = await pointOf(page, ...free);
    await page.touchscreen.tap(there.x, there.y);
    await expect.poll(async () => (await boardIn(page)).cells[free[1] * before.width + free[0]]).toBe(255);
    await expect(heldAnswer(page)).toBeHidden();
  });
});
