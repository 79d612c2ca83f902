// Spanish: the legend, loaded with it.

/** @type {Record<keyof typeof import("../en/legend.js").enOfLegend, string>} */
export const legend = {
  "legend.title": "Leyenda",
  "legend.open": "lista abierta",
  "legend.closed": "cerrada",
  "legend.closed-order": "cerrada, de la primera a la última",
  "legend.closed-start": "cerrada (lado del inicio)",
  "legend.closed-goal": "cerrada (lado de la meta)",
  "legend.scanned": "recorrida al saltar",
  "legend.current": "última expandida",
  "legend.path": "camino",
  "legend.start": "inicio",
  "legend.goal": "meta",
  "legend.wall": "muro",
  "legend.penalty": "penalización",
  "legend.g": "g: costo desde el inicio hasta aquí",
  "legend.g-unused": "g: costo desde el inicio hasta aquí; no influye en el orden",
  "legend.g-sides": "g: costo entre esta celda y el extremo del que parte su búsqueda (inicio o meta)",
  "legend.h": "h: costo estimado desde aquí hasta la meta",
  "legend.h-none": "h = 0: no se estima nada",
  "legend.h-sides": "h: costo estimado entre esta celda y el otro extremo",
  "legend.f": "{f}: se expande a continuación la celda abierta con la f más pequeña",
  "legend.f-sides": "{f}: cada búsqueda, en su turno, expande su celda abierta con la f más pequeña",
  "legend.f-order":
    "número: cuántas celdas se abrieron antes que esta; se expande a continuación la celda abierta con el más pequeño",
  "legend.f-heap":
    "{f}: el montículo ordena por f, pero una entrada mejorada no sube: no siempre se expande la celda con la f más pequeña",
  "legend.parent": "padre",
  "legend.sample": "Una celda de ejemplo: {numbers}; la flecha del borde apunta al padre",
  "legend.sample-all": "f en el centro, g arriba a la izquierda, h arriba a la derecha",
  "legend.sample-f": "f en el centro",
  "legend.sample-order-all": "su número en el centro, g arriba a la izquierda",
  "legend.sample-order-f": "su número en el centro",
};
