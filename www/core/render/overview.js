// The place of the minimap, which is loaded when only part of the board is shown for the first time.

import { part } from "../engine/errors.js";
import { make } from "../ui/dom.js";
import { pixelRatio } from "./ratio.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Run } from "../run/run.js"
 * @import { Minimap, Target } from "./minimap.js"
 * @import { Renderer } from "./renderer.js"
 */

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
   * @param {Run} run
   * @param {Renderer} renderer
   * @param {Coord | undefined} cursor
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
