import heapq
from math import sqrt


class Cell:
    def __init__(self, x, y):
        self.x = x
        self.y = y
        self.g = float("inf")
        self.parent = None
        self.closed = False


class Grid:
    def __init__(self, rows):
        self.rows = rows
        self.cells = [[Cell(x, y) for x in range(len(rows[0]))] for y in range(len(rows))]

    def open_neighbors(self, cell):
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)):
            x, y = cell.x + dx, cell.y + dy
            if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[0]):
                if self.rows[y][x] == 0:
                    yield self.cells[y][x], sqrt(dx * dx + dy * dy)


def find_path(grid, start, goal):
    board = Grid(grid)
    first = board.cells[start[1]][start[0]]
    last = board.cells[goal[1]][goal[0]]

    def h(cell):
        return sqrt((cell.x - last.x) ** 2 + (cell.y - last.y) ** 2)

    first.g = 0
    heap = [(h(first), first)]
    while heap:
        f, cell = heapq.heappop(heap)
        if cell is last:
            path = []
            while cell:
                path.append((cell.x, cell.y))
                cell = cell.parent
            return path[::-1]
        if cell.closed:
            continue
        cell.closed = True
        for nb, step in board.open_neighbors(cell):
            if cell.g + step < nb.g:
                nb.g = cell.g + step
                nb.parent = cell
                heapq.heappush(heap, (nb.g + h(nb), nb))
    return None
