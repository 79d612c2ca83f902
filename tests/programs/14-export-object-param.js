const toKey = (x, y) => `${x}:${y}`;

export function findPath({ grid, start, goal }) {
  const open = new Map();
  const closed = new Map();
  const h = (x, y) => Math.abs(x - goal.x) + Math.abs(y - goal.y);

  open.set(toKey(start.x, start.y), {
    x: start.x,
    y: start.y,
    g: 0,
    f: h(start.x, start.y),
    via: null,
  });

  while (open.size > 0) {
    let key = null;
    let lowestF = Infinity;
    for (const [k, node] of open) {
      if (node.f < lowestF) {
        lowestF = node.f;
        key = k;
      }
    }
    const node = open.get(key);
    open.delete(key);
    closed.set(key, node);

    if (node.x === goal.x && node.y === goal.y) {
      return tracePath(closed, key);
    }

    for (const [x, y] of [
      [node.x, node.y - 1],
      [node.x + 1, node.y],
      [node.x, node.y + 1],
      [node.x - 1, node.y],
    ]) {
      const inside = x >= 0 && y >= 0 && y < grid.length && x < grid[0].length;
      if (!inside || grid[y][x] === 1) continue;

      const nKey = toKey(x, y);
      if (closed.has(nKey)) continue;

      const g = node.g + 1;
      if (!open.has(nKey) || open.get(nKey).g > g) {
        open.set(nKey, { x, y, g, f: g + h(x, y), via: key });
      }
    }
  }

  return undefined;
}

function tracePath(closed, key) {
  const points = [];
  while (key !== null) {
    const { x, y, via } = closed.get(key);
    points.unshift([x, y]);
    key = via;
  }
  return points;
}
