// Spanish: the errors of the engine, which it says in English itself.

/** @import { EngineKey } from "../keys.js" */

/** @type {Record<EngineKey, string>} */
export const engine = {
  "engine.start-blocked": "El inicio {cell} es un muro.",
  "engine.goal-blocked": "La meta {cell} es un muro.",
  "engine.out-of-bounds": "Se recibió {value} como {name}, pero debe ser {number} de {min} a {max}.",
  "engine.bad-cell": "{problem}",
  "engine.bad-option": "La opción {key} recibió {value}; se permite: {allowed}.",
  "engine.bad-map": "No se puede leer el mapa: línea {line}, columna {column}: {problem}.",
  "engine.too-large": "{problem}",
  "engine.wrong-algorithm": "{problem}",
  "engine.problem.cell-value": "Se recibió {value} como celda, pero debe ser un número entero de 0 a 255.",
  "engine.problem.cells-type": "Se recibió {value} en lugar de las celdas, que deben ser un Uint8Array.",
  "engine.problem.cells-count":
    "El Uint8Array tiene {given} {given:one=celda|many=de celdas|other=celdas}, pero la cuadrícula de {width} × {height} necesita {needed}.",
  "engine.problem.palette-type": "Se recibió {value} como paleta, que debe ser un Uint8Array.",
  "engine.problem.palette":
    "La paleta tiene {given} {given:one=byte|many=de bytes|other=bytes}, pero debe tener {needed}.",
  "engine.allowed.flag": "true o false",
  "engine.allowed.weight": "un número finito no menor que 0",
  "engine.allowed.names": "{names}",
  "engine.allowed.option": "una de las opciones ({names})",
  "engine.allowed.object": "un objeto con opciones",
  "engine.problem.not-text": "se recibió {value} en lugar de un texto",
  "engine.problem.not-utf8": "el byte {byte} no es texto UTF-8",
  "engine.problem.no-map": "el texto termina antes de la línea «map»",
  "engine.problem.no-size": "antes del mapa deben figurar un alto y un ancho de al menos 1",
  "engine.problem.header":
    "{text} no es ninguna de estas líneas: «type octile», «height …», «width …», «start x y», «goal x y», «origin x y», «map»",
  "engine.problem.number": "{text} no es un número entero dentro de los límites",
  "engine.problem.row-short":
    "la fila tiene {columns} {columns:one=celda|many=de celdas|other=celdas}, pero deberían ser {width}",
  "engine.problem.row-long": "la fila es más larga que el ancho {width}",
  "engine.problem.letter": "{text} no es un carácter de los mapas",
  "engine.problem.second": "aparece un segundo {text}",
  "engine.problem.few-rows": "el mapa termina tras la fila {rows}, pero el alto es {height}",
  "engine.problem.many-rows": "la fila {height} debería ser la última, pero le sigue más texto",
  "engine.problem.beyond": "se recibió {value} como {name}, pero debe ser un número entero de 0 a {max}",
  "engine.problem.side": "Se recibió {value} como {name}, pero se permiten {max} celdas como máximo.",
  "engine.problem.text": "El mapa tiene {length} {unit}; se leen {max} bytes como máximo.",
  "engine.problem.memory": "No hay memoria suficiente: hacen falta {megabytes} MB más.",
  "engine.problem.expansions":
    "La búsqueda reabría celdas cerradas una y otra vez; se detuvo tras {most} {most:one=expansión|many=de expansiones|other=expansiones}.",
  "engine.problem.record":
    "El registro de la búsqueda se llenó tras {length} {length:one=expansión|many=de expansiones|other=expansiones}.",
  "engine.problem.jump-diagonals":
    "Los puntos de salto requieren que «Diagonales» sea «diagonal sin cortar esquinas» o «recto, nunca diagonal».",
  "engine.problem.jump-penalties":
    "Los puntos de salto requieren una cuadrícula sin penalizaciones: bórralas o no las cuentes.",
  "engine.problem.not-built":
    "Este algoritmo, o este tipo de montículo, necesita la característica «full», sin la cual se compiló el motor.",
  "engine.number.whole": "un número entero",
  "engine.number.any": "un número",
  "engine.unit.letters": "caracteres",
  "engine.unit.bytes": "bytes",
  "engine.name.width": "ancho",
  "engine.name.height": "alto",
  "engine.name.seed": "semilla",
  "engine.name.size": "tamaño de las habitaciones",
  "engine.name.n": "número de pasos",
  "engine.name.position": "posición",
  "engine.name.share": "proporción de muros",
  "engine.name.side": "lado de la imagen",
  "engine.value.undefined": "un valor indefinido",
  "engine.value.null": "un valor nulo",
  "engine.value.object": "un objeto",
  "engine.value.function": "una función",
  "engine.value.symbol": "un símbolo",
  "engine.value.bigint": "un entero de tipo BigInt",
  "engine.value.NaN": "un valor que no es un número",
  "engine.value.Infinity": "infinito",
  "engine.value.-Infinity": "menos infinito",
  "engine.quoted": "«$1»",
};
