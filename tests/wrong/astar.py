# A* as a student may write it, with a bug: a diagonal move costs as much as a straight one. What "Check my A*" copies for
# Python (grid, start, goal) comes before it.
import heapq


def estimate(x, y):
    dx, dy = abs(x - goal[0]), abs(y - goal[1])
    return 14 * min(dx, dy) + 10 * abs(dx - dy)


def is_free(x, y):
    return 0 <= y < len(grid) and 0 <= x < len(grid[0]) and grid[y][x] == 0


g = {start: 0}
parent = {}
closed = set()
heap = [(estimate(*start), start)]
while heap:
    f, current = heapq.heappop(heap)
    if current in closed:
        continue
    closed.add(current)
    x, y = current
    print(x, y)
    if current == goal:
        break
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cell = (x + dx, y + dy)
            if cell == current or cell in closed or not is_free(*cell):
                continue
            new_g = g[current] + 10
            if cell not in g or new_g < g[cell]:
                g[cell] = new_g
                parent[cell] = current
                heapq.heappush(heap, (new_g + estimate(*cell), cell))

path = [goal]
while path[-1] != start:
    path.append(parent[path[-1]])
print("path:", *path[::-1])
