// What an element was asked to show last, be it by an attribute, a scenario or a link: only that is shown.

/**
 * What one request knows of those after it.
 * @typedef {object} Turn
 * @property {() => boolean} isLate Whether something else was asked for since.
 * @property {AbortSignal} signal Ends what the request waits for when it is late.
 */

export class Turns {
  #last = new AbortController();
  /** Whether anything was asked for yet. */
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
