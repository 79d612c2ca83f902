// How the coordinates of a reader's log were meant: as (x, y) or (row, column), with y downward or upward, and from
// which number they count. Programs differ, and seldom say so; board, start and goal tell.

import { WALL } from "../rules/cells.js";

/** @import { ReadLog } from "./read-log.js" */

/** @typedef {[number, number]} Coord */
/**
 * A way to read coordinates.
 * @typedef {object} Frame
 * @property {boolean} swapped Whether the row comes before the column.
 * @property {boolean} up Whether rows are counted from the bottom up.
 * @property {Coord} origin What the reader calls the column and the row where the count begins: the top left cell, or
 *   the bottom left one if rows are counted up.
 *
 * @typedef {{ width: number, height: number, cells: Uint8Array, origin?: Coord }} Board
 * @typedef {{ x: number, y: number, g?: number, h?: number, f?: number }} Step
 * @typedef {ReadLog} Log
 * @typedef {{ board: Board, log: Log, start?: Coord, goal?: Coord }} Given
 */

/** The usual way: column and row from the top left cell, which is (0, 0). @type {Frame} */
export const USUAL = { swapped: false, up: false, origin: [0, 0] };

/** Of so many frames at most one can hope to be meant. */
const MOST = 8;
/** A frame that is less likely than the best by so much is not worth trying. */
const MUCH = 9;

/**
 * The cell that a reader's coordinates mean. It may lie beyond the board.
 * @param {Frame} frame
 * @param {Coord} given
 * @param {{ height: number }} board
 * @returns {Coord}
 */
export function toBoard({ swapped, up, origin }, [a, b], { height }) {
  const [column, row] = swapped ? [b - origin[0], a - origin[1]] : [a - origin[0], b - origin[1]];
  return [column, up ? height - 1 - row : row];
}

/**
 * What the reader calls a cell.
 * @param {Frame} frame
 * @param {Coord} cell
 * @param {{ height: number }} board
 * @returns {Coord}
 */
export function fromBoard({ swapped, up, origin }, [x, y], { height }) {
  const [column, row] = [x + origin[0], (up ? height - 1 - y : y) + origin[1]];
  return swapped ? [row, column] : [column, row];
}

/**
 * The frames in which a log makes sense on a board, the most likely first; none if more than half of its cells are off
 * the board or walls in each. Cells of a buggy program may be, so a frame with a few of them only moves back.
 * @param {Given} given Start and goal are cells of the board, where they are known.
 * @returns {Frame[]}
 */
export function plausibleFrames(given) {
  const points = pointsOf(given.log);
  if (points.length === 0) return [USUAL];
  const box = boxOf(points);
  const part = points.every((value) => Math.abs(value % 1) === 0.5) ? 0.5 : 0;
  const seen = new Set();
  const found = [];
  for (const swapped of [false, true]) {
    for (const up of [false, true]) {
      for (const origin of originsOf(given, { swapped, up, origin: [0, 0] }, box, part)) {
        const frame = { swapped, up, origin };
        const name = `${swapped} ${up} ${origin}`;
        if (seen.has(name)) continue;
        seen.add(name);
        const unlikely = unlikelihood(given, frame, points);
        if (unlikely !== undefined) found.push({ frame, unlikely });
      }
    }
  }
  found.sort((one, other) => one.unlikely - other.unlikely);
  const limit = (found[0]?.unlikely ?? 0) + MUCH;
  return found
    .filter(({ unlikely }) => unlikely <= limit)
    .slice(0, MOST)
    .map(({ frame }) => frame);
}

/**
 * The path from the start to the goal: programs that follow the parents print it the other way around.
 * @param {Coord[]} path
 * @param {Coord} [start]
 * @param {Coord} [goal]
 * @returns {Coord[]}
 */
export function fromTheStart(path, start, goal) {
  const [first, last] = [path[0], path[path.length - 1]];
  const forward = Number(isCell(first, start)) + Number(isCell(last, goal));
  const backward = Number(isCell(last, start)) + Number(isCell(first, goal));
  // Without start and goal among its cells, it runs from the end that is nearer to the start.
  const isBackward = forward + backward === 0 && farness(last, first, start, goal) < farness(first, last, start, goal);
  return backward > forward || isBackward ? [...path].reverse() : path;
}

/** How far two ends of a path are from start and goal, in straight moves. @param {Coord} first @param {Coord} last @param {Coord} [start] @param {Coord} [goal] */
const farness = (first, last, start, goal) =>
  (start && first ? straight(first, start) : 0) + (goal && last ? straight(last, goal) : 0);

/** @param {Coord} a @param {Coord} b */
const straight = ([ax, ay], [bx, by]) => Math.abs(ax - bx) + Math.abs(ay - by);

/**
 * A path with its start and its goal: programs that follow the parents often leave out one of them, or both. An end that is
 * not next to the path is not put there, since the path is wrong then.
 * @param {Coord[]} path From the start to the goal.
 * @param {Coord} start
 * @param {Coord} goal
 * @returns {{ path: Coord[], lead: number }} `lead` is how many cells were put before it.
 */
export function withBothEnds(path, start, goal) {
  const isMissing = (/** @type {Coord | undefined} */ end, /** @type {Coord} */ cell) =>
    end !== undefined && Math.max(Math.abs(end[0] - cell[0]), Math.abs(end[1] - cell[1])) === 1;
  const lead = isMissing(path[0], start) ? [start] : [];
  const rest = isMissing(path.at(-1), goal) ? [goal] : [];
  return { path: [...lead, ...path, ...rest], lead: lead.length };
}

/** @param {Coord | undefined} a @param {Coord | undefined} b */
const isCell = (a, b) => a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** All coordinates of a log, one after the other. @param {Log} log */
function pointsOf({ steps, path = [] }) {
  const points = new Float64Array(2 * (steps.length + path.length));
  let at = 0;
  for (const { x, y } of steps) {
    points[at++] = x;
    points[at++] = y;
  }
  for (const [x, y] of path) {
    points[at++] = x;
    points[at++] = y;
  }
  return points;
}

/** The least and the greatest of the first and the second coordinates. @param {Float64Array} points */
function boxOf(points) {
  const [least, most] = [
    [points[0], points[1]],
    [points[0], points[1]],
  ];
  for (let i = 2; i < points.length; i++) {
    if (points[i] < least[i & 1]) least[i & 1] = points[i];
    if (points[i] > most[i & 1]) most[i & 1] = points[i];
  }
  return { least, most };
}

/**
 * The origins that a log may have in an orientation: the usual ones, those of boards around (0, 0), and those that put
 * one of its ends on start or goal.
 * @param {Given} given
 * @param {Frame} frame With any origin.
 * @param {{ least: number[], most: number[] }} box
 * @param {number} part What is behind the point in all coordinates.
 * @returns {Coord[]}
 */
function originsOf({ board, log, start, goal }, frame, { least, most }, part) {
  const { steps, path = [] } = log;
  const [column, row] = frame.swapped ? [1, 0] : [0, 1];
  const sides = [board.width, board.height];
  const [lows, highs] = [
    [least[column], least[row]],
    [most[column], most[row]],
  ];
  /** @type {Coord[]} */
  const origins = [0, 1, 0.5].map((both) => [both, both]);
  if (board.origin) origins.push(board.origin);
  for (const round of [Math.floor, Math.ceil]) origins.push([-round(sides[0] / 2), -round(sides[1] / 2)]);
  origins.push([-Math.floor((sides[0] - 1) / 2), -Math.floor((sides[1] - 1) / 2)]);
  if (highs[0] - lows[0] === sides[0] - 1 && highs[1] - lows[1] === sides[1] - 1) origins.push([lows[0], lows[1]]);
  /** @param {Coord | undefined} given @param {Coord | undefined} cell */
  const anchor = (given, cell) => {
    if (!given || !cell) return;
    const [x, y] = toBoard(frame, given, board);
    origins.push([x - cell[0], frame.up ? cell[1] - y : y - cell[1]]);
  };
  const coordOf = (/** @type {Step | undefined} */ step) => step && /** @type {Coord} */ ([step.x, step.y]);
  anchor(coordOf(steps[0]), start);
  anchor(coordOf(steps.at(-1)), goal);
  for (const [end, other] of [
    [start, goal],
    [goal, start],
  ]) {
    anchor(path[0], end);
    anchor(path.at(-1), other);
  }
  // Coordinates are whole, unless all of them are the middles of cells.
  return origins.filter(([x, y]) => Math.abs(x % 1) === part && Math.abs(y % 1) === part);
}

/**
 * How unlikely it is that a frame was meant, from 0 on; undefined if more than half of the cells cannot be meant.
 * @param {Given} given
 * @param {Frame} frame
 * @param {Float64Array} points
 */
function unlikelihood({ board, log, start, goal }, frame, points) {
  const share = (2 * countBad(board, frame, points)) / points.length;
  if (share > 0.5) return undefined;
  const [ox, oy] = frame.origin;
  let sum = share === 0 ? 0 : 2 + 40 * share;
  sum += ox === 0 && oy === 0 ? 0 : ox === 1 && oy === 1 ? 1 : ox === oy || isAround(board, frame.origin) ? 2 : 4;
  sum += (frame.swapped ? 0.5 : 0) + (frame.up ? 0.6 : 0);
  return sum + endsOff({ board, log, start, goal }, frame);
}

/** Whether (0, 0) is in the middle of a board, or where it has it. @param {Board} board @param {Coord} origin */
const isAround = ({ width, height, origin: own }, [ox, oy]) =>
  (Math.abs(width / 2 + ox) <= 1 && Math.abs(height / 2 + oy) <= 1) || isCell(own, [ox, oy]);

/** How many cells a frame puts on walls, off the board, or between cells. @param {Board} board @param {Frame} frame @param {Float64Array} points */
function countBad({ width, height, cells }, { swapped, up, origin: [ox, oy] }, points) {
  const [column, row] = swapped ? [1, 0] : [0, 1];
  let bad = 0;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i + column] - ox;
    const down = points[i + row] - oy;
    const y = up ? height - 1 - down : down;
    if (!(x >= 0 && y >= 0 && x < width && y < height) || cells[y * width + x] === WALL || x % 1 !== 0 || y % 1 !== 0)
      bad++;
  }
  return bad;
}

/**
 * How far the ends of a log are from where they should be. A program may forget to take the start, or to put it into the
 * path; it may print the path backward, and the log may end before the goal is taken.
 * @param {Given} given
 * @param {Frame} frame
 */
function endsOff({ board, log: { steps, path = [] }, start, goal }, frame) {
  let sum = 0;
  const distance = (/** @type {Coord} */ given, /** @type {Coord} */ cell) => {
    const [x, y] = toBoard(frame, given, board);
    return Math.max(Math.abs(x - cell[0]), Math.abs(y - cell[1]));
  };
  const first = steps[0];
  if (first && start) sum += [0, 3][distance([first.x, first.y], start)] ?? 6;
  const last = steps.at(-1);
  if (last && goal && distance([last.x, last.y], goal) > 0) sum += 1.5;
  // Where g or h is 0, there is only one cell that it can be.
  const [noG, noH] = [steps.find(({ g }) => g === 0), steps.find(({ h }) => h === 0)];
  if (noG && start && distance([noG.x, noG.y], start) > 0) sum += 1;
  if (noH && goal && distance([noH.x, noH.y], goal) > 0) sum += 1;
  if (path.length > 0) {
    const ends = (/** @type {Coord | undefined} */ from, /** @type {Coord | undefined} */ to) =>
      (from ? ([0, 0.5][distance(path[0], from)] ?? 4) : 0) +
      (to ? ([0, 0.5][distance(path[path.length - 1], to)] ?? 4) : 0);
    sum += Math.min(ends(start, goal), ends(goal, start) + 0.5);
  }
  return sum;
}
