// Boards for the programs of the tutorials, and the engine's search on them.

import assert from "node:assert/strict";
import { Solver } from "../boundary/engine.js";
import { shortestCost } from "../page/oracle.js";
import { supplied } from "../page/supplied.js";

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Board */

export const WALL = 255;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). @param {number} seed */
export function randoms(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A board with random walls. Start and goal are free and distinct.
 * @param {number} seed
 * @param {number} width
 * @param {number} height
 * @param {number} share The share of walls.
 * @returns {Board}
 */
export function randomBoard(seed, width, height, share) {
  const random = randoms(seed);
  const cells = Uint8Array.from({ length: width * height }, () => (random() < share ? WALL : 0));
  const free = [...cells.keys()].filter((cell) => cells[cell] === 0);
  const [start, goal] = [Math.floor(random() * free.length), Math.floor(random() * (free.length - 1))];
  const others = free.filter((_, index) => index !== start);
  return { width, height, cells, start: coordOf(width, free[start]), goal: coordOf(width, others[goal]) };
}

/** @param {number} width @param {number} cell @returns {Coord} */
export const coordOf = (width, cell) => [cell % width, Math.floor(cell / width)];

/** What a board has at a place; everything outside is wall. @param {Board} board @param {number} x @param {number} y */
export const at = ({ width, height, cells }, x, y) =>
  x < 0 || y < 0 || x >= width || y >= height ? WALL : cells[y * width + x];

/**
 * Chooses among equals the way another search did, if its choice was one of those allowed.
 * @template {{ x: number, y: number }} Cell
 * @param {number[][]} order The cells that the other search took.
 * @param {number} [from] The place of the first choice in that order.
 * @returns {(equals: Cell[]) => Cell}
 */
export function following(order, from = 0) {
  let next = from;
  return (equals) => {
    const [x, y] = order[next] ?? [];
    const chosen = equals.find((cell) => cell.x === x && cell.y === y);
    const allowed = equals.map((cell) => `(${cell.x}, ${cell.y})`).join(" ");
    assert.ok(chosen, `step ${next + 1} takes (${x}, ${y}), but allowed are ${allowed}`);
    next++;
    return chosen;
  };
}

/** A solver with the board and options. @param {Board} board @param {Partial<import("../../www/engine.js").Options>} options */
export function solverOn({ width, height, cells, start, goal }, options) {
  const solver = new Solver(width, height);
  solver.setCells(cells);
  solver.setStart(...start);
  solver.setGoal(...goal);
  solver.configure(options);
  return solver;
}

/**
 * The engine's search to its end.
 * @param {Board} board
 * @param {Partial<import("../../www/engine.js").Options>} options
 */
export function searchOn(board, options) {
  const solver = solverOn(board, options);
  solver.run();
  const path = solver.path();
  const coords = (/** @type {Iterable<number>} */ cells) => [...cells].map((cell) => coordOf(board.width, cell));
  const result = {
    order: coords(solver.expansionOrder()),
    path: path && Array.from({ length: path.cells.length / 2 }, (_, i) => [...path.cells.slice(2 * i, 2 * i + 2)]),
    cost: path?.cost,
    stats: solver.stats,
  };
  solver.free();
  return result;
}

/** What a shortest path costs, found without the engine. @param {Board} board @param {Partial<import("../../www/engine.js").Options>} options */
export function shortestOn(board, options) {
  const solver = solverOn(board, options);
  const cost = shortestCost(solver);
  solver.free();
  return Number.isFinite(cost) ? cost : undefined;
}

/** The board and options of a mode in a supplied scenario. @param {string} name @param {number} [mode] */
export function modeOf(name, mode = 0) {
  const { facts } = supplied(name);
  const { width, height, start, goal } = facts.boards[mode];
  return { board: { width, height, start, goal, cells: facts.cells[mode] }, options: facts.options[mode] };
}
