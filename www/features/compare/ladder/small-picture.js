// The picture of a rung: the board, what its search has open and closed, its path, start and goal.

import { drawGoal, drawPath, drawStart } from "../../../core/render/board-overlay.js";
import { context2d } from "../../../core/render/drawing-context.js";

/**
 * @import { Board } from "../../../core/board/board.js"
 * @import { Picture } from "../../../core/render/board-pixels.js"
 * @import { Colors } from "../../../core/render/theme.js"
 * @import { Solver } from "../../../engine.js"
 */

/**
 * Draws it, and makes the canvas as large as it.
 * @param {HTMLCanvasElement} canvas
 * @param {Picture} picture With the colors.
 * @param {{ board: Board, solver: Solver }} search At the step to be shown.
 * @param {Colors} colors
 * @param {number} ratio Device pixels per CSS pixel.
 * @param {readonly [number, number]} room How large it may be, in CSS pixels.
 */
export function drawRung(canvas, picture, { board, solver }, colors, ratio, room) {
  const { width, height } = board;
  const exact = Math.min((room[0] * ratio) / width, (room[1] * ratio) / height);
  const size = exact >= 2 ? Math.floor(exact) : exact;
  const sides = [width, height].map((cells) => Math.max(1, Math.round(cells * size)));
  if (canvas.width !== sides[0] || canvas.height !== sides[1]) {
    [canvas.width, canvas.height] = sides;
    canvas.style.width = `${sides[0] / ratio}px`;
  }
  const context = context2d(canvas);
  const camera = { size, left: 0, top: 0 };
  context.clearRect(0, 0, .../** @type {[number, number]} */ (sides));
  picture.draw(context, { board, solver }, camera);
  const path = solver.path();
  if (path) drawPath(context, camera, path.cells, 1, colors);
  drawStart(context, camera, board.start, colors);
  drawGoal(context, camera, board.goal, colors);
}
