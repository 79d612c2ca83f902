// What a candidate is, as a list of its settings, and what of it a log leaves open. Headless.

import { shownCoord } from "../../core/board/coordinates.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/settings.js";
import { DIRECTIONS } from "../../core/board/directions.js";
import { orderIn } from "../../program/mutants/in-order.js";
import { estimatesItself, factorOf, hasEstimate, isInLine, letterOf } from "../../rules/algorithms.js";
import { isPenalty } from "../../rules/cells.js";
import { heuristicOf } from "../../rules/heuristics.js";
import { hasDiagonals, ORDERS } from "../../rules/moves.js";
import { tieByH } from "../../rules/order.js";

/**
 * @import { Candidate } from "../../check/candidates.js"
 * @import { Diagnosis } from "../../check/diagnose.js"
 * @import { Language, Translate } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Formula } from "../../rules/heuristics.js"
 * @import { Found } from "./checking.js"
 */

/** @typedef {(keyof Options)[]} Names */

/** A weight with more decimals comes from the arithmetic of the check, not from a program. */
const MOST_DECIMALS = 3;

/** Whether a program may have a weight. @param {number} weight */
export const isWeight = (weight) => Number(weight.toFixed(MOST_DECIMALS)) === weight || weight === 1.0001;

/**
 * What a candidate is, as a list of its settings: all that decide what is taken, and others where they are unusual.
 * @param {Candidate} candidate
 * @param {Pick<Found, "board" | "read">} found
 * @param {Language} language
 * @param {Names} [open] Options that the log leaves open, which are not told.
 * @returns {string[]}
 */
export function builtParts(candidate, { board, read }, language, open = []) {
  const { t } = language;
  const { options, bugs } = candidate;
  const { algorithm, diagonal } = options;
  const isTold = (/** @type {keyof Options} */ name) => !open.includes(name);
  const usesList = !isInLine(options) || !isTold("algorithm");
  const parts = isTold("algorithm") ? [t(`algorithm.${algorithm}`)] : [];
  parts.push(...estimateTexts(options, language, open));
  if (isTold("diagonal")) parts.push(t(`check.moves.${diagonal}`));
  if (hasDiagonals(options) && usesList && !bugs.includes("diagonal-costs-straight")) {
    if (isTold("costs")) parts.push(...costTexts(candidate, language));
  }
  if (read.steps > 0) {
    if (usesList && isTold("tieBreak")) parts.push(...equalsTexts(candidate, language));
    if (isTold("neighborOrder") && isTold("tieBreak")) parts.push(...neighborTexts(candidate, language));
  }
  const hasHeap = usesList && options.openList === "binary-heap";
  const hasPenalties = board.cells.some(isPenalty);
  if (!options.improveOpen && usesList && isTold("improveOpen")) parts.push(t("check.improveOpen"));
  if (!options.decreaseKey && hasHeap && isTold("decreaseKey")) parts.push(t("check.decreaseKey"));
  if (options.swapEqual && hasHeap && candidate.ties === "exact" && isTold("swapEqual"))
    parts.push(t("check.swapEqual"));
  if (options.reopenClosed && usesList && isTold("reopenClosed")) parts.push(t("check.reopenClosed"));
  if (options.stopWhen === "goal-opened" && isTold("stopWhen")) parts.push(t("check.stopWhen"));
  if (!options.penalties && hasPenalties && isTold("penalties")) parts.push(t("check.penalties"));
  return parts;
}

/** The same as one text. @param {Parameters<typeof builtParts>} given */
export const builtText = (...given) => builtParts(...given).join(given[2].t("check.separator"));

/** What moves cost. @param {Candidate} candidate @param {Language} language */
function costTexts({ options: { costs }, diagonalCost, estimateDiagonal }, { t, tag }) {
  const own = (/** @type {number | undefined} */ cost, /** @type {"own" | "ownOfH"} */ name) =>
    cost === undefined ? [] : [t(`check.costs.${name}`, { cost: exactly(cost, tag) })];
  const ofMoves = diagonalCost === undefined ? [t(`check.costs.${costs}`)] : own(diagonalCost, "own");
  return [...ofMoves, ...own(estimateDiagonal, "ownOfH")];
}

/** The heuristic and its weight. @param {Options} options @param {Language} language @param {Names} open */
function estimateTexts(options, { t, tag }, open) {
  const { heuristic, weight } = options;
  if (!hasEstimate(options) || estimatesItself(options)) return [];
  if (open.includes("algorithm")) return [];
  const texts = [];
  if (!open.includes("heuristic") && !(heuristic === "auto" && open.includes("diagonal"))) {
    texts.push(estimateName(heuristicOf(options), t));
  }
  if (factorOf(options) !== 1 && !open.includes("weight")) {
    texts.push(isWeight(weight) ? t("check.weight", { weight: exactly(weight, tag) }) : t("check.weight.odd"));
  }
  return texts;
}

/** What a program's h is called. @param {Formula} formula @param {Translate} t */
export const estimateName = (formula, t) => t(formula === "zero" ? "check.h.zero" : `heuristic.${formula}`);

/** A number with all its decimals. @param {number} value @param {string} tag */
const exactly = (value, tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 12 }).format(value);

/** By which letters cells are equal. @param {Options} options @param {Translate} t */
function lettersOf(options, t) {
  const tie = tieByH(options);
  return { tie, letters: tie ? t("check.letters.both") : letterOf(options) };
}

/** In which order equals are taken. @param {Candidate} candidate @param {Language} language */
function equalsTexts(candidate, language) {
  const { options, ties, equals } = candidate;
  const { t } = language;
  const { tie, letters } = lettersOf(options, t);
  const texts = tie ? [t(`check.ties.${tie}`)] : [];
  // After h comes the order of opening, as a matter of course.
  if (ties === "exact")
    return tie ? texts : [t(`check.equals.${options.tieBreak === "lifo" ? "newest" : "opened"}`, { letters })];
  if (ties === "heap" || ties === "rounding") return [...texts, t(`check.equals.${ties}`, { letters })];
  if (!equals) return [...texts, t("check.equals.any", { letters })];
  const { by, renewed, neighbors } = equals;
  const isRenewed = renewed && (by === "opened" || by === "newest");
  texts.push(t(isRenewed ? `check.equals.${by}-renewed` : `check.equals.${by}`, { letters }));
  const used = neighbors?.filter(([dx, dy]) => hasDiagonals(options) || dx === 0 || dy === 0);
  if (used) texts.push(neighborsText(used, candidate, language));
  return texts;
}

/** In which order neighbors are looked at, where that is known. @param {Candidate} candidate @param {Language} language */
function neighborTexts(candidate, language) {
  const { options, ties } = candidate;
  const moves = movesOfMistake(candidate);
  const named = ORDERS[options.neighborOrder].filter(([dx, dy]) => hasDiagonals(options) || dx === 0 || dy === 0);
  if (moves && String(moves) !== String(named)) return [neighborsText(moves, candidate, language)];
  const choice = language.t(`neighborOrder.${options.neighborOrder}`);
  return moves || ties === "exact" ? [language.t("check.neighbors", { choice })] : [];
}

/** An order of the neighbors, as steps in the reader's own coordinates. @param {Coord[]} moves @param {Candidate} candidate @param {Language} language */
function neighborsText(moves, { frame }, { t }) {
  const name = (/** @type {Coord} */ [dx, dy]) => {
    const y = frame.up ? -dy : dy;
    return shownCoord(frame.swapped ? [y, dx] : [dx, y], [0, 0]);
  };
  return t("check.neighborsAs", { order: moves.map(name).join(" ") });
}

/** The moves of a program in their order, where its mistake depends on that. @param {Candidate} candidate @returns {Coord[] | undefined} */
const movesOfMistake = ({ ways = [] }) =>
  ways
    .map(orderIn)
    .find(Boolean)
    ?.map((direction) => DIRECTIONS[direction]);

/** What it means in which order equals come, where that is not a matter of course. @param {Candidate} candidate @param {Language} language @returns {string[]} */
export function orderTexts({ options, ties, equals }, { t }) {
  const { letters } = lettersOf(options, t);
  if (ties === "rounding") return [t("check.order.rounding")];
  if (ties === "heap" || equals?.by === "heap") return [t("check.order.heap", { letters })];
  return ties === "any" && !equals ? [t("check.order.any", { letters })] : [];
}

/** Under so many steps a log says little, so that whatever explains them as well counts. */
export const SHORT = 10;
/** So do a hundred settings that explain as much. */
const MANY = 100;

/**
 * The options that a log leaves open: those that not all settings share which explain as much. Of a longer log a candidate
 * that differs in several ways is another explanation, and told as such.
 * @param {Diagnosis} diagnosis
 * @returns {Names}
 */
export function undecidedOf({ candidates: [first, ...rest], shared, open: left = [] }) {
  const isShort = first.agrees < SHORT;
  const rivals = rest.filter((other) => (isShort ? isRival(first, other) : isVariant(first, other)));
  const open = new Set([...left, ...rivals.flatMap((other) => differing(first.options, other.options))]);
  if (shared && (isShort || shared.count >= MANY))
    for (const name of namesOf(first.options)) if (!(name in shared.options)) open.add(name);
  // Where it need not have a heuristic, the one that it would have is not told.
  const usesH = (/** @type {Candidate} */ { options }) => hasEstimate(options);
  if (open.has("algorithm") && usesH(first) && !rivals.every(usesH)) open.add("heuristic");
  // What counts for nothing need not be told.
  if (!hasDiagonals(first.options) && !open.has("diagonal")) open.delete("costs");
  if (!usesH(first)) {
    for (const name of /** @type {const} */ (["heuristic", "weight"])) open.delete(name);
  }
  return namesOf(first.options).filter((name) => open.has(name));
}

/** Options that say how a list is kept and in which order equals come, and not what is searched for. @type {Names} */
const MINOR = ["tieBreak", "reopenClosed", "neighborOrder", "openList", "decreaseKey", "swapEqual"];

/** Those of some options that decide what a search is. @param {Names} names @returns {Names} */
export const majorOf = (names) => names.filter((name) => !MINOR.includes(name));

/** @param {Options} options @returns {Names} */
const namesOf = (options) => /** @type {Names} */ (Object.keys(options));

/** The options that are not the same. @param {Options} one @param {Options} other */
const differing = (one, other) => namesOf(one).filter((name) => one[name] !== other[name]);

/** How many faults a program has, and its log. @param {Candidate} candidate */
const faultsOf = ({ bugs, slips = [] }) => bugs.length + slips.length;

/** Whether another candidate explains as much with no more faults. @param {Candidate} first @param {Candidate} other */
const isRival = (first, other) =>
  other.agrees === first.agrees && faultsOf(other) <= faultsOf(first) && other.samePath === first.samePath;

/**
 * Whether a candidate explains as much as the first one and differs from it in one option, or in some of those that are
 * known to be open.
 * @param {Candidate} first
 * @param {Candidate} other
 * @param {Names} [open]
 */
function isVariant(first, other, open = []) {
  // Where exactly a line was lost, the order of equals may leave open.
  const what = (/** @type {Candidate} */ { agrees, ties, bugs, frame, equals, slips }) =>
    JSON.stringify([agrees, ties, bugs, frame, equals, slips?.map(({ kind, cell }) => [kind, cell])]);
  if (what(other) !== what(first)) return false;
  const names = differing(first.options, other.options);
  return names.length <= 1 || names.every((name) => open.includes(name));
}

/** Whether a candidate is the first one without its order among equals. @param {Candidate} first @param {Candidate} other */
const isVaguer = (first, other) =>
  other.ties === "any" && !other.equals && majorOf(differing(first.options, other.options)).length === 0;

/**
 * Whether a candidate is worth telling: it has a weight that a program may have, it does not differ only in what the log leaves open, it has no more bugs than the
 * first one, and with bugs it has other ones.
 * @param {Candidate} first
 * @param {Candidate} other
 * @param {Names} open
 */
export const isOther = (first, other, open) =>
  isWeight(other.options.weight) &&
  !isVaguer(first, other) &&
  !isVariant(first, other, open) &&
  faultsOf(other) <= faultsOf(first) &&
  (first.bugs.length === 0 || String(other.bugs) !== String(first.bugs));
