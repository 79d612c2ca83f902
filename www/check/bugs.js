// The bugs that are looked for, and what each changes in a search.

import { isFlat } from "../rules/costs.js";
import { hasDiagonals } from "../rules/moves.js";

/**
 * @import { Rules } from "./moving.js"
 * @import { Border } from "./rimmed-board.js"
 * @import { Subject, Trial } from "./trying.js"
 */

/**
 * @typedef {"stale-heap-entry" | "g-of-last-move-only" | "h-added-into-g" | "diagonal-costs-straight" |
 *   "closed-not-checked" | "border-missing" | "h-truncated" | "start-not-taken" | "compares-fresh-g" |
 *   "bounds-swapped"} Bug
 */

/**
 * One way in which programs have a bug.
 * @typedef {object} Variant
 * @property {Bug} bug
 * @property {string} [way] Which way it is, where there are several: the way of the mutant.
 * @property {Partial<Rules>} [rules] What is different in the rules.
 * @property {Border} [border]
 * @property {boolean} [truncates] Whether the estimate is cut.
 */

/** The most common ways first. @type {Variant[]} */
export const VARIANTS = [
  { bug: "diagonal-costs-straight", rules: { flat: true } },
  { bug: "border-missing", way: "last", border: "last" },
  { bug: "border-missing", way: "last-beside", border: "last-beside" },
  { bug: "g-of-last-move-only", rules: { g: "move" } },
  { bug: "stale-heap-entry", rules: { stays: true, open: "better" } },
  { bug: "h-added-into-g", way: "h", rules: { g: "cell-h" } },
  { bug: "h-added-into-g", way: "f", rules: { g: "parent-h" } },
  { bug: "closed-not-checked", rules: { closed: "anew" } },
  { bug: "h-truncated", truncates: true },
  { bug: "start-not-taken", rules: { start: "forgotten" } },
  { bug: "compares-fresh-g", rules: { open: "always" } },
  { bug: "bounds-swapped", border: "swapped" },
  { bug: "border-missing", way: "first", border: "first" },
  { bug: "border-missing", way: "around", border: "around" },
];

/** All names. @type {Bug[]} */
export const BUGS = [...new Set(VARIANTS.map(({ bug }) => bug))];

/**
 * What becomes of plain rules by some bugs, each in one of its ways; none if a bug makes no difference under them.
 * @param {Subject} subject
 * @param {Rules} plain
 * @param {Variant[]} variants
 * @returns {Trial[]}
 */
export function trialsWith(subject, plain, variants) {
  let rules = plain;
  /** @type {Border} */
  let border = "whole";
  /** @type {Bug[]} */
  const bugs = [];
  let truncates = false;
  for (const variant of variants) {
    for (const [name, value] of Object.entries(variant.rules ?? {})) {
      const isOwn = name === "open" || name === "closed";
      // Each way is tried once: from the rules that it changes, or as the rules are where it needs them so.
      if (isOwn && plain[name] !== (name === "open" ? "better" : "skipped")) return [];
      rules = { ...rules, [name]: value };
    }
    if (variant.rules?.flat && (!hasDiagonals(plain) || isFlat(plain))) return [];
    border = variant.border ?? border;
    if (variant.truncates) truncates = true;
    else bugs.push(variant.bug);
  }
  if (border === "swapped" && subject.given.board.width === subject.given.board.height) return [];
  const estimates = subject.estimates(rules.costs, truncates);
  if (rules.g !== "cell-h" && rules.g !== "parent-h") return [{ rules, bugs, border, estimates }];
  return estimates.map((estimate) => ({ rules, bugs, border, estimates: [estimate] }));
}

/** Whether h is already in g, so that f may be g alone. @param {Rules} rules */
export const holdsH = ({ g }) => g === "cell-h" || g === "parent-h";

/** All pairs of two different bugs, of which at least one is among those given. @param {Variant[]} among @returns {Variant[][]} */
export const pairsWith = (among) =>
  VARIANTS.flatMap((one, i) =>
    VARIANTS.slice(i + 1).flatMap((other) => {
      const isAmong = among.includes(one) || among.includes(other);
      const shared = Object.keys(one.rules ?? {}).some((name) => name in (other.rules ?? {}));
      const isPair = isAmong && one.bug !== other.bug && !shared && !(one.border && other.border);
      return isPair ? [[one, other]] : [];
    }),
  );
