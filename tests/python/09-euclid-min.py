from math import hypot, inf


def solve(grid, start, goal):
    """(row, col) cells, 8 moves, walls do not stop diagonals."""
    R, C = len(grid), len(grid[0])
    start, goal = tuple(start), tuple(goal)

    def estimate(n):
        return hypot(n[0] - goal[0], n[1] - goal[1])

    g = {(i, j): inf for i in range(R) for j in range(C)}
    f = dict(g)
    before = {}
    g[start] = 0
    f[start] = estimate(start)
    open_set = [start]

    while open_set:
        here = min(open_set, key=lambda n: f[n])
        if here == goal:
            return backtrack(before, here)
        open_set.remove(here)
        i, j = here
        for a in (i - 1, i, i + 1):
            for b in (j - 1, j, j + 1):
                if (a, b) == here or (a, b) not in g or grid[a][b]:
                    continue
                new = g[here] + hypot(a - i, b - j)
                if new < g[a, b]:
                    g[a, b] = new
                    f[a, b] = new + estimate((a, b))
                    before[a, b] = here
                    if (a, b) not in open_set:
                        open_set.append((a, b))
    return None


def backtrack(before, cell):
    cells = [cell]
    while cell in before:
        cell = before[cell]
        cells.append(cell)
    return list(reversed(cells))
