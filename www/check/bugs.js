// The bugs that are looked for, and what each changes in a search.

/** @typedef {import("./follow.js").Rules} Rules */
/** @typedef {import("./field.js").Border} Border */

/**
 * @typedef {"stale-heap-entry" | "g-of-last-move-only" | "h-added-into-g" | "diagonal-costs-straight" |
 *   "closed-not-checked" | "border-missing" | "truncated-estimate" | "start-not-taken" | "compares-fresh-g" |
 *   "bounds-swapped"} Bug
 */

/**
 * One way in which programs have a bug.
 * @typedef {object} Variant
 * @property {Bug} bug
 * @property {Partial<Rules>} [rules] What is different in the rules.
 * @property {Border} [border]
 * @property {boolean} [truncates] Whether the estimate is cut.
 */

/** The most common ways first. @type {Variant[]} */
export const VARIANTS = [
  { bug: "diagonal-costs-straight", rules: { flat: true } },
  { bug: "border-missing", border: "last" },
  { bug: "g-of-last-move-only", rules: { g: "move" } },
  { bug: "stale-heap-entry", rules: { stays: true, open: "better" } },
  { bug: "h-added-into-g", rules: { g: "cell-h" } },
  { bug: "h-added-into-g", rules: { g: "parent-h" } },
  { bug: "closed-not-checked", rules: { closed: "anew" } },
  { bug: "truncated-estimate", truncates: true },
  { bug: "start-not-taken", rules: { start: "closed" } },
  { bug: "start-not-taken", rules: { start: "forgotten" } },
  { bug: "compares-fresh-g", rules: { open: "always" } },
  { bug: "bounds-swapped", border: "swapped" },
  { bug: "border-missing", border: "first" },
  { bug: "border-missing", border: "around" },
];

/** All names. @type {Bug[]} */
export const BUGS = [...new Set(VARIANTS.map(({ bug }) => bug))];
