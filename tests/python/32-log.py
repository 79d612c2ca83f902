# A* with a log of everything it does. grid/start/goal are given. (x, y)
import heapq

sx, sy = start
gx, gy = goal
WIDTH = len(grid[0])
HEIGHT = len(grid)

G = {(sx, sy): 0}
FROM = {}
CLOSED = set()
OPEN = []
number = 0


def manhattan(x, y):
    return abs(gx - x) + abs(gy - y)


def push(x, y, g):
    global number
    number += 1
    h = manhattan(x, y)
    heapq.heappush(OPEN, (g + h, h, number, x, y))


push(sx, sy, 0)
path = None
while OPEN:
    f, h, _, x, y = heapq.heappop(OPEN)
    if (x, y) in CLOSED:
        print(f"skip {x},{y}")
        continue
    CLOSED.add((x, y))
    g = G[(x, y)]
    print(f"expand {x},{y} g={g} h={h} f={f}")
    if h == 0:
        path = [(x, y)]
        while path[-1] in FROM:
            path.append(FROM[path[-1]])
        path.reverse()
        break
    for nx, ny in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
        if nx < 0 or ny < 0 or nx == WIDTH or ny == HEIGHT:
            continue
        if grid[ny][nx] != 0:
            continue
        if (nx, ny) in CLOSED:
            continue
        if (nx, ny) not in G or G[(nx, ny)] > g + 1:
            G[(nx, ny)] = g + 1
            FROM[(nx, ny)] = (x, y)
            push(nx, ny, g + 1)
            print(f"  open {nx},{ny}")

if path is None:
    print("no path")
else:
    print("path:", path)
