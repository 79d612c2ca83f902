// Spanish: the texts of what is asked over the board, loaded with the first question.

/** @type {Record<keyof typeof import("../en/asking.js").enOfAsking, string>} */
export const asking = {
  "link.open": "Abrir",
};
