from collections import OrderedDict


def h(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def astar(start, goal, grid):
    start, goal = tuple(start), tuple(goal)
    # cell -> (f, g, path so far)
    queue = OrderedDict()
    queue[start] = (h(start, goal), 0, [start])
    closed = []

    while queue:
        cell = min(queue, key=lambda c: queue[c][0])
        f, g, path = queue.pop(cell)
        closed.append(path)

        if cell == goal:
            return path

        x, y = cell
        for nx, ny in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]:
            if nx < 0 or ny < 0 or ny >= len(grid) or nx >= len(grid[0]):
                continue
            if grid[ny][nx] == 1:
                continue
            new = (nx, ny)
            if new in closed:
                continue
            if new in queue and queue[new][1] <= g + 1:
                continue
            queue[new] = (g + 1 + h(new, goal), g + 1, path + [new])

    return None
