// "Which is next?", one step after another: which step is asked about, which were missed and are asked again later, and
// the score. Headless.

/** @import { Run } from "../../core/run/run.js" */

/** How many other steps are asked about before a missed one comes again, in turn. */
const SPACES = [3, 4, 5];

/**
 * What is asked: the step, and whether it was missed before.
 * @typedef {{ position: number, isAgain: boolean }} Asked
 */

export class Asking {
  /** How many answers were right, and how many there were. */
  score = { right: 0, all: 0 };
  /** The steps that were missed, and after how many answers each comes again. @type {{ position: number, due: number }[]} */
  #missed = [];
  /** The search that they belong to. */
  #searches = -1;
  #misses = 0;
  /** Where the reader goes on after a step that came again. @type {number | undefined} */
  #ahead;

  /** What is still to be asked again. */
  get missed() {
    return this.#missed.map(({ position }) => position);
  }

  /**
   * What to ask next: a missed step whose turn it is, else the one that is shown; undefined when there is nothing left.
   * @param {Run} run With a search that has ended.
   * @returns {Asked | undefined}
   */
  next({ position, length, searches }) {
    if (searches !== this.#searches) this.#forget(searches);
    const here = this.#ahead ?? position;
    const isOver = here >= length;
    const again = this.#missed.find(({ due, position }) => (isOver || due <= this.score.all) && position < length);
    if (again) {
      this.#ahead = here;
      return { position: again.position, isAgain: true };
    }
    this.#ahead = undefined;
    return isOver ? undefined : { position: here, isAgain: false };
  }

  /** Steps of another search are not asked again: they are no longer there. @param {number} searches */
  #forget(searches) {
    this.#searches = searches;
    this.#missed = [];
    this.#ahead = undefined;
  }

  /** The reader has gone to another step, and goes on from there. */
  wander() {
    this.#ahead = undefined;
  }

  /** Counts the first answer to a question. @param {Asked} asked @param {boolean} isRight */
  count({ position }, isRight) {
    this.score.all++;
    this.score.right += Number(isRight);
    this.#missed = this.#missed.filter((it) => it.position !== position);
    if (isRight) return;
    this.#missed.push({ position, due: this.score.all + SPACES[this.#misses++ % SPACES.length] });
  }
}
