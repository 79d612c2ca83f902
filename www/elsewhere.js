// How the element looks elsewhere than on the page: in full screen and on paper. Loaded when the page is idle.

import { part } from "./coded.js";
import { dressLater } from "./styles.js";

/** @param {HTMLElement} element One in the tree that gets the style sheets. */
export function dressElsewhere(element) {
  const isBundled = typeof STARSTEP_ELSEWHERE_STYLES === "string";
  part(dressLater(element, "elsewhere.css", isBundled ? STARSTEP_ELSEWHERE_STYLES : undefined));
}
