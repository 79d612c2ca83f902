// The numbers in a scenario's texts, which come from running its searches. Headless; the engine is passed in.

import { hasCode } from "../../core/engine/errors.js";
import { isByH, isPlain } from "../../rules/algorithms.js";
import { columnOf, indexOf, WALL } from "../../rules/cells.js";
import { askedAt, checkQuestion } from "./asked-questions.js";
import { ScenarioError } from "./error.js";
import { lookupsInParts } from "./membership.js";
import { checkPlaceholders, OF_BOARD, OF_SEARCH } from "./scenario-texts.js";
import { momentOf, nameOf, stepOf, valuesOfStep } from "./search-moments.js";

/**
 * @import { Options, Solver } from "../../engine.js"
 * @import { Asked } from "./asked-questions.js"
 * @import { Text } from "./check.js"
 * @import { Values } from "./scenario-texts.js"
 * @import { Event, Mode, Penalties, Scenario } from "./scenario.js"
 */

/** @typedef {typeof import("../../engine.js").Solver} SolverClass */

/** Scenarios are searched before they are shown, so their boards and their searches are bounded. */
const MOST_CELLS = 1 << 16;
const MOST_EXPANSIONS = 500_000;
/** Expansions between two pauses: with an unsorted list one of them may scan all cells. */
const PART = 64;

/** @typedef {{ step: number, text: Text, values: Values, marks?: [number, number][], isEstimate?: boolean }} Caption A caption at its step. */

/**
 * @typedef {object} Facts
 * @property {Values} values What can be filled in anywhere.
 * @property {Caption[][]} captions By mode, in the order of their steps.
 * @property {Options[]} options All options, by mode.
 * @property {Uint8Array[]} cells The board, by mode: penalties may differ.
 * @property {Board} board
 * @property {Board[]} boards By mode; if a mode is refused, its board is as on its map.
 * @property {(Error | undefined)[]} refusals What the engine says about modes whose search cannot begin.
 * @property {number} start The step to begin at; infinite for the end of the search.
 * @property {number} end The step to pause at; infinite for the end of the search.
 * @property {Asked[]} asked By question.
 */

/** @typedef {{ width: number, height: number, start: [number, number], goal: [number, number], origin: [number, number] }} Board */

/** How many of its searches a scenario has run. @typedef {{ done: number, all: number }} Share */

/**
 * The facts, all at once.
 * @param {SolverClass} Solver
 * @param {Scenario} scenario
 * @returns {Facts}
 * @throws {ScenarioError} if a search cannot be run or a text refers to a number that does not exist.
 */
export const factsOf = (Solver, scenario) => atOnce(factsInParts(Solver, scenario));

/** The result of work done in parts. @template T @param {Generator<unknown, T, void>} parts @returns {T} */
function atOnce(parts) {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/**
 * The same, with pauses in which the page can do other things.
 * @param {SolverClass} Solver
 * @param {Scenario} scenario
 * @returns {Generator<Share, Facts, void>}
 * @throws {ScenarioError} if a search cannot be run or a text refers to a number that does not exist.
 */
export function* factsInParts(Solver, scenario) {
  /** @type {Facts} */
  const facts = {
    values: {},
    captions: [],
    options: [],
    cells: [],
    board: { width: 0, height: 0, start: [0, 0], goal: [0, 0], origin: [0, 0] },
    boards: [],
    refusals: [],
    start: 0,
    end: 0,
    asked: [],
  };
  const asksForLookups = JSON.stringify(scenario).includes("lookups}");
  const runs = [];
  for (const [done, mode] of scenario.modes.entries()) {
    const solver = boardOf(Solver, mode.map);
    try {
      const parts = runMode(solver, scenario, mode, facts, asksForLookups);
      for (let part = parts.next(); ; part = parts.next()) {
        if (part.done) {
          runs.push(part.value);
          break;
        }
        yield { done, all: scenario.modes.length };
      }
    } finally {
      solver.free();
    }
  }
  [facts.board] = facts.boards;
  facts.captions = runs.map((captions) =>
    captions.map(({ key, step, text, values, marks, isEstimate }) => {
      const all = { ...facts.values, ...values };
      checkPlaceholders(text, key, all);
      return { step, text, values: all, marks, isEstimate };
    }),
  );
  facts.asked = facts.asked.map(({ step, values, told }) => {
    return { step, values: { ...facts.values, ...values }, told: { ...facts.values, ...told } };
  });
  for (const question of scenario.questions) {
    if (question.kind !== "cure") continue;
    const options = facts.options[question.mode];
    if (!isPlain(options) || isByH(options)) throw new ScenarioError("scenario-cure", { key: question.key });
  }
  checkTexts(scenario, facts);
  return facts;
}

/**
 * Runs the search of a mode and adds its results to the facts.
 * @param {Solver} solver With the mode's map.
 * @param {Scenario} scenario
 * @param {Mode} mode
 * @param {Facts} facts
 * @param {boolean} asksForLookups Whether a text mentions how many list entries were looked at.
 * @returns {Generator<void, ReturnType<typeof captionsOf> extends Generator<void, infer T, void> ? T : never, void>}
 */
function* runMode(solver, scenario, mode, facts, asksForLookups) {
  const isWritten = mode.id === "written";
  const prefix = isWritten ? "" : `${mode.id}.`;
  const defaults = solver.options;
  const onMap = solver.cells();
  solver.setCells(pricedCells(onMap, mode.penalties));
  let refusal = placeEnds(solver, mode);
  configure(solver, mode, defaults);
  const { width, height, start, goal, origin } = solver;
  facts.boards.push({ width, height, start, goal, origin });
  facts.cells.push(solver.cells());
  facts.options.push(solver.options);
  refusal ??= yield* run(solver, isWritten);
  facts.refusals.push(refusal);
  const search = refusal ? noValues() : valuesOfSearch(solver, mode, onMap);
  yield;
  if (asksForLookups && !refusal) search.lookups = yield* lookupsInParts(solver);
  const ofBoard = isWritten || hasOwnBoard(scenario, mode) ? valuesOfBoard(solver, mode) : {};
  for (const [name, value] of Object.entries({ ...search, ...ofBoard })) facts.values[prefix + name] = value;
  const captions = yield* captionsOf(solver, mode, refusal);
  if (isWritten) {
    boundsOf(solver, scenario, captions[0]?.step ?? 0, facts);
    facts.asked = scenario.questions.map((question) => askedAt(solver, question));
  }
  return captions;
}

/**
 * Adds the steps where the search as written begins and pauses.
 * @param {Solver} solver
 * @param {Scenario} scenario
 * @param {number} first The step of the first caption.
 * @param {Facts} facts
 */
function boundsOf(solver, { start, end }, first, facts) {
  const bound = (/** @type {number | Event} */ at, /** @type {string} */ key) =>
    at === "end" ? Number.POSITIVE_INFINITY : stepOf(solver, at, key);
  facts.start = bound(start ?? first, "start");
  facts.end = bound(end, "end");
}

/** Whether a mode is on another board than the scenario. @param {Scenario} scenario @param {Mode} mode */
export const hasOwnBoard = ({ map }, mode) => mode.map !== map || mode.ends !== undefined;

/** Moves start and goal as a mode says. @param {Solver} solver @param {Mode} mode @returns {Error | undefined} Why they cannot be there. */
function placeEnds(solver, { ends = {} }) {
  try {
    if (ends.start) solver.setStart(...ends.start);
    if (ends.goal) solver.setGoal(...ends.goal);
    return undefined;
  } catch (error) {
    return ofEngine(error);
  }
}

/**
 * A solver at the end of the search as written.
 * @param {SolverClass} Solver
 * @param {Scenario} scenario
 * @returns {Generator<void, Solver, void>}
 */
export function* solverInParts(Solver, scenario) {
  const [written] = scenario.modes;
  const solver = boardOf(Solver, written.map);
  solver.setCells(pricedCells(solver.cells(), written.penalties));
  configure(solver, written, solver.options);
  yield* run(solver);
  return solver;
}

/** @param {SolverClass} Solver @param {string} map */
function boardOf(Solver, map) {
  let solver;
  try {
    solver = Solver.fromMap(map);
  } catch (error) {
    throw new ScenarioError("scenario-map", {}, ofEngine(error));
  }
  const cells = solver.width * solver.height;
  if (cells > MOST_CELLS) {
    solver.free();
    throw new ScenarioError("scenario-cells", { cells, most: MOST_CELLS });
  }
  return solver;
}

/**
 * The cells with other penalties: open cells without a penalty are road, those with one are off the road.
 * @param {Uint8Array} cells
 * @param {Penalties | undefined} penalties
 */
export function pricedCells(cells, penalties) {
  if (!penalties) return cells;
  return cells.map((byte) => (byte === WALL ? WALL : byte === 0 ? penalties.road : penalties.other));
}

/** @param {Solver} solver @param {Mode} mode @param {Options} defaults */
function configure(solver, mode, defaults) {
  try {
    solver.configure({ ...defaults, ...mode.options });
  } catch (error) {
    throw new ScenarioError("scenario-options", { key: keyOf(mode, "options") }, ofEngine(error));
  }
}

const BLOCKED = ["start-blocked", "goal-blocked"];

/**
 * Searches to the end.
 * @param {Solver} solver
 * @param {boolean} mustBegin Whether a blocked start or goal is a mistake in the scenario, and not something to show.
 * @returns {Generator<void, Error | undefined, void>} Why it cannot begin.
 */
function* run(solver, mustBegin = true) {
  try {
    while (solver.step(PART) === "searching") {
      yield;
      if (solver.length >= MOST_EXPANSIONS) throw new ScenarioError("scenario-long", { most: MOST_EXPANSIONS });
    }
  } catch (error) {
    if (error instanceof ScenarioError) throw error;
    const reason = ofEngine(error);
    if (!mustBegin && BLOCKED.includes(reason.code)) return reason;
    throw new ScenarioError("scenario-search", {}, reason);
  }
  return undefined;
}

/**
 * What the engine says about a mistake. Anything else is a mistake in Starstep and not in a scenario.
 * @param {unknown} error
 * @returns {Error & { code: string }}
 */
function ofEngine(error) {
  if (hasCode(error)) return error;
  throw error;
}

/** @param {Mode} mode @param {string} name */
function keyOf({ id }, name) {
  if (id === "written") return name;
  return `${id.replace(/^variant(\d+)$/, (_, number) => `variants[${number - 1}]`)}.${name}`;
}

/** @param {Solver} solver @param {Mode} mode @returns {Values} */
function valuesOfBoard(solver, { ends }) {
  const { width, height } = solver;
  const { start, goal } = { start: solver.start, goal: solver.goal, ...ends };
  const cells = solver.cells();
  const walls = cells.reduce((sum, byte) => sum + Number(byte === WALL), 0);
  /** @type {Record<typeof OF_BOARD[number], number | string>} */
  const values = {
    width,
    height,
    walls,
    free: cells.length - walls,
    reachable: countReachable(solver, cells),
    start: nameOf(solver, ...start),
    goal: nameOf(solver, ...goal),
    apart: Math.abs(goal[0] - start[0]) + Math.abs(goal[1] - start[1]),
  };
  return values;
}

/** How many open cells straight moves reach from the start. @param {Solver} solver @param {Uint8Array} cells */
function countReachable(solver, cells) {
  const { width, start } = solver;
  const first = indexOf(solver, [start[0], start[1]]);
  const seen = new Set([first]);
  if (cells[first] === WALL) return 0;
  for (const index of seen) {
    const x = columnOf(solver, index);
    const beside = [index - width, index + width, x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1];
    for (const next of beside) if (next >= 0 && next < cells.length && cells[next] !== WALL) seen.add(next);
  }
  return seen.size;
}

/** The names of a search's numbers, none of them with a value. @returns {Values} */
const noValues = () => Object.fromEntries(OF_SEARCH.map((name) => [name, undefined]));

/** @param {Solver} solver @param {Mode} mode @param {Uint8Array} onMap The cells without the mode's penalties. @returns {Values} */
function valuesOfSearch(solver, { penalties }, onMap) {
  const { stats } = solver;
  const { pathCost: cost, pathLength: cells } = stats;
  const shortest = cost === undefined ? undefined : solver.shortestCost();
  const percent = cost && shortest !== undefined ? Math.max(0, (1 - shortest / cost) * 100) : cost;
  const { weight } = solver.options;
  const { road, other } = penalties ?? {};
  const steps = cells === undefined ? undefined : cells - 1;
  const onRoad = cells === undefined ? undefined : countOnRoad(solver, onMap);
  const all = { ...stats, cost, cells, steps, shortest, percent, weight, road, other, onRoad };
  return Object.assign(
    noValues(),
    Object.fromEntries(Object.entries(all).filter(([name]) => OF_SEARCH.includes(name))),
  );
}

/** How many cells of the path have no penalty on the map. @param {Solver} solver @param {Uint8Array} onMap */
function countOnRoad(solver, onMap) {
  const { cells = [] } = solver.path() ?? {};
  let count = 0;
  for (let i = 0; i < cells.length; i += 2) count += Number(onMap[indexOf(solver, [cells[i], cells[i + 1]])] === 0);
  return count;
}

/** @param {Solver} solver @param {Mode} mode @param {Error | undefined} refusal */
function* captionsOf(solver, mode, refusal) {
  const captions = mode.captions.map(({ at, ...caption }, index) => {
    const key = keyOf(mode, `captions[${index}]`);
    return { ...caption, key, step: stepOf(solver, momentOf(at), `${key}.at`, refusal) };
  });
  captions.sort((a, b) => a.step - b.step);
  const { length } = solver;
  const result = [];
  for (const caption of captions) {
    yield;
    /** @type {Values} */
    const values = refusal ? { step: 0 } : valuesOfStep(solver, caption.step, caption.text);
    result.push({ ...caption, values });
  }
  solver.seek(length);
  return result;
}

/** Everything except captions, which have numbers of their own. @param {Scenario} scenario @param {Facts} facts */
function checkTexts({ title, summary, modes, questions }, { values, asked }) {
  checkPlaceholders(title, "title", values);
  checkPlaceholders(summary, "summary", values);
  for (const mode of modes) if (mode.title) checkPlaceholders(mode.title, keyOf(mode, "title"), values);
  for (const [index, question] of questions.entries()) checkQuestion(question, asked[index]);
}

/**
 * The caption at a position: the last one whose step has been reached.
 * @param {Caption[]} captions In the order of their steps.
 * @param {number} position
 * @returns {Caption | undefined}
 */
export const captionAt = (captions, position) => captions.findLast(({ step }) => step <= position);
