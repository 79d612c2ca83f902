// Random logs, as a search prints them, without the engine.

/** @typedef {[number, number]} Coord */
/** @typedef {import("./log-spellings.js").Full} Full */

/**
 * A search of its own: Dijkstra's, with h added, on an open board. So g, h and f are as they are in logs.
 * @param {() => number} random
 * @param {number} unit What a straight move costs.
 */
export function randomLog(random, unit) {
  const side = 4 + Math.floor(random() * 6);
  const [left, top] = random() < 0.3 ? [-Math.floor(random() * 20), -Math.floor(random() * 20)] : [0, 0];
  const any = () => Math.floor(random() * side);
  const [start, goal] = [
    [any(), any()],
    [any(), any()],
  ];
  if (Math.abs(start[0] - goal[0]) + Math.abs(start[1] - goal[1]) < 4) return randomLog(random, unit);
  const steps = [];
  const open = [{ x: start[0], y: start[1], g: 0 }];
  const seen = new Set([String(start)]);
  while (open.length > 0) {
    open.sort((one, other) => one.g + heuristic(one) - other.g - heuristic(other));
    const node = /** @type {{ x: number, y: number, g: number }} */ (open.shift());
    const h = heuristic(node);
    steps.push({ x: node.x + left, y: node.y + top, g: node.g, h, f: node.g + h });
    if (h === 0) break;
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      const [x, y] = [node.x + dx, node.y + dy];
      if (x < 0 || y < 0 || x >= side || y >= side || seen.has(`${x},${y}`)) continue;
      seen.add(`${x},${y}`);
      open.push({ x, y, g: node.g + unit });
    }
  }
  /** @param {{ x: number, y: number }} node */
  function heuristic({ x, y }) {
    return unit * (Math.abs(x - goal[0]) + Math.abs(y - goal[1]));
  }
  // A way over the board, which no search is needed for.
  const way = [start];
  while (way.length < 2 + Math.floor(random() * 9)) {
    const [x, y] = /** @type {number[]} */ (way.at(-1));
    way.push(random() < 0.5 ? [x + 1, y] : [x, y + 1]);
  }
  const path = way.map(([x, y]) => /** @type {Coord} */ ([x + left, y + top]));
  return { steps: /** @type {Full[]} */ (steps), path };
}
