// Tutorial 2 as its program runs: rows and columns, four neighbors, an open list that is scanned, and the end as soon as
// the goal is in it. An open cell keeps its first parent, because its new g is compared with that of a new node, 0.

import { at } from "./boards.js";

/** @typedef {{ row: number, column: number, g: number, h: number, f: number, parent?: Point }} Point */

/**
 * @param {import("./boards.js").Board} board
 * @param {object} [changes]
 * @param {boolean} [changes.improves] Whether open cells are improved, as the code intends.
 * @param {boolean} [changes.endsWhenTaken] Whether it ends as the numbered steps say.
 * @param {(rows: number, columns: number) => number} [changes.distance] In straight moves.
 * @param {boolean} [changes.lowestH] Whether among equal f the smallest h is taken, and only then the first.
 */
export function findPath(
  board,
  {
    improves = false,
    endsWhenTaken = false,
    distance = (rows, columns) => Math.floor(Math.hypot(rows, columns)),
    lowestH = false,
  } = {},
) {
  const [goalColumn, goalRow] = board.goal;
  /** @type {Point} */
  const start = { row: board.start[1], column: board.start[0], g: 0, h: 0, f: 0 };
  /** @type {Point[]} */
  const open = [start];
  /** @type {Point[]} */
  const closed = [];
  /** Open cells that would be better off with another parent. */
  const kept = [];
  while (open.length > 0) {
    let best = open[0];
    for (const point of open) {
      if (point.f < best.f || (lowestH && point.f === best.f && point.h < best.h)) best = point;
    }
    open.splice(open.indexOf(best), 1);
    closed.push(best);
    if (best.row === goalRow && best.column === goalColumn) return { path: pathTo(best), cost: best.g, closed, kept };
    for (let row = best.row - 1; row <= best.row + 1; row++) {
      for (let column = best.column - 1; column <= best.column + 1; column++) {
        if (Math.abs(row - best.row) + Math.abs(column - best.column) !== 1) continue;
        const isHere = (/** @type {Point} */ point) => point.row === row && point.column === column;
        if (at(board, column, row) !== 0 || closed.some(isHere)) continue;
        const g = best.g + 10;
        const known = open.find(isHere);
        if (known) {
          if (g < known.g) kept.push({ step: closed.length, x: column, y: row, g: known.g, better: g });
          if (improves && g < known.g) Object.assign(known, { g, f: g + known.h, parent: best });
          continue;
        }
        const h = 10 * distance(Math.abs(row - goalRow), Math.abs(column - goalColumn));
        open.push({ row, column, g, h, f: g + h, parent: best });
      }
    }
    const goal = endsWhenTaken ? undefined : open.find(({ row, column }) => row === goalRow && column === goalColumn);
    if (goal) return { path: pathTo(goal), cost: goal.g, closed, kept };
  }
  return { closed, kept };
}

/** @param {Point} goal */
function pathTo(goal) {
  const cells = [];
  for (let point = /** @type {Point | undefined} */ (goal); point; point = point.parent) {
    cells.push([point.column, point.row]);
  }
  return cells.reverse();
}
