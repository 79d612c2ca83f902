// Runs a program that is written as a tree, on a board. It may have been changed into one that is wrong, so it may fail or never
// end. Headless.

import { Machine } from "./machine.js";
import { Failed } from "./memory.js";
import { slotOf } from "./slots.js";
import { block } from "./statements.js";

/**
 * @import { Open } from "./entries.js"
 * @import { Maps } from "./memory.js"
 * @import { LineId, Program, Routine } from "./tree.js"
 */

/** @typedef {[x: number, y: number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */
/** What a program prints of a cell that it takes. Costs are in the unit that it prints them in. @typedef {{ cell: Coord, g: number, h: number, f: number }} Taken */

/**
 * @typedef {object} Done
 * @property {Taken[]} steps
 * @property {Coord[]} [path]
 * @property {"returned" | "failed" | "endless" | "stopped"} ended It returned, with or without a path; it looked outside of the
 *   board; it took too long; or whoever watched it had seen enough.
 */

/** Called with each cell that is told. If it gives true, the program is stopped there. @typedef {(taken: Taken) => boolean} Tell */

/**
 * The value of a variable where a program is, or what a map has for the cell in a variable; cells as pairs. Undefined if there
 * is none.
 * @typedef {(name: string, key?: string) => number | Coord | undefined} Read
 */

/** Called before each line that has an id. If it gives true, the program is stopped there. @typedef {(id: LineId, read: Read) => boolean | undefined} Watch */

/** Called where the loop over the moves is left before its end, with the place of the move. @typedef {(place: number) => void} Breaks */

/** How many rounds of loops a search may take for each cell of the board, sixteen expansions, and at least. */
const MOST = 150;
const LEAST = 20_000;

/**
 * @param {Program} program
 * @param {Ground} board
 * @param {object} [how]
 * @param {number} [how.most] How many rounds of loops it may take.
 * @param {Watch} [how.watch]
 * @param {Tell} [how.tell]
 * @param {Breaks} [how.breaks]
 * @param {Open} [how.open] An open list of another kind.
 * @param {Maps} [how.maps] Those of a program that has ended.
 * @returns {Done}
 */
export function execute(program, board, how = {}) {
  const { most = Math.max(LEAST, MOST * board.cells.length), watch, tell, breaks, open, maps } = how;
  const machine = new Machine(program, board, most, maps);
  Object.assign(machine, { watch, tell, breaks, open });
  for (const routine of [...program.routines, ...(program.heap?.routines ?? [])]) {
    machine.routines.set(routine.name, calling(routine));
  }
  try {
    const { start, goal } = board;
    const found = machine.call("search", [machine.memory.cellAt(...start), machine.memory.cellAt(...goal)]);
    const path = found?.map((/** @type {number} */ cell) => machine.memory.coordOf(cell));
    return { steps: machine.steps, ...(path && { path }), ended: "returned" };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { steps: machine.steps, ended: error.how };
  }
}

/** @type {WeakMap<Routine, (args: any[], machine: Machine) => any>} */
const known = new WeakMap();

/** What calls a routine. @param {Routine} routine */
function calling(routine) {
  const call = known.get(routine) ?? called(routine);
  known.set(routine, call);
  return call;
}

/** @param {Routine} routine @returns {(args: any[], machine: Machine) => any} */
function called({ takes, body }) {
  const [slots, step] = [takes.map(([name]) => slotOf(name)), block(body)];
  return (args, machine) => {
    /** @type {import("./machine.js").Frame} */
    const frame = [];
    for (let i = 0; i < slots.length; i++) frame[slots[i]] = args[i];
    machine.given = undefined;
    step(frame, machine);
    return machine.given;
  };
}
