// Spanish: what an overlay of several runs shows, loaded with it.

/** @type {Record<keyof typeof import("../en/overlay.js").enOfOverlay, string>} */
export const overlay = {
  "overlay.both": "expandidas por ambas: {count}",
  "overlay.only": "expandidas solo por {name}: {count}",
  "overlay.by": "expandidas por {runs} de {all} búsquedas: {count}",
  "overlay.path": "camino de {name}",
};
