// Which neighbors a search may go to, for what scenarios compute in addition to the engine's record. Headless.

const WALL = 255;

/**
 * The neighbors that the diagonal rule allows, in the order of the options.
 * @param {Pick<import("../engine.js").Solver, "width" | "height" | "options">} solver
 * @param {Uint8Array} cells The solver's, which creates them again each time.
 * @param {number} cell
 */
export function* neighbors({ width, height, options }, cells, cell) {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const blocked = (/** @type {number} */ toX, /** @type {number} */ toY) =>
    toX < 0 || toY < 0 || toX >= width || toY >= height || cells[toY * width + toX] === WALL;
  const mostBeside = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 }[options.diagonal];
  for (const [dx, dy] of STEPS[options.neighborOrder]) {
    if (blocked(x + dx, y + dy)) continue;
    const beside = Number(blocked(x + dx, y)) + Number(blocked(x, y + dy));
    if (dx === 0 || dy === 0 || beside <= mostBeside) yield (y + dy) * width + x + dx;
  }
}

const AROUND = [-1, 0, 1];
const rows = AROUND.flatMap((dy) => AROUND.map((dx) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);
const columns = rows.map(([dx, dy]) => [dy, dx]);
const straight = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const slanted = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
/** @type {Record<import("../engine.js").Options["neighborOrder"], number[][]>} */
const STEPS = {
  "row-major": rows,
  "column-major": columns,
  "column-major-up": columns.map(([dx, dy]) => [dx, -dy]),
  clockwise: straight.flatMap((step, index) => [step, slanted[index]]),
  "straight-first": [...straight, ...slanted],
};
