// The open cells as a region: one outline around all that touch, not one around each.

import { indexOf } from "../../rules/cells.js";
import { TILE_SIZE, visibleCells } from "./camera.js";
import { pixelRatio } from "./ratio.js";
import { OPEN } from "./tiles.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Camera } from "./camera.js"
 * @import { Colors } from "./theme.js"
 */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Area */

/** How wide the outline is. @param {number} size Of a cell. */
export const frontierWidth = (size) => Math.max(1.5 * pixelRatio(), size / 18);

/**
 * The frontier of a search.
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<Run, "board" | "solver">} run
 * @param {Camera} camera
 * @param {Colors} colors
 * @param {{ width: number, height: number }} canvas
 */
export function drawFrontierOf(context, { board, solver }, camera, colors, canvas) {
  const states = solver.states();
  const isOpen = onBoard(board, (index) => states[index] === OPEN);
  drawFrontier(context, camera, visibleCells(camera, board, canvas), isOpen, colors);
}

/**
 * Draws the outline where cells are drawn one by one.
 * @param {CanvasRenderingContext2D} context
 * @param {Camera} camera
 * @param {Area} seen The columns and rows that are drawn.
 * @param {(x: number, y: number) => boolean} isOpen Also asked of cells beyond the board.
 * @param {Colors} colors
 */
export function drawFrontier(context, { size, left, top }, seen, isOpen, colors) {
  if (size < TILE_SIZE) return;
  // The last pixels of a cell are the line to the next one, in whose middle the outline is.
  const line = Math.max(1, Math.round(pixelRatio())) / 2;
  const [atX, atY] = [left - line, top - line];
  context.beginPath();
  // Along rows, then along columns: what touches is one line.
  for (let y = seen.top; y <= seen.bottom; y++) {
    for (let x = seen.left, from = -1; x <= seen.right; x++) {
      const isEdge = x < seen.right && isOpen(x, y - 1) !== isOpen(x, y);
      if (isEdge && from < 0) from = x;
      if (isEdge || from < 0) continue;
      trace(context, atX + from * size, atY + y * size, atX + x * size, atY + y * size);
      from = -1;
    }
  }
  for (let x = seen.left; x <= seen.right; x++) {
    for (let y = seen.top, from = -1; y <= seen.bottom; y++) {
      const isEdge = y < seen.bottom && isOpen(x - 1, y) !== isOpen(x, y);
      if (isEdge && from < 0) from = y;
      if (isEdge || from < 0) continue;
      trace(context, atX + x * size, atY + from * size, atX + x * size, atY + y * size);
      from = -1;
    }
  }
  context.lineCap = "round";
  context.lineWidth = frontierWidth(size);
  context.strokeStyle = colors["open-mark"];
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
function trace(context, x0, y0, x1, y1) {
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
}

/**
 * Whether a cell of a board is open; one beyond it is not.
 * @param {{ width: number, height: number }} board
 * @param {(index: number) => boolean} isOpen
 */
export const onBoard = (board, isOpen) => (/** @type {number} */ x, /** @type {number} */ y) =>
  x >= 0 && y >= 0 && x < board.width && y < board.height && isOpen(indexOf(board, [x, y]));
