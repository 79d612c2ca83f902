// What can be said about cells, worked out without the engine: what happened to each of them in a plain search, what the
// shortest ways cost, and which cells walls close off.

import { plainSteps, scaleOf } from "./plain-steps.js";

/** @typedef {import("./plain-steps.js").Board} Board */
/** @typedef {import("./plain-steps.js").Entry} Entry */
/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {{ kind: "opened" | "improved" | "reopened" | "taken", step: number, from: number | undefined, g: number }} Happening */

const ALLOWED = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };

/**
 * What happened to each cell, in order, up to each step of a plain search.
 * @param {Board} board @param {Options} options
 */
export function plainStory(board, options) {
  const steps = [...plainSteps(board, options)];
  /** @type {Map<number, Happening[]>} */
  const happenings = new Map();
  const add = (/** @type {number} */ cell, /** @type {Happening} */ happening) => {
    happenings.set(cell, [...(happenings.get(cell) ?? []), happening]);
  };
  const start = board.start[1] * board.width + board.start[0];
  add(start, { kind: "opened", step: 0, from: undefined, g: 0 });
  for (const [index, { open, after, taken }] of steps.entries()) {
    const step = index + 1;
    add(taken.cell, { kind: "taken", step, from: undefined, g: taken.g });
    for (const entry of after) {
      const before = open.find(({ cell }) => cell === entry.cell && cell !== taken.cell);
      if (before?.g === entry.g) continue;
      const kind = before ? "improved" : happenings.has(entry.cell) ? "reopened" : "opened";
      add(entry.cell, { kind, step, from: taken.cell, g: entry.g });
    }
  }
  /** What had happened to a cell by a step. @param {number} cell @param {number} position */
  const until = (cell, position) => (happenings.get(cell) ?? []).filter(({ step }) => step <= position);
  /** Who led to it, and what it cost. @param {number} cell @param {number} position */
  const knownOf = (cell, position) => until(cell, position).findLast(({ kind }) => kind !== "taken");
  return {
    steps,
    until,
    knownOf,
    all: (/** @type {number} */ cell) => happenings.get(cell) ?? [],
    openAt: (/** @type {number} */ position) => (position === 0 ? steps[0].open : steps[position - 1].after),
    /** The parents from the start to a cell. @param {number} cell @param {number} position @returns {number[]} */
    parents(cell, position) {
      const parents = [cell];
      for (;;) {
        const from = knownOf(parents[0], position)?.from;
        if (from === undefined) return parents;
        parents.unshift(from);
      }
    },
  };
}

/**
 * The moves from a cell: where to, and what they cost in the unit of the cost model.
 * @param {Board} board @param {Pick<Options, "diagonal" | "costs" | "penalties">} options @param {number} cell
 * @returns {[number, number][]}
 */
export function plainMoves({ width, height, cells }, { diagonal, costs, penalties }, cell) {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  /** @type {[number, number][]} */
  const moves = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const isSlanted = dx !== 0 && dy !== 0;
      const beside = Number(isWall(x + dx, y)) + Number(isWall(x, y + dy));
      if ((dx === 0 && dy === 0) || isWall(x + dx, y + dy) || (isSlanted && beside > ALLOWED[diagonal])) continue;
      const to = (y + dy) * width + x + dx;
      const [one, slanted, tenth] = { "10-14": [10, 14, 1], "10-10": [10, 10, 1], sqrt2: [1, Math.SQRT2, 0.1] }[costs];
      moves.push([to, (isSlanted ? slanted : one) + (penalties ? tenth * cells[to] : 0)]);
    }
  }
  return moves;
}

/**
 * What the shortest ways from a cell cost, found by relaxing every move until nothing changes.
 * @param {Board} board @param {Pick<Options, "diagonal" | "costs" | "penalties">} options @param {number} from
 */
export function plainDistances(board, options, from) {
  const costs = new Array(board.cells.length).fill(Number.POSITIVE_INFINITY);
  costs[from] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const cell of board.cells.keys()) {
      if (costs[cell] === Number.POSITIVE_INFINITY) continue;
      for (const [to, cost] of plainMoves(board, options, cell)) {
        if (costs[cell] + cost >= costs[to] - 1e-9) continue;
        costs[to] = costs[cell] + cost;
        isChanged = true;
      }
    }
  }
  return costs;
}

/** The walls beside the cells of a region, or at their corners where moves may be diagonal. @param {Board} board @param {Options} options @param {number[]} region */
export function plainWalls({ width, height, cells }, { diagonal }, region) {
  const isBeside = (/** @type {number} */ wall) =>
    region.some((cell) => {
      const [dx, dy] = [
        Math.abs((wall % width) - (cell % width)),
        Math.abs(Math.floor(wall / width) - Math.floor(cell / width)),
      ];
      return Math.max(dx, dy) === 1 && (diagonal !== "never" || dx + dy === 1);
    });
  return Array.from({ length: width * height }, (_, cell) => cell).filter(
    (cell) => cells[cell] === 255 && isBeside(cell),
  );
}

export { scaleOf };
