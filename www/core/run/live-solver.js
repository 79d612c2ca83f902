// The engine's solver for a run. It has the document's board and the run's options, follows each patch, and can be
// rebuilt from both at any time: after the engine was restarted, or after its memory was released.

import { countUsers, engineStart, hasFull, isLacking, Solver } from "../../engine.js";
import { coordOf } from "../../rules/cells.js";
import { putBoard, solverOf } from "../board/convert.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { BoardDocument } from "../board/document.js"
 * @import { Patch } from "../board/patch.js"
 */

export class LiveSolver {
  #document;
  /** The engine's solver as it was left; useless once it is lost. @type {Solver} */
  solver;
  /** @type {Options} */
  options;
  /** The start of the engine that it belongs to. */
  #start = engineStart();
  /** Whether its memory was released. */
  isReleased = false;
  /** Whether it has the board and the options. */
  #isWhole = true;

  /** @param {BoardDocument} document @param {Partial<Options>} options @throws an error of the engine */
  constructor(document, options) {
    this.#document = document;
    this.solver = solverOf(document.board, options);
    this.options = this.solver.options;
    countUsers(1);
  }

  /** Whether there is no longer a solver. */
  get isLost() {
    return this.isReleased || this.#start !== engineStart();
  }

  /** Whether its search needs the full engine, and it is a solver of the lean one. */
  get isLacking() {
    return isLacking(this.solver, this.options);
  }

  /** Makes a solver with board and options, if there is none that can search. @throws an error of the engine */
  ready() {
    if (!this.isLost && this.#isWhole && !(this.isLacking && hasFull())) return;
    if (!this.isLost) this.solver.free();
    if (this.isReleased) countUsers(1);
    this.isReleased = false;
    this.#isWhole = false;
    this.#start = engineStart();
    try {
      this.solver = solverOf(this.#document.board, this.options);
      this.#isWhole = true;
    } finally {
      // There must be a solver, whatever happens to the board.
      if (!this.#isWhole) this.solver = new Solver(1, 1);
    }
  }

  /** @param {Partial<Options>} change @throws an error of the engine; then nothing is changed */
  configure(change) {
    this.ready();
    this.solver.configure(change);
    this.options = this.solver.options;
  }

  /** Does to the solver what was done to the board, or leaves it to be rebuilt. @param {Patch} patch */
  follow({ board, cells, start, goal }) {
    if (this.isLost || !this.#isWhole) return;
    const { solver } = this;
    const { width, height } = this.#document.board;
    this.#isWhole = solver.width === width && solver.height === height;
    if (!this.#isWhole) return;
    if (board) putBoard(solver, board);
    for (const [index, byte] of cells ?? []) solver.setCell(...coordOf({ width }, index), byte);
    if (start) solver.setStart(...start);
    if (goal) solver.setGoal(...goal);
  }

  /** Belongs to another document from now on. @param {BoardDocument} document @param {boolean} isSame Whether its board is the same. */
  moveTo(document, isSame) {
    this.#document = document;
    this.#isWhole &&= isSame;
  }

  /** Releases its memory. */
  release() {
    if (this.isReleased) return;
    this.solver.free();
    this.isReleased = true;
    countUsers(-1);
  }
}
