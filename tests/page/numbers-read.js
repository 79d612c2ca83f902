// Readers of what the page writes as numbers, and searches to compare it with. They share no code with what writes it.

import { Solver } from "../boundary/engine.js";
import { oneOf, randomBoard, randomFrom, randomOptions } from "./any-board.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/features/export/numbers/tables.js").Subject} Subject */

/** A table with a header as objects; numbers are numbers, and fields without a value are left out. @param {string} text @returns {Record<string, any>[]} */
export function readCsv(text) {
  const [names, ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) => quoted ?? plain),
    );
  return lines.map((fields) => {
    if (fields.length !== names.length) throw new Error(`There are ${fields.length} fields and ${names.length} names.`);
    const entries = names.map((name, index) => [name, fields[index]]).filter(([, field]) => field !== "");
    return Object.fromEntries(
      entries.map(([name, field]) => [name, Number.isNaN(Number(field)) ? field : Number(field)]),
    );
  });
}

/** A table in JSON as objects. @param {{ columns: string[], rows: any[][] }} table */
export const readTable = ({ columns, rows }) =>
  rows.map((row) => {
    if (row.length !== columns.length) throw new Error(`There are ${row.length} values and ${columns.length} columns.`);
    return Object.fromEntries(columns.map((name, index) => [name, row[index]]).filter(([, value]) => value !== null));
  });

/** @param {Generator<string | undefined>} pieces */
export const textOf = (pieces) => [...pieces].filter((piece) => piece !== undefined).join("");

/** Numbers from 0 to 1; those of neighboring seeds have nothing in common. @param {number} seed */
export function seeded(seed) {
  const random = randomFrom(seed * 104729);
  for (let i = 0; i < 3; i++) random();
  return random;
}

/** A random board with random options for it. @param {() => number} random @param {Partial<Options>} [options] @param {number} [most] */
export function randomSubject(random, options, most = 9) {
  const board = randomBoard(random, most, options?.algorithm !== "jump-point");
  const all = { ...randomOptions(random, Solver.choices), ...options };
  const make = () => {
    const solver = new Solver(board.width, board.height);
    solver.setCells(board.cells);
    solver.setStart(...board.start);
    solver.setGoal(...board.goal);
    solver.configure(all);
    return solver;
  };
  return { board, options: all, make };
}

/** Options that the plain search knows. @param {() => number} random @returns {Partial<Options>} */
export const plainOptions = (random) => ({
  algorithm: oneOf(random, ["astar", "astar", "dijkstra", "greedy", "breadth-first"]),
  neighborOrder: oneOf(random, ["row-major", "column-major", "clockwise", "straight-first"]),
  decreaseKey: true,
  swapEqual: false,
});
