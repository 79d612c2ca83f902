// What the editor begins with: an A* that works, and one with gaps. Both are short enough to be read at a glance.

/** Four neighbors, and a list that is sorted before each cell: what most tutorials begin with. */
export const WORKING = `// grid[y][x] is 0 for a free cell and 1 for a wall; start and goal are [x, y].
function astar(grid, start, goal) {
  const h = (x, y) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
  const key = (x, y) => \`\${x},\${y}\`;
  const open = [{ x: start[0], y: start[1], g: 0, f: h(...start), parent: null }];
  const best = new Map([[key(...start), 0]]);
  const closed = new Set();

  while (open.length > 0) {
    open.sort((a, b) => a.f - b.f);
    const current = open.shift();
    if (closed.has(key(current.x, current.y))) continue;
    closed.add(key(current.x, current.y));

    if (current.x === goal[0] && current.y === goal[1]) {
      const path = [];
      for (let cell = current; cell; cell = cell.parent) path.unshift([cell.x, cell.y]);
      return path;
    }

    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
      const x = current.x + dx;
      const y = current.y + dy;
      if (grid[y]?.[x] === undefined || grid[y][x] === 1) continue;
      const g = current.g + 1;
      if (g >= (best.get(key(x, y)) ?? Infinity)) continue;
      best.set(key(x, y), g);
      open.push({ x, y, g, f: g + h(x, y), parent: current });
    }
  }
  return null;
}
`;

/** The lines that are left out, with what stands in their place. */
const GAPS = [
  ["Math.abs(x - goal[0]) + Math.abs(y - goal[1])", "0 /* 1: how far is it at least? */"],
  ["    open.sort((a, b) => a.f - b.f);\n", "    // 2: which cell comes next?\n"],
  [
    "      if (grid[y]?.[x] === undefined || grid[y][x] === 1) continue;\n",
    "      // 3: which cells can nobody enter?\n",
  ],
  ["current.g + 1", "0 /* 4: what does it cost to get there? */"],
];

export const WITH_GAPS = GAPS.reduce((text, [line, gap]) => text.replace(line, gap), WORKING);
