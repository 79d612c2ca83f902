// Spanish: what settings promise that are not sure to find a shortest path, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/limits.js").enOfLimits, string>} */
export const limits = {
  "truth.inconsistent":
    "{name}: aquí es admisible (nunca sobrestima), pero no consistente, porque puede bajar {fall} en un movimiento que cuesta {cost}",
  "truth.over-straight":
    "{name}: puede sobrestimar, así que no es admisible: un movimiento recto cuesta {cost} y la estimación es {h}",
  "truth.over-diagonal":
    "{name}: puede sobrestimar, así que no es admisible: un movimiento diagonal cuesta {cost} y la estimación es {h}",
  "truth.over-far":
    "{name}: puede sobrestimar, así que no es admisible: {dx} {dx:one=columna|many=de columnas|other=columnas} y {dy} {dy:one=fila|many=de filas|other=filas} cuestan {cost} y la estimación es {h}",
  "truth.inOrder": "Las celdas se expanden en el orden en que se abrieron, cuesten lo que cuesten los movimientos",
  "truth.uniform": "Las celdas se expanden en el orden en que se abrieron, y todos los movimientos cuestan lo mismo",
  "truth.greedy": "La búsqueda voraz solo mira h, no lo que ha costado llegar",
  "truth.whyFirst": "Las celdas abiertas conservan su primer padre.",
  "truth.whyHeap": "Las celdas mejoradas se quedan donde están en el montículo.",
  "truth.whyEarly": "La búsqueda termina cuando se abre la meta.",
  "truth.whyClosed": "Las celdas cerradas no se reabren.",
  "truth.bound": "{what}. {why} Ningún camino que encuentra cuesta más de {bound} veces el más barato.",
  "truth.unbounded": "{what}. {why} Su camino puede costar más que el más barato; no se conoce un límite.",
  "truth.within": "Ningún camino cuesta más de {bound} veces el más barato.",
  "truth.open": "El camino puede costar más que el más barato.",
};
