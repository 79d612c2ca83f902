# my A star program
# uses grid, start and goal

open_x = []
open_y = []
open_g = []
open_f = []
visited = []
parent = {}

def h(x, y):
    return abs(goal[0] - x) + abs(goal[1] - y)

def add(x, y, g):
    open_x.append(x)
    open_y.append(y)
    open_g.append(g)
    open_f.append(g + h(x, y))

found = False
add(start[0], start[1], 0)

while len(open_f) > 0:
    i = open_f.index(min(open_f))
    x = open_x.pop(i)
    y = open_y.pop(i)
    g = open_g.pop(i)
    open_f.pop(i)
    if x == goal[0] and y == goal[1]:
        found = True
        break
    if (x, y) in visited:
        continue
    visited.append((x, y))
    for move in [[1, 0], [0, 1], [-1, 0], [0, -1]]:
        nx = x + move[0]
        ny = y + move[1]
        if nx < 0 or nx >= len(grid[0]) or ny < 0 or ny >= len(grid):
            continue
        if grid[ny][nx] == 1:
            break
        if (nx, ny) not in visited:
            better = True
            for k in range(len(open_f)):
                if open_x[k] == nx and open_y[k] == ny and open_g[k] <= g + 1:
                    better = False
            if better:
                parent[(nx, ny)] = (x, y)
                add(nx, ny, g + 1)

if found:
    path = [(x, y)]
    while path[0] in parent:
        path.insert(0, parent[path[0]])
    print(path)
else:
    print("no path")
