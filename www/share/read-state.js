// Makes a session show what a link holds.

import { hasCode } from "../coded.js";
import { Solver } from "../engine.js";
import { short } from "../short.js";
import { LinkError } from "./link-error.js";
import { defaultOptions, isSameBoard } from "./state.js";

/** @typedef {import("./payload.js").State} State */
/** @typedef {import("../session.js").Session} Session */

/**
 * Shows what a link holds. A board comes with its options; for parts that are missing, nothing changes.
 * @param {Session} session
 * @param {State} state
 */
export function openState(session, { board, options, position }) {
  const { run } = session;
  run.pause();
  if (board && !isSameBoard(board, run.board)) session.openBoard(board, options ?? {});
  else if (board || options) run.configure({ ...defaultOptions(), ...options });
  if (board || options || position !== undefined) run.seek(position ?? Number.POSITIVE_INFINITY);
}

/**
 * Refuses options that this version does not know, before anything is changed.
 * @param {State} state
 * @throws {LinkError} `link-option`
 */
export function checkOptions({ options = {} }) {
  const solver = new Solver(1, 1);
  try {
    for (const [name, value] of Object.entries(options)) {
      try {
        solver.configure({ [name]: value });
      } catch (error) {
        if (!hasCode(error)) throw error;
        throw new LinkError("link-option", { name, value: short(String(value)) });
      }
    }
  } finally {
    solver.free();
  }
}
