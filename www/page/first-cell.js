// The cell with which a first visitor is shown what g, h and f are, before anything is asked.

import { drawOutline } from "../core/render/board-overlay.js";
import { drawWay } from "../core/render/way-drawing.js";
import { estimateWay } from "../features/lessons/estimate-way.js";
import { ASTAR } from "../rules/algorithms.js";
import { coordOf } from "../rules/cells.js";

/**
 * @import { Drawing } from "../core/render/renderer.js"
 * @import { SolverFace } from "../core/engine/solver-face.js"
 * @import { Coord } from "../rules/cells.js"
 */

/**
 * @typedef {object} Worked
 * @property {Coord} cell
 * @property {number} g
 * @property {number} h
 * @property {number} f
 * @property {Coord[]} way From the cell to the goal, as if there were no walls.
 * @property {number} straights How many of its moves are straight, and how many diagonal.
 * @property {number} diagonals
 */

/**
 * Of the cells that the first step opened, the one with the smallest f that is not the answer to what is asked next; of
 * equal ones the first. Undefined where its h is no sum of moves that cost 10 and 14.
 * @param {Pick<SolverFace, "options" | "position" | "start" | "goal" | "width" | "states" | "tiedNext" | "numbersIn">} solver
 * @returns {Worked | undefined}
 */
export function workedCell(solver) {
  const { options, position, goal, width } = solver;
  const isPlain = options.algorithm === ASTAR && options.costs === "10-14" && options.weight === 1;
  if (position !== 1 || !isPlain) return undefined;
  const next = solver.tiedNext();
  /** @type {Worked | undefined} */
  let best;
  for (const [index, state] of solver.states().entries()) {
    if (state !== 1 || next.includes(index)) continue;
    /** @type {Coord} */
    const cell = coordOf({ width }, index);
    const way = estimateWay(options, cell, goal);
    if (!way) return undefined;
    const [g, h, f] = solver.numbersIn(...cell, 1, 1);
    const { cells, straights, diagonals } = way;
    if (!best || f < best.f) best = { cell, g, h, f, way: cells, straights, diagonals };
  }
  return best;
}

/** How many of the moves cost what: “1 · 14 + 11 · 10”. @param {Worked} worked @param {(value: number) => string} number */
export const movesOf = ({ straights, diagonals }, number) =>
  [
    ...(diagonals > 0 ? [`${number(diagonals)} · 14`] : []),
    ...(straights > 0 ? [`${number(straights)} · 10`] : []),
  ].join(" + ");

/**
 * Draws the way to the cell as a line, and the one from there to the goal, over walls and all, as a broken one.
 * @param {Worked} worked
 * @param {Coord} start
 * @returns {Drawing}
 */
export const drawn = ({ cell, way }, start) => ({
  stamp: String(cell),
  over(place) {
    const { context, camera, colors } = place;
    drawOutline(context, camera, cell, colors.h, "selected", colors["path-edge"]);
    // Both end beside the number in the cell.
    drawWay(place, [between(cell, way[1] ?? cell), ...way.slice(1)], colors.h, true);
    drawWay(place, [start, between(cell, start)], colors.g, false);
  },
});

/** The border of a cell, on the way to another one. @param {Coord} cell @param {Coord} other @returns {Coord} */
const between = ([x, y], [otherX, otherY]) => [x + 0.45 * (otherX - x), y + 0.45 * (otherY - y)];
