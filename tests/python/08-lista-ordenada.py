# Búsqueda A* - práctica 2
# La rejilla, el inicio y la meta ya existen: grid, start, goal
alto = len(grid)
ancho = len(grid[0])
meta_x, meta_y = goal[0], goal[1]


def estimacion(x, y):
    return abs(x - meta_x) + abs(y - meta_y)


abiertos = [{"x": start[0], "y": start[1], "g": 0,
             "f": estimacion(start[0], start[1]), "padre": None}]
cerrados = []
final = None

while len(abiertos) > 0:
    abiertos.sort(key=lambda nodo: nodo["f"])
    actual = abiertos.pop(0)
    cerrados.append((actual["x"], actual["y"]))

    if actual["x"] == meta_x and actual["y"] == meta_y:
        final = actual
        break

    for paso in [(0, -1), (1, 0), (0, 1), (-1, 0)]:
        x = actual["x"] + paso[0]
        y = actual["y"] + paso[1]
        if x < 0 or y < 0 or x >= ancho or y >= alto:
            continue
        if grid[y][x] == 1 or (x, y) in cerrados:
            continue
        g = actual["g"] + 1
        # ¿ya está en la lista abierta?
        repetido = None
        for nodo in abiertos:
            if nodo["x"] == x and nodo["y"] == y:
                repetido = nodo
        if repetido is None:
            abiertos.append({"x": x, "y": y, "g": g, "f": g + estimacion(x, y), "padre": actual})
        elif g < repetido["g"]:
            repetido["g"] = g
            repetido["f"] = g + estimacion(x, y)
            repetido["padre"] = actual

if final is None:
    print("no path")
else:
    path = []
    while final is not None:
        path.insert(0, (final["x"], final["y"]))
        final = final["padre"]
    print(path)
