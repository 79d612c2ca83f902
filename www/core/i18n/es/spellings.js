// Spanish: comments in programs, loaded with the first of them.

/** @type {Record<keyof typeof import("../en/spellings.js").enOfSpellings, string>} */
export const spellings = {
  "comment.moves": "las vecinas, en el orden en que se miran",
  "comment.units": "1970 es a 2786 como 1 a √2; en números enteros, costos iguales son exactamente iguales",
  "comment.rows": "# es un muro, una letra es una celda con penalización",
  "comment.old": "una entrada anterior",
  "comment.same": "inicio y meta son la misma celda",
  "comment.swaps": "las entradas iguales cambian de sitio, sea cual sea la que se abrió primero",
  "comment.stays": "una entrada mejorada se queda donde estaba",
};
