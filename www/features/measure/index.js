// The tab "Measure": how fast the algorithms are on the board.

import { part } from "../../core/engine/errors.js";
import { later } from "../../core/panels/later.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { Kept, TabOfFeature } from "../../core/panels/rail.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Measuring } from "./measuring.js"
 */

/** The files that other rooms may import. */
export const doors = ["measure-times.js"];

/** What is measured, and its results, which outlive the panel. @type {WeakMap<Kept, Measuring>} */
const measurings = new WeakMap();

/** @type {TabOfFeature<Parameters<typeof measure>[0]>} */
export const tab = { id: "measure", name: "measure.title", panels: (stage, kept) => [measure(stage, kept)] };

/** @param {Showing & Acting & Speaking & Saying} stage @param {Kept} kept @returns {Panel} */
function measure(stage, kept) {
  const element = make("section", { class: "card measure", part: "measure" });
  const { open, update } = later(stage, "part.measure", element, async () => {
    const module = await part(import("./measure-panel.js"));
    if (!module) return undefined;
    const measuring = measurings.get(kept) ?? begin(module);
    return module.fillMeasurePanel(stage, measuring, element);
  });
  return { element, open, update };

  /** @param {typeof import("./measure-panel.js")} module */
  function begin({ Measuring }) {
    const measuring = new Measuring(kept.change);
    measurings.set(kept, measuring);
    // It requests a frame, which would belong to the window that the element may be leaving.
    kept.ends.add(() => measuring.end());
    return measuring;
  }
}
