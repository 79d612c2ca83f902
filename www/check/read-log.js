// What a program printed while it searched: the cells that it took, with g, h and f if it gave them, and the path.

import { columnsOf } from "./columns.js";
import { formOf, headingOf } from "./line-form.js";
import { LogLines } from "./log-lines.js";
import { pathOf } from "./log-path.js";
import { readTable } from "./log-table.js";
import { MOST_STEPS, plainText, problem, quoted } from "./problem.js";
import { readTrace } from "./trace-file.js";

/** @typedef {[number, number]} Coord */
/** @typedef {{ x: number, y: number, g?: number, h?: number, f?: number }} Step */
/**
 * A log that was read. Coordinates are as they were printed: x is the first one, unless they are named.
 * @typedef {object} ReadLog
 * @property {Step[]} steps The cells taken, in order; none if there is only a path.
 * @property {Coord[]} [path] As it was printed, which may be from the goal to the start.
 *
 * @typedef {import("./line-form.js").Form} Form
 * @typedef {import("./line-form.js").Tells} Tells
 * @typedef {import("./columns.js").Columns} Columns
 *
 * The lines of one form.
 * @typedef {object} Kind
 * @property {Form} form
 * @property {number[]} lines
 * @property {Columns} [columns]
 */

/** If there are more forms than that, those of a single line are looked at only near the end, where the path is. */
const MANY_FORMS = 3000;
/** How many of the last lines are looked at in any case. */
const NEAR_END = 200;
/** A line with more numbers has no path in it that anybody would print. */
const MOST_IN_LINE = 200_000;
/** What tells of cells taken, the surest first. @type {Tells[]} */
const TAKEN = ["expanded", "taken", "closed"];

/**
 * Reads a log.
 * @param {string} text
 * @returns {ReadLog}
 * @throws {import("../coded.js").CodedError} `bad-log`, `too-large`
 */
export function readLog(text) {
  const plain = plainText(text, "bad-log");
  if (plain.trim() === "") throw problem("bad-log", "empty-log");
  const log = readTrace(plain) ?? tableAlone(plain) ?? readLines(new LogLines(plain));
  if (log.steps.length === 0 && !log.path) throw problem("bad-log", "no-steps", { text: quoted(plain.trimStart()) });
  checkNumbers(log, plain);
  return log;
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
  const path = table && readLines(new LogLines(text)).path;
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

/** @param {LogLines} lines @returns {ReadLog} */
function readLines(lines) {
  const kinds = kindsOf(lines);
  const { path, used } = pathOf(lines, kinds);
  const chosen = chosenKinds(lines, kinds, used);
  const steps = chosen.size > 0 ? stepsOf(lines, kinds, chosen, used) : [];
  const inOneLine = steps.length === 0 ? listOfTaken(lines, kinds, used) : undefined;
  const taken = inOneLine?.map(([x, y]) => ({ x, y })) ?? steps;
  return path ? { steps: taken, path } : { steps: taken };
}

/** The forms that lines have, each with its lines. @param {LogLines} lines @returns {(Kind | undefined)[]} */
function kindsOf(lines) {
  const isMany = lines.forms.length > MANY_FORMS;
  const kinds = lines.forms.map(({ line, count }) => {
    if (isMany && count === 1 && line >= NEAR_END && line < lines.length - NEAR_END) return undefined;
    if (lines.count(line) > MOST_IN_LINE) return undefined;
    return /** @type {Kind} */ ({ form: formOf(lines.gapsOf(line)), lines: [] });
  });
  for (let line = 0; line < lines.length; line++) kinds[lines.formOf(line)]?.lines.push(line);
  nameColumns(lines, kinds);
  return kinds;
}

/** Names the bare numbers below a line that has the names of the columns. @param {LogLines} lines @param {(Kind | undefined)[]} kinds */
function nameColumns(lines, kinds) {
  for (const heading of kinds) {
    if (!heading || heading.form.roles.length > 0 || heading.lines.length > 1) continue;
    const roles = headingOf(lines.textOf(heading.lines[0]));
    if (!roles) continue;
    for (const kind of kinds) {
      if (kind?.form.isBare && kind.form.roles.length === roles.length && kind.lines[0] > heading.lines[0])
        kind.form.roles = roles;
    }
    return;
  }
}

/**
 * The forms whose lines are cells taken. Where words say so, these are; otherwise those with brackets or names, and
 * otherwise the bare numbers that most lines have.
 * @param {LogLines} lines
 * @param {(Kind | undefined)[]} kinds
 * @param {Set<number>} used The lines that have the path.
 */
function chosenKinds(lines, kinds, used) {
  /** @type {Set<Kind>} */
  const withCells = new Set();
  for (const kind of kinds) {
    if (!kind || kind.form.roles.length < 2 || kind.form.tells === "path") continue;
    const own = used.size > 0 ? kind.lines.filter((line) => !used.has(line)) : kind.lines;
    if (own.length === 0 || isList(kind.form)) continue;
    kind.columns = columnsOf(
      kind.form,
      own.length,
      (line, column) => lines.numbers.list[lines.offset(own[line]) + column],
    );
    if (kind.columns) withCells.add(kind);
  }
  const all = [...withCells];
  for (const tells of TAKEN) {
    const told = all.filter(({ form }) => form.tells === tells);
    if (told.length > 0) return new Set(told);
  }
  const plain = all.filter(({ form }) => form.tells === "plain");
  const rest =
    plain.length > 0
      ? plain
      : all.filter(({ form }) => !/start|goal|\bend\b|起点|终点|inicio|size|width/.test(form.words));
  const marked = rest.filter(
    ({ form, columns }) => form.pairs.length > 0 || form.triples.length > 0 || form.roles[columns?.x ?? 0],
  );
  return new Set(marked.length > 0 ? marked : mostFrequent(rest));
}

/** Whether a line is a list of many cells. @param {Form} form */
export const isList = ({ pairs }) => pairs.length > 2;

/** Those of the kinds that have as many numbers as most lines. @param {Kind[]} kinds */
function mostFrequent(kinds) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { form, lines } of kinds)
    counts.set(form.roles.length, (counts.get(form.roles.length) ?? 0) + lines.length);
  const [most] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [0];
  return kinds.filter(({ form }) => form.roles.length === most);
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
    const { x, y, g, h, f } = kind.columns;
    const at = lines.offset(line);
    /** @type {Step} */
    const step = { x: list[at + x], y: list[at + y] };
    if (g !== undefined) step.g = list[at + g];
    if (h !== undefined) step.h = list[at + h];
    if (f !== undefined) step.f = list[at + f];
    steps.push(step);
  }
  return steps;
}

/** The cells taken where they are in one line, such as a printed closed list. @param {LogLines} lines @param {(Kind | undefined)[]} kinds @param {Set<number>} used @returns {Coord[] | undefined} */
function listOfTaken(lines, kinds, used) {
  for (const tells of TAKEN) {
    const kind = kinds.find((kind) => kind?.form.tells === tells && isList(kind.form) && !used.has(kind.lines[0]));
    if (!kind) continue;
    const at = lines.offset(kind.lines[0]);
    return kind.form.pairs.map(([x, y]) => [lines.numbers.list[at + x], lines.numbers.list[at + y]]);
  }
  return undefined;
}
