// Boards on which a program is tried: from a few cells to some hundred, with walls strewn at random and with ways that wind.
// The same every time, so that what is wrong stays wrong until it is mended. Headless.

import { windingBoard } from "../check/winding-boards.js";
import { randomBoard, randomFrom } from "../why/trial-boards.js";

/** @import { Ground } from "../program/execute.js" */

/** How many there are. */
export const BOARDS = 200;
/** How many columns and rows the largest has at most. */
const WIDEST = 24;
const HIGHEST = 16;
const SEED = 2026;

/**
 * @param {{ seed?: number, count?: number, mayCost?: boolean, winding?: number }} [how] How many there are to be, whether cells may have
 *   penalties, and one in how many is made of ways that wind.
 * @returns {Generator<Ground>}
 */
export function* boardsToTry({ seed = SEED, count = BOARDS, mayCost = false, winding = 4 } = {}) {
  const random = randomFrom(seed);
  for (let place = 0; place < count; ) {
    const share = count > 1 ? place / (count - 1) : 1;
    const columns = Math.round(3 + share * (WIDEST - 3));
    const rows = Math.round(2 + share * (HIGHEST - 2));
    const make = place % winding === winding - 1 ? windingBoard : randomBoard;
    const board = make(random, columns, rows, mayCost);
    // Programs do not agree about what the way from a cell to itself is.
    if (String(board.start) === String(board.goal)) continue;
    place++;
    yield board;
  }
}
