// Tutorial 5 as its program runs: one skeleton, and four searches that differ in their priority. Among cells with the
// same priority the caller chooses one.

import { at } from "./boards.js";

/** @typedef {{ x: number, y: number, distance: number, priority: number, parent?: Cell }} Cell */

/** @type {Record<string, (cell: { distance: number, toGoal: number, finished: number }) => number>} */
const PRIORITIES = {
  "breadth-first": ({ finished }) => finished,
  dijkstra: ({ distance }) => distance,
  greedy: ({ toGoal }) => toGoal,
  astar: ({ distance, toGoal }) => distance + toGoal,
};

/** The searches whose text says that they keep the smallest sum. */
const SUMS = ["dijkstra", "astar"];

/** @param {number} fromX @param {number} fromY @param {number} toX @param {number} toY */
function distanceOf(fromX, fromY, toX, toY) {
  const [dx, dy] = [Math.abs(fromX - toX), Math.abs(fromY - toY)];
  return 14 * Math.min(dx, dy) + 10 * (Math.max(dx, dy) - Math.min(dx, dy));
}

/**
 * @param {import("./boards.js").Board} board
 * @param {string} search
 * @param {(equals: Cell[]) => Cell} choose
 * @param {{ improves?: boolean, endsWhenTaken?: boolean }} [settings] Whether a smaller sum for a cell in the queue
 *   replaces the old one, as the text says; the condition in the code would skip it.
 */
export function findPath(board, search, choose, { improves = true, endsWhenTaken = false } = {}) {
  const [goalX, goalY] = board.goal;
  const [x, y] = board.start;
  /** @type {Cell[]} */
  let queue = [{ x, y, distance: 0, priority: 0 }];
  /** @type {Cell[]} */
  const finished = [];
  const isGoal = (/** @type {Cell} */ cell) => cell.x === goalX && cell.y === goalY;
  while (queue.length > 0) {
    const least = Math.min(...queue.map((cell) => cell.priority));
    const current = choose(queue.filter((cell) => cell.priority === least));
    queue = queue.filter((cell) => cell !== current);
    finished.push(current);
    if (isGoal(current)) return { path: pathTo(current), finished };
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [toX, toY] = [current.x + dx, current.y + dy];
        if (at(board, toX, toY) !== 0 || finished.some((cell) => cell.x === toX && cell.y === toY)) continue;
        const distance = current.distance + distanceOf(current.x, current.y, toX, toY);
        const toGoal = distanceOf(toX, toY, goalX, goalY);
        const priority = PRIORITIES[search]({ distance, toGoal, finished: finished.length });
        const known = queue.find((cell) => cell.x === toX && cell.y === toY);
        if (!known) queue.push({ x: toX, y: toY, distance, priority, parent: current });
        else if (improves && SUMS.includes(search) && distance < known.distance) {
          Object.assign(known, { distance, priority, parent: current });
        }
      }
    }
    const goal = endsWhenTaken ? undefined : queue.find(isGoal);
    if (goal) return { path: pathTo(goal), finished };
  }
  return { finished };
}

/** @param {Cell} goal */
function pathTo(goal) {
  const cells = [];
  for (let cell = /** @type {Cell | undefined} */ (goal); cell; cell = cell.parent) cells.push([cell.x, cell.y]);
  return cells.reverse();
}
