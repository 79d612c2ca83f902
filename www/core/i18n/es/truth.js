// Spanish: the truth line where the engine promises a shortest path, loaded with the tab Why. Words between bars are bold.

/** @type {Record<keyof typeof import("../en/truth.js").enOfTruth, string>} */
export const truth = {
  "truth.searching": "Buscando. |{taken}| expandidas, |{waiting}| en espera.",
  "truth.done": "Fin. |{taken}| expandidas, |{waiting}| en espera.",
  "truth.noPath": "No hay camino. |{taken}| expandidas, |{waiting}| en espera.",
  "truth.cost": "Costo |{cost}|, el menor |{shortest}|.",
  "truth.excess": "Costo |{cost}|, el menor |{shortest}|: {more} más ({percent}\u00a0%).",
  "truth.times": "{weight} · {name}",
  "truth.floored": "parte entera de la euclidiana",
  "truth.safe":
    "{name}: aquí nunca sobrestima (es admisible) ni baja más de lo que cuesta un movimiento (es consistente)",
  "truth.byG": "No se estima nada, así que f es g",
  "truth.fastest": "La estimación que usa nunca sobrestima",
  "truth.shortest": "{what}: cada camino encontrado es uno de los más baratos.",
  "truth.sure": "Cada camino encontrado es uno de los más baratos.",
  "truth.showMe": "Buscar un contraejemplo",
  "truth.whyNoPath": "Por qué no hay camino",
};
