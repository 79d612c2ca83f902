// Which number of a line is which: x and y by their names, their brackets or their place; g, h and f by their names, or by
// what holds for all lines (log-costs.js).

import { costsOf, isUnique, isWay, isWayBehind, isWhole } from "./log-costs.js";

/** @import { Form } from "./line-form.js" */

/** Where a line has x, y and what else it gives. @typedef {{ x: number, y: number, g?: number, h?: number, f?: number, isPriority?: boolean }} Columns */
/** The number in a column of one of the lines. @typedef {(line: number, column: number) => number} At */

/** So many lines are looked at. */
const ENOUGH = 2000;
/** In a search so many of the cells taken, and more, are new and next to one that was taken before. */
const MOST_REACHED = 0.75;
/** Bare numbers beyond that are no line of a log, but a row of a board, say. */
const MOST_BARE = 8;

/**
 * @param {Form} form
 * @param {number} count How many lines of the form there are.
 * @param {At} at
 * @returns {Columns | undefined} Undefined if there are no coordinates.
 */
export function columnsOf(form, count, at) {
  const lines = Math.min(count, ENOUGH);
  const { roles } = form;
  const isCounter = (/** @type {number} */ column) => lines > 2 && counts(lines, at, column);
  const place = named(form) ?? bracketed(form, lines, at) ?? bare(form, lines, at, isCounter);
  if (!place) return undefined;
  const [x, y] = place;
  /** @type {Columns} */
  const columns = { x, y };
  for (const name of /** @type {const} */ (["g", "h", "f"])) {
    const index = roles.indexOf(name);
    if (index >= 0) columns[name] = index;
  }
  if (columns.g === undefined && roles.includes("cost")) {
    const cost = roles.indexOf("cost");
    if (isWay(lines, at, columns, cost) && isWayBehind(lines, at, cost)) columns.g = cost;
  }
  const inPairs = new Set([...form.pairs, ...form.triples].flat());
  const free = roles.flatMap((role, index) =>
    role === undefined &&
    index !== x &&
    index !== y &&
    !inPairs.has(index) &&
    !(index < x && (isCounter(index) || isUnique(lines, at, index))) &&
    !/\p{L}["'|)\]]?\s?[:=]?\s*$/u.test(form.gaps[index].slice(-60))
      ? [index]
      : [],
  );
  // Numbers without a name beside such with a name are something else.
  const isNamed = columns.g !== undefined || columns.h !== undefined || columns.f !== undefined;
  if (isNamed) return columns;
  // What stands before a cell in an entry of a heap is what the heap goes by.
  if (form.pairs.length > 0 && free.length === 1 && free[0] < x) return { ...columns, f: free[0], isPriority: true };
  return { ...columns, ...costsOf(free, lines, at, columns) };
}

/** @param {Form} form @returns {[number, number] | undefined} */
function named({ roles }) {
  for (const [one, other] of /** @type {const} */ ([
    ["x", "y"],
    ["first", "second"],
  ])) {
    if (roles.includes(one) && roles.includes(other)) return [roles.indexOf(one), roles.indexOf(other)];
  }
  return undefined;
}

/** The first numbers in brackets. Of three, one is the same in all lines: the height, or a plane's depth. @param {Form} form @param {number} lines @param {At} at @returns {[number, number] | undefined} */
function bracketed({ pairs, triples, hasArrow }, lines, at) {
  const [pair, triple] = [pairs[0], triples[0]];
  if (pair && pairs.length === 2 && hasArrow && lines > 2) {
    // Of a cell and the one that it was reached from, it is the one that is new.
    const count = (/** @type {[number, number]} */ [x, y]) =>
      new Set(Array.from({ length: lines }, (_, line) => `${at(line, x)},${at(line, y)}`)).size;
    return count(pairs[1]) > count(pair) ? pairs[1] : pair;
  }
  if (pair && !(triple && triple[0] < pair[0])) return pair;
  if (!triple) return undefined;
  const isSame = (/** @type {number} */ column) => {
    for (let line = 1; line < lines; line++) if (at(line, column) !== at(0, column)) return false;
    return true;
  };
  const [first, second, third] = triple;
  const isFlat = isSame(second) && (!isSame(third) || (at(0, second) === 0 && at(0, third) !== 0));
  return isFlat ? [first, third] : [first, second];
}

/** Bare numbers: x and y come first, behind a number that counts the lines if there is one. @param {Form} form @param {number} lines @param {At} at @param {(column: number) => boolean} isCounter @returns {[number, number] | undefined} */
function bare({ roles, gaps, isBare }, lines, at, isCounter) {
  const free = roles.flatMap((role, index) => (role === undefined ? [index] : []));
  if (free.length < 2 || free.length > MOST_BARE) return undefined;
  if (!isBare) {
    // Among words, the two numbers of a cell stand next to each other.
    const first = free.find(
      (index) => roles[index + 1] === undefined && index + 1 < roles.length && !/[\p{L}=]/u.test(gaps[index + 1]),
    );
    if (first === undefined) return undefined;
    if (free.length === 2 || first !== free[0]) return [first, first + 1];
  }
  // A time in front is no coordinate.
  while (free.length > 2 && !isWhole(lines, at, free[0]) && isWhole(lines, at, free[1]) && isWhole(lines, at, free[2]))
    free.shift();
  const isCounted =
    free.length !== 2 &&
    free.length !== 5 &&
    isCounter(free[0]) &&
    // Coordinates are whole, and what else there is need not be.
    isWhole(lines, at, free[2]) &&
    !isCorridor(lines, at, free[1], free[2]);
  return isCounted ? [free[1], free[2]] : [free[0], free[1]];
}

/** Whether a column counts the lines. @param {number} lines @param {At} at @param {number} column */
function counts(lines, at, column) {
  for (let line = 1; line < lines; line++) if (at(line, column) !== at(line - 1, column) + 1) return false;
  return at(0, column) === 0 || at(0, column) === 1;
}

/**
 * Whether a column that counts is the x of a corridor: the y behind it goes at most one row further in each line, and with
 * the number behind that it makes no search, in which most cells are new and next to one that was taken.
 * @param {number} lines
 * @param {At} at
 * @param {number} y
 * @param {number} next What would be y if the column were a counter.
 */
function isCorridor(lines, at, y, next) {
  const name = (/** @type {number} */ one, /** @type {number} */ other) => `${one},${other}`;
  const taken = new Set([name(at(0, y), at(0, next))]);
  let reached = 0;
  for (let line = 1; line < lines; line++) {
    const [one, other] = [at(line, y), at(line, next)];
    if (Math.abs(one - at(line - 1, y)) > 1) return false;
    const isNear = [-1, 0, 1].some((i) => [-1, 0, 1].some((j) => taken.has(name(one + i, other + j))));
    if (isNear && !taken.has(name(one, other))) reached++;
    taken.add(name(one, other));
  }
  return reached < MOST_REACHED * (lines - 1);
}
