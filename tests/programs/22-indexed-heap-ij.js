class Heap {
  constructor() { this.h = [null]; } // 1-based
  count() { return this.h.length - 1; }
  addItem(n) {
    let k = this.h.push(n) - 1;
    for (; k > 1 && this.h[k >> 1].f > n.f; k >>= 1) this.h[k] = this.h[k >> 1];
    this.h[k] = n;
  }
  removeTop() {
    const top = this.h[1];
    const x = this.h.pop();
    const n = this.h.length - 1;
    if (n === 0) return top;
    let k = 1;
    while (2 * k <= n) {
      let j = 2 * k;
      if (j < n && this.h[j + 1].f < this.h[j].f) j++;
      if (x.f <= this.h[j].f) break;
      this.h[k] = this.h[j];
      k = j;
    }
    this.h[k] = x;
    return top;
  }
}

function findPath(matrix, source, destination) {
  const rows = matrix.length, cols = matrix[0].length;
  const [si, sj] = source;
  const [ti, tj] = destination;
  const h = (i, j) => {
    const a = Math.abs(i - ti), b = Math.abs(j - tj);
    return a + b - (2 - Math.SQRT2) * Math.min(a, b);
  };

  const nodes = [];
  for (let i = 0; i < rows; i++) {
    nodes.push([]);
    for (let j = 0; j < cols; j++) nodes[i].push({ i, j, g: Infinity, f: Infinity, parent: null, closed: false });
  }

  const open = new Heap();
  const first = nodes[si][sj];
  first.g = 0;
  first.f = h(si, sj);
  open.addItem(first);

  while (open.count() > 0) {
    const cur = open.removeTop();
    if (cur.closed) continue;
    cur.closed = true;
    if (cur.i === ti && cur.j === tj) return cur; // follow .parent to get the path

    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        if (di === 0 && dj === 0) continue;
        const i = cur.i + di, j = cur.j + dj;
        if (i < 0 || i >= rows || j < 0 || j >= cols) continue;
        if (matrix[i][j] === 1) continue;
        const next = nodes[i][j];
        if (next.g < Infinity) continue; // already in there
        next.g = cur.g + Math.hypot(di, dj);
        next.f = next.g + h(i, j);
        next.parent = cur;
        open.addItem(next);
      }
    }
  }
  return null;
}
