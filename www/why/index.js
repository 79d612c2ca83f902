// Why the search does what it does: the headless interface, for a solver that has recorded a search.

export { nextCells } from "./next-cells.js";
export { verdict } from "./verdict.js";
export { why } from "./why.js";
