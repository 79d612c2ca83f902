// Boards of narrow ways that wind and meet again, on which a search has most to decide: ten times as many mistakes show there as
// among walls strewn at random.

import { coordOf, indexOf, WALL } from "../rules/cells.js";

/** @import { Trial } from "../why/trial-boards.js" */
/** @import { Coord } from "./rimmed-board.js" */

const SIDES = /** @type {const} */ ([
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]);
/** How often a way may open into another one, at most. */
const MEETING = 0.3;
/** The largest penalty. */
const DEAREST = 20;

/**
 * @param {() => number} random
 * @param {number} columns The most there may be, and at least half of them.
 * @param {number} rows
 * @param {boolean} mayCost
 * @returns {Trial}
 */
export function windingBoard(random, columns, rows, mayCost) {
  const below = (/** @type {number} */ count) => Math.floor(random() * count);
  const [width, height] = [columns - below(columns / 2), rows - below(rows / 2)];
  const cells = new Uint8Array(width * height).fill(WALL);
  const at = (/** @type {Coord} */ coord) => indexOf({ width }, coord);
  const beside = (/** @type {Coord} */ [x, y]) =>
    SIDES.map(([dx, dy]) => /** @type {Coord} */ ([x + dx, y + dy])).filter(
      ([x, y]) => x >= 0 && y >= 0 && x < width && y < height,
    );
  const isOpen = (/** @type {Coord} */ coord) => cells[at(coord)] !== WALL;
  const meeting = MEETING * random();
  const cost = mayCost ? random() : 0;
  const open = (/** @type {Coord} */ coord) => {
    cells[at(coord)] = random() < cost ? 1 + below(DEAREST) : 0;
    return coord;
  };
  /** The ends of ways that may go on. @type {Coord[]} */
  const ends = [open([below(width), below(height)])];
  while (ends.length > 0) {
    const place = random() < 0.5 ? ends.length - 1 : below(ends.length);
    const next = beside(ends[place]).filter(
      (coord) => !isOpen(coord) && (random() < meeting || beside(coord).filter(isOpen).length < 2),
    );
    if (next.length === 0) ends.splice(place, 1);
    else ends.push(open(next[below(next.length)]));
  }
  const free = [...cells.keys()].filter((cell) => cells[cell] !== WALL);
  const [start, goal] = [0, 1].map(() => coordOf({ width }, free[below(free.length)]));
  return { width, height, cells, start, goal };
}
