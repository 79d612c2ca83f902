import heapq
import math
from dataclasses import dataclass, field


@dataclass(order=True)
class Entry:
    f: float
    h: float
    cell: tuple[int, int] = field(compare=False)
    g: float = field(compare=False, default=0.0)
    prev: object = field(compare=False, default=None)


def octile(a, b):
    dr, dc = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(dr, dc) + (math.sqrt(2) - 1) * min(dr, dc)


class PathFinder:
    """Eight directions, a diagonal needs both side cells to be free."""

    def __init__(self, grid):
        self.grid = grid
        self.rows = len(grid)
        self.cols = len(grid[0])

    def free(self, r, c):
        return 0 <= r < self.rows and 0 <= c < self.cols and not self.grid[r][c]

    def moves(self, cell):
        r, c = cell
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if (dr or dc) and self.free(r + dr, c + dc):
                    if dr and dc:
                        if self.free(r + dr, c) and self.free(r, c + dc):
                            yield (r + dr, c + dc), math.sqrt(2)
                    else:
                        yield (r + dr, c + dc), 1.0

    def find_path(self, start, goal):
        start, goal = tuple(start), tuple(goal)
        h0 = octile(start, goal)
        heap = [Entry(h0, h0, start)]
        best = {start: 0.0}
        while heap:
            entry = heapq.heappop(heap)
            if entry.g > best[entry.cell]:
                continue
            if entry.cell == goal:
                out = []
                while entry:
                    out.insert(0, entry.cell)
                    entry = entry.prev
                return out
            for cell, step in self.moves(entry.cell):
                g = entry.g + step
                if cell not in best or g < best[cell]:
                    best[cell] = g
                    h = octile(cell, goal)
                    heapq.heappush(heap, Entry(g + h, h, cell, g, entry))
        return None
