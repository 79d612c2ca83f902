// The cells of an overlay, on a canvas of their own that is kept from frame to frame: only those that look different are
// drawn again. It covers everything but walls, because what a single search has open belongs to nobody else.

import { TILE_SIZE, visibleCells } from "../../core/render/camera.js";
import { bytesOf } from "../../core/render/color-bytes.js";
import { context2d } from "../../core/render/drawing-context.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { drawPenalty, LINES_FROM, penaltyShare } from "../../core/render/tiles.js";
import { columnOf, coordOf, rowOf, WALL } from "../../rules/cells.js";
import { fillsOf, inkOn, levelsOf } from "./overlay-colors.js";
import { drawMembership, MARKS_FROM } from "./overlay-marks.js";

/**
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Kind, Rgb } from "./overlay-colors.js"
 */

/** A look that no cell has. */
const NONE = 0xffff;

export class OverlayPicture {
  canvas = document.createElement("canvas");
  #context = context2d(this.canvas);
  /** What the picture depends on apart from who has taken which cell. */
  #drawnFor = "";
  /** @type {Place["colors"] | undefined} */
  #colors;
  /** @type {Kind} */
  #kind;
  #levels;
  /** The color of each level. @type {Rgb[]} */
  #fills = [];
  /** The looks of the visible cells, row by row, where cells are drawn one by one. */
  #looks = new Uint16Array(0);
  /** @type {Map<number, HTMLCanvasElement>} */
  #tiles = new Map();
  /** The visible cells, or some of them, a pixel each, where cells are small. */
  #image = new ImageData(1, 1);
  #pixels = new Uint32Array(this.#image.data.buffer);
  /** The pixels of all bytes of cells, and of all levels. */
  #bytes = new Uint32Array(256);
  #palette = new Uint32Array(0);

  /** @param {number} count How many runs there are. */
  constructor(count) {
    this.#kind = { count };
    this.#levels = levelsOf(this.#kind);
  }

  /** Tells the cells of a run from those that only others have taken, or no longer. @param {number | undefined} chosen */
  choose(chosen) {
    this.#kind = { ...this.#kind, chosen };
    this.#levels = levelsOf(this.#kind);
    this.#drawnFor = "";
  }

  /**
   * @param {Place} place
   * @param {Uint8Array} masks Who has taken each cell.
   * @param {readonly Uint32Array[] | undefined} changed The cells whose masks may be others than the last time; undefined if all may.
   */
  draw(place, masks, changed) {
    const { context, camera, canvas, board, colors } = place;
    const { width, height } = canvas;
    const drawnFor = [...Object.values(camera), width, height, board.width, board.height].join();
    const isFresh = drawnFor !== this.#drawnFor || colors !== this.#colors;
    if (isFresh) this.#prepare(place);
    this.#drawnFor = drawnFor;
    this.#colors = colors;
    const isSame = !isFresh && changed?.every(({ length }) => length === 0);
    if (camera.size >= TILE_SIZE) {
      if (!isSame) this.#drawTiles(place, masks);
      context.drawImage(this.canvas, 0, 0);
      // An SVG has no pictures: the colors of its cells are asked for (`fillOf`), and the marks are drawn one by one.
      if ("isVector" in context && camera.size >= MARKS_FROM) this.#drawMarks(place, masks);
    } else {
      this.#drawPixels(place, masks, isFresh ? undefined : changed);
    }
  }

  /** @param {Place} place @param {Uint8Array} masks */
  #drawMarks({ context, camera, board, colors }, masks) {
    const { size, left, top } = camera;
    const inner = size - Math.max(1, Math.round(pixelRatio()));
    for (const [cell, mask] of masks.entries()) {
      const level = this.#levels[mask];
      if (level === 0 || board.cells[cell] === WALL) continue;
      context.save();
      context.translate(left + columnOf(board, cell) * size, top + rowOf(board, cell) * size);
      context.fillStyle = inkOn(colors, this.#fills[level]);
      drawMembership(context, inner, level, this.#kind);
      context.restore();
    }
  }

  /** The color of a cell, for pictures that draw cells themselves. @param {number} mask */
  fillOf(mask) {
    const fill = this.#fills[this.#levels[mask]];
    return fill && `rgb(${fill.join(" ")})`;
  }

  /** Gets ready for another view or other colors. @param {Place} place */
  #prepare({ camera, canvas: { width, height }, board, colors }) {
    this.#fills = fillsOf(colors, this.#kind);
    this.#tiles.clear();
    this.#looks = new Uint16Array(0);
    if (camera.size >= TILE_SIZE) {
      Object.assign(this.canvas, { width, height });
      return;
    }
    const part = sampled(camera, board, { width, height });
    const [columns, rows] = [Math.max(1, part.columns), Math.max(1, part.rows)];
    Object.assign(this.canvas, { width: columns, height: rows });
    this.#image = new ImageData(columns, rows);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
    this.#palette = Uint32Array.from(this.#fills, pixelOf);
    const [ground, penalty] = [colors.ground, colors.penalty].map(bytesOf);
    this.#bytes = Uint32Array.from({ length: 256 }, (_, byte) => {
      if (byte === WALL) return pixelOf(bytesOf(colors.wall));
      return pixelOf(ground.map((value, i) => value + (penalty[i] - value) * penaltyShare(byte)));
    });
  }

  /** @param {Place} place @param {Uint8Array} masks */
  #drawTiles({ camera, canvas, board, colors }, masks) {
    const { size, left, top } = camera;
    const visible = visibleCells(camera, board, canvas);
    const count = Math.max(0, visible.right - visible.left) * Math.max(0, visible.bottom - visible.top);
    if (this.#looks.length !== count) this.#looks = new Uint16Array(count).fill(NONE);
    const looks = this.#looks;
    let at = 0;
    for (let y = visible.top; y < visible.bottom; y++) {
      for (let x = visible.left; x < visible.right; x++, at++) {
        const cell = y * board.width + x;
        const byte = board.cells[cell];
        const look = byte === WALL ? WALL : (this.#levels[masks[cell]] << 8) | byte;
        if (looks[at] === look) continue;
        looks[at] = look;
        // The board's own picture of a wall is seen.
        if (byte === WALL) this.#context.clearRect(left + x * size, top + y * size, size, size);
        else this.#context.drawImage(this.#tile(look, size, colors), left + x * size, top + y * size);
      }
    }
  }

  /** The picture of a cell by its look, made once. @param {number} look @param {number} size @param {Place["colors"]} colors */
  #tile(look, size, colors) {
    const known = this.#tiles.get(look);
    if (known) return known;
    const [level, byte] = [look >> 8, look & 255];
    const tile = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = context2d(tile);
    const inner = size >= LINES_FROM ? size - Math.max(1, Math.round(pixelRatio())) : size;
    const fill = this.#fills[level];
    context.fillStyle = colors.line;
    context.fillRect(0, 0, size, size);
    context.fillStyle = `rgb(${fill.join(" ")})`;
    context.fillRect(0, 0, inner, inner);
    const ink = inkOn(colors, fill);
    if (byte > 0) drawPenalty(context, inner, level === 0 ? colors.penalty : ink, byte);
    context.fillStyle = ink;
    if (size >= MARKS_FROM) drawMembership(context, inner, level, this.#kind);
    this.#tiles.set(look, tile);
    return tile;
  }

  /** @param {Place} place @param {Uint8Array} masks @param {readonly Uint32Array[] | undefined} changed */
  #drawPixels({ context, camera, canvas, board }, masks, changed) {
    const { size, left, top } = camera;
    const part = sampled(camera, board, canvas);
    const { step, columns, rows } = part;
    if (columns === 0 || rows === 0) return;
    const total = changed?.reduce((sum, { length }) => sum + length, 0);
    const box =
      changed && total !== undefined && total < columns * rows
        ? this.#paintSome(part, board, masks, changed)
        : this.#paintAll(part, board, masks);
    if (box) {
      const [x, y, right, bottom] = box;
      this.#context.putImageData(this.#image, 0, 0, x, y, right - x, bottom - y);
    }
    context.imageSmoothingEnabled = size < 1;
    context.drawImage(
      this.canvas,
      left + part.left * size,
      top + part.top * size,
      columns * step * size,
      rows * step * size,
    );
  }

  /** @param {ReturnType<typeof sampled>} part @param {Place["board"]} board @param {Uint8Array} masks @returns {[number, number, number, number]} */
  #paintAll({ left, top, step, columns, rows }, { width, cells }, masks) {
    let at = 0;
    for (let row = 0; row < rows; row++) {
      let cell = (top + row * step) * width + left;
      for (let column = 0; column < columns; column++, at++, cell += step) {
        this.#pixels[at] = this.#pixelAt(masks[cell], cells[cell]);
      }
    }
    return [0, 0, columns, rows];
  }

  /**
   * @param {ReturnType<typeof sampled>} part
   * @param {Place["board"]} board
   * @param {Uint8Array} masks
   * @param {readonly Uint32Array[]} changed
   * @returns {[number, number, number, number] | undefined} Around what was painted, if anything was.
   */
  #paintSome({ left, top, step, columns, rows }, { width, cells }, masks, changed) {
    let [minX, minY, maxX, maxY] = [columns, rows, -1, -1];
    for (const list of changed) {
      for (const cell of list) {
        const [x, y] = coordOf({ width }, cell);
        const [column, row] = [(x - left) / step, (y - top) / step];
        if (!Number.isInteger(column) || !Number.isInteger(row)) continue;
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        this.#pixels[row * columns + column] = this.#pixelAt(masks[cell], cells[cell]);
        minX = Math.min(minX, column);
        minY = Math.min(minY, row);
        maxX = Math.max(maxX, column);
        maxY = Math.max(maxY, row);
      }
    }
    return maxX < 0 ? undefined : [minX, minY, maxX + 1, maxY + 1];
  }

  /** @param {number} mask @param {number} byte */
  #pixelAt(mask, byte) {
    const level = this.#levels[mask];
    return level > 0 ? this.#palette[level] : this.#bytes[byte];
  }
}

/**
 * The visible cells that have a pixel: all of them, or where cells are smaller than a pixel, some.
 * @param {Place["camera"]} camera
 * @param {Place["board"]} board
 * @param {{ width: number, height: number }} canvas
 */
export function sampled(camera, board, canvas) {
  const step = Math.max(1, Math.floor(1 / camera.size));
  const visible = visibleCells(camera, board, canvas);
  // Always the same cells, wherever the reader looks.
  const [left, top] = [visible.left - (visible.left % step), visible.top - (visible.top % step)];
  const samples = (/** @type {number} */ from, /** @type {number} */ to) => Math.max(0, Math.ceil((to - from) / step));
  return { step, left, top, columns: samples(left, visible.right), rows: samples(top, visible.bottom) };
}

/** A color as a pixel of a picture: every machine that browsers run on has the low byte first. @param {readonly number[]} color */
const pixelOf = ([red, green, blue]) =>
  ((255 << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0;
