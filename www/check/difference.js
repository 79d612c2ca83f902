// Where a log and the search that explains most of it part: which cell it took, which it could have taken, and the first
// number that is wrong.

import { isInLine } from "../rules/algorithms.js";
import { WALL } from "../rules/cells.js";
import { allowedNext, firstNext, prioritiesOf } from "./choice.js";
import { fromBoard, toBoard } from "./coordinate-frames.js";
import { Follower } from "./follow-log.js";
import { Reading } from "./logged-numbers.js";
import { nextPlayed } from "./played.js";
import { coordOf } from "./rimmed-board.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Order } from "./equals.js"
 * @import { LogStep } from "./logged-numbers.js"
 * @import { Coord, Field } from "./rimmed-board.js"
 * @import { Subject, Trial } from "./trying.js"
 * @import { PrintedWrong } from "./wrong-numbers.js"
 */

/** @typedef {{ g: number, h: number, f: number }} Costs */

/**
 * @typedef {object} Difference Costs are in the unit that the program counts in, if the log tells it, else in that of the
 *   model.
 * @property {number} step From 1.
 * @property {Coord} taken A cell of the board, or beyond it.
 * @property {Coord[]} allowed The cells that could have been taken; none if the search is over.
 * @property {"open" | "closed" | "untouched" | "wall" | "outside"} was What the cell taken was.
 * @property {Costs} [takenCosts] Of the cell taken, if it was open.
 * @property {Costs} [allowedCosts] Of the first cell that could have been taken.
 * @property {PrintedWrong} [wrongNumber] What is wrong, if the cell is not.
 */

/**
 * The first cell in which the path of a log and that of a search differ, counted as it was printed.
 * @param {Subject} subject
 * @param {number[]} way
 * @returns {Difference | undefined}
 */
export function differenceOfPaths(subject, way) {
  const { path = [], given } = subject;
  const at = path.findIndex((cell, i) => cell !== way[i]);
  if (at < 0) return undefined;
  const field = subject.field;
  const taken = coordOf(given.board, path[at]);
  const was = path[at] === 0 ? "outside" : field.cells[path[at]] === WALL ? "wall" : "untouched";
  return {
    step: at + 1 - subject.lead,
    taken,
    allowed: way[at] === undefined ? [] : [coordOf(given.board, way[at])],
    was,
  };
}

/**
 * Where a log and a search of the engine part.
 * @param {Subject} subject
 * @param {Options} options
 * @param {number} agrees
 * @returns {Difference}
 */
function differenceOfPlayed(subject, options, agrees) {
  const { given, trail, frame } = subject;
  const { x, y } = given.log.steps[agrees];
  const next = nextPlayed(given, options, agrees);
  const cell = trail.cells[agrees];
  const was = cell === 0 ? "outside" : subject.field.cells[cell] === WALL ? "wall" : "untouched";
  return { step: agrees + 1, taken: toBoard(frame, [x, y], given.board), allowed: next ? [next] : [], was };
}

/**
 * @param {Subject} subject
 * @param {{ trial?: Trial, order?: Order } & Candidate} answer
 * @returns {Difference | undefined}
 */
export function differenceOf(subject, { trial, order, agrees, ties, options }) {
  const { trail, given, frame, store } = subject;
  const said = given.log.steps[agrees];
  if (!said) return undefined;
  if (!trial || !order) return differenceOfPlayed(subject, options, agrees);
  const { rules, estimates } = trial;
  const orderOf = order;
  const field = subject.field;
  const follower = new Follower(field, rules, store, estimates);
  const reading = new Reading(trail.numbers, rules);
  for (let step = 0; step < agrees; step++) {
    const { g, h } = given.log.steps[step];
    if (step > 0 || trail.cells[0] !== field.start) {
      reading.agrees("g", g, follower.gOf(trail.cells[step]));
      if (g === undefined) reading.agrees("h", h, hOf(trial, order, trail.cells[step]));
    }
    follower.take(trail.cells[step]);
  }
  const cell = trail.cells[agrees];
  const costs = (/** @type {number} */ cell) => costsOf(follower, order, cell, (units) => reading.inTheirs(units));
  const one = ties === "exact" ? firstNext(follower, order, options) : undefined;
  const allowed = one === undefined ? allowedNext(follower, rules, order, options.tieBreak) : [one];
  const wrongNumber = allowed.includes(cell) ? wrongIn(said, cell) : undefined;
  return {
    step: agrees + 1,
    taken: toBoard(frame, [said.x, said.y], given.board),
    allowed: allowed.map((cell) => coordOf(field, cell)),
    was: stateIn(field, follower, cell),
    ...(follower.has(cell) && { takenCosts: costs(cell) }),
    ...(allowed[0] !== undefined && { allowedCosts: costs(allowed[0]) }),
    ...(wrongNumber && { wrongNumber }),
  };

  /** @param {LogStep} line @param {number} cell @returns {Difference["wrongNumber"]} */
  function wrongIn(line, cell) {
    const right = unitsOf(follower, orderOf, cell);
    const names = /** @type {const} */ (["g", "h", "f"]);
    const name = names.find((name) => !reading.agrees(name, line[name], right[name]));
    if (!name) return undefined;
    const by = follower.parentOf(cell);
    const before = by === field.start ? 0 : given.log.steps[trail.cells.lastIndexOf(by, agrees - 1)]?.g;
    return {
      step: agrees + 1,
      cell: [line.x, line.y],
      name,
      said: /** @type {number} */ (line[name]),
      right: reading.inTheirs(right[name]),
      // A g that was not printed is not told as if it had been.
      ...(name === "g" && by !== cell && before !== undefined && { from: nearOf(by, before) }),
      ...(name === "g" && { cost: reading.inTheirs(right.g - follower.gOf(by)) }),
    };

    /** @param {number} by @param {number} g */
    function nearOf(by, g) {
      const isDiagonal = field.offsets.indexOf(cell - by) % 2 === 1;
      return { cell: fromBoard(frame, coordOf(field, by), given.board), g, isDiagonal };
    }
  }
}

/** @param {Trial} trial @param {Order} order @param {number} cell */
const hOf = ({ estimates }, { estimate }, cell) => estimates[estimate]?.of(cell) ?? 0;

/** @param {Field} field @param {Follower} follower @param {number} cell @returns {Difference["was"]} */
function stateIn({ cells }, follower, cell) {
  if (cell === 0) return "outside";
  if (cells[cell] === WALL) return "wall";
  return /** @type {const} */ (["untouched", "open", "closed"])[follower.stateOf(cell)];
}

/** @param {Follower} follower @param {Order} order @param {number} cell @returns {Costs} In units. */
function unitsOf(follower, order, cell) {
  const slot = follower.slotOf(cell);
  const h = follower.columns[order.estimate]?.[slot] ?? 0;
  const g = follower.gOf(cell);
  const f = isInLine(order) ? g : prioritiesOf(follower, order)(slot);
  return { g, h, f };
}

/** @param {Follower} follower @param {Order} order @param {number} cell @param {(units: number) => number} inTheirs @returns {Costs} */
function costsOf(follower, order, cell, inTheirs) {
  const { g, h, f } = unitsOf(follower, order, cell);
  return { g: inTheirs(g), h: inTheirs(h), f: inTheirs(f) };
}
