import heapq
from itertools import count


def heuristic(a, b):
    """Manhattan distance, cells are (x, y)."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def neighbors(grid, node):
    x, y = node
    for nx, ny in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
        if 0 <= ny < len(grid) and 0 <= nx < len(grid[ny]) and grid[ny][nx] == 0:
            yield nx, ny


def astar(grid, start, goal):
    start, goal = tuple(start), tuple(goal)
    counter = count()
    frontier = [(heuristic(start, goal), next(counter), start)]
    came_from = {start: None}
    g_score = {start: 0}
    closed = set()

    while frontier:
        _, _, current = heapq.heappop(frontier)
        if current in closed:
            continue            # stale entry
        if current == goal:
            path = []
            while current is not None:
                path.append(current)
                current = came_from[current]
            return path[::-1]
        closed.add(current)
        for nxt in neighbors(grid, current):
            tentative = g_score[current] + 1
            if tentative < g_score.get(nxt, float("inf")):
                g_score[nxt] = tentative
                came_from[nxt] = current
                heapq.heappush(frontier, (tentative + heuristic(nxt, goal), next(counter), nxt))
    return None


if __name__ == "__main__":
    board = [
        [0, 0, 0, 1],
        [1, 1, 0, 1],
        [0, 0, 0, 0],
    ]
    print(astar(board, (0, 0), (3, 2)))
