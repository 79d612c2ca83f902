// What follows from what a program does: what is promised, what its paths cost, and what bugs do on the board. Headless.

import "../../core/i18n/en/check.js";
import { capitalized } from "../../core/panels/capitalized.js";
import { promiseOf } from "../../rules/algorithms.js";
import { compareCosts, isShortest } from "../../rules/costs.js";
import { formulaOf } from "../../rules/heuristics.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Found } from "./checking.js"
 */

/** What a textbook does otherwise, as far as it is told. */
const TEXTBOOK = /** @type {const} */ (["improveOpen", "decreaseKey", "stopWhen", "heuristic", "weight"]);

/**
 * What is promised, and what the path costs on this board.
 * @param {Found} found
 * @param {Language} language
 * @param {boolean} [usesH] Whether h plays a role: else what it does not promise is another matter.
 * @returns {string[]}
 */
export function followTexts({ diagnosis }, language, usesH = true) {
  const { t } = language;
  const { consequence, candidates } = diagnosis;
  const [{ bugs, ended, options }] = candidates;
  if (!consequence || bugs.length > 0) return [];
  const { cost, shortest, promises, isOpen, isOwn } = consequence;
  if (ended && cost === undefined && shortest !== undefined) return [t("check.missed", { shortest })];
  const isLonger = cost !== undefined && shortest !== undefined && !isShortest(options, cost, shortest);
  if (isOpen && !isLonger) {
    const here = cost === undefined ? [] : [t("check.openHere", { cost })];
    return usesH ? [t("check.openPromise"), ...here] : here;
  }
  if (promises && isOwn) return [t("check.alwaysOwn")];
  if (promises && shortest === undefined) return [t("check.alwaysNone")];
  // Before the search is over, it has no path.
  if (promises) return [t(cost === undefined ? "check.alwaysSoFar" : "check.always", { cost: shortest })];
  if (!isLonger)
    return [
      cost === undefined ? t("check.noPromise") : t("check.notHere", { cost }),
      ...textbookTexts(diagnosis, language),
    ];
  const others = textbookTexts(diagnosis, language);
  const saves = consequence.textbook?.cost !== undefined && consequence.textbook.cost < cost;
  const less = saves && others.length > 0 ? [t("check.textbook.cost", { cost: consequence.textbook?.cost })] : [];
  return [t("check.longer", { cost, shortest }), ...others, ...less];
}

/** What a textbook does otherwise. @param {Found["diagnosis"]} diagnosis @param {Language} language @returns {string[]} */
function textbookTexts({ candidates: [{ options }], consequence }, { t, tag }) {
  const changes = consequence?.textbook?.changes ?? [];
  if (!changes.includes("algorithm")) {
    // A name that is needed by one text only does no harm to the others.
    const name = capitalized(t(`heuristic.${formulaOf(options)}`), tag);
    return TEXTBOOK.filter((change) => changes.includes(change)).map((change) =>
      t(`check.textbook.${change}`, { name }),
    );
  }
  if (promiseOf(options) !== "never") return [];
  const key = `check.textbook.algorithm.${options.algorithm}`;
  return [t(/** @type {keyof typeof import("../../core/i18n/en/check.js").enOfCheck} */ (key))];
}

/**
 * What bugs do on the board that was checked.
 * @param {Found} found With bugs.
 * @param {Language} language
 */
export function bugHereText({ diagnosis, right, read }, { t }) {
  if (!right) return "";
  const [{ ended, options }] = diagnosis.candidates;
  const cost = diagnosis.consequence?.cost;
  const parts = [];
  if (cost !== undefined && right.cost !== undefined) {
    const isSame = compareCosts(options, cost, right.cost) === 0;
    parts.push(t(isSame ? "check.bug.costSame" : "check.bug.cost", { cost, right: right.cost }));
  } else if (ended && cost === undefined && right.cost !== undefined) {
    parts.push(t("check.bug.noPath", { right: right.cost }));
  }
  if (read.steps > 0 && ended) {
    const isSame = read.steps === right.steps;
    parts.push(t(isSame ? "check.bug.stepsSame" : "check.bug.steps", { steps: read.steps, right: right.steps }));
  }
  if (parts.length === 0) return "";
  const what = parts.length === 1 ? parts[0] : t("check.bug.both", { one: parts[0], other: parts[1] });
  return t("check.bug.here", { what });
}
