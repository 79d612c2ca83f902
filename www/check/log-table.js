// Logs as tables: a line with the names of the columns, and a row for each cell taken, or for each event.

import { headingOf } from "./line-form.js";
import { MOST_STEPS, problem } from "./read-problem.js";

/**
 * @import { Role } from "./line-words.js"
 * @import { ReadLog, Step } from "./read-log.js"
 */

/** The column that says what happened, and what it says of cells taken; where there are several, the first counts. */
const EVENT = /^(?:event|type|action|what|事件)$/i;
const TAKEN = [/^expan/i, /^(?:tak|took|visit|pop)/i, /^clos/i];

/**
 * Reads a table whose cells may be empty or words; undefined if a text is none.
 * @param {string} text
 * @returns {ReadLog | undefined}
 * @throws {CodedError} `too-large`
 */
export function readTable(text) {
  const begin = text.search(/\S/);
  const end = text.indexOf("\n", begin);
  if (end < 0) return undefined;
  const heading = text.slice(begin, Math.min(end, begin + 2000)).trim();
  const separator = [",", ";", "\t"].find((sign) => heading.includes(sign));
  if (!separator) return undefined;
  const names = heading.split(separator).map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
  const roles = headingOf(names.join(","));
  if (!roles || roles.length !== names.length) return undefined;
  const columnOf = (/** @type {Role[]} */ ...wanted) => roles.findIndex((role) => wanted.includes(role));
  const columns = {
    x: columnOf("x", "first"),
    y: columnOf("y", "second"),
    g: columnOf("g"),
    h: columnOf("h"),
    f: columnOf("f"),
  };
  const event = names.findIndex((name) => EVENT.test(name));
  const rows = rowsOf(text, end + 1, separator, columns, event);
  const pattern = event < 0 ? undefined : TAKEN.find((pattern) => rows.some(({ event }) => pattern.test(event)));
  const steps = rows.filter(({ event }) => !pattern || pattern.test(event)).map(({ step }) => step);
  return steps.length > 0 ? { steps } : undefined;
}

/**
 * The rows of a table, up to a line that is none.
 * @param {string} text
 * @param {number} from
 * @param {string} separator
 * @param {{ x: number, y: number, g: number, h: number, f: number }} columns
 * @param {number} event
 */
function rowsOf(text, from, separator, columns, event) {
  /** @type {{ step: Step, event: string }[]} */
  const rows = [];
  for (let at = from; at < text.length; ) {
    const end = text.indexOf("\n", at) < 0 ? text.length : text.indexOf("\n", at);
    const cells = text.slice(at, end).split(separator, 99);
    at = end + 1;
    const number = (/** @type {number} */ column) =>
      /\d/.test(cells[column] ?? "") ? Number(cells[column]) : Number.NaN;
    if (Number.isNaN(number(columns.x)) || Number.isNaN(number(columns.y))) break;
    /** @type {Step} */
    const step = { x: number(columns.x), y: number(columns.y) };
    for (const name of /** @type {const} */ (["g", "h", "f"])) {
      if (columns[name] >= 0 && !Number.isNaN(number(columns[name]))) step[name] = number(columns[name]);
    }
    rows.push({ step, event: cells[event] ?? "" });
    if (rows.length > 8 * MOST_STEPS || (event < 0 && rows.length > MOST_STEPS)) {
      throw problem("too-large", "log-long", { max: MOST_STEPS });
    }
  }
  return rows;
}
