// What is checked before a reader has brought anything, so that it is seen what a result looks like: a board, and what a
// program prints on it in which the estimate gets into g. Loaded when the dialog opens without a log.

import { search } from "../../check/reference.js";
import { solverOf } from "../../core/board/convert.js";
import { WALL } from "../../rules/cells.js";

/** @import { Coord } from "../../rules/cells.js" */

/** The bug that the program has. */
export const BUG = "h-added-into-g";

/** The board: walls are @. */
const ROWS = [
  "..............",
  "....@@@@......",
  ".......@..@...",
  ".......@..@...",
  "....@@@@..@...",
  "..............",
];
/** @type {Coord} */
const START = [1, 3];
/** @type {Coord} */
const GOAL = [12, 3];

/** The board as text, and what the program prints: its first cell is the start, the last one of its path the goal. */
export function example() {
  const cells = Uint8Array.from(ROWS.join(""), (letter) => (letter === "@" ? WALL : 0));
  const board = { width: ROWS[0].length, height: ROWS.length, cells, start: START, goal: GOAL };
  const solver = solverOf({ ...board, origin: [0, 0] });
  const { options } = solver;
  solver.free();
  const { steps, path = [] } = search(board, options, [BUG]);
  const lines = steps.map(({ cell: [x, y], g, h, f }) => `expand (${x}, ${y}) g=${g} h=${h} f=${f}`);
  const way = path.map(([x, y]) => `(${x}, ${y})`).join(" -> ");
  return { text: ROWS.join("\n"), log: [...lines, `path: ${way}`].join("\n") };
}
