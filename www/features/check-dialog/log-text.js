// What is to be said of a log besides its cells: how they were read where it is not the usual way, that a list was cut, and
// that the program says that there is no path, with whether that is so. Headless.

import "../../core/i18n/en/check.js";

/**
 * @import { Outcome } from "../../check/outcome.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Told } from "./check-sentences.js"
 * @import { Found } from "./checking.js"
 */

/** @typedef {Options["diagonal"]} Rule */

const RULES = /** @type {Rule[]} */ (["never", "no-corner-cutting", "at-most-one-obstacle", "always"]);

/**
 * What is told, with what else is to be said of the log.
 * @param {Told} told
 * @param {Found} found
 * @param {Language} language
 * @returns {Told}
 */
export function withLog(told, found, language) {
  const { t } = language;
  const { as, cut } = found.read;
  const texts = [];
  if (as) texts.push(t(`check.as.${as.by}`, { first: as.first }));
  if (cut !== undefined) texts.push(t("check.cut", { text: cut }));
  return withOutcome({ ...told, read: [...told.read, ...texts] }, found, language);
}

/**
 * The same with the outcome: alone, if the log has nothing else.
 * @param {Told} told
 * @param {Found} found
 * @param {Language} language
 * @returns {Told}
 */
function withOutcome(told, { diagnosis: { outcome, candidates, exact }, read }, language) {
  if (!outcome) return told;
  const isAlone = read.steps === 0 && read.cells === 0;
  const [first] = candidates;
  // What explains the whole log tells the rule; otherwise it may be any of them.
  const rules = exact && first && !isAlone ? [first.options.diagonal] : RULES;
  const { kind, text } = outcomeText(outcome, rules, language);
  if (isAlone) return { ...told, kind, verdict: text, built: [], differs: [], follows: [], read: [], others: [] };
  if (kind !== "differs") return { ...told, follows: [...told.follows, text] };
  const isFine = told.kind === "right" || told.kind === "plain" || told.kind === "short";
  return { ...told, kind: isFine ? "differs" : told.kind, differs: [...told.differs, text] };
}

/**
 * @param {Outcome} outcome
 * @param {Rule[]} rules
 * @param {Language} language
 * @returns {{ kind: "right" | "differs" | "few", text: string }}
 */
function outcomeText({ said, moves }, rules, { t }) {
  const ways = rules.filter((rule) => moves[rule] !== undefined);
  const [first] = ways;
  if (!first) return { kind: "right", text: t("check.noPath.right", { said }) };
  if (ways.length === rules.length)
    return { kind: "differs", text: t("check.noPath.wrong", { said, moves: moves[first] }) };
  const names = (/** @type {Rule[]} */ list) => list.map((rule) => t(`check.moves.${rule}`)).join(t("check.separator"));
  const without = rules.filter((rule) => !ways.includes(rule));
  return { kind: "few", text: t("check.noPath.depends", { said, without: names(without), with: names(ways) }) };
}
