// Writes the sentence of the step into an element, its parts in elements of their own, so that they can have colors.

import { make, setText } from "../dom.js";
import { stepParts } from "./step.js";

/**
 * A function that writes the sentence of a run. It does nothing where nothing has changed, and keeps elements that stay
 * at their place.
 * @param {HTMLElement} element
 * @param {import("../i18n/index.js").Language} language
 * @returns {(run: import("../run/run.js").Run) => void}
 */
export function narrator(element, language) {
  /** What was written last: no two runs share a revision. @type {number | undefined} */
  let written;
  return (run) => {
    if (run.revision === written) return;
    written = run.revision;
    const parts = stepParts(run, language);
    for (const [index, { text, mark = "" }] of parts.entries()) {
      const span = element.children[index] ?? element.appendChild(make("span"));
      if (span.className !== mark) span.className = mark;
      setText(span, text);
    }
    while (element.children.length > parts.length) element.lastElementChild?.remove();
  };
}
