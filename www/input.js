// What the board's input works on, and the keys that move through the search. Every listener returns a function that
// removes it. What else happens to the board is in board-input.js.

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
