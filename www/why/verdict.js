// What the settings promise on every board: whether h can overestimate, whether it is consistent, and how many times the
// shortest the path can cost at most. Decided from the options alone; each bound has its proof or its source. Headless.

import { hasTwoSides, isByH, isInLine, jumps, promiseOf } from "../rules/algorithms.js";
import { compareSums } from "../rules/costs.js";
import { isNewestFirst, mayMiss, swapsEqual } from "../rules/order.js";
import { estimateOf, overestimated } from "./estimate.js";

/**
 * @import { Options } from "../engine.js"
 * @import { Estimate } from "./estimate.js"
 */

/**
 * @typedef {object} Verdict
 * @property {boolean} overestimates Whether on some board h, times the weight where it counts, is larger than what remains.
 * @property {{ dx: number, dy: number, h: number, cost: number }} [example] The nearest such place, on an empty board: h
 *   times the weight, and the cost of a shortest path.
 * @property {boolean} consistent Whether no move makes h, times the weight, fall by more than the move costs.
 * @property {number} [bound] How many times as much as a shortest path the path found costs at most, if the search ends
 *   by finding one: 1 if it is always a shortest one. Absent where nothing is promised. In `sqrt2` the engine counts
 *   with a fraction for √2, so costs may be off by a millionth.
 */

/** By how much two costs differ at least if they differ, with penalties and without them; 0 where that is not known. @type {Record<Options["costs"], [number, number]>} */
const LEAST = { "10-14": [1, 2], "10-10": [1, 10], sqrt2: [0, 0] };

/** @param {{ options: Options }} solver @returns {Verdict} */
export const verdict = ({ options }) => verdictOf(options);

/** @param {Options} options @returns {Verdict} */
export function verdictOf(options) {
  const estimate = estimateOf(options);
  const at = overestimated(estimate);
  /** @type {Verdict} */
  const found = { overestimates: at !== undefined, consistent: estimate.steepest <= 1 };
  if (at) {
    const [dx, dy] = at;
    found.example = { dx, dy, h: estimate.h(dx, dy), cost: estimate.remains(dx, dy) };
  }
  const bound = boundOf(options, estimate);
  if (bound !== undefined) found.bound = bound;
  return found;
}

/** @param {Options} options @param {Estimate} estimate @returns {number | undefined} */
function boundOf(options, estimate) {
  if (promiseOf(options) === "always") return 1;
  if (isInLine(options)) return ofOrder(options, estimate);
  if (isByH(options)) return keepsOrder(options, estimate) ? ofOrder(options, estimate) : undefined;
  if (hasTwoSides(options)) return ofBothEnds(options, estimate);
  if (jumps(options)) return ofJumps(options, estimate);
  // Without an estimate f is g, as in Dijkstra's algorithm; h at most decides between equal ones.
  return estimate.h(1, 0) === 0 ? ofDijkstra(options, estimate) : ofAStar(options, estimate);
}

/** Whether greedy search takes cells in the order of opening: h is the same everywhere. @param {Options} options @param {Estimate} estimate */
export const keepsOrder = (options, { h }) => h(1, 0) === 0 && !isNewestFirst(options) && !swapsEqual(options);

/** How many times a straight move the dearest move costs. @param {Estimate} estimate */
const spread = ({ straight, diagonal = straight }) => diagonal / straight;

/**
 * In the order of opening a path has as few moves as any. A shortest path has at least as many, each at least a straight
 * one. Penalties can make any of them dear.
 * @param {Options} options
 * @param {Estimate} estimate
 */
const ofOrder = ({ penalties }, estimate) => (penalties ? undefined : spread(estimate));

/**
 * Cells are taken in the order of g, so a cell is opened from that neighbor whose g is smallest.
 *
 * - Without diagonals, or where they cost as much as straight moves, it costs the same to come from any neighbor. So the first g of a cell is the best one, for the goal
 *   too, and nothing is ever improved.
 * - If open cells keep their first parent: say that of its neighbors the best way to a cell leads through n, and it was
 *   opened from m. g(m) <= g(n), and the two moves into the cell have the same penalty, so they are at most `spread` apart;
 *   if g(n) is at most `spread` times what it could be, so is that of the cell.
 * - With a heap that leaves better entries where they are, none of this is sure.
 * @param {Options} options
 * @param {Estimate} estimate
 */
function ofDijkstra(options, estimate) {
  if (spread(estimate) === 1) return 1;
  if (!options.improveOpen) return spread(estimate);
  if (mayMiss(options)) return undefined;
  return options.stopWhen === "goal-closed" ? 1 : 1 + excess(1, options, estimate);
}

/**
 * If e · h is used, where h is consistent and e at least 1, the path costs at most e times the shortest, and closed cells
 * need not be opened again: R. Ebendt and R. Drechsler, "Weighted A* search – unifying view and application" (2009);
 * M. Likhachev, G. Gordon and S. Thrun, "ARA*: Anytime A* with Provable Bounds on Sub-Optimality" (2003). An estimate
 * that falls by e times the cost of a move at most is such a product. If closed cells are opened again, it is enough that
 * no estimate is more than e times what remains: some open cell on a shortest path always has its best g.
 * @param {Options} options
 * @param {Estimate} estimate
 */
function ofAStar(options, estimate) {
  // Either way a cell may wait, or be taken, with a g that is too large.
  if ((!options.improveOpen || mayMiss(options)) && !neverImproves(options, estimate)) return undefined;
  const factor = Math.max(1, estimate.steepest);
  if (options.stopWhen === "goal-opened") return factor + excess(factor, options, estimate);
  return options.reopenClosed ? Math.min(factor, Math.max(1, estimate.largest)) : factor;
}

/**
 * Whether no open cell is ever improved: where all moves cost the same, and h falls by less than that in each.
 *
 * Say m was opened from p, and q, taken later, is a better parent. Both are a move away from m, so their g differ by an
 * even number of moves: by two at least. But f never falls from one cell taken to the next, so g(p) - g(q) is at most
 * h(q) - h(p), and that is less than two moves.
 * @param {Options} options
 * @param {Estimate} estimate
 */
const neverImproves = ({ penalties }, { diagonal, steepest }) => diagonal === undefined && !penalties && steepest < 1;

/**
 * What the bound grows by if the search ends when the goal is opened.
 *
 * Say n opened it, and m is the last cell before the goal on a shortest path of cost C; c is the cost of a last move. When
 * n was taken, some open cell of that path had an f of at most e (C - c(m)) + h(m), by the reasoning for e; so the path
 * found costs at most e C + (c(n) - h(n)) - (e c(m) - h(m)). The penalty of the goal is on both. If start and goal are
 * neighbors, the start itself opens the goal, by the cheapest path; else C is at least two straight moves. Except in
 * `sqrt2` all costs are whole numbers, and without penalties even ones, or tens; so with e = 1 what is less is nothing.
 * @param {number} factor e.
 * @param {Options} options
 * @param {Estimate} estimate
 */
function excess(factor, { costs, penalties }, { h, straight, diagonal }) {
  /** @type {[number, number][]} */
  const moves = [[straight, h(1, 0)]];
  if (diagonal !== undefined) moves.push([diagonal, h(1, 1)]);
  const most = Math.max(...moves.map(([cost, ahead]) => cost - ahead));
  const least = Math.min(...moves.map(([cost, ahead]) => factor * cost - ahead));
  const more = most - least;
  const isNothing = factor === 1 && compareSums(more, LEAST[costs][penalties ? 0 : 1]) < 0;
  return isNothing ? 0 : Math.max(0, more) / (2 * straight);
}

/**
 * W. Pijls and H. Post, "Yet another bidirectional algorithm for finding the shortest path" (2009): with consistent
 * estimates the path is a shortest one. Nothing is known to hold for others.
 *
 * Without estimate, and where all moves cost the same, each side goes from distance to distance, so already the first
 * meeting is on a shortest path: say one side has opened everything up to the distance a and takes cells there, the other
 * up to b, and they meet on a path of a + 1 + c moves, c at most b + 1. A shorter path would have two moves less at least,
 * so a + b at most, and both sides would have opened some cell of it before.
 * @param {Options} options
 * @param {Estimate} estimate
 */
function ofBothEnds(options, estimate) {
  const { improveOpen, stopWhen } = options;
  const isSure = neverImproves(options, estimate);
  if (stopWhen === "goal-opened") return isSure && estimate.h(1, 0) === 0 ? 1 : undefined;
  return (improveOpen || isSure) && estimate.steepest <= 1 ? 1 : undefined;
}

/**
 * D. Harabor and A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps" (2011): some shortest path leads from
 * jump point to jump point, so with consistent estimates it is found. A jump point that sees the goal has f = g + h; where
 * h is exact on an empty board, that is the cost of the path, so it does no harm to end there.
 * @param {Options} options
 * @param {Estimate} estimate
 */
function ofJumps({ stopWhen }, { steepest, h, remains }) {
  const isExact = [1, 2].every((dx) => [0, 1].every((dy) => h(dx, dy) === remains(dx, dy)));
  return steepest <= 1 && (stopWhen === "goal-closed" || isExact) ? 1 : undefined;
}
