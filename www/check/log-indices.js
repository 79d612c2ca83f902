// Cells as single numbers: each is the number of a cell on the board, counted along its rows, or along its columns. Which
// cells they are, only the board tells.

import { isCellWord } from "./line-words.js";

/**
 * @import { Kind } from "./log-kinds.js"
 * @import { LogLines } from "./log-lines.js"
 */

/**
 * @typedef {object} Indices
 * @property {number[]} steps
 * @property {number[]} [path]
 * @property {number} line Where they begin, from 1.
 * @property {string} text What stands there.
 */

/** Fewer are no search. */
const FEWEST = 3;

/**
 * The numbers of cells in a log; undefined if it has none.
 * @param {LogLines} lines
 * @param {(Kind | undefined)[]} kinds
 * @returns {Indices | undefined}
 */
export function indicesOf(lines, kinds) {
  const single = singles(kinds);
  const lists = listsOf(lines, kinds);
  const way = lists.findLast(({ tells }) => tells === "path");
  const others = lists.filter(({ tells }) => tells !== "path" && tells !== "other");
  if (single.length >= FEWEST) {
    const last = way ?? others.at(-1);
    const { list } = lines.numbers;
    const numbers = single.map(({ line, column }) => list[lines.offset(line) + column]);
    return { ...placeOf(lines, single[0].line), steps: numbers, ...(last && { path: last.numbers }) };
  }
  const taken =
    others.find(({ tells }) => tells !== "plain") ??
    others.find((list) => list !== others.at(-1) || way || !isWalk(list.numbers));
  const path = way ?? others.findLast((list) => list !== taken && isWalk(list.numbers));
  const first = taken ?? path;
  if (!first) return undefined;
  return { ...placeOf(lines, first.line), steps: taken?.numbers ?? [], ...(path && { path: path.numbers }) };
}

/** @param {LogLines} lines @param {number} line */
const placeOf = (lines, line) => ({ line: lines.numberOf(line), text: lines.textOf(line) });

/** The lines with one number that nothing names, where they say that a cell is taken, or say nothing. @param {(Kind | undefined)[]} kinds */
function singles(kinds) {
  const own = kinds.filter(
    (kind) => kind && kind.form.tells !== "path" && kind.form.tells !== "other" && numberIn(kind) >= 0,
  );
  const rank = (/** @type {Kind} */ { form }) => ["expanded", "taken", "closed"].indexOf(form.tells);
  const told = /** @type {Kind[]} */ (own).filter((kind) => rank(kind) >= 0);
  const best = Math.min(...told.map(rank));
  const chosen =
    told.length > 0 ? told.filter((kind) => rank(kind) === best) : mostFrequent(/** @type {Kind[]} */ (own));
  return chosen
    .flatMap((kind) => kind.lines.map((line) => ({ line, column: numberIn(kind) })))
    .sort((one, other) => one.line - other.line);
}

/** The one with the most lines. @param {Kind[]} kinds */
function mostFrequent(kinds) {
  const most = Math.max(...kinds.map(({ lines }) => lines.length));
  return kinds.filter(({ lines }) => lines.length === most).slice(0, 1);
}

/** Which number of a kind of line is the only one without a name; -1 if there is not one. @param {Kind} kind */
function numberIn({ form: { roles, gaps } }) {
  const at = roles.indexOf(undefined);
  return at >= 0 &&
    isCellWord(gaps[at]) &&
    roles.lastIndexOf(undefined) === at &&
    roles.every((role, i) => i === at || role === "other")
    ? at
    : -1;
}

/** The lines that list numbers with the same sign between them. @param {LogLines} lines @param {(Kind | undefined)[]} kinds */
function listsOf(lines, kinds) {
  const found = [];
  for (const kind of kinds) {
    if (!kind) continue;
    const { gaps, roles, pairs, tells } = kind.form;
    // Of many lines that are alike none is a list of all cells, but each a row of a table.
    if (roles.length < FEWEST || pairs.length > 1 || kind.lines.length > 1) continue;
    const between = gaps.slice(1, -1);
    if (between.some((gap) => /[\p{L}[({]/u.test(gap) || gap.trim() !== between[0].trim())) continue;
    const [line] = kind.lines;
    const at = lines.offset(line);
    found.push({ line, tells, numbers: [...lines.numbers.list.slice(at, at + roles.length)] });
  }
  return found.sort((one, other) => one.line - other.line);
}

/**
 * Whether numbers may be those of cells that are each beside the one before it, on a board of some width.
 * @param {number[]} numbers
 */
export function isWalk(numbers) {
  const moves = numbers.slice(1).map((number, i) => Math.abs(number - numbers[i]));
  const most = moves.reduce((most, move) => Math.max(most, move), 0);
  return [most, most - 1, most + 1].some(
    (width) => width > 1 && moves.every((move) => move === 1 || (move > 0 && Math.abs(move - width) <= 1)),
  );
}
