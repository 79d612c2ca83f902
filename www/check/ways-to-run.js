// In how many ways a program can be run of which only options and mistakes are known: in each order of equal cells that is
// usual, and in some that come by chance, with the open list of a beginner and with one that keeps older entries.

import { Solver } from "../engine.js";
import { listProgramFor, programFor } from "../program/astar.js";
import { execute } from "../program/execute.js";
import { mutantOf, mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { coordOf } from "../rules/cells.js";
import { ORDERS } from "../rules/moves.js";
import { randomFrom } from "../why/trial-boards.js";
import { AnyOpen } from "./any-open.js";
import { solverOn } from "./played.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Program } from "../program/tree.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Known } from "./refutation.js"
 * @import { Coord } from "./rimmed-board.js"
 */

/** What a program did: the cells that it took, and how it ended. @typedef {{ cells: Coord[], path?: Coord[], ended: "returned" | "endless" | "outside" }} Ran */
/** @typedef {(ground: Ground) => Ran} Way */

/** So many orders of equals come by chance. */
const BY_CHANCE = 12;
/** How many rounds of loops a program may take before it is said never to end: at least, and for each cell. */
const [LEAST, EACH] = [100_000, 300];

/**
 * The first is that of its own order. None if there are no such programs.
 * @param {Known} candidate
 * @returns {Way[]}
 */
export function waysToRun({ options, bugs, ways = [], ties }) {
  const orders = ties === "exact" ? [options] : allOrders(options);
  if (!planOf(options)) return orders.map(engineWay);
  const mutants = bugs.flatMap((name, i) => mutantOf(name, ways[i]) ?? []);
  // Where entries stay where they are in a heap, a list says nothing.
  const styles = !options.decreaseKey || options.swapEqual ? [programFor] : [listProgramFor, programFor];
  return styles.flatMap((style) => {
    const programs = orders.flatMap((order) => programIn(style, order, mutants) ?? []);
    const byChance = ties === "exact" ? [] : programs.slice(0, 1).flatMap(waysByChance);
    return [...programs.map((program) => (/** @type {Ground} */ ground) => ran(program, ground)), ...byChance];
  });
}

/** @param {Options} options @returns {Options[]} Its own order first. */
const allOrders = (options) => [
  options,
  ...Solver.choices.tieBreak.values.flatMap((tieBreak) =>
    /** @type {Options["neighborOrder"][]} */ (Object.keys(ORDERS)).map((neighborOrder) => ({
      ...options,
      ...{ tieBreak, neighborOrder },
    })),
  ),
];

/** @param {typeof programFor | typeof listProgramFor} style @param {Options} options @param {Mutant[]} mutants */
function programIn(style, options, mutants) {
  const plan = planOf(options);
  return plan && mutated(plan, mutants, style);
}

/** With equal cells in orders that come by chance, the same each time. @param {Program} program @returns {Way[]} */
function waysByChance(program) {
  if (program.open === "queue") return [];
  return Array.from({ length: BY_CHANCE }, (_, i) => (ground) => {
    const open = new AnyOpen(program.open === "list", randomFrom(i + 1));
    return ran(program, ground, open);
  });
}

/** @param {Program} program @param {Ground} ground @param {AnyOpen} [open] @returns {Ran} */
function ran(program, ground, open) {
  const most = Math.max(LEAST, EACH * ground.cells.length);
  const { steps, path, ended } = execute(program, ground, { most, ...(open && { open }) });
  const how = ended === "failed" ? "outside" : ended === "endless" ? "endless" : "returned";
  return { cells: steps.map(({ cell }) => cell), ...(path && { path }), ended: how };
}

/** A search that is no loop around one list, as the engine has it. @param {Options} options @returns {Way} */
const engineWay = (options) => (ground) => {
  const solver = solverOn({ board: ground, ...ground });
  try {
    solver.configure(options);
    solver.run();
    const path = solver.path();
    const cells = Array.from(solver.expansionOrder(), (cell) => coordOf(ground, cell));
    return { cells, ...(path && { path: pairsOf(path.cells) }), ended: "returned" };
  } finally {
    solver.free();
  }
};

/** @param {ArrayLike<number>} flat x and y alternating. @returns {Coord[]} */
const pairsOf = (flat) => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
