// A program that says that there is no path, compared with the board: by a flood from the start, which needs no search.

import { Solver } from "../engine.js";
import { columnOf, indexOf, rowOf, WALL } from "../rules/cells.js";
import { mostBlocked } from "../rules/moves.js";
import { toBoard } from "./coordinate-frames.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Frame } from "./coordinate-frames.js"
 * @import { Given } from "./trying.js"
 */

/** @typedef {Options["diagonal"]} Rule */
/**
 * @typedef {object} Outcome
 * @property {string} said What the program says.
 * @property {Partial<Record<Rule, number>>} moves How many moves the shortest way to the goal has, for the rules under which there is one.
 */

/** What programs print for other reasons too. */
const WEAK = /^(?:None|null|nil|undefined|\[\s*\]|\(nil\))$/;

/**
 * What a log that says that there is no path says it of; undefined if it does not.
 * @param {Given} given
 * @param {Frame} frame
 * @returns {Outcome | undefined}
 */
export function outcomeOf({ board, log, start, goal }, frame) {
  if (log.outcome !== "no-path") return undefined;
  const { said = "" } = log;
  const last = log.steps.at(-1);
  // Behind a search that came to the goal, nothing returned is what its function returns.
  if (last && WEAK.test(said) && String(toBoard(frame, [last.x, last.y], board)) === String(goal)) return undefined;
  /** @type {Outcome["moves"]} */
  const moves = {};
  for (const rule of Solver.choices.diagonal.values) {
    const count = fewestMoves(board, start, goal, rule);
    if (count !== undefined) moves[rule] = count;
  }
  return { said, moves };
}

/**
 * How many moves lead from one cell to another; undefined if none do.
 * @param {{ width: number, height: number, cells: Uint8Array }} board
 * @param {[number, number]} start
 * @param {[number, number]} goal
 * @param {Rule} rule
 */
function fewestMoves(board, start, [goalX, goalY], rule) {
  const { width, height, cells } = board;
  const most = mostBlocked({ diagonal: rule });
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y) =>
    x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] !== WALL;
  const moves = new Int32Array(cells.length).fill(-1);
  const queue = new Int32Array(cells.length);
  queue[0] = indexOf(board, start);
  moves[queue[0]] = 0;
  for (let [at, end] = [0, 1]; at < end; at++) {
    const [x, y] = [columnOf(board, queue[at]), rowOf(board, queue[at])];
    if (x === goalX && y === goalY) return moves[queue[at]];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const to = (y + dy) * width + x + dx;
        if (!isOpen(x + dx, y + dy) || moves[to] >= 0) continue;
        const walls = Number(!isOpen(x + dx, y)) + Number(!isOpen(x, y + dy));
        if (dx !== 0 && dy !== 0 && walls > most) continue;
        moves[to] = moves[queue[at]] + 1;
        queue[end++] = to;
      }
    }
  }
  return undefined;
}
