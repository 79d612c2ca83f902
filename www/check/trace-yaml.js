// The events of a trace in YAML: a list of maps, in braces or with a key in each line. Anchors, aliases and merge keys mean
// what they mean in YAML, also those of maps that stand before the events; what cannot be followed is an error with its line.
//
// A parser of all of YAML takes seconds for a trace of ten megabytes, and gives nothing of one that breaks off.

import { MOST_STEPS, problem, quoted } from "./read-problem.js";

/** @typedef {Record<string, unknown>} Entry */
/** What names stand for: maps, or single values. @typedef {Map<string, unknown>} Anchors */

/** A trace has no more events for each cell taken. */
const MOST_EVENTS = 32 * MOST_STEPS;
/** So much of a line is read. */
const LONGEST_LINE = 2000;
/** So many lines may a map before the events have. */
const MOST_LINES = 100;
/** A key with its value, which may have a name of its own or be the name of another. */
const PAIR = /\b(\w{1,40})["']?[ \t]*:[ \t]*(?:&([\w-]{1,80})[ \t]*)?["']?([^\s,{}"'#]*)/g;
/** A merge key, with one name or several. */
const MERGE = /<<["']?[ \t]*:[ \t]*(\*[\w-]+|\[[^\]\n]*\])?/g;
/** A name that is given or used where a value or an entry stands. */
const NAMED = /(?:[:,[{-][ \t]*|^\s*)[&*][\w-]/;
const ENTRY = /^-[ \t]*(?:&([\w-]{1,80})[ \t]*)?(?:\*([\w-]{1,80})[ \t]*(?:#.*)?$)?/;

/**
 * The events of a list, up to what follows the list.
 * @param {string} text
 * @param {number} from Where the list begins.
 * @returns {Entry[]}
 * @throws {CodedError} `bad-log`, `too-large`
 */
export function yamlEvents(text, from) {
  /** @type {Entry[]} */
  const events = [];
  const rest = text.slice(from);
  // Without names, as most traces are, none of them is looked for.
  const anchors = /[&*]/.test(rest) && new RegExp(NAMED, "m").test(rest) ? anchorsIn(text.slice(0, from)) : undefined;
  /** How far in the entries stand, and a list in the last one. */
  let [indent, inner] = [-1, Number.POSITIVE_INFINITY];
  let last = "";
  for (let at = text.indexOf("\n", from); at >= 0; ) {
    const end = text.indexOf("\n", at + 1);
    const line = text.slice(at + 1, end < 0 ? text.length : end);
    const trimmed = line.trimStart();
    const depth = line.length - trimmed.length;
    const isListed = trimmed.startsWith("- ") || trimmed === "-";
    if (indent < 0 && isListed) indent = depth;
    const isEntry = isListed && depth <= indent;
    if (isListed && !isEntry && depth < inner) inner = depth;
    else if (!isListed && depth <= inner) inner = Number.POSITIVE_INFINITY;
    if (isEntry) inner = Number.POSITIVE_INFINITY;
    // Lists in an entry are none of its keys, but what is merged may be one.
    const isMerged = inner < Number.POSITIVE_INFINITY && /^<<["']?:/.test(last);
    const body = isMerged ? `<<: ${trimmed.replace(/^-[ \t]*/, "")}` : inner <= depth ? "" : trimmed;
    if (trimmed !== "" && (isEntry || !isListed)) last = trimmed.replace(/^-[ \t]*/, "");
    if (body !== "" && !body.startsWith("#")) {
      if (isEntry) events.push({});
      else if (body.length === line.length && !/^[}\]]/.test(body)) break;
      const event = events[events.length - 1];
      if (event) {
        const isRead = anchors && NAMED.test(body) ? readNamed(body, event, anchors) : readPairs(body, event);
        if (!isRead) throw unreadable(text, at + 1, body);
      }
      if (events.length > MOST_EVENTS) throw problem("too-large", "log-long", { line: events.length, max: MOST_STEPS });
    }
    at = end;
  }
  return events;
}

/** @param {string} text @param {number} at @param {string} line */
const unreadable = (text, at, line) =>
  problem("bad-log", "trace-yaml", { line: text.slice(0, at).split("\n").length, text: quoted(line) });

/** Adds what a line says of an event. Always true. @param {string} line @param {Entry} event */
function readPairs(line, event) {
  for (const [, name, , value] of line.slice(0, LONGEST_LINE).matchAll(PAIR)) setOwn(event, name, meaning(value));
  return true;
}

/** What a word stands for. @param {string} word */
function meaning(word) {
  if (word === "" || word === "null" || word === "~") return null;
  return Number.isFinite(Number(word)) ? Number(word) : word;
}

/** The keys that were merged into a map, and may be set by the map itself. @type {WeakMap<Entry, Set<string>>} */
const merged = new WeakMap();

/** Sets a key that a map gives itself: it goes before what is merged. @param {Entry} event @param {string} name @param {unknown} value */
function setOwn(event, name, value) {
  event[name] = value;
  merged.get(event)?.delete(name);
}

/** Adds the keys of another map that the map does not have. @param {Entry} event @param {Entry} other */
function merge(event, other) {
  const keys = merged.get(event) ?? new Set();
  merged.set(event, keys);
  for (const [name, value] of Object.entries(other)) {
    if (name in event) continue;
    event[name] = value;
    keys.add(name);
  }
}

/**
 * The same for a line with names in it. False if one of them is unknown, or stands where it cannot be followed.
 * @param {string} line
 * @param {Entry} event
 * @param {Anchors} anchors
 */
function readNamed(line, event, anchors) {
  let body = line.slice(0, LONGEST_LINE);
  const [begin, name, alias] = ENTRY.exec(body) ?? [""];
  body = body.slice(begin.length);
  if (alias !== undefined) {
    const other = anchors.get(alias);
    if (!isMap(other)) return false;
    Object.assign(event, other);
  }
  if (name !== undefined) anchors.set(name, event);
  // A map in a map gives its keys to the event, and may have a name for that.
  for (const [, inner, keys] of body.matchAll(/:[ \t]*&([\w-]{1,80})[ \t]*\{([^{}]*)\}/g)) {
    const map = {};
    readPairs(keys, map);
    anchors.set(inner, map);
  }
  let isKnown = true;
  body = body.replace(MERGE, (_, names = "") => {
    const all = names.match(/\*[\w-]+/g) ?? [];
    if (all.length === 0) isKnown = false;
    for (const used of all) {
      const other = anchors.get(used.slice(1));
      if (isMap(other)) merge(event, other);
      else isKnown = false;
    }
    return "";
  });
  for (const [, key, given, word] of body.matchAll(PAIR)) {
    if (word.startsWith("*")) {
      const value = anchors.get(word.slice(1));
      if (value === undefined) return false;
      if (isMap(value)) for (const [inner, own] of Object.entries(value)) setOwn(event, inner, own);
      else setOwn(event, key, value);
    } else {
      const value = meaning(word);
      setOwn(event, key, value);
      if (given !== undefined && !anchors.has(given)) anchors.set(given, value);
      else if (given !== undefined && !isMap(anchors.get(given))) anchors.set(given, value);
    }
  }
  return isKnown;
}

/** @param {unknown} value @returns {value is Entry} */
const isMap = (value) => typeof value === "object" && value !== null;

/** The maps and values that have names before the events. @param {string} head */
function anchorsIn(head) {
  /** @type {Anchors} */
  const anchors = new Map();
  const lines = head.split("\n");
  for (const [i, line] of lines.entries()) {
    const [, indent = "", name, value = ""] =
      /^([ \t]*)[^#&\n]{0,200}?[:-][ \t]*&([\w-]{1,80})[ \t]*(.*)$/.exec(line.slice(0, LONGEST_LINE)) ?? [];
    if (name === undefined) continue;
    /** @type {Entry} */
    const map = {};
    anchors.set(name, map);
    if (value.startsWith("{")) readNamed(value, map, anchors);
    else if (value !== "" && !value.startsWith("#"))
      anchors.set(name, meaning(/^["']?([^\s,{}"'#]*)/.exec(value)?.[1] ?? ""));
    else {
      // What is further in belongs to it.
      for (const below of lines.slice(i + 1, i + 1 + MOST_LINES)) {
        if (below.trim() === "") continue;
        if (below.length - below.trimStart().length <= indent.length) break;
        readNamed(below.trimStart(), map, anchors);
      }
    }
  }
  return anchors;
}
