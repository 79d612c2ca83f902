// What a log has instead of cells, for the sentence that says why it cannot be read.

import { problem, quoted } from "./read-problem.js";

/**
 * @import { Kind } from "./log-kinds.js"
 * @import { LogLines } from "./log-lines.js"
 */

/** Lines with more numbers are rows of a table. */
const MANY = 5;

/**
 * The error for a log in which no cells were found.
 * @param {string} text
 * @param {LogLines} lines
 * @param {(Kind | undefined)[]} kinds
 */
export function nothingFound(text, lines, kinds) {
  const known = /** @type {Kind[]} */ (
    kinds.filter((kind) => kind && kind.form.roles.length > 0 && kind.lines.length > 0)
  );
  const at = (/** @type {Kind} */ { lines: [line] }) => ({
    line: lines.numberOf(line),
    text: quoted(lines.textOf(line)),
  });
  const named = known.filter(({ form: { roles } }) =>
    roles.some((role) => role === "g" || role === "h" || role === "f"),
  );
  const withNames = most(named);
  if (withNames) {
    const names = [...new Set(withNames.form.roles.filter((role) => role === "g" || role === "h" || role === "f"))];
    return problem("bad-log", "only-costs", { ...at(withNames), names: names.join(", ") });
  }
  const rows = most(known.filter(({ form }) => form.roles.length > MANY && form.pairs.length === 0));
  if (rows && rows.lines.length > 1)
    return problem("bad-log", "only-table", { ...at(rows), columns: rows.form.roles.length, rows: rows.lines.length });
  const single = most(known.filter(({ form }) => form.roles.filter((role) => role === undefined).length === 1));
  if (single && single.lines.length > 1) return problem("bad-log", "one-number", at(single));
  return problem("bad-log", "no-steps", { text: quoted(text.trimStart()) });
}

/** Of several kinds the one with the most lines. @param {Kind[]} kinds @returns {Kind | undefined} */
const most = ([first, ...others]) =>
  others.reduce((best, kind) => (kind.lines.length > best.lines.length ? kind : best), first);
