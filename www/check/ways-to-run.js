// In how many ways a program can be run of which only options and mistakes are known: in each usual order of equal cells, with the
// open list of a beginner and with one that keeps older entries.

import { Solver } from "../engine.js";
import { listProgramFor, programFor } from "../program/astar.js";
import { execute } from "../program/execute.js";
import { mutantOf, mutated } from "../program/mutants/index.js";
import { planOf } from "../program/plan.js";
import { coordOf } from "../rules/cells.js";
import { ORDERS } from "../rules/moves.js";
import { solverOn } from "./played.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Ground } from "../program/execute.js"
 * @import { Program } from "../program/tree.js"
 * @import { Mutant } from "../program/mutants/mutant.js"
 * @import { Known } from "./refutation.js"
 * @import { Coord } from "./rimmed-board.js"
 */

/** What a program did: the cells that it took, and how it ended. @typedef {{ cells: Coord[], path?: Coord[], ended: "returned" | "endless" | "outside", rounds?: number }} Ran */
/** @typedef {(ground: Ground) => Ran} Way */

/** How many rounds of loops a program may take before it is stopped: at least, and for each cell. */
const [LEAST, EACH] = [100_000, 300];

/**
 * The first is that of its own order. None if there are no such programs.
 * @param {Known} candidate
 * @param {number} [least] How many rounds of its loops a program may take at least.
 * @returns {Way[]}
 */
export function waysToRun({ options, bugs, ways = [], ties }, least = LEAST) {
  const mutants = bugs.flatMap((name, i) => mutantOf(name, ways[i]) ?? []);
  const isOrdered = mutants.some(({ order }) => order);
  const orders = ties === "exact" ? [options] : allOrders(options, isOrdered ? [options.neighborOrder] : ALL);
  if (!planOf(options)) return orders.map(engineWay);
  if (mutants.length < bugs.length) return [];
  // Where entries stay where they are in a heap, a list says nothing.
  const styles = !options.decreaseKey || options.swapEqual ? [programFor] : [listProgramFor, programFor];
  const programs = styles.flatMap((style) => orders.flatMap((order) => programIn(style, order, mutants) ?? []));
  return programs.map((program) => (ground) => ran(program, ground, least));
}

const ALL = /** @type {Options["neighborOrder"][]} */ (Object.keys(ORDERS));

/** @param {Options} options @param {Options["neighborOrder"][]} neighborOrders @returns {Options[]} Its own order first. */
const allOrders = (options, neighborOrders) => [
  options,
  ...Solver.choices.tieBreak.values.flatMap((tieBreak) =>
    neighborOrders.map((neighborOrder) => ({
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

/** @param {Program} program @param {Ground} ground @param {number} least @returns {Ran} */
function ran(program, ground, least) {
  const most = Math.max(least, EACH * ground.cells.length);
  const { steps, path, ended } = execute(program, ground, { most });
  const how = ended === "failed" ? "outside" : ended === "endless" ? "endless" : "returned";
  return { cells: steps.map(({ cell }) => cell), ...(path && { path }), ended: how, rounds: most };
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
