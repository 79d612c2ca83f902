// The tab Why: what the settings promise, what the algorithm does now, which cells are next, and why a cell is what it is.

import { part } from "../../core/engine/errors.js";
import { later } from "../../core/panels/later.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Panel } from "../../core/panels/panel.js"
 * @import { Filled, OfSections } from "./sections.js"
 */

/** @param {OfSections} stage @returns {Panel} */
export function why(stage) {
  // Its sections have titles of the level below.
  const name = make("h2", { class: "spoken" }, stage.language.t("tab.why"));
  const element = make("div", { class: "why-tab", part: "why" }, name);
  /** @type {Filled[]} */
  let filled = [];
  let isGone = false;
  const { open, update } = later(stage, "tab.why", element, async () => {
    const module = await part(import("./sections.js"));
    await module?.dressWhy(element);
    // What is below it is shown all the same.
    if (!module) element.classList.add("ready");
    if (!module) return undefined;
    // The panel may have been made anew meanwhile, in another place or language.
    if (isGone) return () => {};
    filled = module.SECTIONS.map(({ name, fill }) => {
      const section = make("section", { class: `card ${name}`, part: `why-${name}` });
      element.append(section);
      return fill(stage, section);
    });
    // What is below it in the tab is shown now, and not moved away by it later.
    element.classList.add("ready");
    return () => {
      for (const { update } of filled) update();
    };
  });
  return {
    element,
    open,
    update,
    dispose() {
      isGone = true;
      for (const { dispose } of filled) dispose?.();
    },
  };
}
