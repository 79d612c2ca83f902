// The style sheets of the tab Why, loaded with what it holds.

import { part } from "../../core/engine/errors.js";
import { dressLater } from "../../core/ui/styles.js";

/** Resolves when they are there. @param {HTMLElement} element One in the tree that gets them. */
export function dressWhy(element) {
  return part(
    dressLater(
      element,
      "why-tab.css",
      typeof STARSTEP_WHY_TAB_STYLES === "string" ? STARSTEP_WHY_TAB_STYLES : undefined,
    ),
  );
}
