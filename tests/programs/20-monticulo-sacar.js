function Monticulo() {
    const v = [];
    return {
        tam: () => v.length,
        poner(n) {
            v.push(n);
            let i = v.length - 1;
            while (i && v[(i - 1) >> 1].f > v[i].f) {
                const p = (i - 1) >> 1;
                [v[p], v[i]] = [v[i], v[p]];
                i = p;
            }
        },
        sacar() {
            const r = v[0], u = v.pop();
            if (v.length) {
                v[0] = u;
                let i = 0;
                for (;;) {
                    let h = 2 * i + 1;
                    if (h >= v.length) break;
                    if (h + 1 < v.length && v[h + 1].f < v[h].f) h++;
                    if (v[i].f <= v[h].f) break;
                    [v[i], v[h]] = [v[h], v[i]];
                    i = h;
                }
            }
            return r;
        },
    };
}

const COSTE = 1;

function astar(grid, start, goal) {
    const abiertos = Monticulo();
    const visitados = new Set();
    const manhattan = (x, y) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);

    abiertos.poner({ x: start[0], y: start[1], g: 0, f: 0, padre: null });
    while (abiertos.tam() > 0) {
        const nodo = abiertos.sacar();
        const { x, y } = nodo;
        if (visitados.has(x + '_' + y)) continue;
        visitados.add(x + '_' + y);

        if (x === goal[0] && y === goal[1]) {
            let camino = [], n = nodo;
            while (n !== null) {
                camino = [[n.x, n.y], ...camino];
                n = n.padre;
            }
            return camino;
        }

        const vecinos = [[x, y + 1], [x, y - 1], [x + 1, y], [x - 1, y]];
        for (const [vx, vy] of vecinos) {
            if (!grid[vy] || grid[vy][vx] !== 0) continue;
            if (visitados.has(vx + '_' + vy)) continue;
            const g = COSTE;
            const h = manhattan(vx, vy);
            abiertos.poner({ x: vx, y: vy, g, f: g + h, padre: nodo });
        }
    }
    return null;
}
