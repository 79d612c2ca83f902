def manhattan(p, q):
    return abs(p[0] - q[0]) + abs(p[1] - q[1])


def search(grid, start, goal):
    start = tuple(start)
    goal = tuple(goal)
    open_nodes = {start: 0}
    parents = {start: None}
    done = []
    while open_nodes:
        node = sorted(open_nodes, key=lambda n: open_nodes[n] + manhattan(n, goal))[0]
        cost = open_nodes.pop(node)
        done.append(node)
        if node == goal:
            way = [node]
            while parents[way[0]]:
                way.insert(0, parents[way[0]])
            return way
        for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            new = (node[0] + dr, node[1] + dc)
            try:
                blocked = grid[new[0]][new[1]]
            except IndexError:
                continue    # outside of the grid
            if blocked or new in done:
                continue
            if new not in open_nodes or cost + 1 < open_nodes[new]:
                open_nodes[new] = cost + 1
                parents[new] = node
    return None
