// Whether a reader's program answers a question: on boards from a seed that it has not seen, by what its paths cost, or by the cells
// that it expands, in their order. Headless, and without the engine.

import { USUAL } from "../../check/coordinate-frames.js";
import { readLog } from "../../check/read-log.js";
import { hasCode } from "../../core/engine/errors.js";
import { BREADTH_FIRST, DIJKSTRA } from "../../rules/algorithms.js";
import { unitsOf } from "../../rules/costs.js";
import { boardsToTry } from "../../running/boards-to-try.js";
import { strictest } from "../../running/judged.js";
import { tryOn } from "../../running/tried-on-boards.js";
import { gradePasted } from "./pasted.js";

/**
 * @import { Frame } from "../../check/coordinate-frames.js"
 * @import { Options } from "../../engine.js"
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Outcome, Try, Wrong } from "../../running/judged.js"
 * @import { Place } from "../../running/run-log.js"
 * @import { Judging, Trial, TriedOn } from "../../running/tried-on-boards.js"
 * @import { Ground } from "./plain-ground.js"
 */

/** The column before the row, or after it. @type {Frame[]} */
const FRAMES = [USUAL, { ...USUAL, swapped: true }];
/** One board in so many is made of ways that wind: there most mistakes show. */
const WINDING = 2;

/**
 * What is asked of it.
 * @typedef {object} Aim
 * @property {"order" | "cost"} grade
 * @property {Options} options By which it is graded.
 * @property {number} boards On how many boards.
 * @property {number} seed
 * @property {boolean} isPriced Whether cells have penalties.
 * @property {Ground[]} [also] Boards that are among them, before those from the seed.
 * @property {(ground: Ground) => ArrayLike<number>} orderOn The cells that the search by these options takes, as indexes.
 */

/**
 * @param {Aim} aim
 * @param {() => number} now The time in milliseconds.
 * @returns {Generator<Trial, TriedOn, Outcome>}
 */
export function trialsOf(aim, now) {
  const { grade, options, boards: count, also = [] } = aim;
  const boards = [...also, ...boardsFrom({ ...aim, boards: count - also.length })];
  return tryOn(
    boards,
    now,
    grade === "cost" ? (tries) => strictest(tries, movingBy(options)) : (tries) => inTurn(aim, tries),
  );
}

/** The boards on which a program is tried, by a seed. @param {Pick<Aim, "boards" | "seed" | "isPriced">} by @returns {Ground[]} */
export function boardsFrom({ boards: count, seed, isPriced: mayCost }) {
  // Small seeds that follow each other would begin alike.
  return [...boardsToTry({ seed: Math.imul(seed + 1, 0x9e3779b1), count, mayCost, winding: WINDING })];
}

/** Which moves there are by the options, and what they cost. @param {Options} options @returns {Moving} */
export function movingBy(options) {
  const { straight, diagonal, penalty, scale } = unitsOf(options);
  return {
    diagonal: options.diagonal,
    straight: straight / scale,
    slanted: diagonal / scale,
    penalty: options.penalties ? penalty / scale : 0,
  };
}

/**
 * Whether each cell is expanded in its turn. Its cells are read everywhere where and how they are read on most boards, because a few
 * numbers may look like other cells. On a few it may also be that nothing can be seen: that counts only where it is so on most boards.
 * @param {Aim} aim
 * @param {Try[]} tries
 * @returns {Judging & { frame: Frame }}
 */
function inTurn(aim, tries) {
  const place = usualOf(tries.flatMap(({ outcome }) => outcome.place ?? []));
  /** @param {Try} tried */
  const logOf = ({ outcome: { log = "", logAs } }) => (place && logAs ? logAs(place) : log);
  /** @param {Try} tried @param {Frame} frame @returns {Wrong["fails"] | undefined} */
  function failing(tried, frame) {
    if (tried.outcome.isEndless) return "endless";
    if (tried.outcome.failure) return "error";
    const graded = gradedOn(tried.ground, logOf(tried), aim, [frame]);
    if (!graded || graded.lacks) return "unseen";
    return graded.right ? undefined : "order";
  }
  const all = FRAMES.map((frame) => tries.map((tried) => failing(tried, frame)));
  const [usual, swapped] = all.map((failings) => failings.filter(Boolean).length);
  const best = swapped < usual ? 1 : 0;
  const unseen = all[best].filter((fails) => fails === "unseen").length;
  const isUnseen = unseen > tries.length / 2;
  return {
    wrong(tried) {
      const fails = failing(tried, FRAMES[best]);
      return fails === undefined || (fails === "unseen" && !isUnseen) ? undefined : { fails };
    },
    pathOf: () => [],
    logOf,
    frame: FRAMES[best],
    unseen: isUnseen ? 0 : unseen,
  };
}

/** The one of some places that there is most often. @param {Place[]} places */
function usualOf(places) {
  const names = places.map(({ site, form }) => `${site} ${form}`);
  const count = (/** @type {number} */ place) => names.filter((name) => name === names[place]).length;
  return [...places.keys()].sort((a, b) => count(b) - count(a)).map((place) => places[place])[0];
}

/**
 * By what settings cells are expected in their turn. Neighbors may be looked at in any order, and cells that are as far by moves may
 * come in any.
 * @param {Options} options
 * @returns {Options}
 */
export const turnsBy = (options) =>
  options.algorithm === BREADTH_FIRST
    ? { ...options, algorithm: DIJKSTRA, costs: "10-10", penalties: false, tieBreak: "fifo" }
    : options;

/**
 * How what it expands on a board is graded; undefined if that cannot be read. A program that looks at the goal before it removes it
 * has expanded it all the same.
 * @param {Ground} ground
 * @param {string} log
 * @param {Pick<Aim, "options" | "orderOn">} aim
 * @param {Frame[]} [frames] How its coordinates may be meant: it has been given the start and the goal.
 */
export function gradedOn(ground, log, { options, orderOn }, frames = FRAMES) {
  try {
    return gradePasted(readLog(log), {
      ...{ board: ground, options: turnsBy(options), grade: "order", order: orderOn(ground) },
      ...{ frames, mayLackGoal: true },
    });
  } catch (error) {
    // There is nothing in it that could be read.
    if (hasCode(error)) return undefined;
    throw error;
  }
}
