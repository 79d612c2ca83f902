const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const DELAY = 1;

async function findPath(map, from, to) {
  const h = (p) => Math.abs(p.x - to.x) + Math.abs(p.y - to.y);
  const todo = [{ x: from.x, y: from.y, g: 0, f: h(from), parent: null }];
  const done = map.map((row) => row.map(() => false));

  while (todo.length > 0) {
    let best = 0;
    todo.forEach((n, i) => {
      if (n.f < todo[best].f) best = i;
    });
    const [cur] = todo.splice(best, 1);
    done[cur.y][cur.x] = true;

    await sleep(DELAY); // so you can watch it think

    if (cur.x === to.x && cur.y === to.y) {
      const result = [];
      for (let c = cur; c; c = c.parent) result.push({ x: c.x, y: c.y });
      result.reverse();
      console.log(`Found a path of ${result.length - 1} steps`);
      return result;
    }

    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      const n = { x: cur.x + dx, y: cur.y + dy, g: cur.g + 1, parent: cur };
      if (n.x < 0 || n.x >= map[0].length) continue;
      if (n.y < 0 || n.y >= map.length) continue;
      if (map[n.y][n.x] || done[n.y][n.x]) continue;
      n.f = n.g + h(n);
      const old = todo.find((t) => t.x === n.x && t.y === n.y);
      if (!old) todo.push(n);
      else if (old.g > n.g) Object.assign(old, n);
    }
  }

  console.log("No path :(");
  return [];
}
