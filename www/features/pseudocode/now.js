// Where in its program a search is. Headless.

import { isSame } from "../../core/board/board.js";
import { hasTwoSides } from "../../rules/algorithms.js";

/** @import { Run } from "../../core/run/run.js" */

/**
 * What happens now: the ids of lines, the first that a program has counts.
 * @param {Run} run
 * @returns {string[]}
 */
export function nowOf({ error, looking, within, current, status, board, options }) {
  if (error) return [];
  if (looking && within > 0) return [within === 1 ? "take" : looking.looks[within - 2].became];
  if (!current) return ["start"];
  const isBoth = hasTwoSides(options);
  if (status === "found") return isSame(current, board.goal) || isBoth ? ["goal-test"] : ["goal-opened", "goal-test"];
  if (status === "no-path") return isBoth ? ["goal-test"] : ["no-path"];
  return ["take"];
}
