// What is beside the board folds away, so that the board has all of the width: on the page, and in full screen, which begins
// like that, since the board is to be as large as it can be. What the reader chose stays, for each of the two.

import { iconButton } from "./dom.js";
import "../i18n/en/full-screen.js";
import { remember, remembered } from "./remember.js";

/** @import { Speaking } from "../i18n/index.js" */

/** Two arrows to the side. */
const ARROWS = "M5.5 5.5 12 12l-6.5 6.5L4 17l5-5-5-5zM12.5 5.5 19 12l-6.5 6.5L11 17l5-5-5-5z";
/** Where the choices are remembered. */
const [FOLDED, FOLDED_ON_PAGE] = ["folded", "folded-on-page"];

/**
 * Gives an element the button. Where it is seen says the sheet.
 * @param {Element} star
 * @param {Element} root What holds board and panels.
 * @param {Speaking} speaking
 */
export function offerFolding(star, root, speaking) {
  const key = () => (star.ownerDocument.fullscreenElement === star ? FOLDED : FOLDED_ON_PAGE);
  const isFolded = () => root.classList.contains(FOLDED);
  const choose = (/** @type {boolean} */ isToFold) => {
    remember(key(), isToFold ? "yes" : "no");
    show();
  };
  const button = iconButton("", ARROWS, () => choose(!isFolded()));
  button.classList.add("fold");
  function show() {
    const usual = key() === FOLDED ? "yes" : "no";
    root.classList.toggle(FOLDED, (remembered(key()) ?? usual) === "yes");
    const name = speaking.language.t(isFolded() ? "fold.show" : "fold.hide");
    button.title = name;
    button.setAttribute("aria-label", name);
    button.setAttribute("aria-expanded", String(!isFolded()));
  }
  show();
  root.after(button);
  // What opens a tab while nobody can see it presses it.
  root.addEventListener("click", ({ target }) => {
    if (isFolded() && /** @type {Element} */ (target).closest(".tabs")) choose(false);
  });
  for (const name of ["language", "fullscreenchange"]) star.addEventListener(name, show);
}
