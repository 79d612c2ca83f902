// The sentences about the search: its state, whether its path is a shortest one, and the numbers of a cell. Headless.

/** @typedef {import("./run/run.js").Run} Run */
/** @typedef {import("./i18n/index.js").Language} Language */
/** @typedef {import("./engine.js").Options} Options */

/** The algorithms whose order is not a sum, and what it is. @type {Partial<Record<Options["algorithm"], import("./i18n/keys.js").Key>>} */
const ORDERS = { dijkstra: "numbers.dijkstra", greedy: "numbers.greedy", "breadth-first": "numbers.breadth-first" };

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
export function numbersText({ algorithm, weight }, side, { g, h, f }, { t }) {
  const order = ORDERS[algorithm];
  if (order) return t(order, { g, h, f });
  // The fastest algorithm ignores the weight.
  const factor = algorithm === "fastest" ? 1 : weight;
  // Each number is rounded separately, so the displayed sum may be off in the last digit.
  const isExact = Math.abs(shown(f) - shown(g) - shown(factor) * shown(h)) < 1e-6;
  const values = { g, h, f, weight: factor, is: isExact ? "=" : "≈" };
  const sum = t(factor === 1 ? "numbers.sum" : "numbers.weighted", values);
  return algorithm === "bidirectional-astar" ? t(`numbers.side-${side}`, { numbers: sum }) : sum;
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
    if (options.algorithm !== "bidirectional-astar") return t("result.noPath");
    // Only the list of the side that moved last can have become empty: otherwise the search would have ended before.
    return t("result.noPathOfSide", { side: t(run.solver.side === 1 ? "side.1" : "side.0") });
  }
  return player.playing ? t("result.searching") : t("result.paused", { position, length });
}

/** Costs of `sqrt2` that differ by less than this share are equal, because √2 is rounded. Others are exact. */
const TOLERANCE = 1e-6;
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
  const tolerance = options.costs === "sqrt2" ? TOLERANCE : 0;
  if (pathCost <= shortest * (1 + tolerance)) return { text: t("result.shortest"), isGood: true };
  const percent = (1 - shortest / pathCost) * 100;
  const key = percent < LEAST ? "result.hardlyLonger" : "result.longer";
  return { text: t(key, { shortest, percent: Math.max(percent, LEAST) }), isGood: false };
}
