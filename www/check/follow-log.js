// A plain search that goes where a log says: which cell is taken next is told from outside, and what follows from that
// is worked out as the rules say, those of the engine or of a program of its own kind. It holds no order among its open
// cells: whoever follows with it compares them.

import { isFlat } from "../rules/costs.js";
import { hasDiagonals } from "../rules/moves.js";
import { unitsOf } from "./moving.js";
import { stepsFrom } from "./rimmed-board.js";

/**
 * @import { Estimate } from "./estimates-of-programs.js"
 * @import { Again, Rules } from "./moving.js"
 * @import { Field } from "./rimmed-board.js"
 */

/** @param {number} sum */
const asItIs = (sum) => sum;

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
  /** The cells that the last step put into the list or gave a better g, and the directions of the moves. @type {{ cell: number, g: number, direction: number, isNew: boolean }[]} */
  changes = [];
  /** How many cells were taken. */
  step = 0;
  isFound = false;
  /** How many stale entries were taken. */
  skipped = 0;
  /** How many entries a cell has besides the one that counts, where there can be several. @type {Map<number, number>} */
  #more = new Map();
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
  #round;

  /**
   * @param {Field} field
   * @param {Rules} rules
   * @param {Store} store Nobody else may use it meanwhile.
   * @param {Estimate[]} estimates
   */
  constructor(field, rules, store, estimates) {
    this.#field = field;
    this.#rules = rules;
    this.#store = store;
    this.#estimates = estimates;
    this.columns = estimates.map(() => []);
    const { straight, diagonal, tenth, round = asItIs } = unitsOf(rules);
    this.#costs = [straight, diagonal];
    this.#tenth = rules.penalties ? tenth : 0;
    this.#round = round;
    store.epoch++;
    const { start } = field;
    if (rules.start === "closed") {
      this.#know(start, 0, 0);
      this.#expand(start);
      store.states[start] = CLOSED;
    } else {
      this.#open(start, 0, start, 0);
    }
  }

  /** Whether a cell can be taken. @param {number} cell */
  has(cell) {
    return (this.stateOf(cell) === OPEN || this.#more.has(cell)) && !this.isFound;
  }

  /** Whether what can be taken of a cell is an old entry only. @param {number} cell */
  isStale(cell) {
    return this.stateOf(cell) === CLOSED && this.#more.has(cell);
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

  /** Takes an open cell, whether it is its turn or not, or a stale entry. @param {number} cell */
  take(cell) {
    this.step++;
    this.changes.length = 0;
    if (this.isStale(cell)) {
      this.skipped++;
      this.#leave(cell);
      // To the last digit its g may have been better, and then that of its neighbors is.
      if (this.#rules.again === "anywhere" && this.#rules.closed === "better") this.#expand(cell);
      return;
    }
    this.#remove(this.slotOf(cell));
    this.#store.states[cell] = CLOSED;
    if (this.#more.has(cell)) this.#find(cell);
    this.isFound = cell === this.#field.goal;
    if (!this.isFound) this.#expand(cell);
  }

  /** Takes an old entry of a cell. @param {number} cell */
  #leave(cell) {
    const rest = (this.#more.get(cell) ?? 1) - 1;
    if (rest > 0) this.#more.set(cell, rest);
    else this.#more.delete(cell);
    if (this.#rules.again === "anywhere") return;
    this.#remove(this.slotOf(cell));
    if (rest > 0) this.#find(cell);
  }

  /** Finds the best entry that is left of a cell. @param {number} cell */
  #find(cell) {
    if (this.#rules.again === "anywhere") return;
    let best = this.cells.indexOf(cell);
    for (let slot = best; slot >= 0; slot = this.cells.indexOf(cell, slot + 1)) {
      if (this.keys[slot] < this.keys[best]) best = slot;
    }
    this.#store.slots[cell] = best;
  }

  /** @param {number} cell */
  #expand(cell) {
    const { offsets, cells } = this.#field;
    const steps = stepsFrom(this.#field, this.#rules, cell);
    const base = this.gOf(cell);
    for (let i = 0; i < 8; i++) {
      if (!((steps >> i) & 1)) continue;
      const next = cell + offsets[i];
      const g = this.#round(base + this.#costs[i & 1] + this.#tenth * cells[next]);
      this.#look(next, g, cell, i);
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
    const { again } = this.#rules;
    if (again && again !== "anywhere" && this.#isPut(again, state, g, cell)) {
      this.#putAgain(cell, g, parent, direction, isBetter);
      return;
    }
    const canRound = again === "anywhere" && hasDiagonals(this.#rules) && !isFlat(this.#rules);
    if (canRound && g === this.#store.g[cell] && (state === OPEN || closed === "better")) {
      // To the last digit it may have been better.
      this.#more.set(cell, (this.#more.get(cell) ?? 0) + 1);
    }
    if (state === OPEN) {
      if (isBetter && this.step < this.firstImproved) this.firstImproved = this.step;
      if (open === "better" && isBetter) this.#improve(cell, g, parent, direction);
      return;
    }
    if (isBetter && this.step < this.firstBetterClosed) this.firstBetterClosed = this.step;
    if (closed === "better" && isBetter) this.#open(cell, g, parent, direction);
  }

  /** Whether a cell that has an entry is put in once more. @param {Again} again @param {number} state @param {number} g @param {number} cell */
  #isPut(again, state, g, cell) {
    const best = this.#store.g[cell];
    if (state === CLOSED) return again === "closed" || (this.#rules.closed === "better" && g < best);
    return again === "closed" || again === "open" || g < best || (again === "equal" && g === best);
  }

  /** @param {number} cell @param {number} g @param {number} parent @param {number} direction @param {boolean} isBetter Whether the new entry is the one that counts. */
  #putAgain(cell, g, parent, direction, isBetter) {
    const { slots, states } = this.#store;
    const state = states[cell];
    const slot = slots[cell];
    if (isBetter && state === OPEN && this.step < this.firstImproved) this.firstImproved = this.step;
    const counts = isBetter && (state === OPEN || this.#rules.closed === "better");
    // A closed cell that is opened again has had the entry that counted taken.
    if (state === OPEN || !counts) this.#more.set(cell, (this.#more.get(cell) ?? 0) + 1);
    if (counts) {
      this.#open(cell, g, parent, direction);
      return;
    }
    this.#push(cell, g, direction);
    this.changes.push({ cell, g, direction, isNew: true });
    if (state === OPEN) slots[cell] = slot;
    else this.#find(cell);
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
    this.changes.push({ cell, g, direction, isNew: true });
    this.#store.states[cell] = OPEN;
    this.#push(cell, g, direction);
    if (cell === this.#field.goal && this.step < this.goalOpenedAt) this.goalOpenedAt = this.step;
  }

  /** Puts an entry into the list. @param {number} cell @param {number} g @param {number} direction */
  #push(cell, g, direction) {
    this.#store.slots[cell] = this.cells.length;
    this.cells.push(cell);
    this.keys.push(g);
    this.bornAt.push(this.step);
    this.bornBy.push(direction);
    this.pushedAt.push(this.step);
    this.pushedBy.push(direction);
    for (let i = 0; i < this.columns.length; i++) this.columns[i].push(this.#estimates[i].of(cell));
  }

  /** @param {number} cell @param {number} g @param {number} parent @param {number} direction */
  #improve(cell, g, parent, direction) {
    this.#know(cell, g, parent);
    const slot = this.#store.slots[cell];
    this.changes.push({ cell, g, direction, isNew: false });
    if (this.#rules.again === "anywhere") this.#more.set(cell, (this.#more.get(cell) ?? 0) + 1);
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
