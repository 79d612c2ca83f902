// The overlay and the ladder of a comparison: what they show and say against plain searches on the page's board, and that all
// of it can be done with the keyboard alone.

import { search } from "../tests/page/naive.js";
import { violationsIn } from "./axe.js";
import { expectNothingLeft } from "./left.js";
import { boardIn, expect, expectAtRest, frames, open, shine, test } from "./page.js";
import { sampled } from "./sampled.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../tests/page/naive.js").Board} Board */

const WEIGHTS = [0, 0.5, 1, 1.5, 2, 3, 5];

/** What a plain search takes, in order, and what its path costs. @param {Board} board @param {string} algorithm @param {number} [weight] */
function searched(board, algorithm, weight = 1) {
  const goal = board.goal[1] * board.width + board.goal[0];
  const steps = [...search(board, { algorithm, weight, diagonal: "no-corner-cutting" })].map(({ taken, nodes }) => ({
    taken,
    g: nodes.get(taken)?.g,
  }));
  return { taken: steps.map(({ taken }) => taken), cost: steps.find(({ taken }) => taken === goal)?.g };
}

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The page with two runs compared. @param {Page} page */
async function compare(page) {
  await open(page);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).compare([{ algorithm: "greedy" }]));
  await expect(button(page, "Ladder")).toBeVisible();
}

/** @param {Page} page */
const all = (page) => page.locator(".rungs .rung");

/** The texts of the rungs, each once its search has ended. @param {Page} page */
async function rungs(page) {
  await expect(all(page)).not.toHaveCount(0);
  await expect(page.locator(".ladder :is(.said, .rung)", { hasText: "searching…" })).toHaveCount(0);
  return Promise.all((await all(page).all()).map((rung) => rung.locator("> :not(.picture, .bar)").allTextContents()));
}

/** Each picture of the ladder as it is drawn now. @param {Page} page */
const pictures = (page) =>
  page.locator(".rungs canvas").evaluateAll((all) => all.map((canvas) => /** @type {any} */ (canvas).toDataURL()));

test("a ladder has a search for each value, follows the clock, leads to a run, and needs no mouse", async ({
  page,
}) => {
  await compare(page);
  const board = await boardIn(page);
  await button(page, "Ladder").focus();
  await page.keyboard.press("Enter");
  const plain = WEIGHTS.map((weight) => searched(board, "astar", weight));
  const shortest = Number(plain[0].cost);
  const texts = await rungs(page);
  expect(texts.map(([name, taken, cost]) => [name, taken, cost.split(" ✓")[0].split(" +")[0]])).toEqual(
    plain.map(({ taken, cost }, index) => [`Weight ${WEIGHTS[index]}`, `${taken.length} expanded`, `cost ${cost}`]),
  );
  for (const [index, [, , cost]] of texts.entries()) expect(cost.includes("✓")).toBe(plain[index].cost === shortest);
  await expect(page.locator(".ladder .said")).toContainText(
    `From weight 0 to 5 the cells expanded fall from ${plain[0].taken.length} to ${plain[6].taken.length}.`,
  );
  await expect(page.locator(".ladder .note")).toHaveText("All at their ends.");
  const atEnd = await pictures(page);

  await page.getByRole("slider", { name: "Step" }).fill("20");
  await expect(page.locator(".ladder .note")).toHaveText("All at step 20, or at their ends; below is how they end.");
  for (const [index, [, taken, cost]] of (await rungs(page)).entries()) {
    const { length } = plain[index].taken;
    // A search that has ended by then says so; of the others only what they have done.
    expect(taken).toBe(length <= 20 ? `${length} expanded` : `20 of ${length} expanded`);
    expect(cost === "").toBe(length > 20);
  }
  await expect
    .poll(async () => (await pictures(page)).filter((picture, index) => picture === atEnd[index]))
    .toEqual([]);

  // The Tab key comes to the value that is set; arrow keys lead on from there.
  const current = page.locator(".rungs [aria-current]");
  await expect(current).toContainText("Weight 1");
  await page.getByLabel("One search for each value of").focus();
  await page.keyboard.press("Tab");
  await expect(current).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(current).toContainText("Weight 1.5");
  const options = () => page.locator("star-step").evaluate((star) => /** @type {any} */ (star).solver.options);
  await expectAtRest(page, async () => (await options()).weight).toBe(1.5);
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(button(page, "Compare with Weight 5")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".lanes .lane")).toHaveCount(3);
  await page
    .locator(".rungs .rung")
    .first()
    .click({ modifiers: ["Shift"] });
  await expect(page.locator(".lanes .lane")).toHaveCount(4);

  // An edit has all of it searched again.
  await page.getByRole("button", { name: "To end", exact: true }).click();
  await page.getByLabel("One search for each value of").selectOption("algorithm");
  await expect(all(page).filter({ hasText: "Greedy best-first search" })).toBeVisible();
  const named = await rungs(page);
  expect(named.map(([name]) => name)).toContain("Greedy best-first search");
  const greedy = searched(board, "greedy");
  expect(named.find(([name]) => name.startsWith("Greedy"))?.[1]).toBe(`${greedy.taken.length} expanded`);
  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).setCell(0, 0, 255));
  const walled = await boardIn(page);
  walled.cells[0] = 255;
  const again = `${searched(walled, "dijkstra").taken.length} expanded`;
  await expect(page.locator(".rungs .rung", { hasText: "Dijkstra" })).toContainText(again);

  for (const colorScheme of sampled(/** @type {const} */ (["light", "dark"]), 1)) {
    await shine(page, colorScheme);
    await expectAtRest(page, async () => [
      colorScheme,
      ...(await violationsIn(page, { include: ["star-step"] })),
    ]).toEqual([colorScheme]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await frames(page, 3);
  await expectAtRest(page, () => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const strip = await page.locator(".rungs").evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(strip, "it scrolls sideways inside").toBe(true);
  for (const box of await page
    .locator(".rungs button")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
});

test("an overlay counts who has taken what; while it plays, an option without effect ends the ladder over another one without an error", async ({
  page,
}) => {
  await compare(page);
  const board = await boardIn(page);
  const orders = ["astar", "greedy"].map((algorithm) => searched(board, algorithm).taken);
  await button(page, "Overlay").click();
  const legend = page.locator(".overlay-legend li");
  for (const step of [20, Math.max(...orders.map(({ length }) => length))]) {
    await page.getByRole("slider", { name: "Step" }).fill(String(step));
    const [left, right] = orders.map((order) => new Set(order.slice(0, step)));
    const both = [...left].filter((cell) => right.has(cell)).length;
    await expect(legend).toHaveText([
      `expanded by both: ${both}`,
      `expanded only by A*: ${left.size - both}`,
      `expanded only by Greedy: ${right.size - both}`,
      "path of A*",
      "path of Greedy",
    ]);
  }
  await button(page, "Overlay").click();

  await page.locator("star-step").evaluate((star) => /** @type {any} */ (star).configure({ algorithm: "dijkstra" }));
  await button(page, "Ladder").click();
  const over = page.getByLabel("One search for each value of");
  await over.selectOption("neighborOrder");
  await rungs(page);
  // Each frame of a search that plays is requested before that in which the pictures are drawn.
  await page.locator("star-step").evaluate((star) => {
    const element = /** @type {any} */ (star);
    element.speed = 1000;
    element.loop = true;
    element.seek(0);
    element.play();
  });
  for (let i = 0; i < 2; i++) {
    await over.selectOption("weight");
    await expect(page.locator(".ladder .note")).toHaveText("Weight: no effect with these settings.");
    await frames(page, 3);
    await over.selectOption("neighborOrder");
    await expect(all(page).first()).toBeVisible();
    await frames(page, 3);
  }
});

test("overlay and ladder, opened and closed many times, leave nothing behind", { tag: "@thorough" }, async ({
  page,
}) => {
  await compare(page);
  // Little is drawn, so that little time goes by.
  await page.setViewportSize({ width: 480, height: 480 });
  const toggle = (/** @type {number} */ times) =>
    page.locator("star-step").evaluate(async (star, times) => {
      const buttons = [.../** @type {ShadowRoot} */ (star.shadowRoot).querySelectorAll(".bar-of-all button")];
      for (let i = 0; i < 2 * times; i++) {
        for (const name of ["Overlay", "Ladder"]) {
          /** @type {HTMLElement} */ (buttons.find(({ textContent }) => textContent === name)).click();
        }
        // Searches begin in the second frame after the ladder was opened.
        for (let j = i % 2; j < 2; j++) await new Promise(requestAnimationFrame);
      }
    }, times);
  await expectNothingLeft(page, toggle);
});
