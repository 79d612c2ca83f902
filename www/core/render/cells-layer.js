// The cells, on a canvas of their own that is kept from frame to frame: only cells whose look changed are drawn.

import { TILE_SIZE, visibleCells } from "./camera.js";
import { context2d } from "./drawing-context.js";
import { CLOSED, CLOSED_GOAL, SCANNED, tileMaker } from "./tiles.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Picture } from "./board-pixels.js"
 * @import { Camera } from "./camera.js"
 * @import { Colors } from "./theme.js"
 */

/** A look that no cell has. */
const NONE = 0xffff;

export class CellLayer {
  canvas = document.createElement("canvas");
  #context = context2d(this.canvas);
  /** The board where cells are too small to be drawn one by one; there is nothing then until this is given. @type {Picture | undefined} */
  picture;
  /** The looks of the visible cells, row by row. */
  #looks = new Uint16Array(0);
  /** What the picture depends on apart from the run, as drawn last, and the run's revision then. */
  #drawnFor = "";
  #revision = -1;
  /** @type {Colors | undefined} */
  #colors;
  /** The cell size and the kind of marks that the tiles are made for. */
  #tilesFor = "";
  /** @type {(look: number) => CanvasImageSource} */
  #tile = () => this.canvas;

  #isTinted;

  /** @param {boolean} [isTinted] Whether it is seen in which order small cells were taken. */
  constructor(isTinted = false) {
    this.#isTinted = isTinted;
  }

  /** Draws everything from scratch the next time. */
  invalidate() {
    this.#colors = undefined;
    this.#drawnFor = "";
    this.#tilesFor = "";
  }

  /** @param {Colors} colors */
  #recolor(colors) {
    this.invalidate();
    this.#colors = colors;
    this.picture?.recolor(colors);
  }

  /**
   * @param {Run} run
   * @param {Camera} camera
   * @param {Colors} colors
   * @param {boolean} hasNumbers
   */
  draw(run, camera, colors, hasNumbers) {
    if (colors !== this.#colors) this.#recolor(colors);
    const { board, revision } = run;
    const { width, height } = this.canvas;
    const drawnFor = [width, height, ...Object.values(camera), board.width, board.height, hasNumbers].join();
    const isFresh = drawnFor !== this.#drawnFor;
    if (!isFresh && revision === this.#revision) return;
    this.#drawnFor = drawnFor;
    this.#revision = revision;
    if (isFresh) this.#context.clearRect(0, 0, width, height);
    const tinted = this.#isTinted ? run : undefined;
    if (camera.size < TILE_SIZE) return this.picture?.draw(this.#context, run, camera, tinted);
    const tilesFor = [camera.size, hasNumbers].join();
    if (tilesFor !== this.#tilesFor) this.#tile = tileMaker(camera.size, colors, hasNumbers);
    this.#tilesFor = tilesFor;
    this.#drawTiles(run, camera, isFresh);
  }

  /** @param {Run} run @param {Camera} camera @param {boolean} isFresh */
  #drawTiles({ board, solver }, camera, isFresh) {
    // All are views of the engine's memory, and requesting one may move the others: the one that is rebuilt comes last.
    const scans = solver.scans();
    const sides = solver.sideStates();
    const states = solver.states();
    const visible = visibleCells(camera, board, this.canvas);
    const columns = visible.right - visible.left;
    if (isFresh) this.#looks = new Uint16Array(columns * (visible.bottom - visible.top)).fill(NONE);
    const looks = this.#looks;
    let place = 0;
    for (let y = visible.top; y < visible.bottom; y++) {
      for (let x = visible.left; x < visible.right; x++, place++) {
        const index = y * board.width + x;
        let state = states[index];
        if (state === 0 && scans[index] > 0) state = SCANNED;
        else if (state === CLOSED && sides[index] >> 2 === CLOSED) state = CLOSED_GOAL;
        const look = (state << 8) | board.cells[index];
        if (looks[place] === look) continue;
        looks[place] = look;
        this.#context.drawImage(this.#tile(look), camera.left + x * camera.size, camera.top + y * camera.size);
      }
    }
  }
}
