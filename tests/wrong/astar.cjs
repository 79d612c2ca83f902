// A* as a student may write it, with a bug: h gets into g. What "Check my A*" copies for JavaScript (grid, start, goal)
// comes before it.
const [width, height] = [grid[0].length, grid.length];
const estimate = (x, y) => 10 * (Math.abs(x - goal[0]) + Math.abs(y - goal[1]));
const nodes = grid.map((row, y) =>
  row.map((wall, x) => ({ x, y, wall, g: Infinity, f: Infinity, parent: null, isClosed: false })),
);
const first = nodes[start[1]][start[0]];
first.g = 0;
first.f = estimate(first.x, first.y);
const open = [first];
while (open.length > 0) {
  open.sort((a, b) => a.f - b.f);
  const current = open.shift();
  current.isClosed = true;
  console.log(`(${current.y}, ${current.x})`);
  if (current.x === goal[0] && current.y === goal[1]) break;
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    const [x, y] = [current.x + dx, current.y + dy];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const next = nodes[y][x];
    if (next.wall || next.isClosed) continue;
    const newG = current.f + 10;
    if (newG >= next.g) continue;
    next.g = newG;
    next.f = newG + estimate(x, y);
    next.parent = current;
    if (!open.includes(next)) open.push(next);
  }
}
const path = [];
for (let node = nodes[goal[1]][goal[0]]; node; node = node.parent) path.unshift(`(${node.y}, ${node.x})`);
console.log(`path: ${path.join(" ")}`);
