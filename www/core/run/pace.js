// How much of a long search is done at a time, so that the rest of the page never waits longer than one slice.

/**
 * Expansions between two readings of the clock: the first time, and at most. One expansion may scan an open list of a
 * million cells, so how many fit is only known from those before.
 */
const FIRST = 64;
const MOST = 1 << 16;
/** How many times as many as before may be made at a time. */
const GROWTH = 4;

export class Pace {
  #count = FIRST;

  /**
   * Makes expansions until the search ends or the time is up.
   * @param {(count: number) => boolean} advance Makes some, and says whether there are more.
   * @param {() => number} clock Milliseconds.
   * @param {number} slice How many milliseconds it may take.
   * @returns {boolean} Whether there are more.
   */
  go(advance, clock, slice) {
    let now = clock();
    const end = now + slice;
    for (;;) {
      const before = now;
      const count = this.#count;
      if (!advance(count)) return false;
      now = clock();
      // As many at a time as the remaining time allows, because showing each step is work too; and as half of the next
      // slice allows, because the open list grows.
      const left = now < end ? end - now : slice / 2;
      const fitting = Math.min((count * left) / Math.max(0.01, now - before), count * GROWTH);
      this.#count = Math.max(1, Math.min(MOST, Math.floor(fitting)));
      if (now >= end) return true;
    }
  }
}
