class BinaryHeap:
    def __init__(self):
        self.items = []

    def __len__(self):
        return len(self.items)

    def push(self, prio, value):
        self.items.append((prio, value))
        i = len(self.items) - 1
        while i > 0:
            up = (i - 1) // 2
            if self.items[up][0] <= self.items[i][0]:
                break
            self.items[up], self.items[i] = self.items[i], self.items[up]
            i = up

    def extract_min(self):
        top = self.items[0]
        last = self.items.pop()
        if self.items:
            self.items[0] = last
            self._down(0)
        return top[1]

    def _down(self, i):
        size = len(self.items)
        while True:
            small = i
            for kid in (2 * i + 1, 2 * i + 2):
                if kid < size and self.items[kid][0] < self.items[small][0]:
                    small = kid
            if small == i:
                return
            self.items[i], self.items[small] = self.items[small], self.items[i]
            i = small


def is_wall(grid, x, y):
    return y < 0 or x < 0 or y >= len(grid) or x >= len(grid[0]) or grid[y][x] == 1


def heuristic(x, y, goal):
    a = abs(x - goal[0])
    b = abs(y - goal[1])
    return 14 * min(a, b) + 10 * abs(a - b)


def astar(grid, start, goal):
    start = (start[0], start[1])
    goal = (goal[0], goal[1])
    heap = BinaryHeap()
    heap.push(heuristic(*start, goal), start)
    g = {start: 0}
    parent = {start: start}
    closed = set()
    while len(heap):
        cur = heap.extract_min()
        if cur == goal:
            path = [cur]
            while cur != start:
                cur = parent[cur]
                path.append(cur)
            return path[::-1]
        if cur in closed:
            continue
        closed.add(cur)
        x, y = cur
        for dx, dy in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]:
            if is_wall(grid, x + dx, y + dy):
                continue
            # not through the crack between two walls
            if dx and dy and is_wall(grid, x + dx, y) and is_wall(grid, x, y + dy):
                continue
            nb = (x + dx, y + dy)
            cost = g[cur] + (14 if dx and dy else 10)
            if nb not in g or cost < g[nb]:
                g[nb] = cost
                parent[nb] = cur
                heap.push(cost + heuristic(*nb, goal), nb)
    return None
