// The layers over the cells: a row of letters of which one can be chosen, and the scale of the one that is shown.

/** The files that other rooms may import. */
export const doors = ["layers.js"];
