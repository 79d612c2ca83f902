import heapq


def get_neighbors(grid, r, c):
    result = []
    if r > 0 and grid[r - 1][c] == 0:
        result.append((r - 1, c))
    if r < len(grid) - 1 and grid[r + 1][c] == 0:
        result.append((r + 1, c))
    if c > 0 and grid[r][c - 1] == 0:
        result.append((r, c - 1))
    if c < len(grid[0]) - 1 and grid[r][c + 1] == 0:
        result.append((r, c + 1))
    return result


def astar(grid, start, goal, visited=set(), came_from={}):
    start = tuple(start)
    goal = tuple(goal)
    heap = [(0, 0, start)]
    g_values = {start: 0}

    while heap:
        f, g, node = heapq.heappop(heap)
        if node in visited:
            continue
        visited.add(node)

        if node == goal:
            path = [goal]
            while path[-1] != start:
                path.append(came_from[path[-1]])
            return path[::-1]

        for nb in get_neighbors(grid, node[0], node[1]):
            if nb in visited:
                continue
            if nb not in g_values or g + 1 < g_values[nb]:
                g_values[nb] = g + 1
                came_from[nb] = node
                h = abs(nb[0] - goal[0]) + abs(nb[1] - goal[1])
                heapq.heappush(heap, (g + 1 + h, g + 1, nb))

    return None
