// Spanish: what opening files and pasted texts says, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/opening.js").enOfOpening, string>} */
export const opening = {
  "open.locked": "La cuadrícula no se puede sustituir aquí.",
  "open.problems":
    "Esto es una lista de pares de inicio y meta para un mapa (.scen). Abre el mapa y coloca en él el inicio y la meta.",
  "open.unknown": "Lo que pegaste no es un mapa, ni un escenario, ni un enlace de Starstep.",
  "boards.opening": "Abriendo {name}…",
  "error.file": "No se puede leer el archivo {name}.",
  "error.fileTooLarge": "El archivo {name} ocupa {size} MB; se leen 64 MB como máximo.",
};
