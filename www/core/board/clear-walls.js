// Takes everything off a board but its start and goal.

/** @import { Session } from "../session/session.js" */

/** @param {Session} session */
export const clearWalls = (session) =>
  session.change((solver) => solver.setCells(new Uint8Array(solver.width * solver.height)), "open");
