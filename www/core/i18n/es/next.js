// Spanish: the cells that are next in line, loaded with the tab Why.

/** @type {Record<keyof typeof import("../en/next.js").enOfNext, string>} */
export const next = {
  "next.before": "Próximas antes del paso {step} ({count})",
  "next.title": "Próximas ({count})",
  "next.asked": "Próximas (ocultas por ahora)",
  "next.left": "Quedan en la lista abierta ({count})",
  "next.cell": "celda",
  "next.number": "n.º",
  "next.tied": "{cell}, empatada con la primera",
  "next.heap": "como montículo",
  "next.list": "como lista",
};
