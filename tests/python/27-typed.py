from __future__ import annotations

import heapq
from collections.abc import Iterator
from enum import Enum
from typing import Optional, TypeAlias

Cell: TypeAlias = tuple[int, int]
Matrix: TypeAlias = list[list[int]]


class Move(Enum):
    NORTH = 1
    EAST = 2
    SOUTH = 3
    WEST = 4


def apply(cell: Cell, move: Move) -> Cell:
    match cell, move:
        case (r, c), Move.NORTH:
            return r - 1, c
        case (r, c), Move.EAST:
            return r, c + 1
        case (r, c), Move.SOUTH:
            return r + 1, c
        case (r, c), _:
            return r, c - 1
    raise ValueError(move)


def legal(grid: Matrix, cell: Cell) -> Iterator[Cell]:
    for move in Move:
        match apply(cell, move):
            case (r, c) as nxt if 0 <= r < len(grid) and 0 <= c < len(grid[0]):
                if not grid[r][c]:
                    yield nxt


def unwind(came_from: dict[Cell, Optional[Cell]], node: Optional[Cell]) -> list[Cell]:
    path: list[Cell] = []
    while node is not None:
        path.append(node)
        node = came_from[node]
    return path[::-1]


def astar(grid: Matrix, start: Cell, goal: Cell) -> Optional[list[Cell]]:
    (r0, c0), (r1, c1) = start, goal
    source: Cell = (r0, c0)
    target: Cell = (r1, c1)
    frontier: list[tuple[int, int, Cell]] = [(0, 0, source)]
    came_from: dict[Cell, Optional[Cell]] = {source: None}
    score: dict[Cell, int] = {source: 0}
    while frontier:
        _, minus_g, node = heapq.heappop(frontier)
        if node == target:
            return unwind(came_from, node)
        if -minus_g > score[node]:
            continue
        for nxt in legal(grid, node):
            if (g := 1 - minus_g) < score.get(nxt, g + 1):
                score[nxt] = g
                came_from[nxt] = node
                if (h := abs(nxt[0] - r1) + abs(nxt[1] - c1)) >= 0:
                    heapq.heappush(frontier, (g + h, -g, nxt))
    return None
