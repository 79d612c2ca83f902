// Spanish: the runs that are compared on many boards, loaded with the first comparison.

/** @type {Record<keyof typeof import("../en/many.js").enOfMany, string>} */
export const many = {
  "many.open": "{count} cuadrículas como esta",
  "many.said": "En {count} {count:one=cuadrícula|many=cuadrículas|other=cuadrículas} como esta: {list}.",
  "many.always": "{name} hizo {range} expansiones, siempre con un camino de costo mínimo",
  "many.more":
    "{name} hizo {range} expansiones, con un camino entre un {low}\u00a0% y un {high}\u00a0% más caro (mediana {median}\u00a0%)",
  "many.equally": "{name} hizo {range} expansiones, siempre con un camino un {low}\u00a0% más caro",
  "many.between": "entre {low} y {high}",
  "many.none": "De {tries} cuadrículas como esta, no hubo ninguna en la que cada búsqueda encuentre un camino.",
  "many.running": "Buscando en cuadrículas como esta…",
  "many.cancel": "Cancelar",
  "many.again": "Buscar de nuevo",
  "many.canceled": "Cancelado.",
  "many.failed": "No se pudo buscar en las cuadrículas.",
  "many.large": "Cien cuadrículas como esta solo son posibles hasta {side} × {side} celdas.",
  "many.seed": "Semilla",
  "many.how":
    "Cuadrículas aleatorias de este tamaño: los mismos muros y penalizaciones en otros lugares, pieza por pieza, y el inicio y la meta igual de lejos. La misma semilla da las mismas cuadrículas. La línea marca esta cuadrícula.",
  "many.howSome":
    "Cuadrículas aleatorias de este tamaño: los mismos muros y penalizaciones en otros lugares, pieza por pieza, y el inicio y la meta igual de lejos. Sin contar {left} sin camino. La misma semilla da las mismas cuadrículas. La línea marca esta cuadrícula.",
  "many.run": "Búsqueda",
  "many.expanded": "expansiones",
  "many.excess": "costo por encima del mínimo",
  "many.percent": "{percent}\u00a0%",
  "many.percents": "entre {low}\u00a0% y {high}\u00a0%",
  "many.numbers": "{range}, mediana {median}",
  "many.numbersHere": "{all}; esta cuadrícula: {here}",
  "many.picture": "{name}, {what}: {text}",
};
