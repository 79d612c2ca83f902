// Where an expansion finds a better way to an open cell that keeps its parent, as in programs that never improve one.
// Headless.

import { neighbors } from "../../narration/neighbors.js";
import { coordOf } from "../../rules/cells.js";
import { costsOf } from "../../rules/costs.js";

/** @import { Solver } from "../../engine.js" */

/**
 * The first such neighbor of the cell that was expanded last, its g, and the g by way of that cell.
 * @param {Solver} solver At a position.
 */
export function keptParent(solver) {
  const { current, options } = solver;
  if (current === undefined) return undefined;
  const [x, y] = coordOf(solver, current);
  const { g = 0 } = solver.node(x, y);
  const cells = solver.cells();
  const { straight, diagonal, penalty } = costsOf(options);
  for (const next of neighbors(solver, cells, current)) {
    const [toX, toY] = coordOf(solver, next);
    const known = solver.node(toX, toY);
    const dearer = options.penalties ? cells[next] * penalty : 0;
    const better = g + (toX !== x && toY !== y ? diagonal : straight) + dearer;
    if (known.state === OPEN && known.g !== undefined && better < known.g) {
      return { x: toX, y: toY, g: known.g, better };
    }
  }
  return undefined;
}

const OPEN = 1;
