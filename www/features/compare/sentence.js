// One sentence about all runs that are compared: on the way how far each has got, at the end the difference that matters.
// Headless.

import { compareCosts } from "../../rules/costs.js";
import "../../core/i18n/en/compare.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Total } from "./totals.js"
 */

/**
 * What is said of a run.
 * @typedef {object} Fact
 * @property {string} name Another one for each.
 * @property {Total["state"]} state
 * @property {number} taken Its expansions up to the step that it shows.
 * @property {number} total And all of them.
 * @property {boolean} isRepeated Whether it takes a cell more than once.
 * @property {number} [cost] Of its path.
 * @property {Options["costs"]} [unit] Of its cost.
 */

/** @typedef {{ position: number, f?: number, isByF: boolean }} Time */

/** @param {readonly Fact[]} facts @param {Time} time @param {Language} language */
export function sentenceOf(facts, time, language) {
  const { t, joined } = language;
  const open = /** @type {const} */ (["refused", "searching", "stopped"]).flatMap((state) => {
    const names = facts.filter((fact) => fact.state === state).map(({ name }) => name);
    return names.length > 0 ? t(`compare.${state}`, { names: names.join(t("list.separator")) }) : [];
  });
  if (open.length > 0) return joined(open);
  if (facts.some(({ taken, total }) => taken < total)) return onTheWay(facts, time, language);
  return facts.length === 2 ? endOfTwo(facts, language) : endOfMany(facts, language);
}

/** @param {readonly Fact[]} facts @param {Time} time @param {Language} language */
function onTheWay(facts, { position, f, isByF }, { t }) {
  const isRepeated = facts.some((fact) => fact.isRepeated);
  const what = facts
    .map(({ name, state, taken, total, cost }) => {
      if (taken < total) return t(isRepeated ? "compare.soFarExpansions" : "compare.soFar", { name, taken, total });
      if (cost !== undefined) return t("compare.done", { name, total, cost });
      return t(state === "no-path" ? "compare.doneNone" : "compare.doneLog", { name, total });
    })
    .join(t("compare.and"));
  if (!isByF) return t("compare.at", { position, what });
  return f === undefined ? t("compare.atNoF", { what }) : t("compare.atF", { f, what });
}

/** The second in comparison with the first. @param {readonly Fact[]} facts @param {Language} language */
function endOfTwo([a, b], language) {
  const { t } = language;
  const isRepeated = a.isRepeated || b.isRepeated;
  const values = { name: b.name, count: b.total, otherName: a.name, other: a.total };
  const isEqual = a.total === b.total;
  const first = isEqual
    ? t(isRepeated ? "compare.end.sameExpansions" : "compare.end.same", values)
    : t(isRepeated ? "compare.end.twoExpansions" : "compare.end.two", values);
  const second = costsOfTwo(a, b, isEqual, language);
  return second === undefined ? t("compare.end.alone", { first }) : t("compare.end.join", { first, second });
}

/** Whether two costs in the unit of a fact are the same. @param {Fact} fact @param {number} a @param {number} b */
const isSameCost = ({ unit = "10-14" }, a, b) => compareCosts({ costs: unit }, a, b) === 0;

/** @param {Fact} a @param {Fact} b @param {boolean} isEqual Whether the first clause names neither. @param {Language} language */
function costsOfTwo(a, b, isEqual, { t, number }) {
  if (a.cost === undefined || b.cost === undefined) {
    // What a log has no path for is not told.
    if ([a, b].some(({ state, cost }) => state === "log" && cost === undefined)) return undefined;
    const one = [a, b].find(({ cost }) => cost !== undefined);
    return one ? t("compare.end.only", { name: one.name, cost: one.cost }) : t("compare.end.neither");
  }
  const values = { name: b.name, cost: b.cost, otherName: a.name, other: a.cost };
  if (a.unit !== b.unit) return t("compare.end.units", values);
  if (isSameCost(a, a.cost, b.cost)) return t("compare.end.bothCost", values);
  if (number(a.cost) === number(b.cost)) return t("compare.end.hardly", values);
  return t(isEqual ? "compare.end.of" : "compare.end.its", values);
}

/** @param {readonly Fact[]} facts @param {Language} language */
function endOfMany(facts, language) {
  const { t, joined } = language;
  const isRepeated = facts.some((fact) => fact.isRepeated);
  const cells = extremes(facts, ({ total }) => total, language);
  const said = [
    cells.low === cells.high
      ? t(isRepeated ? "compare.many.sameExpansions" : "compare.many.same", { count: cells.low })
      : t(isRepeated ? "compare.many.expansions" : "compare.many.cells", cells),
  ];
  const found = facts.filter(({ cost }) => cost !== undefined);
  const names = (/** @type {readonly Fact[]} */ list) => list.map(({ name }) => name).join(t("list.separator"));
  const without = facts.filter(({ state }) => state === "no-path");
  // Of a log without a path, or with one that jumps, nobody knows.
  const unknown = facts.filter(({ state, cost }) => state === "log" && cost === undefined);
  if (unknown.length > 0 && found.length > 0) said.push(t("compare.many.unknown", { names: names(unknown) }));
  if (without.length === facts.length) said.push(t("compare.many.none"));
  else if (found.length === 1 && unknown.length === 0) {
    said.push(t("compare.many.only", { name: found[0].name, cost: found[0].cost }));
  } else {
    if (found.length > 0) said.push(costsOfMany(found, language));
    if (without.length > 0) said.push(t("compare.many.without", { names: names(without) }));
  }
  return joined(said);
}

/** @param {readonly Fact[]} found Those whose path has a cost. @param {Language} language */
function costsOfMany(found, language) {
  const { t, number } = language;
  if (found.length === 1) return t("compare.many.one", { name: found[0].name, cost: found[0].cost });
  if (new Set(found.map(({ unit }) => unit)).size > 1) return t("compare.many.units");
  const isSame = isSameCost.bind(undefined, found[0]);
  const costs = extremes(found, ({ cost = 0 }) => cost, language, isSame);
  if (isSame(costs.low, costs.high)) return t("compare.many.sameCost", { cost: costs.low });
  if (number(costs.low) === number(costs.high)) return t("compare.many.hardly", { cost: costs.low });
  return t("compare.many.costs", costs);
}

/**
 * The smallest and the largest, and whose they are.
 * @param {readonly Fact[]} facts
 * @param {(fact: Fact) => number} of
 * @param {Language} language
 * @param {(a: number, b: number) => boolean} [isSame]
 */
function extremes(facts, of, { t }, isSame = Object.is) {
  const numbers = facts.map(of);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const namesAt = (/** @type {number} */ value) =>
    facts
      .filter((fact) => isSame(of(fact), value))
      .map(({ name }) => name)
      .join(t("list.separator"));
  return { low, high, lowNames: namesAt(low), highNames: namesAt(high) };
}
