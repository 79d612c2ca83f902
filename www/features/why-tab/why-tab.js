// The tab Why: why a cell is what it is, which cells are next, what the algorithm does now, and what the settings promise.

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
  /** @type {(() => void) | undefined} */
  let endMarks;

  /** Loads what marks neighbors: before a step needs it, because the meanings must not grow while the reader steps. */
  async function mark() {
    const module = await part(import("./neighbor-marks.js"));
    // Steps can be read without marks, so nobody is told if they cannot be loaded.
    if (module && !isGone) endMarks = module.markNeighbors(stage);
  }
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
    mark();
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
      endMarks?.();
      for (const { dispose } of filled) dispose?.();
    },
  };
}
