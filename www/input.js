// Pointer and keyboard on the board become commands to the session. Every listener returns its undo.

import { isSame, line, WALL } from "./edit.js";

/** @typedef {import("./edit.js").Coord} Coord */
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

/** The byte that a tool paints. @param {{ tool: Tool, penalty: number }} brush */
const byteOf = ({ tool, penalty }) => (tool === "wall" ? WALL : tool === "penalty" ? penalty : 0);

/** The tool that paints a byte. @param {number} byte @returns {Tool} */
const toolOf = (byte) => (byte === WALL ? "wall" : byte === 0 ? "erase" : "penalty");

/**
 * Painting and dragging with mouse, pen and finger.
 * @param {Target} target
 * @returns {() => void}
 */
export function listenToPointer(target) {
  /** @type {{ id: number, last: Coord, end?: "start" | "goal", byte: number } | undefined} */
  let stroke;
  /** The fingers on the board. @type {Set<number>} */
  const fingers = new Set();

  const down = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "touch") fingers.add(event.pointerId);
    // Two fingers move the board, wherever they are: the first one stops painting, and neither begins again while the
    // other is there.
    if (stroke || fingers.size > 1) {
      if (event.pointerId !== stroke?.id) stroke = undefined;
      return;
    }
    const { coord, isInside } = target.cellAt(event);
    // Left, right, and the eraser of a pen; others move the board, or go back in the history.
    if (![0, 2, 5].includes(event.button) || !isInside) return;
    // The focus goes to the board, so that the keys work; the page must not scroll for it.
    event.preventDefault();
    target.board.focus({ preventScroll: true });
    target.board.setPointerCapture(event.pointerId);
    const brush = target.brush();
    const { board } = target.session();
    const isEraser = event.button === 2 || event.button === 5;
    const end = isSame(coord, board.start) ? "start" : isSame(coord, board.goal) ? "goal" : endOfTool(brush.tool);
    const byte = byteOf(brush);
    const isThere = board.cells[coord[1] * board.width + coord[0]] === byte;
    const painted = isEraser || isThere ? 0 : byte;
    if (target.session().locks.has(end ?? toolOf(painted))) return;
    stroke = { id: event.pointerId, last: coord, end, byte: painted };
    target.command(() => target.session().beginStroke());
    draw(coord);
  };

  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== stroke?.id) return;
    const { coord } = target.cellAt(event);
    if (!isSame(coord, stroke.last)) draw(coord);
  };

  const draw = (/** @type {Coord} */ coord) => {
    if (!stroke) return;
    const { end, last, byte } = stroke;
    stroke.last = coord;
    target.moveCursor(coord, false);
    target.command(() => {
      if (end) target.session().moveEnd(end, coord);
      else target.session().paint(line(last, coord), byte);
    });
  };

  const up = (/** @type {PointerEvent} */ event) => {
    fingers.delete(event.pointerId);
    if (event.pointerId !== stroke?.id) return;
    stroke = undefined;
    target.command(() => target.session().endStroke());
  };

  const { board } = target;
  const undos = [
    listen(board, "pointerdown", down),
    listen(board, "pointermove", move),
    listen(board, "pointerup", up),
    listen(board, "pointercancel", up),
    listen(board, "contextmenu", (event) => event.preventDefault()),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}

/** @param {Tool} tool */
const endOfTool = (tool) => (tool === "start" || tool === "goal" ? tool : undefined);

/** @type {Record<string, Coord>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The keys of the board: the cursor and the tool.
 * @param {Target} target
 * @returns {() => void}
 */
export function listenToBoardKeys(target) {
  return listen(target.board, "keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const { width, height } = target.session().board;
      const [x, y] = target.cursor();
      const far = event.shiftKey ? 5 : 1;
      const clamp = (/** @type {number} */ value, /** @type {number} */ side) => Math.max(0, Math.min(side - 1, value));
      target.moveCursor([clamp(x + far * arrow[0], width), clamp(y + far * arrow[1], height)], true);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      target.command(() => applyTool(target));
      target.moveCursor(target.cursor(), true);
    }
  });
}

/** Applies the tool to the cursor's cell; what it would paint and is there already is erased. @param {Target} target */
function applyTool(target) {
  const session = target.session();
  const brush = target.brush();
  const cursor = target.cursor();
  const end = endOfTool(brush.tool);
  const byte = byteOf(brush);
  const isThere = session.board.cells[cursor[1] * session.board.width + cursor[0]] === byte;
  const painted = isThere ? 0 : byte;
  if (session.locks.has(end ?? toolOf(painted))) return;
  session.beginStroke();
  if (end) session.moveEnd(end, cursor);
  else session.paint([cursor], painted);
  session.endStroke();
}

/**
 * The keys that move through the search, and undo and redo, while the focus is on the board or the transport.
 * @param {HTMLElement} element
 * @param {{ session: () => import("./session.js").Session, command: (act: () => void) => void, isTransport: boolean }} target
 * @returns {() => void}
 */
export function listenToSearchKeys(element, { session, command, isTransport }) {
  return listen(element, "keydown", (event) => {
    const act = actionOf(event, session(), isTransport);
    if (!act) return;
    event.preventDefault();
    command(act);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {import("./session.js").Session} session
 * @param {boolean} isTransport
 * @returns {(() => void) | undefined}
 */
function actionOf(event, session, isTransport) {
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key.toLowerCase() === "z") return event.shiftKey ? () => session.redo() : () => session.undo();
  if (isCommand && event.key.toLowerCase() === "y") return () => session.redo();
  if (isCommand || event.altKey) return undefined;
  const onControl = event.target instanceof HTMLInputElement;
  switch (event.key) {
    case ".":
      return () => session.step(1);
    case ",":
      return () => session.step(-1);
    case "Home":
      return onControl ? undefined : () => session.step(Number.NEGATIVE_INFINITY);
    case "End":
      return onControl ? undefined : () => session.step(Number.POSITIVE_INFINITY);
    case " ":
      // A button that has the focus is pressed by the space bar, so only what is no button plays and pauses here.
      if (!isTransport || event.target instanceof HTMLButtonElement) return undefined;
      return () => (session.player.playing ? session.pause() : session.play());
    default:
      return undefined;
  }
}
