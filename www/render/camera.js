// Which part of the board is on the canvas. All lengths are in device pixels.

/** @typedef {import("../edit.js").Coord} Coord */
/** @typedef {{ width: number, height: number }} Size */

/** Below this cell size cells are pixels of a scaled picture; from it on they are drawn at whole pixels, sharply. */
export const TILE_SIZE = 4;

/**
 * @typedef {object} Camera
 * @property {number} size Of a cell.
 * @property {number} left Where the board begins on the canvas.
 * @property {number} top
 */

/**
 * The whole board as large as it fits, in the middle.
 * @param {Size} board In cells.
 * @param {Size} canvas
 * @returns {Camera}
 */
export function fit(board, canvas) {
  // Room for the frame, and for the marks of start and goal where they are larger than a cell.
  const margin = 4 * globalThis.devicePixelRatio;
  const exact = Math.min((canvas.width - margin) / board.width, (canvas.height - margin) / board.height);
  const size = exact >= TILE_SIZE ? Math.floor(exact) : Math.max(exact, 1e-3);
  return {
    size,
    left: Math.floor((canvas.width - size * board.width) / 2),
    top: Math.floor((canvas.height - size * board.height) / 2),
  };
}

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
