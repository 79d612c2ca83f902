// Every state that the page can be in, one after another, in any language and with mouse or finger: no state is found by its
// words. Each is shown to whoever walks along.

import { boardOf, frames, open } from "./page.js";
import { settled } from "./settled.js";

/**
 * @typedef {import("@playwright/test").Page} Page
 *
 * @typedef {object} Walk
 * @property {Page} page
 * @property {string} lang
 * @property {boolean} isTouch Whether the reader has fingers, not a mouse.
 * @property {(state: string) => Promise<void>} look Called in each state.
 */

/** @typedef {import("../www/star-step.js").StarStep} StarStep */

export const ALGORITHMS = ["breadth-first", "dijkstra", "greedy", "bidirectional-astar", "jump-point"];
/** @type {Partial<import("../www/engine.js").Options>[]} */
const OTHERS = [{ algorithm: "greedy" }, { algorithm: "dijkstra" }, { algorithm: "breadth-first" }];
/** Kinds of lessons: with one question or none, of a cell, a number, a drawing, a trace; and with searches beside each other. */
const LESSONS = [
  "tour-1-moves",
  "tour-3-dijkstra",
  "tour-5-astar",
  "tour-9-your-own-board",
  "tour-two-ways",
  "tour-drill",
  "tutorial-4-roads",
  "tutorial-5-four-searches",
];
/** More captions than a lesson has. */
const MANY = 12;
/** The last step of any search. */
const END = 999_999;

/** @param {Page} page @param {string} selector */
const inStar = (page, selector) => page.locator(`star-step ${selector}`);
/** @template T @param {Page} page @param {(star: StarStep, value: T) => unknown} act @param {T} value */
const star = (page, act, value) =>
  page.locator("star-step").evaluate(/** @type {(star: any, value: any) => any} */ (act), value);
/** @param {Page} page @param {number} step */
export const seek = (page, step) => star(page, (star, step) => star.seek(step), step);
/** @param {Page} page @param {string} algorithm */
export async function searchWith(page, algorithm) {
  await star(page, (star, algorithm) => star.setAttribute("algorithm", algorithm), algorithm);
  await settled(page);
}
/** Presses what a sticky bar may cover. @param {import("@playwright/test").Locator} control */
const press = (control) => control.evaluate((it) => /** @type {HTMLElement} */ (it).click());

/** The page as somebody finds it who comes back. @param {Walk} walk @param {string} [more] */
const home = ({ page, lang }, more = "") => open(page, `/?lang=${lang}${more}`);

/** Opens what the header opens, which is in a menu in narrow windows. @param {Walk} walk @param {string} id */
async function openFromHeader({ page, look }, id) {
  const button = page.locator(id);
  if (!(await button.isVisible())) {
    await page.locator("#more").click();
    await look("the menu");
  }
  await button.click();
  await page.locator("dialog:modal").last().waitFor();
}

/** A search from its beginning to its end, all layers, and all that is beside the board. @param {Walk} walk */
export async function walkSearch(walk) {
  const { page, isTouch, look } = walk;
  await home(walk);
  await look("found");
  for (const step of [0, 40]) {
    await seek(page, step);
    await look(`step ${step}`);
  }
  const layers = await inStar(page, ".layers input").all();
  for (const layer of layers) {
    await press(layer);
    await look(`layer ${await layer.getAttribute("value")}`);
  }
  for (const layer of layers.slice(0, 1)) await press(layer);
  if (!isTouch) {
    const box = await boardOf(page).boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2);
    await look("a cell is pointed at");
  }
  for (const tab of await page.getByRole("tab").all()) {
    const name = `tab ${(await tab.getAttribute("id"))?.replace(/.*rail-\d+-/, "")}`;
    await tab.click();
    await look(name);
    const closed = inStar(page, "[role=tabpanel]:visible details:not([open]) > summary:visible");
    while ((await closed.count()) > 0) await closed.first().click();
    await look(`${name}, all of it`);
    for (const [index, radio] of (await inStar(page, "[role=tabpanel]:visible [type=radio]:visible").all()).entries()) {
      await press(radio);
      await look(`${name}, choice ${index}`);
    }
  }
  await page.getByRole("tab").first().click();
  for (const algorithm of ALGORITHMS) {
    await searchWith(page, algorithm);
    for (const step of [9, END]) {
      await seek(page, step);
      await look(`${algorithm} at ${step}`);
    }
  }
}

/** What a reader does to the board, and is asked there. @param {Walk} walk */
export async function walkActs(walk) {
  const { page, isTouch, look } = walk;
  await home(walk);
  await press(inStar(page, ".tool-penalty input").first());
  await look("drawing penalties");
  await star(
    page,
    (star) => {
      // A wall around the goal.
      const { goal } = /** @type {import("../www/core/engine/solver-face.js").SolverFace} */ (star.solver);
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1]) if (dx !== 0 || dy !== 0) star.setCell(goal[0] + dx, goal[1] + dy, 255);
      star.seek(999_999);
    },
    undefined,
  );
  await look("no path");
  if (isTouch) {
    const box = await boardOf(page).boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height * 0.3);
    await look("drawing with a finger");
  }
  await home(walk);
  await inStar(page, ".settings summary").first().click();
  await look("all settings");
  for (const question of [0, 1]) {
    await home(walk);
    await inStar(page, ".why-tab .row button:visible").nth(question).click();
    await look(`question ${question}`);
  }
}

/** A test by somebody who knows nothing. @param {Walk} walk */
export async function walkTest(walk) {
  const { page, look } = walk;
  await home(walk);
  await inStar(page, ".why-tab .row button:visible").nth(2).click();
  const next = page.locator("star-step > [slot=note] .primary");
  for (let question = 1; question <= 8; question++) {
    await look(`question ${question} of a test`);
    await press(inStar(page, ".question button:visible").last());
    await look(`question ${question} of a test, answered`);
    await press(next);
  }
  await page.locator("dialog:modal").waitFor();
  await look("the answers of a test");
}

/** Searches beside, over and below each other. @param {Walk} walk */
export async function walkCompared(walk) {
  const { page, look } = walk;
  await home(walk);
  for (const count of [2, 3, 4]) {
    await star(page, (star, others) => star.compare(others), OTHERS.slice(0, count - 1));
    await look(`${count} searches`);
    await seek(page, 20);
    await look(`${count} searches at 20`);
    if (count === 3) continue;
    for (const index of (await inStar(page, ".bar-of-all [aria-pressed]:visible").all()).keys()) {
      const button = inStar(page, ".bar-of-all [aria-pressed]:visible").nth(index);
      await press(button);
      await look(`${count} searches, way ${index}`);
      await press(button);
      await frames(page, 2);
    }
    await press(inStar(page, ".many-button"));
    await inStar(page, ".spread")
      .nth(2 * count - 1)
      .waitFor();
    await look(`${count} searches on many boards`);
    await star(page, (star) => star.endCompare(), undefined);
  }
}

/** Lessons, from caption to caption up to what they ask. @param {Walk} walk */
export async function walkLessons(walk) {
  const { page, look } = walk;
  for (const lesson of LESSONS) {
    await home(walk, `&scenario=${lesson}`);
    await look(lesson);
    const [said, next] = [inStar(page, ".said").first(), inStar(page, ".steps .primary:visible").first()];
    for (let count = 1; count < MANY && (await next.count()) > 0; count++) {
      const before = await said.textContent();
      await press(next);
      await settled(page);
      await look(`${lesson}, ${count}`);
      if ((await said.textContent()) === before) break;
    }
  }
}

/** What the header opens. @param {Walk} walk */
export async function walkDialogs(walk) {
  const { page, isTouch, look } = walk;
  await home(walk);
  const close = async () => {
    await page.keyboard.press("Escape");
    await settled(page);
  };
  await openFromHeader(walk, "#learn");
  await look("Learn");
  await close();
  await openFromHeader(walk, "#check");
  await look("Check");
  await page.locator("dialog textarea:not([readonly]):visible").last().fill("4,5\n4,4\n4,6\n");
  await look("Check, a wrong program");
  await close();
  await openFromHeader(walk, "#share");
  await look("Share");
  const [lesson, leave] = [0, 1].map((index) => page.locator("dialog.share .foot button").nth(index));
  await leave.click();
  await page.locator("dialog.take .segments").first().waitFor();
  for (const [index, kind] of (
    await page.locator("dialog.take .segments").first().getByRole("radio").all()
  ).entries()) {
    await press(kind);
    await look(`Export, kind ${index}`);
  }
  await close();
  await boardOf(page).focus();
  await page.keyboard.press("?");
  await look("the keys");
  await close();
  await openFromHeader(walk, "#share");
  await lesson.click();
  await look("making a lesson");
  if (isTouch) return;
  await home(walk);
  await page.locator("#full-screen").click();
  for (const step of [END, 20]) {
    await seek(page, step);
    await look(`full screen at ${step}`);
  }
}
