// What is seen on a ladder, as sentences: how many cells the searches take, and whether their paths are shortest ones. All of
// it is about these searches on this board, and nothing beyond. Headless.

import "../../../core/i18n/en/ladder.js";
import "../../../core/i18n/en/settings.js";
import { excessOf } from "../excess.js";
import { OF_RULES } from "./ladder-values.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { OptionKey } from "../../../core/i18n/keys.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Result, Rung } from "./climbing.js"
 * @import { Key, Value } from "./ladder-values.js"
 */

/** @typedef {Rung & { result: Result }} Done */

/** A value by its name, as part of a sentence. @param {Key} key @param {Value} value @param {Language} language */
export function valueName(key, value, { t, number }) {
  if (typeof value === "number") return number(value);
  if (typeof value === "boolean") return t(value ? "ladder.on" : "ladder.off");
  return t(/** @type {OptionKey} */ (`${key}.${value}`), { resolved: "" });
}

/** How much more than a shortest path its path costs, in percent; undefined if it has none. @param {Rung} rung */
export function excess({ result, options }) {
  const run = { shortest: result?.shortest, stats: { pathCost: result?.cost }, options };
  return excessOf(/** @type {Run} */ (run));
}

/** What is counted of a search. @param {Key} key @param {Result} result */
export const amountOf = (key, { taken, work }) => (key === "openList" ? work : taken);

/**
 * @param {Key} key The option.
 * @param {readonly Rung[]} rungs In the order of the values; those that have not ended are left out.
 * @param {Language} language
 * @returns {string}
 */
export function sayingOf(key, rungs, language) {
  const { t, joined } = language;
  const done = /** @type {Done[]} */ (rungs.filter(({ result }) => result));
  const refused = rungs.filter(({ error }) => error);
  const parts = done.length > 0 ? [aboutAmounts(key, done, language), ...aboutPaths(key, done, language)] : [];
  if (refused.length > 0) parts.push(t("ladder.refused", { names: namesOf(key, refused, language) }));
  return joined(parts);
}

/** Options whose values have names that are said as they are; the others are whole phrases. @type {readonly Key[]} */
const PLAIN = ["weight", "algorithm", "heuristic"];

/** @param {Key} key @param {readonly Rung[]} rungs @param {Language} language */
function namesOf(key, rungs, language) {
  const { t } = language;
  const names = rungs.map(({ value }) => valueName(key, value, language));
  return names.map((name) => (PLAIN.includes(key) ? name : t("ladder.quoted", { name }))).join(t("ladder.or"));
}

/** @param {Key} key @param {Done[]} done @param {Language} language */
function aboutAmounts(key, done, language) {
  const { t } = language;
  const amounts = done.map(({ result }) => amountOf(key, result));
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const isRepeated = done.some(({ result }) => result.reopened > 0);
  const what = t(`ladder.what.${key === "openList" ? "work" : isRepeated ? "expansions" : "taken"}`);
  if (low === high) return t("ladder.equal", { what, count: low });
  const ends = { from: Number(done[0].value), to: Number(done[done.length - 1].value) };
  if (key === "weight" && amounts.every((amount, i) => i === 0 || amount <= amounts[i - 1])) {
    return t("ladder.fall", { what, ...ends, low, high });
  }
  const having = (/** @type {number} */ wanted) =>
    namesOf(
      key,
      done.filter((_, i) => amounts[i] === wanted),
      language,
    );
  return t("ladder.range", { what, low, lowNames: having(low), high, highNames: having(high) });
}

/** @param {Key} key @param {Done[]} done @param {Language} language @returns {string[]} */
function aboutPaths(key, done, language) {
  const { t } = language;
  const found = done.filter(({ result }) => result.cost !== undefined);
  if (found.length === 0) return [t("ladder.noPath")];
  const without = done.filter(({ result }) => result.cost === undefined);
  const longer = found.filter((rung) => excess(rung) !== 0);
  const parts = [
    OF_RULES.includes(key) ? aboutOwn(key, found, longer, language) : aboutOne(key, found, longer, language),
  ];
  if (without.length > 0) parts.push(t("ladder.without", { names: namesOf(key, without, language) }));
  return parts;
}

/** Where the shortest path is the same for all. @param {Key} key @param {Done[]} found @param {Done[]} longer @param {Language} language */
function aboutOne(key, found, longer, language) {
  const { t } = language;
  const shortest = Number(found[0].result.shortest);
  if (longer.length === 0) return t("ladder.allShortest", { cost: shortest });
  const first = found.indexOf(longer[0]);
  const isFromThere = first > 0 && longer.length > 1 && longer.length === found.length - first;
  if (key === "weight" && isFromThere) {
    const costs = longer.map(({ result }) => Number(result.cost));
    const [low, high] = [Math.min(...costs), Math.max(...costs)];
    const ends = [low, high].map(language.number);
    const cost = ends[0] === ends[1] ? ends[0] : t("ladder.costs", { low, high });
    return t("ladder.from", { weight: Number(longer[0].value), cost, shortest });
  }
  return t("ladder.longer", { shortest, list: listOf(key, longer, language, "ladder.item") });
}

/** Where each has a shortest path of its own. @param {Key} key @param {Done[]} found @param {Done[]} longer @param {Language} language */
function aboutOwn(key, found, longer, language) {
  const { t } = language;
  if (longer.length === 0) return t("ladder.own", { list: listOf(key, found, language, "ladder.item") });
  return t("ladder.ownLonger", { list: listOf(key, longer, language, "ladder.itemInstead") });
}

/** Costs, each with the names of those that have it. @param {Key} key @param {Done[]} rungs @param {Language} language @param {"ladder.item" | "ladder.itemInstead"} item */
function listOf(key, rungs, language, item) {
  /** @type {Map<string, Done[]>} */
  const groups = new Map();
  for (const rung of rungs) {
    const { cost = 0, shortest = 0 } = rung.result;
    const at = [cost, shortest].map(language.number).join();
    groups.set(at, [...(groups.get(at) ?? []), rung]);
  }
  return [...groups.values()]
    .map((group) => {
      const { cost, shortest } = group[0].result;
      return language.t(item, { cost, shortest, names: namesOf(key, group, language) });
    })
    .join(language.t("ladder.and"));
}
