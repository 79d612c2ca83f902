// A small picture of a board that is checked: walls, start and goal, the cells that a program took, and its path.

import { drawFrame, drawGoal, drawOutline, drawPath, drawStart } from "../../core/render/board-overlay.js";
import { indexOf, isPenalty, WALL } from "../../rules/cells.js";

/**
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/**
 * @typedef {object} Shown
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {ArrayLike<number>} [taken] x and y alternating.
 * @property {Int32Array} [path]
 * @property {Coord} [marked] A cell that is outlined.
 * @property {Set<number>} [other] What another search took, by the indexes of the cells.
 * @property {string} [alone] The color of what it did not take.
 */

/** Lines around cells this large, in device pixels. */
const LINES_FROM = 8;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Shown} board
 * @param {Colors} colors
 */
export function drawPicture(canvas, board, colors) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { width, height, start, goal, path, marked, other, alone = colors.closed } = board;
  const camera = cameraOf(canvas, board);
  const { size, left, top } = camera;
  context.clearRect(0, 0, canvas.width, canvas.height);
  const taken = new Uint8Array(width * height);
  for (let i = 0; i < (board.taken?.length ?? 0); i += 2) {
    const [x, y] = [board.taken?.[i] ?? -1, board.taken?.[i + 1] ?? -1];
    if (x >= 0 && y >= 0 && x < width && y < height) taken[indexOf(board, [x, y])] = 1;
  }
  // Where cells are smaller than a pixel, each pixel shows one of those in it.
  const [columns, rows] = [width, height].map((side) => Math.min(side, Math.ceil(side * size)));
  const [wide, high] = [(width * size) / columns, (height * size) / rows];
  const gap = size >= LINES_FROM ? 1 : 0;
  if (gap > 0) {
    context.fillStyle = colors.line;
    context.fillRect(left, top, width * size, height * size);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = Math.floor((row * height) / rows) * width + Math.floor((column * width) / columns);
      const byte = board.cells[index];
      const isTaken = taken[index] === 1;
      const x = left + column * wide;
      const y = top + row * high;
      const fill = other && !other.has(index) ? alone : colors.closed;
      context.fillStyle = byte === WALL ? colors.wall : isTaken ? fill : colors.ground;
      context.fillRect(x, y, wide - gap, high - gap);
      if (isPenalty(byte)) {
        context.globalAlpha = 0.2 + 0.4 * Math.min(1, byte / 40);
        context.fillStyle = colors.penalty;
        context.fillRect(x, y, wide - gap, high - gap);
        context.globalAlpha = 1;
      }
      if (!isTaken || size < LINES_FROM) continue;
      // Not by color alone.
      context.fillStyle = byte === WALL ? colors.closed : colors["closed-mark"];
      context.fillRect(x + wide * 0.4, y + high * 0.4, wide * 0.2, high * 0.2);
    }
  }
  drawFrame(context, camera, board, colors);
  // What is not on this board is not drawn beside it either.
  const isOnBoard = path?.every((side, i) => side >= 0 && side < (i % 2 === 0 ? width : height));
  if (path && path.length > 2 && isOnBoard) drawPath(context, camera, Uint32Array.from(path), 1, colors);
  if (start) drawStart(context, camera, start, colors);
  if (goal) drawGoal(context, camera, goal, colors);
  if (marked) drawOutline(context, camera, marked, colors.cursor, "selected", colors["path-edge"]);
}

/** How a board lies on a canvas. @param {{ width: number, height: number }} canvas @param {{ width: number, height: number }} board */
function cameraOf(canvas, { width, height }) {
  const most = Math.min((canvas.width - 4) / width, (canvas.height - 4) / height);
  const size = most >= 1 ? Math.floor(most) : most;
  const left = Math.floor((canvas.width - size * width) / 2);
  const top = Math.floor((canvas.height - size * height) / 2);
  return { size, left, top };
}

/**
 * The cell of the board at a point of the window; undefined if there is none.
 * @param {HTMLCanvasElement} canvas
 * @param {{ width: number, height: number }} board
 * @param {{ clientX: number, clientY: number }} point
 * @returns {Coord | undefined}
 */
export function cellAt(canvas, board, { clientX, clientY }) {
  const box = canvas.getBoundingClientRect();
  const { size, left, top } = cameraOf(canvas, board);
  const x = Math.floor((((clientX - box.left) / box.width) * canvas.width - left) / size);
  const y = Math.floor((((clientY - box.top) / box.height) * canvas.height - top) / size);
  return x >= 0 && y >= 0 && x < board.width && y < board.height ? [x, y] : undefined;
}
