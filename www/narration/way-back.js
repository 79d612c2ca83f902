// The way along the parents from where a search began to a cell: its straight runs, and what they cost together. Headless.

import { isSame } from "../core/board/board.js";
import { costsOf } from "../rules/costs.js";
import { chainOf } from "../why/chain.js";

/**
 * @import { Options, Solver } from "../engine.js"
 * @import { Coord } from "../rules/cells.js"
 */

/**
 * Moves in one direction.
 * @typedef {object} Leg
 * @property {Coord} from
 * @property {Coord} to
 * @property {Coord} direction One cell far.
 * @property {number} moves
 */

/**
 * @typedef {object} WayBack
 * @property {Coord[]} parents From where the search began to the cell.
 * @property {Leg[]} legs
 * @property {number} straight Moves.
 * @property {number} diagonal Moves.
 * @property {number} penalty The penalties of all cells that are entered, in the unit of the cost model.
 * @property {number} cost
 */

/** @param {Coord} direction */
const isDiagonal = ([dx, dy]) => dx !== 0 && dy !== 0;

/**
 * The penalty of a move. The search from the goal goes against the direction of the path, on which the cell that it comes
 * from is entered.
 * @param {Solver} solver @param {Options} options @param {Coord} from @param {Coord} to @param {0 | 1} side
 */
const penaltyOf = (solver, { penalties, costs }, from, to, side) =>
  penalties ? solver.cell(...(side === 1 ? from : to)) * costsOf({ costs }).penalty : 0;

/** The cell some moves after another. @param {Coord} from @param {Coord} direction @param {number} moves @returns {Coord} */
const after = ([x, y], [dx, dy], moves) => [x + moves * dx, y + moves * dy];

/**
 * The straight runs of a move from a parent to its child. Between jump points there may be two: first the diagonal moves,
 * or the vertical ones where there are no diagonal moves.
 * @param {Coord} from @param {Coord} to @param {boolean} hasDiagonals @returns {Leg[]}
 */
function runsOf(from, to, hasDiagonals) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const first = hasDiagonals ? Math.min(Math.abs(dx), Math.abs(dy)) : Math.abs(dy);
  /** @type {Coord} */
  const main = [hasDiagonals ? Math.sign(dx) : 0, Math.sign(dy)];
  const turn = after(from, main, first);
  const [restX, restY] = [to[0] - turn[0], to[1] - turn[1]];
  const rest = Math.max(Math.abs(restX), Math.abs(restY));
  /** @type {Leg[]} */
  const runs = [
    { from, to: turn, direction: main, moves: first },
    { from: turn, to, direction: [Math.sign(restX), Math.sign(restY)], moves: rest },
  ];
  return runs.filter(({ moves }) => moves > 0);
}

/**
 * What a move between neighbors costs a side.
 * @param {Solver} solver @param {Coord} from @param {Coord} to @param {0 | 1} side
 */
export function moveCost(solver, from, to, side) {
  const { options } = solver;
  const move = costsOf(options)[isDiagonal([to[0] - from[0], to[1] - from[1]]) ? "diagonal" : "straight"];
  return move + penaltyOf(solver, options, from, to, side);
}

/**
 * @param {Solver} solver
 * @param {Coord} coord A cell that is open or closed.
 * @param {0 | 1} side The side that has it.
 * @returns {WayBack}
 */
export function wayBack(solver, coord, side) {
  const { options } = solver;
  const { straight, diagonal } = costsOf(options);
  const parents = chainOf(solver, coord);
  const way = { parents, legs: /** @type {Leg[]} */ ([]), straight: 0, diagonal: 0, penalty: 0, cost: 0 };
  for (const [index, parent] of parents.slice(0, -1).entries()) {
    for (const { from, to, direction, moves } of runsOf(parent, parents[index + 1], options.diagonal !== "never")) {
      way[isDiagonal(direction) ? "diagonal" : "straight"] += moves;
      const last = way.legs.at(-1);
      if (last && isSame(last.direction, direction)) Object.assign(last, { to, moves: last.moves + moves });
      else way.legs.push({ from, to, direction, moves });
      for (let move = 0; options.penalties && move < moves; move++) {
        const cell = after(from, direction, move);
        way.penalty += penaltyOf(solver, options, cell, after(cell, direction, 1), side);
      }
    }
  }
  way.cost = way.straight * straight + way.diagonal * diagonal + way.penalty;
  return way;
}
