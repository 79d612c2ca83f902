// Which of the numbers beside a cell are g, h and f, where nothing names them: f is g + h, g is 0 where the search starts and
// grows by what moves cost. What is counted, such as the open cells, is none of them.

import { isNearlySum } from "./tolerances.js";

/** @import { At, Columns } from "./columns.js" */

/** @typedef {{ g?: number, h?: number, f?: number }} Costs The columns of g, h and f. */

/** Fewer lines tell little. */
const FEW = 3;
/** What changes by less than this share of a move stays as it is: programs round. */
const SAME = 0.05;
/** A move has no more different costs than that, of few lines; on a board of many kinds of ground there are more. */
const MOST_MOVES = 8;
/** Nor do straight moves on most boards differ by more. */
const MOST_TIMES = 4;

/**
 * What up to three numbers are.
 * @param {number[]} free Their columns.
 * @param {number} lines
 * @param {At} at
 * @param {Columns} columns
 * @returns {Costs}
 */
export function costsOf(free, lines, at, columns) {
  const costs = guessOf(free, lines, at, columns);
  const { g } = costs;
  if (free.length > 2 || g === undefined || isWay(lines, at, columns, g)) return costs;
  return guessOf(
    free.filter((column) => column !== g),
    lines,
    at,
    columns,
    false,
  );
}

/**
 * Whether a column of whole numbers may be what the way to a cell costs: straight moves from the start cost about the same,
 * and from one of the neighbors that were taken before it is one of few costs of a move.
 * @param {number} lines
 * @param {At} at
 * @param {Columns} columns
 * @param {number} column
 */
export function isWay(lines, at, { x, y }, column) {
  if (at(0, column) !== 0 || !isWhole(lines, at, column)) return true;
  const [startX, startY] = [at(0, x), at(0, y)];
  const known = new Map([[`${startX},${startY}`, 0]]);
  const moves = new Set();
  const first = [];
  let least = Number.POSITIVE_INFINITY;
  for (let line = 1; line < lines; line++) {
    const [cellX, cellY, cost] = [at(line, x), at(line, y), at(line, column)];
    if (Math.abs(cellX - startX) + Math.abs(cellY - startY) === 1) first.push(cost);
    let before = Number.NEGATIVE_INFINITY;
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        const other = known.get(`${cellX + i},${cellY + j}`);
        if ((i !== 0 || j !== 0) && other !== undefined && other <= cost && other > before) before = other;
      }
    }
    if (before > Number.NEGATIVE_INFINITY) moves.add(cost - before);
    const distance = Math.max(Math.abs(cellX - startX), Math.abs(cellY - startY));
    if (distance > 0) least = Math.min(least, cost / distance);
    known.set(`${cellX},${cellY}`, cost);
  }
  return moves.size <= Math.max(MOST_MOVES, lines / 8) && Math.max(...first) <= MOST_TIMES * Math.min(...first, least);
}

/** Whether a column has another whole number in each line, as that which tells equal entries of a heap apart. @param {number} lines @param {At} at @param {number} column */
export function isUnique(lines, at, column) {
  const values = new Set();
  for (let line = 0; line < lines; line++) values.add(at(line, column));
  return lines > FEW && values.size === lines && isWhole(lines, at, column);
}

/** Whether a column has whole numbers only. @param {number} lines @param {At} at @param {number} column */
export function isWhole(lines, at, column) {
  for (let line = 0; line < lines; line++) if (!Number.isInteger(at(line, column))) return false;
  return true;
}

/** What up to three more numbers are. @param {number[]} free @param {number} lines @param {At} at @param {Columns} columns @param {boolean} [mayBeG] @returns {Costs} */
function guessOf(free, lines, at, columns, mayBeG = true) {
  if (free.length === 1) {
    if (at(0, free[0]) !== 0 || !isWayBehind(lines, at, free[0])) return { f: free[0] };
    return mayBeG ? { g: free[0] } : {};
  }
  if (free.length === 2) return twoCosts(free, lines, at, columns);
  if (free.length !== 3) return {};
  const [a, b, c] = free;
  const orders = [
    { g: a, h: b, f: c },
    { f: a, g: b, h: c },
    { g: a, f: b, h: c },
  ];
  for (const { g, h, f } of orders) {
    if (!isSum(lines, at, f, g, h)) continue;
    // g is 0 at the start. h is it at the goal, where most logs end.
    const isTurned = at(0, g) !== 0 && at(0, h) === 0;
    return isTurned ? { g: h, h: g, f } : { g, h, f };
  }
  return orders[0];
}

/** Which of two are given: g has to be 0 where the search starts, and f is at least g everywhere. @param {number[]} free @param {number} lines @param {At} at @param {Columns} columns */
function twoCosts([a, b], lines, at, columns) {
  const [g, other] = at(0, a) !== 0 && at(0, b) === 0 ? [b, a] : [a, b];
  if (at(0, g) !== 0) return at(0, a) > at(0, b) ? { f: a, h: b } : { h: a, f: b };
  for (let line = 0; line < lines; line++) if (at(line, other) < at(line, g)) return { g, h: other };
  // At the goal, where most logs end, f is g, and h is 0.
  const [last, way] = [at(lines - 1, other), at(lines - 1, g)];
  if (last === way && way > 0) return { g, f: other };
  // On the way to the goal f stays as it is, and so does g + h.
  const [same, sameWithG] = stays(lines, at, columns, g, other);
  if (same !== sameWithG) return same > sameWithG ? { g, f: other } : { g, h: other };
  // h falls on the way to the goal; f does not.
  return last < at(0, other) ? { g, h: other } : { g, f: other };
}

/**
 * How often a column, and its sum with g, stays as it is from a cell to one beside it that was taken later.
 * @param {number} lines
 * @param {At} at
 * @param {Columns} columns
 * @param {number} g
 * @param {number} other
 */
function stays(lines, at, { x, y }, g, other) {
  /** @type {Map<string, number>} */
  const known = new Map();
  let [same, sameWithG] = [0, 0];
  for (let line = 0; line < lines; line++) {
    const [cellX, cellY, way] = [at(line, x), at(line, y), at(line, g)];
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        const before = known.get(`${cellX + i},${cellY + j}`);
        if (before === undefined) continue;
        const [move, change] = [way - at(before, g), at(line, other) - at(before, other)];
        if (move <= 0) continue;
        if (Math.abs(change) < SAME * move) same++;
        if (Math.abs(change + move) < SAME * move) sameWithG++;
      }
    }
    known.set(`${cellX},${cellY}`, line);
  }
  return [same, sameWithG];
}

/** Whether one column is the sum of two others in most lines. @param {number} lines @param {At} at @param {number} sum @param {number} one @param {number} other */
function isSum(lines, at, sum, one, other) {
  let count = 0;
  for (let line = 0; line < lines; line++) {
    if (isNearlySum(at(line, sum), at(line, one), at(line, other))) count++;
  }
  return 2 * count > lines;
}

/** Whether a column may be g: on the way it grows to more than what the first move cost. Where the start has no f, 0 stands for that too. @param {number} lines @param {At} at @param {number} column */
export function isWayBehind(lines, at, column) {
  const values = new Set();
  let most = 0;
  for (let line = 1; line < lines; line++) {
    values.add(at(line, column));
    most = Math.max(most, at(line, column));
  }
  return values.size < 3 || most >= 2 * at(1, column);
}
