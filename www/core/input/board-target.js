// What is used of a board, and the keys that move through the search. Every listener returns a function that
// removes it. What else happens to the board is in board-input.js.

import { listen } from "../ui/dom.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Acting } from "../panels/panel.js"
 * @import { Striding } from "../run/sizes.js"
 * @import { Session, Showing } from "../session/session.js"
 */

/** @typedef {"wall" | "erase" | "penalty" | "start" | "goal"} Tool */
/** Who is told which cell the reader picks, and how Escape leaves that, if it does. @typedef {((coord: Coord) => void) & { leave?: () => void }} Picker */

/**
 * A board that readers use.
 * @typedef {object} UsedBoard
 * @property {HTMLElement} board
 * @property {(point: { clientX: number, clientY: number }) => { coord: Coord, isInside: boolean }} cellAt
 * @property {() => Coord} cursor
 * @property {(coord: Coord, isByKeyboard: boolean) => void} moveCursor
 * @property {() => "draw" | "ends" | "none"} access What readers may do on the board: draw, drag start and goal only, or
 *   nothing.
 * @property {() => Picker | undefined} picker Who is told which cell the reader picks, instead of an edit.
 *
 * What is read out.
 * @typedef {object} Hearing
 * @property {HTMLElement} spoken Where it stands.
 * @property {(hear: Hear) => void} hear Says who is told that something else is shown.
 */

/**
 * Hears that something else is shown.
 * @callback Hear
 * @param {string | undefined} message What the status line says in place of all else.
 * @param {number} messages How often it has said such a thing.
 * @returns {void}
 */

/** Tested by tag name, because an element may come from another window. @param {EventTarget | null} target @param {string} name */
const isNamed = (target, name) => /** @type {Element | null} */ (target)?.localName === name;

/**
 * The keys that move through the search, and undo and redo, while the focus is on the board or the transport.
 * @param {HTMLElement} element
 * @param {Showing & Acting & Striding} stage
 * @param {boolean} isTransport
 * @returns {() => void}
 */
export function listenToSearchKeys(element, { session, command, stride }, isTransport) {
  return listen(element, "keydown", (event) => {
    const act = actionOf(event, session(), stride, isTransport);
    if (!act) return;
    event.preventDefault();
    command(act);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {Session} session
 * @param {Striding["stride"]} stride
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
