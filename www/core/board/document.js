// The board being edited, with undo and redo. Every edit is a patch; watchers hear of each one after it has been
// applied. Knows neither engine nor screen.

import { indexOf, WALL } from "../../rules/cells.js";
import { isInside, isSame, nearestFree } from "./board.js";
import { History } from "./history.js";
import { addInverse, apply, isEmpty } from "./patch.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Board } from "./board.js"
 * @import { Patch } from "./patch.js"
 */

/**
 * What a patch is: an edit of its own, more of a stroke in progress, or a new board.
 * @typedef {"edit" | "more" | "board"} Kind
 */

/** @typedef {(patch: Patch, kind: Kind, undone?: boolean) => void} Watcher `undone` says whether it was undone or redone. */

export class BoardDocument {
  /** Counts the patches. */
  revision;
  #board;
  #history = new History();
  /** The patch that undoes the stroke so far, while one is being painted. @type {Patch | undefined} */
  #stroke;
  /** @type {Set<Watcher>} */
  #watchers = new Set();

  /** @param {Board} board @param {number} [revision] What counting begins with. */
  constructor(board, revision = 0) {
    this.#board = board;
    this.revision = revision;
  }

  /** The board as it is. Only patches change it. @returns {Readonly<Board>} */
  get board() {
    return this.#board;
  }

  /** Reports every patch from now on. @param {Watcher} watcher @returns {() => void} Ends it. */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Applies a patch and reports it. @param {Patch} patch @param {Kind} kind @param {(inverse: Patch) => void} keep @param {boolean} [undone] */
  #apply(patch, kind, keep, undone) {
    const { board, inverse } = apply(this.#board, patch);
    this.#board = board;
    this.revision++;
    // Before anyone is told: a watcher may fail.
    keep(inverse);
    for (const watcher of this.#watchers) watcher(patch, kind, undone);
  }

  // Strokes

  /** Whether a stroke is being painted. */
  get isPainting() {
    return this.#stroke !== undefined;
  }

  /** Begins a stroke: everything painted until `endStroke` is undone in one step. */
  beginStroke() {
    this.endStroke();
    this.#stroke = {};
  }

  endStroke() {
    if (this.#stroke) this.#history.add(this.#stroke);
    this.#stroke = undefined;
  }

  /** Undoes what the stroke has painted so far. */
  cancelStroke() {
    const inverse = this.#stroke;
    this.#stroke = undefined;
    if (inverse && !isEmpty(inverse)) this.#apply(inverse, "more", () => {});
  }

  /** Applies part of a stroke, and begins one if there is none. @param {Patch} patch @returns {boolean} Whether anything changed. */
  #draw(patch) {
    if (isEmpty(patch)) return false;
    this.#stroke ??= {};
    const stroke = this.#stroke;
    const kind = isEmpty(stroke) ? "edit" : "more";
    this.#apply(patch, kind, (inverse) => addInverse(stroke, inverse));
    return true;
  }

  /** Gives cells a byte. @param {Iterable<Coord>} coords @param {number} byte @returns {boolean} Whether anything changed. */
  paint(coords, byte) {
    return this.paintEach(Array.from(coords, (coord) => [coord, byte]));
  }

  /**
   * Gives each cell its byte, except walls on start and goal. What is off the board is left out: it may have become
   * smaller while somebody is drawing.
   * @param {Iterable<[Coord, number]>} bytes
   * @returns {boolean} Whether anything changed.
   */
  paintEach(bytes) {
    const board = this.#board;
    /** @type {Map<number, number>} */
    const cells = new Map();
    for (const [coord, byte] of bytes) {
      const isEnd = isSame(coord, board.start) || isSame(coord, board.goal);
      if (!isInside(board, coord) || (byte === WALL && isEnd)) continue;
      const index = indexOf(board, coord);
      if (board.cells[index] === byte) cells.delete(index);
      else cells.set(index, byte);
    }
    return this.#draw({ cells });
  }

  /**
   * Moves start or goal to a cell of the board, or to the nearest one that is neither a wall nor the other of the two.
   * @param {"start" | "goal"} end
   * @param {Coord} to
   * @returns {boolean} Whether it moved.
   */
  moveEnd(end, to) {
    const board = this.#board;
    if (!isInside(board, to)) return false;
    const free = nearestFree(board, end === "start" ? board.goal : board.start, to);
    return free !== undefined && !isSame(free, board[end]) && this.#draw({ [end]: free });
  }

  // Whole boards and the history

  /** Switches to another board, which can be undone. @param {Board} board @param {boolean} [isMore] Whether that takes the place of the last edit, and is undone with it. */
  replace(board, isMore) {
    this.endStroke();
    this.#apply({ board }, "board", (inverse) => isMore || this.#history.add(inverse));
  }

  undo() {
    this.endStroke();
    const patch = this.#history.popUndo();
    if (patch) this.#apply(patch, "edit", (inverse) => this.#history.pushRedo(inverse), true);
  }

  redo() {
    this.endStroke();
    const patch = this.#history.popRedo();
    if (patch) this.#apply(patch, "edit", (inverse) => this.#history.pushUndo(inverse), false);
  }

  /** Keeps the board and drops everything that could be undone. */
  forgetHistory() {
    this.endStroke();
    this.#history = new History();
  }

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }
}
