import heapq
import time

SHOW = False      # set to True to watch it work


def draw(grid, closed, path=()):
    for i, row in enumerate(grid):
        line = ""
        for j, v in enumerate(row):
            if (i, j) in path:
                line += "*"
            elif (i, j) in closed:
                line += "o"
            else:
                line += "#" if v else "."
        print(line)
    print()


def astar(maze, start, end):
    start, end = tuple(start), tuple(end)
    h = lambda i, j: abs(i - end[0]) + abs(j - end[1])
    heap = []
    g = {start: 0}
    prev = {start: None}
    closed = set()
    item = (h(*start), 0, start)
    while True:
        f, minus_g, cell = item
        if cell not in closed:
            closed.add(cell)
            if SHOW:
                draw(maze, closed)
            time.sleep(0.01)
            if cell == end:
                break
            i, j = cell
            for a, b in (i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1):
                if 0 <= a < len(maze) and 0 <= b < len(maze[0]) and maze[a][b] == 0:
                    if g[cell] + 1 < g.get((a, b), 10 ** 6):
                        g[a, b] = g[cell] + 1
                        prev[a, b] = cell
                        heapq.heappush(heap, (g[a, b] + h(a, b), -g[a, b], (a, b)))
        if not heap:
            print("no path")
            return []
        item = heapq.heappop(heap)

    path = []
    while cell is not None:
        path = [cell] + path
        cell = prev[cell]
    if SHOW:
        draw(maze, closed, path)
    return path


if __name__ == "__main__":
    SHOW = True
    astar([[0, 0, 0, 0], [0, 1, 1, 0], [0, 0, 1, 0]], (2, 1), (2, 3))
