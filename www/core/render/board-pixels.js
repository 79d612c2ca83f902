// The board where cells are too small to be drawn one by one: painted by the engine, with at most a pixel per cell and
// only what is visible. Loaded when cells are that small for the first time.

import { WALL } from "../../rules/cells.js";
import { bytesOf } from "./color-bytes.js";
import { context2d } from "./drawing-context.js";
import { TakingTint } from "./taking-tint.js";
import { penaltyShare } from "./tiles.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Camera } from "./camera.js"
 * @import { Colors } from "./theme.js"
 */

export class Picture {
  /** The visible cells at one pixel each, where cells are larger than a pixel of the screen. */
  #small = document.createElement("canvas");
  /** @type {Uint8Array} */
  #palette = new Uint8Array(0);
  #tint = new TakingTint();

  /** @param {Colors} colors */
  recolor(colors) {
    this.#palette = paletteOf(colors);
    this.#tint.recolor(colors);
  }

  /**
   * Draws the part of the board that is on the canvas.
   * @param {CanvasRenderingContext2D} context
   * @param {Pick<Run, "board" | "solver">} search
   * @param {Camera} camera
   * @param {Run} [run] The one whose search it is, if the order in which it took its cells is to be seen.
   */
  draw(context, { board, solver }, { size, left, top }, run) {
    const longest = Math.max(board.width, board.height);
    const side = Math.max(1, Math.min(longest, Math.round(longest * size)));
    const shown = (/** @type {number} */ cells, /** @type {number} */ offset, /** @type {number} */ length) => {
      // Rounded the way the engine rounds the shorter side. A pixel of the picture has `scale` pixels of the screen.
      const pixels = Math.max(1, Math.floor((cells * side + Math.floor(longest / 2)) / longest));
      const scale = size < 1 ? 1 : size;
      const from = Math.max(0, Math.floor(-offset / scale));
      const to = Math.min(pixels, Math.ceil((length - offset) / scale));
      return { pixels, from, count: to - from, at: offset + from * scale, extent: (to - from) * scale };
    };
    const across = shown(board.width, left, context.canvas.width);
    const down = shown(board.height, top, context.canvas.height);
    if (across.count <= 0 || down.count <= 0) return;
    const painted = solver.paint(this.#palette, side, across.from, down.from, across.count, down.count);
    const part = { columns: across.pixels, rows: down.pixels, x: across.from, y: down.from };
    const image = run ? this.#tint.tinted(painted, run, part) : painted;
    if (size <= 1) return context.putImageData(image, across.at, down.at);
    const small = this.#small;
    if (small.width < image.width || small.height < image.height) {
      Object.assign(small, {
        width: Math.max(small.width, image.width),
        height: Math.max(small.height, image.height),
      });
    }
    context2d(small).putImageData(image, 0, 0);
    context.imageSmoothingEnabled = false;
    const { width, height } = image;
    context.drawImage(small, 0, 0, width, height, across.at, down.at, across.extent, down.extent);
  }
}

/** The colors of a painted board: every byte of a cell, then open, closed, passed over by jumps, closed from the goal. @param {Colors} colors */
function paletteOf(colors) {
  const [ground, penalty, wall] = [colors.ground, colors.penalty, colors.wall].map(bytesOf);
  const palette = new Uint8Array(260 * 4);
  for (let byte = 0; byte < WALL; byte++) {
    const share = penaltyShare(byte);
    const mixed = ground.map((value, i) => value + (penalty[i] - value) * share);
    palette.set(mixed, byte * 4);
  }
  palette.set(wall, 255 * 4);
  palette.set(bytesOf(colors.open), 256 * 4);
  palette.set(bytesOf(colors["closed-area"]), 257 * 4);
  palette.set(bytesOf(colors["scanned-area"]), 258 * 4);
  palette.set(bytesOf(colors["closed-goal-area"]), 259 * 4);
  return palette;
}
