// Which number of a line is which: x and y by their names, their brackets or their place; g, h and f by their names or by
// what holds for all lines: f is g + h, and g is 0 where the search starts.

/** @typedef {import("./line-form.js").Form} Form */
/** Where a line has x, y and what else it gives. @typedef {{ x: number, y: number, g?: number, h?: number, f?: number }} Columns */
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
  const inPairs = new Set([...form.pairs, ...form.triples].flat());
  const free = roles.flatMap((role, index) =>
    role === undefined && index !== x && index !== y && !inPairs.has(index) && !(index < x && isCounter(index))
      ? [index]
      : [],
  );
  // Numbers without a name beside such with a name are something else.
  const isNamed = columns.g !== undefined || columns.h !== undefined || columns.f !== undefined;
  return isNamed ? columns : { ...columns, ...costsOf(free, lines, at) };
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
function bracketed({ pairs, triples }, lines, at) {
  const [pair, triple] = [pairs[0], triples[0]];
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
function bare({ roles }, lines, at, isCounter) {
  const free = roles.flatMap((role, index) => (role === undefined ? [index] : []));
  if (free.length < 2 || free.length > MOST_BARE) return undefined;
  const isCounted =
    free.length !== 2 && free.length !== 5 && isCounter(free[0]) && !isCorridor(lines, at, free[1], free[2]);
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

/** What up to three more numbers are. @param {number[]} free @param {number} lines @param {At} at @returns {{ g?: number, h?: number, f?: number }} */
function costsOf(free, lines, at) {
  if (free.length === 1)
    return at(0, free[0]) === 0 && isWayBehind(lines, at, free[0]) ? { g: free[0] } : { f: free[0] };
  if (free.length === 2) return twoCosts(free, lines, at);
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

/** Which of two are given: g has to be 0 where the search starts, and f is at least g everywhere. @param {number[]} free @param {number} lines @param {At} at */
function twoCosts([a, b], lines, at) {
  const [g, other] = at(0, a) !== 0 && at(0, b) === 0 ? [b, a] : [a, b];
  if (at(0, g) !== 0) return at(0, a) > at(0, b) ? { f: a, h: b } : { h: a, f: b };
  for (let line = 0; line < lines; line++) if (at(line, other) < at(line, g)) return { g, h: other };
  // h falls on the way to the goal; f does not.
  return at(lines - 1, other) < at(0, other) ? { g, h: other } : { g, f: other };
}

/** Whether one column is the sum of two others in most lines. @param {number} lines @param {At} at @param {number} sum @param {number} one @param {number} other */
function isSum(lines, at, sum, one, other) {
  let count = 0;
  for (let line = 0; line < lines; line++) {
    const whole = at(line, sum);
    if (Math.abs(at(line, one) + at(line, other) - whole) <= 0.06 + Math.abs(whole) * 1e-4) count++;
  }
  return 2 * count > lines;
}

/** Whether a column may be g: on the way it grows to more than what the first move cost. Where the start has no f, 0 stands for that too. @param {number} lines @param {At} at @param {number} column */
function isWayBehind(lines, at, column) {
  const values = new Set();
  let most = 0;
  for (let line = 1; line < lines; line++) {
    values.add(at(line, column));
    most = Math.max(most, at(line, column));
  }
  return values.size < 3 || most >= 2 * at(1, column);
}
