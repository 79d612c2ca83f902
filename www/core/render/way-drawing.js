// A way over the board, as a line from cell to cell: over walls and all, where it is the one that an estimate counts.

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Place } from "./renderer.js"
 */

/**
 * @param {Place} place
 * @param {Coord[]} cells Its points, in cells; not all need be the middle of one.
 * @param {string} color
 * @param {boolean} isBroken
 */
export function drawWay({ context, camera, colors, middle = 0.5 }, cells, color, isBroken) {
  const { size, left, top } = camera;
  context.save();
  context.lineJoin = context.lineCap = "round";
  if (isBroken) context.setLineDash([size / 8, size / 5]);
  for (const [stroke, width] of /** @type {const} */ ([
    [colors["path-edge"], 2],
    [color, 1],
  ])) {
    context.strokeStyle = stroke;
    context.lineWidth = width * Math.max(3, size / 12);
    context.beginPath();
    for (const [x, y] of cells) context.lineTo(left + (x + 0.5) * size, top + (y + middle) * size);
    context.stroke();
  }
  context.restore();
}
