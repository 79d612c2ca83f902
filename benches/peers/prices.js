// What Starstep pays for and when: for the first query on a board, for a warm one, and for those that follow an edit.
//
// node prices.js FOLDER [--queries N] [--edits N] [--markdown FILE]
// Its code has run before anything is timed, so what is first is only the board.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { initSync, Solver } from "../../www/pkg/starstep.js";
import { load, machine, quantile, short, tableOf } from "./machine.js";
import { mapsIn, readBoard, readQueries } from "./maps.js";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queries: { type: "string", default: "20" },
    edits: { type: "string", default: "15" },
    markdown: { type: "string" },
  },
});
const folder = positionals[0] ?? "../../tests/maps";
const EDITS = Number(options.edits);
const ALGORITHMS = /** @type {const} */ (["fastest", "jump-point", "astar"]);
/** So many queries after an edit are timed, each by itself. */
const AFTER = 24;
/** A query still pays for an edit if it takes so many times as long as a warm one, and so many microseconds more. */
const SLOW = { times: 1.5, more: 5 };
/** A query is repeated so often before it counts as warm. */
const REPEATS = 9;

initSync({ module: readFileSync(new URL("../../www/pkg/starstep_bg.wasm", import.meta.url)) });

/** @param {() => void} run @returns {number} Microseconds. */
function time(run) {
  const begin = performance.now();
  run();
  return (performance.now() - begin) * 1000;
}

const median = (/** @type {number[]} */ times) => quantile(times, 0.5);

/** @param {Solver} solver @param {import("./maps.js").Query["start"]} start @param {import("./maps.js").Query["goal"]} goal */
function query(solver, start, goal) {
  solver.setStart(...start);
  solver.setGoal(...goal);
  return time(() => solver.findPath());
}

/** First and warm queries on the maps. */
function firstQueries() {
  const head = ["map", "read the map, ms"];
  for (const name of ALGORITHMS) head.push(`${name}: first query`, `warm, mean`);
  const rows = mapsIn(folder).map((file) => {
    const { text } = readBoard(join(folder, file));
    const queries = readQueries(join(folder, `${file}.scen`), Number(options.queries));
    /** @type {number[]} */
    const read = [];
    const cells = ALGORITHMS.flatMap((algorithm) => {
      const [first, warm] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
      for (const { start, goal } of queries) {
        /** @type {Solver | undefined} */
        let fresh;
        read.push(
          time(() => {
            fresh = Solver.fromMap(text);
          }),
        );
        const solver = /** @type {Solver} */ (fresh);
        solver.configure({ algorithm, costs: "sqrt2" });
        first.push(query(solver, start, goal));
        warm.push(median(Array.from({ length: REPEATS }, () => query(solver, start, goal))));
        solver.free();
      }
      return [short(median(first)), short(warm.reduce((sum, time) => sum + time, 0) / warm.length)];
    });
    return [basename(file, ".map"), (median(read) / 1000).toFixed(1), ...cells];
  });
  return tableOf([head, ...rows]);
}

/**
 * A board that a generator made, all of it the same everywhere.
 * @typedef {{ name: string, side: number, make: (solver: Solver) => void, distances: number[] }} Field
 */
/** @type {Field[]} */
const FIELDS = [
  ...[512, 1024, 2048, 4096].map((side) => ({ name: "no walls", side, make: () => {}, distances: [50] })),
  ...[16, 64].map((size) => ({
    name: `rooms of ${size} × ${size}`,
    side: 4096,
    make: (/** @type {Solver} */ solver) => solver.rooms(size, 1),
    distances: [50, 500, 3686],
  })),
  {
    name: "random walls, a fifth",
    side: 4096,
    make: (solver) => void solver.randomWalls(0.2, 1),
    distances: [50, 500, 3686],
  },
];

/** The open cell nearest to a place in its row. @param {Solver} solver @param {number} x @param {number} y @returns {[number, number]} */
function openNear(solver, x, y) {
  for (let by = 0; ; by++) {
    for (const at of [x + by, x - by]) if (at >= 0 && at < solver.width && solver.cell(at, y) !== 255) return [at, y];
  }
}

/** What queries take after a wall has been put down or taken away, by where that is. */
function afterEdits() {
  const head = ["board", "cells", "apart", "wall", "first query ever, ms", "warm", "edit and 1st query", "2nd"];
  head.push("3rd", "queries that pay", "more than warm, in all");
  const rows = FIELDS.flatMap(({ name, side, make, distances }) =>
    distances.flatMap((apart) => {
      const solver = new Solver(side, side);
      solver.configure({ algorithm: "fastest", costs: "sqrt2" });
      make(solver);
      const middle = side / 2;
      solver.setStart(...openNear(solver, middle - apart / 2, middle));
      solver.setGoal(...openNear(solver, middle + apart / 2, middle));
      const first = time(() => solver.findPath());
      const rows = [
        { where: "far away", at: () => openNear(solver, 10, 10) },
        { where: "on the path", at: () => cellOnPath(solver) },
      ].map(({ where, at }) => {
        const warm = median(Array.from({ length: REPEATS }, () => time(() => solver.findPath())));
        /** @type {number[][]} */
        const times = Array.from({ length: AFTER }, () => []);
        for (let edit = 0; edit < EDITS; edit++) {
          const [x, y] = at();
          for (const cell of [255, 0]) {
            times[0].push(time(() => solver.setCell(x, y, cell)) + time(() => solver.findPath()));
            for (let i = 1; i < AFTER; i++) times[i].push(time(() => solver.findPath()));
          }
        }
        const medians = times.map(median);
        const enough = medians.findIndex((time) => time < SLOW.times * warm + SLOW.more);
        const paying = enough < 0 ? AFTER : enough;
        const more = medians.slice(0, paying).reduce((sum, time) => sum + time - warm, 0);
        return [
          ...[name, `${side} × ${side}`, apart, where, (first / 1000).toFixed(1), short(warm)],
          ...[...medians.slice(0, 3).map(short), enough < 0 ? `at least ${AFTER}` : paying, short(more)],
        ];
      });
      solver.free();
      return rows;
    }),
  );
  return tableOf([head, ...rows]);
}

/** A cell in the middle of the path. @param {Solver} solver @returns {[number, number]} */
function cellOnPath(solver) {
  const cells = solver.findPath()?.cells;
  if (!cells) throw new Error("There is no path to put a wall on.");
  const at = 2 * Math.floor(cells.length / 4);
  return [cells[at], cells[at + 1]];
}

firstQueries();
const text = `## What is paid when

Made by \`cargo xtask bench\` on ${machine}, in wasm; the code has run before, so that only the board is new. Microseconds unless it is said, medians unless it is said.

**The first query** of \`fastest\` and \`jump-point\` on a board makes the bits that jumps read (docs/architecture.md), for the whole board: twenty bits a cell. So it takes up to some hundred times as long as a warm one on these maps, and far more on larger boards. \`astar\` needs none. In this sense they are jump point search on a prepared map, and not the search that begins on a board that it has never seen; they are fairly compared with others that prepare the map (JPS+, Harabor and Grastien 2014). A warm query here is one that has been asked ${REPEATS} times.

${firstQueries()}

**After an edit** the next searches each make anew 32 of the blocks of bits that depend on the edited cell, wherever it is: on a large board without walls the price of one edit is spread over several queries. Those that take at least ${SLOW.times} times as long as a warm one, and ${SLOW.more} µs more, are counted as paying for it. Start and goal lie so many cells apart in the middle row. A wall is put down far away, at (10, 10), or in the middle of the path, and taken away again; both count as edits.

${afterEdits()}

${load()}
`;
process.stdout.write(`${text}\n`);
if (options.markdown) writeFileSync(options.markdown, text);
