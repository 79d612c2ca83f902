// What a program keeps of cells while it runs: maps and sets of cells, the open list, and the board that it reads.

import { Entries } from "./entries.js";

/**
 * @import { Entry, Open } from "./entries.js"
 * @import { Coord, Ground } from "./execute.js"
 */

/** Why a program was ended. */
export class Failed extends Error {
  /** @param {"failed" | "endless" | "stopped"} how */
  constructor(how) {
    super(how);
    this.how = how;
  }
}

/** Each is thrown again and again: making one takes longer than a short search. */
export const [FAILED, ENDLESS, STOPPED] = /** @type {const} */ (["failed", "endless", "stopped"]).map(
  (how) => new Failed(how),
);

/** A map of cells. As a set it leads to anything. */
class CellMap {
  size = 0;
  #values;
  /** What is of another time was never put in. */
  #times;
  #time = 1;

  /** @param {number} size */
  constructor(size) {
    this.#values = new Float64Array(size);
    this.#times = new Uint32Array(size);
  }

  clear() {
    this.#time++;
    this.size = 0;
  }

  /** @param {number} cell */
  has(cell) {
    return this.#times[cell] === this.#time;
  }

  /** @param {number} cell */
  get(cell) {
    // What is not there is an error in most languages.
    if (this.#times[cell] !== this.#time) throw FAILED;
    return this.#values[cell];
  }

  /** @param {number} cell @param {number} value */
  set(cell, value) {
    if (this.#times[cell] !== this.#time) this.size++;
    this.#times[cell] = this.#time;
    this.#values[cell] = value;
  }

  /** @param {number} cell */
  delete(cell) {
    if (this.#times[cell] === this.#time) this.size--;
    this.#times[cell] = 0;
  }
}

/** The maps of a program, which the next one on the same board can have: making them takes longer than a short search. */
export class Maps {
  /** @type {CellMap[]} */
  #made = [];
  #used = 0;
  #size;

  /** @param {{ width: number, height: number }} board */
  constructor({ width, height }) {
    this.#size = (width + 2) * (height + 2);
  }

  /** From now on all of them are free again. */
  reuse() {
    this.#used = 0;
  }

  /** An empty one. */
  next() {
    const map = this.#made[this.#used] ?? new CellMap(this.#size);
    this.#made[this.#used++] = map;
    map.clear();
    return map;
  }
}

/** A cell is one number, and there is a rim of cells around the board, which a program that is wrong may come to. */
export class Memory {
  /** The entries of a heap that is part of the program. @type {Entry[]} */
  heap = [];
  /** @type {Open} */
  open = new Entries(true);
  #board;
  #stride;
  #maps;

  /** @param {Ground} board @param {Maps} maps */
  constructor(board, maps) {
    this.#maps = maps;
    maps.reuse();
    this.#board = board;
    this.#stride = board.width + 2;
  }

  /** How many cells there are, with the rim. */
  get size() {
    return this.#stride * (this.#board.height + 2);
  }

  map() {
    return this.#maps.next();
  }

  /** @param {number} x @param {number} y */
  cellAt(x, y) {
    return (y + 1) * this.#stride + x + 1;
  }

  /** @param {number} cell @returns {Coord} */
  coordOf(cell) {
    return [(cell % this.#stride) - 1, Math.floor(cell / this.#stride) - 1];
  }

  /** What is in a cell. Outside of the board there is nothing to read. @param {number} x @param {number} y */
  byteAt(x, y) {
    const { width, height, cells } = this.#board;
    if (x < 0 || y < 0 || x >= width || y >= height) throw FAILED;
    return cells[y * width + x];
  }
}
