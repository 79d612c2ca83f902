// What the board's input works on, and its keys. Every listener returns a function that removes it. Pointers are in
// pointer.js, and what moves the view in navigate.js.

import { isSame, WALL } from "./board/board.js";
import { endOfTool, paintedBy, sayWhereItWent } from "./brush.js";

/** @typedef {import("./board/board.js").Coord} Coord */
/** @typedef {"wall" | "erase" | "penalty" | "start" | "goal"} Tool */

/**
 * What the board's input works on.
 * @typedef {object} Target
 * @property {HTMLElement} board
 * @property {() => import("./session.js").Session} session
 * @property {() => { tool: Tool, penalty: number }} brush
 * @property {(point: { clientX: number, clientY: number }) => { coord: Coord, isInside: boolean }} cellAt
 * @property {() => Coord} cursor
 * @property {(coord: Coord, isByKeyboard: boolean) => void} moveCursor
 * @property {(act: () => void) => void} command Runs what changes something, and shows it.
 * @property {(sentence: string) => void} say Shows a sentence until the next command.
 * @property {() => import("./i18n/index.js").Language} language
 * @property {() => "draw" | "ends" | "none"} access What readers may do on the board: draw, drag start and goal only, or
 *   nothing.
 * @property {(coord: Coord | undefined) => void} select Points at a cell, or at none.
 * @property {() => ((coord: Coord) => void) | undefined} picker Who is told which cell the reader picks, instead of an edit.
 */

/** @typedef {{ end?: "start" | "goal" }} Carrying The end that the keyboard has picked up. */

/**
 * @template {keyof HTMLElementEventMap} Name
 * @param {HTMLElement} element
 * @param {Name} name
 * @param {(event: HTMLElementEventMap[Name]) => void} listener
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void}
 */
export function listen(element, name, listener, options) {
  element.addEventListener(name, listener, options);
  return () => element.removeEventListener(name, listener, options);
}

/** Tested by tag name, because an element may come from another window. @param {EventTarget | null} target @param {string} name */
const isNamed = (target, name) => /** @type {Element | null} */ (target)?.localName === name;

/** @type {Record<string, Coord>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The keys of the board: the cursor and the tool.
 * @param {Target} target
 * @returns {() => void}
 */
export function listenToBoardKeys(target) {
  /** @type {Carrying} */
  const carrying = {};
  return listen(target.board, "keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const { width, height } = target.session().document.board;
      const [x, y] = target.cursor();
      const far = event.shiftKey ? 5 : 1;
      const clamp = (/** @type {number} */ value, /** @type {number} */ side) => Math.max(0, Math.min(side - 1, value));
      target.moveCursor([clamp(x + far * arrow[0], width), clamp(y + far * arrow[1], height)], true);
    } else if (event.key === "Escape") {
      target.select(undefined);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const picker = target.picker();
      target.command(() => (picker ? picker(target.cursor()) : applyTool(target, carrying)));
      target.moveCursor(target.cursor(), true);
    }
  });
}

/**
 * Applies the tool to the cursor's cell; if its paint is already there, it is erased. Without tools, start or goal is
 * picked up, and put down where the cursor is then. If nothing changes, a sentence says why.
 * @param {Target} target
 * @param {Carrying} carrying
 */
function applyTool(target, carrying) {
  const session = target.session();
  const { document } = session;
  const { t } = target.language();
  const access = target.access();
  const cursor = target.cursor();
  const end = access === "draw" ? endOfTool(target.brush().tool) : carrying.end;
  const there = endAt(document.board, cursor);
  const isPickedUp = access === "ends" && end === undefined && there !== undefined && !session.locks.has(there);
  carrying.end = isPickedUp ? there : undefined;
  if (isPickedUp) return target.say(t(`edit.carry.${there}`));
  const press = end ? !session.locks.has(end) && { end } : access === "draw" && paintedBy(target, cursor, false);
  if (!press) return target.say(t("edit.locked"));
  document.beginStroke();
  if ("end" in press) document.moveEnd(press.end, cursor);
  else document.paint([cursor], press.byte);
  document.endStroke();
  if ("end" in press) sayWhereItWent(target, press.end, cursor);
  else if (there && press.byte === WALL) target.say(t("edit.endsStayFree"));
}

/** @param {import("./board/board.js").Board} board @param {Coord} coord @returns {"start" | "goal" | undefined} */
const endAt = ({ start, goal }, coord) => (isSame(start, coord) ? "start" : isSame(goal, coord) ? "goal" : undefined);

/**
 * The keys that move through the search, and undo and redo, while the focus is on the board or the transport.
 * @param {HTMLElement} element
 * @param {{ session: () => import("./session.js").Session, command: (act: () => void) => void, stride: { step: (direction: 1 | -1) => void }, isTransport: boolean }} target
 * @returns {() => void}
 */
export function listenToSearchKeys(element, { session, command, stride, isTransport }) {
  return listen(element, "keydown", (event) => {
    const act = actionOf(event, session(), stride, isTransport);
    if (!act) return;
    event.preventDefault();
    command(act);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./session.js").Session} session
 * @param {{ step: (direction: 1 | -1) => void }} stride
 * @param {boolean} isTransport
 * @returns {(() => void) | undefined}
 */
function actionOf(event, session, stride, isTransport) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key.toLowerCase() === "z") return event.shiftKey ? () => session.redo() : () => session.undo();
  if (isCommand && event.key.toLowerCase() === "y") return () => session.redo();
  if (isCommand || event.altKey) return undefined;
  const isChoice = isNamed(event.target, "select");
  const onControl = isChoice || isNamed(event.target, "input");
  switch (event.key) {
    case ".":
      return () => stride.step(1);
    case ",":
      return () => stride.step(-1);
    case "Home":
      return onControl ? undefined : () => session.clock.step(Number.NEGATIVE_INFINITY);
    case "End":
      return onControl ? undefined : () => session.clock.step(Number.POSITIVE_INFINITY);
    case " ":
      // The space bar presses a focused button and opens a list, so it plays and pauses only where the focus is on something else.
      if (!isTransport || isChoice || isNamed(event.target, "button")) return undefined;
      return () => (session.clock.player.playing ? session.clock.pause() : session.clock.play());
    default:
      return undefined;
  }
}
