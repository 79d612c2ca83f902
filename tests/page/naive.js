// A search as a tutorial would write it, with its own numbers for everything the page says. It shares no code with the
// engine: row by row, the smallest f first, then the smallest h, then what was opened first. Costs of 10 and 14.

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: [number, number], goal: [number, number] }} Board */
/** @typedef {{ g: number, h: number, f: number, order: number, isClosed: boolean, parent?: number }} Node */

const ALLOWED_WALLS = { never: -1, "no-corner-cutting": 0, "at-most-one-obstacle": 1, always: 2 };

/**
 * The moves from a cell: where to, and what they cost.
 * @param {Board} board
 * @param {keyof typeof ALLOWED_WALLS} diagonal
 * @param {number} from
 * @returns {[number, number][]}
 */
export function movesFrom({ width, height, cells }, diagonal, from) {
  const [x, y] = [from % width, Math.floor(from / width)];
  const isWall = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] === 255;
  /** @type {[number, number][]} */
  const moves = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if ((dx === 0 && dy === 0) || isWall(x + dx, y + dy)) continue;
      const walls = Number(isWall(x + dx, y)) + Number(isWall(x, y + dy));
      if (dx !== 0 && dy !== 0 && walls > ALLOWED_WALLS[diagonal]) continue;
      const to = (y + dy) * width + x + dx;
      moves.push([to, (dx !== 0 && dy !== 0 ? 14 : 10) + cells[to]]);
    }
  }
  return moves;
}

/** Manhattan without diagonals, octile with them. @param {boolean} isStraight @param {number} dx @param {number} dy */
export const estimate = (isStraight, dx, dy) =>
  isStraight ? 10 * (dx + dy) : 14 * Math.min(dx, dy) + 10 * Math.abs(dx - dy);

/**
 * Yields after every expansion which cell it was, and what is known about all cells by then.
 * @param {Board} board
 * @param {{ algorithm: string, diagonal: keyof typeof ALLOWED_WALLS, weight: number }} options
 * @returns {Generator<{ taken: number, nodes: Map<number, Node>, open: number[] }>}
 */
export function* search(board, { algorithm, diagonal, weight }) {
  const indexOf = (/** @type {[number, number]} */ [x, y]) => y * board.width + x;
  const [start, goal] = [indexOf(board.start), indexOf(board.goal)];
  /** @type {Map<number, Node>} */
  const nodes = new Map();
  const usesH = algorithm === "astar" || algorithm === "greedy";
  const open = (/** @type {number} */ cell, /** @type {number} */ g, /** @type {number | undefined} */ parent) => {
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    const [dx, dy] = [Math.abs(x - board.goal[0]), Math.abs(y - board.goal[1])];
    const h = usesH ? estimate(diagonal === "never", dx, dy) : 0;
    const order = nodes.get(cell)?.order ?? nodes.size;
    const sums = { astar: g + weight * h, dijkstra: g, greedy: h, "breadth-first": order };
    nodes.set(cell, { g, h, f: sums[/** @type {keyof typeof sums} */ (algorithm)], order, isClosed: false, parent });
  };
  open(start, 0, undefined);
  for (;;) {
    const waiting = [...nodes].filter(([, node]) => !node.isClosed);
    if (waiting.length === 0) return;
    waiting.sort(([, a], [, b]) => a.f - b.f || a.h - b.h || a.order - b.order);
    const [taken, node] = waiting[0];
    node.isClosed = true;
    if (taken !== goal) {
      for (const [to, cost] of movesFrom(board, diagonal, taken)) {
        const known = nodes.get(to);
        const g = node.g + cost;
        const improves = known && !known.isClosed && g < known.g && algorithm !== "breadth-first";
        if (!known || improves) open(to, g, taken);
      }
    }
    yield { taken, nodes, open: [...nodes].filter(([, { isClosed }]) => !isClosed).map(([cell]) => cell) };
    if (taken === goal) return;
  }
}
