import heapq


def astar(grid, start, goal):
    start = tuple(start)
    goal = tuple(goal)

    def h(node):
        return abs(node[0] - start[0]) + abs(node[1] - start[1])

    opened = []
    heapq.heappush(opened, (h(start), 0, start))
    came_from = {start: None}
    closed = set()
    costs = {start: 0}

    while opened:
        f, g, node = heapq.heappop(opened)
        if node in closed:
            continue
        closed.add(node)
        x, y = node
        print(f"expand ({x},{y}) g={g} h={h(node)} f={f}")
        if node == goal:
            print("goal reached")
            path = []
            while node:
                path.append(node)
                node = came_from[node]
            return path[::-1]
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx == dy == 0:
                    continue
                nx, ny = x + dx, y + dy
                if not (0 <= nx < len(grid[0]) and 0 <= ny < len(grid)):
                    continue
                if grid[ny][nx] == 1 or (nx, ny) in closed:
                    continue
                step = 1.4142135623730951 if dx and dy else 1
                if (nx, ny) not in costs or g + step < costs[(nx, ny)]:
                    costs[(nx, ny)] = g + step
                    came_from[(nx, ny)] = node
                    heapq.heappush(opened, (g + step + h((nx, ny)), g + step, (nx, ny)))
                    print(f"    push ({nx},{ny}) f={g + step + h((nx, ny))}")
    print("no path")
    return None
