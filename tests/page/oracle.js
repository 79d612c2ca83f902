// The cost of a shortest path, found by relaxing every move until nothing changes. Shares no code with the engine.

/**
 * @param {import("../../www/pkg/starstep.js").Solver} solver
 * @returns {number} In `10-14` units; infinite if there is no path.
 */
export function shortestCost(solver) {
  const { width, height, start, goal, options } = solver;
  const cells = solver.cells();
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  const allowedWalls = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 }[options.diagonal];
  const costs = new Array(cells.length).fill(Number.POSITIVE_INFINITY);
  costs[start[1] * width + start[0]] = 0;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let from = 0; from < cells.length; from++) {
      const [x, y] = [from % width, Math.floor(from / width)];
      for (let move = 0; move < 9; move++) {
        const [dx, dy] = [(move % 3) - 1, Math.floor(move / 3) - 1];
        const isDiagonal = dx !== 0 && dy !== 0;
        const walls = Number(isWall(x + dx, y)) + Number(isWall(x, y + dy));
        if (isWall(x + dx, y + dy) || (isDiagonal && walls > allowedWalls)) continue;
        const to = (y + dy) * width + x + dx;
        const cost = costs[from] + (isDiagonal ? 14 : 10) + (options.penalties ? cells[to] : 0);
        if (cost < costs[to] && !isWall(x, y)) {
          costs[to] = cost;
          isChanged = true;
        }
      }
    }
  }
  return costs[goal[1] * width + goal[0]];
}
