// Moves and estimates on a board, in whole units of cost, as the options say. Headless, and without the engine.

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */

/** A straight and a diagonal move, a penalty of 1, and how many of these units are a cost of 1: as in the engine. */
export const UNITS = { "10-14": [10, 14, 1, 1], sqrt2: [1970, 2786, 197, 1970] };
/** How many of the two cells beside a diagonal move may be walls. */
export const WALLS_BESIDE = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };
const WALL = 255;

/** @typedef {readonly [number, number]} Move */

/** All moves, row by row. @type {Move[]} */
const ROWS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => /** @type {Move} */ ([dx, dy])));
const MOVES = ROWS.filter(([dx, dy]) => dx !== 0 || dy !== 0);
/** The angle of a move, clockwise from north. @param {Move} move */
const angle = ([dx, dy]) => (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
const CLOCKWISE = [...MOVES].sort((a, b) => angle(a) - angle(b));
const isStraight = (/** @type {Move} */ [dx, dy]) => dx === 0 || dy === 0;
/** @type {Record<Options["neighborOrder"], Move[]>} */
export const ORDERS = {
  "row-major": MOVES,
  "column-major": MOVES.map(([dx, dy]) => [dy, dx]),
  "column-major-up": MOVES.map(([dx, dy]) => [dy, -dx]),
  clockwise: CLOCKWISE,
  // The diagonal moves begin in the north-east as well.
  "straight-first": [...CLOCKWISE.filter(isStraight), ...CLOCKWISE.filter((move) => !isStraight(move))],
};

/** What units are divided by to get costs in the unit of the model. @param {Options} options */
export const scaleOf = ({ costs }) => UNITS[costs][3];

/** @param {Ground} ground @param {Coord} coord */
export const indexOn = ({ width }, [x, y]) => y * width + x;

/** Beyond the board counts as wall. @param {Ground} ground @param {number} x @param {number} y */
const isWall = ({ width, height, cells }, x, y) =>
  x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === WALL;

/**
 * The moves from a cell, in neighbor order: where to, and what they cost, with the penalty there.
 * @param {Ground} ground
 * @param {Options} options
 * @param {number} from
 * @returns {[number, number][]}
 */
export function movesFrom(ground, { diagonal: rule, neighborOrder, penalties, costs }, from) {
  const { width, cells } = ground;
  const [straight, diagonal, tenth] = UNITS[costs];
  const [x, y] = [from % width, Math.floor(from / width)];
  return ORDERS[neighborOrder].flatMap((move) => {
    const [dx, dy] = move;
    if (isWall(ground, x + dx, y + dy)) return [];
    const beside = Number(isWall(ground, x + dx, y)) + Number(isWall(ground, x, y + dy));
    if (!isStraight(move) && beside > WALLS_BESIDE[rule]) return [];
    const to = indexOn(ground, [x + dx, y + dy]);
    const penalty = penalties ? tenth * cells[to] : 0;
    return [[to, (isStraight(move) ? straight : diagonal) + penalty]];
  });
}

/**
 * The estimate h from a cell to the goal: 0 where the algorithm has none.
 * @param {Ground} ground
 * @param {Options} options
 * @param {number} cell
 */
export function estimate({ width, goal }, options, cell) {
  if (options.algorithm === "dijkstra" || options.algorithm === "breadth-first") return 0;
  return estimateOver(options, Math.abs((cell % width) - goal[0]), Math.abs(Math.floor(cell / width) - goal[1]));
}

/**
 * The same over so many columns and rows, whatever the algorithm.
 * @param {Pick<Options, "heuristic" | "diagonal" | "costs">} options
 * @param {number} dx
 * @param {number} dy
 */
export function estimateOver({ heuristic, diagonal: rule, costs }, dx, dy) {
  const [straight, diagonal] = UNITS[costs];
  const line = Math.sqrt(dx * dx + dy * dy);
  switch (heuristic === "auto" ? (rule === "never" ? "manhattan" : "octile") : heuristic) {
    case "manhattan":
      return straight * (dx + dy);
    case "octile":
      return straight * Math.max(dx, dy) + (diagonal - straight) * Math.min(dx, dy);
    case "chebyshev":
      return straight * Math.max(dx, dy);
    case "euclidean":
      return (costs === "sqrt2" ? diagonal / Math.SQRT2 : straight) * line;
    case "floored-euclidean":
      return straight * Math.floor(line);
    default:
      return 0;
  }
}
