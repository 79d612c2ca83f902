// Which part of the board is on the canvas. All lengths are in device pixels.

import { pixelRatio } from "./ratio.js";

/** @import { Coord } from "../../rules/cells.js" */

/** @typedef {{ width: number, height: number }} Size */

/** Below this cell size, cells are painted as one picture and scaled; from it on they are drawn one by one. */
export const TILE_SIZE = 8;
/** From this size on, in CSS pixels, cells show numbers. */
export const NUMBERS_FROM = 28;
/** From this size on, in CSS pixels, g and h too. */
const G_AND_H_FROM = 44;
/** From this cell size on, cell sizes are whole numbers, so that their edges are sharp. */
const WHOLE_FROM = 4;
/** What is left free on each side of a board, in CSS pixels. */
export const MARGIN = 2;
/** The largest cell, in CSS pixels. */
const LARGEST_CELL = 96;

/**
 * @typedef {object} Camera
 * @property {number} size The size of a cell.
 * @property {number} left Where the board begins on the canvas.
 * @property {number} top
 */

/**
 * What a reader has chosen to look at.
 * @typedef {object} View
 * @property {number} zoom How many times larger than the whole board fits; at least 1.
 * @property {number} x The point of the board in the middle of the canvas, in cells.
 * @property {number} y
 */

/** The whole board. @param {Size} board @returns {View} */
export const wholeBoard = (board) => ({ zoom: 1, x: board.width / 2, y: board.height / 2 });

/** The cell size at which the whole board fits. @param {Size} board @param {Size} canvas */
function fittingSize(board, canvas) {
  // Room for the frame, and for the marks of start and goal where they are larger than a cell.
  const margins = 2 * MARGIN * pixelRatio();
  return Math.max(1e-3, Math.min((canvas.width - margins) / board.width, (canvas.height - margins) / board.height));
}

/**
 * Where the board is on the canvas. A side that fits begins at the left or at the top, in line with what stands around the board;
 * one that does not fills the canvas.
 * @param {Size} board In cells.
 * @param {Size} canvas
 * @param {View} view
 * @returns {Camera}
 */
export function cameraOf(board, canvas, view) {
  const exact = fittingSize(board, canvas) * view.zoom;
  const size = exact >= WHOLE_FROM ? Math.floor(exact) : exact;
  const place = (/** @type {number} */ side, /** @type {number} */ cells, /** @type {number} */ at) => {
    const length = size * cells;
    if (length <= side) return Math.floor(Math.min(MARGIN * pixelRatio(), (side - length) / 2));
    return Math.round(Math.max(side - length, Math.min(0, side / 2 - at * size)));
  };
  return { size, left: place(canvas.width, board.width, view.x), top: place(canvas.height, board.height, view.y) };
}

/**
 * The view moved by a distance on the canvas.
 * @param {Size} board
 * @param {Size} canvas
 * @param {View} view
 * @param {number} dx
 * @param {number} dy
 * @returns {View}
 */
export function pan(board, canvas, view, dx, dy) {
  const { size, left, top } = cameraOf(board, canvas, view);
  return { ...view, x: (canvas.width / 2 - left - dx) / size, y: (canvas.height / 2 - top - dy) / size };
}

/**
 * The view enlarged by a factor, keeping the same point of the board under a point of the canvas.
 * @param {Size} board
 * @param {Size} canvas
 * @param {View} view
 * @param {number} factor
 * @param {number} x
 * @param {number} y
 * @returns {View}
 */
export function zoomAt(board, canvas, view, factor, x, y) {
  const largest = largestZoom(board, canvas);
  const before = cameraOf(board, canvas, view);
  const zoomed = { ...view, zoom: Math.max(1, Math.min(largest, view.zoom * factor)) };
  const { size } = cameraOf(board, canvas, zoomed);
  const [cellX, cellY] = [(x - before.left) / before.size, (y - before.top) / before.size];
  const exact = { ...zoomed, x: cellX + (canvas.width / 2 - x) / size, y: cellY + (canvas.height / 2 - y) / size };
  // As it is drawn, on whole pixels, so that moving it there and back leads back to it.
  return pan(board, canvas, exact, 0, 0);
}

/**
 * The view with a zoom that this canvas allows. Views come from links, and canvases are resized.
 * @param {Size} board
 * @param {Size} canvas
 * @param {View} view
 * @returns {View}
 */
export const allowed = (board, canvas, view) => ({ ...view, zoom: Math.min(view.zoom, largestZoom(board, canvas)) });

/** @param {Size} board @param {Size} canvas */
const largestZoom = (board, canvas) => Math.max(1, (LARGEST_CELL * pixelRatio()) / fittingSize(board, canvas));

/**
 * The view moved just far enough to bring a cell onto the canvas.
 * @param {Size} board
 * @param {Size} canvas
 * @param {View} view
 * @param {Coord} coord
 * @param {number} [around] How many cells around it are brought there too, if there is room for them.
 * @returns {View}
 */
export function reveal(board, canvas, view, [x, y], around = 0) {
  const { size, left, top } = cameraOf(board, canvas, view);
  const missing = (/** @type {number} */ from, /** @type {number} */ side) => {
    const margin = Math.max(0, Math.min(around * size, (side - size) / 2));
    return from < margin ? margin - from : Math.min(0, side - margin - from - size);
  };
  const [dx, dy] = [missing(left + x * size, canvas.width), missing(top + y * size, canvas.height)];
  return dx === 0 && dy === 0 ? view : pan(board, canvas, view, dx, dy);
}

/** Whether the middle of a cell is on the canvas. @param {Size} board @param {Size} canvas @param {View} view @param {Coord} coord */
export function isInSight(board, canvas, view, coord) {
  const { x, y } = middleOf(cameraOf(board, canvas, view), coord);
  return x >= 0 && y >= 0 && x <= canvas.width && y <= canvas.height;
}

/** The middle of a cell on the canvas. @param {Camera} camera @param {Coord} coord */
export const middleOf = ({ size, left, top }, [x, y]) => ({ x: left + (x + 0.5) * size, y: top + (y + 0.5) * size });

/**
 * The cell under a point of the canvas, or the nearest one, and whether the point is on the board.
 * @param {Camera} camera
 * @param {Size} board
 * @param {number} x
 * @param {number} y
 * @returns {{ coord: Coord, isInside: boolean }}
 */
export function cellAt({ size, left, top }, board, x, y) {
  const [column, row] = [Math.floor((x - left) / size), Math.floor((y - top) / size)];
  const clamp = (/** @type {number} */ value, /** @type {number} */ side) => Math.max(0, Math.min(side - 1, value));
  /** @type {Coord} */
  const coord = [clamp(column, board.width), clamp(row, board.height)];
  return { coord, isInside: coord[0] === column && coord[1] === row };
}

/** Whether cells are large enough for numbers. @param {Camera} camera */
export const showsNumbers = ({ size }) => size / pixelRatio() >= NUMBERS_FROM;

/** Whether they are large enough for g and h too. @param {Camera} camera */
export const showsCorners = ({ size }) => size / pixelRatio() >= G_AND_H_FROM;

/**
 * The cells that are on the canvas, from the first to the one after the last.
 * @param {Camera} camera
 * @param {Size} board
 * @param {Size} canvas
 */
export function visibleCells({ size, left, top }, board, canvas) {
  return {
    left: Math.max(0, Math.floor(-left / size)),
    top: Math.max(0, Math.floor(-top / size)),
    right: Math.min(board.width, Math.ceil((canvas.width - left) / size)),
    bottom: Math.min(board.height, Math.ceil((canvas.height - top) / size)),
  };
}
