// Whether a guess explains a log that has a path and nothing else.

import { movesOf } from "./ends.js";
import { cellAt } from "./rimmed-board.js";
import { waysToRun } from "./ways-to-run.js";

/**
 * @import { Answer } from "./answers-to-log.js"
 * @import { Guess } from "./guesses.js"
 * @import { Subject } from "./trying.js"
 */

/**
 * The answer of a guess whose program returns the path; where it does not say in which order equals come, one that costs the same.
 * @param {Guess} guess
 * @param {Subject} subject
 * @returns {Answer[]}
 */
export function pathOn({ answer }, { given, field, path = [] }) {
  const [own] = waysToRun({ ...answer, ties: "exact" });
  const { board, start, goal, log } = given;
  const way = own?.({ ...board, start, goal }).path?.map((coord) => cellAt(board, coord)) ?? [];
  const isIt = way.join() === path.join() || (answer.ties !== "exact" && movesOf(field, way) === movesOf(field, path));
  return isIt ? [{ ...answer, agrees: log.path?.length ?? 0, ended: true, way }] : [];
}
