'use strict';

class BinaryHeap {
  constructor(score) {
    this.items = [];
    this.score = score;
  }
  get size() {
    return this.items.length;
  }
  push(item) {
    this.items.push(item);
    this.bubbleUp(this.items.length - 1);
  }
  pop() {
    const top = this.items[0];
    const last = this.items.pop();
    if (this.items.length > 0) {
      this.items[0] = last;
      this.sinkDown(0);
    }
    return top;
  }
  bubbleUp(n) {
    const item = this.items[n];
    while (n > 0) {
      const p = ((n + 1) >> 1) - 1;
      if (this.score(this.items[p]) <= this.score(item)) break;
      this.items[n] = this.items[p];
      n = p;
    }
    this.items[n] = item;
  }
  sinkDown(n) {
    const item = this.items[n];
    const len = this.items.length;
    const s = this.score(item);
    for (;;) {
      let child = 2 * n + 1;
      if (child >= len) break;
      if (child + 1 < len && this.score(this.items[child + 1]) < this.score(this.items[child])) child++;
      if (this.score(this.items[child]) >= s) break;
      this.items[n] = this.items[child];
      n = child;
    }
    this.items[n] = item;
  }
}

function aStar(grid, start, goal) {
  const width = grid[0].length, height = grid.length;
  const id = (x, y) => y * width + x;
  const startId = id(start[0], start[1]);
  const goalId = id(goal[0], goal[1]);

  const gScore = new Float64Array(width * height).fill(Infinity);
  const fScore = new Float64Array(width * height).fill(Infinity);
  const from = new Int32Array(width * height).fill(-1);
  const closed = new Uint8Array(width * height);

  const octile = (x, y) => {
    const dx = Math.abs(x - goal[0]), dy = Math.abs(y - goal[1]);
    return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
  };

  const heap = new BinaryHeap(e => e.f);
  gScore[startId] = 0;
  fScore[startId] = octile(start[0], start[1]);
  heap.push({ id: startId, f: fScore[startId] });

  while (heap.size > 0) {
    const { id: current } = heap.pop();
    if (closed[current]) continue; // stale duplicate
    closed[current] = 1;
    if (current === goalId) {
      const path = [];
      for (let c = current; c !== -1; c = from[c]) path.unshift([c % width, Math.floor(c / width)]);
      return path;
    }
    const cx = current % width, cy = (current / width) | 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (dx === 0 && dy === 0) continue;
        const nx = cx + dx, ny = cy + dy;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || grid[ny][nx]) continue;
        const n = id(nx, ny);
        if (closed[n]) continue;
        const tentative = gScore[current] + (dx && dy ? Math.SQRT2 : 1);
        if (tentative < gScore[n]) {
          gScore[n] = tentative;
          fScore[n] = tentative + octile(nx, ny);
          from[n] = current;
          heap.push({ id: n, f: fScore[n] });
        }
      }
    }
  }
  return null;
}
