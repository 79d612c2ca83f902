// What the settings need that are folded away. Loaded when they are first opened.

import { part } from "../coded.js";
import "../i18n/en-settings.js";
import { dressLater } from "../styles.js";

export { closeOutside } from "./overlay.js";

/** Gives the lines their style sheet. @param {HTMLElement} lines */
export function dressLines(lines) {
  const isBundled = typeof STARSTEP_MORE_STYLES === "string";
  part(dressLater(lines, "more.css", isBundled ? STARSTEP_MORE_STYLES : undefined));
}
