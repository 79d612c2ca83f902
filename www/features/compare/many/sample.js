// The searches that are compared, on many boards like the one that is shown. A generator, so that it can be run in a worker,
// or in slices where there is none. Headless.

import { solverOf } from "../../../core/board/convert.js";
import { seeded } from "../../../core/data/seeded.js";
import { boardLike } from "./board-like.js";
import { piecesOf } from "./pieces.js";

/**
 * @import { Board } from "../../../core/board/board.js"
 * @import { Options } from "../../../engine.js"
 */

/** On so many boards. */
export const COUNT = 100;
/** So many are made at most, because those without a path are left out. */
const MOST = 20 * COUNT;

/** What is wanted. @typedef {{ board: Board, runs: readonly Options[], seed: number }} Order */
/**
 * What a search came to on each of the boards: its expansions, the cost of its path, and that of a cheapest one under the
 * same rules.
 * @typedef {{ expanded: number[], cost: number[], shortest: number[] }} Found
 */
/** How many boards were made, and what each search found on those on which all of them find a path. @typedef {{ tries: number, runs: Found[] }} Sample */

/**
 * Yields how much of the whole is done, 0 to 1.
 * @param {Order} order
 * @returns {Generator<number, Sample>}
 */
export function* sampleOf({ board, runs, seed }) {
  const random = seeded(seed);
  const pieces = piecesOf(board);
  /** @type {Found[]} */
  const found = runs.map(() => ({ expanded: [], cost: [], shortest: [] }));
  let tries = 0;
  for (let count = 0; count < COUNT && tries < MOST; tries++) {
    const all = searched(boardLike(board, pieces, random), runs);
    if (all) {
      count++;
      for (const [index, { expanded, cost, shortest }] of all.entries()) {
        found[index].expanded.push(expanded);
        found[index].cost.push(cost);
        found[index].shortest.push(shortest);
      }
    }
    yield Math.max(count / COUNT, tries / MOST);
  }
  return { tries, runs: found };
}

/** What each comes to on a board; nothing if one of them finds no path. @param {Board} board @param {readonly Options[]} runs */
function searched(board, runs) {
  /** The costs of cheapest paths, by the rules. @type {Map<string, number>} */
  const known = new Map();
  const all = [];
  for (const options of runs) {
    const solver = solverOf(board, options);
    try {
      const path = solver.findPath();
      if (!path) return undefined;
      const { cost, expanded } = path;
      const rules = [options.diagonal, options.costs, options.penalties].join();
      const shortest = solver.promisesShortest ? cost : (known.get(rules) ?? solver.shortestCost() ?? cost);
      known.set(rules, shortest);
      all.push({ expanded, cost, shortest });
    } finally {
      solver.free();
    }
  }
  return all;
}
