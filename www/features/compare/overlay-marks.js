// What is drawn in a cell that some of the runs have taken, so that it can be told without colors: the left half of a disc
// for the left of two runs, its right half for the right one, all of it for both; of more runs, as many dots.

/** From this cell size on, in device pixels, there is room for marks. */
export const MARKS_FROM = 9;

/** Where the dots of each number are, from the middle of the cell, in cells. @type {readonly (readonly [number, number])[][]} */
const DOTS = [
  [],
  [[0, 0]],
  [
    [-0.18, 0.18],
    [0.18, -0.18],
  ],
  [
    [-0.24, 0.24],
    [0, 0],
    [0.24, -0.24],
  ],
  [
    [-0.2, -0.2],
    [0.2, -0.2],
    [-0.2, 0.2],
    [0.2, 0.2],
  ],
];

/**
 * @param {CanvasRenderingContext2D} context With the color of the mark as its fill.
 * @param {number} size Of the cell, whose corner is at the origin.
 * @param {number} level
 * @param {number} count How many runs there are.
 * @param {boolean} hasNumbers Whether the cell shows numbers; then the mark is at its edge.
 */
export function drawMembership(context, size, level, count, hasNumbers) {
  if (level === 0) return;
  if (hasNumbers) return drawEdges(context, size, level, count);
  const middle = size / 2;
  if (count > 2) {
    const radius = Math.max(0.8, size / 14);
    for (const [dx, dy] of DOTS[level]) fillDisc(context, middle + dx * size, middle + dy * size, radius, 0, 2);
    return;
  }
  const radius = size * 0.28;
  // From the top counterclockwise to the bottom is the left half.
  if (level === 1) fillDisc(context, middle, middle, radius, 0.5, 1.5);
  else if (level === 2) fillDisc(context, middle, middle, radius, -0.5, 0.5);
  else fillDisc(context, middle, middle, radius, 0, 2);
}

/** Bars at the edges on the left and on the right, or as many dashes at the bottom. @param {CanvasRenderingContext2D} context @param {number} size @param {number} level @param {number} count */
function drawEdges(context, size, level, count) {
  const width = Math.max(2, Math.round(size / 18));
  if (count > 2) {
    for (let dash = 0; dash < level; dash++) {
      context.fillRect(Math.round(size * (0.1 + 0.2 * dash)), size - width, Math.round(size * 0.14), width);
    }
    return;
  }
  if (level & 1) context.fillRect(0, 0, width, size);
  if (level & 2) context.fillRect(size - width, 0, width, size);
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} radius @param {number} from In half turns. @param {number} to */
function fillDisc(context, x, y, radius, from, to) {
  context.beginPath();
  context.arc(x, y, radius, from * Math.PI, to * Math.PI);
  context.fill();
}
