// The legend: what is drawn on the board, and what g, h and f mean. What it holds is loaded when it is first shown.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/**
 * @param {Showing & Acting & Speaking & Seeing} stage
 * @param {HTMLElement} behind Where it is explained what g, h and f mean, and the marks of neighbors.
 * @returns {Panel}
 */
export function legend(stage, behind) {
  const element = make("section", { class: "legend", part: "legend" });
  /** @type {typeof import("./legend-content.js") | undefined} */
  let content;
  /** @type {(() => void) | undefined} */
  let fill;
  let isLoading = false;
  let isAsked = false;

  // The board can be read without it, so nobody is told if it cannot be loaded; opening its tab tries again.
  async function open() {
    isAsked = true;
    if (content || isLoading) return;
    isLoading = true;
    content = await part(import("./legend-content.js"));
    isLoading = false;
    // It is filled in the next frame: until then the engine may be another one than the run had.
    if (content) stage.refresh();
  }
  return {
    element,
    open,
    update() {
      if (!isAsked) open();
      fill ??= content?.fillLegend(stage, element, behind);
      fill?.();
    },
  };
}
