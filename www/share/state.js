// A run and its board in the form that a link holds.

import { Solver } from "../engine.js";

/** @typedef {import("./payload.js").State} State */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {Pick<import("../run/run.js").Run, "board" | "options" | "shownStep" | "length">} Shown What of a run is in a link. */
/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../engine.js").Options} Options */

/**
 * A supplied scenario that is shown, as it was before the reader touched it; `start` is the step that is shown first.
 * @typedef {{ name: string, board: Board, options: Options, start: number }} Scenario
 */

/** @returns {Options} */
export const defaultOptions = () =>
  /** @type {any} */ (Object.fromEntries(Object.entries(Solver.choices).map(([key, choice]) => [key, choice.default])));

/**
 * What a link to a run holds. For a scenario, only what the reader changed.
 * @param {Shown} run
 * @param {{ camera?: State["camera"], lang?: string, scenario?: Scenario }} [around]
 * @returns {State}
 */
export function stateOf(run, { camera, lang, scenario } = {}) {
  const { board } = run;
  /** @type {State} */
  const state = {};
  if (scenario) state.scenario = scenario.name;
  if (lang) state.lang = lang;
  if (camera) state.camera = onBoard(camera, board);
  const changed = differing(run.options, defaultOptions());
  const isUntouched = scenario && Object.keys(differing(run.options, scenario.options)).length === 0;
  // An empty list says that a scenario's options were reset to the defaults.
  if (scenario ? !isUntouched : Object.keys(changed).length > 0) state.options = changed;
  if (!scenario || !isSameBoard(board, scenario.board)) state.board = board;
  const position = positionOf(run, state.board || state.options ? undefined : scenario);
  if (position !== undefined) state.position = position;
  return state;
}

/**
 * The step that a link names. Without one, a board is shown at its end, an untouched scenario at its own first step.
 * @param {Shown} run
 * @param {Scenario} [untouched]
 */
function positionOf({ shownStep, length }, untouched) {
  if (!untouched) return shownStep;
  return (shownStep ?? Number.POSITIVE_INFINITY) === untouched.start ? undefined : (shownStep ?? length);
}

/** @param {Options} options @param {Options} from @returns {Partial<Options>} */
const differing = (options, from) =>
  Object.fromEntries(
    Object.entries(options).filter(([key, value]) => value !== from[/** @type {keyof Options} */ (key)]),
  );

/** @param {Board} a @param {Board} b */
export const isSameBoard = (a, b) =>
  [a.width, a.height, ...a.start, ...a.goal, ...a.origin].join() ===
    [b.width, b.height, ...b.start, ...b.goal, ...b.origin].join() &&
  a.cells.every((cell, index) => cell === b.cells[index]);

/** The same part of the board, with its center on the board. @param {NonNullable<State["camera"]>} camera @param {Board} board */
const onBoard = ({ zoom, x, y }, { width, height }) => ({
  zoom,
  x: Math.max(0, Math.min(width, x)),
  y: Math.max(0, Math.min(height, y)),
});
