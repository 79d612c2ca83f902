// Panning and zooming: wheel, two fingers, the middle button, keys.

import { listen, undoing } from "../ui/dom.js";

/** @import { View } from "../render/camera.js" */

/** @typedef {{ clientX: number, clientY: number }} Point */

/**
 * What part of the board is shown.
 * @typedef {object} Navigation
 * @property {(factor: number, point?: Point) => void} zoom
 * @property {(dx: number, dy: number) => void} pan
 * @property {() => void} fit
 * @property {() => boolean} isZoomed
 * @property {() => View | undefined} view Undefined when the whole board is shown.
 * @property {(view: View | undefined) => void} show
 */

/** What has a part of the board shown. @typedef {{ navigation: Navigation }} Navigating */

/**
 * What is navigated.
 * @typedef {object} Navigated
 * @property {HTMLElement} board
 * @property {(factor: number, point?: Point) => void} zoom
 * @property {(dx: number, dy: number) => void} pan In CSS pixels.
 * @property {() => void} fit
 * @property {() => boolean} takesWheel Whether the wheel zooms without a key, because the page has no need to scroll.
 * @property {() => void} cancelStroke Undoes what the first finger painted, when a second one comes.
 */

const ZOOM_STEP = 1.25;
/** The smallest turn of a wheel, in pixels, where the browser does not tell it from a trackpad. */
const SMALLEST_TURN = 50;

/**
 * Whether an event comes from a mouse wheel, which turns in steps. A trackpad reports pixels, in both directions; in the
 * old unit it reports three times as many, where a step of a wheel is 120.
 * @param {WheelEvent} event
 */
function isMouseWheel(event) {
  const { deltaMode, deltaX, deltaY } = event;
  if (deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return true;
  const { wheelDeltaY } = /** @type {{ wheelDeltaY?: number }} */ (/** @type {unknown} */ (event));
  if (deltaX !== 0) return false;
  if (wheelDeltaY === undefined) return Number.isInteger(deltaY) && Math.abs(deltaY) >= SMALLEST_TURN;
  return wheelDeltaY % 120 === 0 && Math.abs(wheelDeltaY) !== 3 * Math.abs(deltaY);
}

/** The factor by which a turn of the wheel zooms. @param {WheelEvent} event */
export function wheelFactor(event) {
  // Lines and pages are converted to roughly as many pixels.
  const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
  return 2 ** (-pixels / 240);
}

/** @param {Navigated} target @returns {() => void} */
export function listenToNavigation(target) {
  const { board } = target;
  /** The pointers that navigate. @type {Map<number, Point>} */
  const pointers = new Map();
  /** Where the mouse is while it is over the board: keys zoom around it. @type {Point | undefined} */
  let mouse;

  const wheel = (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey && !target.takesWheel()) return;
    event.preventDefault();
    // Fingers on a trackpad pan, and pinching arrives as the wheel with Ctrl.
    if (event.ctrlKey || isMouseWheel(event)) target.zoom(wheelFactor(event), event);
    else target.pan(-event.deltaX, -event.deltaY);
  };

  // Two fingers belong to the board: the browser must neither scroll nor zoom the page with them.
  const touch = (/** @type {TouchEvent} */ event) => {
    if (event.targetTouches.length > 1 && event.cancelable) event.preventDefault();
  };

  const down = (/** @type {PointerEvent} */ event) => {
    const isMiddle = event.pointerType === "mouse" && event.button === 1;
    if (event.pointerType !== "touch" && !isMiddle) return;
    pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
    if (isMiddle) {
      board.setPointerCapture(event.pointerId);
    }
    if (pointers.size === 2) target.cancelStroke();
  };

  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") mouse = { clientX: event.clientX, clientY: event.clientY };
    // Its release may not have been reported.
    if (event.pointerType === "mouse" && event.buttons === 0) pointers.delete(event.pointerId);
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { clientX: event.clientX, clientY: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other) {
      // One of two fingers has moved: the board follows their center and their distance.
      target.pan((now.clientX - before.clientX) / 2, (now.clientY - before.clientY) / 2);
      const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      target.zoom(ratio, middle);
    } else if (event.pointerType === "mouse") {
      target.pan(now.clientX - before.clientX, now.clientY - before.clientY);
    }
  };

  const leave = () => {
    mouse = undefined;
  };

  const up = (/** @type {PointerEvent} */ event) => pointers.delete(event.pointerId);

  // Autoscroll when this button goes down, and on Linux pasting the selection when it comes up.
  const middle = (/** @type {MouseEvent} */ event) => event.button === 1 && event.preventDefault();

  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "+" || event.key === "=") target.zoom(ZOOM_STEP, mouse);
    else if (event.key === "-") target.zoom(1 / ZOOM_STEP, mouse);
    else if (event.key === "0") target.fit();
    else return;
    event.preventDefault();
  };

  return undoing([
    listen(board, "wheel", wheel, { passive: false }),
    listen(board, "touchstart", touch, { passive: false }),
    listen(board, "touchmove", touch, { passive: false }),
    listen(board, "pointerdown", down),
    listen(board, "pointermove", move),
    listen(board, "pointerleave", leave),
    listen(board, "pointerup", up),
    listen(board, "pointercancel", up),
    listen(board, "mousedown", middle),
    listen(board, "mouseup", middle),
    listen(board, "keydown", key),
  ]);
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
