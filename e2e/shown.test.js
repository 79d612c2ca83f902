// The numbers that the page shows match a search that shares no code with the engine. Only the board comes from the
// page.

import { cheapest } from "../tests/page/cheapest.js";
import { movesFrom, search } from "../tests/page/naive.js";
import { boardIn, expect, open, openFile, openTab, shownText, statusOf, test } from "./page.js";
import { sampled } from "./sampled.js";

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

for (const diagonal of sampled(/** @type {const} */ (["no-corner-cutting", "never", "always"]), 1)) {
  test(`sums, sentence and slider match the naive search on boards of all kinds, and a path adds up: ${diagonal}`, async ({
    page,
  }) => {
    await open(page);
    await openTab(page, "Board");
    await page.locator("details", { hasText: "Size, seed, files" }).locator("summary").click();
    await page.getByLabel("Diagonal moves").selectOption(diagonal);
    const costs = new Set();
    for (const [walls, seed, kind] of [
      ["20", "1", "Random walls"],
      ["70", "3", "Random walls"],
      ["30", "2", "Maze"],
    ]) {
      await openTab(page, "Board");
      await page.getByLabel("Walls in %").fill(walls);
      await page.getByLabel("Seed").fill(seed);
      await page.getByRole("button", { name: kind }).click();
      await openTab(page, "Why");
      const board = await boardIn(page);
      for (const algorithm of ["astar", "dijkstra", "greedy", "breadth-first"]) {
        await page.getByLabel("Algorithm").selectOption(algorithm);
        const { expanded, most, now, cost } = naive(board, algorithm, diagonal);
        const said =
          cost === undefined ? /^There is no path/ : new RegExp(`^Path found: cost ${cost.toLocaleString("en")}, `);
        await expect(statusOf(page), algorithm).toHaveText(said);
        await expect(sum(page, "expanded"), algorithm).toHaveText(String(expanded));
        await expect(sum(page, "open now"), algorithm).toHaveText(String(now));
        await expect(sum(page, "most open"), algorithm).toHaveText(String(most));
        await expect(page.getByRole("slider", { name: "Step" })).toHaveAttribute("max", String(expanded));
        costs.add(cost);
      }
    }
    expect(costs.size).toBeGreaterThan(2);
    // On one of them there is none.
    expect(costs).toContain(undefined);

    // On a city map the cost is the lowest there is, and the cells of the path add up to it.
    await page.getByLabel("Algorithm").selectOption("astar");
    await openFile(page, "tests/maps/Berlin_0_256.map");
    // The board before it is shown solved too.
    await expect(page.getByRole("application", { name: "Board, 256 by 256" })).toBeVisible();
    await expect(statusOf(page)).toHaveText(/^Path found/);
    const city = await boardIn(page);
    const cost = cheapest(city, diagonal);
    await expect(statusOf(page)).toHaveText(new RegExp(`^Path found: cost ${cost?.toLocaleString("en")}, `));
    await expect(shownText(page, "No path is cheaper.")).toBeVisible();
    const cells = await page.evaluate(() => [
      .../** @type {any} */ (document.querySelector("star-step")).solver.path().cells,
    ]);
    const indexes = cells.flatMap((x, i) => (i % 2 === 0 ? [cells[i + 1] * city.width + x] : []));
    const walked = indexes.slice(1).map((cell, i) => {
      const move = movesFrom(city, diagonal, indexes[i]).find(([to]) => to === cell);
      return move?.[1] ?? Number.NaN;
    });
    expect(walked.reduce((sum, move) => sum + move, 0)).toBe(cost);
    await expect(statusOf(page)).toHaveText(new RegExp(`, ${indexes.length.toLocaleString("en")} cells\\.$`));
  });
}
