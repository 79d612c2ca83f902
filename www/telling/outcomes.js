// What can become of the cells that a step looks at. Headless.

/** All outcomes, in the order of the legend. */
export const OUTCOMES = /** @type {const} */ ([
  "opened",
  "improved",
  "reopened",
  "not-improved",
  "kept",
  "closed",
  "wall",
  "corner",
]);

/** @typedef {typeof OUTCOMES[number]} Outcome */

/**
 * The outcomes that a search with these options can have.
 * @param {import("../engine.js").Options} options
 * @param {boolean} hasWalls Whether there are walls on the board.
 */
export function possibleOutcomes({ algorithm, diagonal, improveOpen, reopenClosed }, hasWalls) {
  const jumps = algorithm === "jump-point";
  // The searches that jump always take the better parent, and breadth-first search never does.
  const improves = jumps || algorithm === "fastest" || (improveOpen && algorithm !== "breadth-first");
  const can = {
    improved: improves,
    kept: !improves,
    reopened: reopenClosed && (algorithm === "astar" || algorithm === "greedy"),
    wall: hasWalls && !jumps,
    corner: hasWalls && !jumps && diagonal !== "never" && diagonal !== "always",
  };
  return OUTCOMES.filter((outcome) => can[/** @type {keyof typeof can} */ (outcome)] ?? true);
}
