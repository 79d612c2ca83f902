// Cells that a step has just opened grow to their size, so that one sees which they are. Only where somebody can follow: not
// while steps come quickly, and not where motion is to be avoided.

import { TILE_SIZE } from "./camera.js";
import { pixelRatio } from "./ratio.js";
import { LINES_FROM, OPEN } from "./tiles.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Run } from "../run/run.js"
 * @import { Drawing, Place } from "./renderer.js"
 */

/** How long they grow, in milliseconds. */
const TIME = 120;
/** How large they are at first, as a share of their side. */
const FIRST = 0.7;
/** The least time between two steps that somebody can follow, in milliseconds: 30 steps a second. */
const CALM = 1000 / 30;

export class Growing {
  /** The step that was drawn last, and of which search. */
  #position = -1;
  #searches = -1;
  /** When it was drawn first. */
  #since = Number.NEGATIVE_INFINITY;
  /** The cells that grow. @type {Coord[]} */
  #cells = [];

  /**
   * Covers what they have not grown to yet with the ground.
   * @param {Place} place
   * @param {readonly Drawing[]} drawings What panels have put on the board.
   * @param {number} now Milliseconds.
   * @param {boolean} isCalm Whether motion is to be avoided.
   * @returns {boolean} Whether they still grow.
   */
  draw(place, drawings, now, isCalm) {
    this.#look(place.run, now);
    const share = (now - this.#since) / TIME;
    const isCovered = drawings.some(({ coversStates, colorAt }) => coversStates || colorAt);
    if (isCalm || isCovered || share >= 1 || this.#cells.length === 0 || place.camera.size < TILE_SIZE) return false;
    for (const cell of this.#cells) cover(place, cell, FIRST + (1 - FIRST) * share);
    return true;
  }

  /** Takes note of a step. @param {Run} run @param {number} now */
  #look({ position, searches, within, solver, board }, now) {
    if (position === this.#position && searches === this.#searches) return;
    const isNext = searches === this.#searches && position === this.#position + 1 && within === 0;
    const isSlow = now - this.#since >= CALM;
    [this.#position, this.#searches, this.#since, this.#cells] = [position, searches, now, []];
    if (!isNext || !isSlow) return;
    const states = solver.states();
    const opened = solver.looks().filter(({ became }) => became === "opened");
    // On a penalty or a wall there is more than the ground.
    this.#cells = opened.flatMap(({ cell }) => {
      const index = cell[1] * board.width + cell[0];
      return states[index] === OPEN && board.cells[index] === 0 ? [cell] : [];
    });
  }
}

/** @param {Place} place @param {Coord} cell @param {number} share Of its side. */
function cover({ context, camera, colors }, [x, y], share) {
  const { size } = camera;
  const line = size >= LINES_FROM ? Math.max(1, Math.round(pixelRatio())) : 0;
  const [left, top, side] = [camera.left + x * size, camera.top + y * size, size - line];
  const gap = Math.round(((1 - share) * side) / 2);
  context.fillStyle = colors.ground;
  for (const far of [0, side - gap]) {
    context.fillRect(left, top + far, side, gap);
    context.fillRect(left + far, top, gap, side);
  }
}
