// When an element is drawn: once a frame while something has changed or moves, and never while nobody sees it.

/**
 * What is done in a frame, in this order. The first two say whether there is more to do.
 * @typedef {object} Acts
 * @property {() => boolean} tick Lets time pass.
 * @property {(now: number) => boolean} draw Shows everything as it is.
 * @property {() => void} tell Called when it is drawn.
 */

export class Frames {
  #element;
  #acts;
  #frame = 0;
  /** The window that the element was in when it was attached. */
  #window = window;
  #isVisible = true;
  /** Whether something may have changed that no revision tells. */
  isStale = true;
  /** The revision that is shown. */
  #shown = -1;

  /** @param {HTMLElement} element @param {Acts} acts */
  constructor(element, acts) {
    this.#element = element;
    this.#acts = acts;
  }

  /**
   * Draws in a window from now on, while the element is to be seen there.
   * @param {Window & typeof globalThis} window
   * @returns {() => void} Ends it.
   */
  begin(window) {
    // A window that is gone never draws what was requested of it.
    this.end();
    this.#window = window;
    const visibility = new window.IntersectionObserver((entries) => {
      this.#isVisible = entries[entries.length - 1].isIntersecting;
      if (this.#isVisible) this.request();
    });
    visibility.observe(this.#element);
    return () => visibility.disconnect();
  }

  /** Draws no more, until something is requested again. */
  end() {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Makes the next frame show everything as it is, because something may have changed. */
  request() {
    this.isStale = true;
    this.#next();
  }

  /** Whether something has changed since it was last asked. @param {number} revision */
  takeChange(revision) {
    const isChanged = this.isStale || revision !== this.#shown;
    this.isStale = false;
    this.#shown = revision;
    return isChanged;
  }

  #next() {
    if (this.#frame || !this.#element.isConnected || !this.#isVisible) return;
    this.#frame = this.#window.requestAnimationFrame(() => {
      this.#frame = 0;
      const hasMore = this.#acts.tick();
      // Not the time of the frame: each window counts from its own start.
      const isMoving = this.#acts.draw(performance.now());
      this.#acts.tell();
      if (hasMore || isMoving) this.#next();
    });
  }
}
