import heapq


def astar_steps(grid, start, goal):
    """Yields every expanded cell (x, y); the path is the generator's return value."""
    start, goal = tuple(start), tuple(goal)
    tick = 0
    heap = [(0, 0, start, None)]
    parent = {}
    depth = {None: -1}
    while heap:
        _, _, cell, origin = heapq.heappop(heap)
        if cell in parent:
            continue
        parent[cell] = origin
        depth[cell] = depth[origin] + 1
        yield cell
        if cell == goal:
            path = []
            while cell is not None:
                path.append(cell)
                cell = parent[cell]
            return path[::-1]
        x, y = cell
        for other in [(x, y - 1), (x - 1, y), (x, y + 1), (x + 1, y)]:
            ox, oy = other
            if oy < 0 or oy >= len(grid) or ox < 0 or ox >= len(grid[0]):
                continue
            if grid[oy][ox] or other in parent:
                continue
            tick += 1
            guess = abs(ox - goal[0]) + abs(oy - goal[1])
            heapq.heappush(heap, (depth[cell] + 1 + guess, -tick, other, cell))


def astar(grid, start, goal):
    runner = astar_steps(grid, start, goal)
    while True:
        try:
            next(runner)
        except StopIteration as stop:
            return stop.value


if __name__ == "__main__":
    g = [[0, 0, 0], [0, 1, 0], [0, 1, 0]]
    for n, cell in enumerate(astar_steps(g, (0, 2), (2, 2)), 1):
        print(n, "expanding", cell)
    print(astar(g, (0, 2), (2, 2)))
