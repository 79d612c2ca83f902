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
 */
export function drawMembership(context, size, level, kind) {
  if (level === 0) return;
  const middle = size / 2;
  const radius = size * 0.2;
  if (!isPair(kind)) return fillDisc(context, middle, level === 1 ? Math.max(0.8, size / 14) : radius, 0, 2);
  // From the top counterclockwise to the bottom is the left half.
  if (level === 1) fillDisc(context, middle, radius, 0.5, 1.5);
  else if (level === 2) fillDisc(context, middle, radius, -0.5, 0.5);
  else fillDisc(context, middle, radius, 0, 2);
}

/** @param {CanvasRenderingContext2D} context @param {number} middle @param {number} radius @param {number} from In half turns. @param {number} to */
function fillDisc(context, middle, radius, from, to) {
  context.beginPath();
  context.arc(middle, middle, radius, from * Math.PI, to * Math.PI);
  context.fill();
}
