// What is drawn where there is no path: an outline around the cells that can be reached, marks on the walls that close
// them off, the path to the nearest of them, and crosses on the walls to remove.

import { columnOf, coordOf, rowOf } from "../../rules/cells.js";
import { drawPath, pathEdge } from "./board-overlay.js";
import { showsNumbers, visibleCells } from "./camera.js";
import { pixelRatio } from "./ratio.js";

/** @import { Place } from "./renderer.js" */

/** From this cell size on, in device pixels, there is an outline; on smaller cells the walls that close them off are dots. */
const OUTLINE_FROM = 3;
/** From this cell size on, the walls of the outline have a mark each. */
const MARK_FROM = 10;
/** How far down in its cell the path is where cells show numbers, which it must not cross. */
const BELOW_F = 0.88;
/** How many dots are drawn at most. */
const MOST_DOTS = 100_000;

/**
 * @param {Place} place
 * @param {Uint8Array} reached
 * @param {Uint32Array} closing
 */
export function drawRegion(place, reached, closing) {
  const { context, camera, board, canvas, colors } = place;
  const { size, left, top } = camera;
  if (size < OUTLINE_FROM) return drawDots(place, closing);
  const { width } = board;
  const seen = visibleCells(camera, board, canvas);
  context.beginPath();
  for (let y = seen.top; y < seen.bottom; y++) {
    for (let x = seen.left; x < seen.right; x++) {
      const is = reached[y * width + x];
      const [atX, atY] = [left + x * size, top + y * size];
      // The edge of the board has its frame.
      if (x > 0 && is !== reached[y * width + x - 1]) addLine(context, atX, atY, atX, atY + size);
      if (y > 0 && is !== reached[(y - 1) * width + x]) addLine(context, atX, atY, atX + size, atY);
    }
  }
  const line = Math.max(2, Math.min(4 * pixelRatio(), size / 8));
  context.lineCap = "round";
  context.lineWidth = line + 2 * pathEdge();
  context.strokeStyle = colors["path-edge"];
  context.stroke();
  context.lineWidth = line;
  context.strokeStyle = colors.current;
  context.stroke();
  if (size < MARK_FROM) return;
  context.fillStyle = colors.mark;
  for (const wall of closing) {
    const [x, y] = coordOf({ width }, wall);
    if (x < seen.left || x >= seen.right || y < seen.top || y >= seen.bottom) continue;
    fillDiamond(context, left + (x + 0.5) * size, top + (y + 0.5) * size, size / 6);
  }
}

/** @param {Place} place @param {Uint32Array} cells */
function drawDots({ context, camera: { size, left, top }, board, colors }, cells) {
  const dot = 2 * pixelRatio();
  const every = Math.ceil(cells.length / MOST_DOTS);
  context.fillStyle = colors.current;
  for (let i = 0; i < cells.length; i += every) {
    const [x, y] = coordOf(board, cells[i]);
    context.fillRect(left + (x + 0.5) * size - dot / 2, top + (y + 0.5) * size - dot / 2, dot, dot);
  }
}

/** @param {CanvasRenderingContext2D} context @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
function addLine(context, x0, y0, x1, y1) {
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} radius */
function fillDiamond(context, x, y, radius) {
  context.beginPath();
  context.moveTo(x, y - radius);
  context.lineTo(x + radius, y);
  context.lineTo(x, y + radius);
  context.lineTo(x - radius, y);
  context.fill();
}

/** The path to the nearest cell, dashed, because it does not lead to the goal. @param {Place} place @param {Uint32Array} cells x and y alternating. */
export function drawWay({ context, camera, colors }, cells) {
  const dash = Math.max(4 * pixelRatio(), camera.size / 5);
  context.setLineDash([dash, dash]);
  drawPath(context, camera, cells, 1, colors, showsNumbers(camera) ? BELOW_F : undefined);
  context.setLineDash([]);
}

/** A cross on each wall, in a frame, so that it is found where walls are small. @param {Place} place @param {Uint32Array} walls */
export function drawWalls({ context, camera: { size, left, top }, board, colors }, walls) {
  const ratio = pixelRatio();
  const side = Math.max(size, 6 * ratio);
  const line = Math.max(1.5 * ratio, side / 12);
  for (const wall of walls) {
    const x = left + (columnOf(board, wall) + 0.5) * size;
    const y = top + (rowOf(board, wall) + 0.5) * size;
    const arm = side * 0.24;
    // Whatever else marks the wall.
    context.fillStyle = colors.wall;
    context.fillRect(x - side / 2, y - side / 2, side, side);
    context.beginPath();
    addLine(context, x - arm, y - arm, x + arm, y + arm);
    addLine(context, x - arm, y + arm, x + arm, y - arm);
    context.lineCap = "round";
    context.lineWidth = line;
    context.strokeStyle = colors.mark;
    context.stroke();
    context.lineWidth = line + 2 * pathEdge();
    context.strokeStyle = colors["path-edge"];
    context.strokeRect(x - side / 2, y - side / 2, side, side);
    context.lineWidth = line;
    context.strokeStyle = colors.current;
    context.strokeRect(x - side / 2, y - side / 2, side, side);
  }
}
