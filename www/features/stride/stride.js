// How far the step buttons and keys go: one cell, unless the reader chooses another size. What finds steps of other sizes is
// loaded then.

import { part } from "../../core/engine/errors.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Size } from "../../core/run/sizes.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** @typedef {typeof import("./stride-sizes.js")} Sizes */

export class Stride {
  /** @type {Size} */
  size = "cell";
  /** @type {Sizes | undefined} */
  #sizes;
  /** Resolves when the chosen size can be used, or has been given up. @type {Promise<void> | undefined} */
  #loading;
  #stage;

  /** @param {() => Showing & Acting & Speaking & Saying & Selecting & Marking} stage */
  constructor(stage) {
    this.#stage = stage;
  }

  /** @param {Size} size */
  choose(size) {
    this.size = size;
    if (size !== "cell" && !this.#sizes) this.#loading = this.#load();
  }

  async #load() {
    this.#sizes ??= await part(import("./stride-sizes.js"));
    if (this.#sizes) return;
    this.size = "cell";
    const { say, language } = this.#stage();
    say(language.t("error.part", { part: language.t("transport.size") }));
  }

  /** A change of the run: goes one step of the size. @param {1 | -1} direction */
  step(direction) {
    const stage = this.#stage();
    const { clock, run } = stage.session();
    // Where the front run is done, others may go on.
    const isDone = clock !== run && direction > 0 && run.isAtEnd;
    // There are no neighbors where there is no search: any step tries again to begin one.
    if (this.size === "cell" || isDone || run.isMissing) clock.step(direction);
    else if (this.#sizes) this.#sizes.step(stage, this.size, direction);
    else this.#loading?.then(() => stage.command(() => this.step(direction)));
  }

  /** Shows on the board how far an expansion has got, if it is gone through neighbor by neighbor. */
  show() {
    this.#sizes?.show(this.#stage());
  }
}
