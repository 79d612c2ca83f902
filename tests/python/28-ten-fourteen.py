import heapq


def estimate(x, y, gx, gy):
    return 10 * max(abs(x - gx), abs(y - gy))


def build(parents, cell):
    path = []
    while cell:
        path.append(cell)
        cell = parents.get(cell)
    path.reverse()
    return path


def search(grid, sx, sy, gx, gy):
    height = len(grid)
    width = len(grid[0])
    if (sx, sy) == (gx, gy):
        return [(sx, sy)]
    g = {(sx, sy): 0}
    parents = {}
    heap = [(estimate(sx, sy, gx, gy), sx, sy)]
    closed = set()
    while heap:
        f, x, y = heapq.heappop(heap)
        if (x, y) in closed:
            continue
        closed.add((x, y))
        for dx, dy, cost in [(0, -1, 10), (1, -1, 14), (1, 0, 10), (1, 1, 14),
                             (0, 1, 10), (-1, 1, 14), (-1, 0, 10), (-1, -1, 14)]:
            nx, ny = x + dx, y + dy
            if nx < 0 or nx >= width or ny < 0 or ny >= height:
                continue
            if grid[ny][nx] == 1:
                continue
            if cost == 14 and (grid[y][nx] == 1 or grid[ny][x] == 1):
                continue
            new_g = g[(x, y)] + cost
            if (nx, ny) == (gx, gy):
                # we are there!
                parents[(nx, ny)] = (x, y)
                return build(parents, (nx, ny))
            if new_g < g.get((nx, ny), 10 ** 9):
                g[(nx, ny)] = new_g
                parents[(nx, ny)] = (x, y)
                heapq.heappush(heap, (new_g + estimate(nx, ny, gx, gy), nx, ny))
    return None
