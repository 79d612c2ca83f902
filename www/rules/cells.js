// Cells: as a column and a row, which is how they are told, and as an index row by row, which is how they are stored.
// Headless.

/** Column and row, from 0. @typedef {[number, number]} Coord */

/** The byte of a wall. Smaller ones are penalties, and 0 is a cell that has none. */
export const WALL = 255;

/** @param {{ width: number }} board @param {number} index @returns {Coord} */
export const coordOf = ({ width }, index) => [index % width, Math.floor(index / width)];

/** The same apart, for loops in which no pairs are to be made. @param {{ width: number }} board @param {number} index */
export const columnOf = ({ width }, index) => index % width;

/** @param {{ width: number }} board @param {number} index */
export const rowOf = ({ width }, index) => Math.floor(index / width);

/** @param {{ width: number }} board @param {readonly [number, number]} coord */
export const indexOf = ({ width }, [x, y]) => y * width + x;

/** Whether a cell is open and dearer to enter than others. @param {number} byte */
export const isPenalty = (byte) => byte > 0 && byte < WALL;
