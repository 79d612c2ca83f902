// Spanish: questions that the reader answers on the board, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/quiz.js").enOfQuiz, string>} */
export const quiz = {
  "quiz.right.open": "{cell} es la única celda abierta.",
  "quiz.right.order": "Ninguna celda abierta se abrió antes que {cell}.",
  "quiz.right.heap": "{cell} está en la cima del montículo: {numbers}.",
  "quiz.right.side": "{cell} tiene {numbers}, y en la búsqueda {side} ninguna celda abierta va antes.",
  "quiz.right.least": "{cell} tiene {numbers}, y ninguna otra celda abierta tiene {by} {least} o menos.",
  "quiz.right.low-h":
    "{cell} tiene {numbers}. También {equal:one=tiene|many=tienen|other=tienen} {by} {least} {equal:one=otra celda abierta|many=otras celdas abiertas|other=otras celdas abiertas} ({equal}), pero esta tiene la h más pequeña.",
  "quiz.right.high-h":
    "{cell} tiene {numbers}. También {equal:one=tiene|many=tienen|other=tienen} {by} {least} {equal:one=otra celda abierta|many=otras celdas abiertas|other=otras celdas abiertas} ({equal}), pero esta tiene la h más grande.",
  "quiz.right.tied":
    "{cell} tiene {numbers}, y ninguna celda abierta tiene menos. También {others:one=tiene|many=tienen|other=tienen} {by} {least} {others:one=otra|many=otras|other=otras} ({others}): cualquiera de ellas sería correcta.",
  "quiz.right.tied-h":
    "{cell} tiene {numbers}, y ninguna celda abierta va antes. También {others:one=tiene|many=tienen|other=tienen} {by} {least} y h {h} {others:one=otra|many=otras|other=otras} ({others}): cualquiera de ellas sería correcta.",
  "quiz.miss.wall": "{cell} es un muro.",
  "quiz.miss.closed": "{cell} está cerrada: se expandió en el paso {step}.",
  "quiz.miss.untouched": "{cell} aún no está abierta: ningún movimiento lleva a ella desde una celda ya expandida.",
  "quiz.miss.not-open": "{cell} no está abierta, y solo una celda abierta puede ser la siguiente.",
  "quiz.miss.other-side": "{cell} solo está abierta en la búsqueda {side}, y ahora le toca a la otra.",
  "quiz.miss.behind": "{cell} tiene {by} {number}; {best} tiene {by} {than}, que es menor.",
  "quiz.miss.order":
    "{cell} se abrió con el número {number}, contando desde 0; {best}, con el número {than}, que es anterior.",
  "quiz.miss.low-h": "{cell} y {best} tienen f {f}. {cell} tiene h {h}; {best} tiene h {than}, que es menor.",
  "quiz.miss.high-h":
    "{cell} y {best} tienen f {f}. {cell} tiene h {h}; {best} tiene h {than}, y con estos ajustes va primero la h mayor.",
  "quiz.miss.stuck":
    "{cell} tiene {by} {number}, menos que {best} con {by} {than}. Pero en este montículo una entrada mejorada no se mueve, y {best} va antes.",
  "quiz.miss.later": "{cell} está abierta, pero {best} va antes.",
  "quiz.parent.right": "{cell} recibe su g de {parent}: {from} + {cost} = {g}.",
  "quiz.parent.right-both": "{cell} recibe su g de {parent}; pasando por {other} sería la misma.",
  "quiz.parent.right-only": "{cell} recibe su g de {parent}.",
  "quiz.parent.not-taken": "{other} no se ha expandido, así que ninguna g viene aún de ella.",
  "quiz.parent.no-move": "{other} ya se expandió, pero ningún movimiento lleva de ella a {cell}.",
  "quiz.parent.other": "Pasando por {other}, la g de {cell} sería {from} + {cost} = {sum}, pero es {g}.",
  "quiz.parent.elsewhere": "{cell} no recibe su g de {other}.",
  "quiz.hint": "Pista",
  "quiz.hint.look":
    "Mira primero las celdas abiertas, que {count:one=es|many=son|other=son} {count}: ninguna otra puede ser la siguiente.",
  "quiz.hint.by": "Entre las celdas abiertas, la siguiente es la de menor {by}: compara su {by}.",
  "quiz.hint.order": "Entre las celdas abiertas, la siguiente es la que lleva más tiempo esperando.",
  "quiz.hint.low-h": "Si la f es igual, compara h: primero la menor.",
  "quiz.hint.high-h": "Si la f es igual, compara h: primero la mayor.",
  "quiz.trace.other": "Otra cuadrícula",
  "quiz.trace.row": "Seguidas: {right} de {wanted}.",
  "quiz.trace.rowDone": "{wanted} seguidas, todas bien: ya sabes hacer de A*.",
  "quiz.trace.click":
    "Expande las celdas una tras otra: {pointer:fine=haz clic en cada una, o elígela con las flechas e Intro (Enter)|coarse=toca cada una}.",
  "quiz.trace.count": "Paso {step}; aciertos hasta ahora: {right}.",
  "quiz.trace.score": "Al primer intento: {right} de {count} {count:one=paso|many=pasos|other=pasos}.",
  "quiz.trace.took": "Expandiste {cell}.",
  "quiz.trace.fine": "{cell} es correcta.",
  "quiz.trace.again": "Empezar de nuevo",
  "quiz.trace.play": "Reproducir la solución",
  "quiz.numbers.fill":
    "El paso siguiente expande {cell} y abre {count} {count:one=celda, que está marcada|many=celdas, que están marcadas|other=celdas, que están marcadas}. Rellena los números.",
  "quiz.numbers.tap": "Toca una celda para ver su g y su h.",
  "quiz.numbers.table": "Números de las celdas que se abren",
  "quiz.numbers.field": "{letter} de {cell}",
  "quiz.numbers.check": "Comprobar",
  "quiz.numbers.score": "Correctos: {right} de {count} {count:one=número|many=números|other=números}.",
  "quiz.numbers.noNumber":
    "En {count} {count:one=casilla|many=casillas|other=casillas} hay algo que no es un número. Escribe un número como 14 o 1.4.",
  "quiz.numbers.f": "f de {cell} es g + h = {g} + {h} = {f}.",
  "quiz.numbers.g": "g de {cell} es la de {taken} más el movimiento: {from} + {more} = {g}.",
  "quiz.numbers.is": "{letter} de {cell} es {value}.",
  "quiz.numbers.improved": "{cell} tenía g {before}; después se encontró un camino más barato, y g es {now}.",
  "quiz.numbers.shown": "Estos son los números.",
  "quiz.next.ask": "Paso {step}: ¿qué celda es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}.",
  "quiz.next.again": "Otra vez, porque fallaste: paso {step}. ¿Qué celda es la siguiente?",
  "quiz.next.over": "La búsqueda termina aquí y no queda nada que preguntar.",
  "quiz.next.score": "Aciertos: {right} de {all}",
  "quiz.said": "{verdict} {saying}",
  "quiz.show": "Mostrar",
  "quiz.return": "Volver a la pregunta",
  "quiz.click":
    "{pointer:fine=Haz clic en la celda de la cuadrícula, o elígela con las flechas e Intro (Enter)|coarse=Toca la celda de la cuadrícula}.",
  "quiz.right": "Correcto.",
  "quiz.wrong": "No del todo.",
  "quiz.shown": "La respuesta:",
  "quiz.draw.count": "Expansiones en esta cuadrícula: {expanded}. Hacen falta al menos {wanted}.",
  "quiz.draw.found": "Ya no hay camino. Deja un paso abierto.",
  "quiz.draw.no-path": "Todavía hay un camino.",
};
