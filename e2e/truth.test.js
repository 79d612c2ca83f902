// The truth line in the tab Why, the board on which settings fail, and why there is no path: checked against searches
// that share no code with the page.

import { shortest } from "../tests/page/any-board.js";
import { violationsIn } from "./axe.js";
import { boardIn, expect, expectAtRest, frames, mapFile, open, openFile, openTab, test } from "./page.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const truthOf = (page) => page.locator("star-step .truth").first();
/** @param {Page} page */
const noPathOf = (page) => page.locator("star-step .no-path").first();
/** @param {Page} page @param {object} options */
const configure = (page, options) =>
  page.locator("star-step").evaluate((star, options) => /** @type {any} */ (star).configure(options), options);

test("what the settings promise, a board on which they fail, how far the search has got, and what its path costs more than a shortest one", async ({
  page,
}) => {
  await open(page);
  await openTab(page, "Why");
  const promise = truthOf(page).locator(".promise");
  const reason = truthOf(page).locator(".reason");
  await expect(promise).toHaveText("Every path found is a cheapest one.");
  await promise.click();
  await expect(reason).toHaveText(
    "Octile distance never overestimates here (it is admissible) and never falls by more than a move costs (it is consistent): every path found is a cheapest one.",
  );
  await expect(promise).toHaveClass(/good/);
  await page.getByRole("button", { name: "Look for a counterexample" }).click();
  await expect(truthOf(page).getByRole("status")).toHaveText(
    "There is no board on which the path is not a cheapest one.",
  );
  await page.getByLabel("Heuristic").selectOption("manhattan");
  await expect(promise).toHaveText("No path costs more than 1.43 times the cheapest.");
  await expect(reason).toHaveText(
    "Manhattan distance can overestimate, so it is not admissible: a diagonal move costs 14, it says 20. No path that it finds costs more than 1.43 times the cheapest.",
  );
  await expect(promise).not.toHaveClass(/good/);
  await expect(truthOf(page).getByRole("status")).toBeHidden();

  await page.getByLabel("Heuristic").selectOption({ index: 0 });
  await configure(page, { weight: 2, penalties: false });
  const before = await boardIn(page);
  await page.getByRole("button", { name: "Look for a counterexample" }).click();
  const said = truthOf(page).getByRole("status");
  await expect(said).toContainText("Undo brings your board back.");
  const board = await boardIn(page);
  const [options, cost] = await page.evaluate(() => {
    const { solver } = /** @type {any} */ (document.querySelector("star-step"));
    return [solver.options, solver.stats.pathCost];
  });
  expect(options).toMatchObject({ weight: 2, penalties: false });
  const least = shortest(board, options);
  expect(cost).toBeGreaterThan(least);
  await expect(said).toHaveText(
    `On this board the path costs ${cost}, and a cheapest one ${least}. Undo brings your board back.`,
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => boardIn(page)).toEqual(before);
  await expect(said).toBeHidden();

  // How far the search has got, and what the path costs more than a shortest one.
  const star = page.locator("star-step");
  await star.evaluate((star) => /** @type {any} */ (star).loadSupplied("manhattan-diagonals"));
  await openTab(page, "Why");
  await star.evaluate((star) => /** @type {any} */ (star).seek(3));
  const counts = truthOf(page).locator(".counts");
  const { openSize } = await star.evaluate((star) => /** @type {any} */ (star).solver.stats);
  await expect(counts).toHaveText(`Searching. 3 expanded, ${openSize} waiting.`);
  await star.evaluate((star) => /** @type {any} */ (star).seek(1e6));
  const lesson = await boardIn(page);
  const { rules, stats } = await star.evaluate((star) => {
    const { options: rules, stats } = /** @type {any} */ (star).solver;
    return { rules, stats };
  });
  const [length, shorter] = [stats.pathCost, shortest(lesson, rules)];
  expect(length).toBeGreaterThan(shorter);
  const percent = Number((((length - shorter) / shorter) * 100).toFixed(2));
  await expect(counts).toHaveText(
    `Done. ${stats.expanded} expanded, ${stats.openSize} waiting. Cost ${length}, at best ${shorter}: ${length - shorter} more (${percent}%).`,
  );
});

const CLOSED = `
..@.....
..@..@@@
..@..@..
@@@..@..
.....@..`;

/** Opens a board without a path, and the tab that says why. @param {import("@playwright/test").Page} page */
async function openClosed(page) {
  await open(page);
  await openFile(page, mapFile(CLOSED));
  await configure(page, { diagonal: "never" });
  await page.locator("star-step").evaluate((star) => {
    const { width, height } = /** @type {any} */ (star).solver;
    /** @type {any} */ (star).setStart(0, 0);
    /** @type {any} */ (star).setGoal(width - 1, height - 1);
  });
  await openTab(page, "Why");
}

test("why there is no path: what is said, drawn and removed", async ({ page }) => {
  await openClosed(page);
  const section = noPathOf(page);
  await expect(section).toContainText("6 cells can be reached; 5 walls close them off from the goal.");
  await expect(section).toContainText(
    "Nearest to the goal, in a straight line, is (1,\u00a02); a cheapest path there costs 30.",
  );
  await expect(section).toContainText("At least 2 walls must go to open a path; these would do: ");
  await expectAtRest(page, () =>
    violationsIn(page, {
      include: [{ fromShadowDom: ["star-step", ".truth"] }, { fromShadowDom: ["star-step", ".no-path"] }],
    }),
  ).toEqual([]);

  // Each of the three is seen, and goes again.
  const board = page.getByRole("application");
  const boxes = section.getByRole("checkbox");
  for (let i = 0; i < 3; i++) {
    await boxes.nth(i).uncheck();
  }
  await frames(page, 3);
  const bare = await board.screenshot();
  for (let i = 0; i < 3; i++) {
    await boxes.nth(i).check();
    await expect.poll(async () => (await board.screenshot()).equals(bare)).toBe(false);
    await boxes.nth(i).uncheck();
    await expect.poll(async () => (await board.screenshot()).equals(bare)).toBe(true);
  }

  // Not before the search has ended.
  await page.getByRole("button", { name: "Step back" }).click();
  await expect(section).toBeHidden();
  await page.getByRole("button", { name: "Step forward" }).click();
  await section.getByRole("button", { name: "Remove 2 walls" }).click();
  await expect(page.getByRole("status").first()).toContainText("Path found");
  await expect(section).toBeHidden();
  const walls = (await boardIn(page)).cells.filter((byte) => byte === 255).length;
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(section).toBeVisible();
  await expectAtRest(page, async () => (await boardIn(page)).cells.filter((byte) => byte === 255).length).toBe(
    walls + 2,
  );
});

test("what is drawn of why there is no path is gone on another board, although another tab is open", async ({
  page,
}) => {
  await openClosed(page);
  const board = page.getByRole("application");
  const boxes = noPathOf(page).getByRole("checkbox");
  const star = page.locator("star-step");
  const put = (/** @type {[number, number]} */ goal) =>
    star.evaluate((star, goal) => {
      /** @type {any} */ (star).setStart(0, 0);
      /** @type {any} */ (star).setGoal(...goal);
    }, goal);
  /** The board, once it has stopped changing. */
  const settled = async () => {
    let last = await board.screenshot();
    await expect
      .poll(async () => {
        await frames(page, 5);
        const next = await board.screenshot();
        const isSame = next.equals(last);
        last = next;
        return isSame;
      })
      .toBe(true);
    return last;
  };
  await put([1, 2]);
  const bareBoard = await settled();
  await put([7, 4]);
  await openTab(page, "Why");
  await expect(noPathOf(page)).toContainText("6 cells can be reached");
  for (const box of await boxes.all()) await box.check();
  await expect.poll(async () => (await board.screenshot()).equals(bareBoard)).toBe(false);
  const marked = await settled();
  await openTab(page, "Measure");
  await frames(page, 3);
  await expect.poll(async () => (await board.screenshot()).equals(marked)).toBe(true);
  await put([1, 2]);
  await expect.poll(async () => (await board.screenshot()).equals(bareBoard)).toBe(true);
});
