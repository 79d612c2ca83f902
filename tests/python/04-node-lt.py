import heapq


class Node:
    def __init__(self, row, col, g, h, parent):
        self.row = row
        self.col = col
        self.g = g
        self.h = h
        self.f = g + h
        self.parent = parent

    def __lt__(self, other):
        if self.f == other.f:
            return self.g > other.g
        return self.f < other.f

    def __eq__(self, other):
        return (self.row, self.col) == (other.row, other.col)

    def __hash__(self):
        return hash((self.row, self.col))

    def trace(self):
        if self.parent is None:
            return [(self.row, self.col)]
        return self.parent.trace() + [(self.row, self.col)]


def find_path(grid, start, goal):
    def h(r, c):
        return abs(goal[0] - r) + abs(goal[1] - c)

    first = Node(start[0], start[1], 0, h(start[0], start[1]), None)
    opened = [first]
    closed = set()
    while opened:
        node = heapq.heappop(opened)
        if node in closed:
            continue
        if node.h == 0:
            return node.trace()
        closed.add(node)
        for dr, dc in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
            r, c = node.row + dr, node.col + dc
            if r < 0 or r >= len(grid):
                continue
            if c < 0 or c >= len(grid[0]):
                continue
            if grid[r][c] == 1:
                continue
            child = Node(r, c, node.g + 1, h(r, c), node)
            if child not in closed:
                heapq.heappush(opened, child)
    return []


if __name__ == '__main__':
    example = [[0, 1, 0], [0, 1, 0], [0, 0, 0]]
    for cell in find_path(example, (0, 0), (0, 2)):
        print(cell)
