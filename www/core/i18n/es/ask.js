// Spanish: asking about a cell, loaded with the tab Why.

/** @type {Record<keyof typeof import("../en/ask.js").enOfAsk, string>} */
export const ask = {
  "ask.title": "Preguntar por una celda",
  "ask.before": "{cell}, antes del paso {step}",
  "ask.point": "Señala una celda: por qué ahora, por qué aún no o por qué nunca.",
  "ask.hold": "Mantén el dedo sobre una celda: por qué ahora, por qué aún no o por qué nunca.",
  "ask.close": "Cerrar",
  "ask.pause": "Pon en pausa para preguntar por {cell}.",
};
