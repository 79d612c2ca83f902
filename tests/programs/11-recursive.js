function solve(grid, start, goal) {
  const [goalRow, goalCol] = goal;
  const h = (r, c) => Math.abs(r - goalRow) + Math.abs(c - goalCol);
  const isOpen = (r, c) => r in grid && c in grid[r] && grid[r][c] === 0;

  // fringe: list of { r, c, g, trail }, kept sorted by g + h
  function step(fringe, seen) {
    if (fringe.length === 0) return null;

    const [head, ...rest] = fringe;
    const { r, c, g, trail } = head;
    if (r === goalRow && c === goalCol) return trail;
    if (seen.has(r * 1000 + c)) return step(rest, seen);

    seen.add(r * 1000 + c);
    const fresh = [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]]
      .filter(([a, b]) => isOpen(a, b) && !seen.has(a * 1000 + b))
      .map(([a, b]) => ({ r: a, c: b, g: g + 1, trail: [...trail, [a, b]] }));

    const next = [...rest, ...fresh].sort((p, q) => p.g + h(p.r, p.c) - q.g - h(q.r, q.c));
    return step(next, seen);
  }

  const [r, c] = start;
  return step([{ r, c, g: 0, trail: [[r, c]] }], new Set());
}
