// Whether a reader has drawn what a question wants: walls with which the search does so much, and ends as it should.
// Headless.

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Lesson } from "../lessons/lesson.js"
 */

/** How the search must end, and how many expansions it must take at least. @typedef {{ status: "found" | "no-path", expanded: number }} Aim */

/**
 * What the search on the board that is drawn comes to.
 * @param {Run} run
 * @param {Lesson} lesson
 * @param {Aim} aim
 * @returns {{ expanded: number, isOther: boolean, isReached: boolean } | undefined} Whether it ends otherwise, and whether
 *   the aim is reached; undefined while it searches, and where the search is not the lesson's.
 */
export function drawn({ isSearching, isStopped, error, outcome, length, board, options }, { facts }, aim) {
  if (isSearching || isStopped || error || outcome === undefined) return undefined;
  const [written] = facts.options;
  const isSame = Object.entries(written).every(([key, value]) => options[/** @type {"weight"} */ (key)] === value);
  const { width, height, start, goal } = facts.board;
  const hasSameEnds =
    `${board.width} ${board.height} ${board.start} ${board.goal}` === `${width} ${height} ${start} ${goal}`;
  if (!isSame || !hasSameEnds) return undefined;
  const isOther = outcome !== aim.status;
  return { expanded: length, isOther, isReached: !isOther && length >= aim.expanded };
}
