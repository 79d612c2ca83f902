// The legend: what is drawn on the board, and what g, h and f mean. What it holds is loaded when it is first shown.

import { part } from "../coded.js";
import { make } from "../dom.js";

/**
 * @param {import("./panel.js").Stage} stage
 * @param {boolean} [isShort] Whether g, h and f are explained only while cells show them.
 * @returns {import("./panel.js").Panel}
 */
export function legend(stage, isShort = false) {
  const element = make("section", { class: "card legend", part: "legend" });
  /** @type {(() => void) | undefined} */
  let fill;
  let isLoading = false;
  let isAsked = false;

  // The board can be read without it, so nobody is told if it cannot be loaded; opening its tab tries again.
  async function open() {
    isAsked = true;
    if (fill || isLoading) return;
    isLoading = true;
    const module = await part(import("./legend-content.js"));
    isLoading = false;
    if (!module) return;
    fill = module.fillLegend(stage, element, isShort);
    // In the next frame: until then the engine may be another one than the run had.
    stage.refresh();
  }
  return {
    element,
    // It is printed, whichever tab is open.
    isLively: true,
    open,
    update() {
      if (!isAsked) open();
      fill?.();
    },
  };
}
