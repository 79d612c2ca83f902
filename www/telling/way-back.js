// The way along the parents from where a search began to a cell: its straight runs, and what they cost together. Headless.

/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("../engine.js").Options} Options */

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

/** What a straight and a diagonal move cost, and a penalty of 1. */
const MOVES = { "10-14": [10, 14, 1], sqrt2: [1, Math.SQRT2, 0.1] };

/** @param {Coord} direction */
const isDiagonal = ([dx, dy]) => dx !== 0 && dy !== 0;

/**
 * The penalty of a move. The search from the goal goes against the direction of the path, on which the cell that it comes
 * from is entered.
 * @param {import("../engine.js").Solver} solver @param {Options} options @param {Coord} from @param {Coord} to @param {0 | 1} side
 */
const penaltyOf = (solver, { penalties, costs }, from, to, side) =>
  penalties ? solver.cell(...(side === 1 ? from : to)) * MOVES[costs][2] : 0;

/**
 * What a move between neighbors costs a side.
 * @param {import("../engine.js").Solver} solver @param {Coord} from @param {Coord} to @param {0 | 1} side
 */
export function moveCost(solver, from, to, side) {
  const { options } = solver;
  const move = MOVES[options.costs][isDiagonal([to[0] - from[0], to[1] - from[1]]) ? 1 : 0];
  return move + penaltyOf(solver, options, from, to, side);
}

/** Clockwise from north. @type {Coord[]} */
const COMPASS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** The parents from where the search began to a cell. @param {import("../engine.js").Solver} solver @param {Coord} coord */
function parentsOf(solver, coord) {
  // Parents of jump points may be far away; those of all other cells are neighbors, and a direction is known faster than
  // a history.
  const isFar = solver.scans().length > 0;
  const parentOf = (/** @type {Coord} */ [x, y]) => {
    if (isFar) return solver.node(x, y).parent;
    const step = COMPASS[solver.numbersIn(x, y, 1, 1)[3]];
    return step && /** @type {Coord} */ ([x + step[0], y + step[1]]);
  };
  const parents = [coord];
  for (let parent = parentOf(coord); parent; parent = parentOf(parent)) parents.push(parent);
  return parents.reverse();
}

/**
 * @param {import("../engine.js").Solver} solver
 * @param {Coord} coord A cell that is open or closed.
 * @param {0 | 1} side The side that has it.
 * @returns {WayBack}
 */
export function wayBack(solver, coord, side) {
  const { options } = solver;
  const [one, slanted] = MOVES[options.costs];
  const parents = parentsOf(solver, coord);
  const way = { parents, legs: /** @type {Leg[]} */ ([]), straight: 0, diagonal: 0, penalty: 0, cost: 0 };
  for (const [index, to] of parents.slice(1).entries()) {
    const from = parents[index];
    const direction = /** @type {Coord} */ ([Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]);
    // The parents of jump points are farther away than a neighbor, in a straight line.
    const moves = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
    way[isDiagonal(direction) ? "diagonal" : "straight"] += moves;
    const last = way.legs.at(-1);
    if (last && last.direction[0] === direction[0] && last.direction[1] === direction[1]) {
      last.to = to;
      last.moves += moves;
    } else way.legs.push({ from, to, direction, moves });
    for (let move = 0; options.penalties && move < moves; move++) {
      const at = (/** @type {number} */ index) => from[index] + move * direction[index];
      way.penalty += penaltyOf(solver, options, [at(0), at(1)], [at(0) + direction[0], at(1) + direction[1]], side);
    }
  }
  way.cost = way.straight * one + way.diagonal * slanted + way.penalty;
  return way;
}
