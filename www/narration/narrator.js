// Writes the sentence of the step into an element, its parts in elements of their own, so that they can have colors.

import { make, setText } from "../core/ui/dom.js";
import { stepParts } from "./step.js";

/**
 * @import { Speaking } from "../core/i18n/index.js"
 * @import { Acting } from "../core/panels/panel.js"
 * @import { Run } from "../core/run/run.js"
 */

/** From this many cells on, counting open cells takes a noticeable part of a frame. */
const LARGE = 1 << 20;
/** How long a step must rest there until everything is said about it, in milliseconds. */
const REST = 100;

/**
 * A function that writes the sentence of a run. It does nothing where nothing has changed, and keeps elements that stay
 * at their place. On a large board it says everything only once a step rests: while it is scrubbed nobody could read it.
 * @param {HTMLElement} element
 * @param {Acting & Speaking} stage
 * @param {boolean} [isAlwaysBrief] Whether it says only what was taken, however long a step rests.
 * @returns {(run: Run) => void}
 */
export function narrator(element, { language, refresh }, isAlwaysBrief = false) {
  /** What was written last: no two runs share a revision. @type {number | undefined} */
  let written;
  let changedAt = Number.NEGATIVE_INFINITY;
  let isBrief = false;
  return (run) => {
    const hasChanged = run.revision !== written;
    const isHurried = run.board.cells.length >= LARGE && performance.now() - changedAt < REST;
    if (!hasChanged && (!isBrief || isHurried)) return;
    if (hasChanged) changedAt = performance.now();
    if (hasChanged && isHurried) setTimeout(refresh, 2 * REST);
    isBrief = isHurried;
    written = run.revision;
    const parts = stepParts(run, language, isBrief || isAlwaysBrief);
    for (const [index, { text, mark = "" }] of parts.entries()) {
      const span = element.children[index] ?? element.appendChild(make("span"));
      if (span.className !== mark) span.className = mark;
      setText(span, text);
    }
    while (element.children.length > parts.length) element.lastElementChild?.remove();
  };
}
