export const searchOptions = { log: false };

export function search(grid, start, target) {
  let frontier = [{ x: start.x, y: start.y, g: 0, f: 0 }];
  const explored = new Set();
  const parent = new Map();
  const best = new Map([[hash(start), 0]]);

  while (frontier.length !== 0) {
    const lowest = Math.min(...frontier.map((n) => n.f));
    const index = frontier.findIndex((n) => n.f === lowest);
    const node = frontier[index];
    frontier = [...frontier.slice(0, index), ...frontier.slice(index + 1)];

    if (explored.has(hash(node))) continue;
    explored.add(hash(node));
    if (searchOptions.log) console.log('exploring', node.x, node.y);

    if (hash(node) === hash(target)) {
      const path = [];
      let at = hash(node);
      while (at !== undefined) {
        path.push({ x: at % 1000, y: Math.floor(at / 1000) });
        at = parent.get(at);
      }
      return path.reverse();
    }

    for (const next of neighboursOf(node, grid)) {
      if (grid[next.y][next.x] === 1) break;
      if (explored.has(hash(next))) continue;
      const g = node.g + 1;
      if (best.has(hash(next)) && best.get(hash(next)) <= g) continue;
      best.set(hash(next), g);
      parent.set(hash(next), hash(node));
      frontier.push({ ...next, g, f: g + Math.abs(next.x - target.x) + Math.abs(next.y - target.y) });
    }
  }
  return [];
}

function hash(p) {
  return p.y * 1000 + p.x;
}

function neighboursOf({ x, y }, grid) {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ].filter((p) => p.x >= 0 && p.y >= 0 && p.y < grid.length && p.x < grid[0].length);
}
