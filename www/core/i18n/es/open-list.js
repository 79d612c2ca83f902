// Spanish: the tab Open list, loaded with it.

/** @type {Record<keyof typeof import("../en/open-list.js").enOfOpenList, string>} */
export const openList = {
  "queue.view": "Vista",
  "queue.order": "En orden",
  "queue.stored": "Como se guarda",
  "queue.side": "Búsqueda",
  "queue.empty": "No hay ninguna celda abierta.",
  "queue.before": "Como estaba antes del paso {step}.",
  "queue.count": "{count} {count:one=celda abierta|many=de celdas abiertas|other=celdas abiertas}.",
  "queue.countOfSide":
    "{count} {count:one=celda abierta|many=de celdas abiertas|other=celdas abiertas} en esta búsqueda.",
  "queue.turn": " La próxima celda la expande la búsqueda {side}.",
  "queue.place": "lugar",
  "queue.cell": "celda",
  "queue.opened": "desde",
  "queue.openSince": "abierta desde el paso",
  "queue.tie": "Entre estas {count} solo decide el orden en que se abrieron.",
  "queue.tie-heap": "Entre estas {count} decide su lugar en el montículo.",
  "queue.more": "Y {count} más.",
  "queue.rule-low-h": "Con la misma f va antes la de menor h; si h también es igual, la que se abrió primero.",
  "queue.rule-high-h": "Con la misma f va antes la de mayor h; si h también es igual, la que se abrió primero.",
  "queue.rule-fifo": "Con la misma {letter} va antes la celda que se abrió primero.",
  "queue.rule-lifo": "Con la misma {letter} va antes la celda que se abrió en último lugar.",
  "queue.rule-line": "Las celdas se expanden en el orden en que se abrieron, así que no hay empates.",
  "queue.swap-low-h":
    "Con la misma f va antes la de menor h. Las entradas con iguales f y h cambian de lugar en el montículo, así que el orden en que se abrieron no decide.",
  "queue.swap-high-h":
    "Con la misma f va antes la de mayor h. Las entradas con iguales f y h cambian de lugar en el montículo, así que el orden en que se abrieron no decide.",
  "queue.swap":
    "Las entradas con la misma {letter} cambian de lugar en el montículo, así que el orden en que se abrieron no decide entre ellas.",
  "queue.stays":
    " Una entrada mejorada se queda donde está en el montículo, así que una celda puede expandirse antes que otras que deberían ir delante.",
  "queue.sides": " Una celda cuenta como abierta cuando una de las dos búsquedas la abre por primera vez.",
  "queue.about-binary-heap":
    "Ninguna entrada va antes que la que tiene encima, así que la primera de todas está arriba. Los lugares se cuentan desde 0, nivel por nivel.",
  "queue.about-stays":
    "La primera de todas debería estar arriba, y ninguna entrada encima de otra que va antes; pero las entradas mejoradas se han quedado donde estaban. Los lugares se cuentan desde 0, nivel por nivel.",
  "queue.about-unsorted-list":
    "Las entradas están como llegaron; la última llena el hueco de la que se saca. Para encontrar la primera se miran todas: está subrayada la mejor hasta cada punto de la revisión.",
  "queue.about-sorted-list":
    "Las entradas se guardan en el orden en que se sacan. Una nueva desplaza un lugar a todas las que se sacan antes.",
  "queue.at": "Tras el paso {position}",
  "queue.atStart": "Antes del primer paso",
  "queue.busy": "Se repite la búsqueda hasta este paso…",
  "queue.large":
    "Para ver la estructura se repite la búsqueda hasta este paso. Se hace en cuadrículas de {cells} celdas como máximo y con {steps} pasos como máximo.",
  "queue.stopped": "No hay ninguna búsqueda.",
  "queue.work-none": "Antes del primer paso solo se ha puesto el inicio.",
  "queue.put": "{count} {count:one=puesta|many=puestas|other=puestas}",
  "queue.put-improved":
    "{count} {count:one=puesta|many=puestas|other=puestas}, {improved} {improved:one=mejorada|many=mejoradas|other=mejoradas}",
  "queue.levels": "{count} más debajo, en los niveles {from} a {to}.",
  "queue.level": "{count} más debajo, en el nivel {to}.",
  "queue.node": "Lugar {place}: {cell}, {letter} {value}",
  "queue.node-next": "{node}, va la primera",
  "queue.node-new": "{node}, puesta en este paso",
  "queue.node-best": "{node}, la mejor hasta aquí",
  "queue.node-above": "{node}, debería estar encima de la que tiene encima",
  "queue.node-closed": "{node}, cerrada por la otra búsqueda",
  "queue.key-next": "va la primera",
  "queue.key-new": "puesta en este paso",
  "queue.key-above": "debería estar más arriba",
  "queue.key-closed": "cerrada por la otra búsqueda",
  "queue.zoom": "Pulsa una entrada para ver la parte que hay debajo.",
  "queue.pointed": "{cell}: {letter} {value}, lugar {place}.",
  "queue.deep": "{cell}: lugar {place}.",
  "queue.below": "{count} {count:one=entrada|many=de entradas|other=entradas} debajo.",
  "queue.whole": "Todo el montículo",
  "queue.part": "Esta es la parte bajo el lugar {place}.",
  "queue.key-dot": "sin sitio para escribir: cuanto más lleno, menor {letter}",
  "queue.structure": "Entradas como se guardan",
  "queue.work-split":
    "En este paso: 1 sacada ({takingComparisons} {takingComparisons:one=comparación|many=de comparaciones|other=comparaciones}, {takingMoves} {takingMoves:one=entrada movida|many=de entradas movidas|other=entradas movidas}), {changed} ({comparisons} {comparisons:one=comparación|many=de comparaciones|other=comparaciones}, {moves} {moves:one=entrada movida|many=de entradas movidas|other=entradas movidas}).",
  "queue.work-taken":
    "En este paso: 1 sacada ({comparisons} {comparisons:one=comparación|many=de comparaciones|other=comparaciones}, {moves} {moves:one=entrada movida|many=de entradas movidas|other=entradas movidas}), ninguna puesta.",
  "queue.put-none": "ninguna puesta",
  "queue.work":
    "En este paso: 1 sacada, {changed}: {comparisons} {comparisons:one=comparación|many=de comparaciones|other=comparaciones}, {moves} {moves:one=entrada movida|many=de entradas movidas|other=entradas movidas}.",
};
