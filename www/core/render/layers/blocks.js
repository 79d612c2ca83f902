// A board's levels as pictures of 64 by 64 cells, which are made where the reader looks and kept while nothing in them
// changes. So a frame's work depends on what has changed, and not on how large the board is.

import { coordOf, WALL } from "../../../rules/cells.js";
import { visibleCells } from "../camera.js";
import { context2d } from "../drawing-context.js";
import { include } from "./layer-values.js";
import { levelOf } from "./scale.js";

/**
 * @import { Board } from "../../board/board.js"
 * @import { Camera } from "../camera.js"
 * @import { Fill, Range } from "./layer-values.js"
 * @import { Scale } from "./scale.js"
 */

/** How many cells of a row a block has, or samples where cells are smaller than a pixel. */
export const SIDE = 64;
/** The next row and column too, for the lines to them. */
export const ROW = SIDE + 1;
/** How many blocks are kept at most that are out of sight. */
const MOST_KEPT = 512;

/**
 * @typedef {object} Block
 * @property {number} column The column and row of its first cell.
 * @property {number} row
 * @property {HTMLCanvasElement} canvas A pixel for each sample.
 * @property {CanvasRenderingContext2D} context The canvas's.
 * @property {Uint8Array} levels The level of each sample and one more, row by row; 0 where there is none.
 * @property {boolean} isStale Whether it has to be made again.
 * @property {number} madeAs The how-manieth block it was when it was made last; 0 if it was not.
 */

/**
 * What blocks are made from.
 * @typedef {object} Recipe
 * @property {Fill} fill
 * @property {Scale} scale
 * @property {Uint32Array} palette The pixel of each level, and at the end that of a contour line.
 * @property {boolean} hasLines Whether contour lines are in the picture, a sample wide.
 * @property {number} wall The pixel of a wall; 0 where the board's own picture of it is seen.
 * @property {boolean} isDirect Whether the numbers are levels already.
 * @property {Range} [range] Is extended by the numbers.
 */

const VALUES = new Float64Array(ROW * ROW);

export class Blocks {
  /** @type {Map<number, Block>} */
  #blocks = new Map();
  /** How many have been made. */
  #made = 0;
  /** Every how many cells there is a sample. */
  step = 1;
  #image = new ImageData(SIDE, SIDE);
  #pixels = new Uint32Array(this.#image.data.buffer);

  /** Forgets everything. @param {number} step */
  reset(step) {
    this.#blocks.clear();
    this.step = step;
  }

  /** Has all blocks made again. */
  spoilAll() {
    for (const block of this.#blocks.values()) block.isStale = true;
  }

  /**
   * Has the blocks made again that show some cells or their neighbors.
   * @param {Uint32Array} cells
   * @param {number} width The board's.
   */
  spoil(cells, width) {
    const extent = SIDE * this.step;
    let last = -1;
    for (const cell of cells) {
      const [x, y] = coordOf({ width }, cell);
      const [column, row] = [Math.floor(x / extent), Math.floor(y / extent)];
      const [inX, inY] = [x % extent, y % extent];
      // Lines depend on the cells to the right and below, and these on their neighbors.
      const isInside = inX > 1 && inY > 1 && inX < extent - 1 && inY < extent - 1;
      const key = keyOf(column, row);
      if (isInside && key === last) continue;
      last = key;
      for (let dy = inY <= 1 ? -1 : 0; dy <= (inY >= extent - 1 ? 1 : 0); dy++) {
        for (let dx = inX <= 1 ? -1 : 0; dx <= (inX >= extent - 1 ? 1 : 0); dx++) {
          const block = this.#blocks.get(keyOf(column + dx, row + dy));
          if (block) block.isStale = true;
        }
      }
    }
  }

  /**
   * The blocks that are at least partly on the canvas.
   * @param {Camera} camera
   * @param {Board} board
   * @param {{ width: number, height: number }} canvas
   * @returns {Block[]}
   */
  visible(camera, board, canvas) {
    const { left, top, right, bottom } = visibleCells(camera, board, canvas);
    const extent = SIDE * this.step;
    /** @type {Map<number, Block>} */
    const seen = new Map();
    for (let row = Math.floor(top / extent); row * extent < bottom; row++) {
      for (let column = Math.floor(left / extent); column * extent < right; column++) {
        const key = keyOf(column, row);
        seen.set(key, this.#blocks.get(key) ?? newBlock(column * extent, row * extent));
      }
    }
    if (this.#blocks.size > seen.size + MOST_KEPT) this.#blocks = seen;
    else for (const [key, block] of seen) this.#blocks.set(key, block);
    return [...seen.values()];
  }

  /** The level of a cell, as its block was made last; 0 if it has none. @param {number} x @param {number} y */
  levelAt(x, y) {
    const extent = SIDE * this.step;
    const block = this.#blocks.get(keyOf(Math.floor(x / extent), Math.floor(y / extent)));
    if (!block) return 0;
    const [column, row] = [x - block.column, y - block.row].map((offset) => Math.floor(offset / this.step));
    return block.levels[row * ROW + column];
  }

  /** Makes a block. @param {Block} block @param {Board} board @param {Recipe} recipe */
  make(block, board, { fill, scale, palette, hasLines, wall, isDirect, range }) {
    const { step } = this;
    const samples = (/** @type {number} */ first, /** @type {number} */ side) =>
      Math.min(ROW, Math.ceil((side - first) / step));
    const [columns, rows] = [samples(block.column, board.width), samples(block.row, board.height)];
    fill(VALUES, block.column, block.row, columns, rows, step);
    const { levels } = block;
    levels.fill(0);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const value = VALUES[row * columns + column];
        if (Number.isNaN(value)) continue;
        levels[row * ROW + column] = 1 + (isDirect ? value : levelOf(scale, value));
        if (range) include(range, value);
      }
    }
    const line = palette.length - 1;
    for (let row = 0, place = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++, place++) {
        const at = row * ROW + column;
        const level = levels[at];
        if (level === 0) {
          const cell = (block.row + row * step) * board.width + block.column + column * step;
          const isWall = column < columns && row < rows && board.cells[cell] === WALL;
          this.#pixels[place] = isWall ? wall : 0;
          continue;
        }
        const isEdge = hasLines && (differs(level, levels[at + 1]) || differs(level, levels[at + ROW]));
        this.#pixels[place] = palette[isEdge ? line : level - 1];
      }
    }
    block.context.putImageData(this.#image, 0, 0);
    block.isStale = false;
    block.madeAs = ++this.#made;
  }
}

/** Whether there is a line between two levels: not where one of the cells has none. @param {number} a @param {number} b */
export const differs = (a, b) => a !== b && a > 0 && b > 0;

/** @param {number} column @param {number} row */
const keyOf = (column, row) => row * 4096 + column;

/** @param {number} column @param {number} row @returns {Block} */
function newBlock(column, row) {
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  const levels = new Uint8Array(ROW * ROW);
  return { column, row, canvas, context: context2d(canvas), levels, isStale: true, madeAs: 0 };
}
