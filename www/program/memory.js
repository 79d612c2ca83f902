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

/** A map of cells. As a set it leads to anything. */
class CellMap {
  size = 0;
  #values;
  #has;

  /** @param {number} size */
  constructor(size) {
    this.#values = new Float64Array(size);
    this.#has = new Uint8Array(size);
  }

  /** @param {number} cell */
  has(cell) {
    return this.#has[cell] === 1;
  }

  /** @param {number} cell */
  get(cell) {
    // What is not there is an error in most languages.
    if (this.#has[cell] !== 1) throw new Failed("failed");
    return this.#values[cell];
  }

  /** @param {number} cell @param {number} value */
  set(cell, value) {
    this.size += 1 - this.#has[cell];
    this.#has[cell] = 1;
    this.#values[cell] = value;
  }

  /** @param {number} cell */
  delete(cell) {
    this.size -= this.#has[cell];
    this.#has[cell] = 0;
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

  /** @param {Ground} board */
  constructor(board) {
    this.#board = board;
    this.#stride = board.width + 2;
  }

  map() {
    return new CellMap(this.#stride * (this.#board.height + 2));
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
    if (x < 0 || y < 0 || x >= width || y >= height) throw new Failed("failed");
    return cells[y * width + x];
  }
}
