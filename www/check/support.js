// Whether a log says enough for a bug to be named. Many bugs are tried, each in many ways, and one of them explains a few cells
// by chance: so the cells that nothing else explains have to say more than the choice among all of these does.

import { hasEstimate } from "../rules/algorithms.js";
import { bitsAmongOpen } from "./any-open.js";
import { prioritiesOf } from "./choice.js";
import { Follower } from "./follow-log.js";
import { unitsOf } from "./moving.js";

/**
 * @import { Plan } from "../program/plan.js"
 * @import { Following } from "./follow-program.js"
 * @import { Answer, Subject } from "./trying.js"
 */

/** What it says, in bits, that the numbers of a cell are right, too. */
const NUMBERS = 2;
/** What a bug says by itself, in bits: which one, in which of its ways, and under which options. */
const BUG = 14;

/**
 * @param {Subject} subject
 * @param {Answer} answer One with bugs that explains the whole log.
 * @param {number} plain How many steps are explained without bugs.
 */
export function isSupported(subject, answer, plain) {
  // Numbers that it does not explain speak against it.
  if (!hasEstimate(answer.order) && subject.given.log.steps.some(({ h = 0 }) => h !== 0)) return false;
  const needed = BUG * answer.bugs.length + answer.bits;
  return bitsFrom(subject, answer, { from: plain, moves: 1 }, needed) >= needed;
}

/**
 * Whether a log says enough for the last of the mistakes of a program that it follows to its end.
 * @param {Subject} subject
 * @param {Plan} plan
 * @param {number} from How many steps are explained without the last mistake.
 * @param {boolean} isExact Whether a rule gives the order of equals, so that nothing is chosen.
 * @param {Following} following With near choices counted from where nothing else explains the log.
 * @param {number} more What else the mistake says by itself, in bits.
 */
export function isSaying(subject, { by }, from, isExact, { agrees, late, near }, more) {
  const { given, trail } = subject;
  const { steps } = given.log;
  if (by !== "f" && by !== "h" && steps.some(({ h = 0 }) => h !== 0)) return false;
  const numbers = trail.numbers.any ? NUMBERS * (agrees - from) : 0;
  // Where straight moves alone open all of it, diagonal ones that were never needed say nothing.
  const said = Math.min(near, bitsAmongOpen(subject, from));
  return said + numbers >= BUG + more + (isExact ? 0 : late);
}

/** What a slip says by itself, in bits: which line, which cell instead, and under which options. */
const SLIP = 20;

/** Whether a log that was put right in one line says more than that. @param {Subject} subject @param {Answer} answer One without bugs that explains the whole log. */
export function saysMore(subject, answer) {
  const needed = SLIP + answer.bits;
  // With four neighbors no f is larger by one move.
  return bitsFrom(subject, answer, { from: 0, moves: 2 }, needed) >= needed;
}

/**
 * How many bits the cells after the first few say: each is one of those open cells whose f is as small or a little larger, as
 * any program would take that does nearly the same.
 * @param {Subject} subject
 * @param {Answer} answer
 * @param {{ from: number, moves: number }} where From which step on, and by how many moves an f may be larger.
 * @param {number} enough
 */
function bitsFrom(subject, { trial, order }, { from, moves }, enough) {
  const { rules, estimates } = trial;
  const follower = new Follower(subject.field, rules, subject.store, estimates);
  const { straight } = unitsOf(rules);
  const { cells } = subject.trail;
  const priorityOf = prioritiesOf(follower, order);
  let bits = 0;
  for (let step = 0; step < cells.length && bits < enough; step++) {
    if (step >= from) {
      const f = priorityOf(follower.slotOf(cells[step]));
      const near = follower.cells.filter((_, slot) => priorityOf(slot) <= f + moves * straight);
      bits += Math.log2(near.length) + (subject.trail.numbers.any ? NUMBERS : 0);
    }
    follower.take(cells[step]);
  }
  return bits;
}
