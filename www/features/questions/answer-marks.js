// Marks on the board for an answer: a check in the cells that are right, a cross in the one that is not. Shapes as well
// as colors.

import { drawOutline } from "../../core/render/board-overlay.js";

/**
 * @import { Drawing, Place } from "../../core/render/renderer.js"
 * @import { Coord } from "../../rules/cells.js"
 */

/** The strokes of the two signs in a square from -1 to 1. */
const CHECK = [
  [-0.6, 0.05],
  [-0.15, 0.5],
  [0.65, -0.45],
];
const CROSS = [
  [
    [-0.45, -0.45],
    [0.45, 0.45],
  ],
  [
    [-0.45, 0.45],
    [0.45, -0.45],
  ],
];

/**
 * @param {Coord[]} right
 * @param {Coord} [wrong]
 * @returns {Drawing}
 */
export function answerMarks(right, wrong) {
  return {
    stamp: `${right.join(" ")} ${wrong ?? ""}`,
    over(place) {
      for (const coord of right) mark(place, coord, place.colors.good, [CHECK]);
      if (wrong) mark(place, wrong, place.colors.bad, CROSS);
    },
  };
}

/** An outline with a sign on a disc in its lower right corner. @param {Place} place @param {Coord} coord @param {string} color @param {number[][][]} sign */
function mark({ context, camera, colors }, coord, color, sign) {
  drawOutline(context, camera, coord, color, "selected", colors["path-edge"]);
  const { size, left, top } = camera;
  if (size < 12) return;
  const radius = Math.max(5, size * 0.17);
  const [x, y] = [left + (coord[0] + 1) * size - radius * 1.15, top + (coord[1] + 1) * size - radius * 1.15];
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.strokeStyle = colors["path-edge"];
  context.lineWidth = Math.max(1.5, radius * 0.28);
  context.lineJoin = context.lineCap = "round";
  for (const stroke of sign) {
    context.beginPath();
    for (const [dx, dy] of stroke) context.lineTo(x + dx * radius * 0.85, y + dy * radius * 0.85);
    context.stroke();
  }
}
