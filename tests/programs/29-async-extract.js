class PQ {
  constructor() {
    this.xs = [];
  }

  add(x) {
    this.xs.push(x);
    this.xs.sort((a, b) => a.f - b.f || a.h - b.h);
  }

  extract() {
    if (this.xs.length === 0) return null;
    return this.xs.shift();
  }
}

async function aStar({ grid, start, goal }) {
  const pq = new PQ();
  const nodes = new Map();

  const nodeAt = (x, y) => {
    const k = y * grid[0].length + x;
    if (!nodes.has(k)) {
      nodes.set(k, { x, y, g: Infinity, h: Math.abs(x - goal.x) + Math.abs(y - goal.y), f: Infinity, parent: null, done: false });
    }
    return nodes.get(k);
  };

  const first = nodeAt(start.x, start.y);
  first.g = 0;
  first.f = first.h;
  pq.add(first);

  let steps = 0;
  while (true) {
    const node = pq.extract();
    if (!node || node.done) continue; // stale entry
    node.done = true;
    steps++;

    if (node.h === 0) {
      const path = [];
      for (let n = node; n !== null; n = n.parent) path.push([n.x, n.y]);
      return { path: path.reverse(), cost: node.g, steps };
    }

    for (const [ox, oy] of [[-1, 0], [0, -1], [1, 0], [0, 1]]) {
      const x = node.x + ox, y = node.y + oy;
      if (x < 0 || y < 0 || x >= grid[0].length || y >= grid.length || grid[y][x] === 1) continue;
      const next = nodeAt(x, y);
      if (node.g + 1 >= next.g) continue;
      next.g = node.g + 1;
      next.f = next.g + next.h;
      next.parent = node;
      pq.add(next);
    }
  }
}
