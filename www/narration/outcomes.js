// What can become of the cells that a step looks at. Headless.

import { isByG, jumps } from "../rules/algorithms.js";
import { comparesClosed, improves } from "../rules/better-ways.js";
import { mindsCorners } from "../rules/moves.js";

/** @import { Options } from "../engine.js" */

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
 * @param {Options} options
 * @param {boolean} hasWalls Whether there are walls on the board.
 */
export function possibleOutcomes(options, hasWalls) {
  const seesWalls = hasWalls && !jumps(options);
  const can = {
    improved: improves(options),
    kept: !improves(options),
    // In the order of g no closed cell is reached by a better way.
    reopened: comparesClosed(options) && !isByG(options),
    wall: seesWalls,
    corner: seesWalls && mindsCorners(options),
  };
  return OUTCOMES.filter((outcome) => can[/** @type {keyof typeof can} */ (outcome)] ?? true);
}
