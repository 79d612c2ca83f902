// Spanish: the bugs that a check finds, loaded with the check.

/** @type {Record<keyof typeof import("../en/check-bugs.js").enOfCheckBugs, string>} */
export const checkBugs = {
  "check.bug.stale-heap-entry": "una entrada del montículo se queda donde estaba cuando mejora su g",
  "check.bug.stale-heap-entry.look":
    "Una celda abierta recibe una g mejor y un padre nuevo, pero su entrada no sube en el montículo: espera donde la puso su f anterior.",
  "check.bug.stale-heap-entry.mend":
    "Esas celdas se expanden demasiado tarde, y el camino puede costar más. Haz subir la entrada cuando mejore su g, o pon la celda otra vez e ignora las entradas de celdas cerradas.",
  "check.bug.g-of-last-move-only": "g es solo el costo del último movimiento",
  "check.bug.g-of-last-move-only.look":
    "La g de una vecina es el costo del movimiento hasta ella. Falta la g de la celda desde la que se llega.",
  "check.bug.g-of-last-move-only.mend":
    "Así no cuenta lo que ha costado el camino, y la búsqueda corre hacia la meta guiada por h, como la búsqueda voraz. Suma el movimiento a la g de la celda expandida.",
  "check.bug.h-added-into-g": "h se suma a g",
  "check.bug.h-added-into-g.look":
    "En la g nueva entra una h, por ejemplo porque se calcula con la f de la celda expandida, y queda en la g de todas las celdas siguientes.",
  "check.bug.h-added-into-g.mend":
    "Entonces g dice más de lo que cuesta el camino, y los caminos se comparan con números equivocados. Calcula la g nueva con g; h solo va en f.",
  "check.bug.diagonal-costs-straight": "un movimiento diagonal cuesta lo mismo que uno recto",
  "check.bug.diagonal-costs-straight.look": "Se suma el mismo costo sea cual sea la dirección del movimiento.",
  "check.bug.diagonal-costs-straight.mend":
    "Las diagonales parecen demasiado baratas, y el camino zigzaguea donde una línea recta cuesta menos. Si cambian columna y fila, suma 14 en vez de 10, o √2 en vez de 1. Si una diagonal debe costar lo mismo que un movimiento recto, deja los costos como están y usa la distancia de Chebyshev como h.",
  "check.bug.closed-not-checked": "no se consulta la lista cerrada",
  "check.bug.closed-not-checked.look":
    "Una vecina se busca solo en la lista abierta. Una cerrada no está ahí, así que se pone otra vez como si fuera nueva.",
  "check.bug.closed-not-checked.mend":
    "Las celdas se expanden una y otra vez, una g peor puede reemplazar a una mejor, y donde no hay camino la búsqueda puede no terminar nunca. Ignora las vecinas cerradas.",
  "check.bug.border-missing": "faltan filas y columnas del borde",
  "check.bug.border-missing.look":
    "Una comprobación o un bucle termina uno antes o empieza uno después, por ejemplo en width − 1 y height − 1.",
  "check.bug.border-missing.mend":
    "Nunca se entra en las celdas del borde: no se encuentran caminos por él, y una meta en él es inalcanzable. Ve de 0 hasta antes de width y height.",
  "check.bug.h-truncated": "h se trunca a un número entero",
  "check.bug.h-truncated.look":
    "La distancia se calcula o se guarda como número entero, así que se pierde todo lo que va tras la coma.",
  "check.bug.h-truncated.mend":
    "Celdas que no están igual de lejos de la meta reciben la misma h, y cambia el orden de la búsqueda. Calcula con números de coma flotante, o multiplica antes por 10.",
  "check.bug.start-not-taken": "no se expande el inicio",
  "check.bug.start-not-taken.look":
    "Las vecinas del inicio se ponen en la lista abierta antes del bucle, y el inicio mismo no se expande, y quizá tampoco se cierra.",
  "check.bug.start-not-taken.mend":
    "Un inicio que no está cerrado puede reabrirse como vecina, con una g y un padre. Pon solo el inicio en la lista abierta, y que el bucle lo expanda.",
  "check.bug.compares-fresh-g": "la g nueva se compara con la de un nodo recién creado",
  "check.bug.compares-fresh-g.look":
    "Cada vez que se mira una vecina se crea un nodo, cuya g aún es infinita, y la g nueva se compara con esa y no con la del nodo de la lista abierta.",
  "check.bug.compares-fresh-g.mend":
    "Así una celda abierta adopta cualquier camino, también uno peor, y el camino encontrado puede costar más. Busca el nodo que está en la lista abierta.",
  "check.bug.bounds-swapped": "el ancho y el alto están intercambiados en la comprobación de límites",
  "check.bug.bounds-swapped.look": "La columna se compara con el alto, y la fila con el ancho.",
  "check.bug.bounds-swapped.mend":
    "En una cuadrícula que no es cuadrada nunca se entra en algunas celdas, y se miran otras que no existen. Compara x con el ancho e y con el alto.",
  "check.bug.g-without-move": "un movimiento no cuesta nada: g es la de la celda anterior",
  "check.bug.g-minus-move": "el costo de un movimiento se resta de g",
  "check.bug.straight-costs-diagonal": "un movimiento recto cuesta tanto como uno diagonal",
  "check.bug.move-costs-swapped": "los costos de los movimientos rectos y diagonales están intercambiados",
  "check.bug.penalty-of-cell-left": "un movimiento paga la penalización de la celda que deja",
  "check.bug.h-from-start": "h es la distancia desde el inicio",
  "check.bug.h-swapped": "x e y están intercambiadas en h",
  "check.bug.h-signed": "a h le faltan los valores absolutos",
  "check.bug.h-of-parent": "una vecina recibe la h de la celda desde la que se llega a ella",
  "check.bug.h-one-axis": "h cuenta un solo eje",
  "check.bug.h-squared": "h es el cuadrado de la distancia: falta la raíz",
  "check.bug.h-without-squares": "faltan los cuadrados bajo la raíz de h",
  "check.bug.h-unscaled": "h cuenta celdas, pero los movimientos cuestan 10",
  "check.bug.h-halved": "h es solo la mitad de la distancia",
  "check.bug.h-doubled": "h es el doble de la distancia",
  "check.bug.h-max-for-min": "h usa la mayor de dos distancias donde necesita la menor",
  "check.bug.h-min-for-max": "h usa la menor de dos distancias donde necesita la mayor",
  "check.bug.h-difference-for-sum": "h resta donde tiene que sumar",
  "check.bug.h-straight-for-diagonal": "h cuenta un movimiento diagonal como uno recto",
  "check.bug.h-diagonal-for-straight": "h cuenta un movimiento recto como uno diagonal",
  "check.bug.h-product-for-sum": "h multiplica las dos distancias",
  "check.bug.h-subtracted": "h se resta en f",
  "check.bug.f-multiplied": "f es g por h",
  "check.bug.f-without-h": "h falta en f",
  "check.bug.f-with-old-g": "f lleva la g de la celda que se expande",
  "check.bug.f-with-h-twice": "h se suma dos veces en f",
  "check.bug.f-with-h-of-parent-added": "a f se le suma también la h de la celda que se expande",
  "check.bug.max-first": "la f mayor va primero",
  "check.bug.h-of-cell-at-origin": "h es la distancia a la columna 0 y la fila 0",
  "check.bug.border-crossed": "la comprobación de límites deja pasar celdas fuera de la cuadrícula",
  "check.bug.walls-swapped": "x e y están intercambiadas al mirar los muros",
  "check.bug.walls-not-checked": "los muros no se comprueban",
  "check.bug.wall-of-cell-left": "la comprobación de muros mira la celda que se expande",
  "check.bug.corner-one-side": "solo se comprueba una de las dos celdas junto a un movimiento diagonal",
  "check.bug.stops-at-wall": "el bucle de las vecinas termina en un muro",
  "check.bug.neighbor-missing": "una de las vecinas no se mira nunca",
  "check.bug.keeps-worse-g": "una g peor sustituye a una mejor, y una mejor se deja",
  "check.bug.improves-equal-g": "una g igual cuenta como mejor",
  "check.bug.start-not-closed": "el inicio no se cierra",
  "check.bug.goal-test-on-push": "la búsqueda termina en cuanto abre la meta",
  "check.bug.goal-never-tested": "ninguna celda se compara con la meta",
  "check.bug.stops-at-start": "las celdas se comparan con el inicio en vez de con la meta",
  "check.bug.stops-at-closed": "el bucle de las vecinas termina en una celda cerrada",
  "check.bug.stops-at-no-better": "el bucle de las vecinas termina en una g que no es mejor",
  "check.bug.stops-at-corner": "el bucle de las vecinas termina en una esquina",
  "check.bug.parent-always": "una celda acepta cualquier padre nuevo, incluso con una g peor",
  "check.bug.parent-of-first-only": "una celda conserva su primer padre cuando su g mejora",
  "check.bug.g-not-stored": "una g mejor no se guarda",
  "check.bug.searches-from-goal": "el inicio y la meta están intercambiados",
  "check.bug.newest-first": "la celda abierta en último lugar va primero, sea cual sea su f",
  "check.bug.oldest-first": "la celda abierta en primer lugar va primero, sea cual sea su f",
  "check.bug.start-g-not-zero": "el inicio no empieza con g = 0",
};
