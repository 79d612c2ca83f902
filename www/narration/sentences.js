// The sentences about the search: its state, whether its path is a shortest one, and the numbers of a cell. Headless.

import { decidesBy, factorOf, hasTwoSides } from "../rules/algorithms.js";
import { areEqual, isShortest } from "../rules/costs.js";

/**
 * @import { Language } from "../core/i18n/index.js"
 * @import { Run } from "../core/run/run.js"
 * @import { Options } from "../engine.js"
 */

/** What decides where it is no sum. */
const ORDERS = /** @type {const} */ ({ g: "numbers.dijkstra", h: "numbers.greedy", order: "numbers.breadth-first" });

/** Numbers as displayed, with two decimals at most. */
const SHOWN = new Intl.NumberFormat("en", { maximumFractionDigits: 2, useGrouping: false });
const shown = (/** @type {number} */ value) => Number(SHOWN.format(value));

/**
 * The numbers of a cell, as the algorithm puts them together.
 * @param {Options} options
 * @param {0 | 1} side The side of a bidirectional search whose numbers they are.
 * @param {{ g: number, h: number, f: number }} numbers
 * @param {Language} language
 */
export function numbersText(options, side, { g, h, f }, { t }) {
  const by = decidesBy(options);
  if (by !== "f") return t(ORDERS[by], { g, h, f });
  const factor = factorOf(options);
  // Each number is rounded separately, so the displayed sum may be off in the last digit.
  const isExact = areEqual(shown(f), shown(g) + shown(factor) * shown(h));
  const values = { g, h, f, weight: factor, is: isExact ? "=" : "≈" };
  const sum = t(factor === 1 ? "numbers.sum" : "numbers.weighted", values);
  return hasTwoSides(options) ? t(`numbers.side-${side}`, { numbers: sum }) : sum;
}

/** The state of the search. @param {Run} run @param {Language} language */
export function statusText(run, { t, explain }) {
  const { error, isSearching, isStopped, player, position, length, status, options, board } = run;
  if (error) return explain(error, board.origin);
  if (isSearching) return t("result.searching");
  if (isStopped) return length === 0 ? t("result.ready") : t("result.stopped", { length });
  if (status === "found") {
    const { pathCost = 0, pathLength = 0 } = run.stats;
    return pathLength === 1 ? t("result.foundOne") : t("result.found", { cost: pathCost, cells: pathLength });
  }
  if (status === "no-path") {
    if (!hasTwoSides(options)) return t("result.noPath");
    // Only the list of the side that moved last can have become empty: otherwise the search would have ended before.
    return t("result.noPathOfSide", { side: t(run.solver.side === 1 ? "side.1" : "side.0") });
  }
  if (player.playing) return t("result.searching");
  return run.within > 0 ? t("result.within", { step: position + 1, length }) : t("result.paused", { position, length });
}

/** The smallest share in percent that is shown as a number. */
const LEAST = 0.01;

/**
 * Whether the path is a shortest one, as far as is known.
 * @param {Run} run
 * @param {Language} language
 * @returns {{ text: string, isGood: boolean }}
 */
export function verdict({ shortest, stats, isStopped, options }, { t }) {
  const { pathCost, pathLength } = stats;
  if (isStopped || shortest === undefined || pathCost === undefined || pathLength === 1) {
    return { text: "", isGood: false };
  }
  if (isShortest(options, pathCost, shortest)) return { text: t("result.shortest"), isGood: true };
  const percent = (1 - shortest / pathCost) * 100;
  const key = percent < LEAST ? "result.hardlyLonger" : "result.longer";
  return { text: t(key, { shortest, percent: Math.max(percent, LEAST) }), isGood: false };
}
