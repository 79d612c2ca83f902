function findPath(grid, start, goal) {
  // build one node object per cell first
  const nodes = grid.map((row, y) =>
    row.map((cell, x) => ({
      x,
      y,
      wall: cell === 1,
      g: Infinity,
      h: Math.abs(x - goal.x) + Math.abs(y - goal.y),
      cameFrom: undefined,
      get f() {
        return this.g + this.h;
      },
    }))
  );
  const startNode = nodes[start.y][start.x];
  const goalNode = nodes[goal.y][goal.x];
  startNode.g = 0;

  const openSet = new Set([startNode]);
  const closedSet = new Set();

  while (openSet.size) {
    let current;
    for (const n of openSet) {
      if (!current || n.f < current.f || (n.f === current.f && n.h < current.h)) current = n;
    }
    if (current === goalNode) break;

    openSet.delete(current);
    closedSet.add(current);

    const { x, y } = current;
    const neighbors = [nodes[y][x - 1], nodes[y][x + 1], nodes[y - 1]?.[x], nodes[y + 1]?.[x]].filter(
      (n) => n && !n.wall && !closedSet.has(n)
    );
    for (const n of neighbors) {
      if (current.g + 1 < n.g) {
        n.g = current.g + 1;
        n.cameFrom = current;
        openSet.add(n);
      }
    }
  }

  if (goalNode.g === Infinity) return [];
  const path = [];
  for (let n = goalNode; n; n = n.cameFrom) path.unshift({ x: n.x, y: n.y });
  return path;
}
