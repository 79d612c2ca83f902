// The paths of the other runs: broad broken lines under the path of the run in front, so that both are seen where they are
// the same.

import { pathEdge, pathWidth, traceLine } from "../../core/render/board-overlay.js";

/**
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Colors } from "../../core/render/theme.js"
 */

/** Each run's own: a color and a rhythm of dashes and gaps, in widths of the line. */
const STYLES = /** @type {const} */ ([
  { color: "accent", dashes: [1.6, 1.2] },
  { color: "accent", dashes: [1.6, 1.2] },
  { color: "g", dashes: [0.3, 0.9] },
  { color: "h", dashes: [2.4, 0.8, 0.4, 0.8] },
]);

/** How many times as broad as the path in front they are. */
const BREADTH = 2.4;

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
export function drawOtherSample(context, side, colors, index) {
  context.beginPath();
  context.moveTo(0, side / 2);
  context.lineTo(side, side / 2);
  stroke(context, side / 4, colors, index);
}

/** Strokes the line that was traced. @param {CanvasRenderingContext2D} context @param {number} width @param {Colors} colors @param {number} index */
function stroke(context, width, colors, index) {
  const { color, dashes } = STYLES[index];
  context.lineJoin = "round";
  context.lineCap = "butt";
  context.lineWidth = width + 2 * pathEdge();
  context.strokeStyle = colors["path-edge"];
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colors[color];
  context.setLineDash(dashes.map((length) => length * width));
  context.stroke();
  context.setLineDash([]);
}
