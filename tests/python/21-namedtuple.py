from collections import namedtuple
from heapq import heappush, heappop
from math import sqrt

Point = namedtuple("Point", "x y")
Record = namedtuple("Record", ["f", "order", "g", "point", "previous"])


class Board:
    def __init__(self, cells):
        self.cells = cells

    def __contains__(self, p):
        return 0 <= p.y < len(self.cells) and 0 <= p.x < len(self.cells[p.y])

    def walkable(self, p):
        return p in self and self.cells[p.y][p.x] == 0

    def exits(self, p):
        straight = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]
        for k, d in enumerate(straight):
            q = Point(p.x + d.x, p.y + d.y)
            if not self.walkable(q):
                continue
            yield q, 1
            e = straight[(k + 1) % 4]
            side = Point(p.x + e.x, p.y + e.y)
            corner = Point(q.x + e.x, q.y + e.y)
            if self.walkable(side) and self.walkable(corner):
                yield corner, sqrt(2)


def h(p, q):
    small, big = sorted((abs(p.x - q.x), abs(p.y - q.y)))
    return big - small + sqrt(2) * small


def search(grid, start, goal):
    board = Board(grid)
    start, goal = Point(*start), Point(*goal)
    todo, order = [], 0
    heappush(todo, Record(h(start, goal), order, 0, start, None))
    finished = {}
    while todo:
        rec = heappop(todo)
        if rec.point in finished:
            continue
        finished[rec.point] = rec.previous
        if rec.point == goal:
            chain, p = [], goal
            while p:
                chain.append((p.x, p.y))
                p = finished[p]
            return chain[::-1]
        for q, price in board.exits(rec.point):
            if q not in finished:
                order += 1
                g = rec.g + price
                heappush(todo, Record(g + h(q, goal), order, g, q, rec.point))
    return None
