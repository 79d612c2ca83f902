import sys

sys.setrecursionlimit(100000)


def to_text(grid):
    return ["".join("#" if v else "." for v in row) for row in grid]


def walk_back(tree, node):
    if tree[node] is None:
        return [node]
    return walk_back(tree, tree[node]) + [node]


def expand(board, goal, open_list, g, tree):
    """One round of A*; calls itself for the next one."""
    if not open_list:
        return None
    f, node = min(open_list)
    open_list.discard((f, node))
    if node == goal:
        return walk_back(tree, node)
    x, y = node
    for nx, ny in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
        if ny < 0 or nx < 0 or ny >= len(board) or nx >= len(board[0]):
            continue
        if board[ny][nx] == "#":
            continue
        cost = g[node] + 1
        if cost < g.get((nx, ny), sys.maxsize):
            g[(nx, ny)] = cost
            tree[(nx, ny)] = node
            open_list.add((cost + abs(nx - goal[0]) + abs(ny - goal[1]), (nx, ny)))
    return expand(board, goal, open_list, g, tree)


def find_path(grid, start, goal):
    begin = tuple(start)
    return expand(to_text(grid), tuple(goal), {(0, begin)}, {begin: 0}, {begin: None})


if __name__ == "__main__":
    rows = ["..#.", ".##.", "...."]
    numbers = [[int(ch == "#") for ch in r] for r in rows]
    for x, y in find_path(numbers, (0, 0), (3, 0)) or []:
        rows[y] = rows[y][:x] + "*" + rows[y][x + 1:]
    print("\n".join(rows))
