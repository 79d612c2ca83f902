// What a run comes to, below its board: numbers, and bars with a common scale for all runs.

import "../../core/i18n/en/compare.js";
import { make, setText } from "../../core/ui/dom.js";
import { excessOf } from "./excess.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Total } from "./totals.js"
 */

/** Sums with a bar each, besides the cells taken. */
const SUMS = /** @type {const} */ (["openPeak", "comparisons", "moves"]);
/** @typedef {Record<typeof SUMS[number] | "expanded", number>} Most The largest of each sum that a run comes to. */

/** @param {readonly Total[]} totals @returns {Most} */
export function mostOf(totals) {
  const most = (/** @type {(total: Total) => number} */ of) => Math.max(1, ...totals.map(of));
  const [openPeak, comparisons, moves] = SUMS.map((name) => most(({ stats }) => stats?.[name] ?? 0));
  return { expanded: most(({ length }) => length), openPeak, comparisons, moves };
}

/**
 * @param {Language} language
 * @param {boolean} isLog A log has neither an open list nor anything to compare its path with.
 */
export function footer({ t, number }, isLog) {
  const taken = make("b", {});
  const [cost, outcome] = [make("b", {}), make("span", { class: "outcome-of-run" })];
  const main = bar();
  const small = new Map((isLog ? [] : SUMS).map((name) => [name, { value: make("dd", {}), bar: bar() }]));
  const rows = [...small].map(([name, { value, bar }]) =>
    make("div", {}, make("dt", {}, t(`result.${name}`)), value, bar.element),
  );
  const sums = make("dl", { class: "work", hidden: isLog }, ...rows);
  const element = make("div", { class: "numbers" }, make("p", {}, taken, " ", cost, " ", outcome), main.element, sums);
  return {
    element,
    /** @param {Run} run @param {Total} total @param {Most} most */
    fill(run, total, most) {
      const { stats, position, path } = run;
      setText(taken, t("compare.taken", { count: position }));
      main.show(position / most.expanded, total.length / most.expanded);
      for (const [name, { value, bar }] of small) {
        setText(value, number(stats[name]));
        bar.show(stats[name] / most[name], total.stats[name] / most[name]);
      }
      const isDone = position === total.length;
      const hasNone = isDone && total.state === "no-path";
      setText(cost, path && total.cost !== undefined ? t("compare.cost", { cost: total.cost }) : "");
      const excess = path && !isLog ? excessOf(run) : undefined;
      outcome.classList.toggle("good", excess === 0);
      const said = excess === undefined ? (hasNone ? t("compare.no-path") : "") : excessText(excess);
      setText(outcome, said);
    },
  };

  /** @param {number} percent */
  function excessText(percent) {
    return percent === 0 ? t("compare.shortest") : t("compare.excess", { percent });
  }
}

/** How far it is filled now, and in the end. */
function bar() {
  const element = make("div", { class: "bar", "aria-hidden": "true" });
  return {
    element,
    show(/** @type {number} */ share, /** @type {number} */ inAll) {
      element.style.setProperty("--share", share.toFixed(4));
      element.style.setProperty("--all", inAll.toFixed(4));
    },
  };
}
