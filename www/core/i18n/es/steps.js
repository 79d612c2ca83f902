// Spanish: steps of other sizes, loaded when the reader first chooses one.

/** @type {Record<keyof typeof import("../en/steps.js").enOfSteps, string>} */
export const steps = {
  "looked.neighbor": "{step}, vecina {index} de {count}: {what}",
  "looked.jump": "{step}, salto {index} de {count}: {what}",
  "looked.opened": "{cell} es nueva. Por {from} su g es {g}; entra en la lista abierta.",
  "looked.opened-side": "{cell} es nueva para esta búsqueda. Por {from} su g es {g}; entra en su lista abierta.",
  "looked.improved":
    "{cell} ya está abierta; por {from} su g baja de {before} a {g}, así que {from} pasa a ser su padre.",
  "looked.reopened": "{cell} está cerrada; por {from} su g baja de {before} a {g}, así que vuelve a la lista abierta.",
  "looked.not-improved": "{cell} ya está abierta; por {from} su g sería {g}, no mejor que {before}: nada cambia.",
  "looked.kept":
    "{cell} ya está abierta; por {from} su g sería {g}, mejor que {before}, pero aquí las celdas abiertas conservan su primer padre: nada cambia.",
  "looked.closed": "{cell} ya está cerrada: nada cambia.",
  "looked.closed-compared": "{cell} está cerrada; por {from} su g sería {g}, no mejor que {before}: nada cambia.",
  "looked.closed-better":
    "{cell} está cerrada; por {from} su g sería {g}, mejor que {before}, pero aquí las celdas cerradas siguen cerradas: nada cambia.",
  "looked.wall": "{cell} es un muro: se omite.",
  "looked.corner":
    "El movimiento diagonal a {cell} cortaría la esquina de un muro, lo que los ajustes prohíben: se omite.",
  "looked.gap": "El movimiento diagonal a {cell} pasaría entre dos muros, lo que los ajustes prohíben: se omite.",
  "steps.no-cell": "Primero señala una celda; entonces un paso lleva adonde se abre, mejora o cierra.",
  "steps.no-later": "Después de este paso, {cell} no se abre, mejora ni cierra.",
  "steps.no-earlier": "Antes de este paso, {cell} no se abre, mejora ni cierra.",
};
