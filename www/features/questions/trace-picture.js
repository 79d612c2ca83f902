// The reader's own search on the board: its cells look as those of any search, with the numbers that it has given them.

import { drawOutline } from "../../core/render/board-overlay.js";
import { showsCorners, showsNumbers, TILE_SIZE, visibleCells } from "../../core/render/camera.js";
import { drawFrontier, onBoard } from "../../core/render/frontier.js";
import { CLOSED, OPEN, tileMaker } from "../../core/render/tiles.js";

/**
 * @import { NumberLayer } from "../../core/render/cell-digits.js"
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Trace } from "./trace-question.js"
 */

/** Clockwise from north, as the engine numbers the directions. */
const COMPASS = ["0,-1", "1,-1", "1,0", "1,1", "0,1", "-1,1", "-1,0", "-1,-1"];
/** How far down in its cell f is where g and h are above it. */
const F_BELOW = 0.63;

export class TracePicture {
  #trace;
  #module;
  /** @type {NumberLayer | undefined} */
  #numbers;
  #tilesFor = "";
  /** @type {(look: number) => CanvasImageSource} */
  #tile = () => document.createElement("canvas");

  /** @param {Trace} trace @param {() => typeof import("../../core/render/cell-digits.js") | undefined} module What draws numbers, once it is loaded. */
  constructor(trace, module) {
    this.#trace = trace;
    this.#module = module;
  }

  /** @param {Place} place */
  draw(place) {
    const { camera, canvas, context, board, colors } = place;
    const { search } = this.#trace;
    if (camera.size < TILE_SIZE) return;
    const hasNumbers = showsNumbers(camera);
    const tilesFor = [camera.size, hasNumbers, Object.values(colors)].join();
    if (tilesFor !== this.#tilesFor) this.#tile = tileMaker(camera.size, colors, hasNumbers);
    this.#tilesFor = tilesFor;
    const ends = [board.start, board.goal].map(String);
    for (const { cell, isOpen } of search.entries.values()) {
      const [x, y] = search.coordOf(cell);
      if (ends.includes(`${x},${y}`)) continue;
      const look = ((isOpen ? OPEN : CLOSED) << 8) | board.cells[cell];
      context.drawImage(this.#tile(look), camera.left + x * camera.size, camera.top + y * camera.size);
    }
    const isOpen = onBoard(board, (index) => search.entries.get(index)?.isOpen === true);
    drawFrontier(context, camera, visibleCells(camera, board, canvas), isOpen, colors);
    if (hasNumbers) this.#write(place);
    const last = search.steps.at(-1);
    if (last) drawOutline(context, camera, search.coordOf(last.cell), colors.current, "current", colors["path-edge"]);
  }

  /** @param {Place} place */
  #write({ camera, context, board, colors, canvas, font }) {
    const module = this.#module();
    if (!module) return;
    this.#numbers ??= new module.NumberLayer();
    const { search } = this.#trace;
    const states = new Uint8Array(board.cells.length);
    for (const { cell, isOpen } of search.entries.values()) states[cell] = isOpen ? OPEN : CLOSED;
    // It reads a search as the engine tells of one.
    const run = /** @type {Run} */ (
      /** @type {unknown} */ ({
        board,
        options: this.#trace.options,
        revision: search.steps.length,
        solver: {
          numbersIn: (/** @type {number[]} */ ...part) => this.#numbersIn(part),
          sideStates: () => [],
          states: () => states,
        },
      })
    );
    this.#numbers.draw(context, run, camera, {
      ...{ visible: visibleCells(camera, board, canvas), colors, font, hasEnds: true },
      ...{ middle: showsCorners(camera) ? F_BELOW : 0.5, path: undefined, share: 0 },
    });
  }

  /** g, h, f and the direction to the parent of each cell of a rectangle. @param {number[]} part */
  #numbersIn([left, top, columns, rows]) {
    const { search } = this.#trace;
    const numbers = new Float64Array(4 * columns * rows).fill(Number.NaN);
    for (const { cell, parent } of search.entries.values()) {
      const [x, y] = search.coordOf(cell);
      if (x < left || y < top || x >= left + columns || y >= top + rows) continue;
      const { g, h, f } = this.#trace.numbersOf([x, y]);
      const from = parent === undefined ? undefined : search.coordOf(parent);
      const direction = from ? COMPASS.indexOf(`${from[0] - x},${from[1] - y}`) : Number.NaN;
      numbers.set([g, h, f, direction], 4 * ((y - top) * columns + (x - left)));
    }
    return numbers;
  }
}
