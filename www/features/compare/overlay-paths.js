// The paths of an overlay, each in the color of its run: that in front as a whole line, the others as broad broken lines under
// it, so that both are seen where they are the same.

import { drawPath, pathEdge, pathWidth, traceLine } from "../../core/render/board-overlay.js";
import { drawBand } from "../../core/render/path-band.js";
import { runColor } from "./overlay-colors.js";

/**
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Colors } from "../../core/render/theme.js"
 */

/** Each run's own rhythm of dashes and gaps, in widths of the line. */
const DASHES = [
  [1, 0.6],
  [1.6, 1.2],
  [0.3, 0.9],
  [2.4, 0.8, 0.4, 0.8],
];

/** How many times as broad as the path in front they are. */
const BREADTH = 2.4;

/** A path that leads through the cell of a sample from side to side. */
const ACROSS = /** @type {Uint32Array} */ (/** @type {unknown} */ (Float64Array.of(-1, 0, 0, 0, 1, 0)));

/** The colors with which the path in front is drawn like the board's own. @param {Colors} colors @param {number} index Which run's it is. */
const colored = (colors, index) => ({ ...colors, path: runColor(colors, index) });

/** Lies exactly on the board's own. @param {Place} place @param {Uint32Array} cells x and y alternating. @param {number} index Which run's path it is. */
export function drawFrontPath({ context, camera, colors, middle }, cells, index) {
  const own = colored(colors, index);
  if (middle === undefined) drawPath(context, camera, cells, 1, own);
  else drawBand(context, camera, cells, 1, own, pathEdge());
}

/**
 * @param {Place} place
 * @param {Uint32Array} cells x and y alternating.
 * @param {number} index Which run's path it is.
 */
export function drawOtherPath({ context, camera, colors, middle }, cells, index) {
  if (cells.length < 4) return;
  const line = pathWidth(camera.size, middle !== undefined);
  traceLine(context, camera, cells, cells.length / 2 - 1, middle);
  stroke(context, Math.max(BREADTH * line, line + 4 * pathEdge()), colors, index);
}

/** A piece of it, for the legend. @param {CanvasRenderingContext2D} context @param {number} side @param {Colors} colors @param {number} index */
export const drawFrontSample = (context, side, colors, index) =>
  drawPath(context, { size: side, left: 0, top: 0 }, ACROSS, 1, colored(colors, index));

/** A piece of it, for the legend. @param {CanvasRenderingContext2D} context @param {number} side @param {Colors} colors @param {number} index */
export function drawOtherSample(context, side, colors, index) {
  context.beginPath();
  context.moveTo(0, side / 2);
  context.lineTo(side, side / 2);
  stroke(context, side / 4, colors, index);
}

/** Strokes the line that was traced. @param {CanvasRenderingContext2D} context @param {number} width @param {Colors} colors @param {number} index */
function stroke(context, width, colors, index) {
  context.lineJoin = "round";
  context.lineCap = "butt";
  context.lineWidth = width + 2 * pathEdge();
  context.strokeStyle = colors["path-edge"];
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = runColor(colors, index);
  context.setLineDash(DASHES[index].map((length) => length * width));
  context.stroke();
  context.setLineDash([]);
}
