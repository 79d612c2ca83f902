// Spanish: what measuring says, loaded with the panel Measure.

/** @type {Record<keyof typeof import("../en/measure.js").enOfMeasure, string>} */
export const measure = {
  "measure.choices": "Qué medir",
  "measure.begin": "Medir",
  "measure.cancel": "Cancelar",
  "measure.none": "Elige al menos un algoritmo.",
  "measure.running": "Midiendo…",
  "measure.times": "Tiempo de una búsqueda, la más rápida primero",
  "measure.numbers": "Todos los números",
  "measure.ratio": "{times}×",
  "measure.how":
    "La mediana de todas las tandas de ejecuciones; la línea fina en el extremo de cada barra es su mitad central. Las primeras ejecuciones no cuentan; los algoritmos se turnaron en un worker aparte de la página, cuyo reloj avanza cada {tick}.",
  "measure.both-ends":
    "{name}: aquí cada expansión tarda varias veces más por cómo la hace Starstep, no por el método.",
  "measure.old": "La cuadrícula o los ajustes han cambiado desde que se midieron estos números.",
  "measure.interrupted": "No se midió nada: la cuadrícula o los ajustes cambiaron entretanto.",
  "measure.broken": "La medición falló: {reason}",
  "measure.refused": "{name}: {reason}",
  "measure.failed":
    "No se puede medir nada: el worker no pudo iniciarse. Puede que la página no lo permita o que no haya conexión.",
  "measure.runs": "ejecuciones medidas",
  "measure.spread": "mitad central",
  "measure.perExpansion": "por expansión",
  "unit.s": "s",
  "unit.ms": "ms",
  "unit.us": "µs",
  "unit.ns": "ns",
};
