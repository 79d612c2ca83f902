// Words on the buttons that have only a picture, for those who want to read them, or to say what they read.

import { part } from "../../core/engine/errors.js";
import { remember, remembered } from "../../core/ui/remember.js";
import { dressLater } from "../../core/ui/styles.js";

/** Where the reader's choice is remembered. */
const WORDS = "words";

export const areWordsShown = () => remembered(WORDS) === "shown";

/** The style sheet of the words and of what is opened to be read. @param {HTMLElement} element */
export const dressSpoken = (element) =>
  part(
    dressLater(element, "spoken.css", typeof STARSTEP_SPOKEN_STYLES === "string" ? STARSTEP_SPOKEN_STYLES : undefined),
  );

/** Shows the words, or takes them away. The page around the element hears of it. @param {HTMLElement} board @param {boolean} isOn */
export function showWords(board, isOn) {
  remember(WORDS, isOn ? "shown" : "hidden");
  followWords(board);
}

/** Shows what the reader has chosen. @param {HTMLElement} board */
export function followWords(board) {
  const isOn = areWordsShown();
  const root = /** @type {HTMLElement} */ (board.closest(".root"));
  if (isOn) dressSpoken(board);
  root.classList.toggle("words", isOn);
  const { host } = /** @type {ShadowRoot} */ (board.getRootNode());
  host.dispatchEvent(new CustomEvent("words", { detail: isOn }));
}
