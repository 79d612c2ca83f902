// What the settings need that are folded away. Loaded when they are first opened.

import { part } from "../engine/errors.js";
import "../i18n/en/settings.js";
import { dressLater } from "../ui/styles.js";
import { closeOutside } from "./overlaid-details.js";

/** From this width on the sentence is one line, which fades at its end, in CSS pixels. */
const WIDE = 852;
const FADE = 24;

/** Gives the lines their style sheet. @param {HTMLElement} lines */
export function dressLines(lines) {
  const isBundled = typeof STARSTEP_MORE_STYLES === "string";
  part(dressLater(lines, "more.css", isBundled ? STARSTEP_MORE_STYLES : undefined));
}

/**
 * Has the lines open under their word, before all with what the sentence has no room for, and close when the reader turns to
 * something else.
 * @param {HTMLDetailsElement} details Behind the sentence, with the lines as its last child.
 * @returns {() => void} What undoes it.
 */
export function openUnder(details) {
  const lines = /** @type {HTMLElement} */ (details.lastElementChild);
  const sentence = /** @type {HTMLElement} */ (details.previousElementSibling);
  const order = [...sentence.children];
  const arrange = () => {
    sentence.style.removeProperty("min-width");
    // What was moved goes back to its place. All else stays untouched: one of the others may have the focus.
    for (const [index, clause] of order.entries()) {
      if (clause.parentElement === sentence) continue;
      clause.classList.remove("moved");
      sentence.insertBefore(clause, order.slice(index + 1).find((it) => it.parentElement === sentence) ?? null);
    }
    if (!details.open) return;
    // Nothing of what is opened takes part, whether its style sheet is there or not.
    lines.hidden = true;
    const { left, right, width } = sentence.getBoundingClientRect();
    // Where the sentence is not one line it has room for all, or a finger moves it.
    const isLine = details.parentElement && details.parentElement.clientWidth >= WIDE;
    const cut = order.filter((clause) => {
      const box = clause.getBoundingClientRect();
      return isLine && (box.left < left - 1 || box.right > right - FADE + 1);
    });
    lines.style.setProperty("--_end", `${details.offsetLeft + details.offsetWidth}px`);
    // The word that was pressed stays under the pointer.
    if (cut.length > 0) sentence.style.setProperty("min-width", `min(${width}px, 100%)`);
    for (const clause of cut) clause.classList.add("moved");
    lines.prepend(...cut);
    lines.hidden = false;
  };
  arrange();
  details.addEventListener("toggle", arrange);
  return closeOutside(details);
}
