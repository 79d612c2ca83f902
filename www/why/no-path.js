// Why there is no path: which cells the start can reach, which walls close them off, which of them is the nearest to the
// goal, and which walls would have to go. From the board alone. Headless.

import { columnOf, coordOf, rowOf, WALL } from "../rules/cells.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Coord } from "../rules/cells.js"
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Board */
/** @typedef {Options["diagonal"]} Diagonal */

/**
 * @typedef {object} NoPath Cells are given by their indexes.
 * @property {Uint8Array} reached 1 for each cell that can be reached from the start.
 * @property {number} count How many these are, the start included.
 * @property {Uint32Array} closing The walls that close them off from the goal: next to one of them, by an edge, or by a
 *   corner too if diagonal moves ignore walls; and not separated by them from the goal, as a pillar in their midst is.
 * @property {Coord} nearest The one of them from which the straight line to the goal is the shortest; of several, the
 *   first that a flood from the start comes to.
 * @property {number} asNear How many of them are as near as that one, itself included.
 * @property {Uint32Array} opening Walls whose removal opens a way, as few as possible, in the order of that way.
 * @property {number} single How many walls open a way if one of them alone is removed.
 */

/** Straight moves first: among equally few walls the way is a little straighter. @type {Coord[]} */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
/** How many cells are looked at between two pauses. */
const BATCH = 1 << 14;

/**
 * Works in parts, pausing between them, because a board may have millions of cells.
 *
 * A diagonal move leads past two cells. Where one of them at least must be open, two straight moves over it lead to the
 * same cell; and whatever walls are removed, they pass no others. So under these rules, as without diagonals, straight
 * moves alone decide what can be reached and how few walls are in the way. Only where diagonal moves ignore walls do
 * they count themselves. A way to the goal through the fewest walls is a shortest path if entering a wall costs 1 and
 * anything else 0.
 * @param {Board} board
 * @param {Diagonal} diagonal
 * @returns {Generator<void, NoPath | undefined, void>} Undefined if there is a path.
 */
export function* noPath(board, diagonal) {
  const { width, cells } = board;
  const moves = diagonal === "always" ? STEPS : STEPS.slice(0, 4);
  const around = new Around(board, moves);
  const [start, goal] = [board.start, board.goal].map(([x, y]) => y * width + x);
  if (start === goal) return undefined;
  /** By which move a cell was reached first, counting from 1. */
  const by = new Uint8Array(cells.length);
  const reached = new Uint8Array(cells.length);
  let [front, walls] = [new List(), new List()];
  front.push(start);
  by[start] = moves.length + 1;
  let [count, nearest, least, asNear] = [0, start, Number.POSITIVE_INFINITY, 0];
  /** Those next to the cells that can be reached. @type {Uint32Array | undefined} */
  let beside;
  while (by[goal] === 0) {
    for (let i = 0; i < front.length; i++) {
      const cell = front.items[i];
      if (!beside) {
        reached[cell] = 1;
        count++;
        const distance = squared(board, cell);
        if (distance < least) [nearest, least, asNear] = [cell, distance, 0];
        if (distance === least) asNear++;
      }
      const moveCount = around.find(cell);
      for (let k = 0; k < moveCount; k++) {
        const next = around.next[k];
        if (by[next] !== 0) continue;
        by[next] = around.move[k] + 1;
        (cells[next] === WALL ? walls : front).push(next);
      }
      if (i % BATCH === BATCH - 1) yield;
    }
    if (by[goal] !== 0 && !beside) return undefined;
    beside ??= walls.items.slice(0, walls.length);
    [front, walls] = [walls, front];
    walls.length = 0;
  }
  const closing = yield* facing(board, goal, reached, /** @type {Uint32Array} */ (beside), moves);
  const opening = [];
  for (let cell = goal; cell !== start; ) {
    if (cells[cell] === WALL) opening.push(cell);
    const [dx, dy] = moves[by[cell] - 1];
    cell -= dy * width + dx;
  }
  const single = opening.length === 1 ? yield* doors(board, goal, beside ?? new Uint32Array(), moves) : 0;
  return {
    reached,
    count,
    closing,
    asNear,
    single,
    nearest: coordOf({ width }, nearest),
    opening: Uint32Array.from(opening.reverse()),
  };
}

/**
 * Of the walls beside the cells that were reached, those that can be reached from the goal through anything else.
 * @param {Board} board
 * @param {number} goal
 * @param {Uint8Array} reached
 * @param {Uint32Array} beside
 * @param {Coord[]} moves
 * @returns {Generator<void, Uint32Array, void>}
 */
function* facing(board, goal, reached, beside, moves) {
  const isLeftOut = (/** @type {number} */ cell) => reached[cell] !== 0;
  const seen = yield* seenFrom(board, goal, moves, isLeftOut, () => true);
  return beside.filter((wall) => seen[wall] !== 0).sort();
}

/**
 * How many of the walls beside the cells that were reached stand alone between them and the goal: those next to a cell from
 * which open cells lead to it.
 * @param {Board} board
 * @param {number} goal
 * @param {Uint32Array} beside
 * @param {Coord[]} moves
 * @returns {Generator<void, number, void>}
 */
function* doors(board, goal, beside, moves) {
  const isOpen = (/** @type {number} */ cell) => board.cells[cell] !== WALL;
  const seen = yield* seenFrom(board, goal, moves, () => false, isOpen);
  return beside.filter((wall) => seen[wall] !== 0).length;
}

/**
 * Goes from cell to cell, and marks those that it comes to.
 * @param {Board} board
 * @param {number} from
 * @param {Coord[]} moves
 * @param {(cell: number) => boolean} isLeftOut
 * @param {(cell: number) => boolean} leadsOn Whether its neighbors are looked at too.
 * @returns {Generator<void, Uint8Array, void>}
 */
function* seenFrom(board, from, moves, isLeftOut, leadsOn) {
  const around = new Around(board, moves);
  const seen = new Uint8Array(board.cells.length);
  const front = new List();
  front.push(from);
  seen[from] = 1;
  while (front.length > 0) {
    for (let i = 0; i < BATCH && front.length > 0; i++) {
      const moveCount = around.find(front.pop());
      for (let k = 0; k < moveCount; k++) {
        const next = around.next[k];
        if (seen[next] !== 0 || isLeftOut(next)) continue;
        seen[next] = 1;
        if (leadsOn(next)) front.push(next);
      }
    }
    yield;
  }
  return seen;
}

/** Finds the cells around a cell, without making an object for each: there may be millions. */
class Around {
  /** Where the moves lead, and which moves they are; the first of both are meant. */
  next = new Uint32Array(STEPS.length);
  move = new Uint8Array(STEPS.length);

  /** @param {Board} board @param {Coord[]} moves */
  constructor({ width, height }, moves) {
    this.width = width;
    this.height = height;
    this.moves = moves;
  }

  /** @param {number} cell @returns {number} How many moves stay on the board. */
  find(cell) {
    const { width, height, moves } = this;
    const [x, y] = coordOf({ width }, cell);
    let count = 0;
    for (let move = 0; move < moves.length; move++) {
      const toX = x + moves[move][0];
      const toY = y + moves[move][1];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      this.move[count] = move;
      this.next[count++] = toY * width + toX;
    }
    return count;
  }
}

/** The square of a cell's distance from the goal. @param {Board} board @param {number} cell */
function squared({ width, goal: [x, y] }, cell) {
  const [dx, dy] = [columnOf({ width }, cell) - x, rowOf({ width }, cell) - y];
  return dx * dx + dy * dy;
}

/** Cells, as many as there turn out to be. */
class List {
  items = new Uint32Array(256);
  length = 0;

  /** @param {number} cell */
  push(cell) {
    if (this.length === this.items.length) {
      const items = new Uint32Array(2 * this.length);
      items.set(this.items);
      this.items = items;
    }
    this.items[this.length++] = cell;
  }

  pop() {
    return this.items[--this.length];
  }
}
