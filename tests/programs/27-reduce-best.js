const findPath = (start, goal, grid) => {
  const dist = (a, b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
  const eq = (a, b) => a[0] === b[0] && a[1] === b[1];

  // entries: [f, g, cell, parentEntry]
  const open = [[dist(start, goal), 0, [...start], null]];
  const closed = [];

  while (open.length) {
    const best = open.reduce((a, b) => (a[0] >= b[0] ? a : b));
    open.splice(open.indexOf(best), 1);
    const [, g, cell] = best;
    closed.push(cell);

    if (eq(cell, goal)) {
      let entry = best;
      const path = [];
      while (entry) {
        path.unshift(entry[2]);
        entry = entry[3];
      }
      return path;
    }

    const [x, y] = cell;
    for (const n of [[x, y - 1], [x, y + 1], [x - 1, y], [x + 1, y]]) {
      if (n[1] < 0 || n[1] >= grid.length) continue;
      if (n[0] < 0 || n[0] >= grid[0].length) continue;
      if (grid[n[1]][n[0]] === 1) continue;
      if (closed.some((c) => eq(c, n))) continue;

      const old = open.find((e) => eq(e[2], n));
      if (old) {
        if (g + 1 < old[1]) {
          old[0] = g + 1 + dist(n, goal);
          old[1] = g + 1;
          old[3] = best;
        }
      } else {
        open.push([g + 1 + dist(n, goal), g + 1, n, best]);
      }
    }
  }
  return null;
};

console.log(findPath(start, goal, grid));
