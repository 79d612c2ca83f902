// The picture of a rung: the board, what its search has open and closed, its path, start and goal.

import { context2d } from "../../render/context.js";
import { drawGoal, drawPath, drawStart } from "../../render/overlay.js";

/** @typedef {import("../../render/camera.js").Camera} Camera */

/** How large it is at most, in CSS pixels. */
const WIDTH = 168;
const HEIGHT = 96;

/**
 * Draws it, and makes the canvas as large as it.
 * @param {HTMLCanvasElement} canvas
 * @param {import("../../render/picture.js").Picture} picture With the colors.
 * @param {{ board: import("../../board/board.js").Board, solver: import("../../engine.js").Solver }} search At the step to be shown.
 * @param {import("../../theme.js").Colors} colors
 * @param {number} ratio Device pixels per CSS pixel.
 */
export function drawRung(canvas, picture, { board, solver }, colors, ratio) {
  const { width, height } = board;
  const exact = Math.min((WIDTH * ratio) / width, (HEIGHT * ratio) / height);
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
