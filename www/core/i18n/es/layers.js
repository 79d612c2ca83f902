// Spanish: the choice of a layer, loaded with the row of letters.

/** @type {Record<keyof typeof import("../en/layers.js").enOfLayers, string>} */
export const layers = {
  "layers.layer": "Capa",
  "layers.none": "ninguna",
  "layers.g": "g: costo desde el inicio",
  "layers.h": "h: estimación hasta la meta",
  "layers.f": "f: lo que se compara",
  "layers.remaining": "costo restante verdadero",
  "layers.order": "orden de expansión",
  "layers.order-sign": "orden",
  "layers.parents": "flechas hacia los padres",
  "layers.too-large": "dónde h es demasiado grande",
  "layers.barred": "{layer} ({reason})",
  "layers.no-estimate": "no se estima nada",
  "layers.two-estimates": "cada lado tiene su propia h",
  "part.layer": "la capa",
};
