// The log of a reader's program as a run that is compared: the cells that it took, in its order, on the board as it was. It
// has what clock, renderer and panels read of a run; the numbers of cells are not known.

import { costsOf } from "../../rules/costs.js";

/**
 * @import { Board } from "../board/board.js"
 * @import { Language } from "../i18n/index.js"
 * @import { Run } from "../run/run.js"
 * @import { Options, Path } from "../../engine.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Recording } from "./how.js"
 */

/**
 * What a program printed, with what stands below the boards, if there is more to be shown of it.
 * @typedef {Recording & { below?: Below }} Played
 *
 * Fills a place in a language, and keeps it up to date with the run of the log.
 * @typedef {(place: HTMLElement, language: Language) => { update: (run: Run) => void, dispose: () => void }} Below
 */

/** States as the engine has them. */
const CLOSED = 2;

let revisions = 0;

export class RecordedRun {
  /** Below those of searches, so that no two are the same. */
  revision = --revisions;
  position = 0;
  /** @type {Coord | undefined} */
  current;
  /** @type {Path | undefined} */
  path;
  error = undefined;
  isSearching = false;
  isStopped = false;
  isAsleep = false;
  within = 0;
  moves = 0;
  searches = 0;
  plays = 0;
  #recording;
  #states;

  /**
   * @param {Recording} recording
   * @param {Board} board
   * @param {Run} beside The search that it is compared with, whose rules its path is paid by.
   */
  constructor(recording, board, { player, options }) {
    this.#recording = recording;
    this.player = player;
    this.options = options;
    this.board = { ...board, cells: board.cells.slice() };
    this.#states = new Uint8Array(board.cells.length);
    this.length = recording.steps.length;
    this.cost = recording.path && costOf(this.board, options, recording.path);
    const { steps } = recording;
    /** Whether it took a cell more than once. */
    this.isRepeated = new Set(steps.map(String)).size < steps.length;
    const order = Uint32Array.from(steps, ([x, y]) => y * board.width + x);
    this.solver = {
      expansionOrder: () => order,
      looks: () => [],
      scans: () => [],
      sideStates: () => [],
      states: () => this.#states,
      numbersIn: (/** @type {number[]} */ ...[, , width, height]) =>
        new Float64Array(4 * width * height).fill(Number.NaN),
      paint: (/** @type {[Uint8Array, number, number, number, number, number]} */ ...part) => this.#paint(part),
    };
    this.seek(Number.POSITIVE_INFINITY);
  }

  get title() {
    return this.#recording.title;
  }

  get difference() {
    return this.#recording.difference;
  }

  get isAtEnd() {
    return this.position === this.length;
  }

  /** The cell of the first difference, once it has been taken. @returns {Coord | undefined} */
  get differing() {
    const { difference, steps } = this.#recording;
    return difference !== undefined && this.position >= difference ? steps[difference - 1] : undefined;
  }

  /** @param {number} step */
  seek(step) {
    const to = Math.min(step, this.length);
    const { steps, path } = this.#recording;
    const from = to < this.position ? 0 : this.position;
    if (from === 0) this.#states.fill(0);
    for (const [x, y] of steps.slice(from, to)) this.#states[y * this.board.width + x] = CLOSED;
    this.position = to;
    this.current = steps[to - 1];
    const cells = this.isAtEnd && path ? Uint32Array.from(path.flat()) : undefined;
    this.path = cells && { cells, cost: this.cost ?? 0, expanded: this.length };
    this.revision = --revisions;
  }

  wake() {}

  /**
   * The cells where they are too small to be drawn one by one, as the engine paints them, but one cell for each pixel.
   * @param {[Uint8Array, number, number, number, number, number]} part
   */
  #paint([palette, side, left, top, columns, rows]) {
    const { width, height, cells } = this.board;
    const scale = Math.max(width, height) / side;
    const image = new ImageData(columns, rows);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const column = Math.min(width - 1, Math.floor((left + x + 0.5) * scale));
        const row = Math.min(height - 1, Math.floor((top + y + 0.5) * scale));
        const cell = row * width + column;
        const color = this.#states[cell] === CLOSED ? 257 : cells[cell];
        image.data.set(palette.subarray(4 * color, 4 * color + 4), 4 * (y * columns + x));
      }
    }
    return image;
  }
}

/**
 * What a path costs; undefined if it is not made of moves from cell to cell.
 * @param {Board} board
 * @param {Options} options
 * @param {readonly Coord[]} path
 */
function costOf({ width, cells }, { costs, penalties }, path) {
  const { straight, diagonal, penalty } = costsOf({ costs });
  let sum = 0;
  for (const [index, [x, y]] of path.entries()) {
    if (index === 0) continue;
    const [fromX, fromY] = path[index - 1];
    const [dx, dy] = [Math.abs(x - fromX), Math.abs(y - fromY)];
    if (Math.max(dx, dy) !== 1) return undefined;
    sum += (dx + dy === 2 ? diagonal : straight) + (penalties ? penalty * cells[y * width + x] : 0);
  }
  return sum;
}
