// Chinese: what is wrong with the attribute compare, loaded with the first element that has it.

/** @type {Record<keyof typeof import("../en/compare-attribute.js").enOfCompareAttribute, string>} */
export const compareAttribute = {
  "error.compare-word": "“{value}”既不是算法，也不是带值的选项（例如 weight=2）。可用的有：{allowed}。",
};
