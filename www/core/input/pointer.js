// Painting and dragging with mouse, pen and finger. A finger that starts to scroll the page is let go: what it touched
// was only on its way.

import { isSame } from "../board/board.js";
import { line } from "../board/line.js";
import { listen, undoing } from "../ui/dom.js";
import { endOfTool, paintedBy, sayWhereItWent } from "./brush.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Speaking } from "../i18n/index.js"
 * @import { Acting, Saying } from "../panels/panel.js"
 * @import { Brushing } from "../panels/tools.js"
 * @import { Showing } from "../session/session.js"
 * @import { UsedBoard } from "./board-target.js"
 * @import { Selecting } from "./selection.js"
 */

/** @typedef {{ clientX: number, clientY: number }} Point */

/**
 * What a press does: it drags start or goal, held at a distance from its center, or it paints a byte.
 * @typedef {{ end: "start" | "goal", dx: number, dy: number, isOn: boolean } | { end?: undefined, byte: number }} Press
 */

/**
 * @typedef {object} Pressed
 * @property {(point: Point, isFinger: boolean) => { end: "start" | "goal", dx: number, dy: number, isOn: boolean } | undefined} endAt
 *   What a press at the point takes hold of, how far away its center is, and whether the point is in its cell.
 * @property {{ readonly isTaken: boolean, take: () => void }} touch Whether fingers draw in every direction.
 * @property {(coord: Coord | undefined) => void} hover Called with the cell that the mouse is in, if any.
 * @property {(coord: Coord) => void} point Called with the cell that a finger rests on.
 */

/** How long a finger must rest on a cell to point at it, in milliseconds. */
const LONG_PRESS = 450;
/** How far a finger may tremble and still tap, in CSS pixels. */
const SLOP = 6;

/** @param {PointerEvent} event */
const isFinger = (event) => event.pointerType === "touch";

/**
 * What a press would do; undefined if nothing.
 * @param {Showing & Brushing & UsedBoard & Pressed} target
 * @param {PointerEvent} event
 * @param {number} button
 * @returns {Press | undefined}
 */
function pressOf(target, event, button) {
  const access = target.access();
  if (access === "none" || target.picker()) return undefined;
  const { coord, isInside } = target.cellAt(event);
  // The right button, and the eraser of a pen.
  const isEraser = button === 2 || button === 5;
  const held = target.endAt(event, isFinger(event));
  const chosen = access === "draw" && isInside && !isEraser ? endOfTool(target.brush.tool) : undefined;
  const end = held?.isOn ? held.end : (chosen ?? (isEraser ? undefined : held?.end));
  if (end !== undefined) {
    if (target.session().locks.has(end)) return undefined;
    return held?.end === end && (held.isOn || !chosen) ? held : { end, dx: 0, dy: 0, isOn: true };
  }
  return access === "draw" && isInside ? paintedBy(target, coord, isEraser) : undefined;
}

/**
 * @param {Showing & Acting & Speaking & Saying & Selecting & Brushing & UsedBoard & Pressed} target
 * @returns {() => void}
 */
export function listenToPointer(target) {
  const { board } = target;
  /** @type {{ id: number, last: Coord, press: Press } | undefined} */
  let stroke;
  /** A finger that has not moved yet. @type {{ event: PointerEvent, press: Press | undefined, timer: ReturnType<typeof setTimeout> } | undefined} */
  let waiting;
  /** The fingers on the board. @type {Set<number>} */
  const fingers = new Set();

  const down = (/** @type {PointerEvent} */ event) => {
    if (isFinger(event)) fingers.add(event.pointerId);
    // Two fingers move the board, wherever they are: the first one stops painting, and neither starts again while the
    // other is there.
    if (stroke || waiting || fingers.size > 1) {
      if (event.pointerId !== stroke?.id) stroke = undefined;
      stopWaiting();
      return;
    }
    // Other buttons move the board, or go back in the history.
    if (![0, 2, 5].includes(event.button)) return;
    const press = pressOf(target, event, event.button);
    if (isFinger(event)) waiting = { event, press, timer: setTimeout(rest, LONG_PRESS) };
    else if (press) begin(event, press);
    else {
      focus();
      if (event.button === 0) pick(event);
    }
  };

  /** Answers with a cell, if one is asked for. @param {PointerEvent} event @returns {boolean} */
  const pick = (event) => {
    const [picker, { coord, isInside }] = [target.picker(), target.cellAt(event)];
    if (picker && isInside) target.command(() => picker(coord));
    return picker !== undefined;
  };

  const stopWaiting = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };

  /** A finger that rests points at its cell. */
  const rest = () => {
    const { event } = /** @type {NonNullable<typeof waiting>} */ (waiting);
    stopWaiting();
    const { coord, isInside } = target.cellAt(event);
    if (isInside) target.point(coord);
  };

  const focus = () => board.focus({ preventScroll: true });

  const capture = (/** @type {number} */ id) => {
    try {
      board.setPointerCapture(id);
    } catch {
      // It has left already, if what it did was held until this was loaded.
    }
  };

  const begin = (/** @type {PointerEvent} */ event, /** @type {Press} */ press) => {
    // The focus goes to the board, so that the keys work; the page must not scroll for it.
    event.preventDefault();
    focus();
    capture(event.pointerId);
    const { coord } = target.cellAt(heldPoint(event, press));
    stroke = { id: event.pointerId, last: coord, press };
    if (press.end) board.style.setProperty("cursor", "grabbing");
    target.command(() => target.session().document.beginStroke());
    draw(coord);
  };

  const move = (/** @type {PointerEvent} */ event) => {
    if (waiting?.event.pointerId === event.pointerId) beginWaiting(event);
    // Where its release was not reported, a mouse without a button says that the stroke has ended.
    if (event.pointerType === "mouse" && event.buttons === 0) end(event);
    if (event.pointerId === stroke?.id) follow(event);
    else if (event.pointerType === "mouse" && event.buttons === 0) {
      const { coord, isInside } = target.cellAt(event);
      target.hover(isInside ? coord : undefined);
      const press = target.picker() && isInside ? "pick" : pressOf(target, event, 0);
      board.style.setProperty("cursor", cursorOf(press));
    }
  };

  /** The stroke goes where the pointer is. @param {PointerEvent} event */
  const follow = (event) => {
    if (event.pointerId !== stroke?.id) return;
    const { coord } = target.cellAt(heldPoint(event, stroke.press));
    if (!isSame(coord, stroke.last)) draw(coord);
  };

  /** A finger that moves draws, or scrolls the page instead. @param {PointerEvent} event */
  const beginWaiting = (event) => {
    const { event: first, press } = /** @type {NonNullable<typeof waiting>} */ (waiting);
    const [dx, dy] = [event.clientX - first.clientX, event.clientY - first.clientY].map(Math.abs);
    if (Math.max(dx, dy) < SLOP) return;
    stopWaiting();
    if (press && (target.touch.isTaken || dx >= dy)) begin(first, press);
  };

  /** A finger that came and went has tapped. */
  const tap = () => {
    const { event, press } = /** @type {NonNullable<typeof waiting>} */ (waiting);
    stopWaiting();
    if (pick(event)) return focus();
    const { coord, isInside } = target.cellAt(event);
    if (target.access() !== "draw" || !isInside) return;
    // Near start or goal, but not on it, the finger meant the cell.
    const meant = press?.end && !press.isOn ? paintedBy(target, coord, false) : press;
    // Where nothing can be drawn, it asks what is in the cell.
    if (!meant) return target.select(coord);
    target.touch.take();
    begin(event, meant);
    end(event);
  };

  const draw = (/** @type {Coord} */ coord) => {
    if (!stroke) return;
    const { last, press } = stroke;
    stroke.last = coord;
    target.moveCursor(coord, false);
    target.command(() => {
      const { document } = target.session();
      if (press.end) document.moveEnd(press.end, coord);
      else document.paint(line(last, coord), press.byte);
    });
  };

  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== stroke?.id) return;
    const { last, press } = stroke;
    stroke = undefined;
    if (press.end) board.style.setProperty("cursor", "grab");
    target.command(() => {
      target.session().document.endStroke();
      if (press.end) sayWhereItWent(target, press.end, last);
    });
  };

  const up = (/** @type {PointerEvent} */ event) => {
    fingers.delete(event.pointerId);
    if (waiting?.event.pointerId === event.pointerId) tap();
    else {
      // While the page is busy, a browser may report no move before the release.
      follow(event);
      end(event);
    }
  };

  const cancel = (/** @type {PointerEvent} */ event) => {
    fingers.delete(event.pointerId);
    if (waiting?.event.pointerId === event.pointerId) stopWaiting();
    if (event.pointerId !== stroke?.id) return;
    stroke = undefined;
    target.command(() => target.session().document.cancelStroke());
  };

  return undoing([
    listen(board, "pointerdown", down),
    listen(board, "pointermove", move),
    listen(board, "pointerup", up),
    listen(board, "pointercancel", cancel),
    listen(board, "pointerleave", () => target.hover(undefined)),
    stopWaiting,
    listen(board, "contextmenu", (event) => event.preventDefault()),
  ]);
}

/** The mouse's picture over what a press would do. @param {Press | "pick" | undefined} press */
const cursorOf = (press) =>
  press === undefined ? "default" : press === "pick" ? "pointer" : press.end ? "grab" : "crosshair";

/** The point that a press holds. @param {Point} point @param {Press} press @returns {Point} */
const heldPoint = ({ clientX, clientY }, press) =>
  press.end ? { clientX: clientX + press.dx, clientY: clientY + press.dy } : { clientX, clientY };
