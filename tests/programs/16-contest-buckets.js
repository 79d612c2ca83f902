const H = grid.length, W = grid[0].length;
const DX = [1, 0, -1, 0], DY = [0, 1, 0, -1];
function solve(sx, sy, gx, gy) {
  const N = H * W, INF = 1e9;
  const d = new Int32Array(N).fill(INF), par = new Int32Array(N).fill(-1);
  const S = sy * W + sx, T = gy * W + gx;
  const est = v => Math.abs(v % W - gx) + Math.abs((v / W | 0) - gy);
  const b = Array.from({ length: 2 * N + H + W + 5 }, () => []);
  d[S] = 0;
  b[est(S)].push(S);
  const used = new Uint8Array(N);
  for (let f = 0; f < b.length; ) {
    if (!b[f].length) { f++; continue; }
    const u = b[f].pop();
    if (used[u]) continue;
    used[u] = 1;
    if (u === T) break;
    const x = u % W, y = u / W | 0;
    for (let k = 0; k < 4; k++) {
      const nx = x + DX[k], ny = y + DY[k];
      if (nx < 0 || nx >= W || ny < 0 || ny >= H || grid[ny][nx]) continue;
      const v = ny * W + nx;
      if (d[u] + 1 < d[v]) {
        d[v] = d[u] + 1;
        par[v] = u;
        b[d[v] + est(v)].push(v);
      }
    }
  }
  if (d[T] === INF) return [];
  const ans = [];
  for (let v = T; v >= 0; v = par[v]) ans.push([v % W, v / W | 0]);
  return ans.reverse();
}
