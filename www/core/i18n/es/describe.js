// Spanish: what is read out of a cell, loaded with what edits the board.

/** @type {Record<keyof typeof import("../en/describe.js").enOfDescribe, string>} */
export const describe = {
  "cell.at": "Celda {x}, {y}: {what}",
  "cell.open": "libre",
  "cell.wall": "muro",
  "cell.penalty": "penalización {penalty}",
  "cell.start": "inicio",
  "cell.goal": "meta",
  "cell.inOpenList": "en la lista abierta, {numbers}",
  "cell.closed": "cerrada, {numbers}",
  "cell.inOpenList-side": "en la lista abierta de la búsqueda {side}, {numbers}",
  "cell.inBothLists": "en las listas abiertas de ambas búsquedas; en la de la búsqueda {side}, {numbers}",
  "cell.closed-side": "cerrada por la búsqueda {side}, {numbers}",
  "cell.and": ", ",
  "cell.last": "la última expandida",
  "cell.onPath": "{place} de {all} del camino",
  "cell.parent": "padre {cell}",
};
