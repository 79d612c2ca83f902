// What the cheapest way across a board costs, and what a path does, whatever moves cost. Headless, and without the engine, which has
// only the usual costs.

import { coordOf, indexOf, WALL } from "../rules/cells.js";
import { compareSums } from "../rules/costs.js";
import { allowedMoves, isStraight } from "../rules/moves.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Coord } from "../rules/cells.js"
 */

/**
 * Which moves there are, what a straight and a diagonal one cost, and how much dearer each unit of a cell's penalty makes it to enter
 * that; nothing by default.
 * @typedef {{ diagonal: Options["diagonal"], straight: number, slanted: number, penalty?: number }} Moving
 */
/** The cells that can be reached from a cell with one move. @typedef {{ cell: number, isStraight: boolean }[]} Beside */

/** Those of all cells of a board, by diagonal rule: the same board is looked at with many costs. @type {WeakMap<Ground, Map<string, Beside[]>>} */
const known = new WeakMap();

/** @param {Ground} ground @param {Options["diagonal"]} diagonal @returns {Beside[]} */
function movesOn(ground, diagonal) {
  const all = known.get(ground) ?? new Map();
  known.set(ground, all);
  const before = all.get(diagonal);
  if (before) return before;
  const { width, height, cells } = ground;
  const rule = /** @type {const} */ ({ diagonal, neighborOrder: "row-major" });
  const found = Array.from(cells, (_, cell) => {
    const [x, y] = coordOf({ width }, cell);
    const isBlocked = (/** @type {readonly [number, number]} */ [dx, dy]) => {
      const [column, row] = [x + dx, y + dy];
      const isInside = column >= 0 && row >= 0 && column < width && row < height;
      return !isInside || cells[indexOf({ width }, [column, row])] === WALL;
    };
    return allowedMoves(rule, isBlocked).map((move) => ({
      cell: indexOf({ width }, [x + move[0], y + move[1]]),
      isStraight: isStraight(move),
    }));
  });
  all.set(diagonal, found);
  return found;
}

/**
 * What ways cost on a board.
 * @param {Ground} ground
 * @param {Moving} moving
 * @returns {{ cheapest: number | undefined, costOf: (path: Coord[]) => number | undefined }} The cost of a cheapest way from the
 *   start to the goal, undefined if there is none; and that of a path, undefined if it is no way from the start to the goal.
 */
export function ways(ground, { diagonal, straight, slanted, penalty = 0 }) {
  const moves = movesOn(ground, diagonal);
  const [start, goal] = [ground.start, ground.goal].map((end) => indexOf(ground, end));
  const priceOf = (/** @type {Beside[number]} */ { cell, isStraight }) =>
    (isStraight ? straight : slanted) + penalty * ground.cells[cell];
  const isOn = (/** @type {Coord} */ [x, y]) => x >= 0 && y >= 0 && x < ground.width && y < ground.height;

  /** @param {Coord[]} path */
  function costOf(path) {
    const way = path.map((coord) => (isOn(coord) ? indexOf(ground, coord) : -1));
    if (way[0] !== start || way[way.length - 1] !== goal) return undefined;
    let sum = 0;
    for (let i = 1; i < way.length; i++) {
      const move = moves[way[i - 1]]?.find(({ cell }) => cell === way[i]);
      if (!move) return undefined;
      sum += priceOf(move);
    }
    return sum;
  }

  // Each cell is looked at again whenever a cheaper way to it is found.
  const costs = new Map([[start, 0]]);
  const waiting = [start];
  for (const cell of waiting) {
    const cost = /** @type {number} */ (costs.get(cell));
    for (const move of moves[cell]) {
      const sum = cost + priceOf(move);
      const before = costs.get(move.cell) ?? Number.POSITIVE_INFINITY;
      if (compareSums(sum, before) >= 0) continue;
      costs.set(move.cell, sum);
      waiting.push(move.cell);
    }
  }
  return { cheapest: costs.get(goal), costOf };
}
