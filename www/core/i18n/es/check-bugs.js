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
};
