// A program is tried on many boards, and the first on which it is wrong is made as small as can be. Whoever runs the program asks
// for one board after the other and tells what came of it, so it does not matter how long that takes. Headless.

import { shrinking } from "../check/shrunk-board.js";
import { boardsToTry } from "./boards-to-try.js";
import { fairest } from "./judged.js";

/**
 * @import { Frame } from "../check/coordinate-frames.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { Moving } from "./cheapest.js"
 * @import { Outcome, Reading, Try, Wrong } from "./judged.js"
 */

/**
 * What a program is to be run on: how many boards have been tried by then, and how long it may take, in milliseconds, if that is
 * less than elsewhere.
 * @typedef {{ ground: Ground, done: number, longest?: number }} Trial
 *
 * Who says whether it is wrong, which path it means, and what it expands, if that was watched, with how its coordinates are meant.
 * @typedef {object} Judging
 * @property {(tried: Try) => Wrong | undefined} wrong
 * @property {(tried: Try) => Coord[]} pathOf
 * @property {(tried: Try) => string} [logOf]
 * @property {Frame} [frame]
 * @property {number} [unseen] On how many boards it cannot say.
 *
 * What came of it.
 * @typedef {object} TriedOn
 * @property {number} count On how many boards it was run.
 * @property {{ width: number, height: number }} largest
 * @property {number} paths On how many of them it returned a path that can be read.
 * @property {number} unread On how many it returned something that cannot be read as one.
 * @property {number} wrong On how many it is wrong.
 * @property {number} unseen On how many nobody can say whether it is.
 * @property {Smallest} [smallest] The first of these boards, as small as can be.
 *
 * A board, what came of a run on it, how that is wrong, the path from the start to the goal, as cells of the board, and a log of what
 * it expanded, if that was watched.
 * @typedef {{ ground: Ground, outcome: Outcome, wrong: Wrong, path: Coord[], log?: string, frame?: Frame }} Smallest
 *
 * The same, with how its paths were read.
 * @typedef {TriedOn & { reading: Reading }} Tried
 */

/** How long a program may take on a board that is made smaller, and all of these together, if it does not end there. */
const LONGEST_SMALLER = 1000;
const LONGEST_SMALLERS = 15_000;

/**
 * Tries it on the boards on which any program is tried. Nobody has said by which moves it goes.
 * @param {() => number} now The time in milliseconds.
 * @param {() => Moving | undefined} [known] Which moves the program means, as far as that is known when all boards have been tried.
 * @returns {Generator<Trial, Tried, Outcome>}
 */
export function* tryOut(now, known) {
  const { judge, ...tried } = yield* tryOn(boardsToTry(), now, (tries) => fairest(tries, known?.()));
  return { ...tried, reading: judge.reading };
}

/**
 * @template {Judging} J
 * @param {Iterable<Ground>} boards
 * @param {() => number} now The time in milliseconds.
 * @param {(tries: Try[]) => J} judgeOf Called when all boards have been tried.
 * @returns {Generator<Trial, TriedOn & { judge: J }, Outcome>}
 */
export function* tryOn(boards, now, judgeOf) {
  /** @type {Try[]} */
  const tries = [];
  for (const ground of boards) {
    const outcome = yield { ground, done: tries.length };
    tries.push({ ground, outcome });
    // What does not end on one board would take as long on the next.
    if (outcome.isEndless) break;
  }
  const judge = judgeOf(tries);
  const wrong = tries.filter((tried) => judge.wrong(tried));
  const largest = {
    width: Math.max(...tries.map(({ ground }) => ground.width)),
    height: Math.max(...tries.map(({ ground }) => ground.height)),
  };
  const paths = tries.filter(({ outcome }) => outcome.path).length;
  const unread = tries.filter(({ outcome }) => outcome.isUnread).length;
  const tried = { count: tries.length, largest, paths, unread, wrong: wrong.length, unseen: judge.unseen ?? 0, judge };
  if (wrong.length === 0) return tried;
  return { ...tried, smallest: yield* asSmall(wrong[0], judge, tries.length, now) };
}

/**
 * The smallest board on which it is wrong in the same way.
 * @param {Try} first
 * @param {Judging} judge
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
      return {
        ...tried,
        wrong: /** @type {Wrong} */ (judge.wrong(tried)),
        path: judge.pathOf(tried),
        log: judge.logOf?.(tried),
        frame: judge.frame,
      };
    }
    const { ground } = step.value;
    // To stay where it is shows nothing.
    const isStill = String(ground.start) === String(ground.goal);
    const tried = isStill ? undefined : { ground, outcome: yield { ground, done, longest: LONGEST_SMALLER } };
    step = work.next(tried && judge.wrong(tried)?.fails === fails ? shownBy(tried) : undefined);
  }
}
