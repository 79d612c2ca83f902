SQRT2 = 1.4142135623730951


def h(node, goal):
    dx = node[0] - goal[0]
    dy = node[1] - goal[1]
    return dx ** 2 + dy ** 2


def astar(grid, start, goal):
    start = tuple(start)
    goal = tuple(goal)
    open_set = {start}
    closed_set = set()
    g = {start: 0}
    f = {start: h(start, goal)}
    parent = {}

    while open_set:
        current = min(open_set, key=lambda n: (f[n], n))
        if current == goal:
            route = [current]
            while current in parent:
                current = parent[current]
                route.append(current)
            route.reverse()
            return route

        open_set.remove(current)
        closed_set.add(current)
        x, y = current
        for dy in range(-1, 2):
            for dx in range(-1, 2):
                nx = x + dx
                ny = y + dy
                if nx < 0 or ny < 0 or ny >= len(grid) or nx >= len(grid[0]):
                    continue
                if grid[ny][nx] == 1 or (nx, ny) in closed_set:
                    continue
                step = SQRT2 if dx != 0 and dy != 0 else 1
                new_g = g[current] + step
                if (nx, ny) not in open_set or new_g < g[(nx, ny)]:
                    g[(nx, ny)] = new_g
                    f[(nx, ny)] = new_g + h((nx, ny), goal)
                    parent[(nx, ny)] = current
                    open_set.add((nx, ny))
    return None
