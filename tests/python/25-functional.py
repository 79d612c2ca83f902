from functools import reduce

manhattan = lambda a, b: sum(abs(p - q) for p, q in zip(a, b))

passable = lambda grid, c: (0 <= c[0] < len(grid) and 0 <= c[1] < len(grid[0])
                            and grid[c[0]][c[1]] == 0)

adjacent = lambda grid, c: filter(lambda n: passable(grid, n),
                                  map(lambda d: (c[0] + d[0], c[1] + d[1]),
                                      ((0, 1), (0, -1), (1, 0), (-1, 0))))

# a state is (frontier, closed); both map a cell to the best known path as a tuple
shorter = lambda frontier, cell, path: (
    {**frontier, cell: path}
    if cell not in frontier or len(path) < len(frontier[cell]) else frontier)

pick = lambda frontier, goal: min(
    frontier, key=lambda c: (len(frontier[c]) + manhattan(c, goal), manhattan(c, goal)))

expand = lambda grid, frontier, closed, cell: (
    reduce(lambda fr, n: fr if n in closed or n == cell else shorter(fr, n, frontier[cell] + (n,)),
           adjacent(grid, cell),
           {c: p for c, p in frontier.items() if c != cell}),
    {**closed, cell: frontier[cell]})

step = lambda grid, goal: lambda state, _: (
    state if not state[0] or goal in state[1]
    else expand(grid, *state, pick(state[0], goal)))

astar = lambda grid, start, goal: list(
    reduce(step(grid, tuple(goal)),
           range(len(grid) * len(grid[0])),
           ({tuple(start): (tuple(start),)}, {}))[1].get(tuple(goal), ()))
