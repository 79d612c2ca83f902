// Where in its program a search is. Headless.

import { isSame } from "../board/board.js";

/**
 * What happens now: the ids of lines, the first that a program has counts.
 * @param {import("../run/run.js").Run} run
 * @returns {string[]}
 */
export function nowOf({ error, looking, within, current, status, board, options }) {
  if (error) return [];
  if (looking && within > 0) return [looking.looks[within - 1].became];
  if (!current) return ["start"];
  const isBoth = options.algorithm === "bidirectional-astar";
  if (status === "found") return isSame(current, board.goal) || isBoth ? ["goal-test"] : ["goal-opened", "goal-test"];
  if (status === "no-path") return isBoth ? ["goal-test"] : ["no-path"];
  return ["take"];
}
