// The row in which a reader chooses a layer. What it holds is loaded when it is first shown.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Panel } from "../../core/panels/panel.js"
 * @import { OfLayers } from "./layer-choice.js"
 */

/** @param {OfLayers} stage @param {HTMLElement} words Where it is said what the layer shows. @returns {Panel} */
export function layers(stage, words) {
  const element = make("div", { class: "layers", part: "layers" });
  /** @type {ReturnType<typeof import("./layer-choice.js").fillLayers> | undefined} */
  let filled;
  let [isLoading, isAsked, isGone] = [false, false, false];

  // Searches can be read without layers, so nobody is told if they cannot be loaded; opening the tab Why tries again.
  async function open() {
    isAsked = true;
    if (filled || isLoading) return;
    isLoading = true;
    const content = await part(import("./layer-choice.js"));
    isLoading = false;
    if (isGone) return;
    filled = content?.fillLayers(stage, element, words);
    stage.refresh();
  }
  return {
    element,
    open,
    update() {
      if (!isAsked) open();
      filled?.update();
    },
    dispose() {
      isGone = true;
      filled?.dispose();
    },
  };
}
