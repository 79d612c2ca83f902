// The style sheets of the tab Why, loaded with what it holds.

import { part } from "../../coded.js";
import { dressLater } from "../../styles.js";

/** Resolves when they are there. @param {HTMLElement} element One in the tree that gets them. */
export function dressWhy(element) {
  return part(
    dressLater(element, "why-tab.css", typeof STARSTEP_WHY_STYLES === "string" ? STARSTEP_WHY_STYLES : undefined),
  );
}
