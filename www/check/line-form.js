// What the form of a line says, from the words and signs around its numbers: which of them are coordinates, which are
// named g, h and f, and whether the line tells of a cell taken, of something else, or of the path.

import { isOfOther, listBegins, roleOf, roleOfNumber, tellsOf } from "./line-words.js";

/** @import { Role, Tells } from "./line-words.js" */

/**
 * @typedef {object} Form
 * @property {Role[]} roles What each number is; undefined where that is not said.
 * @property {[number, number][]} pairs Which numbers stand in brackets or quotes in twos.
 * @property {number[][]} triples Which stand in brackets in threes.
 * @property {Tells} tells
 * @property {boolean} isBare Whether there are but numbers and what separates them.
 * @property {boolean} hasArrow
 * @property {string} words
 * @property {string[]} gaps
 */

/** So much of a text is looked at before and behind a number. */
const NEAR = 200;
/** The words of a line are looked for around so many numbers. */
const MANY = 50;
const ARROW = /->|=>|<-/;
/** What the first column of a table counts, whatever stands in the others. */
const COUNTING = /^\s*\|?\s*(?:\(index\)|\(iteration index\)|index|idx|#|no\.?|nr\.?|step|id)(?=[\s,;|])/i;

/** @param {string[]} gaps What stands before, between and behind the numbers. @returns {Form} */
export function formOf(gaps) {
  const own = ownPart(gaps);
  const words = own.slice(0, MANY).map(short).join(" ").toLowerCase();
  /** @type {Role[]} */
  const roles = gaps
    .slice(0, -1)
    .map((gap, i) => (i < own.length - 1 ? roleOfNumber(gap, gaps[i + 1], i, i === gaps.length - 2) : "other"));
  const isBare = !/[\p{L}]/u.test(words);
  markTimes(gaps, roles);
  markSources(gaps, roles);
  // What comes before the coordinates with a colon, a point or a bracket behind it counts the lines.
  if (roles.length > 2 && roles[0] === undefined && /^(?:[:.)\]](?![[(])|\s*[:.)\]]\s)/.test(gaps[1]))
    roles[0] = "other";
  const brackets = bracketsIn(own, roles);
  // So does what has a word of its own there, such as `node 12 (3, 4)`, and what has one behind them is counted too.
  const inPairs = new Set([...brackets.pairs, ...brackets.triples].flat());
  for (let number = 0; number < (brackets.pairs.length > 0 ? roles.length : 0); number++) {
    if (inPairs.has(number)) continue;
    if (roles[number] === undefined && /\p{L}{2}\s?[:=#]?\s?$/u.test(gaps[number].slice(-20))) roles[number] = "other";
  }
  return {
    roles,
    ...brackets,
    tells: tellsOf(words, isBare),
    isBare,
    hasArrow: ARROW.test(words),
    words,
    gaps,
  };
}

/** A line up to where it lists other cells, behind a cell of its own: those that are open, say. @param {string[]} gaps */
function ownPart(gaps) {
  const last = Math.min(gaps.length - 2, MANY);
  for (let i = 2; i <= last; i++) {
    const at = gaps[i].length > 1 ? listBegins(gaps[i].slice(-NEAR)) : -1;
    if (at >= 0) return [...gaps.slice(0, i), gaps[i].slice(-NEAR).slice(0, at)];
  }
  return gaps;
}

/** What the columns below a line are if it has nothing but their names, such as `step,x,y,f`. @param {string} line @returns {Role[] | undefined} */
export function headingOf(line) {
  if (line.length > 200) return undefined;
  const roles = line
    .trim()
    .split(/[\s,;|]+/)
    .filter((name) => name !== "")
    .map((name) => roleOf(name.replace(/^(["'])(.*)\1$/, "$2")));
  const has = (/** @type {Role} */ role) => roles.filter((other) => other === role).length === 1;
  return (has("x") && has("y")) || (has("first") && has("second")) ? roles : undefined;
}

/** Whether the first column below a line counts the others. @param {string} line */
export const isCounted = (line) => COUNTING.test(line.slice(0, 200));

/** Times of day and dates are no coordinates. @param {string[]} gaps @param {Role[]} roles */
function markTimes(gaps, roles) {
  for (let i = 0; i + 2 < roles.length; i++) {
    const [one, other] = [gaps[i + 1], gaps[i + 2]];
    if (one !== other || !/^[:/-]$/.test(one)) continue;
    roles.fill("other", i, i + 3);
    let next = i + 3;
    if (/^T\d\d:$/.test(gaps[next] ?? ""))
      while (next < roles.length && /^(?:T\d\d)?:$/.test(gaps[next])) roles[next++] = "other";
    if (gaps[next] === "," || gaps[next] === ".") roles[next] ??= "other";
  }
}

/** Places in a source text have a line and perhaps a column. @param {string[]} gaps @param {Role[]} roles */
function markSources(gaps, roles) {
  for (let i = 1; i < roles.length; i++)
    if (gaps[i] === ":" && roles[i - 1] === "other" && /\.\w{1,4}:$/.test(gaps[i - 1].slice(-10))) roles[i] = "other";
}

/**
 * The numbers that stand in brackets or quotes in twos and in threes. Brackets around others that have a cell are none,
 * and those of another cell, such as the parent, are left out.
 * @param {string[]} gaps
 * @param {Role[]} roles
 */
function bracketsIn(gaps, roles) {
  /** @type {[number, number][]} */
  const pairs = [];
  /** @type {number[][]} */
  const triples = [];
  /** @type {{ inside: number[], hasPair: boolean, isOther: boolean }[]} */
  const open = [];
  const named = roles.findIndex(isCoord);
  const first = named < 0 ? roles.length : named;
  for (const [index, gap] of gaps.entries()) {
    const text = short(gap).replace(/->|=>|<-|<=|>=/g, "  ");
    for (let at = 0; at < text.length; at++) {
      const sign = text[at];
      if ("([{<".includes(sign)) {
        // Brackets behind a cell of its own may have another one.
        const mayBeOther = pairs.length > 0 || first < index || /parent|prev/i.test(text);
        const isOther = open.at(-1)?.isOther || (mayBeOther && isOfOther(text.slice(0, at)));
        open.push({ inside: [], hasPair: false, isOther: Boolean(isOther) });
      } else if (")]}>".includes(sign)) {
        const { inside = [], hasPair = false, isOther = false } = open.pop() ?? {};
        if (isOther) for (const number of inside) roles[number] = "other";
        const around = open.at(-1);
        if (around && (hasPair || inside.length === 2)) around.hasPair = true;
        if (isOther || hasPair) continue;
        const free = inside.filter((number) => roles[number] === undefined || isCoord(roles[number]));
        // Words between numbers say that these do not belong together.
        if (free.some((number, index) => index > 0 && roles[number] === undefined && /\p{L}{2}/u.test(gaps[number])))
          continue;
        if (free.length === 2) pairs.push([free[0], free[1]]);
        else if (free.length === 3 && inside.length === 3) triples.push(free);
      }
    }
    if (index < roles.length) open.at(-1)?.inside.push(index);
  }
  const inBrackets = new Set(pairs.map(([one]) => one));
  pairs.push(...Array.from(quoted(gaps, roles)).filter(([one]) => !inBrackets.has(one)));
  return { pairs: pairs.sort(([one], [other]) => one - other), triples };
}

/** Numbers in quotes, two and two, such as `'3,4'`. @param {string[]} gaps @param {Role[]} roles */
function* quoted(gaps, roles) {
  for (let i = 0; i + 2 < gaps.length; i++) {
    const quote = gaps[i].at(-1) ?? "";
    if (!/["'`]/.test(quote) || gaps[i + 2]?.[0] !== quote || !/^[\s,;:|_-]{1,3}$/.test(gaps[i + 1])) continue;
    if (roles[i] === undefined && roles[i + 1] === undefined) yield/** @type {[number, number]} */ ([i, i + 1]);
  }
}

/** A text without its middle, if that is long: what matters is next to the numbers. @param {string} gap */
const short = (gap) => (gap.length > 2 * NEAR ? `${gap.slice(0, NEAR)} ${gap.slice(-NEAR)}` : gap);

/** @param {Role} role */
const isCoord = (role) => role === "x" || role === "y" || role === "first" || role === "second";
