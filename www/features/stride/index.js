// How far a step goes: a cell, a neighbor, to the next event.

/** The files that other rooms may import. */
export const doors = ["stride.js"];
