// The open list beside the board: what is next in line, all of it in order, and its structure. Entries point at cells, and
// the cell that is pointed at has its entry marked.

import { plainStorage } from "../tests/page/plain-storage.js";
import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardIn, expect, expectAtRest, frames, open, openTab, pointOf, SOURCES, test } from "./page.js";
import { inTurn } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const panel = (page) => page.locator("star-step .open-list");
/** @param {Page} page */
const nextRows = (page) => page.locator("star-step .next tbody tr");
/** @param {Page} page */
const listRows = (page) => panel(page).locator("tbody tr:visible:has(button:visible)");

/** @param {Page} page @param {number} step */
async function goTo(page, step) {
  await page.locator("star-step").evaluate((star, step) => /** @type {any} */ (star).seek(step), step);
  await frames(page, 3);
}

/** The options, and the open list of a plain search after each step. @param {Page} page */
async function plainIn(page) {
  const options = await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.options);
  const board = await boardIn(page);
  return [...plainStorage(board, options)];
}

/** @param {Page} page */
async function expectNoViolations(page) {
  await expectAtRest(page, () => violationsIn(page, { include: ["star-step"] })).toEqual([]);
}

/** @param {Page} page */
const nodesIn = (page) =>
  panel(page)
    .locator(".node")
    .evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).ariaLabel ?? ""));

const cellOf = (/** @type {number} */ cell, /** @type {number} */ width) =>
  `(${cell % width},\u00a0${Math.floor(cell / width)})`;

test("rows name the cells in the order in which they leave, and each points at its cell", async ({ page }) => {
  await open(page);
  const { width } = await boardIn(page);
  const snapshots = await plainIn(page);
  await openTab(page, "Why");
  for (const step of [0, 1, 63]) {
    await goTo(page, step);
    const entries = snapshots[step].entries.toSorted((a, b) => a.f - b.f || a.h - b.h || a.order - b.order);
    const expected = entries.map(({ cell, f, g, h }) => `${cellOf(cell, width)} ${f} ${g} ${h}`);
    const shown = () =>
      nextRows(page).evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((child) => child.textContent).join(" ")),
      );
    await expect(nextRows(page)).toHaveCount(5);
    await expect
      .poll(async () => (await shown()).filter((row) => row.trim() !== ""), String(step))
      .toEqual(expected.slice(0, 5));
    await expect(page.getByRole("heading", { name: `Next in line (${entries.length})` })).toBeVisible();
    await openTab(page, "Open list");
    await expect(listRows(page)).toHaveCount(entries.length);
    const all = () =>
      listRows(page).evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children]
            .slice(1, 5)
            .map((child) => child.textContent)
            .join(" "),
        ),
      );
    await expect.poll(all, String(step)).toEqual(expected);
    await openTab(page, "Why");
  }
  // Rows look the same where the tab Why has never been opened, and where it is opened later.
  const look = () =>
    panel(page)
      .locator("tbody td:first-child")
      .first()
      .evaluate((cell) => [getComputedStyle(cell).padding, getComputedStyle(cell).fontVariantNumeric].join());
  const shown = await look();
  await openTab(page, "Open list");
  await page.reload();
  await expect(listRows(page).first()).toBeVisible();
  await expect.poll(look).toBe(shown);
  await openTab(page, "Why");
  await expect(nextRows(page).first()).toBeVisible();
  await expect.poll(look).toBe(shown);
  expect(shown).toBe("0px 4px,tabular-nums");
});

test("pointing at an entry shows its cell on the board, pointing at a cell its entry, and keys lead through the list", async ({
  page,
}) => {
  await open(page);
  await goTo(page, 63);
  const name = (await nextRows(page).nth(3).getByRole("button").textContent()) ?? "";
  const [x, y] = (name.match(/\d+/g) ?? []).map(Number);
  const point = await pointOf(page, x, y);
  const picture = () => page.screenshot({ clip: { x: point.x - 8, y: point.y - 8, width: 16, height: 16 } });
  const before = await picture();
  await nextRows(page).nth(3).hover();
  await expect(nextRows(page).nth(3)).toHaveClass(/selected/);
  await frames(page, 2);
  await expectAtRest(page, async () => (await picture()).equals(before)).toBe(false);
  // A cell on the board.
  const other = (await nextRows(page).nth(4).getByRole("button").textContent()) ?? "";
  const [otherX, otherY] = (other.match(/\d+/g) ?? []).map(Number);
  const at = await pointOf(page, otherX, otherY);
  await page.mouse.move(at.x, at.y);
  await expect(nextRows(page).nth(4)).toHaveClass(/selected/);
  await expect(nextRows(page).nth(3)).not.toHaveClass(/selected/);
  // In the other tab too, in both views.
  await openTab(page, "Open list");
  await expect(panel(page).locator("tr.selected")).toContainText(other);
  await panel(page).getByLabel("As stored").check();
  await expect(panel(page).locator('.node[aria-current="true"]')).toHaveAccessibleName(
    new RegExp(other.replace(/[()]/g, "\\$&")),
  );
  await panel(page).locator(".node").first().hover();
  await expect(panel(page).locator('.node[aria-current="true"]')).toHaveCount(1);
  await expect(panel(page).locator(".node").first()).toHaveAttribute("aria-current", "true");

  // With the keyboard alone.
  await panel(page).getByLabel("In order").check();
  await openTab(page, "Why");
  await page.getByRole("tab", { name: "Open list" }).focus();
  await page.keyboard.press("Enter");
  await expect(listRows(page).first()).toBeVisible();
  await listRows(page).first().getByRole("button").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(listRows(page).nth(2).getByRole("button")).toBeFocused();
  await expect(listRows(page).nth(2)).toHaveClass(/selected/);
  await page.keyboard.press("End");
  await expect(listRows(page).last().getByRole("button")).toBeFocused();
  await expect(panel(page).locator('tbody button[tabindex="0"]')).toHaveCount(1);
  await panel(page).getByLabel("As stored").check();
  await expect(panel(page).locator(".node").first()).toBeVisible();
  await panel(page).locator('.node[aria-label^="Place 0:"]').focus();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).locator('.node[aria-label^="Place 1:"]')).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(panel(page).locator('.node[aria-label^="Place 2:"]')).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).locator('.node[aria-label^="Place 5:"]')).toHaveAttribute("aria-current", "true");
  await expect(panel(page).locator('.node[tabindex="0"]')).toHaveCount(1);
});

test("the picture of the heap is the heap of a plain search", async ({ page }) => {
  await open(page);
  const last = await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.length);
  await goTo(page, 12);
  // The link leads there.
  await page.getByRole("button", { name: "as heap" }).click();
  await expect(panel(page).getByLabel("As stored")).toBeChecked();
  const board = await boardIn(page);
  for (const options of [{}, { decreaseKey: false, swapEqual: true }, { openList: "unsorted-list" }]) {
    await page.locator("star-step").evaluate((star, options) => /** @type {any} */ (star).configure(options), options);
    const snapshots = await plainIn(page);
    for (const step of [12, 13, 12, Math.min(30, last)]) {
      await goTo(page, step);
      await expect(panel(page).getByRole("heading", { name: `After step ${step}` })).toBeVisible();
      const isList = "openList" in options;
      const expected = snapshots[step].entries.slice(0, isList ? 200 : 63);
      const names = expected.map(({ cell, f }, place) => `Place ${place}: ${cellOf(cell, board.width)}, f ${f}`);
      const found = async () => (await nodesIn(page)).map((name) => name.split(", ").slice(0, 2).join(", ")).sort();
      await expect.poll(found, `${step}, ${JSON.stringify(options)}`).toEqual(names.toSorted());
    }
  }
  await expectNoViolations(page);
  await page
    .locator("star-step")
    .evaluate((star) => /** @type {any} */ (star).configure({ openList: "binary-heap", swapEqual: false }));
  await goTo(page, 40);
  await expectParts(page);
  // Nothing is cut off at its side, and nothing makes the page wider.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() =>
      panel(page)
        .locator(".scroller")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    )
    .toBe(0);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect(panel(page).locator(".node").first()).toBeAttached();
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

/**
 * A pressed entry shows the part below it, its cell being pointed at on the way; what is not shown is found above it; and
 * the whole heap comes back. @param {Page} page
 */
async function expectParts(page) {
  const { width } = await boardIn(page);
  const { entries } = (await plainIn(page))[40];
  const nodeAt = (/** @type {number} */ place) => panel(page).locator(`.node[aria-label^="Place ${place}:"]`);
  const said = panel(page).locator(".pointed p");
  const whole = panel(page).getByRole("button", { name: "Whole heap" });
  const below = (/** @type {number} */ place) =>
    entries.filter((_, other) => {
      while (other > place) other = Math.floor((other - 1) / 2);
      return other === place;
    });
  const placesOf = async () =>
    (await nodesIn(page)).map((name) => Number(name.match(/\d+/)?.[0])).sort((a, b) => a - b);
  const coordOf = (/** @type {number} */ place) => cellOf(entries[place].cell, width);
  const expected = (/** @type {number} */ top) => below(top).map((entry) => entries.indexOf(entry));
  await expect(whole).toBeHidden();
  // A dot is pointed at near it, and says what there is no room to write.
  const last = entries.length - 1;
  await expect(nodeAt(last)).toHaveClass(/dot/);
  await nodeAt(last).scrollIntoViewIfNeeded();
  const dot = await nodeAt(last).boundingBox();
  await page.mouse.move((dot?.x ?? 0) + 10, (dot?.y ?? 0) + 4);
  await expect(said).toHaveText(`${coordOf(last)}: f ${entries[last].f}, place ${last}.`);
  await nodeAt(1).click();
  await expect.poll(placesOf).toEqual(expected(1));
  await expect(said).toHaveText(`${coordOf(1)}: f ${entries[1].f}, place 1. ${below(1).length - 1} entries below it.`);
  await expect(nodeAt(1)).toHaveAttribute("aria-current", "true");
  // The one at the top leads back up.
  await nodeAt(1).click();
  await expect.poll(placesOf).toEqual(expected(0));
  // Keys lead down to what cannot be read yet, and up again.
  const path = [last];
  for (let place = last; place > 0; path.unshift(place)) place = Math.floor((place - 1) / 2);
  await nodeAt(0).focus();
  for (const place of path.slice(1)) {
    if (place > 2 * (path[path.indexOf(place) - 1] ?? 0) + 1) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowRight");
    } else await page.keyboard.press("ArrowDown");
    await expect(nodeAt(place)).toBeFocused();
    await expect(nodeAt(place)).not.toHaveClass(/dot/);
  }
  await expect(whole).toBeVisible();
  await expect(panel(page).getByText(/^This is the part below place \d+\.$/)).toBeVisible();
  await whole.click();
  await expect.poll(placesOf).toEqual(expected(0));
  // A cell of the board that lies in another part is named with its place.
  await nodeAt(2).click();
  await expect.poll(placesOf).toEqual(expected(2));
  const [x, y] = (coordOf(1).match(/\d+/g) ?? []).map(Number);
  const at = await pointOf(page, x, y);
  await page.mouse.move(at.x, at.y);
  await expect(said).toHaveText(new RegExp(`, place 1\\. ${below(1).length - 1} entries below it\\.$`));
  await expect(panel(page).locator(".node.selected")).toHaveCount(0);
  await whole.click();
}

test("while the reader is asked which cell is next, the rows do not give it away", async ({ page }) => {
  await open(page, `${SOURCES}/?lang=en`);
  await goTo(page, 63);
  await expect(nextRows(page).first()).toBeVisible();
  const before = await page.locator("star-step .next").boundingBox();
  // Whoever asks puts a picker there.
  await page.evaluate(async () => {
    const { Pointing } = await import(/** @type {string} */ ("/www/core/input/selection.js"));
    const { select } = Pointing.prototype;
    /** @param {unknown} coord */
    Pointing.prototype.select = function (coord) {
      Object.assign(window, { pointing: this });
      select.call(this, coord);
    };
  });
  await nextRows(page).nth(2).hover();
  await page.evaluate(() => /** @type {any} */ (window).pointing.pick(() => {}));
  await expect(nextRows(page).first()).toBeHidden();
  await expect(page.getByRole("heading", { name: "Next in line (hidden for now)" })).toBeVisible();
  await goTo(page, 64);
  await expect(nextRows(page).first()).toBeHidden();
  await expectAtRest(page, async () => (await page.locator("star-step .next").boundingBox())?.height).toBe(
    before?.height,
  );
  await page.evaluate(() => /** @type {any} */ (window).pointing.pick(undefined));
  await expect(nextRows(page).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Next in line \(\d+\)$/ })).toBeVisible();
});

test("stepping moves nothing but the entries, and these only where motion is not to be reduced", async ({ page }) => {
  await open(page);
  await openTab(page, "Why");
  await goTo(page, 60);
  const placesIn = (/** @type {string} */ selector) =>
    page
      .locator(`star-step ${selector}`)
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().y));
  const seen = { next: new Set(), stored: new Set() };
  for (let step = 60; step < 66; step++) {
    await goTo(page, step);
    seen.next.add((await placesIn(".next tr")).join());
  }
  // The cell that is taken travels from the head of the list to its place on the board: once for a step, and for nothing else.
  const travels = (/** @type {number} */ by) =>
    page.locator("star-step").evaluate(async (star, by) => {
      const { animate } = HTMLElement.prototype;
      /** @type {{ from: DOMRect, to: DOMRect }[]} */
      const seen = [];
      HTMLElement.prototype.animate = function (...of) {
        const animation = animate.apply(this, of);
        if (!this.classList.contains("travelling")) return animation;
        animation.pause();
        const from = this.getBoundingClientRect();
        animation.currentTime = Number(animation.effect?.getComputedTiming().duration) - 0.01;
        seen.push({ from, to: this.getBoundingClientRect() });
        animation.play();
        return animation;
      };
      // What is on the board has been seen for a while.
      for (let i = 0; i < 15; i++) await new Promise(requestAnimationFrame);
      /** @type {any} */ (star).step(by);
      for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
      HTMLElement.prototype.animate = animate;
      const left = star.shadowRoot?.querySelectorAll(".travelling").length;
      return JSON.parse(JSON.stringify({ seen, left }));
    }, by);
  await goTo(page, 61);
  const head = await nextRows(page).first().boundingBox();
  const { seen: ways, left } = await travels(1);
  expect([ways.length, left]).toEqual([1, 0]);
  const { from, to } = ways[0];
  for (const side of /** @type {const} */ (["x", "y", "width", "height"]))
    expect(Math.abs(from[side] - Number(head?.[side])), side).toBeLessThan(1);
  const [x, y] = await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.taken().cell);
  const middle = await pointOf(page, x, y);
  expect(Math.abs(to.x + to.width / 2 - middle.x)).toBeLessThan(1);
  expect(Math.abs(to.y + to.height / 2 - middle.y)).toBeLessThan(1);
  for (const by of [-1, 2]) await expect(travels(by)).resolves.toEqual({ seen: [], left: 0 });
  // Nor while steps come quickly, whoever makes them.
  const quickly = page.locator("star-step").evaluate(async (star) => {
    const { animate } = HTMLElement.prototype;
    let count = 0;
    HTMLElement.prototype.animate = function (...of) {
      if (this.classList.contains("travelling")) count++;
      return animate.apply(this, of);
    };
    for (let i = 0; i < 20; i++) {
      /** @type {any} */ (star).step(1);
      await new Promise(requestAnimationFrame);
    }
    HTMLElement.prototype.animate = animate;
    return count;
  });
  await expect(quickly).resolves.toBeLessThan(6);
  await openTab(page, "Open list");
  await panel(page).getByLabel("As stored").check();
  for (let step = 65; step > 59; step--) {
    await goTo(page, step);
    await expect(panel(page).getByRole("heading", { name: `After step ${step}` })).toBeVisible();
    seen.stored.add((await placesIn(".open-list :is(.rule, .work, .scroller)")).join());
  }
  expect([...seen.next]).toHaveLength(1);
  expect([...seen.stored]).toHaveLength(1);
  const moving = () =>
    panel(page)
      .locator(".picture")
      .evaluate(async (picture) => {
        /** @type {any} */ (/** @type {ShadowRoot} */ (picture.getRootNode()).host).step(1);
        let most = 0;
        for (let i = 0; i < 20; i++) {
          await new Promise(requestAnimationFrame);
          most = Math.max(most, ...[...picture.children].map((node) => node.getAnimations().length));
        }
        return most;
      });
  await expect(moving()).resolves.toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
  await openTab(page, "Why");
  await expect(travels(1)).resolves.toEqual({ seen: [], left: 0 });
  await openTab(page, "Open list");
  // Where they end is the same.
  await expect(panel(page).locator(".node.away")).toHaveCount(0);
});

test("opening and closing it many times leaves nothing behind", { tag: inTurn(0) }, async ({ page }) => {
  await open(page);
  await openTab(page, "Open list");
  await expect(panel(page).getByLabel("As stored")).toBeVisible();
  const openAndClose = (/** @type {number} */ times) =>
    page.locator("star-step").evaluate(async (star, times) => {
      const tabs = /** @type {ShadowRoot} */ (star.shadowRoot).querySelectorAll('[role="tab"]');
      for (let i = 0; i < times; i++) {
        for (const tab of tabs) {
          if (!/Open list|Why/.test(tab.textContent ?? "")) continue;
          /** @type {HTMLElement} */ (tab).click();
          /** @type {any} */ (star).seek(20 + (i % 3));
          const views = /** @type {ShadowRoot} */ (star.shadowRoot).querySelectorAll('.open-list [name$="view"]');
          /** @type {HTMLElement} */ (views[i % 2]).click();
          for (let j = 0; j < 2; j++) await new Promise(requestAnimationFrame);
        }
      }
    }, times);
  await expectNothingLeft(page, openAndClose, process.env.STARSTEP_ALL ? { warm: 6 } : { warm: 4, times: 12 });
});
