// The rules of a search in sentences, for those who are to carry it out by hand: all that decides the answers. Headless.

import "../../../core/i18n/en/settings.js";
import { DIRECTIONS } from "../../../core/board/directions.js";
import { capitalized } from "../../../core/panels/capitalized.js";
import { Solver } from "../../../engine.js";
import { isInLine, isPlain, unusedOf } from "../../../rules/algorithms.js";
import { costsOf } from "../../../rules/costs.js";
import { heuristicOf } from "../../../rules/heuristics.js";
import { hasDiagonals, isStraight, ORDERS } from "../../../rules/moves.js";
import { tieByH } from "../../../rules/order.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { ClauseKey, OptionKey } from "../../../core/i18n/keys.js"
 * @import { Options } from "../../../engine.js"
 */

/** What is always said, in this order. @type {(keyof Options)[]} */
const ALWAYS = ["algorithm", "heuristic", "diagonal", "costs", "tieBreak"];
/** What is said where it is not as usual. @type {(keyof Options)[]} */
const UNUSUAL = ["weight", "stopWhen", "penalties", "decreaseKey", "swapEqual"];
/** An arrow in each direction, clockwise from north. */
const ARROWS = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"];
/** Without diagonal moves, this order is the same as that of the clock. */
const SAME_AS_CLOCK = "straight-first";

/**
 * @param {Options} options
 * @param {Language} language
 * @param {{ decides?: boolean, ordered?: boolean }} [needs] Whether they decide which cell comes next, and whether the order
 *   of opening does.
 */
export function rulesText(options, language, { decides = false, ordered = false } = {}) {
  const { t, tag, number } = language;
  const unused = unusedOf(options);
  const isSaid = (/** @type {keyof Options} */ key) => !unused.includes(key);
  const isUnusual = (/** @type {keyof Options} */ key) => options[key] !== Solver.choices[key].default;
  const clauses = [...ALWAYS, ...UNUSUAL.filter(isUnusual)].filter(isSaid).map(clause);
  if (ordered) clauses.push(neighborsText(options, language));
  const rules = t("take.rules", { rules: capitalized(clauses.join(t("take.and")), tag) });
  return language.joined([rules, ...(decides ? changes(options, language) : [])]);

  /** @param {keyof Options} key */
  function clause(key) {
    const value = options[key];
    if (key === "tieBreak") return tieText();
    if (key === "costs" && !hasDiagonals(options)) return t("take.eachMove", { cost: costsOf(options).straight });
    if (typeof value === "boolean") return t(value ? "take.isOn" : "take.isOff", { option: t(`option.${key}`) });
    const name = `clause.${key}`;
    return t(/** @type {ClauseKey} */ (name), { choice: choiceText(key) });
  }

  /** @param {keyof Options} key */
  function choiceText(key) {
    const value = options[key];
    if (typeof value === "number") return number(value);
    if (key === "heuristic") return t(`heuristic.${heuristicOf(options)}`);
    return t(/** @type {OptionKey} */ (`${key}.${value}`));
  }

  /** What decides among equals. Where f is g or h alone, h tells no two of them apart. */
  function tieText() {
    const { tieBreak } = options;
    const isByH = tieByH(options) !== undefined;
    if (!isByH && (tieBreak === "low-h" || tieBreak === "high-h")) {
      return t("clause.tieBreak", { choice: t("tieBreak.fifo") });
    }
    const first = t("clause.tieBreak", { choice: choiceText("tieBreak") });
    return isByH && ordered ? t("take.then", { first, after: t("tieBreak.fifo") }) : first;
  }
}

/** The order of the neighbors, in words and arrows. @param {Options} options @param {Language} language */
function neighborsText(options, { t }) {
  const { neighborOrder } = options;
  const isOfFour = !hasDiagonals(options);
  const name = isOfFour && neighborOrder === SAME_AS_CLOCK ? "clockwise" : neighborOrder;
  const steps = ORDERS[neighborOrder].filter((move) => !isOfFour || isStraight(move));
  const arrows = steps.map(([dx, dy]) => ARROWS[DIRECTIONS.findIndex(([x, y]) => x === dx && y === dy)]).join(" ");
  return t("take.neighbors", { order: t("clause.neighborOrder", { choice: t(`neighborOrder.${name}`) }), arrows });
}

/** What happens to cells that are reached again. @param {Options} options @param {Language} language */
function changes(options, { t }) {
  if (!isPlain(options)) return [];
  if (isInLine(options)) return [t("take.firstParent")];
  return [
    t(options.improveOpen ? "take.improves" : "take.improvesNot"),
    t(options.reopenClosed ? "take.reopens" : "take.reopensNot"),
  ];
}

/**
 * How h is reckoned; nothing where there is no h, or where it is not known how.
 * @param {Options} options
 * @param {Language} language
 */
export function estimateText(options, { t, number }) {
  if (unusedOf(options).includes("heuristic") || options.heuristic === "zero") return "";
  const { straight, octile } = costsOf(options);
  const times = (/** @type {number} */ factor, /** @type {string} */ text) =>
    factor === 1 ? text : `${factor === Math.SQRT2 ? "√2" : number(factor)} · ${text}`;
  const formulas = {
    manhattan: times(straight, straight === 1 ? "dx + dy" : "(dx + dy)"),
    octile: `${times(octile, "min(dx, dy)")} + ${times(straight, "|dx − dy|")}`,
    euclidean: times(straight, "√(dx² + dy²)"),
    chebyshev: times(straight, "max(dx, dy)"),
    "floored-euclidean": times(straight, "⌊√(dx² + dy²)⌋"),
  };
  const formula = formulas[/** @type {keyof typeof formulas} */ (heuristicOf(options))];
  return t("take.estimate", { formula });
}
