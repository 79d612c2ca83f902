// What is drawn over the cells: frame, path, start, goal, the cell expanded last, the keyboard's cursor.

import { pixelRatio } from "./ratio.js";
import { LINES_FROM } from "./tiles.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Camera } from "./camera.js"
 * @import { Colors } from "./theme.js"
 */

/** @typedef {CanvasRenderingContext2D} Context */

/** @param {Camera} camera @param {Coord} coord @param {number} [middle] How far down in its cell the point is. @returns {Coord} */
const center = ({ size, left, top }, [x, y], middle = 0.5) => [left + (x + 0.5) * size, top + (y + middle) * size];

/** @param {Context} context @param {Camera} camera @param {{ width: number, height: number }} board @param {Colors} colors */
export function drawFrame(context, { size, left, top }, board, colors) {
  context.strokeStyle = colors.frame;
  context.lineWidth = 1;
  context.strokeRect(left - 0.5, top - 0.5, Math.round(size * board.width) + 1, Math.round(size * board.height) + 1);
}

/** How wide the path is. Where cells show numbers it is thin. @param {number} size @param {boolean} isThin */
export const pathWidth = (size, isThin) => Math.max(2 * pixelRatio(), size / (isThin ? 18 : 4));
/** The edge on each side of it. */
export const pathEdge = () => Math.max(1, Math.round(pixelRatio()));

/**
 * The path as one line, as far as it is drawn so far. Where cells show numbers it is thin and leads from f to f.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Uint32Array} cells x and y alternating.
 * @param {number} share How much of it is drawn, 0 to 1.
 * @param {Colors} colors
 * @param {number} [middle] How far down in its cell f is, where cells show numbers.
 */
export function drawPath(context, camera, cells, share, colors, middle) {
  if (cells.length < 4 || share <= 0) return;
  const last = (cells.length / 2 - 1) * share;
  traceLine(context, camera, cells, Math.floor(last), middle);
  const [whole, rest] = [Math.floor(last), last % 1];
  if (rest > 0) {
    const [x0, y0, x1, y1] = cells.subarray(2 * whole, 2 * whole + 4);
    context.lineTo(...center(camera, [x0 + (x1 - x0) * rest, y0 + (y1 - y0) * rest], middle));
  }
  strokePath(context, pathWidth(camera.size, middle !== undefined), colors);
}

/** Strokes a line in the color of the path, with its edge. @param {Context} context @param {number} width @param {Colors} colors */
function strokePath(context, width, colors) {
  context.lineJoin = context.lineCap = "round";
  context.lineWidth = width + 2 * pathEdge();
  context.strokeStyle = colors["path-edge"];
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colors.path;
  context.stroke();
}

/**
 * The line through the first cells of a path, without what cannot be seen: points closer together than a pixel, and
 * what is off the canvas.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Uint32Array} cells
 * @param {number} last The index of the last cell.
 * @param {number} [middle]
 */
export function traceLine(context, camera, cells, last, middle) {
  const { width, height } = context.canvas;
  const margin = 2 * camera.size + 16;
  const isSeen = (/** @type {Coord} */ [x, y]) =>
    x > -margin && y > -margin && x < width + margin && y < height + margin;
  let [from, isDown] = [center(camera, [cells[0], cells[1]], middle), false];
  context.beginPath();
  for (let i = 1; i <= last; i++) {
    const to = center(camera, [cells[2 * i], cells[2 * i + 1]], middle);
    if (i < last && Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) < 1) continue;
    const isDrawn = isSeen(from) || isSeen(to);
    if (isDrawn && !isDown) context.moveTo(...from);
    if (isDrawn) context.lineTo(...to);
    [from, isDown] = [to, isDrawn];
  }
  // What follows continues from here.
  if (!isDown) context.moveTo(...from);
}

/**
 * The start: its cell filled, with a disc in it.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {Colors} colors
 */
export function drawStart(context, camera, coord, colors) {
  const [x, y, radius] = fillEnd(context, camera, coord, colors.start, colors);
  context.beginPath();
  context.arc(x, y, radius * 0.42, 0, 2 * Math.PI);
  context.fill();
}

/**
 * The goal: its cell filled, with a star in it.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {Colors} colors
 */
export function drawGoal(context, camera, coord, colors) {
  const [x, y, radius] = fillEnd(context, camera, coord, colors.goal, colors);
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const length = radius * (i % 2 === 0 ? 0.72 : 0.31);
    const angle = (i * Math.PI) / 5;
    // A star reaches less far down than up.
    context.lineTo(x + length * Math.sin(angle), y + radius * 0.05 - length * Math.cos(angle));
  }
  context.closePath();
  context.fill();
}

/**
 * Where start or goal is drawn, and how large: the center of a square and half its side. A square larger than its cell is
 * moved inwards at the edge of the canvas, so that all of it is visible.
 * @param {{ width: number, height: number }} canvas
 * @param {Camera} camera
 * @param {Coord} coord
 * @returns {[number, number, number]}
 */
export function markPlace(canvas, camera, coord) {
  const { size } = camera;
  const ratio = pixelRatio();
  const least = 5 * Math.min(ratio, 2);
  // The last pixels of a cell are the line to the next one.
  const line = size >= LINES_FROM ? Math.max(1, Math.round(ratio)) : 0;
  const radius = Math.max(least, (size - line) / 2);
  const isOwn = radius > least;
  const [x, y] = center(camera, coord).map((at) => (isOwn ? at - line / 2 : at));
  const reach = radius + ratio;
  const inwards = (/** @type {number} */ at, /** @type {number} */ side) =>
    isOwn || at < 0 || at > side || side < 2 * reach ? at : Math.max(reach, Math.min(side - reach, at));
  return [inwards(x, canvas.width), inwards(y, canvas.height), radius];
}

/**
 * Fills the cell of start or goal and gets ready to draw its mark. Returns center and radius of the square.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {string} color
 * @param {Colors} colors
 */
function fillEnd(context, camera, coord, color, colors) {
  const [x, y, radius] = markPlace(context.canvas, camera, coord);
  const edge = Math.max(1, Math.min(2 * pixelRatio(), radius / 14));
  context.fillStyle = colors["end-edge"];
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x - radius + edge, y - radius + edge, 2 * (radius - edge), 2 * (radius - edge), radius / 3.5);
  context.fill();
  context.fillStyle = colors.mark;
  return [x, y, radius];
}

/**
 * An outline around a cell: thick for the cell expanded last, dashed for the cursor, within it for the selected one.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {string} color
 * @param {"current" | "cursor" | "selected"} kind
 * @param {string} edgeColor What sets an outline off from its cell.
 */
export function drawOutline(context, { size, left, top }, [x, y], color, kind, edgeColor) {
  const width = Math.max(2, Math.min(4 * pixelRatio(), size / (kind === "cursor" ? 8 : kind === "selected" ? 20 : 14)));
  context.lineWidth = width;
  context.setLineDash(kind === "cursor" ? [width * 1.5, width] : []);
  if (kind === "cursor") {
    const outset = width / 2;
    context.strokeStyle = color;
    context.strokeRect(left + x * size - outset, top + y * size - outset, size + 2 * outset, size + 2 * outset);
  } else if (kind === "selected") {
    const inset = width + pathEdge();
    context.lineWidth = width + 2 * pathEdge();
    context.strokeStyle = edgeColor;
    context.strokeRect(left + x * size + inset, top + y * size + inset, size - 2 * inset, size - 2 * inset);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.strokeRect(left + x * size + inset, top + y * size + inset, size - 2 * inset, size - 2 * inset);
  } else {
    // Within the line between cells, with a light line inside it for states as dark as it.
    const edge = pathEdge();
    context.strokeStyle = edgeColor;
    context.strokeRect(left + x * size + edge, top + y * size + edge, size - 2 * edge, size - 2 * edge);
    context.strokeStyle = color;
    context.strokeRect(left + x * size, top + y * size, size, size);
  }
  context.setLineDash([]);
}
