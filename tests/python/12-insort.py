import bisect

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def route(prev, i, j):
    res = []
    while (i, j) != (-1, -1):
        res.append((i, j))
        i, j = prev[i][j]
    res.reverse()
    return res


def a_star(grid, start, goal):
    n, m = len(grid), len(grid[0])
    gi, gj = goal
    si, sj = start
    dist = [[None] * m for _ in range(n)]
    prev = [[None] * m for _ in range(n)]
    dist[si][sj] = 0
    prev[si][sj] = (-1, -1)
    # sorted list, the best one is at the END so pop() is cheap
    queue = [(-(abs(si - gi) + abs(sj - gj)), 0, si, sj)]

    while queue:
        _, g, i, j = queue.pop()
        if (i, j) == (gi, gj):
            return route(prev, i, j)
        if g > dist[i][j]:
            continue
        for di, dj in STEPS:
            a, b = i + di, j + dj
            if a < 0 or b < 0 or a == n or b == m or grid[a][b]:
                continue
            if dist[a][b] is None or g + 1 < dist[a][b]:
                dist[a][b] = g + 1
                prev[a][b] = (i, j)
                h = abs(a - gi) + abs(b - gj)
                bisect.insort(queue, (-(g + 1 + h), g + 1, a, b))
    return []
