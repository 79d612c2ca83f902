// The board on the screen as a part of the lesson that is written, and putting that of another lesson there.

import { passing } from "../lessons/passing.js";

/**
 * @import { SolverFace, Solving } from "../../core/engine/solver-face.js"
 * @import { Loading } from "../lessons/lessons.js"
 * @import { Shown } from "./draft.js"
 */

/**
 * The board as text, and the options that differ from the default.
 * @param {Solving} star
 * @returns {Shown}
 */
export function shownOn({ solver }) {
  const { options, choices } = /** @type {SolverFace} */ (solver);
  const differing = Object.entries(options).filter(
    ([key, value]) => value !== choices[/** @type {keyof typeof choices} */ (key)].default,
  );
  return { map: /** @type {NonNullable<typeof solver>} */ (solver).toMap(), options: Object.fromEntries(differing) };
}

/** What of a file says how its board looks and how it is searched. */
const OF_BOARD = ["starstep", "map", "options", "penalties"];

/**
 * Shows the board of a lesson, searched by its options, or the one that is shown; in both cases without the lesson.
 * @param {HTMLElement & Solving & Loading} star
 * @param {Record<string, unknown>} [raw]
 */
export async function showBoardOf(star, raw) {
  const { solver } = star;
  if (!solver) return;
  const isLesson = star.shadowRoot?.querySelector("[part=scenario]") !== null;
  const position = raw ? undefined : solver.position;
  if (raw) {
    const board = Object.fromEntries(Object.entries(raw).filter(([key]) => OF_BOARD.includes(key)));
    await star.load(passing({ ...board, title: "-", summary: "-" }));
  } else if (!isLesson) return;
  await star.load(solver.toMap());
  if (position !== undefined) star.seek(position);
}
