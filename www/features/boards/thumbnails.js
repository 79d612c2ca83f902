// Small pictures of the boards that the buttons of the tab Board would make.

import { solverOf } from "../../core/board/convert.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { drawThumbnail } from "../../core/render/thumbnail.js";
import { generate, nameOf, sampleOf } from "./generators.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Kind, Making } from "./generators.js"
 */

/** What each canvas shows. @type {WeakMap<HTMLCanvasElement, { stamp: string, colors: Colors }>} */
const shown = new WeakMap();

/**
 * Draws what would be made, unless the canvas shows it already.
 * @param {HTMLCanvasElement} canvas
 * @param {{ board: Board, kind: Kind, making: Making, colors: Colors }} picture
 */
export function showMade(canvas, { board, kind, making, colors }) {
  const sample = sampleOf(board);
  const { width, height, start, goal } = sample;
  const [wide, high] = [canvas.clientWidth, canvas.clientHeight].map((side) => Math.round(side * pixelRatio()));
  const stamp = [nameOf(kind, making), width, height, start, goal, wide, high].join();
  const before = shown.get(canvas);
  if (wide === 0 || (before?.stamp === stamp && before.colors === colors)) return;
  const solver = solverOf({ ...sample, cells: new Uint8Array(width * height), origin: [0, 0] });
  try {
    generate(solver, kind, making);
    Object.assign(canvas, { width: wide, height: high });
    drawThumbnail(canvas, solver, colors);
  } finally {
    solver.free();
  }
  shown.set(canvas, { stamp, colors });
}
