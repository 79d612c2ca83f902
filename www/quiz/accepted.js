// The cells that may be taken next. Headless.

/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * Every cell that may be taken next where only the order of opening is left open.
 * @param {Solver} solver
 * @returns {Coord[]}
 */
export function nextCells(solver) {
  const { position, width, height, options } = solver;
  if (position >= solver.length) return [];
  solver.seek(position + 1);
  const taken = /** @type {import("../engine.js").Taken} */ (solver.taken());
  solver.seek(position);
  const usesH = options.algorithm === "fastest" || ["low-h", "high-h"].includes(options.tieBreak);
  const sides = solver.sideStates();
  const states = solver.states();
  const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= 1e-6 * Math.max(1, b);
  /** @type {Coord[]} */
  const cells = [];
  for (let cell = 0; cell < width * height; cell++) {
    const isOpen = sides.length > 0 ? ((sides[cell] >> (2 * taken.side)) & 3) === 1 : states[cell] === 1;
    if (!isOpen) continue;
    /** @type {Coord} */
    const coord = [cell % width, Math.floor(cell / width)];
    const [, h, f] = solver.numbersIn(...coord, 1, 1);
    const isTaken = coord[0] === taken.cell[0] && coord[1] === taken.cell[1];
    if (isTaken || (near(f, taken.f) && (!usesH || near(h, taken.h)))) cells.push(coord);
  }
  return cells;
}
