// Edits by scripts: what the engine's methods of the same names do, but on the board that is shown, each in one step for
// undo. The engine checks the arguments before anything is changed.

import { isSame } from "../core/board/board.js";
import { solverOf } from "../core/board/convert.js";
import { Solver } from "../engine.js";
import { WALL } from "../rules/cells.js";

/** @import { Session } from "../core/session/session.js" */

/**
 * @param {Session} session
 * @param {number} x
 * @param {number} y
 * @param {number} byte
 * @throws an error of the engine; then nothing is changed
 */
export function setCell(session, x, y, byte) {
  const { board } = session.document;
  if (byteAt(session, x, y) === byte) return;
  checkByte(byte);
  if (byte === WALL && (isSame(board.start, [x, y]) || isSame(board.goal, [x, y]))) {
    // No reader can paint over start and goal. A script may, as in the engine, and then no search can begin.
    const cells = board.cells.slice();
    cells[y * board.width + x] = byte;
    return setCells(session, cells);
  }
  inOneStroke(session, (document) => document.paint([[x, y]], byte));
}

/** @param {Session} session @param {Uint8Array} cells @throws an error of the engine; then nothing is changed */
export function setCells(session, cells) {
  session.openBoard({ ...session.document.board, cells }, session.run.options);
}

/**
 * @param {Session} session
 * @param {"start" | "goal"} end
 * @param {number} x
 * @param {number} y
 * @throws an error of the engine; then nothing is changed
 */
export function setEnd(session, end, x, y) {
  const { board } = session.document;
  const other = end === "start" ? board.goal : board.start;
  // A reader's start or goal goes to the nearest free cell. A script's goes where it is put, as in the engine.
  if (byteAt(session, x, y) === WALL || isSame(other, [x, y])) {
    if (!isSame(board[end], [x, y])) session.openBoard({ ...board, [end]: [x, y] }, session.run.options);
    return;
  }
  inOneStroke(session, (document) => document.moveEnd(end, [x, y]));
}

/**
 * What the engine finds on the board, apart from the search that is shown.
 * @param {Session} session
 * @throws an error of the engine
 */
export function findPath({ document, run }) {
  const solver = solverOf(document.board);
  try {
    solver.configure(run.options);
    return solver.findPath();
  } finally {
    solver.free();
  }
}

/**
 * Draws in a stroke that ends also where the engine fails: what comes after it would wait for its end.
 * @param {Session} session
 * @param {(document: Session["document"]) => void} draw
 */
function inOneStroke({ document }, draw) {
  document.beginStroke();
  try {
    draw(document);
  } finally {
    document.endStroke();
  }
}

/** The byte of a cell, if the cell exists. @param {Session} session @param {number} x @param {number} y */
function byteAt(session, x, y) {
  session.wake();
  return session.run.solver.cell(x, y);
}

/** @param {number} byte */
function checkByte(byte) {
  const solver = new Solver(1, 1);
  try {
    solver.setCell(0, 0, byte);
  } finally {
    solver.free();
  }
}
