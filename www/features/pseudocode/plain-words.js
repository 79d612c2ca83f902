// The running search in plain words, with its options folded in: at most fourteen lines. Headless.

import { ASTAR, hasTwoSides, isFree, jumps } from "../../rules/algorithms.js";
import "../../core/i18n/en/code.js";
import { planOf } from "./plan.js";
import { codeFrom } from "./program-lines.js";

/**
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Plan } from "./plan.js"
 * @import { Draft } from "./program-lines.js"
 */

/** @typedef {Translate} T */

/**
 * @param {Options} options
 * @param {T} t
 * @param {boolean} isJumping Whether jumps are made where the fastest search is asked for.
 * @param {boolean} isPainted Whether these count penalties.
 */
export function wordsOf(options, t, isJumping, isPainted) {
  if (hasTwoSides(options)) return codeFrom(bothEnds(options, t));
  const isItsChoice = isFree(options);
  const isByJumps = jumps(options) || (isItsChoice && isJumping);
  // What it stands for has options of its own, and jumps always improve and never reopen.
  const own = isItsChoice
    ? { ...options, weight: 1, tieBreak: "low-h", heuristic: "auto", stopWhen: "goal-closed" }
    : options;
  const exact = { ...own, improveOpen: true, reopenClosed: false, decreaseKey: true, swapEqual: false };
  const asAstar = jumps(options) || isItsChoice ? { ...exact, algorithm: ASTAR } : options;
  const plan = /** @type {Plan} */ (planOf(/** @type {Options} */ (asAstar)));
  return codeFrom(oneSide(plan, t, isByJumps, isItsChoice && isJumping && isPainted));
}

/** @param {Plan} plan @param {T} t @param {boolean} jumps @param {boolean} isPainted @returns {Draft[]} */
function oneSide(plan, t, jumps, isPainted) {
  const { by, weight, penalties, improves, reopens, stopsEarly, stays } = plan;
  const f = t("words.f", { weight: weight && `${weight} · ` });
  const put = by === "order" ? "words.push.line" : "words.push";
  return [
    [t("words.start"), "start"],
    [t("words.loop"), "loop"],
    [`  ${taking(plan, t)}`, "take"],
    by !== "order" && !stays && [`  ${tying(plan, t)}`, "ties"],
    [`  ${t(stopsEarly ? "words.same" : "words.goal")}`, "goal-test"],
    [`  ${t(jumps ? "words.each-jump" : "words.each")}`, "each-neighbor"],
    jumps && `    ${t(isPainted ? "words.jump-points.penalty" : "words.jump-points")}`,
    [`    ${t(jumps ? "words.new-g.jump" : penalties ? "words.new-g.penalty" : "words.new-g")}`, "new-g"],
    !improves && !reopens && [`    ${t("words.seen")}`, "seen"],
    improves && !reopens && [`    ${t("words.skip-closed")}`, "skip-closed"],
    !improves && reopens && [`    ${t("words.skip-open")}`, "skip-open"],
    (improves || reopens) && [`    ${t(reopens ? "words.better.new" : "words.better")}`, "better"],
    [`${improves || reopens ? "      " : "    "}${t("words.set")}`, "set"],
    [
      `${improves || reopens ? "      " : "    "}${by === "f" ? `${f}${t("words.then")}` : ""}${t(stays ? "words.push.stays" : put)}`,
      "push",
    ],
    stopsEarly && [`  ${t("words.goal-opened")}`, "goal-opened"],
    [t("words.no-path"), "no-path"],
  ];
}

/** @param {Plan} plan @param {T} t */
function taking({ by, stays }, t) {
  if (by === "order") return t("words.take.first");
  return stays ? t("words.take.top") : t("words.take", { by });
}

/** What decides between equals. @param {Plan} plan @param {T} t */
function tying({ by, tie, swaps }, t) {
  const last = swaps ? "words.tie.heap" : tie === "lifo" ? "words.tie.last" : "words.tie.first";
  const byH = tie === "low-h" ? t("words.tie.low-h") : tie === "high-h" ? t("words.tie.high-h") : "";
  return t("words.tie", { by, which: byH + t(last) });
}

/** Two searches that take turns. @param {Options} options @param {T} t @returns {Draft[]} */
function bothEnds(options, t) {
  const { improveOpen, stopWhen, tieBreak, weight } = options;
  const f = t("words.f", { weight: weight === 1 ? "" : `${weight} · ` });
  const inner = improveOpen ? "        " : "      ";
  const plan = /** @type {Plan} */ ({ by: "f", tie: tieBreak, swaps: false });
  return [
    [t("words.both.start"), "start"],
    [t("words.both.loop"), "loop"],
    [`  ${t("words.both.take")}`, "take"],
    [`  ${tying(plan, t)}`, "ties"],
    `  ${t("words.both.hope")}`,
    [`    ${t("words.each")}`, "each-neighbor"],
    [`      ${t(options.penalties ? "words.new-g.penalty" : "words.new-g")}`, "new-g"],
    [`      ${t("words.both.closed")}`, "skip-closed"],
    [`      ${t(improveOpen ? "words.both.better" : "words.both.open")}`, improveOpen ? "better" : "skip-open"],
    [`${inner}${t("words.set")}`, "set"],
    [`${inner}${f}${t("words.then")}${t("words.both.push")}`, "push"],
    `${inner}${t("words.both.met")}`,
    [`  ${t(stopWhen === "goal-opened" ? "words.both.early" : "words.both.done")}`, "goal-test"],
  ];
}
