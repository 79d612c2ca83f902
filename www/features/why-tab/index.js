// The tab "Why": why the search does what it does, what is drawn, its sums, and its path.

import { pathSection, sums } from "./sums.js";
import { why } from "./why-tab.js";

/**
 * @import { TabOfFeature } from "../../core/panels/rail.js"
 * @import { OfSections } from "./sections.js"
 */

/** A place that is filled from elsewhere. @param {HTMLElement} element */
const fixed = (element) => ({ element, update() {} });

/** The files that other rooms may import. */
export const doors = ["sums.js", "touched-cell-note.js"];

/** @type {TabOfFeature<OfSections>} */
export const tab = {
  id: "why",
  name: "tab.why",
  panels: (stage, _, lent) => [
    fixed(lent.key),
    fixed(lent.layer),
    why(stage),
    fixed(lent.meanings),
    sums(stage),
    pathSection(stage),
  ],
};
