// Whether what a program did on boards is right. Nobody says which moves it means and what they cost: it is judged by those with
// which it is always right, if there are such, so that no right program is told otherwise. Headless.

import { fromTheStart, withBothEnds } from "../check/coordinate-frames.js";
import { compareSums } from "../rules/costs.js";
import { ways } from "./cheapest.js";
import { isInLine } from "./seen-cells.js";

/**
 * @import { Ground } from "../program/execute.js"
 * @import { Coord } from "../rules/cells.js"
 * @import { Moving } from "./cheapest.js"
 * @import { Place } from "./run-log.js"
 */

/**
 * What came of a run: the path as the program writes cells, whether it returned something that cannot be read as one, and why it did
 * not come to its end, if it did not.
 * @typedef {object} Outcome
 * @property {Coord[]} [path]
 * @property {boolean} [isUnread]
 * @property {boolean} [isNothing] Whether it returned or printed that there is none.
 * @property {string} [form] Where in the returned values the coordinates of the path were found, if that was a question.
 * @property {(form: string) => Coord[] | undefined} [as] The path, if they are there.
 * @property {string} [log] What it expanded, where that was watched.
 * @property {Place} [place] Where and how that was read.
 * @property {(place: Place) => string} [logAs] The same, if it is to be read there.
 * @property {{ message: string, line?: number }} [failure]
 * @property {boolean} [isEndless]
 *
 * How it is wrong: its path is dearer than it need be, has a move that there is not, is not one from the start to the goal, or is
 * where there is none; it returns none where there is one, or what is no path; it does not expand the cells in the order asked for, or
 * none that can be seen; it fails; or it does not end.
 * @typedef {"dearer" | "forbidden" | "astray" | "phantom" | "none" | "unread" | "order" | "unseen" | "error" | "endless"} Failing
 * @typedef {{ fails: Failing, cost?: number, optimum?: number }} Wrong
 *
 * How its paths are meant: by which moves, where in its values the coordinates are, whether the row comes before the column, whether
 * they leave out their ends, and whether they leave out the cells between their corners.
 * @typedef {{ moving: Moving, form?: string, isSwapped: boolean, isWithoutEnds: boolean, isOfCorners: boolean }} Reading
 *
 * @typedef {{ ground: Ground, outcome: Outcome }} Try
 * @typedef {Pick<Reading, "isSwapped" | "isOfCorners"> & Partial<Reading>} Form
 */

const RULES = /** @type {const} */ (["never", "no-corner-cutting", "at-most-one-obstacle", "always"]);
/** What a straight and a diagonal move cost in programs. @type {[number, number][]} */
const COSTS = [
  [1, Math.SQRT2],
  [10, 14],
  [1, 1],
];
const RARE_COSTS = /** @type {typeof COSTS} */ ([
  [1, 1.5],
  [1, 2],
]);

/** Judges what a program does by one reading. */
export class Judge {
  /** @param {Reading} reading @param {boolean} tellsPaths Whether its paths can be read at all. */
  constructor(reading, tellsPaths) {
    this.reading = reading;
    this.tellsPaths = tellsPaths;
  }

  /** How it is wrong; undefined if it is not. @param {Try} tried @returns {Wrong | undefined} */
  wrong({ ground, outcome }) {
    if (outcome.isEndless) return { fails: "endless" };
    if (outcome.failure) return { fails: "error" };
    if (!this.tellsPaths || outcome.isUnread) return undefined;
    const { moving, form, isWithoutEnds } = this.reading;
    const written = writtenIn(outcome, form);
    const { cheapest, costOf } = ways(ground, moving);
    if (cheapest === undefined) return written && { fails: "phantom" };
    // Without its ends nothing is left of a way of one move.
    const isShort = isWithoutEnds && costOf([ground.start, ground.goal]) !== undefined;
    if (!written) return isShort ? undefined : { fails: "none", optimum: cheapest };
    const own = onBoard(written, ground, this.reading);
    const cost = costOf(this.pathOf({ ground, outcome }));
    if (cost === undefined) return { fails: leads(own, ground) ? "forbidden" : "astray", optimum: cheapest };
    return compareSums(cost, cheapest) > 0 ? { fails: "dearer", cost, optimum: cheapest } : undefined;
  }

  /** The path as cells of the board, from the start to the goal; empty if there is none. @param {Try} tried @returns {Coord[]} */
  pathOf({ ground, outcome }) {
    const { form, isWithoutEnds } = this.reading;
    const own = onBoard(writtenIn(outcome, form) ?? [], ground, this.reading);
    return isWithoutEnds ? withBothEnds(own, ground.start, ground.goal).path : own;
  }
}

/**
 * The fairest judge of a program: with whom nothing is wrong, or else who reads it as is known, or with whom least is wrong.
 * @param {Try[]} tries
 * @param {Moving} [known] Which moves it means, as far as that is known.
 * @returns {Judge}
 */
export function fairest(tries, known) {
  const { paths, form } = writtenBy(tries);
  const judges = [...(known ? [known] : []), ...movingsOf(paths, form)].map(
    (moving) => new Judge({ moving, ...form }, paths.length > 0),
  );
  const counts = judges.map((judge) => tries.filter((tried) => judge.wrong(tried)).length);
  const right = counts.indexOf(0);
  if (right >= 0) return judges[right];
  if (known) return judges[0];
  const usual = counts.filter(
    (_, i) => !RARE_COSTS.some(([, slanted]) => slanted === judges[i].reading.moving.slanted),
  );
  return judges[counts.indexOf(Math.min(...usual))];
}

/**
 * What returns its paths in whatever form is judged by moves that it was told of: whoever returns nothing that could be read has not
 * done what was asked.
 * @param {Try[]} tries
 * @param {Moving} moving
 */
export function strictest(tries, moving) {
  const judge = new Judge({ moving, ...writtenBy(tries).form }, true);
  return {
    /** @param {Try} tried @returns {Wrong | undefined} */
    wrong(tried) {
      const wrong = tried.outcome.isUnread ? { fails: /** @type {const} */ ("unread") } : judge.wrong(tried);
      return wrong?.fails === "none" && !tried.outcome.isNothing ? { ...wrong, fails: "unread" } : wrong;
    },
    pathOf: judge.pathOf.bind(judge),
  };
}

/** The paths that a program returned, and in which form it writes them. @param {Try[]} tries */
function writtenBy(tries) {
  const written = tries.filter(({ outcome }) => outcome.path);
  const place = usualOf(written.flatMap(({ outcome }) => outcome.form ?? []));
  const paths = written.map((tried) => {
    const path = writtenIn(tried.outcome, place);
    return path ? { ...tried, outcome: { ...tried.outcome, path } } : tried;
  });
  return { paths, form: { ...formOf(paths), ...(place !== undefined && { form: place }) } };
}

/**
 * The moves that its paths may mean. Who makes no diagonal move on any board has none, and then it does not matter what they cost.
 * @param {Try[]} paths
 * @param {Form} form
 * @returns {Moving[]}
 */
function movingsOf(paths, form) {
  const isSlanted = paths.some(({ ground, outcome }) =>
    onBoard(outcome.path ?? [], ground, form).some(
      ([x, y], i, path) => i > 0 && x !== path[i - 1][0] && y !== path[i - 1][1],
    ),
  );
  const [never, ...slanted] = RULES;
  if (!isSlanted) return [{ diagonal: never, straight: 1, slanted: Math.SQRT2 }];
  return [...COSTS, ...RARE_COSTS].flatMap(([straight, cost]) =>
    slanted.map((diagonal) => ({ diagonal, straight, slanted: cost })),
  );
}

/** Which of some names there is most often. @param {string[]} names */
function usualOf(names) {
  const count = (/** @type {string} */ name) => names.filter((other) => other === name).length;
  return [...new Set(names)].sort((a, b) => count(b) - count(a))[0];
}

/** A path with its coordinates where they usually are. @param {Outcome} outcome @param {string} [form] */
const writtenIn = ({ path, form: own, as }, form) =>
  path && form !== undefined && own !== undefined && own !== form ? as?.(form) : path;

/** How it writes paths: as most of those that lead from the start to the goal are written. @param {Try[]} paths @returns {Omit<Reading, "moving">} */
function formOf(paths) {
  const usual = { isSwapped: false, isOfCorners: paths.filter(hasGaps).length > paths.length / 2 };
  const turned = { ...usual, isSwapped: true };
  const isSwapped = leading(paths, turned, true) > leading(paths, usual, true);
  const form = isSwapped ? turned : usual;
  return { ...form, isWithoutEnds: 2 * leading(paths, form, false) < leading(paths, form, true) };
}

/** Whether cells that follow each other in a path are not beside each other. @param {Try} tried */
const hasGaps = ({ outcome: { path = [] } }) =>
  path.some(([x, y], i) => i > 0 && Math.max(Math.abs(x - path[i - 1][0]), Math.abs(y - path[i - 1][1])) > 1);

/** How many paths lead from the start to the goal. @param {Try[]} tries @param {Form} form @param {boolean} mayLack Whether they may leave out their ends. */
function leading(tries, form, mayLack) {
  const isLeading = (/** @type {Try} */ { ground, outcome }) => {
    const own = onBoard(outcome.path ?? [], ground, form);
    return leads(mayLack ? withBothEnds(own, ground.start, ground.goal).path : own, ground);
  };
  return tries.filter(isLeading).length;
}

/** Whether a path begins at the start and ends at the goal. @param {Coord[]} path @param {Ground} ground */
const leads = (path, { start, goal }) =>
  String(path[0]) === String(start) && String(path[path.length - 1]) === String(goal);

/** A path as cells of the board, from the start to the goal. @param {Coord[]} written @param {Ground} ground @param {Form} form @returns {Coord[]} */
function onBoard(written, { start, goal }, { isSwapped, isOfCorners }) {
  const path = written.map(([a, b]) => /** @type {Coord} */ (isSwapped ? [b, a] : [a, b]));
  const way = fromTheStart(path, start, goal);
  return isOfCorners ? way.flatMap((cell, i) => (i === 0 ? [cell] : lineTo(way[i - 1], cell))) : way;
}

/** The cells from one to another that is in a line with it, without the first; only the last, if it is in none. @param {Coord} from @param {Coord} to @returns {Coord[]} */
function lineTo([x, y], [toX, toY]) {
  const [dx, dy] = [toX - x, toY - y];
  if (!isInLine(dx, dy)) return [[toX, toY]];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length }, (_, i) => [x + Math.sign(dx) * (i + 1), y + Math.sign(dy) * (i + 1)]);
}
