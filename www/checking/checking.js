// What is done with what a reader has pasted, from the texts to the answer, in parts, so that a page without workers can do
// other things in between. Headless.

import { fromTheStart, plausibleFrames, toBoard } from "../check/frames.js";
import { diagnosing, readBoard, readLog } from "../check/index.js";
import { outcomeOf } from "./outcome.js";
import { stepFacts } from "./step-facts.js";

/** @typedef {import("../board/board.js").Coord} Coord */

/**
 * What is to be checked: a board in a text, or one as data, and what the program printed.
 * @typedef {object} Order
 * @property {string} [text] The board as the reader has it.
 * @property {string} [wall] Which value in that text is a wall, if the reader has said so.
 * @property {Ground} [board] The board, instead of a text.
 * @property {Coord} [start] Where the text does not say it, or says otherwise.
 * @property {Coord} [goal]
 * @property {string} log
 *
 * @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground
 */

/**
 * What was read of the board, before anything is checked.
 * @typedef {object} Read
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {boolean} [isFromLog] Whether an end comes from the log.
 * @property {string} [wall] Which value is a wall.
 * @property {string[]} [values] Which values there are.
 */

/** An error, as far as it can be sent. @typedef {{ code: string, values: Record<string, string | number | undefined>, message: string }} Failure */

/** What is missing. @typedef {{ missing: "board" | "log" | "start" | "goal" }} Missing */

/**
 * What a check has found.
 * @typedef {object} Found
 * @property {Ground} board
 * @property {{ steps: number, cells: number }} read How many cells taken, and how many of a path, the log has.
 * @property {import("../check/index.js").Diagnosis} diagnosis
 * @property {boolean} isWhole Whether the log goes on to the end of the search.
 * @property {Int32Array} taken The cells taken, on the board, x and y alternating.
 * @property {Int32Array} path
 * @property {import("./outcome.js").Outcome} [outcome]
 * @property {import("./step-facts.js").StepFacts} [step]
 * @property {Wrong} [wrong]
 *
 * The first number that is wrong.
 * @typedef {object} Wrong
 * @property {number} step
 * @property {Coord} cell
 * @property {"g" | "h" | "f"} letter
 * @property {number} said
 * @property {number} right
 * @property {Coord} [by] The parent.
 * @property {number} [move] What the move from it costs.
 * @property {number} [added] What the program added.
 */

/** @typedef {Missing | Found} Answer */
