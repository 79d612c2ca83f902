from queue import PriorityQueue

DIRS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}


def dist(x1, y1, x2, y2):
    # straight line is fine too, never too long
    return ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5


def astar(start, goal, grid):
    height, width = len(grid), len(grid[0])
    sx, sy = start
    gx, gy = goal

    pq = PriorityQueue()
    pq.put((dist(sx, sy, gx, gy), 0, (sx, sy)))
    cost_so_far = {(sx, sy): 0}
    came_from = {}

    while not pq.empty():
        f, g, (x, y) = pq.get()
        if g != cost_so_far[(x, y)]:
            continue
        if x == gx and y == gy:
            break
        for name, (dx, dy) in DIRS.items():
            nx, ny = x + dx, y + dy
            if not (0 <= nx < width and 0 <= ny < height):
                continue
            if grid[ny][nx] == 1:
                continue
            new_cost = g + 1
            if (nx, ny) not in cost_so_far or new_cost < cost_so_far[(nx, ny)]:
                cost_so_far[(nx, ny)] = new_cost
                came_from[(nx, ny)] = (x, y)
                pq.put((new_cost + dist(nx, ny, gx, gy), new_cost, (nx, ny)))
    else:
        return None

    path = [(gx, gy)]
    while path[-1] != (sx, sy):
        path.append(came_from[path[-1]])
    path.reverse()
    return path


if __name__ == "__main__":
    world = [
        [0, 0, 0, 0, 0],
        [0, 1, 1, 1, 0],
        [0, 0, 0, 1, 0],
    ]
    result = astar((1, 2), (4, 2), world)
    print("length:", len(result) - 1)
    print(" -> ".join(str(p) for p in result))
