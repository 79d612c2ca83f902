// Where an expansion finds a better way to an open cell that keeps its parent, as in programs that never improve one.
// Headless.

import { neighbors } from "./neighbors.js";

/**
 * The first such neighbor of the cell that was expanded last, its g, and the g by way of that cell.
 * @param {import("../engine.js").Solver} solver At a position.
 */
export function keptParent(solver) {
  const { current, width, options } = solver;
  if (current === undefined) return undefined;
  const [x, y] = [current % width, Math.floor(current / width)];
  const { g = 0 } = solver.node(x, y);
  const cells = solver.cells();
  const diagonal = options.costs === "10-14" ? 14 : Math.SQRT2;
  const straight = options.costs === "10-14" ? 10 : 1;
  for (const next of neighbors(solver, cells, current)) {
    const [toX, toY] = [next % width, Math.floor(next / width)];
    const known = solver.node(toX, toY);
    const penalty = options.penalties ? (cells[next] * straight) / 10 : 0;
    const better = g + (toX !== x && toY !== y ? diagonal : straight) + penalty;
    if (known.state === OPEN && known.g !== undefined && better < known.g) {
      return { x: toX, y: toY, g: known.g, better };
    }
  }
  return undefined;
}

const OPEN = 1;
