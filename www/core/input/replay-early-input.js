// A board that a reader uses before what answers is loaded: what is done to it meanwhile is done again then.

import { listen } from "../ui/dom.js";
import { whenIdle } from "../ui/idle.js";

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
  /** What was done, and where the board was then. @type {{ event: Event, box: DOMRect }[]} */
  const held = [];
  let isEnded = false;
  let isLoading = false;
  const hold = (/** @type {Event} */ event) => {
    const isWheel = event.type === "wheel";
    // What moves through the search is done already.
    if (event.defaultPrevented) return;
    // Of a pointer that passes by only the last place counts.
    if (event.type === "pointermove" && held.every(({ event: { type } }) => type === "pointermove")) held.length = 0;
    if (isWheel && !takesWheel()) return;
    if (isWheel || SCROLLING.test(/** @type {KeyboardEvent} */ (event).key)) event.preventDefault();
    // Wherever the pointer goes up, that must be heard here: a stroke has an end.
    if (event.type === "pointerdown") board.setPointerCapture(/** @type {PointerEvent} */ (event).pointerId);
    held.push({ event, box: board.getBoundingClientRect() });
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
    if (!start) return void (events.some(({ event: { type } }) => type !== "pointermove") && fail());
    end();
    release.push(start());
    const now = board.getBoundingClientRect();
    for (const { event, box } of events) board.dispatchEvent(again(event, now.left - box.left, now.top - box.top));
  };
  whenIdle(window, begin);
  return () => {
    isEnded = true;
    end();
  };
}

/**
 * An event like one that has been, for the board alone, at the same place on it: the page may have been scrolled.
 * @param {Event} event
 * @param {number} dx How far the board has moved.
 * @param {number} dy
 */
function again(event, dx, dy) {
  /** @type {Record<string, unknown>} */
  const like = {};
  for (const key in event) like[key] = event[/** @type {keyof Event} */ (key)];
  if ("clientX" in like)
    Object.assign(like, { clientX: Number(like.clientX) + dx, clientY: Number(like.clientY) + dy });
  const Kind = /** @type {typeof Event} */ (event.constructor);
  return new Kind(event.type, { ...like, bubbles: false });
}
