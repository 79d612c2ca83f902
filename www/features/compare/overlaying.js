// The overlay of a comparison, with its legend: put on the board and taken away, whenever that is wanted. What draws it is
// loaded then.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Run } from "../../core/run/run.js"
 * @import { Host } from "./compare-view.js"
 * @import { Overlay } from "./compare-overlay.js"
 * @import { OverlayLegend } from "./overlay-legend.js"
 */

export class Overlaying {
  /** What holds the legend. */
  place = make("div", { class: "overlay-legend", hidden: true });
  #host;
  #names;
  /** @type {OverlayLegend | undefined} */
  #legend;
  /** @type {Overlay | undefined} */
  #overlay;
  /** The runs that the overlay is of, and in which language. @type {{ runs: readonly Run[], tag: string } | undefined} */
  #shown;

  /** @param {Host} host @param {() => readonly string[]} names What the runs are called at this moment. */
  constructor(host, names) {
    this.#host = host;
    this.#names = names;
  }

  /** Shows it as it is now, once it is loaded, or takes it away. */
  update() {
    this.#follow();
    this.#legend?.update();
  }

  /** A run is pointed at, or none. @param {number | undefined} index */
  point(index) {
    this.#legend?.point(index);
  }

  async #follow() {
    const { stage, comparing } = this.#host;
    const { draw, language, session, refresh } = stage;
    const runs = comparing.how.layout === "overlay" ? session().runs : undefined;
    const known = this.#shown;
    const hasSameRuns = runs?.length === known?.runs.length && runs?.every((run, index) => run === known?.runs[index]);
    if (runs ? hasSameRuns && language.tag === known?.tag : !known) return;
    this.#shown = runs && { runs: [...runs], tag: language.tag };
    draw("overlay", undefined);
    this.#legend = undefined;
    this.place.hidden = !runs;
    if (!runs) return;
    // In another language it is the same overlay.
    const chosen = hasSameRuns ? this.#overlay?.chosen : undefined;
    const wanted = this.#shown;
    const module = await part(import("./compare-overlay.js"));
    if (wanted !== this.#shown) return;
    if (!module) return comparing.choose({ layout: "beside" });
    const overlay = module.overlayOf([...runs], language, this.#names, chosen);
    this.#overlay = overlay;
    draw("overlay", overlay);
    this.#legend = module.fillOverlayLegend(stage, overlay, this.#names, this.place);
    refresh();
  }

  end() {
    this.#shown = undefined;
    this.#legend = undefined;
    this.#overlay = undefined;
    this.#host.stage.draw("overlay", undefined);
  }
}
