// What pointers, fingers, the wheel and the keys do to a board: they edit it and move the view. What reads the board out
// comes with it. Loaded when the page is idle, or with the first of these.

import { listenToBoardKeys } from "../core/input/board-keys.js";
import { listen, undoing } from "../core/ui/dom.js";
import "../core/i18n/en/editing.js";
import { listenToNavigation } from "../core/input/navigate.js";
import { listenToPointer } from "../core/input/pointer.js";
import { keepFocus } from "../features/spoken/focus.js";
import { readingKeys } from "../features/spoken/reading-keys.js";
import { Speaker } from "../features/spoken/speaker.js";

/**
 * @import { Hearing } from "../core/input/board-target.js"
 * @import { Navigated } from "../core/input/navigate.js"
 * @import { Focusing } from "../core/input/released.js"
 */

/** Who reads out an element, by the place of what is read out. @type {WeakMap<HTMLElement, Speaker>} */
const speakers = new WeakMap();

/**
 * @param {Parameters<typeof listenToPointer>[0] & Parameters<typeof listenToBoardKeys>[0] & Parameters<typeof readingKeys>[0] & Hearing & Focusing} target
 * @param {Navigated} navigation
 * @returns {() => void}
 */
export function listenToBoard(target, navigation) {
  const { spoken } = target;
  const known = speakers.get(spoken);
  // One speaks for all boards of an element; what it follows is the element's own board.
  const isOwn = spoken.parentNode === target.board.parentNode;
  const speaker = known ?? new Speaker(target);
  speakers.set(spoken, speaker);
  return undoing([
    listenToPointer(target),
    listenToBoardKeys(target, speaker, (go) => readingKeys(target, speaker, go)),
    listenToNavigation(navigation),
    // Who comes to the board by keyboard hears what the cursor is on.
    listen(target.board, "focus", () => target.board.matches(":focus-visible") && speaker.tellCell()),
    ...(isOwn ? [speaker.follow(), keepFocus(target)] : []),
  ]);
}
