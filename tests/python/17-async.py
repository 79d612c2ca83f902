import asyncio
import heapq


class Explorer:
    def __init__(self, grid):
        self.grid = grid
        self.expanded = 0

    def around(self, r, c):
        # king moves, every move costs 1
        for rr in range(max(0, r - 1), min(len(self.grid), r + 2)):
            for cc in range(max(0, c - 1), min(len(self.grid[0]), c + 2)):
                if (rr, cc) != (r, c) and self.grid[rr][cc] == 0:
                    yield rr, cc

    async def find(self, start, goal):
        start, goal = tuple(start), tuple(goal)
        chebyshev = lambda p: max(abs(p[0] - goal[0]), abs(p[1] - goal[1]))
        todo = [(chebyshev(start), start)]
        cost = {start: 0}
        link = {}
        closed = set()
        while todo:
            f, node = heapq.heappop(todo)
            if node in closed:
                continue
            closed.add(node)
            self.expanded += 1
            await asyncio.sleep(0)
            if node == goal:
                break
            for nb in self.around(*node):
                if nb in closed:
                    continue
                c = cost[node] + 1
                if c < cost.get(nb, c + 1):
                    cost[nb] = c
                    link[nb] = node
                    heapq.heappush(todo, (c + chebyshev(nb), nb))
        if goal not in closed:
            return []
        path = [goal]
        while path[-1] != start:
            path.append(link[path[-1]])
        return path[::-1]


def a_star(grid, start, goal):
    return asyncio.run(Explorer(grid).find(start, goal))
