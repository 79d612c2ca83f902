// In full screen what is beside the board folds away, so that the board has all of the width. What the reader chose stays.

import { iconButton } from "./dom.js";
import "../i18n/en/full-screen.js";
import { remember, remembered } from "./remember.js";

/** @import { Speaking } from "../i18n/index.js" */

/** Two arrows to the side. */
const ARROWS = "M5.5 5.5 12 12l-6.5 6.5L4 17l5-5-5-5zM12.5 5.5 19 12l-6.5 6.5L11 17l5-5-5-5z";
/** Where the choice is remembered. */
const FOLDED = "folded";

/** The button of the element that is shown, and what takes it away. @type {{ star: Element, end: () => void } | undefined} */
let shown;

/** Follows which element is in full screen. */
export function listenToFullScreen() {
  document.addEventListener("fullscreenchange", follow);
  follow();
}

function follow() {
  const star = document.fullscreenElement;
  if (shown?.star === star) return;
  shown?.end();
  const root = star?.shadowRoot?.querySelector('.root[data-controls="full"]');
  shown = root
    ? { star: /** @type {Element} */ (star), end: addFold(/** @type {Element & Speaking} */ (star), root) }
    : undefined;
}

/** @param {Element & Speaking} star @param {Element} root @returns {() => void} What takes it away. */
function addFold(star, root) {
  const isFolded = () => root.classList.contains(FOLDED);
  const button = iconButton("", ARROWS, () => {
    remember(FOLDED, isFolded() ? "no" : "yes");
    fold();
  });
  button.classList.add("fold");
  const fold = () => {
    root.classList.toggle(FOLDED, remembered(FOLDED) === "yes");
    const name = star.language.t(isFolded() ? "fold.show" : "fold.hide");
    button.title = name;
    button.setAttribute("aria-label", name);
    button.setAttribute("aria-expanded", String(!isFolded()));
  };
  fold();
  root.parentElement?.append(button);
  star.addEventListener("language", fold);
  return () => {
    star.removeEventListener("language", fold);
    button.remove();
    root.classList.remove(FOLDED);
  };
}
