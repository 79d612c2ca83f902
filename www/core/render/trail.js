// The trail of a search: the cells that were taken before the last one, each with a frame that fades with its age; and how the
// last one has opened others. Loaded with the first step that is looked at.

import { coordOf } from "../../rules/cells.js";
import { TILE_SIZE } from "./camera.js";
import { Growing } from "./growing.js";
import { takingOf } from "./order-taken.js";
import { pixelRatio } from "./ratio.js";
import { CLOSED } from "./tiles.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Drawing, Place } from "./renderer.js"
 */

/** How many cells the trail has, the one taken last included, which has a frame of its own. */
const LENGTH = 10;
/** How strong the frame next to it is. */
const MOST = 0.8;

/**
 * How strong the frame of each cell of the trail is, by its index; the newest first.
 * @param {Run} run
 * @returns {Map<number, number>}
 */
export function trailOf(run) {
  const order = takingOf(run).order(run);
  /** @type {Map<number, number>} */
  const trail = new Map();
  const last = order[run.position - 1];
  for (let age = 1; age < LENGTH && age < run.position; age++) {
    const cell = order[run.position - 1 - age];
    if (cell !== last && !trail.has(cell)) trail.set(cell, MOST * (1 - age / LENGTH));
  }
  return trail;
}

export class Trail {
  #growing = new Growing();

  /**
   * @param {Place} place
   * @param {Drawing[]} drawings What panels have put on the board.
   * @param {number} now Milliseconds.
   * @param {boolean} isCalm Whether motion is to be avoided.
   * @returns {boolean} Whether it still moves.
   */
  draw(place, drawings, now, isCalm) {
    drawTrail(place, drawings);
    return this.#growing.draw(place, drawings, now, isCalm);
  }
}

/**
 * Draws it while the search goes on, where cells are large enough and closed ones are seen.
 * @param {Place} place
 * @param {Drawing[]} drawings What panels have put on the board.
 */
function drawTrail({ context, run, camera, colors }, drawings) {
  const { size, left, top } = camera;
  const isCovered = drawings.some(({ coversStates, coversClosed }) => coversStates || coversClosed);
  if (run.error || run.path || run.status === "no-path" || size < TILE_SIZE || isCovered) return;
  const line = Math.max(1, Math.round(pixelRatio()));
  const width = Math.max(line, Math.round(size / 16));
  const side = size - line - width;
  const trail = trailOf(run);
  const states = run.solver.states();
  context.strokeStyle = colors["closed-mark"];
  context.lineWidth = width;
  for (const [cell, strength] of trail) {
    if (states[cell] !== CLOSED) continue;
    const [x, y] = coordOf(run.board, cell);
    context.globalAlpha = strength;
    context.strokeRect(left + x * size + width / 2, top + y * size + width / 2, side, side);
  }
  context.globalAlpha = 1;
}
