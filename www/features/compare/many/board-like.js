// Boards like a given one: of the same size, with the same walls and penalties in other places, piece by piece, and start and
// goal as far apart as there. The same for the same numbers. Headless.

import { coordOf } from "../../../rules/cells.js";

/**
 * @import { Board } from "../../../core/board/board.js"
 * @import { Random } from "../../../core/data/seeded.js"
 * @import { Coord } from "../../../rules/cells.js"
 * @import { Piece } from "./pieces.js"
 */

/** How often a place is looked for where a piece fits; then its cells are put one by one. */
const TRIES = 40;

/**
 * @param {Board} board
 * @param {readonly Piece[]} pieces Its pieces.
 * @param {Random} random
 * @returns {Board}
 */
export function boardLike({ width, height, start, goal, origin }, pieces, random) {
  const ends = endsLike(width, height, [goal[0] - start[0], goal[1] - start[1]], random);
  const cells = new Uint8Array(width * height);
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    cells[y * width + x] === 0 && !ends.some(([endX, endY]) => endX === x && endY === y);
  /** The values of pieces that fit nowhere. @type {number[]} */
  const scattered = [];
  for (const piece of pieces) {
    const place = placeOf(piece, width, height, isFree, random);
    if (place) for (const { x, y, value } of place) cells[y * width + x] = value;
    else scattered.push(...piece.cells.map(({ value }) => value));
  }
  scatter(scattered);
  return { width, height, cells, start: ends[0], goal: ends[1], origin };

  /** @param {readonly number[]} values */
  function scatter(values) {
    if (values.length === 0) return;
    const free = Array.from(cells.keys()).filter((cell) => isFree(...coordOf({ width }, cell)));
    // Where an end had a penalty and has none here, there may be one value more than cells.
    for (const [index, value] of values.slice(0, free.length).entries()) {
      const chosen = index + random.below(free.length - index);
      [free[index], free[chosen]] = [free[chosen], free[index]];
      cells[free[index]] = value;
    }
  }
}

/** Where start and goal are, as far apart in columns and rows, or in rows and columns. @param {number} width @param {number} height @param {Coord} apart @param {Random} random @returns {[Coord, Coord]} */
function endsLike(width, height, [dx, dy], random) {
  const turned = random.below(2) === 1 && Math.abs(dy) < width && Math.abs(dx) < height;
  const [across, down] = turned ? [Math.abs(dy), Math.abs(dx)] : [Math.abs(dx), Math.abs(dy)];
  const [left, top] = [random.below(width - across), random.below(height - down)];
  const [isRight, isDown] = [random.below(2) === 1, random.below(2) === 1];
  const x = isRight ? [left, left + across] : [left + across, left];
  const y = isDown ? [top, top + down] : [top + down, top];
  return [
    [x[0], y[0]],
    [x[1], y[1]],
  ];
}

/**
 * The cells of a piece, mirrored and turned, at a place where all of them are free.
 * @param {Piece} piece
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => boolean} isFree
 * @param {Random} random
 */
function placeOf(piece, width, height, isFree, random) {
  for (let i = 0; i < TRIES; i++) {
    const isTurned = random.below(2) === 1 && piece.height <= width && piece.width <= height;
    const [isFlipped, isMirrored] = [random.below(2) === 1, random.below(2) === 1];
    const [across, down] = isTurned ? [piece.height, piece.width] : [piece.width, piece.height];
    const [left, top] = [random.below(width - across + 1), random.below(height - down + 1)];
    const place = piece.cells.map(({ x, y, value }) => {
      const [atX, atY] = isTurned ? [y, x] : [x, y];
      return {
        x: left + (isMirrored ? across - 1 - atX : atX),
        y: top + (isFlipped ? down - 1 - atY : atY),
        value,
      };
    });
    if (place.every(({ x, y }) => isFree(x, y))) return place;
  }
  return undefined;
}
