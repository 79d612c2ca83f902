// Spanish: what an overlay of several runs shows, loaded with it.

/** @type {Record<keyof typeof import("../en/overlay.js").enOfOverlay, string>} */
export const overlay = {
  "overlay.both": "expandidas por ambas: {count}",
  "overlay.only": "expandidas solo por {name}: {count}",
  "overlay.all": "expandidas por las {all}: {count}",
  "overlay.some": "solo por algunas: {count}",
  "overlay.by": "expandidas por {name}: {count}",
  "overlay.others": "solo por otras: {count}",
  "overlay.path": "camino de {name}",
  "overlay.point":
    "{pointer:fine=Señala una celda|coarse=Mantén el dedo sobre una celda} para ver quién la ha expandido.",
  "overlay.pointAtAny":
    "{pointer:fine=Señala una búsqueda para ver sus celdas, o una celda|coarse=Toca una búsqueda para ver sus celdas, o mantén el dedo sobre una celda} para ver quién la ha expandido.",
  "overlay.who": "{cell}: expandida por {list}",
  "overlay.atStep": "{name} en el paso {step}",
  "overlay.nobody": "{cell}: nadie la ha expandido todavía",
};
