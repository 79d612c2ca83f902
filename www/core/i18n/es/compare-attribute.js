// Spanish: what is wrong with the attribute compare, loaded with the first element that has it.

/** @type {Record<keyof typeof import("../en/compare-attribute.js").enOfCompareAttribute, string>} */
export const compareAttribute = {
  "error.compare-word": "«{value}» no es un algoritmo ni una opción con su valor, como weight=2. Hay: {allowed}.",
};
