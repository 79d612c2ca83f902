// Values that a program printed over several lines, such as a struct with a field in each, put into one line each. A list
// with a cell in each line stays as it is: each of its lines is a value of its own. The text is gone through once.

/** More lines than that are no value of one line. */
const MOST_LINES = 20_000;
/** And more characters. */
const MOST_SIGNS = 400_000;
/** A field, such as `x: 3`, `"x": 3`, `.x = 3` or `'pos' => (3, 4)`. */
const FIELD = /^\s*\[?[.@$]?["']?[\p{L}_][\p{L}\p{N}_]{0,40}["'\]]?\s*(?:=>|[:=])/u;
/** A single value, or what ends a list. */
const SCALAR = /^\s*[^\s,;:=()[\]{}]{1,40}\s*[,;]?\s*$/;
const END = /^\s*[)\]}>]+[,;]?\s*$/;
/** An entry of a list in YAML, with fields below. */
const ENTRIES = /^[ \t]*- [\w"']{1,40}[ \t]*:[^\n]*\n[ \t]{2,}[\w"']{1,40}[ \t]*:/m;
/** A line with x, and one with y. */
const COORDINATES =
  /^[ \t]*(?:x|col|column|row|i)[ \t]*[:=][ \t]*-?\d+,?[ \t]*\n[ \t]*(?:y|row|col|column|j)[ \t]*[:=][ \t]*-?\d+,?[ \t]*(?:\n[ \t]*[ghf][ \t]*[:=][ \t]*[\d.]+,?[ \t]*){0,3}$/im;
/** An entry of a map: what stands in quotes, and what belongs to it. */
const ENTRY = /^\s*(["'`]).*?\1\s*(?:=>|:)/;
/** A cell, and nothing else. */
const PAIR =
  /^\s*(?:[[({<]\s*-?[\d.]+\s*[,;\s]\s*-?[\d.]+,?\s*[)\]}>]|["'`]-?[\d.]+\s*[,;:| -]\s*-?[\d.]+["'`])\s*,?\s*$/;
/** Numbers. */
const NUMBERS = /\d[\d.]*/g;
/** Values of so few numbers are cells. */
const FEW = 4;

/** @typedef {{ from: number, to: number }} Lines The lines of a value, both included. */

/**
 * @param {string} text
 * @returns {string} With as many lines: where a value had several, empty ones follow it.
 */
export function withRecords(text) {
  const own = withPairs(text);
  if (!isSpread(own)) return own;
  const lines = own.split("\n");
  const groups = groupsOf(lines);
  let isChanged = false;
  for (const { from, to } of groups) {
    if (!isOneValue(lines, from, to)) continue;
    isChanged = true;
    const whole = lines.slice(from, to + 1).map((line) => line.trim());
    const indent = /^\s*/.exec(lines[from])?.[0] ?? "";
    lines[from] = indent + whole.filter((line) => line !== "").join(" ");
    lines.fill("", from + 1, to + 1);
  }
  return isChanged ? lines.join("\n") : own;
}

/** Lines with one coordinate each, one after the other, are one cell; so are the fields of an entry in YAML. @param {string} text */
function withPairs(text) {
  let own = text;
  if (ENTRIES.test(own)) {
    own = own.replace(/^([ \t]*)- [\w"']{1,40}[ \t]*:[^\n]*(?:\n\1[ \t]{2,}[\w"']{1,40}[ \t]*:[^\n]*){1,20}/gm, inOne);
  }
  if (COORDINATES.test(own)) own = own.replace(new RegExp(COORDINATES, "gim"), inOne);
  return own;
}

/** Lines put into one. @param {string} lines */
const inOne = (lines) => lines.replace(/\s*\n\s*/g, " ") + "\n".repeat(lines.split("\n").length - 1);

/** Whether a line ends within brackets. @param {string} text */
const isSpread = (text) => /[[({][ \t]*\n/.test(text);

/**
 * What is in brackets over several lines, inner ones first.
 * @param {string[]} lines
 * @returns {Lines[]}
 */
function groupsOf(lines) {
  /** @type {Lines[]} */
  const groups = [];
  /** The lines in which brackets were opened. @type {number[]} */
  let open = [];
  for (const [at, line] of lines.entries()) {
    if (line.length > MOST_SIGNS) open = [];
    else {
      let ended = -1;
      for (let i = 0; i < line.length; i++) {
        const sign = line.charCodeAt(i);
        if (sign === 40 || sign === 91 || sign === 123) open.push(at);
        else if (sign === 41 || sign === 93 || sign === 125) {
          const from = open.pop();
          if (from !== undefined && from < at) ended = from;
        }
      }
      // Of brackets that end in one line and begin in different ones, the outer ones count; not where others begin.
      if (ended >= 0 && at - ended < MOST_LINES && open.at(-1) !== at) groups.push({ from: ended, to: at });
      // What is never closed opens nothing.
      if (open.length > 50) open = [];
    }
  }
  return groups;
}

/**
 * Whether lines are one value: fields of an object, the numbers of a cell, or a list that was wrapped.
 * @param {string[]} lines
 * @param {number} from
 * @param {number} to
 */
function isOneValue(lines, from, to) {
  let [fields, scalars, several, pairs, signs, count] = [0, 0, 0, 0, 0, 0];
  for (let at = from + 1; at <= to; at++) {
    const line = lines[at];
    signs += line.length;
    if (line === "" || END.test(line)) continue;
    count++;
    const start = line.slice(0, 400);
    if (FIELD.test(start) && !isOneBracket(start)) fields++;
    else if (SCALAR.test(start) && /\d/.test(start)) scalars++;
    else if (PAIR.test(start)) pairs++;
    else if ((start.match(NUMBERS)?.length ?? 0) > 2 && !ENTRY.test(start) && !isOneBracket(start)) several++;
  }
  if (signs > MOST_SIGNS || count === 0) return false;
  if (fields === count) return to - from < 400;
  const head = lines[from].slice(-300).trimEnd();
  if (!/[[({]$/.test(head)) return false;
  if (scalars === count) return count <= FEW;
  if (pairs === count) return /[\p{L}_]["']?(?:\(\d+\))?\s*[:=]?\s*[[({]$/u.test(head);
  // Lists that are wrapped have several values in each line, but perhaps the last one.
  return several > 0 && several >= count - 1;
}

/** Whether a line is one value in brackets. @param {string} line */
export function isOneBracket(line) {
  const value = line.trim().replace(/[,;]$/, "");
  let depth = 0;
  for (let i = 0; i < value.length; i++) {
    if ("([{".includes(value[i])) depth++;
    else if (")]}".includes(value[i]) && --depth === 0) return i === value.length - 1;
    else if (i === 0) return false;
  }
  return false;
}
