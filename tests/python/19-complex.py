import heapq
import itertools


def find_path(grid, start, goal):
    """Cells as complex numbers: x + y*1j. Nice because a move is just an addition."""
    free = {complex(x, y)
            for y, row in enumerate(grid)
            for x, value in enumerate(row) if value == 0}
    s = complex(*start)
    t = complex(*goal)

    def h(z):
        d = t - z
        return abs(d.real) + abs(d.imag)

    ids = itertools.count()
    heap = [(h(s), next(ids), s)]
    g = {s: 0}
    back = {}
    while heap:
        f, _, z = heapq.heappop(heap)
        if z == t:
            break
        if f > g[z] + h(z):
            continue
        for k in range(4):
            w = z + (1, 1j, -1, -1j)[k]
            if w in free and g[z] + 1 < g.get(w, float("inf")):
                g[w] = g[z] + 1
                back[w] = z
                heapq.heappush(heap, (g[w] + h(w), next(ids), w))
    else:
        return None

    path = [t]
    while path[0] != s:
        path.insert(0, back[path[0]])
    return [(int(z.real), int(z.imag)) for z in path]
