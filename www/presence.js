// Whether an element is on a page. Its network requests are aborted when it is removed, so that no connection is held
// for a board that nobody sees, and are made again when it comes back.

export class Presence {
  #leaving = new AbortController();
  #isAway = false;
  /** Resolves when the element is on a page. */
  #back = Promise.resolve();
  #come = () => {};

  /** The element is on a page again. */
  come() {
    this.#isAway = false;
    this.#come();
  }

  /** The element was removed. */
  leave() {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#back = new Promise((resolve) => {
      this.#come = resolve;
    });
    this.#leaving.abort();
    // What a script requests while the element is away is for the script.
    this.#leaving = new AbortController();
  }

  /**
   * Fetches something; if the element is removed meanwhile, fetches it again once the element is back.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} get
   * @param {AbortSignal} [unwanted] Aborts it for good.
   * @returns {Promise<T>}
   */
  async fetch(get, unwanted) {
    for (;;) {
      unwanted?.throwIfAborted();
      const leaving = this.#leaving.signal;
      const either = new AbortController();
      const ends = [leaving, unwanted].flatMap((signal) => signal ?? []);
      const end = () => either.abort();
      for (const signal of ends) signal.addEventListener("abort", end);
      try {
        return await get(either.signal);
      } catch (error) {
        // What fails because the element has left is fetched again; what fails for another reason will fail again.
        if (unwanted?.aborted || !leaving.aborted) throw error;
      } finally {
        for (const signal of ends) signal.removeEventListener("abort", end);
      }
      const refused = new Promise((resolve) => unwanted?.addEventListener("abort", resolve, { once: true }));
      await Promise.race([this.#back, refused]);
    }
  }
}
