// Spanish: what became of the cells that a step looked at, loaded with the first step that has some.

/** @type {Record<keyof typeof import("../en/marks.js").enOfMarks, string>} */
export const marks = {
  "mark.opened": "se abre",
  "mark.improved": "mejora",
  "mark.reopened": "se reabre",
  "mark.not-improved": "no mejora",
  "mark.kept": "mejor, pero no se usa",
  "mark.closed": "ya cerrada",
  "mark.wall": "la vecina es un muro",
  "mark.corner": "cortaría una esquina",
};
