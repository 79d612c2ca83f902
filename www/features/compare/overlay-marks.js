// What is drawn in a cell that some of the runs have taken, so that it can be told without colors: the left half of a disc
// for the left of two runs, its right half for the right one, all of it for both. Of more runs, a disc where all have been, or
// the chosen one, and a dot where only some or others have.

import { isPair } from "./overlay-colors.js";

/** @import { Kind } from "./overlay-colors.js" */

/** From this cell size on, in device pixels, there is room for marks. */
export const MARKS_FROM = 9;

/**
 * @param {CanvasRenderingContext2D} context With the color of the mark as its fill.
 * @param {number} size Of the cell, whose corner is at the origin.
 * @param {number} level
 * @param {Kind} kind
 * @param {boolean} hasNumbers Whether the cell shows numbers; then the mark is at its edge.
 */
export function drawMembership(context, size, level, kind, hasNumbers) {
  if (level === 0) return;
  if (hasNumbers) return drawEdges(context, size, level, kind);
  const middle = size / 2;
  const radius = size * 0.28;
  if (!isPair(kind)) return fillDisc(context, middle, level === 1 ? Math.max(0.8, size / 14) : radius, 0, 2);
  // From the top counterclockwise to the bottom is the left half.
  if (level === 1) fillDisc(context, middle, radius, 0.5, 1.5);
  else if (level === 2) fillDisc(context, middle, radius, -0.5, 0.5);
  else fillDisc(context, middle, radius, 0, 2);
}

/** Bars at the edges on the left and on the right, or at the bottom a dash or a bar. @param {CanvasRenderingContext2D} context @param {number} size @param {number} level @param {Kind} kind */
function drawEdges(context, size, level, kind) {
  const width = Math.max(2, Math.round(size / 18));
  if (!isPair(kind)) {
    const length = Math.round(size * (level === 1 ? 0.2 : 1));
    context.fillRect(Math.round((size - length) / 2), size - width, length, width);
    return;
  }
  if (level & 1) context.fillRect(0, 0, width, size);
  if (level & 2) context.fillRect(size - width, 0, width, size);
}

/** @param {CanvasRenderingContext2D} context @param {number} middle @param {number} radius @param {number} from In half turns. @param {number} to */
function fillDisc(context, middle, radius, from, to) {
  context.beginPath();
  context.arc(middle, middle, radius, from * Math.PI, to * Math.PI);
  context.fill();
}
