// Keeps the cell that was expanded last in sight while the reader steps or plays on a board of which only a part is shown.

import { isInSight, reveal } from "./camera.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Size, View } from "./camera.js"
 */

/** How many cells around it are kept in sight as well: those that the next expansions are likely to take. */
const AROUND = 1;

export class Following {
  /** Whether the reader has moved away from it while it played. */
  #isAway = false;
  /** The search, the step and the playing that were shown last. */
  #searches = -1;
  #position = -1;
  #plays = -1;

  /**
   * The view, moved just as far as needed if the step has changed.
   * @param {Run} run
   * @param {Size} canvas
   * @param {View} view
   * @returns {View}
   */
  look(run, canvas, view) {
    const { board, current, isSearching, player, plays, position, searches } = run;
    // A search that follows an edit ends somewhere else; the reader is looking at what was edited.
    const isAnother = searches !== this.#searches;
    const hasMoved = position !== this.#position;
    // Whoever presses a button wants to see what it does.
    if (plays !== this.#plays || (hasMoved && !player.playing)) this.#isAway = false;
    this.#plays = plays;
    this.#position = position;
    // Where a search still runs, its end is yet to come, and is no step of the reader's either.
    this.#searches = isSearching ? -1 : searches;
    if (isAnother || !hasMoved || !current || view.zoom === 1) return view;
    if (this.#isAway && !isInSight(board, canvas, view, current)) return view;
    this.#isAway = false;
    return reveal(board, canvas, view, current, AROUND);
  }

  /** The reader has moved the view: away from the cell, or to where it is in sight. @param {Run} run @param {Size} canvas @param {View} view */
  moved({ board, current }, canvas, view) {
    this.#isAway = current !== undefined && !isInSight(board, canvas, view, current);
  }
}
