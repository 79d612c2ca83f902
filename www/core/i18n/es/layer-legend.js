// Spanish: the legend of a layer, loaded with the first layer that is chosen.

/** @type {Record<keyof typeof import("../en/layer-legend.js").enOfLayerLegend, string>} */
export const layerLegend = {
  "layer.g": "Lo que cuesta el camino encontrado hasta ahora desde el inicio hasta cada celda.",
  "layer.g-sides":
    "Lo que cuesta el camino encontrado hasta ahora hasta cada celda, desde el extremo en que empezó su búsqueda.",
  "layer.h": "La estimación de lo que falta desde cada celda hasta la meta.",
  "layer.h-sides": "La estimación de lo que falta desde cada celda alcanzada hasta el otro extremo.",
  "layer.f": "El número según el cual la búsqueda elige la siguiente celda.",
  "layer.remaining":
    "Lo que cuesta el camino más barato desde cada celda hasta la meta, sin importar lo que la búsqueda haya encontrado.",
  "layer.order": "El paso en que cada celda se expandió por última vez.",
  "layer.parents": "Cada celda alcanzada apunta a su padre. Todas las flechas juntas forman un árbol.",
  "layer.parents-sides": "Cada celda alcanzada apunta a su padre: un árbol desde el inicio y otro desde la meta.",
  "layer.zoom": "Las flechas se ven al acercar.",
  "layer.unit-tenths": "En décimas de un movimiento recto.",
  "layer.unit-moves": "En movimientos rectos.",
  "layer.unit-steps": "En pasos.",
  "layer.unit-opened": "En celdas abiertas antes.",
  "layer.bands": "Cada banda abarca {width}.",
  "layer.too-large":
    "{name} es demasiado grande en {tooLarge} de las {cells} celdas desde las que se puede llegar a la meta. La mayor diferencia está en {cell}: {name} es {h}, pero solo {remains:one=falta|many=faltan|other=faltan} {remains}.",
  "layer.never-too-large":
    "{name} no es mayor que lo que falta en ninguna parte: en ninguna de las {cells} celdas desde las que se puede llegar a la meta.",
  "layer.pending": "Calculando…",
  "layer.failed": "Esto no se puede calcular aquí.",
};
