// The tab "Why": what is drawn, why the search does what it does, its sums, and its path.

import { legend } from "../legend/legend.js";
import { pathSection, sums } from "./sums.js";
import { why } from "./why-tab.js";

/**
 * @import { TabOfFeature } from "../../core/panels/rail.js"
 * @import { OfSections } from "./sections.js"
 */

/** The files that other rooms may import. */
export const doors = ["sums.js", "touched-cell-note.js"];

/** @type {TabOfFeature<OfSections>} */
export const tab = {
  id: "why",
  name: "tab.why",
  panels: (stage) => [legend(stage), why(stage), sums(stage), pathSection(stage)],
};
