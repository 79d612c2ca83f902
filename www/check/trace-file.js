// Logs that are data: the search traces of the Posthoc player, as YAML or JSON, and other JSON.
//
// A trace has a list of events, each with a type, an id, the id of its parent, coordinates, g and f:
//   events:
//     - { type: expanding, id: 7, pId: 3, x: 4, y: 5, g: 10, f: 30 }
// Older ones call the list `eventList` and keep coordinates in `variables`. Of YAML only that is read, with anchors, aliases and merge keys (trace-yaml.js).

import { isSearch } from "./log-list.js";
import { MOST_STEPS, problem } from "./read-problem.js";
import { yamlEvents } from "./trace-yaml.js";

/**
 * @import { ReadLog, Step } from "./read-log.js"
 */

/** @typedef {[number, number]} Coord */
/** @typedef {Record<string, unknown>} Entry */

/** The line below which a trace's events stand, and where a second version begins with them. */
const EVENTS = /^[ \t]{0,8}["']?(?:events|eventList)["']?[ \t]*:[ \t]*(?:#.*)?$/m;
const FLOWING = /^version[ \t]*:[ \t]*["']?2\./m;
/** What types of events mean that a cell is taken; where there are several, the first counts. */
const TAKEN = [/^expan/i, /^(?:visit|take|pop)/i, /^clos/i];
/** Names of lists of cells taken, and of paths. */
const LISTS = /^(?:steps|expanded|expansions|expansionOrder|taken|visited|closed|order|trace|log|nodes)$/i;
const PATHS = /^(?:path|route|solution)$/i;

/** A cell has x, y, g, h and f. */
const MOST_NUMBERS = 5;

/**
 * Reads a text that is data; undefined if it is none.
 * @param {string} text
 * @returns {ReadLog | undefined}
 * @throws {CodedError} `bad-log`, `too-large`
 */
export function readTrace(text) {
  const json = parsed(text);
  const log = json === undefined ? undefined : ofJson(json);
  // A list of nothing is none of cells, and may say that there is no path.
  if (json !== undefined) return log && (log.steps.length > 0 || log.path?.length || log.outcome) ? log : undefined;
  if (
    /^\s*\{/.test(text) &&
    !/^\s*\{[^\n]*\}[ \t,]*(?:\n|$)/.test(text) &&
    /"(?:events|eventList)"\s{0,9}:/.test(text.slice(0, 1e6))
  ) {
    throw problem("bad-log", "trace");
  }
  const head = text.slice(0, 1e6);
  const begin =
    EVENTS.exec(head) ?? (FLOWING.test(head) ? /^---(?=\s+- )/m.exec(head.slice(head.lastIndexOf("\n---") + 1)) : null);
  if (!begin) return undefined;
  const from = EVENTS.test(head) ? begin.index + begin[0].length : head.lastIndexOf("\n---") + 4;
  return ofEvents(yamlEvents(text, from));
}

/** A text as JSON; undefined if it is none. @param {string} text @returns {unknown} */
function parsed(text) {
  const [first] = text.trimStart();
  if (first !== "{" && first !== "[") return undefined;
  // Nothing that is read here is nested so deeply, and brackets without end take long.
  if (/^\s*[[{](?:\s{0,20}[[{]){9}/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // It is no JSON, but may be lines in brackets.
    return undefined;
  }
}

/** @param {unknown} json @returns {ReadLog | undefined} */
function ofJson(json) {
  if (Array.isArray(json)) return isEvents(json) ? ofEvents(json) : ofLists(json, undefined);
  const { runs } = /** @type {Entry} */ (json);
  // Several searches, as Starstep exports them: the first counts.
  const own = Array.isArray(runs) && typeof runs[0] === "object" && runs[0] !== null ? runs[0] : json;
  const entries = Object.entries(/** @type {Entry} */ (own));
  const events = entries.find(([name, value]) => /^(?:events|eventList)$/.test(name) && Array.isArray(value));
  if (events) return ofEvents(/** @type {Entry[]} */ (events[1]));
  const list = (/** @type {RegExp} */ names) => listOf(entries.find(([name]) => names.test(name))?.[1]);
  const [steps, path] = [list(LISTS), list(PATHS)];
  return steps || path ? ofLists(steps ?? [], path) : undefined;
}

/** A list, or what has one: the cells of a path, or rows with the names of their columns. @param {unknown} value @returns {unknown[] | undefined} */
function listOf(value) {
  if (Array.isArray(value) || typeof value !== "object" || value === null)
    return Array.isArray(value) ? value : undefined;
  const { cells, columns, rows } = /** @type {Entry} */ (value);
  if (Array.isArray(cells)) return cells;
  if (!Array.isArray(columns) || !Array.isArray(rows)) return undefined;
  return rows.map((row) => Array.isArray(row) && Object.fromEntries(columns.map((name, index) => [name, row[index]])));
}

/** Whether entries have a type and either coordinates or variables. @param {unknown[]} json @returns {json is Entry[]} */
const isEvents = (json) =>
  json.length > 0 && json.every((entry) => typeof entry === "object" && entry !== null && "type" in entry);

/** Lists of cells, each an object with x and y, or a list of numbers. A list alone is a path, unless its cells have more than two numbers. @param {unknown[]} steps @param {unknown[] | undefined} path @returns {ReadLog | undefined} */
function ofLists(steps, path) {
  const [taken, way] = [steps.map(stepOf), path?.map(stepOf)];
  if (taken.some((step) => !step) || way?.some((step) => !step)) return undefined;
  checkCount(taken.length);
  const log = /** @type {Step[]} */ (taken);
  const coords = (/** @type {Step[]} */ list) => list.map(({ x, y }) => /** @type {Coord} */ ([x, y]));
  if (way && way.length > 0) return { steps: log, path: coords(/** @type {Step[]} */ (way)) };
  const isPath =
    path === undefined && log.length > 0 && steps.every((step) => Array.isArray(step) && step.length === 2);
  return isPath && !isSearch(coords(log)) ? { steps: [], path: coords(log) } : { steps: log };
}

/** @param {unknown} value @returns {Step | undefined} */
function stepOf(value) {
  if (Array.isArray(value)) {
    if (value.length < 2 || value.length > MOST_NUMBERS || !value.every((it) => typeof it === "number"))
      return undefined;
    const [x, y, g, h, f] = value;
    return value.length === 5 ? { x, y, g, h, f } : { x, y };
  }
  if (typeof value !== "object" || value === null) return undefined;
  const entry = /** @type {Entry} */ (value);
  const [x, y] = [number(entry.x ?? entry.col ?? entry.column), number(entry.y ?? entry.row)];
  return x === undefined || y === undefined ? undefined : withCosts(x, y, entry);
}

/** A number, which is infinite if it has too many digits. @param {unknown} value */
function number(value) {
  const read = typeof value === "string" && /\d/.test(value) ? Number(value) : value;
  return typeof read === "number" && !Number.isNaN(read) ? read : undefined;
}

/** @param {number} x @param {number} y @param {Entry} entry @returns {Step} */
function withCosts(x, y, entry) {
  /** @type {Step} */
  const step = { x, y };
  for (const name of /** @type {const} */ (["g", "h", "f"])) {
    const value = number(entry[name]);
    if (value !== undefined) step[name] = value;
  }
  return step;
}

/** @param {number} count */
function checkCount(count) {
  if (count > MOST_STEPS) throw problem("too-large", "log-long", { line: count, max: MOST_STEPS });
}

/** The cells taken in a trace, and the path if it says how it ended. @param {Entry[]} events @returns {ReadLog} */
function ofEvents(events) {
  const typeOf = (/** @type {Entry} */ event) => String(event?.type ?? "");
  const pattern = TAKEN.find((pattern) => events.some((event) => pattern.test(typeOf(event))));
  const taken = pattern ? events.filter((event) => pattern.test(typeOf(event))) : [];
  checkCount(taken.length);
  const steps = taken.map((event) => placed(event)).filter((step) => step !== undefined);
  if (steps.length < taken.length || taken.length === 0)
    throw problem("bad-log", "trace-events", { count: events.length });
  const path = pathOf(events, typeOf);
  return path ? { steps, path } : { steps };
}

/** @param {Entry} event @returns {Step | undefined} */
function placed(event) {
  const { variables } = event;
  return stepOf(typeof variables === "object" && variables !== null ? { ...event, ...variables } : event);
}

/** The path: events of that type, or the line or the parents of the event that ends the search. @param {Entry[]} events @param {(event: Entry) => string} typeOf @returns {Coord[] | undefined} */
function pathOf(events, typeOf) {
  const told = events.filter((event) => PATHS.test(typeOf(event))).map(placed);
  if (told.length > 1 && told.every((step) => step)) return told.map((step) => [Number(step?.x), Number(step?.y)]);
  const end = events.findLast?.((event) => /^(?:end|found|goal)$/i.test(typeOf(event)));
  if (!end) return undefined;
  const line = Array.isArray(end.points) ? end.points.map(stepOf) : [];
  // A line through the middles of cells.
  if (line.length > 1 && line.every((point) => point))
    return line.map((point) => [Math.floor(Number(point?.x)), Math.floor(Number(point?.y))]);
  /** @type {Map<string, { at: Step, parent: unknown }>} */
  const known = new Map();
  for (const event of events) {
    const at = placed(event);
    // Source and destination have no parent yet.
    if (at && (event.pId !== undefined || !known.has(String(event.id))))
      known.set(String(event.id), { at, parent: event.pId });
  }
  const path = [];
  for (let node = known.get(String(end.id)); node && path.length <= known.size; node = known.get(String(node.parent))) {
    path.push(/** @type {Coord} */ ([node.at.x, node.at.y]));
    if (node.parent === null || node.parent === undefined) return path.length > 1 ? path.reverse() : undefined;
  }
  return undefined;
}
