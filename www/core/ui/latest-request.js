// What an element was told to show last, whether by an attribute, a scenario or a link: only that is shown.

/**
 * What one request knows about later ones.
 * @typedef {object} Turn
 * @property {() => boolean} isLate Whether something else was requested since.
 * @property {AbortSignal} signal Aborts what the request waits for when it is late.
 */

export class Turns {
  #last = new AbortController();
  /** Whether anything has been requested yet. */
  hasBegun = false;

  /** Makes all earlier requests late. @returns {Turn} */
  begin() {
    this.hasBegun = true;
    this.#last.abort();
    this.#last = new AbortController();
    const { signal } = this.#last;
    return { isLate: () => signal.aborted, signal };
  }
}
