// Makes a session show what a link holds.

import { LinkError } from "../../core/data/link-error.js";
import { hasCode } from "../../core/engine/errors.js";
import { short } from "../../core/ui/ellipsis.js";
import { Solver } from "../../engine.js";
import { defaultOptions, isSameBoard } from "./link-state.js";

/**
 * @import { Session } from "../../core/session/session.js"
 * @import { State } from "./payload.js"
 */

/**
 * Shows what a link holds. A board comes with its options, and whoever compared searches on another board does not any
 * more; for parts that are missing, nothing changes.
 * @param {Session} session
 * @param {State} state
 * @param {typeof import("../../core/session/comparing.js").beginComparing} [begin] Needed where searches are compared.
 * @throws an error of the engine
 */
export function openState(session, state, begin) {
  const { board, compared } = state;
  session.clock.pause();
  if (board || compared) session.endCompare();
  openRun(session, state);
  if (!compared || compared.others.length === 0 || !begin) return;
  const { others, layout, align, front, clock } = compared;
  begin(session, [{}, ...others], { layout, align });
  session.front = front;
  session.clock.seek(clock ?? Number.POSITIVE_INFINITY);
}

/** @param {Session} session @param {State} state */
function openRun(session, { board, options, position }) {
  const { run } = session;
  if (board && !isSameBoard(board, run.board)) session.openBoard(board, options ?? {});
  else if (board || options) run.configure({ ...defaultOptions(), ...options });
  if (board || options || position !== undefined) session.clock.seek(position ?? Number.POSITIVE_INFINITY);
}

/**
 * Refuses options that this version does not know, before anything is changed.
 * @param {State} state
 * @throws {LinkError} `link-option`
 */
export function checkOptions({ options = {}, compared }) {
  const all = [options, ...(compared?.others ?? [])].flatMap((some) => Object.entries(some));
  const solver = new Solver(1, 1);
  try {
    for (const [name, value] of all) {
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
