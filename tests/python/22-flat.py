from heapq import heappush, heappop

def solve(grid, sx, sy, gx, gy):
    h = len(grid); w = len(grid[0]) + 1          # one extra wall column
    b = [1] * w
    for r in grid:
        b += list(r) + [1]
    b += [1] * (w + 1)
    s = (sy + 1) * w + sx
    t = (gy + 1) * w + gx
    if s == t:
        return [(sx, sy)]
    N = len(b)
    D = [N] * N
    P = [-1] * N
    e = lambda v: abs(v % w - gx) + abs(v // w - 1 - gy)
    D[s] = 0
    q = [e(s) * N + s]                           # f and cell packed in one int
    while q:
        f, u = divmod(heappop(q), N)
        if f > D[u] + e(u):
            continue
        for d in (1, -1, w, -w):
            v = u + d
            if b[v] or D[v] <= D[u] + 1:
                continue
            D[v] = D[u] + 1
            P[v] = u
            if v == t:                           # unit costs: first touch is best
                a = []
                while v != -1:
                    a.append((v % w, v // w - 1))
                    v = P[v]
                return a[::-1]
            heappush(q, (D[v] + e(v)) * N + v)
    return []
