// How large everything in a picture is: it follows from the board and the width that was chosen. Headless.

/** The widths that may be chosen, and the largest height, in pixels. */
export const [LEAST_WIDTH, MOST_WIDTH] = [160, 8192];
/** Browsers refuse larger canvases. */
export const MOST_HEIGHT = 8192;
export const MOST_PIXELS = 1 << 26;
/** From these sizes on, cells have room for f, and for g, h and f. */
export const NUMBERS_FROM = { none: 0, f: 28, all: 44 };
/** From this cell size on, cell sizes are whole numbers, so that their edges are sharp. */
const WHOLE_FROM = 4;
/** Room around the cells for the frame, and for marks that are larger than their cell. */
export const EDGE = 6;
/** Lines are as thick as on a screen whose cells are this large, and show the same numbers. */
const PLAIN_CELLS = { none: 24, f: 36, all: 48 };
/** Texts have their sizes in a picture of this width. */
const PLAIN_WIDTH = 960;
/** From this many cells on a board is drawn as pixels only. */
export const MOST_VECTOR_CELLS = 1 << 16;

/** @typedef {keyof typeof NUMBERS_FROM} Numbers Which numbers are in the cells. */
/** @typedef {{ width: number, height: number }} Size */

/**
 * The size of a cell if the board is to be at most so wide.
 * @param {Size} board
 * @param {number} width In pixels.
 */
export function cellSize(board, width) {
  const room = Math.max(1, width - 2 * EDGE);
  const most = Math.min((MOST_HEIGHT - 2 * EDGE) / board.height, Math.sqrt(MOST_PIXELS / (board.width * board.height)));
  const exact = Math.min(room / board.width, most);
  return exact >= WHOLE_FROM ? Math.floor(exact) : exact;
}

/** The picture of a board whose cells have a size. @param {Size} board @param {number} size @returns {Size} */
export const boardSize = (board, size) => ({
  width: Math.ceil(board.width * size) + 2 * EDGE,
  height: Math.ceil(board.height * size) + 2 * EDGE,
});

/** How many pixels a line has that has one on a screen. @param {number} size @param {Numbers} numbers */
export const ratioOf = (size, numbers) => Math.max(1, size / PLAIN_CELLS[numbers]);

/** How much larger texts are than in a picture of usual width. @param {number} width */
export const textScale = (width) => Math.max(0.6, Math.min(6, width / PLAIN_WIDTH));

/** Which numbers there is room for: those that were chosen, or none. @param {Numbers} numbers @param {number} size @returns {Numbers} */
export const fittingNumbers = (numbers, size) => (size >= NUMBERS_FROM[numbers] ? numbers : "none");
