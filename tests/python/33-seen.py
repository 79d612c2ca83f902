import heapq


class PathFinder:
    DIRECTIONS = [(-1, 0), (1, 0), (0, -1), (0, 1)]

    def __init__(self, maze):
        self.maze = maze

    def can_walk(self, row, col):
        if row < 0 or row >= len(self.maze):
            return False
        if col < 0 or col >= len(self.maze[row]):
            return False
        return self.maze[row][col] == 0

    def solve(self, start, end):
        start, end = tuple(start), tuple(end)
        seen = {start}
        before = {}
        order = 0
        queue = [(0, order, 0, start)]
        while queue:
            _, _, g, pos = heapq.heappop(queue)
            if pos == end:
                return self.make_path(before, pos)
            for dr, dc in self.DIRECTIONS:
                nxt = (pos[0] + dr, pos[1] + dc)
                if nxt in seen or not self.can_walk(*nxt):
                    continue
                seen.add(nxt)
                before[nxt] = pos
                h = abs(nxt[0] - end[0]) + abs(nxt[1] - end[1])
                order -= 1      # newest first when f is equal
                heapq.heappush(queue, (g + 1 + h, order, g + 1, nxt))
        return None

    def make_path(self, before, pos):
        path = [pos]
        while pos in before:
            pos = before[pos]
            path.append(pos)
        return path[::-1]
