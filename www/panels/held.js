// What is said about a cell that a finger is held on. Where the panels are below the board it stands at the board, over the
// sentence of the step, so that nobody has to scroll to it. Loaded when a finger is first held.

import { part } from "../coded.js";
import { make } from "../dom.js";

/** @param {import("./panel.js").Stage} stage @returns {import("./panel.js").Panel} */
export function held(stage) {
  const element = make("section", { class: "ask held", part: "held", hidden: true });
  /** @type {import("./why/sections.js").Filled | undefined} */
  let filled;
  let isLoading = false;
  let isGone = false;

  async function load() {
    if (isLoading) return;
    isLoading = true;
    const module = await part(import("./why/ask.js"));
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
