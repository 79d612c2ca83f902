// The lines of a log by their forms: what each form says, which of its numbers are which, and which forms are cells taken.

import { columnsOf } from "./columns.js";
import { formOf, headingOf, isCounted } from "./line-form.js";
import { saysNoPath } from "./log-outcome.js";

/**
 * @import { Columns } from "./columns.js"
 * @import { Form } from "./line-form.js"
 * @import { Tells } from "./line-words.js"
 * @import { LogLines } from "./log-lines.js"
 */

/**
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
/** So few lines are no search. */
const FEW = 3;
/** What tells of cells taken, the surest first. @type {Tells[]} */
export const TAKEN = ["expanded", "taken", "closed"];

/** The forms that lines have, each with its lines. @param {LogLines} lines @returns {(Kind | undefined)[]} */
export function kindsOf(lines) {
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
      if (!kind?.form.isBare || kind.lines[0] < heading.lines[0]) continue;
      if (kind.form.roles.length === roles.length) kind.form.roles = roles;
      // A cell of the table may have two numbers.
      else if (isCounted(lines.textOf(heading.lines[0]))) kind.form.roles[0] ??= "other";
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
export function chosenKinds(lines, kinds, used) {
  /** @type {Set<Kind>} */
  const withCells = new Set();
  for (const kind of kinds) {
    if (!kind || kind.form.roles.length < 2 || kind.form.tells === "path") continue;
    const own = used.size > 0 ? kind.lines.filter((line) => !used.has(line)) : kind.lines;
    if (own.length === 0 || isList(kind.form)) continue;
    // Start and goal may stand in the line that says that there is no path.
    if (kind.lines.length < FEW && saysNoPath(lines.textOf(own[0]).trim())) continue;
    kind.columns = columnsOf(
      kind.form,
      own.length,
      (line, column) => lines.numbers.list[lines.offset(own[line]) + column],
    );
    if (kind.columns) withCells.add(kind);
  }
  const all = [...withCells];
  likeTheMost(all);
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

/** Gives lines that stand alone, such as the last one of a list without its comma, the columns of the many that are alike. @param {Kind[]} kinds */
function likeTheMost(kinds) {
  const sorted = [...kinds].sort((one, other) => other.lines.length - one.lines.length);
  for (const kind of sorted) {
    if (kind.lines.length > 2 || !kind.columns) continue;
    const { x, y } = kind.columns;
    const model = sorted.find(
      ({ form, lines, columns }) =>
        lines.length > 2 &&
        form.tells === kind.form.tells &&
        String(form.roles) === String(kind.form.roles) &&
        columns?.x === x &&
        columns.y === y,
    );
    if (model) kind.columns = model.columns;
  }
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
