// A run and its board in the form that a link holds.

import { Solver } from "../../engine.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Options } from "../../engine.js"
 * @import { Compared, State } from "./payload.js"
 */

/** @typedef {Pick<Run, "board" | "options" | "shownStep" | "length">} Shown What of a run is in a link. */

/**
 * Searches that are compared: the options of the others, and where the clock is.
 * @typedef {Omit<Compared, "others"> & { others: Options[] }} Comparison
 *
 * A scenario that is shown, as it was before the reader touched it: `name` is that of a supplied one, `source` any other as
 * JSON, `id` tells it from others; `start` is the step that is shown first, and `compared` what it compares from the start.
 * @typedef {{ id?: string | number, name?: string, source?: string, board: Board, options: Options, start: number, compared?: Comparison }} Scenario
 */

/**
 * What is shown at some time, for a link that may be made of it: its first run, and what is around that.
 * @typedef {{ run: Shown, around: { camera?: State["camera"], lang?: string, scenario?: Scenario, compared?: Comparison } }} Held
 */

/** @returns {Options} */
export const defaultOptions = () =>
  /** @type {any} */ (Object.fromEntries(Object.entries(Solver.choices).map(([key, choice]) => [key, choice.default])));

/**
 * What a link to a run holds. For a scenario, only what the reader changed.
 * @param {Shown} run The first one, if several are compared.
 * @param {Held["around"]} [around]
 * @returns {State}
 */
export function stateOf(run, { camera, lang, scenario, compared: all } = {}) {
  // A log beside a search is not in a link.
  const compared = all && all.others.length > 0 ? all : undefined;
  const { board } = run;
  /** @type {State} */
  const state = {};
  if (scenario?.name !== undefined) state.scenario = scenario.name;
  else if (scenario) state.lesson = scenario.source;
  if (lang) state.lang = lang;
  if (camera) state.camera = onBoard(camera, board);
  const changed = differing(run.options, defaultOptions());
  const isUntouched = scenario && Object.keys(differing(run.options, scenario.options)).length === 0;
  // An empty list says that a scenario's options were reset to the defaults.
  if (scenario ? !isUntouched : Object.keys(changed).length > 0) state.options = changed;
  if (!scenario || !isSameBoard(board, scenario.board)) state.board = board;
  const untouched = state.board || state.options ? undefined : scenario;
  const comparison = comparisonOf(run, compared, untouched);
  if (comparison) state.compared = comparison;
  if (compared) return state;
  const position = positionOf(run, untouched);
  if (position !== undefined) state.position = position;
  return state;
}

/** Says that nothing is compared where a scenario would compare something. */
const NONE = /** @type {const} */ ({ layout: "beside", align: "steps", front: 0 });

/**
 * What is compared, unless it is what an untouched scenario compares by itself.
 * @param {Shown} run
 * @param {Comparison | undefined} compared
 * @param {Scenario | undefined} untouched
 * @returns {State["compared"]}
 */
function comparisonOf({ options }, compared, untouched) {
  const written = untouched?.compared;
  if (!compared) return written && { ...NONE, others: [] };
  const others = compared.others.map((other) => differing(other, options));
  const { layout, align, front, clock } = compared;
  const made = { others, layout, align, front, ...(clock === undefined ? {} : { clock }) };
  const isWritten = written && isSame(made, { ...written, others: written.others.map((it) => differing(it, options)) });
  return isWritten ? undefined : made;
}

/** @param {NonNullable<State["compared"]>} a @param {NonNullable<State["compared"]>} b */
const isSame = (a, b) =>
  [a.layout, a.align, a.front, a.clock].join() === [b.layout, b.align, b.front, b.clock].join() &&
  a.others.length === b.others.length &&
  a.others.every((options, index) => {
    const other = b.others[index];
    const keys = new Set([...Object.keys(options), ...Object.keys(other)]);
    return [...keys].every((key) => options[key] === other[key]);
  });

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
