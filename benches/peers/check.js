// Walks a path cell by cell and sums it up: shares nothing with any of the solvers.

/** @typedef {{ width: number, height: number, isOpen: (x: number, y: number) => boolean }} Board */

/**
 * The cost of a path with straight moves of 1 and diagonal moves of √2, or nothing if it is no path under the rule:
 * diagonal moves only where both cells beside them are open, or none at all.
 * @param {Board} board
 * @param {[number, number][]} cells
 * @param {[number, number]} start
 * @param {[number, number]} goal
 * @param {boolean} hasDiagonals
 * @returns {number | undefined}
 */
export function costOf(board, cells, start, goal, hasDiagonals) {
  const [first, last] = [cells[0], cells[cells.length - 1]];
  if (String(first) !== String(start) || String(last) !== String(goal)) return undefined;
  let cost = 0;
  for (let i = 1; i < cells.length; i++) {
    // Some solvers name only the turning points: the cells of a straight run between them are filled in.
    let [x, y] = cells[i - 1];
    const [toX, toY] = cells[i];
    const [dx, dy] = [toX - x, toY - y];
    if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
    while (x !== toX || y !== toY) {
      const [stepX, stepY] = [Math.sign(dx), Math.sign(dy)];
      if (!board.isOpen(x + stepX, y + stepY)) return undefined;
      const isDiagonal = stepX !== 0 && stepY !== 0;
      if (isDiagonal && !(hasDiagonals && board.isOpen(x + stepX, y) && board.isOpen(x, y + stepY))) return undefined;
      cost += isDiagonal ? Math.SQRT2 : 1;
      x += stepX;
      y += stepY;
    }
  }
  return cost;
}
