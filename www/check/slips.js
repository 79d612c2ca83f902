// Logs that are right but for one line: left out, printed again, or in the place of another. The line is put right, and what
// explains all of the log then is an answer.

import { plainAnswers } from "./attempts.js";
import { fromBoard } from "./coordinate-frames.js";
import { coordOf } from "./rimmed-board.js";
import { stumblesOf, thatTake, trialsOf } from "./stumbles.js";
import { saysMore } from "./support.js";
import { numbersOf, Subject } from "./trying.js";

/**
 * @import { Order } from "./equals.js"
 * @import { LogStep } from "./logged-numbers.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Work } from "./stumbles.js"
 * @import { Answer as PlainAnswer, Trial } from "./trying.js"
 */

/**
 * @typedef {object} Slip
 * @property {number} step Which line it is, from 1; of one that is left out, the line that comes after it.
 * @property {"left-out" | "repeated" | "swapped"} kind
 * @property {Coord} cell Of the line, on the board.
 * @property {number} [other] The line that it has changed places with.
 * @property {number} [run] In which of several logs, from 1.
 */

/** An answer for a log that is put right, and this log. @typedef {PlainAnswer & { slips: Slip[], subject: Subject }} Answer */

/** A slip by the place of its line and the number of its cell. @typedef {Pick<Slip, "kind"> & { at: number, cell: number, other?: number }} Place */
/** A log that is put right. @typedef {{ slip: Place, cells: Int32Array, steps: LogStep[] }} Mended */
/** A slip, and the orders that would explain the rest. @typedef {{ slip: Place, orders: Order[] }} Suspect */

/** Shorter logs say too little, and longer ones take too long. */
const [SHORT, LONG] = [8, 20_000];
/** So many cells are tried in the place of one that is left out, and so many lines before the one at which it is missed. */
const MOST_CELLS = 24;
const EARLIER = 8;
/** So many logs that are put right are looked at closely, and so many comparisons of open cells made before that. */
const CLOSE = 24;
const WORK = 4e7;

/** Whether a bug can be told from a slip only by trying: programs take a cell twice, but hardly twice in a row. @param {Subject} subject @param {Slip} slip */
export const looksLikeBug = ({ trail: { cells } }, { kind, step }) =>
  kind === "repeated" && cells[step - 1] !== cells[step - 2];

/**
 * @param {Subject} subject
 * @returns {Generator<number, Answer[]>}
 */
export function* slipAnswers(subject) {
  const { length } = subject.trail.cells;
  if (length < SHORT || length > LONG) return [];
  /** @type {Map<string, Mended>} */
  const found = new Map();
  const trials = trialsOf(subject);
  const work = { left: WORK };
  for (const [i, trial] of trials.entries()) {
    for (const suspect of suspectsUnder(subject, trial, work)) {
      yield i / trials.length;
      for (const mended of mendedBy(subject, trial, suspect, work)) {
        const name = nameOf(mended.slip);
        found.set(name, found.get(name) ?? mended);
      }
    }
  }
  /** @type {Answer[]} */
  const answers = [];
  for (const mended of [...found.values()].slice(0, CLOSE)) answers.push(...(yield* answersTo(subject, mended)));
  return answers;
}

/**
 * What explains a log that was put right, told of the log as it is.
 * @param {Subject} subject
 * @param {Mended} mended
 * @returns {Generator<number, Answer[]>}
 */
function* answersTo(subject, { slip, steps }) {
  const { given, frame, store } = subject;
  const log = { ...given.log, steps };
  const other = new Subject({ ...given, log }, frame, store, numbersOf({ ...given, log }));
  const { answers } = yield* plainAnswers(other);
  return answers
    .filter((answer) => answer.agrees === steps.length && saysMore(other, answer))
    .map((answer) => ({ ...answer, agrees: given.log.steps.length, slips: [told(subject, slip)], subject: other }));
}

/** A slip as it is told. @param {Subject} subject @param {Place} slip @returns {Slip} */
const told = ({ given }, { kind, at, cell, other }) => ({
  step: at + 1,
  kind,
  cell: coordOf(given.board, cell),
  ...(other !== undefined && { other: other + 1 }),
});

/**
 * What can have slipped under some rules, going by where each order stumbles.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Work} work
 * @returns {Suspect[]}
 */
function suspectsUnder(subject, trial, work) {
  /** @type {Map<string, Suspect>} */
  const suspects = new Map();
  for (const { step, allowed, orders } of stumblesOf(subject, trial, work)) {
    for (const slip of slipsAt(subject.trail.cells, step, allowed)) {
      const known = suspects.get(nameOf(slip)) ?? { slip, orders: [] };
      known.orders.push(...orders);
      suspects.set(nameOf(slip), known);
    }
  }
  return [...suspects.values()];
}

/**
 * The logs with this line put right, if one of the orders takes them to the end.
 * @param {Subject} subject
 * @param {Trial} trial
 * @param {Suspect} suspect
 * @param {Work} work
 * @returns {Mended[]}
 */
function mendedBy(subject, trial, { slip, orders }, work) {
  const mended = mend(subject, slip);
  const able = thatTake(subject, trial, orders, mended.cells, work);
  if (able.length === 0) return [];
  const found = [mended];
  // A line may have been left out before it was missed: the order of equals tells where.
  for (let at = slip.at - 1; slip.kind === "left-out" && at >= Math.max(0, slip.at - EARLIER); at--) {
    const earlier = mend(subject, { ...slip, at });
    if (thatTake(subject, trial, able, earlier.cells, work).length === 0) break;
    found.push(earlier);
  }
  return found;
}

/** @param {Place} slip */
const nameOf = ({ kind, at, cell, other }) => `${kind} ${at} ${cell} ${other}`;

/**
 * What can have slipped where a search would have taken something else.
 * @param {Int32Array} cells
 * @param {number} at
 * @param {number[]} allowed
 * @returns {Place[]}
 */
function slipsAt(cells, at, allowed) {
  const cell = cells[at];
  /** @type {Place[]} */
  const slips = [];
  if (cells.subarray(0, at).includes(cell)) slips.push({ kind: "repeated", at, cell });
  if (at > 0) slips.push({ kind: "swapped", at: at - 1, cell: cells[at - 1], other: at });
  for (const one of allowed.slice(0, MOST_CELLS)) {
    const later = cells.indexOf(one, at);
    if (later < 0) slips.push({ kind: "left-out", at, cell: one });
    for (let from = at; later > at && from >= Math.max(0, at - EARLIER); from--) {
      slips.push({ kind: "swapped", at: from, cell: cells[from], other: later });
    }
  }
  return slips;
}

/** @param {Subject} subject @param {Place} slip @returns {Mended} */
function mend({ trail, given, frame }, slip) {
  const { kind, at, cell, other = at } = slip;
  const [cells, steps] = [[...trail.cells], [...given.log.steps]];
  if (kind === "left-out") {
    const [x, y] = fromBoard(frame, coordOf(given.board, cell), given.board);
    cells.splice(at, 0, cell);
    steps.splice(at, 0, { x, y });
  } else if (kind === "repeated") {
    cells.splice(at, 1);
    steps.splice(at, 1);
  } else {
    [cells[at], cells[other]] = [cells[other], cells[at]];
    [steps[at], steps[other]] = [steps[other], steps[at]];
  }
  return { slip, cells: Int32Array.from(cells), steps };
}
