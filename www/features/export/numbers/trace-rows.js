// What a search did, as rows of a table: one for each expansion, or one for each thing that happened to a cell. The
// solver is stepped while they are read, so that no more than the engine's own record is in memory. Headless.

import { DIRECTIONS } from "../../../core/board/directions.js";
import { hasFarParents, hasTwoSides } from "../../../rules/algorithms.js";
import { coordOf, indexOf } from "../../../rules/cells.js";

/** @import { Solver } from "../../../engine.js" */

/** @typedef {string | number | undefined} Value */
/** @typedef {Value[]} Row */

/**
 * The columns of a trace, in groups that are chosen together. `step`, `x` and `y` are always there, `side` where two
 * sides search.
 */
export const GROUPS = /** @type {const} */ ({
  numbers: ["g", "h", "f"],
  parent: ["parentX", "parentY"],
  changes: ["opened", "improved", "reopened", "openSize"],
  work: ["comparisons", "moves"],
});

/** @typedef {keyof typeof GROUPS} Group */

/** @type {Group[]} */
export const EVERY_GROUP = ["numbers", "parent", "changes", "work"];

/** The columns of the events. */
export const EVENT_COLUMNS = ["step", "event", "x", "y", "g", "h", "f", "parentX", "parentY"];

/** @param {Solver} solver @param {readonly Group[]} groups */
export function columnsOf(solver, groups) {
  const side = hasTwoSides(solver.options) ? ["side"] : [];
  return [
    "step",
    "x",
    "y",
    ...EVERY_GROUP.filter((group) => groups.includes(group)).flatMap((group) => GROUPS[group]),
    ...side,
  ];
}

/**
 * A row for each expansion, in the order of `columnsOf`.
 * @param {Solver} solver One that nobody else uses; it is stepped to the end of the search.
 * @param {readonly Group[]} groups
 * @returns {Generator<Row>}
 * @throws an error of the engine
 */
export function* traceRows(solver, groups) {
  const isTwoSided = hasTwoSides(solver.options);
  const isCounted = groups.includes("changes") || groups.includes("work");
  solver.reset();
  solver.step(0);
  let before = isCounted ? solver.stats : undefined;
  for (let step = 1; goOn(solver, step); step++) {
    const cell = /** @type {number} */ (solver.current);
    const [x, y] = coordOf(solver, cell);
    /** @type {Row} */
    const row = [step, x, y];
    const [g, h, f, towards] = solver.numbersIn(x, y, 1, 1);
    if (groups.includes("numbers")) row.push(g, h, f);
    if (groups.includes("parent")) row.push(...parentOf(solver, x, y, towards));
    if (before) {
      const now = solver.stats;
      // The start is opened before the first expansion, the goal as well where two sides search.
      if (groups.includes("changes")) {
        row.push(now.generated - before.generated, now.improved - before.improved, now.reopened - before.reopened);
        row.push(now.openSize);
      }
      if (groups.includes("work")) row.push(now.comparisons - before.comparisons, now.moves - before.moves);
      before = now;
    }
    if (isTwoSided) row.push(sideName(solver));
    yield row;
  }
}

/** Goes to a step. @param {Solver} solver @param {number} step @returns {boolean} Whether there is one. */
function goOn(solver, step) {
  solver.step(1);
  return solver.position === step;
}

/** @param {Solver} solver */
const sideName = (solver) => (solver.side === 1 ? "goal" : "start");

/**
 * The parent of a cell that was reached.
 * @param {Solver} solver
 * @param {number} x
 * @param {number} y
 * @param {number} towards The direction towards it, as the engine has it; not a number for the first cell.
 * @returns {[Value, Value]}
 */
function parentOf(solver, x, y, towards) {
  if (Number.isNaN(towards)) return [undefined, undefined];
  if (!hasFarParents(solver.options)) return [x + DIRECTIONS[towards][0], y + DIRECTIONS[towards][1]];
  const [parentX, parentY] = solver.node(x, y).parent ?? [];
  return [parentX, parentY];
}

/**
 * Something that happened to a cell. `opened` at step 0 are the cells that the search begins with.
 * @typedef {object} Event
 * @property {number} step
 * @property {"opened" | "improved" | "reopened" | "taken"} event
 * @property {number} x
 * @property {number} y
 * @property {number} g
 * @property {number} [h] Not known of a cell that the other side has reached too.
 * @property {number} [f]
 * @property {[number, number]} [parent]
 * @property {"start" | "goal"} [side] Where two sides search.
 */

/**
 * @param {Solver} solver One that nobody else uses; it is stepped to the end of the search.
 * @returns {Generator<Event>}
 * @throws an error of the engine
 */
export function* traceEvents(solver) {
  const isTwoSided = hasTwoSides(solver.options);
  solver.reset();
  solver.step(0);
  yield* first(solver, isTwoSided);
  for (let step = 1; goOn(solver, step); step++) {
    const cell = /** @type {number} */ (solver.current);
    const [x, y] = coordOf(solver, cell);
    const [g, h, f, towards] = solver.numbersIn(x, y, 1, 1);
    const [parentX, parentY] = parentOf(solver, x, y, towards);
    const parent = /** @type {Event["parent"]} */ (parentX === undefined ? undefined : [parentX, parentY]);
    const side = isTwoSided ? sideName(solver) : undefined;
    yield { step, event: "taken", x, y, g, h, f, parent, side };
    for (const look of solver.looks()) {
      const { became } = look;
      if (became !== "opened" && became !== "improved" && became !== "reopened") continue;
      const [toX, toY] = look.cell;
      const numbers = numbersOf(solver, toX, toY, isTwoSided);
      yield { step, event: became, x: toX, y: toY, ...numbers, g: Number(look.g), parent: [x, y], side };
    }
  }
}

/** The cells that are open before the first expansion. @param {Solver} solver @param {boolean} isTwoSided @returns {Generator<Event>} */
function* first(solver, isTwoSided) {
  const ends = isTwoSided ? /** @type {const} */ (["start", "goal"]) : /** @type {const} */ (["start"]);
  for (const end of ends) {
    const [x, y] = solver[end];
    const { h, f } = numbersOf(solver, x, y, isTwoSided);
    yield { step: 0, event: "opened", x, y, g: 0, h, f, side: isTwoSided ? end : undefined };
  }
}

/**
 * h and f of a cell for the side that has just reached it.
 * @param {Solver} solver
 * @param {number} x
 * @param {number} y
 * @param {boolean} isTwoSided
 * @returns {{ h?: number, f?: number }}
 */
function numbersOf(solver, x, y, isTwoSided) {
  // Where both sides know a cell, the engine tells the numbers of one of them.
  const sides = isTwoSided ? solver.sideStates()[indexOf(solver, [x, y])] : 0;
  if ((sides & 3) > 0 && sides >> 2 > 0) return {};
  const [, h, f] = solver.numbersIn(x, y, 1, 1);
  return { h, f };
}

/** @param {Event} event @returns {Row} In the order of `EVENT_COLUMNS`, and the side. */
export const eventRow = ({ step, event, x, y, g, h, f, parent, side }) => [
  ...[step, event, x, y, g, h, f, parent?.[0], parent?.[1]],
  ...(side ? [side] : []),
];

/** @param {Solver} solver */
export const eventColumnsOf = (solver) => [...EVENT_COLUMNS, ...(hasTwoSides(solver.options) ? ["side"] : [])];
