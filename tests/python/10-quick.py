from heapq import *

def solve(grid, start, goal):
    n, m = len(grid), len(grid[0])
    s, t = tuple(start), tuple(goal)
    H = lambda u: abs(u[0] - t[0]) + abs(u[1] - t[1])
    q = []
    heappush(q, (-H(s), s, 0, None))
    p = {}
    while q:
        F, u, g, v = heappop(q)
        if u in p: continue
        p[u] = v
        if u == t:
            a = []
            while u is not None:
                a.append(u)
                u = p[u]
            return a[::-1]
        r, c = u
        for w in ((r+1, c), (r-1, c), (r, c+1), (r, c-1)):
            if 0 <= w[0] < n and 0 <= w[1] < m and grid[w[0]][w[1]] == 0 and w not in p:
                heappush(q, (-(g + 1 + H(w)), w, g + 1, u))
    return []
