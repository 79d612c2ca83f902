// A program that is written as a tree, run so that it goes where a log goes, as far as it can.

import { execute } from "../program/execute.js";
import { Reading } from "./logged-numbers.js";
import { LoggedOpen } from "./logged-open.js";
import { cellAt } from "./rimmed-board.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Taken } from "../program/execute.js"
 * @import { Maps } from "../program/memory.js"
 * @import { Plan } from "../program/plan.js"
 * @import { Program } from "../program/tree.js"
 * @import { LogStep } from "./logged-numbers.js"
 * @import { Rules } from "./moving.js"
 * @import { Coord } from "./rimmed-board.js"
 * @import { Subject } from "./trying.js"
 */

/**
 * @typedef {object} Following
 * @property {number} agrees How many steps of the log the program does.
 * @property {boolean} ended Whether the program ends where the log does.
 * @property {boolean} omitsStart Whether the log leaves out the start.
 * @property {boolean} omitsGoal Whether it leaves out the goal.
 * @property {Coord[]} [path] The program's, if it has ended.
 * @property {number} bits What the log chooses among equals.
 * @property {number} late The same from a step on.
 * @property {number} near What it chooses there among those that are nearly as good.
 * @property {number} work
 */

/** How many rounds of loops a program may take for each line of a log, and at least. */
const [EACH, LEAST] = [40, 2000];

/** How many it may take in all. @param {Subject} subject */
export const roundsFor = ({ trail }) => LEAST + EACH * trail.cells.length;

/**
 * @param {Program} program
 * @param {Plan} plan What it was made from.
 * @param {Options} options The same.
 * @param {Subject} subject
 * @param {object} how
 * @param {Maps} how.maps
 * @param {number} how.most How many rounds of loops it may take.
 * @param {import("../program/execute.js").Breaks} [how.breaks]
 * @param {number} [how.from] From which step on near choices are counted.
 * @returns {Following}
 */
export function followed(program, plan, options, subject, { maps, most, from, breaks }) {
  const { given, trail } = subject;
  const { board, start, goal, log } = given;
  const { cells, numbers } = trail;
  const [first, last] = [cellAt(board, start), cellAt(board, goal)];
  const reading = numbers.any
    ? new Reading(numbers, /** @type {Rules} */ (/** @type {unknown} */ (options)))
    : undefined;
  const open = new LoggedOpen({
    isList: program.open === "list",
    last,
    // With four neighbors f grows by two moves, if it grows.
    ...(from !== undefined && { reach: (plan.isStraight ? 2 : 1) * plan.straight }),
  });
  let [agrees, near, bits] = [0, 0, 0];
  let [omitsStart, omitsGoal, isOver] = [false, false, false];
  open.wanted = cells[0] ?? -1;
  /** @param {Taken} taken */
  function tell(taken) {
    const cell = cellAt(board, taken.cell);
    if (agrees === 0 && cell === first && cells[0] !== first && !omitsStart) {
      omitsStart = true;
      return false;
    }
    if (agrees === cells.length) {
      omitsGoal = cell === last;
      isOver = !omitsGoal;
      return isOver;
    }
    if (cell !== cells[agrees] || (reading && !agreesIn(reading, plan, log.steps[agrees], taken, open.left?.keys[0]))) {
      isOver = true;
      return true;
    }
    if (agrees < (from ?? 0)) [near, bits] = [open.near, open.bits];
    agrees++;
    open.wanted = cells[agrees] ?? -1;
    return false;
  }
  const isInLine = program.open === "queue";
  const done = execute(program, { ...board, start, goal }, { most, maps, tell, breaks, ...(!isInLine && { open }) });
  const ended = agrees === cells.length && !isOver && (done.ended === "returned" || done.ended === "failed");
  return {
    agrees,
    ended,
    omitsStart,
    omitsGoal: omitsGoal && ended,
    ...(ended && done.path && { path: done.path }),
    bits: open.bits,
    near: open.near - near,
    late: open.bits - bits,
    work: open.work + agrees,
  };
}

/**
 * Whether the numbers of a line are those of the program: worked out when the cell is taken, or when it was put into the list.
 * @param {Reading} reading
 * @param {Plan} plan
 * @param {LogStep} line
 * @param {Taken} taken
 * @param {number | undefined} key What the open list is sorted by.
 */
function agreesIn(reading, { by, isRoot, straight, weight }, { g, h, f }, taken, key) {
  const unit = isRoot ? straight : 1;
  const units = { g: taken.g * unit, h: taken.h * unit, f: taken.f * unit };
  if (!reading.agrees("g", g, units.g)) return false;
  const kept = by === "f" && weight === "" && key !== undefined ? { h: key - units.g, f: key } : units;
  const isIn = (/** @type {"h" | "f"} */ name, /** @type {number | undefined} */ said) =>
    // The start often has neither yet.
    (said === 0 && taken.g === 0) || reading.agrees(name, said, units[name]) || reading.agrees(name, said, kept[name]);
  return isIn("h", h) && (by === "order" || isIn("f", f));
}
