let [sx, sy] = start;
let [gx, gy] = goal;
let open = [[Math.abs(gx - sx) + Math.abs(gy - sy), sx, sy]];
let g = { [sx + "," + sy]: 0 };
let prev = {};
let closed = {};
let found = false;
let dx = [0, 0, 1, -1];
let dy = [1, -1, 0, 0];

while (open.length) {
  open.sort((a, b) => a[0] - b[0]);
  let [f, x, y] = open.shift();
  if (x == gx && y == gy) {
    found = true;
    break;
  }
  if (closed[x + "," + y]) continue;
  closed[x + "," + y] = 1;
  for (let i = 0; i < 4; i++) {
    let nx = x + dx[i];
    let ny = y + dy[i];
    if (grid[ny][nx] === 0) {
      let ng = g[x + "," + y] + 1;
      let k = nx + "," + ny;
      if (g[k] === undefined || ng < g[k]) {
        g[k] = ng;
        prev[k] = x + "," + y;
        open.push([ng + Math.abs(gx - nx) + Math.abs(gy - ny), nx, ny]);
      }
    }
  }
}

if (!found) {
  console.log("no path");
} else {
  let path = [];
  let k = gx + "," + gy;
  while (k) {
    path.push("(" + k + ")");
    k = prev[k];
  }
  console.log("path: " + path.reverse().join(" -> "));
}
