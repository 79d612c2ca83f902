// Spanish: the search for a board on which the settings fail, loaded with it.

/** @type {Record<keyof typeof import("../en/show-me.js").enOfShowMe, string>} */
export const showMe = {
  "showMe.looking": "Buscando una cuadrícula pequeña en la que el camino no sea el más barato…",
  "showMe.found":
    "En esta cuadrícula el camino cuesta {cost} y el más barato {shortest}. Con Deshacer vuelve la cuadrícula anterior.",
  "showMe.never": "No hay ninguna cuadrícula en la que el camino no sea el más barato.",
  "showMe.notFound":
    "En ninguna de {count} cuadrículas pequeñas el camino costó más que el más barato. Puede que exista otra en la que sí.",
};
