// What a reader's program is, going by what it printed: the options that explain its log, or the bugs, or the step at
// which nothing does.
//
// What was printed is judged first (wrong-numbers.js): each h against what heuristics and usual mistakes give for its
// cell, each g against those printed before. Then explanations are tried in turn, the next kind only where the ones
// before explain less than the whole log: options (attempts.js); what accuses of nothing (innocent.js): f as doubles give
// it (rounding.js), heaps with habits (heaps.js), entries that are taken again, other costs (models.js), queues and
// stacks; searches with jumps and from both ends (played.js); and last the mistakes (accusing.js,
// mutant-answers.js), one at a time and in pairs: the one A* with a mistake in it, run along the log (suspicion.js,
// follow-program.js). Where only the path is another, the mistakes that it shows (wrong-path.js).
//
// follow-log.js is a plain search that is told which cell is taken next, so that it can go the way of any log. One pass
// over the log (sieve.js) tries all algorithms, estimates and weights at once, because each open cell that was not taken
// bounds the weight from above or below; a second (equals.js) finds the order among equals. candidates.js puts the
// answers in order, by how much they explain, how much they accuse of, and by how many bits it takes to account for the
// log with them. difference.js tells where a log and the best answer part, shared.js what all settings have in common
// that explain as much, left-open.js in which options they differ, consequence.js what follows for the path.

import { indexOf, WALL } from "../rules/cells.js";
import { buggyAnswers } from "./accusing.js";
import { plainAnswers } from "./attempts.js";
import { isPlain, sorted } from "./candidates.js";
import { consequenceOf, pathOf } from "./consequence.js";
import { plausibleFrames, USUAL } from "./coordinate-frames.js";
import { differenceOf, differenceOfPaths } from "./difference.js";
import { innocentAnswers, isInnocent, stackAnswers } from "./innocent.js";
import { leftOpen } from "./left-open.js";
import { placed } from "./log-board.js";
import { outcomeOf } from "./outcome.js";
import { pathAnswers } from "./paths.js";
import { hasGaps, otherAnswers } from "./played.js";
import { MOST_STEPS, problem } from "./read-problem.js";
import { sharedBy } from "./shared.js";
import { looksLikeBug, slipAnswers } from "./slips.js";
import { numbersOf, Subject, storeFor } from "./trying.js";
import { printedWrong } from "./wrong-numbers.js";
import { withMistakesOfPath } from "./wrong-path.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Found } from "./attempts.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Consequence } from "./consequence.js"
 * @import { Board } from "./coordinate-frames.js"
 * @import { Difference } from "./difference.js"
 * @import { Order } from "./equals.js"
 * @import { Outcome } from "./outcome.js"
 * @import { ReadLog } from "./read-log.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Given, Trial } from "./trying.js"
 * @import { PrintedWrong } from "./wrong-numbers.js"
 */

/** @typedef {Candidate & { bits: number, trial?: Trial, order?: Order, way?: number[], mutants?: Mutant[], found?: Coord[], subject?: Subject }} Answer */

/** What the options came to in one frame. @typedef {{ subject: Subject, answers: import("./trying.js").Answer[], found: Found[] }} Made */

/**
 * @typedef {object} Diagnosis
 * @property {boolean} exact Whether the first candidate explains the whole log.
 * @property {Candidate[]} candidates The best first, at most ten; among equals the simpler ones.
 * @property {Difference} [difference] Of the first candidate, where it ends.
 * @property {Consequence} [consequence] Of the first candidate, if it explains the whole log.
 * @property {PrintedWrong} [wrongNumber] The first number in the log that is wrong by itself.
 * @property {(keyof Options)[]} [open] The options that the log leaves open, if the first candidate explains all of it.
 * @property {Outcome} [outcome] Whether there is a path, if the log says that there is none.
 * @property {Shared} [shared] What all settings have in common that explain as much as the first candidate, where nothing
 *   explains the whole log.
 *
 * @typedef {object} Shared
 * @property {number} agrees How many leading steps they explain.
 * @property {number} count How many settings were found that do: of moves, costs, estimate and so on, each with any weight.
 * @property {Partial<Options>} options Those options in which all of them agree; a weight only if it is 1 in all, or in none.
 */

/** So many answers are given at most. */
const MOST = 10;
/** Boards with more cells are refused: what is known of each would take hundreds of megabytes. */
export const MOST_CELLS = 2048 * 2048;
/** Bugs are looked for in the likeliest frames alone. */
const FRAMES_WITH_BUGS = 3;

/**
 * @param {{ board: Board & { start?: Coord, goal?: Coord }, log: ReadLog, start?: Coord, goal?: Coord }} given
 * @returns {Diagnosis}
 */
export function diagnose(given) {
  const work = diagnosis(given);
  for (;;) {
    const { done, value } = work.next();
    if (done) return /** @type {Diagnosis} */ (value);
  }
}

/**
 * The same in slices of some milliseconds: yields which share of the part that it is at is done.
 * @param {Parameters<typeof diagnose>[0]} input
 * @returns {Generator<number, Diagnosis>}
 */
export function* diagnosis(input) {
  const given = checked(input);
  const outcome = outcomeOf(given, plausibleFrames(given)[0] ?? USUAL);
  const found = yield* explanation(given);
  return outcome ? { ...found, outcome } : found;
}

/**
 * What explains the cells of a log, or its path.
 * @param {Given} given
 * @returns {Generator<number, Diagnosis>}
 */
function* explanation(given) {
  if (isEmpty(given.log)) return { exact: false, candidates: [] };
  const [store, numbers] = [storeFor(given), numbersOf(given)];
  const plausible = plausibleFrames(given);
  const frames = plausible.length > 0 ? plausible : [USUAL];
  const subjects = frames.map((frame) => new Subject(given, frame, store, numbers));
  const hasSteps = given.log.steps.length > 0;
  const { answers: all, made } = hasSteps ? yield* logAnswers(subjects) : { answers: yield* paths(subjects), made: [] };
  const answers = sorted(all, MOST);
  const [first] = answers;
  // Where one explains all, those that explain a part of it are not worth telling.
  const { agrees: most } = first ?? { agrees: 0 };
  const isAll = most === (given.log.steps.length || given.log.path?.length);
  const told = answers.filter(({ agrees }, i) => i === 0 || (isAll ? agrees === most : agrees > 0));
  const candidates = told.map(
    ({ trial: _, order: __, bits: ___, way: ____, mutants: _____, found: ______, subject: _______, ...candidate }) => ({
      ...candidate,
      skipped: candidate.skipped ?? 0,
    }),
  );
  const wrong = printedWrong(given, frames);
  const printed = wrong && { wrongNumber: wrong };
  if (!first) return { exact: false, candidates, ...printed };
  const subject = first.subject ?? /** @type {Subject} */ (subjects.find(({ frame }) => frame === first.frame));
  const exact = first.way ? first.ended : first.agrees === given.log.steps.length;
  if (exact) {
    const consequence = consequenceOf(subject, told, pathOf(subject, first));
    return { exact, candidates, consequence, open: leftOpen(first, all), ...printed };
  }
  const difference = first.way ? differenceOfPaths(subject, first.way) : differenceOf(subject, first);
  const found = made.find(({ subject: { frame } }) => frame === first.frame)?.found;
  const shared = found && sharedBy(found, first.agrees);
  return { exact, candidates, ...(difference && { difference }), ...(shared && { shared }), ...printed };
}

/** @param {ReadLog} log */
const isEmpty = ({ steps, path = [] }) => steps.length === 0 && path.length === 0;

/** @param {Parameters<typeof diagnose>[0]} input @returns {Given} */
function checked({ board, log: printed, start = board.start, goal = board.goal }) {
  const { width, height, cells } = board;
  if (cells.length > MOST_CELLS) throw problem("too-large", "board-area", { width, height, max: MOST_CELLS });
  const log = placed(printed, board);
  if (log.steps.length > MOST_STEPS) throw problem("too-large", "log-long", { max: MOST_STEPS });
  if (cells.length !== width * height) throw problem("bad-board", "size", { width, height, count: cells.length });
  if (isEmpty(log) && !log.outcome) throw problem("bad-log", "empty-log");
  checkLog(log);
  return { board, log, start: openCell(board, "start", start), goal: openCell(board, "goal", goal) };
}

/**
 * A start or goal that can be one.
 * @param {Board} board
 * @param {"start" | "goal"} name
 * @param {unknown} coord
 * @returns {Coord}
 */
function openCell(board, name, coord) {
  const { width, height, cells } = board;
  const text = Array.isArray(coord) ? `(${coord.join(", ")})` : String(coord);
  if (!Array.isArray(coord) || coord.length !== 2 || !coord.every(Number.isInteger))
    throw problem("bad-board", `${name}-none`, { text });
  const [x, y] = coord;
  if (x < 0 || y < 0 || x >= width || y >= height)
    throw problem("bad-board", `${name}-outside`, { text, width, height });
  if (cells[indexOf(board, [x, y])] === WALL) throw problem("bad-board", `${name}-wall`, { text });
  return [x, y];
}

/** Coordinates and costs are numbers, none of them endless. @param {ReadLog} log */
function checkLog({ steps, path = [] }) {
  for (const [i, step] of steps.entries()) {
    for (const name of /** @type {const} */ (["x", "y", "g", "h", "f"])) {
      const isGiven = name === "x" || name === "y" || step[name] !== undefined;
      if (isGiven && !Number.isFinite(step[name]))
        throw problem("bad-log", "step-number", { step: i + 1, name, text: String(step[name]) });
    }
  }
  for (const [i, cell] of path.entries()) {
    const wrong = [cell[0], cell[1]].findIndex((number) => !Number.isFinite(number));
    if (wrong >= 0) {
      throw problem("bad-log", "path-number", { step: i + 1, name: "xy"[wrong], text: String(cell[wrong]) });
    }
  }
}

/**
 * The answers for a log: options first, in all frames; then what else explains it without a fault; and bugs only where nothing
 * does. Of the finds of options, those in the likeliest frame are given back too.
 * @param {Subject[]} subjects
 * @returns {Generator<number, { answers: Answer[], made: Made[] }>}
 */
function* logAnswers(subjects) {
  const { answers, made } = yield* cellAnswers(subjects);
  return { answers: yield* withMistakesOfPath(subjects, answers), made };
}

/**
 * The answers for the cells of a log.
 * @param {Subject[]} subjects
 * @returns {Generator<number, { answers: Answer[], made: Made[] }>}
 */
function* cellAnswers(subjects) {
  /** @type {Answer[]} */
  const answers = [];
  /** @type {Made[]} */
  const made = [];
  const steps = subjects[0].trail.cells.length;
  for (const subject of subjects) {
    const plain = yield* plainAnswers(subject);
    answers.push(...plain.answers);
    made.push({ subject, ...plain });
    if (plain.answers.some((answer) => answer.agrees === steps && isPlain(answer))) return { answers, made };
  }
  const likely = made.slice(0, FRAMES_WITH_BUGS);
  for (const { subject, found, answers: plain } of likely) {
    answers.push(...(yield* innocentAnswers(subject, found, plain)));
    if (answers.some((answer) => isInnocent(subject, answer))) return { answers, made };
  }
  for (const { subject } of likely) {
    answers.push(...(yield* stackAnswers(subject)));
    if (hasGaps(subject)) answers.push(...(yield* otherAnswers(subject)));
  }
  const most = answers.reduce((most, { agrees }) => Math.max(most, agrees), 0);
  if (most === steps) return { answers, made };
  return { answers: [...answers, ...(yield* faultyAnswers(likely, most))], made };
}

/**
 * The answers with slips in the log, and with bugs. Where a slip explains it that no bug looks like, only the usual programs with
 * bugs are tried beside that.
 * @param {Made[]} likely
 * @param {number} most How many steps are explained without.
 * @returns {Generator<number, Answer[]>}
 */
function* faultyAnswers(likely, most) {
  /** @type {Answer[]} */
  const answers = [];
  let isBrief = false;
  for (const { subject } of likely) {
    const slips = yield* slipAnswers(subject);
    answers.push(...slips);
    isBrief ||= slips.some(({ slips: [slip] }) => !looksLikeBug(subject, slip));
  }
  for (const { subject, found } of likely) answers.push(...(yield* buggyAnswers(subject, found, most, isBrief)));
  return answers;
}

/** @param {Subject[]} subjects @returns {Generator<number, Answer[]>} */
function* paths(subjects) {
  /** @type {Answer[]} */
  const answers = [];
  for (const subject of subjects) {
    answers.push(...(yield* pathAnswers(subject)));
    if (answers.some(({ ended, bugs }) => ended && bugs.length === 0)) break;
  }
  return answers;
}
