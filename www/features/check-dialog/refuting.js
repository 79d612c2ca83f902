// A small board on which a checked program goes wrong, as an answer like that of a check, so that it can be shown like one.
// Headless.

import { refutation } from "../../check/index.js";
import { isPenalty } from "../../rules/cells.js";
import { shares } from "./checking.js";
import { withoutBugs } from "./without-bugs.js";

/**
 * @import { Refutation, Tried } from "../../check/board-trials.js"
 * @import { Candidate } from "../../check/candidates.js"
 * @import { Found, Ground } from "./checking.js"
 */

/** What explains a program's log, and the board that it is of. @typedef {{ candidate: Candidate, board: Ground }} Suspected */

/**
 * @typedef {object} Refuted
 * @property {Tried} tried On which boards the program was run.
 * @property {{ found: Found } & Pick<Refutation, "fails" | "cost" | "rounds" | "optimum" | "isCertain">} [refuted] What it does on the
 *   board, and how that is wrong.
 */

/** @param {Suspected} suspected @returns {Generator<{ share: number }, Refuted, void>} */
export function* refutingParts({ candidate, board }) {
  const penalties = board.cells.some(isPenalty);
  const { found, tried } = yield* shares(refutation(candidate, { penalties, larger: board }));
  if (!found) return { tried };
  const { board: _, start: __, goal: ___, steps: ____, path: _____, ...told } = found;
  return { tried, refuted: { found: foundOn(found, candidate), ...told } };
}

/** What the program does there. @param {Refutation} refutation @param {Candidate} candidate @returns {Found} */
function foundOn({ board, start, goal, steps, path = [] }, candidate) {
  const ground = { ...board, start, goal };
  const taken = Int32Array.from(steps.flat());
  return {
    board: ground,
    read: { steps: steps.length, cells: path.length },
    diagnosis: { exact: true, candidates: [candidate] },
    taken,
    path: Int32Array.from(path.flat()),
    right: withoutBugs(ground, candidate.options, taken),
  };
}
