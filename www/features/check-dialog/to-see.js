// Where a reader's program does something to look at: the cell that pictures outline, and the step that the slider marks. Headless.

import { toBoard } from "../../check/coordinate-frames.js";

/** @import { Found } from "./checking.js" */

/** The cell that is told of: with a wrong number, or where the log goes another way. @param {Found["diagnosis"]} diagnosis @param {Found["board"]} board */
export function cellToSee({ candidates: [first], difference, wrongNumber }, board) {
  const isFirst = wrongNumber && first && (!difference || wrongNumber.step <= difference.step);
  return isFirst ? toBoard(first.frame, wrongNumber.cell, board) : (difference?.taken ?? first?.slips?.[0].cell);
}

/**
 * The step, from 1, at which the program goes another way or its log has slipped; undefined if there is none.
 * @param {Pick<Found, "diagnosis" | "right">} found
 */
export const stepToSee = ({
  diagnosis: {
    difference,
    candidates: [first],
  },
  right,
}) => difference?.step ?? first?.slips?.[0].step ?? right?.differs;
