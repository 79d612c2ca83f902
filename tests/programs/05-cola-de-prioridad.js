class ColaPrioridad {
  constructor() {
    this.datos = [];
  }

  vacia() {
    return this.datos.length === 0;
  }

  meter(nodo) {
    this.datos.push(nodo);
    let i = this.datos.length - 1;
    while (i > 0) {
      let padre = Math.floor((i - 1) / 2);
      if (this.datos[padre].f <= this.datos[i].f) break;
      this.cambiar(i, padre);
      i = padre;
    }
  }

  quitarMinimo() {
    const minimo = this.datos[0];
    const ultimo = this.datos.pop();
    if (this.datos.length > 0) {
      this.datos[0] = ultimo;
      this.hundir(0);
    }
    return minimo;
  }

  hundir(i) {
    const n = this.datos.length;
    let menor = i;
    const izq = 2 * i + 1, der = 2 * i + 2;
    if (izq < n && this.datos[izq].f < this.datos[menor].f) menor = izq;
    if (der < n && this.datos[der].f < this.datos[menor].f) menor = der;
    if (menor !== i) {
      this.cambiar(i, menor);
      this.hundir(menor);
    }
  }

  cambiar(a, b) {
    const t = this.datos[a];
    this.datos[a] = this.datos[b];
    this.datos[b] = t;
  }
}

function distancia(a, b) {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function buscarCamino(mapa, inicio, meta) {
  const alto = mapa.length;
  const ancho = mapa[0].length;
  const cola = new ColaPrioridad();
  const mejorG = new Map();
  const cerrados = new Set();
  const clave = (x, y) => x + ',' + y;

  cola.meter({ x: inicio.x, y: inicio.y, g: 0, f: distancia(inicio, meta), padre: null });
  mejorG.set(clave(inicio.x, inicio.y), 0);

  while (!cola.vacia()) {
    const actual = cola.quitarMinimo();
    if (cerrados.has(clave(actual.x, actual.y))) continue;
    cerrados.add(clave(actual.x, actual.y));

    if (actual.x === meta.x && actual.y === meta.y) {
      const camino = [];
      for (let n = actual; n !== null; n = n.padre) camino.unshift(n);
      return camino;
    }

    const vecinos = [
      { x: actual.x, y: actual.y - 1 },
      { x: actual.x, y: actual.y + 1 },
      { x: actual.x - 1, y: actual.y },
      { x: actual.x + 1, y: actual.y },
    ];
    for (const v of vecinos) {
      if (v.x < 0 || v.y < 0 || v.x >= ancho || v.y >= alto) continue; // fuera del mapa
      if (mapa[v.y][v.x] === 1) continue; // pared
      const c = clave(v.x, v.y);
      if (cerrados.has(c)) continue;
      const g = actual.g + 1;
      if (!mejorG.has(c) || g < mejorG.get(c)) {
        mejorG.set(c, g);
        cola.meter({ x: v.x, y: v.y, g: g, f: g + distancia(v, meta), padre: actual });
      }
    }
  }
  return null;
}

const camino = buscarCamino(grid, start, goal);
if (camino) {
  console.log('path: ' + camino.map(n => '(' + n.x + ',' + n.y + ')').join(' '));
} else {
  console.log('no hay camino');
}
