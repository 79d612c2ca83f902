const DIAGONAL = Math.SQRT2;

const createFrontier = () => ({
  tree: [],
  put(node) {
    this.tree.push(node);
    let i = this.tree.length - 1;
    while (i > 0) {
      const p = (i - 1) >>> 1;
      if (this.tree[p].f <= this.tree[i].f) break;
      [this.tree[p], this.tree[i]] = [this.tree[i], this.tree[p]];
      i = p;
    }
  },
  take() {
    const { tree } = this;
    const first = tree[0];
    const last = tree.pop();
    if (tree.length === 0) return first;
    tree[0] = last;
    let i = 0;
    for (;;) {
      const l = 2 * i + 1, r = l + 1;
      let m = i;
      if (l < tree.length && tree[l].f < tree[m].f) m = l;
      if (r < tree.length && tree[r].f < tree[m].f) m = r;
      if (m === i) return first;
      [tree[m], tree[i]] = [tree[i], tree[m]];
      i = m;
    }
  },
  get empty() {
    return this.tree.length === 0;
  },
});

const backtrack = (node) => {
  const cells = [];
  for (let n = node; n; n = n.parent) cells.unshift([n.x, n.y]);
  return cells;
};

function findpath(grid, start, goal) {
  const open = (x, y) => grid[y] !== undefined && grid[y][x] === 0;
  // Chebyshev distance never overestimates
  const h = (x, y) => Math.max(Math.abs(x - goal.x), Math.abs(y - goal.y));

  const frontier = createFrontier();
  const costSoFar = new Map([[`${start.x},${start.y}`, 0]]);
  frontier.put({ x: start.x, y: start.y, g: 0, f: h(start.x, start.y), parent: null });

  while (!frontier.empty) {
    const node = frontier.take();
    if (node.g > costSoFar.get(`${node.x},${node.y}`)) continue;

    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        if (dx === 0 && dy === 0) continue;
        const x = node.x + dx;
        const y = node.y + dy;
        if (!open(x, y)) continue;

        const g = node.g + (dx !== 0 && dy !== 0 ? DIAGONAL : 1);
        const key = `${x},${y}`;
        if (costSoFar.has(key) && costSoFar.get(key) <= g) continue;
        costSoFar.set(key, g);
        const next = { x, y, g, f: g + h(x, y), parent: node };
        if (x === goal.x && y === goal.y) return backtrack(next);
        frontier.put(next);
      }
    }
  }
  return [];
}
