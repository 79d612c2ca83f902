// The paths of an overlay, each in the color of its run: that in front as on every board, the others as thinner broken lines
// beside it, so that all are seen where they are the same.

import { drawPath, pathEdge, pathWidth } from "../../core/render/board-overlay.js";
import { pixelRatio } from "../../core/render/ratio.js";
import { runColor } from "./overlay-colors.js";

/**
 * @import { Camera } from "../../core/render/camera.js"
 * @import { Place } from "../../core/render/renderer.js"
 * @import { Colors } from "../../core/render/theme.js"
 */

/** Each run's own rhythm of dashes and gaps, in widths of the line. */
const DASHES = [
  [4, 1.2],
  [2.4, 1.4],
  [1, 1.2],
  [5, 1.2, 1, 1.2],
];

/** How wide the others are, as a part of a cell. */
const THIN = 1 / 9;

/** A path that leads through the cell of a sample from side to side. */
const ACROSS = /** @type {Uint32Array} */ (/** @type {unknown} */ (Float64Array.of(-1, 0, 0, 0, 1, 0)));

/** The colors with which the path in front is drawn like the board's own. @param {Colors} colors @param {number} index Which run's it is. */
const colored = (colors, index) => ({ ...colors, path: runColor(colors, index) });

/** Lies exactly on the board's own. @param {Place} place @param {Uint32Array} cells x and y alternating. @param {number} index Which run's path it is. */
export const drawFrontPath = ({ context, camera, colors }, cells, index) =>
  drawPath(context, camera, cells, 1, colored(colors, index));

/**
 * @param {Place} place
 * @param {Uint32Array} cells x and y alternating.
 * @param {number} index Which run's path it is.
 * @param {number} at Which of those beside the one in front: on its right and left in turn, as one walks to the goal.
 */
export function drawOtherPath({ context, camera, colors }, cells, index, at) {
  if (cells.length < 4) return;
  const width = Math.max(2 * pixelRatio(), camera.size * THIN);
  const edge = pathEdge();
  const next = pathWidth(camera.size, false) / 2 + edge + width / 2;
  const away = next + Math.floor(at / 2) * (width + edge);
  trace(context, lineBeside(camera, cells, at % 2 === 0 ? away : -away));
  stroke(context, width, colors, index);
}

/** A piece of it, for the legend. @param {CanvasRenderingContext2D} context @param {number} side @param {Colors} colors @param {number} index */
export const drawFrontSample = (context, side, colors, index) =>
  drawPath(context, { size: side, left: 0, top: 0 }, ACROSS, 1, colored(colors, index));

/** A piece of it, for the legend. @param {CanvasRenderingContext2D} context @param {number} side @param {Colors} colors @param {number} index */
export function drawOtherSample(context, side, colors, index) {
  trace(context, [
    [0, side / 2],
    [side, side / 2],
  ]);
  stroke(context, side / 5, colors, index);
}

/**
 * The points of a line beside the middles of cells, so far to the right of them as one walks along; to the left, if negative.
 * @param {Camera} camera
 * @param {Uint32Array} cells x and y alternating.
 * @param {number} away
 * @returns {[number, number][]}
 */
export function lineBeside({ size, left, top }, cells, away) {
  /** Where the path turns, and its ends; in between there is nothing to be drawn. @type {[number, number][]} */
  const corners = [];
  const cellAt = (/** @type {number} */ i) => [cells[2 * i], cells[2 * i + 1]];
  const last = cells.length / 2 - 1;
  for (let i = 0; i <= last; i++) {
    const [[x0, y0], [x, y], [x1, y1]] = [cellAt(Math.max(0, i - 1)), cellAt(i), cellAt(Math.min(last, i + 1))];
    const turns = (x - x0) * (y1 - y) !== (x1 - x) * (y - y0);
    if (i === 0 || i === last || turns) corners.push([left + (x + 0.5) * size, top + (y + 0.5) * size]);
  }
  /** To the right of the piece that begins at a corner, as long as 1. */
  const sides = corners.slice(1).map(([x, y], i) => {
    const [dx, dy] = [x - corners[i][0], y - corners[i][1]];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
  return corners.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [sides[Math.max(0, i - 1)], sides[Math.min(sides.length - 1, i)]];
    // Where both pieces are as far away as they should be.
    const share = away / Math.max(0.2, 1 + ax * bx + ay * by);
    return [x + (ax + bx) * share, y + (ay + by) * share];
  });
}

/** @param {CanvasRenderingContext2D} context @param {readonly (readonly [number, number])[]} points */
function trace(context, points) {
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) index === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
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
