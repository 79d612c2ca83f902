// What a program has while it runs, beside the variables of its routines: what it keeps of cells, its constants, and how long it
// may still take.

import { Entries, EntryList } from "./entries.js";
import { ENDLESS, Maps, Memory, STOPPED } from "./memory.js";
import { slotOf } from "./slots.js";

/**
 * @import { Open } from "./entries.js"
 * @import { Breaks, Ground, Taken, Tell, Watch } from "./execute.js"
 * @import { Program } from "./tree.js"
 */

/** @typedef {any[]} Frame The variables of a call, by their slots. */

export class Machine {
  /** @type {Taken[]} */
  steps = [];
  /** Those of the program, by their slots. @type {number[]} */
  constants = [];
  /** @type {Map<string, (args: any[], machine: Machine) => any>} */
  routines = new Map();
  /** What the routine that runs gives. @type {any} */
  given;
  /** @type {Watch | undefined} */
  watch;
  /** @type {Tell | undefined} */
  tell;
  /** @type {Breaks | undefined} */
  breaks;
  /** An open list of another kind than the program's. @type {Open | undefined} */
  open;
  #left;

  /** @param {Program} program @param {Ground} board @param {number} most @param {Maps} [maps] */
  constructor(program, board, most, maps = new Maps(board)) {
    this.memory = new Memory(board, maps);
    this.program = program;
    this.#left = most;
    const { memory } = this;
    /** @type {[name: string, value: number][]} */
    const ofBoard = [
      ["WIDTH", board.width],
      ["HEIGHT", board.height],
      ["START", memory.cellAt(...board.start)],
      ["GOAL", memory.cellAt(...board.goal)],
    ];
    for (const [name, value] of [...program.constants, ...ofBoard]) this.constants[slotOf(name)] = value;
  }

  /** @param {string} name @param {any[]} args */
  call(name, args) {
    return /** @type {(args: any[], machine: Machine) => any} */ (this.routines.get(name))(args, this);
  }

  /** Empties the open list, or makes it. */
  empty() {
    const { open } = this.program;
    this.memory.open = this.open ?? (open === "list" ? new EntryList() : new Entries(open === "queue"));
  }

  /** @param {Taken} taken */
  show(taken) {
    this.steps.push(taken);
    if (this.tell?.(taken)) throw STOPPED;
  }

  /** What a program may do too often: take a cell, look at a neighbor. */
  spend() {
    if (--this.#left < 0) throw ENDLESS;
  }
}
