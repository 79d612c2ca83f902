class Pile {
  constructor() {
    this.stuff = [];
  }
  toss(thing) {
    this.stuff.push(thing);
  }
  pluck() {
    let c = 0;
    for (let i = 1; i < this.stuff.length; i++) {
      const a = this.stuff[i], b = this.stuff[c];
      if (a.f < b.f || (a.f === b.f && a.g > b.g)) c = i;
    }
    const thing = this.stuff[c];
    this.stuff[c] = this.stuff[this.stuff.length - 1];
    this.stuff.length--;
    return thing;
  }
  any() {
    return this.stuff.length > 0;
  }
}

function Solve(grid, start, goal) {
  const h = grid.length;
  const w = grid[0].length;
  const pile = new Pile();
  const bestG = {};
  bestG[start[0] + ',' + start[1]] = 0;
  pile.toss({ x: start[0], y: start[1], g: 0, f: 0, from: null });

  while (pile.any()) {
    const me = pile.pluck();
    if (me.x === goal[0] && me.y === goal[1]) {
      const p = [];
      for (let n = me; n; n = n.from) p.push([n.x, n.y]);
      return p.reverse();
    }
    for (let d = 0; d < 4; d++) {
      const nx = me.x + [0, 1, 0, -1][d];
      const ny = me.y + [-1, 0, 1, 0][d];
      if (nx < 0 || nx >= w || ny < 0 || ny >= h) continue;
      if (grid[nx][ny] === 1) continue;
      const g = me.g + 1;
      const key = nx + ',' + ny;
      if (key in bestG && bestG[key] <= g) continue;
      bestG[key] = g;
      pile.toss({ x: nx, y: ny, g: g, f: g + Math.abs(nx - goal[0]) + Math.abs(ny - goal[1]), from: me });
    }
  }
  return [];
}
