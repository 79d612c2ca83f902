// Waits until the reader presses nothing. A button that is replaced between press and release loses its click, and a board
// that is moved loses its stroke: so what has been loaded meanwhile waits a moment longer before it replaces them.

import { painted, windowOf } from "../ui/dom.js";

/**
 * What leads the focus where it belongs.
 * @typedef {object} Focusing
 * @property {() => void} focusBoard Gives the board the focus, when the control that had it goes away.
 * @property {() => Promise<(() => void) | undefined>} released Resolves when the reader presses nothing, so that controls can
 *   be replaced, to what then gives the focus to the same one.
 */

/** Pressing begins and ends with these: with a pointer that went up elsewhere, its next move without a button says so. */
const BEGINS = ["pointerdown", "keydown"];
const ENDS = ["pointerup", "pointercancel", "pointermove", "keyup", "blur"];

/** Whether something is pressed in a window. @type {WeakMap<Window, { isPressed: boolean }>} */
const watched = new WeakMap();

/**
 * Watches a window from the first time on that somebody waits. What is pressed before is known of a mouse only: fingers leave
 * what they have tapped active.
 * @param {Window} window
 * @param {ShadowRoot} root
 */
function watch(window, root) {
  const known = watched.get(window);
  if (known) return known;
  const isMouse = window.matchMedia("(pointer: fine)").matches;
  const state = { isPressed: isMouse && root.querySelector(":active") !== null };
  const begin = () => {
    state.isPressed = true;
  };
  const end = (/** @type {Event} */ event) => {
    if (!isHeld(event)) state.isPressed = false;
  };
  for (const name of BEGINS) window.addEventListener(name, begin, { capture: true, passive: true });
  for (const name of ENDS) window.addEventListener(name, end, { capture: true, passive: true });
  watched.set(window, state);
  return state;
}

/** Whether it is a move with a button down. @param {Event} event */
const isHeld = (event) => event.type === "pointermove" && /** @type {PointerEvent} */ (event).buttons !== 0;

/** The parts of an element, and what can have the focus in them. */
const PARTS = ":is(section, div)[part]";
const CONTROLS = "button, input, select, textarea, summary, a, [tabindex]";

/**
 * What can have the focus beside the board, by the part that it is in and its number there.
 * @param {ShadowRoot} root
 * @returns {Map<string, HTMLElement>}
 */
function controlsIn(root) {
  const found = new Map();
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(PARTS))) {
    const controls = [...part.querySelectorAll(CONTROLS)].filter((control) => control.closest(PARTS) === part);
    for (const [index, control] of controls.entries()) found.set(`${part.part} ${index}`, control);
  }
  return found;
}

/**
 * Notes which control has the focus, for when its words are those of another language.
 * @param {ShadowRoot} root
 * @returns {() => void} Gives the focus to what is in its place.
 */
function keepFocus(root) {
  const focused = [...controlsIn(root)].find(([, control]) => control === root.activeElement)?.[0];
  return () =>
    controlsIn(root)
      .get(focused ?? "")
      ?.focus({ preventScroll: true });
}

/**
 * Resolves when nothing in an element's tree is pressed, by a pointer or a key, and no stroke is being painted.
 * @param {ShadowRoot} root
 * @param {{ readonly isPainting: boolean }} document
 * @returns {Promise<() => void>} Gives the focus to the control that had it then, or to what has replaced it.
 */
export async function released(root, document) {
  const window = windowOf(root);
  const state = watch(window, root);
  if (!document.isPainting && !state.isPressed) return keepFocus(root);
  await new Promise((resolve) => {
    const end = (/** @type {Event} */ event) => {
      if (isHeld(event)) return;
      for (const name of ENDS) window.removeEventListener(name, end, { capture: true });
      resolve(undefined);
    };
    for (const name of ENDS) window.addEventListener(name, end, { capture: true, passive: true });
  });
  // The click comes after the release.
  await painted();
  return keepFocus(root);
}
