// What a program printed while it searched: the cells that it took, with g, h and f if it gave them, and the path.

import { indicesOf, isWalk } from "./log-indices.js";
import { chosenKinds, isList, kindsOf, TAKEN } from "./log-kinds.js";
import { LogLines } from "./log-lines.js";
import { isMapping, isSearch, isWay } from "./log-list.js";
import { nothingFound } from "./log-missing.js";
import { withoutNoise } from "./log-noise.js";
import { orderOf } from "./log-order.js";
import { noPathIn } from "./log-outcome.js";
import { pathOf, wayBehind } from "./log-path.js";
import { drawnPath } from "./log-picture.js";
import { withRecords } from "./log-records.js";
import { withPlainSpelling } from "./log-spelling.js";
import { readTable } from "./log-table.js";
import { MOST_STEPS, plainText, problem, quoted } from "./read-problem.js";
import { readTrace } from "./trace-file.js";

/**
 * @import { Form } from "./line-form.js"
 * @import { As } from "./log-board.js"
 * @import { Indices } from "./log-indices.js"
 * @import { Kind } from "./log-kinds.js"
 */

/** @typedef {[number, number]} Coord */
/** @typedef {{ x: number, y: number, g?: number, h?: number, f?: number }} Step */
/**
 * A log that was read. Coordinates are as they were printed: x is the first one, unless they are named.
 * @typedef {object} ReadLog
 * @property {Step[]} steps The cells taken, in order; none if there is only a path.
 * @property {Coord[]} [path] As it was printed, which may be from the goal to the start.
 * @property {"no-path"} [outcome] What the program says came out, if that is no path.
 * @property {string} [said] The words for it.
 * @property {Indices} [indices] Cells as single numbers: `placed` finds them on a board.
 * @property {{ width: number, height: number }} [table] The size of the table that the cells were in, if they were in one.
 * @property {{ width: number, height: number }} [picture] The size of the picture that the path was drawn into.
 * @property {As} [as] How cells were read that are no pairs.
 * @property {string} [cut] What stands in place of the rest of a list, if its program has left it out.
 */

/** How programs say that a list goes on. */
const CUT = /\.{3} ?\d+ more (?:items?|elements?|entries)|(?<=[\d)\]}"'],?\s{1,3})(?:\.{3}|…)(?=[\s,\])}]|$)/;
/** Lists of many numbers in a list, and nothing else. */
const ROWS = /^\s*\[\s*\[\s*-?\d+\s*,\s*-?\d+\s*,\s*-?\d[^"{}a-z]*$/i;
/** So few numbers of cells are none. */
const FEWEST = 3;
/** And so many bare numbers in one line are no cell with its costs. */
const MANY = 4;

/**
 * Reads a log.
 * @param {string} text
 * @returns {ReadLog}
 * @throws {CodedError} `bad-log`, `too-large`
 */
export function readLog(text) {
  const plain = plainText(text, "bad-log");
  if (plain.trim() === "") throw problem("bad-log", "empty-log");
  const log =
    (ROWS.test(plain) ? orderAlone(plain) : undefined) ??
    readTrace(plain) ??
    ofOutput(withRecords(withPlainSpelling(withoutNoise(plain))));
  checkNumbers(log, plain);
  const said = log.path || log.indices?.path ? undefined : noPathIn(plain);
  return said === undefined ? log : { ...log, outcome: "no-path", said: quoted(said) };
}

/** A table of the order in lists, and nothing else. @param {string} text @returns {ReadLog | undefined} */
function orderAlone(text) {
  const order = orderOf(withRecords(text));
  return order && { steps: order.steps, table: { width: order.width, height: order.height } };
}

/**
 * What a program printed, line by line.
 * @param {string} text
 * @returns {ReadLog}
 */
function ofOutput(text) {
  const table = tableAlone(text);
  if (table) return table;
  const order = orderOf(text);
  const lines = new LogLines(order ? withoutLines(text, order.lines) : text);
  const kinds = kindsOf(lines);
  const log = readLines(lines, kinds);
  if (order && log.steps.length < order.steps.length) {
    const { steps, width, height } = order;
    return { ...log, steps, table: { width, height } };
  }
  const picture = log.path ? undefined : drawnPath(text);
  if (picture) {
    const { path, width, height } = picture;
    return { ...log, path, picture: { width, height } };
  }
  const indices = isLoose(log, lines, kinds) ? indicesOf(lines, kinds) : undefined;
  if (indices && (!log.path || indices.steps.length >= FEWEST || isWalk(indices.path ?? [])))
    return { steps: [], indices };
  if (log.steps.length === 0 && !log.path && noPathIn(text) === undefined) throw nothingFound(text, lines, kinds);
  return log;
}

/** A text in which some lines are empty. @param {string} text @param {Set<number>} numbers From 0. */
const withoutLines = (text, numbers) =>
  text
    .split("\n")
    .map((line, number) => (numbers.has(number) ? "" : line))
    .join("\n");

/**
 * Whether what was read may as well be single numbers: nothing, one cell of a line of many numbers, or a path whose numbers
 * stand side by side and lead nowhere.
 * @param {ReadLog} log
 * @param {LogLines} lines
 * @param {(Kind | undefined)[]} kinds
 */
function isLoose({ steps, path }, lines, kinds) {
  const isPaired = kinds.some((kind) => kind && (kind.form.pairs.length > 0 || kind.form.triples.length > 0));
  if (isPaired || steps.length > 1) return false;
  if (path) return steps.length === 0 && !isWay(path);
  if (steps.length === 0) return true;
  return kinds.some((kind) => kind?.form.isBare && kind.lines.length === 1 && lines.count(kind.lines[0]) >= MANY);
}

/** Numbers beyond all that JavaScript can count with are no coordinates, and no costs. @param {ReadLog} log @param {string} text */
function checkNumbers({ steps, path = [] }, text) {
  const isFine = (/** @type {number | undefined} */ number) => number === undefined || Number.isFinite(number);
  const areFine = steps.every(({ x, y, g, h, f }) => isFine(x) && isFine(y) && isFine(g) && isFine(h) && isFine(f));
  if (areFine && path.every((cell) => cell.every(isFine))) return;
  for (const [number] of text.matchAll(/\d[\d.]*(?:e\+?\d+)?/gi)) {
    if (Number(number) !== Infinity) continue;
    const line = text.slice(0, text.indexOf(number)).split("\n").length;
    throw problem("bad-log", "number-large", { line, text: quoted(number) });
  }
}

/** A table, unless something follows it that is none: a path, say. @param {string} text @returns {ReadLog | undefined} */
function tableAlone(text) {
  const table = readTable(text);
  if (!table) return undefined;
  const lines = new LogLines(text);
  const { path } = readLines(lines, kindsOf(lines));
  return path ? { ...table, path } : table;
}

/**
 * Whether the cells taken may be a path instead: each is next to the one before it, and none comes twice.
 * @param {ReadLog} log
 */
export function looksLikePath({ steps, path }) {
  if (path || steps.length < 2) return false;
  const names = new Set(steps.map(({ x, y }) => `${x},${y}`));
  if (names.size < steps.length) return false;
  return steps.every(({ x, y, f }, index) => {
    const { x: lastX, y: lastY } = steps[Math.max(index - 1, 0)];
    return f === undefined && Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) <= 1;
  });
}

/** @param {Coord[]} cells @returns {Step[]} */
const stepsAt = (cells) => cells.map(([x, y]) => ({ x, y }));

/** @param {LogLines} lines @param {(Kind | undefined)[]} kinds @returns {ReadLog} */
function readLines(lines, kinds) {
  const { path, used, isTold } = pathOf(lines, kinds);
  const cut = cutOf(lines, used);
  const chosen = chosenKinds(lines, kinds, used);
  const steps = chosen.size > 0 ? stepsOf(lines, kinds, chosen, used) : [];
  const list = steps.length === 0 ? listOfTaken(lines, kinds, used) : undefined;
  const taken = list ? stepsAt(list.cells) : steps;
  // A list that nothing calls a path may be what was taken.
  if (path && !isTold && taken.length === 0 && isSearch(path)) return { steps: stepsAt(path), ...(cut && { cut }) };
  if (path && cut) {
    // Without its rest it leads nowhere.
    if (taken.length === 0)
      throw problem("bad-log", "list-cut", { line: lines.numberOf([...used][0]), text: quoted(cut) });
    return { steps: taken, cut };
  }
  const way = path ?? wayBehind(lines, kinds, taken);
  return { steps: taken, ...(way && { path: way }), ...(list?.cut && { cut: list.cut }) };
}

/**
 * What stands in a list in place of its rest, if its program has left that out.
 * @param {LogLines} lines
 * @param {Iterable<number>} used
 * @throws {CodedError} `bad-log` where it is not the rest, but a part in the middle
 */
function cutOf(lines, used) {
  for (const line of used) {
    const text = lines.textOf(line);
    const [cut] = CUT.exec(text) ?? [];
    if (!cut) continue;
    if (/\d/.test(text.slice(text.indexOf(cut) + cut.length)))
      throw problem("bad-log", "list-cut", { line: lines.numberOf(line), text: quoted(cut) });
    return cut.trim();
  }
  return undefined;
}

/** @param {LogLines} lines @param {(Kind | undefined)[]} kinds @param {Set<Kind>} chosen @param {Set<number>} used */
function stepsOf(lines, kinds, chosen, used) {
  /** @type {Step[]} */
  const steps = [];
  const { list } = lines.numbers;
  for (let line = 0; line < lines.length; line++) {
    const kind = kinds[lines.formOf(line)];
    if (!kind?.columns || !chosen.has(kind) || used.has(line)) continue;
    if (steps.length === MOST_STEPS)
      throw problem("too-large", "log-long", { line: lines.numberOf(line), max: MOST_STEPS });
    const { x, y, g, h, f, isPriority } = kind.columns;
    const at = lines.offset(line);
    /** @type {Step} */
    const step = { x: list[at + x], y: list[at + y] };
    if (g !== undefined) step.g = list[at + g];
    if (h !== undefined) step.h = list[at + h];
    // Many programs put the start into the heap with 0, whatever its f is.
    const isUnset = isPriority && steps.length === 0 && f !== undefined && list[at + f] === 0;
    if (f !== undefined && !isUnset) step.f = list[at + f];
    steps.push(step);
  }
  return steps;
}

/** The cells taken where they are in one line, such as a printed closed list: the last one, or one that nothing names. @param {LogLines} lines @param {(Kind | undefined)[]} kinds @param {Set<number>} used @returns {{ cells: Coord[], cut?: string } | undefined} */
function listOfTaken(lines, kinds, used) {
  /** @type {{ line: number, form: Form }[]} */
  const lists = kinds.flatMap((kind) =>
    kind && isList(kind.form)
      ? kind.lines.slice(-1).flatMap((line) => (used.has(line) ? [] : [{ line, form: kind.form }]))
      : [],
  );
  lists.sort((one, other) => other.line - one.line);
  const cells = (/** @type {{ line: number, form: Form }} */ { line, form }) => {
    const at = lines.offset(line);
    return form.pairs.map(([x, y]) => /** @type {Coord} */ ([lines.numbers.list[at + x], lines.numbers.list[at + y]]));
  };
  const list =
    TAKEN.map((tells) => lists.find(({ form }) => form.tells === tells)).find((found) => found) ??
    lists.find((list) => list.form.tells === "plain" && !isMapping(list.form) && isSearch(cells(list)));
  if (!list) return undefined;
  return { cells: cells(list), cut: cutOf(lines, [list.line]) };
}
