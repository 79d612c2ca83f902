// The outline of a set of cells as one path: however many cells, it is as long as their edge, and no seam is seen between
// them at any size.

import { coordOf } from "../../../rules/cells.js";

/** The sides of a cell clockwise: from which corner each begins, where it leads, and which cell is beyond it. */
const SIDES = [
  { from: [0, 0], along: [1, 0], beyond: [0, -1] },
  { from: [1, 0], along: [0, 1], beyond: [1, 0] },
  { from: [1, 1], along: [-1, 0], beyond: [0, 1] },
  { from: [0, 1], along: [0, -1], beyond: [-1, 0] },
];

/**
 * The outline in units of a cell; the empty text if there are none.
 * @param {number} width Of the board.
 * @param {number} height
 * @param {(index: number) => boolean} isIn Whether a cell belongs to the set.
 */
export function outlineOf(width, height, isIn) {
  const edges = edgesOf(width, height, isIn);
  let path = "";
  for (const [corner, sides] of edges) {
    while (sides.length > 0) path += walk(edges, corner, width + 1);
  }
  return path;
}

/** The sides between a cell of the set and another one, by the corner that each begins at. @param {number} width @param {number} height @param {(index: number) => boolean} isIn */
function edgesOf(width, height, isIn) {
  /** @type {Map<number, number[]>} */
  const edges = new Map();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(y * width + x)) continue;
      for (const [side, { from, beyond }] of SIDES.entries()) {
        const [toX, toY] = [x + beyond[0], y + beyond[1]];
        if (toX >= 0 && toY >= 0 && toX < width && toY < height && isIn(toY * width + toX)) continue;
        const corner = (y + from[1]) * (width + 1) + x + from[0];
        const known = edges.get(corner);
        if (known) known.push(side);
        else edges.set(corner, [side]);
      }
    }
  }
  return edges;
}

/** Takes the edges of one outline away and returns it. @param {Map<number, number[]>} edges @param {number} start @param {number} columns */
function walk(edges, start, columns) {
  let path = `M${coordOf({ width: columns }, start).join(" ")}`;
  let [corner, length, last] = [start, 0, -1];
  do {
    const sides = /** @type {number[]} */ (edges.get(corner));
    // Where two outlines meet in a corner, either may be followed.
    const side = /** @type {number} */ (sides.pop());
    if (side !== last && last >= 0) path += run(last, length);
    length = side === last ? length + 1 : 1;
    last = side;
    const [dx, dy] = SIDES[side].along;
    corner += dy * columns + dx;
  } while (corner !== start);
  return `${path}${run(last, length)}z`;
}

/** @param {number} side @param {number} length */
const run = (side, length) => {
  const [dx, dy] = SIDES[side].along;
  return dy === 0 ? `h${dx * length}` : `v${dy * length}`;
};
