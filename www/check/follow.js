// A plain search that goes where a log says: which cell is taken next is told from outside, and what follows from that
// is worked out as the rules say, those of the engine or those of a program with a bug. It holds no order among its open
// cells: whoever follows with it compares them.

import { UNITS } from "../quiz/moves.js";
import { stepsFrom } from "./field.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("./field.js").Field} Field */

/**
 * What becomes of the cells that an expansion looks at.
 * @typedef {object} Rules
 * @property {Options["diagonal"]} diagonal
 * @property {Options["costs"]} costs
 * @property {boolean} penalties
 * @property {"better" | "never" | "always"} open What an open cell takes over: a better g, none, or any.
 * @property {"skipped" | "better" | "anew"} closed A closed cell is skipped, opened again with a better g, or opened
 *   again with any.
 * @property {boolean} [flat] Whether diagonal moves cost as much as straight ones.
 * @property {"sum" | "move" | "parent-h" | "cell-h"} [g] What g is: the sum of the moves, the last move alone, or the
 *   sum with the h of each parent or of each cell.
 * @property {boolean} [stays] Whether the key of an open cell stays what it was when its g improves.
 * @property {"taken" | "closed" | "forgotten"} [start] The start is the first cell taken; or its neighbors are opened
 *   before that, and it is closed, or not even that.
 * @property {boolean} [again] Whether a better g puts a cell into the list once more, and both entries are taken, one
 *   after the other.
 */

const OPEN = 1;
const CLOSED = 2;

/** What is known of all cells: made once for a field, because filling it takes longer than a short search. */
export class Store {
  /** @param {number} size */
  constructor(size) {
    this.epoch = 0;
    this.epochs = new Int32Array(size);
    this.states = new Uint8Array(size);
    this.g = new Float64Array(size);
    this.parents = new Int32Array(size);
    this.slots = new Int32Array(size);
  }
}

export class Follower {
  /** The open cells, in no order, and beside each the g that its key has. @type {number[]} */
  cells = [];
  /** @type {number[]} */
  keys = [];
  /** At which step each was opened, and by a move in which direction; then the same of its last better g. @type {number[]} */
  bornAt = [];
  /** @type {number[]} */
  bornBy = [];
  /** @type {number[]} */
  pushedAt = [];
  /** @type {number[]} */
  pushedBy = [];
  /** For each estimate, h of each open cell. @type {number[][]} */
  columns;
  /** The cells that the last step opened or gave a better g, and the directions of the moves. @type {{ cell: number, direction: number, isNew: boolean }[]} */
  changes = [];
  /** How many cells were taken. */
  step = 0;
  isFound = false;
  /** Cells that were taken and have another entry, where there can be several. @type {Set<number>} */
  #left = new Set();
  /** The steps at which it first mattered that open cells are improved, and closed ones left alone; and at which the goal was opened. */
  firstImproved = Number.POSITIVE_INFINITY;
  firstBetterClosed = Number.POSITIVE_INFINITY;
  goalOpenedAt = Number.POSITIVE_INFINITY;

  #field;
  #rules;
  #store;
  #estimates;
  #costs;
  #tenth;

  /**
   * @param {Field} field
   * @param {Rules} rules
   * @param {Store} store Nobody else may use it meanwhile.
   * @param {import("./estimates.js").Estimate[]} estimates With h in g, the first is the one that counts.
   */
  constructor(field, rules, store, estimates) {
    this.#field = field;
    this.#rules = rules;
    this.#store = store;
    this.#estimates = estimates;
    this.columns = estimates.map(() => []);
    const [straight, diagonal, tenth] = UNITS[rules.costs];
    this.#costs = [straight, rules.flat ? straight : diagonal];
    this.#tenth = rules.penalties ? tenth : 0;
    store.epoch++;
    const { start } = field;
    if (rules.start === "closed" || rules.start === "forgotten") {
      this.#know(start, 0, 0);
      this.#expand(start);
      if (rules.start === "closed") store.states[start] = CLOSED;
      else store.epochs[start] = 0;
    } else {
      this.#open(start, 0, start, 0);
    }
  }

  /** Whether a cell can be taken. @param {number} cell */
  has(cell) {
    return (this.stateOf(cell) === OPEN || this.#left.has(cell)) && !this.isFound;
  }

  get isOver() {
    return this.isFound || this.cells.length === 0;
  }

  /** 0 untouched, 1 open, 2 closed. @param {number} cell */
  stateOf(cell) {
    return this.#store.epochs[cell] === this.#store.epoch ? this.#store.states[cell] : 0;
  }

  /** Where an open cell is among the open ones. @param {number} cell */
  slotOf(cell) {
    return this.#store.slots[cell];
  }

  /** @param {number} cell One that was reached. */
  gOf(cell) {
    return this.#store.g[cell];
  }

  /** @param {number} cell One that was reached. */
  parentOf(cell) {
    return this.#store.parents[cell];
  }

  /** The way to a cell by its parents. A program with a bug may have made a circle of them: undefined then. @param {number} cell */
  wayTo(cell) {
    const way = [cell];
    for (let at = cell; at !== this.#field.start; way.push(at)) {
      at = this.parentOf(at);
      if (way.length > this.#field.size) return undefined;
    }
    return way.reverse();
  }

  /** Takes an open cell, whether it is its turn or not. @param {number} cell */
  take(cell) {
    this.#remove(this.slotOf(cell));
    this.#store.states[cell] = CLOSED;
    if (this.#rules.again) this.#leave(cell);
    this.step++;
    this.changes.length = 0;
    this.isFound = cell === this.#field.goal;
    if (!this.isFound) this.#expand(cell);
  }

  /** Finds the best entry that is left of a cell. @param {number} cell */
  #leave(cell) {
    this.#left.delete(cell);
    for (let slot = this.cells.indexOf(cell); slot >= 0; slot = this.cells.indexOf(cell, slot + 1)) {
      if (!this.#left.has(cell) || this.keys[slot] < this.keys[this.slotOf(cell)]) this.#store.slots[cell] = slot;
      this.#left.add(cell);
    }
  }

  /** @param {number} cell */
  #expand(cell) {
    const { offsets, cells } = this.#field;
    const { diagonal, g: kind } = this.#rules;
    const steps = stepsFrom(this.#field, diagonal, cell);
    const base = kind === "move" ? 0 : this.gOf(cell) + (kind === "parent-h" ? this.#estimates[0].of(cell) : 0);
    for (let i = 0; i < 8; i++) {
      if (!((steps >> i) & 1)) continue;
      const next = cell + offsets[i];
      const g = base + this.#costs[i & 1] + this.#tenth * cells[next];
      this.#look(next, kind === "cell-h" ? g + this.#estimates[0].of(next) : g, cell, i);
    }
  }

  /** @param {number} cell @param {number} g @param {number} parent @param {number} direction */
  #look(cell, g, parent, direction) {
    const { open, closed } = this.#rules;
    const state = this.stateOf(cell);
    if (state === 0) {
      this.#open(cell, g, parent, direction);
      return;
    }
    const isBetter = g < this.#store.g[cell];
    if (this.#rules.again && isBetter && (state === OPEN || closed === "better")) {
      this.#left.delete(cell);
      this.#open(cell, g, parent, direction);
      return;
    }
    if (state === OPEN) {
      if (isBetter && this.step < this.firstImproved) this.firstImproved = this.step;
      if (open === "always" || (open === "better" && isBetter)) this.#improve(cell, g, parent, direction);
      return;
    }
    if (isBetter && this.step < this.firstBetterClosed) this.firstBetterClosed = this.step;
    if (closed === "anew" || (closed === "better" && isBetter)) this.#open(cell, g, parent, direction);
  }

  /** @param {number} cell @param {number} g @param {number} parent */
  #know(cell, g, parent) {
    const { epochs, epoch, g: gs, parents } = this.#store;
    epochs[cell] = epoch;
    gs[cell] = g;
    parents[cell] = parent;
  }

  /** @param {number} cell @param {number} g @param {number} parent @param {number} direction */
  #open(cell, g, parent, direction) {
    this.#know(cell, g, parent);
    this.changes.push({ cell, direction, isNew: true });
    this.#store.states[cell] = OPEN;
    this.#store.slots[cell] = this.cells.length;
    this.cells.push(cell);
    this.keys.push(g);
    this.bornAt.push(this.step);
    this.bornBy.push(direction);
    this.pushedAt.push(this.step);
    this.pushedBy.push(direction);
    for (let i = 0; i < this.columns.length; i++) this.columns[i].push(this.#estimates[i].of(cell));
    if (cell === this.#field.goal && this.step < this.goalOpenedAt) this.goalOpenedAt = this.step;
  }

  /** @param {number} cell @param {number} g @param {number} parent @param {number} direction */
  #improve(cell, g, parent, direction) {
    this.#know(cell, g, parent);
    const slot = this.#store.slots[cell];
    this.changes.push({ cell, direction, isNew: false });
    if (this.#rules.stays) return;
    this.keys[slot] = g;
    this.pushedAt[slot] = this.step;
    this.pushedBy[slot] = direction;
  }

  /** The last of the open cells takes its place. @param {number} slot */
  #remove(slot) {
    const last = this.cells.length - 1;
    if (this.#store.slots[this.cells[last]] === last) this.#store.slots[this.cells[last]] = slot;
    for (const list of [this.cells, this.keys, this.bornAt, this.bornBy, this.pushedAt, this.pushedBy]) {
      list[slot] = list[last];
      list.length = last;
    }
    for (const list of this.columns) {
      list[slot] = list[last];
      list.length = last;
    }
  }
}
