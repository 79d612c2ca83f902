// A program is tried on many boards, and the first on which it is wrong is made as small as can be. Whoever runs the program asks
// for one board after the other and tells what came of it, so it does not matter how long that takes. Headless.

import { shrinking } from "../check/shrunk-board.js";
import { boardsToTry } from "./boards-to-try.js";
import { fairest } from "./judged.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { Moving } from "./cheapest.js"
 * @import { Judge, Outcome, Reading, Try, Wrong } from "./judged.js"
 */

/**
 * What a program is to be run on: how many boards have been tried by then, and how long it may take, in milliseconds, if that is
 * less than elsewhere.
 * @typedef {{ ground: Ground, done: number, longest?: number }} Trial
 *
 * What came of it.
 * @typedef {object} Tried
 * @property {number} count On how many boards it was run.
 * @property {{ width: number, height: number }} largest
 * @property {number} paths On how many of them it returned a path that can be read.
 * @property {number} unread On how many it returned something that cannot be read as one.
 * @property {number} wrong On how many it is wrong.
 * @property {Reading} reading
 * @property {Smallest} [smallest] The first of these boards, as small as can be.
 *
 * A board, what came of a run on it, how that is wrong, and the path from the start to the goal, as cells of the board.
 * @typedef {{ ground: Ground, outcome: Outcome, wrong: Wrong, path: Coord[] }} Smallest
 */

/** How long a program may take on a board that is made smaller, and all of these together, if it does not end there. */
const LONGEST_SMALLER = 1000;
const LONGEST_SMALLERS = 15_000;

/**
 * @param {() => number} now The time in milliseconds.
 * @param {() => Moving | undefined} [known] Which moves the program means, as far as that is known when all boards have been tried.
 * @returns {Generator<Trial, Tried, Outcome>}
 */
export function* tryOut(now, known) {
  /** @type {Try[]} */
  const tries = [];
  for (const ground of boardsToTry()) {
    const outcome = yield { ground, done: tries.length };
    tries.push({ ground, outcome });
    // What does not end on one board would take as long on the next.
    if (outcome.isEndless) break;
  }
  const judge = fairest(tries, known?.());
  const wrong = tries.filter((tried) => judge.wrong(tried));
  const largest = {
    width: Math.max(...tries.map(({ ground }) => ground.width)),
    height: Math.max(...tries.map(({ ground }) => ground.height)),
  };
  const paths = tries.filter(({ outcome }) => outcome.path).length;
  const unread = tries.filter(({ outcome }) => outcome.isUnread).length;
  const tried = { count: tries.length, largest, paths, unread, wrong: wrong.length, reading: judge.reading };
  if (wrong.length === 0) return tried;
  return { ...tried, smallest: yield* asSmall(wrong[0], judge, tries.length, now) };
}

/**
 * The smallest board on which it is wrong in the same way.
 * @param {Try} first
 * @param {Judge} judge
 * @param {number} done
 * @param {() => number} now
 * @returns {Generator<Trial, Smallest, Outcome>}
 */
function* asSmall(first, judge, done, now) {
  const { fails } = /** @type {Wrong} */ (judge.wrong(first));
  const shownBy = (/** @type {Try} */ tried) => {
    const { width, height, cells, start, goal } = tried.ground;
    return { ...tried, board: { width, height, cells }, start, goal };
  };
  const until = now() + LONGEST_SMALLERS;
  const work = shrinking(shownBy(first));
  for (let step = work.next(); ; ) {
    if (step.done || now() > until) {
      const { ground, outcome } = step.done ? step.value : step.value.latest;
      const tried = { ground, outcome };
      return { ...tried, wrong: /** @type {Wrong} */ (judge.wrong(tried)), path: judge.pathOf(tried) };
    }
    const { ground } = step.value;
    // To stay where it is shows nothing.
    const isStill = String(ground.start) === String(ground.goal);
    const tried = isStill ? undefined : { ground, outcome: yield { ground, done, longest: LONGEST_SMALLER } };
    step = work.next(tried && judge.wrong(tried)?.fails === fails ? shownBy(tried) : undefined);
  }
}
