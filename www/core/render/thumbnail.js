// A small picture of a solved board for the gallery: walls, what the search touched, the path, start and goal.

import { columnOf, rowOf, WALL } from "../../rules/cells.js";
import { drawFrame, drawGoal, drawPath, drawStart } from "./board-overlay.js";

/**
 * @import { Solver } from "../../engine.js"
 * @import { Colors } from "./theme.js"
 */

/**
 * @param {HTMLCanvasElement} canvas With the size of the picture, in device pixels.
 * @param {Solver} solver With a search that has ended; its path is drawn where it is at the end.
 * @param {Colors} colors
 */
export function drawThumbnail(canvas, solver, colors) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { width, height, start, goal } = solver;
  const size = Math.max(1, Math.floor(Math.min((canvas.width - 4) / width, (canvas.height - 4) / height)));
  const left = Math.floor((canvas.width - size * width) / 2);
  const top = Math.floor((canvas.height - size * height) / 2);
  const camera = { size, left, top };
  const cells = solver.cells();
  const states = solver.states();
  const fill = (/** @type {number} */ index, /** @type {string} */ color) => {
    context.fillStyle = color;
    context.fillRect(left + columnOf({ width }, index) * size, top + rowOf({ width }, index) * size, size, size);
  };
  const looks = [colors.ground, colors.open, colors.closed];
  for (const [index, byte] of cells.entries()) {
    fill(index, byte === WALL ? colors.wall : looks[states[index]]);
    if (byte === 0 || byte === WALL) continue;
    // Penalties are drawn over the state, denser for larger ones.
    context.globalAlpha = 0.2 + 0.4 * Math.min(1, byte / 40);
    fill(index, colors.penalty);
    context.globalAlpha = 1;
  }
  drawFrame(context, camera, solver, colors);
  const path = solver.position === solver.length ? solver.path() : undefined;
  if (path) drawPath(context, camera, path.cells, 1, colors);
  drawStart(context, camera, /** @type {[number, number]} */ (start), colors);
  drawGoal(context, camera, /** @type {[number, number]} */ (goal), colors);
}
