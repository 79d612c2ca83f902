// Spanish: why there is no path, loaded when a search ends without one.

/** @type {Record<keyof typeof import("../en/no-path.js").enOfNoPath, string>} */
export const noPath = {
  "noPath.searching": "Buscando qué cierra el paso…",
  "noPath.reached":
    "Se puede llegar a {count} {count:one=celda|many=de celdas|other=celdas}; {walls} {walls:one=muro|many=de muros|other=muros} {count:one=la|many=las|other=las} {walls:one=separa|many=separan|other=separan} de la meta.",
  "noPath.nearest": "La más cercana a la meta, en línea recta, es {cell}.",
  "noPath.nearestStart": "La más cercana a la meta, en línea recta, es el propio inicio.",
  "noPath.nearestCost":
    "La más cercana a la meta, en línea recta, es {cell}; el camino más barato hasta ella cuesta {cost}.",
  "noPath.nearestSeveral": "Las más cercanas a la meta, en línea recta, son {count}; una es {cell}.",
  "noPath.nearestSeveralStart": "Las más cercanas a la meta, en línea recta, son {count}; una es el propio inicio.",
  "noPath.nearestSeveralCost":
    "Las más cercanas a la meta, en línea recta, son {count}; una es {cell}, y el camino más barato hasta ella cuesta {cost}.",
  "noPath.openingOne": "Quitar un muro, {cells}, abre un camino.",
  "noPath.openingOneOf": "Quitar un muro, {cells}, abre un camino; hay {single} muros así, y este es uno de ellos.",
  "noPath.opening": "Para abrir un camino hay que quitar al menos {count} muros; bastan estos: {cells}.",
  "noPath.more": "{cells} y {count} más",
  "noPath.showRegion": "Contorno de las celdas a las que se puede llegar",
  "noPath.showPath": "Camino hasta la más cercana",
  "noPath.showWalls": "Muros que quitar",
  "noPath.remove": "Quitar {count} {count:one=muro|many=de muros|other=muros}",
};
