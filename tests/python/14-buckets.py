"""A* with one deque per f value (f is always a whole number here)."""
from collections import defaultdict, deque


def astar(grid, start, goal):
    H = len(grid)
    W = len(grid[0])
    parent = [[None] * W for _ in range(H)]
    g = [[10 ** 9] * W for _ in range(H)]
    buckets = defaultdict(deque)

    def h(x, y):
        return abs(x - goal[0]) + abs(y - goal[1])

    x0, y0 = start
    g[y0][x0] = 0
    level = h(x0, y0)
    buckets[level].append((x0, y0, 0))
    waiting = 1

    while waiting:
        while not buckets[level]:
            level += 1
        x, y, gg = buckets[level].pop()
        waiting -= 1
        if gg > g[y][x]:
            continue
        if h(x, y) == 0:
            path = deque()
            spot = (x, y)
            while spot:
                path.appendleft(spot)
                spot = parent[spot[1]][spot[0]]
            return list(path)
        for nx, ny in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]:
            if nx in range(W) and ny in range(H) and not grid[ny][nx]:
                if gg + 1 < g[ny][nx]:
                    g[ny][nx] = gg + 1
                    parent[ny][nx] = (x, y)
                    buckets[gg + 1 + h(nx, ny)].append((nx, ny, gg + 1))
                    waiting += 1
    return None
