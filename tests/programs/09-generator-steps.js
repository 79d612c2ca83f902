const DIRS = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
];

/* a generator so the visualiser can call .next() once per frame */
function* search(grid, start, goal) {
  const visited = {};
  const queue = [{ x: start[0], y: start[1], cost: 0, estimate: 0, prev: null }];

  while (queue.length > 0) {
    // biggest estimate first so that pop() gives the smallest
    queue.sort((a, b) => b.estimate - a.estimate);
    const node = queue.pop();
    const k = `${node.x}-${node.y}`;
    if (visited[k]) continue;
    visited[k] = true;

    yield { type: 'visit', x: node.x, y: node.y, queued: queue.length };

    if (node.x === goal[0] && node.y === goal[1]) {
      const path = [];
      let n = node;
      do {
        path.push([n.x, n.y]);
      } while ((n = n.prev));
      return path.reverse();
    }

    for (const { dx, dy } of DIRS) {
      const x = node.x + dx;
      const y = node.y + dy;
      const row = grid[y];
      if (row === undefined || row[x] === undefined || row[x] === 1) continue;
      if (visited[`${x}-${y}`]) continue;
      const cost = node.cost + 1;
      const estimate = cost + Math.abs(goal[0] - x) + Math.abs(goal[1] - y);
      queue.push({ x, y, cost, estimate, prev: node });
    }
  }
  return null;
}
