// The sentences about the open list: what decides between equals, and what the last step did to it. Headless.

import "../../i18n/en-open-list.js";
import { hDecides, isTwoSided, letterOf } from "./line.js";
import { isComparedInOrder, takingOf } from "./taking.js";

/** @typedef {import("../../engine.js").Options} Options */
/** @typedef {import("../../i18n/index.js").Language} Language */
/** @typedef {import("./probe.js").Stored} Stored */

/** Whether the heap has a habit of hand-written ones. @param {Options} options @param {"decreaseKey" | "swapEqual"} habit */
function hasHabit(options, habit) {
  const mayHave = ["astar", "dijkstra", "greedy"].includes(options.algorithm) && options.openList === "binary-heap";
  return mayHave && options[habit] === (habit === "swapEqual");
}

/** Whether an improved entry stays where it is. @param {Options} options */
export const staysInPlace = (options) => hasHabit(options, "decreaseKey");

/** What decides between equals, and what else there is to know of the order. @param {Options} options @param {Language} language */
export function ruleText(options, { t }) {
  const { algorithm } = options;
  if (algorithm === "breadth-first") return t("queue.rule-line");
  const letter = letterOf(options);
  const byH = hDecides(options);
  const swaps = hasHabit(options, "swapEqual");
  const isNewestFirst = options.tieBreak === "lifo" && algorithm !== "fastest";
  const plain = byH ?? (isNewestFirst ? "lifo" : "fifo");
  const rule = swaps ? t(byH ? `queue.swap-${byH}` : "queue.swap", { letter }) : t(`queue.rule-${plain}`, { letter });
  const stays = staysInPlace(options) ? t("queue.stays") : "";
  return rule + stays + (isTwoSided(options) ? t("queue.sides") : "");
}

/** What a structure is like. @param {Options} options @param {Language} language */
export const structureText = (options, { t }) =>
  t(staysInPlace(options) ? "queue.about-stays" : `queue.about-${options.openList}`);

/**
 * What the last step took out of the list and put into it, and the work of that. How much of the work was taking out can
 * be told where cells leave in the order by which the list compares them.
 * @param {Stored} stored
 * @param {Options} options
 * @param {Language} language
 */
export function workText(stored, options, { t }) {
  const { before, taken, comparisons, moves, position } = stored;
  if (!before || !taken) return t("queue.work-none");
  // Putting in the start is work of the first step.
  const count = taken.opened + taken.reopened + Number(position === 1);
  const { improved } = taken;
  const isTakenOnly = count === 0 && improved === 0;
  const put = isTakenOnly ? "queue.put-none" : improved > 0 ? "queue.put-improved" : "queue.put";
  const changed = t(put, { count, improved });
  if (!isComparedInOrder(options)) return t("queue.work", { changed, comparisons, moves });
  if (isTakenOnly) return t("queue.work-taken", { comparisons, moves });
  const taking = takingOf(options.openList, before.cells, before.order);
  return t("queue.work-split", {
    changed,
    takingComparisons: taking.comparisons,
    takingMoves: taking.moves,
    comparisons: comparisons - taking.comparisons,
    moves: moves - taking.moves,
  });
}
