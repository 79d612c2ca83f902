const makeQueue = (compare) => {
  const heap = [];
  const swap = (i, j) => { const t = heap[i]; heap[i] = heap[j]; heap[j] = t; };
  const up = (i) => {
    if (i === 0) return;
    const p = Math.floor((i - 1) / 2);
    if (compare(heap[i], heap[p]) < 0) { swap(i, p); up(p); }
  };
  const down = (i) => {
    let m = i;
    for (const c of [2 * i + 1, 2 * i + 2]) {
      if (c < heap.length && compare(heap[c], heap[m]) < 0) m = c;
    }
    if (m !== i) { swap(i, m); down(m); }
  };
  return {
    offer(x) { heap.push(x); up(heap.length - 1); },
    poll() {
      swap(0, heap.length - 1);
      const x = heap.pop();
      down(0);
      return x;
    },
    isEmpty: () => heap.length === 0,
  };
};

function search(start, end, grid) {
  const [sr, sc] = start;
  const [er, ec] = end;
  const heuristic = (r, c) => Math.abs(r - sr) + Math.abs(c - sc);

  const g = grid.map((row) => row.map(() => Infinity));
  const closed = grid.map((row) => row.map(() => false));
  const queue = makeQueue((a, b) => a.f - b.f);

  g[sr][sc] = 0;
  queue.offer({ r: sr, c: sc, f: heuristic(sr, sc), prev: null });

  while (!queue.isEmpty()) {
    const node = queue.poll();
    const { r, c } = node;
    if (closed[r][c]) continue;
    closed[r][c] = true;

    if (r === er && c === ec) {
      const out = [];
      let n = node;
      while (n) { out.push([n.r, n.c]); n = n.prev; }
      return out.reverse();
    }

    [[0, 1], [1, 0], [0, -1], [-1, 0]].forEach(([dr, dc]) => {
      const nr = r + dr, nc = c + dc;
      if (nr < 0 || nc < 0 || nr >= grid.length || nc >= grid[0].length) return;
      if (grid[nr][nc] === 1 || closed[nr][nc]) return;
      if (g[r][c] + 1 < g[nr][nc]) {
        g[nr][nc] = g[r][c] + 1;
        queue.offer({ r: nr, c: nc, f: g[nr][nc] + heuristic(nr, nc), prev: node });
      }
    });
  }
  return [];
}
