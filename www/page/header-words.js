// Words on the buttons of the page's header that have only a picture. Loaded when the reader wants them.

import { make } from "../core/ui/dom.js";

/** Shows the words, or takes them away; in the language of the moment. @param {boolean} isOn */
export function showHeaderWords(isOn) {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll("header button[aria-label]")
  )) {
    button.querySelector("span")?.remove();
    // Side by side with the picture.
    button.style.setProperty("grid-auto-flow", isOn ? "column" : "");
    if (isOn) button.append(make("span", {}, button.getAttribute("aria-label") ?? ""));
  }
}
