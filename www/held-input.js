// A board that a reader uses before what answers is loaded: what is done to it meanwhile is done again then.

import { whenIdle } from "./idle.js";
import { listen } from "./input.js";

const HELD = /** @type {const} */ (["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel", "keydown"]);
/** The keys that would scroll the page. */
const SCROLLING = /^(Arrow| $)/;

/**
 * @typedef {object} Board
 * @property {HTMLElement} board
 * @property {() => Promise<(() => () => void) | undefined>} load What makes it listen, which returns how to end that;
 *   undefined if it cannot be loaded.
 * @property {() => void} fail Called if it cannot be loaded and the reader has done something.
 * @property {() => boolean} takesWheel Whether the wheel is for the board, and not for the page.
 */

/** @param {Board} target @returns {() => void} Ends it. */
export function listenOnceLoaded({ board, load, fail, takesWheel }) {
  /** @type {Event[]} */
  const held = [];
  let isEnded = false;
  let isLoading = false;
  const hold = (/** @type {Event} */ event) => {
    const isWheel = event.type === "wheel";
    // What moves through the search is done already.
    if (event.defaultPrevented) return;
    // Of a pointer that passes by only the last place counts.
    if (event.type === "pointermove" && held.every(({ type }) => type === "pointermove")) held.length = 0;
    if (isWheel && !takesWheel()) return;
    if (isWheel || SCROLLING.test(/** @type {KeyboardEvent} */ (event).key)) event.preventDefault();
    held.push(event);
    begin();
  };
  const release = HELD.map((type) => listen(board, type, hold, { passive: false }));
  const end = () => {
    for (const undo of release.splice(0)) undo();
  };
  const begin = async () => {
    if (isLoading || isEnded) return;
    isLoading = true;
    const start = await load();
    isLoading = false;
    const events = held.splice(0);
    if (isEnded) return;
    // The next thing that the reader does tries again.
    if (!start) return void (events.some(({ type }) => type !== "pointermove") && fail());
    end();
    release.push(start());
    for (const event of events) board.dispatchEvent(again(event));
  };
  whenIdle(window, begin);
  return () => {
    isEnded = true;
    end();
  };
}

/** An event like one that has been, for the board alone. @param {Event} event */
function again(event) {
  /** @type {Record<string, unknown>} */
  const like = {};
  for (const key in event) like[key] = event[/** @type {keyof Event} */ (key)];
  const Kind = /** @type {typeof Event} */ (event.constructor);
  return new Kind(event.type, { ...like, bubbles: false });
}
