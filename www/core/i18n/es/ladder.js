// Spanish: the ladder over the values of one option, loaded with it.

/** @type {Record<keyof typeof import("../en/ladder.js").enOfLadder, string>} */
export const ladder = {
  "ladder.over": "Una búsqueda por cada valor de",
  "ladder.at-step": "Todas en el paso {step}, o en su final. Abajo está cómo terminan.",
  "ladder.at-f":
    "Todas hasta donde f no pasa de {f}; las que no siguen una sola f, en el paso {step}. Abajo está cómo terminan.",
  "ladder.at-start": "Paso 0: ninguna ha expandido aún una celda. Abajo está cómo terminan.",
  "ladder.soFar": "{count} de {all} {all:one=expandida|many=expandidas|other=expandidas}",
  "ladder.at-end": "Todas en su final.",
  "ladder.help": "Elige una imagen para buscar con su valor, o + para compararla.",
  "ladder.searching": "buscando…",
  "ladder.work": "{count} comparaciones y movimientos",
  "ladder.beside": "Comparar con {name}",
  "ladder.large":
    "Una escalera necesita una búsqueda por cada valor; por eso es para cuadrículas de hasta {side} × {side} celdas.",
  "ladder.unused": "{option}: sin efecto con estos ajustes.",
  "ladder.on": "sí",
  "ladder.off": "no",
  "ladder.what.taken": "celdas expandidas",
  "ladder.what.expansions": "expansiones",
  "ladder.what.work": "comparaciones y movimientos en la lista abierta",
  "ladder.and": "; ",
  "ladder.or": " / ",
  "ladder.quoted": "«{name}»",
  "ladder.fall": "Del peso {from} al {to}, las {what} bajan de {high} a {low}.",
  "ladder.range": "Menos {what}: {low} con {lowNames}. Más: {high} con {highNames}.",
  "ladder.equal": "El número de {what} es el mismo en todas: {count}.",
  "ladder.noPath": "No hay camino.",
  "ladder.allShortest": "Todas encuentran un camino de costo mínimo: {cost}.",
  "ladder.costs": "entre {low} y {high}",
  "ladder.from":
    "De estos pesos, los que van de {weight} en adelante ya no encuentran un camino de costo mínimo: cuesta {cost} en lugar de {shortest}.",
  "ladder.longer": "Más caros que el camino más barato, {shortest}: {list}.",
  "ladder.own": "Cada una encuentra un camino de costo mínimo según sus reglas: {list}.",
  "ladder.ownLonger": "Más caros que el camino más barato según las mismas reglas: {list}.",
  "ladder.item": "{cost} con {names}",
  "ladder.itemInstead": "{cost} en lugar de {shortest} con {names}",
  "ladder.without": "Sin camino: {names}.",
  "ladder.refused": "No se puede buscar en esta cuadrícula: {names}.",
};
