// The place of the minimap, which is loaded when only part of the board is shown for the first time.

import { part } from "./coded.js";
import { make } from "./dom.js";
import { pixelRatio } from "./render/ratio.js";

/** @typedef {import("./minimap.js").Minimap} Minimap */
/** @typedef {import("./minimap.js").Target} Target */

export class Overview {
  element = make("canvas", { class: "minimap", part: "minimap", hidden: true, "aria-hidden": "true" });
  /** @type {Minimap | undefined} */
  #minimap;
  #isWanted = false;
  #changed;
  /** Makes the minimap listen while the board is on a page. */
  #listen = () => {};
  #unlisten = () => {};

  /** @param {() => void} changed Called when there is something new to draw. */
  constructor(changed) {
    this.#changed = changed;
  }

  /** Draws everything from scratch the next time. */
  invalidate() {
    this.#minimap?.invalidate();
  }

  /**
   * @param {import("./run/run.js").Run} run
   * @param {import("./render/renderer.js").Renderer} renderer
   * @param {import("./board/board.js").Coord | undefined} cursor
   * @param {number} now Milliseconds.
   * @returns {boolean} Whether it has to be drawn again even if nothing changes.
   */
  draw(run, renderer, cursor, now) {
    if (renderer.isZoomed && !this.#isWanted) this.#load();
    return this.#minimap?.draw(run, renderer, cursor, now, pixelRatio()) ?? false;
  }

  async #load() {
    this.#isWanted = true;
    const module = await part(import("./minimap.js"));
    // Without it keys and wheel still move the view.
    if (!module) return;
    this.#minimap = new module.Minimap(this.element);
    this.#listen();
    this.#changed();
  }

  /** @param {Target} target @returns {() => void} */
  listen(target) {
    this.#listen = () => {
      this.#unlisten = this.#minimap?.listen(target) ?? this.#unlisten;
    };
    this.#listen();
    return () => {
      this.#unlisten();
      this.#listen = this.#unlisten = () => {};
    };
  }
}
