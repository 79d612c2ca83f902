// How the element looks elsewhere than in most windows: in low ones, with forced colors, in full screen and on paper; and what
// folds away beside the board. Loaded when the page is idle, or before the first picture if the window is low or colors are forced.

import { loadSheets } from "./styles.js";

export { offerFolding } from "./fold.js";

/** The text of the style sheets. */
export const loadElsewhere = () =>
  loadSheets("elsewhere.css", typeof STARSTEP_ELSEWHERE_STYLES === "string" ? STARSTEP_ELSEWHERE_STYLES : undefined);
