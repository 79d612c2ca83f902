// The sentence at the board.

/** The files that other rooms may import. */
export const doors = ["status.js"];
