// What the settings need that are folded away. Loaded when they are first opened.

import { part } from "../engine/errors.js";
import "../i18n/en/settings.js";
import { dressLater } from "../ui/styles.js";

export { closeOutside } from "./overlaid-details.js";

/** Gives the lines their style sheet. @param {HTMLElement} lines */
export function dressLines(lines) {
  const isBundled = typeof STARSTEP_MORE_STYLES === "string";
  part(dressLater(lines, "more.css", isBundled ? STARSTEP_MORE_STYLES : undefined));
}
