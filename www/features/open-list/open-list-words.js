// The sentences about the open list: what decides between equals, and what the last step did to it. Headless.

import "../../core/i18n/en/open-list.js";
import { hasTwoSides, isInLine, letterOf } from "../../rules/algorithms.js";
import { isNewestFirst, staysInPlace, swapsEqual, tieByH } from "../../rules/order.js";
import { isComparedInOrder, takingOf } from "./taking-from-heap.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Options } from "../../engine.js"
 * @import { Stored } from "./probe.js"
 */

/** What decides between equals, and what else there is to know of the order. @param {Options} options @param {Language} language */
export function ruleText(options, { t }) {
  if (isInLine(options)) return t("queue.rule-line");
  const letter = letterOf(options);
  const byH = tieByH(options);
  const swaps = swapsEqual(options);
  const plain = byH ?? (isNewestFirst(options) ? "lifo" : "fifo");
  const rule = swaps ? t(byH ? `queue.swap-${byH}` : "queue.swap", { letter }) : t(`queue.rule-${plain}`, { letter });
  const stays = staysInPlace(options) ? t("queue.stays") : "";
  return rule + stays + (hasTwoSides(options) ? t("queue.sides") : "");
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
