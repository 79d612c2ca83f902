// What is drawn over the cells: frame, path, start, goal, the cell expanded last, the keyboard's cursor.

import { pixelRatio } from "./ratio.js";

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("../theme.js").Colors} Colors */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {CanvasRenderingContext2D} Context */

/** How far the points of a star reach, for a radius of 1. */
const STAR = 1.18;

/** @param {Camera} camera @param {Coord} coord @returns {Coord} */
const center = ({ size, left, top }, [x, y]) => [left + (x + 0.5) * size, top + (y + 0.5) * size];

/** @param {Context} context @param {Camera} camera @param {{ width: number, height: number }} board @param {Colors} colors */
export function drawFrame(context, { size, left, top }, board, colors) {
  context.strokeStyle = colors.frame;
  context.lineWidth = 1;
  context.strokeRect(left - 0.5, top - 0.5, Math.round(size * board.width) + 1, Math.round(size * board.height) + 1);
}

/**
 * The path as one line, as far as it is drawn so far. Where cells show numbers it is a pale band below them, wide
 * enough for a number, so that nothing as thin as a digit crosses one.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Uint32Array} cells x and y alternating.
 * @param {number} share How much of it is drawn, 0 to 1.
 * @param {Colors} colors
 * @param {boolean} isBand
 */
export function drawPath(context, camera, cells, share, colors, isBand) {
  if (cells.length < 4 || share <= 0) return;
  const last = (cells.length / 2 - 1) * share;
  traceLine(context, camera, cells, Math.floor(last));
  const [whole, rest] = [Math.floor(last), last % 1];
  if (rest > 0) {
    const [x0, y0, x1, y1] = cells.subarray(2 * whole, 2 * whole + 4);
    context.lineTo(...center(camera, [x0 + (x1 - x0) * rest, y0 + (y1 - y0) * rest]));
  }
  const width = isBand ? camera.size * 0.62 : Math.max(2 * pixelRatio(), camera.size / 4.5);
  const edge = isBand ? 4 * pixelRatio() : Math.max(1.5 * pixelRatio(), camera.size / 10);
  context.lineJoin = context.lineCap = "round";
  context.lineWidth = width + edge;
  context.strokeStyle = colors[isBand ? "path-band-edge" : "path-edge"];
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colors[isBand ? "path-band" : "path"];
  context.stroke();
}

/**
 * The line through the first cells of a path, without what cannot be seen: points closer together than a pixel, and
 * what is off the canvas.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Uint32Array} cells
 * @param {number} last The index of the last cell.
 */
function traceLine(context, camera, cells, last) {
  const { width, height } = context.canvas;
  const margin = 2 * camera.size + 16;
  const isSeen = (/** @type {Coord} */ [x, y]) =>
    x > -margin && y > -margin && x < width + margin && y < height + margin;
  let [from, isDown] = [center(camera, [cells[0], cells[1]]), false];
  context.beginPath();
  for (let i = 1; i <= last; i++) {
    const to = center(camera, [cells[2 * i], cells[2 * i + 1]]);
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
 * The start, a filled circle. Where cells show numbers it is small and below them.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {Colors} colors
 * @param {boolean} isSmall
 */
export function drawStart(context, camera, coord, colors, isSmall) {
  const [x, y, radius] = markPlace(context.canvas, camera, coord, isSmall);
  context.beginPath();
  context.arc(x, y, radius * 0.82, 0, 2 * Math.PI);
  fillMark(context, camera, colors.start, colors);
}

/**
 * The goal, a star.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {Colors} colors
 * @param {boolean} isSmall
 */
export function drawGoal(context, camera, coord, colors, isSmall) {
  const [x, y, radius] = markPlace(context.canvas, camera, coord, isSmall);
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const length = radius * (i % 2 === 0 ? STAR : 0.54);
    const angle = (i * Math.PI) / 5;
    context.lineTo(x + length * Math.sin(angle), y - length * Math.cos(angle));
  }
  context.closePath();
  fillMark(context, camera, colors.goal, colors);
}

/**
 * Where the mark of start or goal is drawn, and how large: center and radius of a circle around it. A mark larger than
 * its cell is moved inwards at the edge of the canvas, so that all of it is visible.
 * @param {{ width: number, height: number }} canvas
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {boolean} isSmall Whether the cells show numbers.
 * @returns {[number, number, number]}
 */
export function markPlace(canvas, camera, coord, isSmall) {
  const [x, y] = center(camera, coord);
  // Off the center, where an arrow to a parent below would be.
  if (isSmall) return [x - camera.size * 0.2, y + camera.size * 0.34, camera.size * 0.1];
  const radius = Math.max(5 * Math.min(pixelRatio(), 2), camera.size * 0.42);
  const reach = radius * STAR + pixelRatio();
  const inwards = (/** @type {number} */ at, /** @type {number} */ side) =>
    at < 0 || at > side || side < 2 * reach ? at : Math.max(reach, Math.min(side - reach, at));
  return [inwards(x, canvas.width), inwards(y, canvas.height), radius];
}

/** @param {Context} context @param {Camera} camera @param {string} color @param {Colors} colors */
function fillMark(context, camera, color, colors) {
  context.fillStyle = color;
  context.strokeStyle = colors["end-edge"];
  context.lineJoin = "round";
  context.lineWidth = Math.max(1, Math.min(2.5 * pixelRatio(), camera.size / 14));
  context.fill();
  context.stroke();
}

/**
 * An outline around a cell: thick for the cell expanded last, dashed for the cursor.
 * @param {Context} context
 * @param {Camera} camera
 * @param {Coord} coord
 * @param {string} color
 * @param {"current" | "cursor"} kind
 */
export function drawOutline(context, { size, left, top }, [x, y], color, kind) {
  const width = Math.max(2, Math.min(4 * pixelRatio(), size / 8));
  context.strokeStyle = color;
  context.lineWidth = width;
  context.setLineDash(kind === "cursor" ? [width * 1.5, width] : []);
  const outset = kind === "cursor" ? width / 2 : 0;
  context.strokeRect(left + x * size - outset, top + y * size - outset, size + 2 * outset, size + 2 * outset);
  context.setLineDash([]);
}
