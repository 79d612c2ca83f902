import math


def a_star(graph, start, goal):
    start, goal = tuple(start), tuple(goal)
    todo = {start: 0.0}      # cell -> f, this is my priority queue
    known = {start: 0.0}     # cell -> g
    via = {}

    def blocked(r, c):
        if r < 0 or c < 0:
            return True
        try:
            return graph[r][c] == 1
        except IndexError:
            return True

    while todo:
        k = min(todo, key=todo.get)
        del todo[k]
        if k == goal:
            break
        r, c = k
        for dr, dc in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]:
            if blocked(r + dr, c + dc):
                continue
            diagonal = dr != 0 and dc != 0
            # two walls touching at the corner: no way to squeeze through
            if diagonal and blocked(r + dr, c) and blocked(r, c + dc):
                continue
            cand = known[k] + (math.sqrt(2) if diagonal else 1)
            n = (r + dr, c + dc)
            if cand + 1e-12 < known.get(n, math.inf):
                known[n] = cand
                via[n] = k
                todo[n] = cand + math.dist(n, goal)

    if goal not in known:
        return None
    path = []
    k = goal
    while k != start:
        path.append(k)
        k = via[k]
    path.append(start)
    path.reverse()
    return path
