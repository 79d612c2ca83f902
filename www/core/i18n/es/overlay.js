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
  "overlay.point": "Señala una celda para ver quién la ha expandido.",
  "overlay.pointAtAny": "Señala una búsqueda para ver sus celdas, o una celda para ver quién la ha expandido.",
  "overlay.who": "{cell}: expandida por {list}",
  "overlay.atStep": "{name} en el paso {step}",
  "overlay.nobody": "{cell}: nadie la ha expandido todavía",
};
