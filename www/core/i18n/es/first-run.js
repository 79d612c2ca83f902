// Spanish: what leads a first visitor through the first steps, loaded on a first visit only. The page adds these to the

/** @type {Record<keyof typeof import("../en/first-run.js").enOfFirstRun, string>} */
export const firstRun = {
  "lead.which.f": "la celda abierta con la f más pequeña",
  "lead.which.g": "la celda abierta con la g más pequeña",
  "lead.which.h": "la celda abierta con la h más pequeña",
  "lead.which.order": "la celda abierta que se abrió primero",
  "lead.0.astar":
    "A* expande {which}. Por ahora solo está abierto el inicio. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.0.other":
    "Esta búsqueda expande {which}. Por ahora solo está abierto el inicio. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.1":
    "Expandió el inicio y abrió {count} {count:one=celda vecina|many=de celdas vecinas|other=celdas vecinas}. Ahora expande {which}. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.2.f":
    "Expandió {cell}, con {numbers}: g es el costo desde el inicio, h el costo estimado hasta la meta, y ninguna celda abierta tenía una f menor. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.2.g":
    "Expandió {cell}, con {numbers}: es el costo desde el inicio, y ninguna celda abierta tenía una g menor. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.2.h":
    "Expandió {cell}, con {numbers}: es el costo estimado hasta la meta, y ninguna celda abierta tenía una h menor. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.2.order":
    "Expandió {cell}: ninguna otra celda abierta se había abierto antes. ¿Cuál es la siguiente? {pointer:fine=Haz clic en ella|coarse=Tócala}, o pulsa {button} para verla.",
  "lead.worked":
    "Mira {cell}. g {g} es lo que cuesta el camino desde el inicio hasta ella. h {h} es lo que costaría sin muros el camino más recto desde ella hasta la meta: {moves}. f {f} es g más h.",
  "lead.right": "Correcto. {sentence}",
  "lead.right-too": "{cell} también era correcta: solo decidió el orden de apertura. {sentence}",
  "lead.miss": "{miss} Inténtalo otra vez, o pulsa {button} para verla.",
  "lead.miss.closed": "{cell} no está abierta: ya se expandió.",
  "lead.miss.not-open": "{cell} no está abierta, y solo una celda abierta puede ser la siguiente.",
  "lead.miss.behind": "{cell} tiene {by} {number}, pero otra celda abierta tiene {by} {than}, que es menor.",
  "lead.miss.tied":
    "{cell} tiene f {number}, la menor de todas, pero h {h}. Otra celda con esa f tiene h {than} y va antes.",
  "lead.miss.order": "{cell} está abierta, pero otra celda abierta se abrió antes.",
  "lead.3":
    "Expandió {cell}, y así sigue hasta llegar a la meta. Ahora pulsa «{play}», {pointer:fine=haz clic en|coarse=toca} las celdas para dibujar muros{pointer:fine=|coarse=, mantén el dedo en una para preguntar} o abre «{learn}».",
  "lead.forWhom": "¿Nuevo en A*? Empieza aquí:",
  "lead.next": "Siguiente",
  "lead.large": "Una cuadrícula más grande",
  "lead.skip": "Omitir",
  "lead.held":
    "Ahora {pointer:fine=los clics e Intro (Enter)|coarse=los toques} responden. Para dibujar, omite esto{pointer:fine= o pulsa Escape|coarse=}.",
  "lead.close": "Cerrar",
};
