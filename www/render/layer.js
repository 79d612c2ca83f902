// The cells, on a canvas of their own that is kept from frame to frame: only cells whose look changed are drawn.

import { bytesOf } from "../theme.js";
import { TILE_SIZE, visibleCells } from "./camera.js";
import { tileMaker } from "./tiles.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("../theme.js").Colors} Colors */
/** @typedef {import("../session.js").Session} Session */

/** A look that no cell has. */
const NONE = 0xffff;

export class CellLayer {
  canvas = document.createElement("canvas");
  #context = context2d(this.canvas);
  /** The board at one pixel a cell, for cells too small to be drawn one by one. */
  #small = document.createElement("canvas");
  #looks = new Uint16Array(0);
  #drawnFor = "";
  /** @type {(look: number) => CanvasImageSource} */
  #tile = () => this.#small;
  /** @type {Uint8Array} */
  #palette = new Uint8Array(0);

  /** Forgets what is drawn, for example when the colors changed. */
  invalidate() {
    this.#drawnFor = "";
  }

  /**
   * @param {Session} session
   * @param {Camera} camera
   * @param {Colors} colors
   * @param {boolean} hasNumbers
   */
  draw(session, camera, colors, hasNumbers) {
    const { board } = session;
    const { width, height } = this.canvas;
    const drawnFor = [width, height, ...Object.values(camera), board.width, board.height, hasNumbers].join();
    const isFresh = drawnFor !== this.#drawnFor;
    if (isFresh) {
      this.#drawnFor = drawnFor;
      this.#context.clearRect(0, 0, width, height);
      this.#looks = new Uint16Array(board.width * board.height).fill(NONE);
      this.#tile = tileMaker(camera.size, colors, hasNumbers);
      this.#palette = paletteOf(colors);
    }
    if (camera.size >= TILE_SIZE) this.#drawTiles(session, camera);
    else this.#drawScaled(session, camera);
  }

  /** @param {Session} session @param {Camera} camera */
  #drawTiles({ board, solver }, camera) {
    const states = solver.states();
    const visible = visibleCells(camera, board, this.canvas);
    const looks = this.#looks;
    for (let y = visible.top; y < visible.bottom; y++) {
      for (let x = visible.left; x < visible.right; x++) {
        const index = y * board.width + x;
        const look = (states[index] << 8) | board.cells[index];
        if (looks[index] === look) continue;
        looks[index] = look;
        this.#context.drawImage(this.#tile(look), camera.left + x * camera.size, camera.top + y * camera.size);
      }
    }
  }

  /** @param {Session} session @param {Camera} camera */
  #drawScaled({ board, solver }, { size, left, top }) {
    const image = solver.paint(this.#palette);
    if (this.#small.width !== image.width || this.#small.height !== image.height) {
      Object.assign(this.#small, { width: image.width, height: image.height });
    }
    context2d(this.#small).putImageData(image, 0, 0);
    const context = this.#context;
    context.imageSmoothingEnabled = size < 1;
    context.imageSmoothingQuality = "high";
    context.drawImage(this.#small, left, top, size * board.width, size * board.height);
  }
}

/** The colors of a painted board: every byte of a cell, then open and closed. @param {Colors} colors */
function paletteOf(colors) {
  const [ground, penalty, wall] = [colors.ground, colors.penalty, colors.wall].map(bytesOf);
  const palette = new Uint8Array(258 * 4);
  for (let byte = 0; byte < 255; byte++) {
    const share = byte === 0 ? 0 : 0.15 + (0.6 * Math.min(byte, 50)) / 50;
    const mixed = ground.map((value, i) => value + (penalty[i] - value) * share);
    palette.set(mixed, byte * 4);
  }
  palette.set(wall, 255 * 4);
  palette.set(bytesOf(colors["open-mark"]), 256 * 4);
  palette.set(bytesOf(colors["closed-area"]), 257 * 4);
  return palette;
}

/** @param {HTMLCanvasElement} canvas */
export function context2d(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}
