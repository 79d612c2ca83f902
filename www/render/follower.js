// Keeps the cell that the search took last in sight, where only a part of the board is. A reader who looks elsewhere is
// not disturbed.

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("./renderer.js").Renderer} Renderer */

/** How long after moving the view by hand nothing else moves it, in milliseconds: the reader may be dragging. */
const REST = 400;
/** How many cells around the current one are to be in sight. */
const MARGIN = 1;

/** The cell that was taken last, if there is one. @param {Run} run @returns {import("../board/board.js").Coord | undefined} */
export function currentOf({ isAsleep, error, solver, board }) {
  const current = isAsleep || error ? undefined : solver.current;
  return current === undefined ? undefined : [current % board.width, Math.floor(current / board.width)];
}

export class Follower {
  /** Whether the reader has moved the view away from the current cell. */
  #isAway = false;
  #movedAt = Number.NEGATIVE_INFINITY;
  /** What was followed last. @type {{ run: Run, searches: number, position: number } | undefined} */
  #last;

  /** The reader has moved the view. @param {Renderer} renderer @param {Run} run @param {number} now Milliseconds. */
  moved(renderer, run, now) {
    const current = currentOf(run);
    this.#movedAt = now;
    this.#isAway = current !== undefined && !renderer.isInSight(run, current);
  }

  /** The reader wants to see the search go on. */
  resume() {
    this.#movedAt = Number.NEGATIVE_INFINITY;
    this.#isAway = false;
  }

  /**
   * Moves the view no further than needed, if the search has moved.
   * @param {Renderer} renderer
   * @param {Run} run
   * @param {boolean} isPainting Whether the reader draws on the board.
   * @param {number} now Milliseconds.
   */
  follow(renderer, run, isPainting, now) {
    const { searches, position } = run;
    const last = this.#last;
    this.#last = { run, searches, position };
    // A new search was not played up to its step.
    if (last?.run !== run || last.searches !== searches || last.position === position) return;
    const current = currentOf(run);
    if (!renderer.isZoomed || isPainting || !current) return;
    if (renderer.isInSight(run, current)) this.#isAway = false;
    if (!this.#isAway && now - this.#movedAt >= REST) renderer.reveal(run, current, MARGIN);
  }
}
