// Whether an element is on a page. What is fetched for it depends on that (features/lessons/while-present.js).

export class Presence {
  /** Aborts when the element is removed the next time. */
  leaving = new AbortController();
  #isAway = false;
  /** Resolves when the element is on a page. */
  back = Promise.resolve();
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
    this.back = new Promise((resolve) => {
      this.#come = resolve;
    });
    this.leaving.abort();
    // What a script requests while the element is away is for the script.
    this.leaving = new AbortController();
  }
}
