// What is said about a cell that a finger is held on. Where the panels are below the board it stands at the board, over the
// sentence of the step, so that nobody has to scroll to it. Loaded when a finger is first held.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Filled } from "./sections.js"
 */

/** @param {Showing & Acting & Speaking & Selecting & Picking & Focusing} stage @returns {Panel} */
export function held(stage) {
  const element = make("section", { class: "ask held", part: "held", hidden: true });
  /** @type {Filled | undefined} */
  let filled;
  let isLoading = false;
  let isGone = false;

  async function load() {
    if (isLoading) return;
    isLoading = true;
    const module = await part(import("./ask.js"));
    isLoading = false;
    if (!module || isGone) return;
    filled = module.fill(stage, element, () => stage.select(undefined));
    stage.refresh();
  }
  return {
    element,
    update() {
      // It would tell whoever is asked for a cell which one is right.
      const isHeld = stage.isHeld() && !stage.isPicking();
      if (isHeld && !filled) load();
      element.hidden = !isHeld || !filled;
      if (!element.hidden) filled?.update();
    },
    dispose() {
      isGone = true;
      filled?.dispose?.();
    },
  };
}
