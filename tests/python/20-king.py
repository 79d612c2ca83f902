import heapq
import math


def octile_distance(a, b):
    dx = abs(a[0] - b[0])
    dy = abs(a[1] - b[1])
    return (dx + dy) + (math.sqrt(2) - 2) * min(dx, dy)


def astar(grid, start, goal):
    """8 directions, every step counts as 1."""
    start = tuple(start)
    goal = tuple(goal)
    rows = len(grid)
    cols = len(grid[0])
    open_heap = [(octile_distance(start, goal), start)]
    came_from = {}
    g_score = {start: 0}
    closed = set()

    while open_heap:
        current = heapq.heappop(open_heap)[1]
        if current == goal:
            path = [current]
            while current in came_from:
                current = came_from[current]
                path.append(current)
            return path[::-1]
        if current in closed:
            continue
        closed.add(current)

        for dx in [-1, 0, 1]:
            for dy in [-1, 0, 1]:
                if dx == 0 and dy == 0:
                    continue
                neighbor = (current[0] + dx, current[1] + dy)
                if not 0 <= neighbor[0] < cols or not 0 <= neighbor[1] < rows:
                    continue
                if grid[neighbor[1]][neighbor[0]] == 1:
                    continue
                if neighbor in closed:
                    continue
                tentative_g = g_score[current] + 1
                if tentative_g < g_score.get(neighbor, math.inf):
                    came_from[neighbor] = current
                    g_score[neighbor] = tentative_g
                    heapq.heappush(open_heap, (tentative_g + octile_distance(neighbor, goal), neighbor))
    return None


if __name__ == "__main__":
    test = [[0, 0, 0, 0], [0, 1, 1, 0], [0, 0, 0, 0]]
    print("path:", astar(test, (0, 0), (3, 2)))
