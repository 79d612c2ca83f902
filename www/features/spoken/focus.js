// Where the keyboard's focus goes when what had it is gone: to what stands in its place, and never to the top of the page.

import { listen, undoing, windowOf } from "../../core/ui/dom.js";

/**
 * @import { UsedBoard } from "../../core/input/board-target.js"
 * @import { Focusing } from "../../core/input/released.js"
 */

/** How long after a press of the pointer nobody misses the focus, in milliseconds. */
const PRESS = 1000;
/** What can have the focus. */
const FOCUSABLE = ":is(button, input, select, textarea, summary, a[href], [tabindex]):not(:disabled)";

/** What is thought of as one place. */
const PLACES = "[role=tabpanel], section, .compare";

/** @param {Element} element */
const isThere = (element) =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(":disabled");

/**
 * What stands in the place of what had the focus: what comes after it in the same section, else the title of that, or of the
 * lesson that has replaced it. Undefined where there is none of these.
 * @param {Element} last
 * @param {Element[]} places What it was in, from the inside.
 * @param {Element} root
 * @returns {HTMLElement | undefined}
 */
function heirOf(last, places, root) {
  const isPlace = (/** @type {Element} */ it) => it !== root && root.contains(it) && isThere(it) && it.matches(PLACES);
  const place = places.find(isPlace);
  const around = place ? [...place.querySelectorAll(FOCUSABLE)].filter(isThere) : [];
  const isAfter = (/** @type {Element} */ it) =>
    (last.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const next = last.isConnected ? around.find(isAfter) : undefined;
  const title = (place ?? root).querySelector(place ? ":is(h2, h3):not(.spoken)" : "[part=scenario] h2");
  const heir = next ?? (title && isThere(title) ? title : around[0]);
  return /** @type {HTMLElement | undefined} */ (heir);
}

/**
 * @param {UsedBoard & Focusing} target
 * @returns {() => void}
 */
export function keepFocus({ board, focusBoard, picker }) {
  const shadow = /** @type {ShadowRoot} */ (board.getRootNode());
  const { host } = shadow;
  const { ownerDocument: document } = host;
  const root = /** @type {HTMLElement} */ (shadow.querySelector(".root"));
  /** What had the focus last, and what it was in, from the inside. @type {Element[]} */
  let chain = [];
  let pressedAt = Number.NEGATIVE_INFINITY;
  let isDue = false;

  const hasNone = () =>
    [document.body, document.documentElement, null].includes(
      /** @type {HTMLElement | null} */ (document.activeElement),
    );
  const note = (/** @type {Event} */ event) => {
    chain = /** @type {Element[]} */ (event.composedPath().filter((it) => it instanceof windowOf(host).Element));
  };
  const check = () => {
    isDue = false;
    const [last] = chain;
    // A browser may find out later than this that what is hidden cannot have it.
    const isLost =
      hasNone() || shadow.activeElement === last || (document.activeElement === host && !shadow.activeElement);
    if (!last || isThere(last) || !isLost) return;
    const places = chain;
    chain = [];
    if (!host.isConnected || performance.now() - pressedAt < PRESS) return;
    // Where a cell is asked for, the board is where the next act is.
    const heir = picker() ? undefined : heirOf(last, places, root);
    if (!heir) return focusBoard();
    if (!heir.matches(FOCUSABLE)) heir.tabIndex = -1;
    heir.focus();
  };
  // What is replaced may be focused again by who has replaced it.
  const checkSoon = () => {
    if (isDue || chain.length === 0) return;
    isDue = true;
    setTimeout(check);
  };
  const observer = new MutationObserver(checkSoon);
  const options = { childList: true, subtree: true, attributeFilter: ["hidden", "disabled", "open"] };
  observer.observe(root, options);
  observer.observe(host, options);
  const leave = (/** @type {FocusEvent} */ event) => {
    // Whoever leaves what is still there means to.
    const left = /** @type {Element} */ (event.composedPath()[0]);
    if (event.relatedTarget || !isThere(left)) return;
    queueMicrotask(() => {
      if (isThere(left) && hasNone()) chain = [];
    });
  };
  const back = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const inside = /** @type {Element} */ (event.composedPath()[0]);
    const leaving = picker()?.leave;
    if (!inside.closest(".side, .transport, .tools")) return;
    if (leaving) leaving();
    focusBoard();
  };
  const press = (/** @type {number} */ time) => {
    pressedAt = time;
  };
  return undoing([
    // Moving about within the tree is not heard outside of it.
    listen(shadow, "focusin", note),
    listen(shadow, "focusout", leave),
    listen(root, "keydown", back),
    listen(windowOf(host), "pointerdown", () => press(performance.now()), { capture: true }),
    listen(windowOf(host), "keydown", () => press(Number.NEGATIVE_INFINITY), { capture: true }),
    () => observer.disconnect(),
  ]);
}
