function astar(grid, start, goal) {
  const open = [];
  const closed = [];

  // put the start node on the open list
  open.push({ x: start[0], y: start[1], g: 0, h: 0, f: 0, parent: null });

  while (open.length > 0) {
    // lowest f first
    open.sort((a, b) => a.f - b.f);
    const current = open.shift();
    closed.push(current);

    if (current.x === goal[0] && current.y === goal[1]) {
      // found it! walk back
      const path = [];
      let n = current;
      while (n) {
        path.push([n.x, n.y]);
        n = n.parent;
      }
      return path.reverse();
    }

    const directions = [[0, -1], [1, 0], [0, 1], [-1, 0]];
    for (const [dx, dy] of directions) {
      const x = current.x + dx;
      const y = current.y + dy;

      if (y < 0 || y >= grid.length || x < 0 || x >= grid[0].length) continue;
      if (grid[y][x] === 1) continue;
      if (closed.find(n => n.x === x && n.y === y)) continue;

      const g = current.g + 1;
      const h = Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
      const existing = open.find(n => n.x === x && n.y === y);
      if (!existing) {
        open.push({ x, y, g, h, f: g + h, parent: current });
      } else if (g < existing.g) {
        existing.g = g;
        existing.f = g + existing.h;
        existing.parent = current;
      }
    }
  }
  return [];
}
