// The numbers that the page shows match a search that shares no code with the engine. Only the board comes from the
// page.

import { cheapest } from "../tests/page/cheapest.js";
import { movesFrom, search } from "../tests/page/naive.js";
import { boardIn, expect, open, openFile, openTab, shownText, statusOf, test } from "./page.js";

/** @typedef {"never" | "no-corner-cutting" | "at-most-one-obstacle" | "always"} Diagonal */

/** The result of the naive search. @param {import("../tests/page/naive.js").Board} board @param {string} algorithm @param {Diagonal} diagonal */
function naive(board, algorithm, diagonal) {
  const goal = board.goal[1] * board.width + board.goal[0];
  let [expanded, most, now] = [0, 1, 1];
  /** @type {number | undefined} */
  let cost;
  for (const { taken, nodes, open } of search(board, { algorithm, diagonal, weight: 1 })) {
    expanded++;
    [most, now] = [Math.max(most, open.length), open.length];
    if (taken === goal) cost = nodes.get(goal)?.g;
  }
  return { expanded, most, now, cost };
}

/** One of the sums of the search. @param {import("@playwright/test").Page} page @param {string} name */
const sum = (page, name) =>
  page
    .locator(".sums dl div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

for (const diagonal of /** @type {const} */ (["no-corner-cutting", "never", "always"])) {
  test(`sums, sentence and slider match the naive search: ${diagonal}`, async ({ page }) => {
    await open(page);
    await openTab(page, "Board");
    await page.locator("details", { hasText: "Size, seed, files" }).locator("summary").click();
    await page.getByLabel("Diagonal moves").selectOption(diagonal);
    const costs = new Set();
    for (const [walls, seed] of [
      ["20", "1"],
      ["30", "2"],
      ["45", "3"],
    ]) {
      await openTab(page, "Board");
      await page.getByLabel("Walls in %").fill(walls);
      await page.getByLabel("Seed").fill(seed);
      await page.getByRole("button", { name: "Random walls" }).click();
      await openTab(page, "Why");
      const board = await boardIn(page);
      for (const algorithm of ["astar", "dijkstra", "greedy", "breadth-first"]) {
        await page.getByLabel("Algorithm").selectOption(algorithm);
        const { expanded, most, now, cost } = naive(board, algorithm, diagonal);
        const said = cost === undefined ? /^There is no path/ : new RegExp(`^Path found: cost ${cost}, `);
        await expect(statusOf(page), algorithm).toHaveText(said);
        await expect(sum(page, "expanded"), algorithm).toHaveText(String(expanded));
        await expect(sum(page, "open now"), algorithm).toHaveText(String(now));
        await expect(sum(page, "most open"), algorithm).toHaveText(String(most));
        await expect(page.getByRole("slider", { name: "Step" })).toHaveAttribute("max", String(expanded));
        costs.add(cost);
      }
    }
    expect(costs.size).toBeGreaterThan(3);
  });
}

test("generated boards have a path exactly where there is one", async ({ page }) => {
  await open(page);
  await openTab(page, "Board");
  await page.locator("details", { hasText: "Size, seed, files" }).locator("summary").click();
  await page.getByLabel("Walls in %").fill("42");
  const met = new Set();
  for (const name of ["Random walls", "Maze", "Rooms", "Random walls", "Random walls", "Random walls", "Clear walls"]) {
    await page.getByRole("button", { name }).click();
    const cost = cheapest(await boardIn(page), "no-corner-cutting");
    await expect(statusOf(page)).toHaveText(
      cost === undefined ? /^There is no path/ : new RegExp(`^Path found: cost ${cost.toLocaleString("en")}, `),
    );
    met.add(cost === undefined);
  }
  expect(met.size).toBe(2);
});

test("the cost on a city map is the lowest there is, and the path cells add up to it", async ({ page }) => {
  await open(page);
  await openFile(page, "tests/maps/Berlin_0_256.map");
  // The board before it is shown solved too.
  await expect(page.getByRole("application", { name: "Board, 256 by 256" })).toBeVisible();
  await expect(statusOf(page)).toHaveText(/^Path found/);
  const board = await boardIn(page);
  const cost = cheapest(board, "no-corner-cutting");
  await expect(statusOf(page)).toHaveText(new RegExp(`^Path found: cost ${cost?.toLocaleString("en")}, `));
  await expect(shownText(page, "No path is cheaper.")).toBeVisible();
  const cells = await page.evaluate(() => [
    .../** @type {any} */ (document.querySelector("star-step")).solver.path().cells,
  ]);
  const indexes = cells.flatMap((x, i) => (i % 2 === 0 ? [cells[i + 1] * board.width + x] : []));
  const walked = indexes.slice(1).map((cell, i) => {
    const move = movesFrom(board, "no-corner-cutting", indexes[i]).find(([to]) => to === cell);
    return move?.[1] ?? Number.NaN;
  });
  expect(walked.reduce((sum, move) => sum + move, 0)).toBe(cost);
  await expect(statusOf(page)).toHaveText(new RegExp(`, ${indexes.length.toLocaleString("en")} cells\\.$`));
});
