// The legend: what is drawn on the board, and what g, h and f mean.

/** The files that other rooms may import. */
export const doors = ["legend.js"];
