// Spanish: what is wrong with a board or a log that cannot be read, loaded with the readers of both.

/** @type {Record<keyof typeof import("../en/check-errors.js").enOfCheckErrors, string>} */
export const checkErrors = {
  "check.error.not-text": "Esto no es texto.",
  "check.error.empty-board": "Aquí no hay ninguna cuadrícula. Pega sus filas.",
  "check.error.empty-array": "Este array no tiene celdas.",
  "check.error.control":
    "Línea {line}: aquí hay un carácter de control, {code}, que no puede ser una celda. ¿Es un archivo que no es de texto?",
  "check.error.size": "Esta cuadrícula tiene {count} celdas en lugar de {width} × {height}.",
  "check.error.start-none": "El inicio debe ser una columna y una fila, dos números enteros, no {text}.",
  "check.error.start-outside": "El inicio {text} no está en esta cuadrícula de {width} × {height} celdas.",
  "check.error.start-wall": "El inicio {text} es un muro en esta cuadrícula.",
  "check.error.goal-none": "La meta debe ser una columna y una fila, dos números enteros, no {text}.",
  "check.error.goal-outside": "La meta {text} no está en esta cuadrícula de {width} × {height} celdas.",
  "check.error.goal-wall": "La meta {text} es un muro en esta cuadrícula.",
  "check.error.no-board":
    "No se encontró ninguna cuadrícula en «{text}». Pega filas como ..#. o 0 0 1 0, un literal de array o un archivo .map.",
  "check.error.row-length":
    "Línea {line}: esta fila tiene {columns} {columns:one=celda|many=de celdas|other=celdas}, pero la de la línea {first} tiene {width}.",
  "check.error.many-values":
    "Línea {line}: hasta aquí hay más de {max} valores distintos, demasiados para una cuadrícula.",
  "check.error.value":
    "Línea {line}: {text} no puede ser lo que cuesta entrar en una celda, que debe ser un número entero de {min} a {max}.",
  "check.error.nested":
    "Línea {line}: aquí las listas están anidadas a más de {max} niveles, demasiados para una cuadrícula.",
  "check.error.map-header": "Línea {line}: «{text}» no puede ir antes de las filas de un archivo .map.",
  "check.error.map-beyond": "El inicio o la meta de este archivo .map, {text}, no está en su cuadrícula.",
  "check.error.map-size":
    "Línea {line}: un archivo .map debe indicar un alto y un ancho de al menos 1 y después una línea con la palabra map.",
  "check.error.map-letter": "Línea {line}: «{text}» no es un carácter de los archivos .map.",
  "check.error.map-rows":
    "Línea {line}: el mapa termina tras {rows} {rows:one=fila|many=de filas|other=filas}, pero su alto es {height}.",
  "check.error.map-end": "Línea {line}: «{text}» aparece después de la fila {height}, que debería ser la última.",
  "check.error.two-ends":
    "Línea {line}: «{text}» aparece más de una vez, pero una cuadrícula tiene un solo inicio y una sola meta.",
  "check.error.wall-unknown": "«{text}» no aparece en esta cuadrícula.",
  "check.error.empty-log": "Aquí no hay ningún registro. Pega lo que imprimió tu programa.",
  "check.error.step-number":
    "Paso {step} de este registro: {name} es {text}, que no es un número que se pueda revisar.",
  "check.error.path-number": "Celda {step} de este camino: {name} es {text}, que no es un número que se pueda revisar.",
  "check.error.number-large": "Línea {line}: {text} es un número demasiado grande.",
  "check.error.no-steps":
    "No se encontraron celdas en el texto que empieza por «{text}». Imprime una línea por cada celda expandida, como 3 4 o (3, 4).",
  "check.error.only-costs":
    "Línea {line}: «{text}» solo tiene {names}. Imprime también cada celda, como (3, 4) {names}.",
  "check.error.only-table":
    "Línea {line}: con «{text}» empieza una tabla de {columns} columnas y {rows} filas, pero sus números no son el orden 1, 2, 3 … en que se expanden las celdas.",
  "check.error.one-number":
    "Línea {line}: «{text}» tiene un solo número, y estos números no son los de celdas que una búsqueda pueda expandir en esta cuadrícula. Imprime columna y fila, como 3 4.",
  "check.error.index-beyond":
    "Línea {line}: «{text}» se leyó como el número de una celda, pero {number} no está en esta cuadrícula: sus {count} celdas tienen los números de 0 a {max}.",
  "check.error.order-size":
    "Esto es una tabla de {columns} columnas y {rows} filas, pero la cuadrícula tiene {width} columnas y {height} filas.",
  "check.error.list-cut":
    "Línea {line}: «{text}» está en lugar de una parte de la lista que no se imprimió. Imprime la lista entera, una celda por línea.",
  "check.error.trace-yaml":
    "Línea {line}: «{text}» no se puede leer en una traza. Escribe el evento completo, sin & ni *.",
  "check.error.trace": "Esto empieza como una traza de búsqueda en JSON, pero no está completa.",
  "check.error.trace-events":
    "Esta traza tiene {count} {count:one=evento|many=de eventos|other=eventos}, pero ninguno con x e y que indique que se expandió una celda.",
  "check.error.text-long": "Este texto tiene {length} caracteres; se leen {max} como máximo.",
  "check.error.board-large":
    "Esta cuadrícula tendría al menos {width} columnas y {height} filas; se leen {max} de cada una como máximo.",
  "check.error.board-area":
    "Esta cuadrícula de {width} × {height} celdas es demasiado grande: se revisan {max} celdas como máximo.",
  "check.error.log-long": "Este registro tiene más de {max} celdas expandidas, que es lo máximo que se lee.",
};
