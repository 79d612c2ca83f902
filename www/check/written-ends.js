// Start and goal where a program gives them beside its array, such as `start = (3, 4)` or `int startX = 3, startY = 4;`.

import { indexOf, WALL } from "../rules/cells.js";

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array }} Board */

const START = "(?:start|source|begin)";
const GOAL = "(?:goal|end|target|dest(?:ination)?|finish)";

/** Two numbers behind a name, each perhaps with its own. @param {string} name */
const together = (name) =>
  new RegExp(
    `\\b${name}\\w{0,8}["']?\\s{0,4}(?:[:=]\\s{0,4}(?:new\\s)?(?:[A-Za-z_][\\w.:<>]{0,30})?)?\\s{0,3}[({[]{1,2}\\s{0,3}(?:["']?x["']?\\s{0,3}[=:]\\s{0,3})?(\\d{1,4})\\s{0,3},\\s{0,3}(?:["']?y["']?\\s{0,3}[=:]\\s{0,3})?(\\d{1,4})\\s{0,3}[)}\\]]`,
    "i",
  );
/** Two names, each with a number. @param {string} name */
const apart = (name) =>
  new RegExp(
    `\\b${name}_?x\\s{0,4}=\\s{0,4}(\\d{1,4})[,;\\s]{1,4}(?:int\\s{1,4})?${name}_?y\\s{0,4}=\\s{0,4}(\\d{1,4})`,
    "i",
  );

const PATTERNS = { start: [apart(START), together(START)], goal: [apart(GOAL), together(GOAL)] };

/**
 * Start and goal in the text of a program. They are read as column and row, unless only the other way around both are
 * open cells of the board.
 * @param {string} text
 * @param {Board} board
 * @returns {{ start?: Coord, goal?: Coord }}
 */
export function writtenEnds(text, board) {
  const find = (/** @type {RegExp[]} */ patterns) => {
    for (const pattern of patterns) {
      const [, first, second] = pattern.exec(text) ?? [];
      if (first !== undefined) return /** @type {Coord} */ ([Number(first), Number(second)]);
    }
    return undefined;
  };
  const [start, goal] = [find(PATTERNS.start), find(PATTERNS.goal)];
  const given = [start, goal].filter((end) => end !== undefined);
  const swap = ([x, y] = [0, 0]) => /** @type {Coord} */ ([y, x]);
  if (given.every((end) => isOpen(board, end))) return { ...(start && { start }), ...(goal && { goal }) };
  if (!given.every((end) => isOpen(board, swap(end)))) return {};
  return { ...(start && { start: swap(start) }), ...(goal && { goal: swap(goal) }) };
}

/** @param {Board} board @param {Coord} cell */
const isOpen = (board, [x, y]) => x < board.width && y < board.height && board.cells[indexOf(board, [x, y])] !== WALL;
