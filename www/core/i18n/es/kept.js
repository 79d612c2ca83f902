// Spanish: what the page says of what it keeps in the browser, loaded with what keeps it.

/** @type {Record<keyof typeof import("../en/kept.js").enOfKept, string>} */
export const kept = {
  "kept.full":
    "Esta cuadrícula es demasiado grande para la dirección de la página, y este navegador no conserva nada más: se perderá al cerrar esta página. Con «Guardar .map», en la pestaña «Cuadrícula», se guarda.",
  "kept.offer": "Se conserva tu cuadrícula de {width} por {height} celdas ({when}).",
  "kept.more": "Y {count} más {count:one=antigua|many=antiguas|other=antiguas}.",
  "kept.restore": "Recuperarla",
  "kept.forget": "Olvidarla",
  "kept.later": "Ahora no",
};
