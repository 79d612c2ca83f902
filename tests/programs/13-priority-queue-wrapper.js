class MinHeap {
  #a = [];
  #cmp;
  constructor(cmp) { this.#cmp = cmp; }
  get length() { return this.#a.length; }
  insert(v) {
    const a = this.#a;
    let i = a.push(v) - 1;
    while (i > 0 && this.#cmp(a[i], a[(i - 1) >> 1]) < 0) {
      const p = (i - 1) >> 1;
      [a[i], a[p]] = [a[p], a[i]];
      i = p;
    }
  }
  extractRoot() {
    const a = this.#a;
    if (a.length <= 1) return a.pop();
    const root = a[0];
    a[0] = a.pop();
    for (let i = 0, c; (c = 2 * i + 1) < a.length; i = c) {
      if (c + 1 < a.length && this.#cmp(a[c + 1], a[c]) < 0) c += 1;
      if (this.#cmp(a[i], a[c]) <= 0) break;
      [a[i], a[c]] = [a[c], a[i]];
    }
    return root;
  }
}

class PriorityQueue {
  constructor() {
    this.heap = new MinHeap((l, r) => l.priority - r.priority);
  }
  enqueue(value, priority) {
    this.heap.insert({ value, priority });
  }
  dequeue() {
    return this.heap.extractRoot().value;
  }
  isEmpty() {
    return this.heap.length === 0;
  }
}

function AStar(grid, start, goal) {
  const D = 1;
  const D2 = Math.sqrt(2);
  const hash = ([x, y]) => `${x},${y}`;
  const heuristic = ([x, y]) => {
    const dx = Math.abs(x - goal[0]);
    const dy = Math.abs(y - goal[1]);
    return D * (dx + dy) + (D2 - 2 * D) * Math.min(dx, dy);
  };

  const frontier = new PriorityQueue();
  const best = new Map();
  const first = { pos: [start[0], start[1]], cost: 0, parent: null };
  frontier.enqueue(first, heuristic(first.pos));
  best.set(hash(first.pos), 0);

  while (!frontier.isEmpty()) {
    const node = frontier.dequeue();
    if (node.cost > best.get(hash(node.pos))) continue;
    const [x, y] = node.pos;

    if (x === goal[0] && y === goal[1]) {
      const path = [];
      for (let n = node; n; n = n.parent) path.push(n.pos);
      return { path: path.reverse(), cost: node.cost };
    }

    const moves = [
      [1, 0, D], [-1, 0, D], [0, 1, D], [0, -1, D],
      [1, 1, D2], [1, -1, D2], [-1, 1, D2], [-1, -1, D2],
    ];
    for (const [dx, dy, step] of moves) {
      const pos = [x + dx, y + dy];
      if (grid[pos[1]]?.[pos[0]] !== 0) continue;
      const cost = node.cost + step;
      if (cost < (best.get(hash(pos)) ?? Infinity)) {
        best.set(hash(pos), cost);
        frontier.enqueue({ pos, cost, parent: node }, cost + heuristic(pos));
      }
    }
  }
  return { path: [], cost: Infinity };
}
