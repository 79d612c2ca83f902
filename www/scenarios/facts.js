// The numbers in a scenario's texts, which come from running its searches. Headless; the engine is handed in.

import { ScenarioError } from "./error.js";
import { checkPlaceholders, OF_BOARD, OF_SEARCH, OF_STEP } from "./texts.js";

/** @typedef {import("./scenario.js").Scenario} Scenario */
/** @typedef {import("./scenario.js").Mode} Mode */
/** @typedef {import("./scenario.js").Event} Event */
/** @typedef {import("./texts.js").Values} Values */
/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {typeof import("../engine.js").Solver} SolverClass */

/** Scenarios are searched before they are shown, so their boards and their searches are bounded. */
const MOST_CELLS = 1 << 16;
const MOST_EXPANSIONS = 500_000;
const WALL = 255;

/** @typedef {{ step: number, text: import("./check.js").Text, values: Values }} Caption A caption at its step. */

/**
 * @typedef {object} Facts
 * @property {Values} values What can be filled in everywhere.
 * @property {Caption[][]} captions By mode, in the order of their steps.
 * @property {import("../engine.js").Options[]} options All options, by mode.
 * @property {Uint8Array[]} cells The board, by mode: penalties may differ.
 * @property {Board} board
 * @property {number} start The step to begin at; infinite for the end of the search.
 * @property {number} end The step to pause at; infinite for the end of the search.
 * @property {number} ask The step of the search as written at which the question is asked.
 */

/** @typedef {{ width: number, height: number, start: [number, number], goal: [number, number], origin: [number, number] }} Board */

/**
 * @param {SolverClass} Solver
 * @param {Scenario} scenario
 * @returns {Facts}
 * @throws {ScenarioError} if a search cannot be run or a text asks for a number that there is not.
 */
export function factsOf(Solver, scenario) {
  const solver = boardOf(Solver, scenario);
  try {
    const { width, height, start, goal, origin } = solver;
    const written = solver.cells();
    const defaults = solver.options;
    /** @type {Facts} */
    const facts = {
      values: valuesOfBoard(solver),
      captions: [],
      options: [],
      cells: [],
      board: { width, height, start, goal, origin },
      start: 0,
      end: 0,
      ask: 0,
    };
    const runs = scenario.modes.map((mode) => {
      solver.setCells(pricedCells(written, mode.penalties));
      facts.cells.push(solver.cells());
      configure(solver, mode, defaults);
      facts.options.push(solver.options);
      run(solver);
      const prefix = mode.id === "written" ? "" : `${mode.id}.`;
      for (const [name, value] of Object.entries(valuesOfSearch(solver, mode))) facts.values[prefix + name] = value;
      const captions = captionsOf(solver, mode);
      if (mode.id === "written") {
        const { start = captions[0]?.step ?? 0, end, question } = scenario;
        const bound = (/** @type {number | Event} */ at, /** @type {string} */ key) =>
          at === "end" ? Number.POSITIVE_INFINITY : stepOf(solver, at, key);
        facts.start = bound(start, "start");
        facts.end = bound(end, "end");
        if (question) facts.ask = stepOf(solver, momentOf(question.at), "question.at");
      }
      return captions;
    });
    facts.captions = runs.map((captions) =>
      captions.map(({ key, step, text, values }) => {
        const all = { ...facts.values, ...values };
        checkPlaceholders(text, key, all);
        return { step, text, values: all };
      }),
    );
    checkTexts(scenario, facts.values);
    return facts;
  } finally {
    solver.free();
  }
}

/** A solver at the end of the search as written. @param {SolverClass} Solver @param {Scenario} scenario */
export function solverOf(Solver, scenario) {
  const solver = boardOf(Solver, scenario);
  const [written] = scenario.modes;
  solver.setCells(pricedCells(solver.cells(), written.penalties));
  configure(solver, written, solver.options);
  run(solver);
  return solver;
}

/** @param {SolverClass} Solver @param {Scenario} scenario */
function boardOf(Solver, { map }) {
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
 * The cells with other penalties: open cells without a penalty are road, those with one lie beside it.
 * @param {Uint8Array} cells
 * @param {import("./scenario.js").Penalties | undefined} penalties
 */
export function pricedCells(cells, penalties) {
  if (!penalties) return cells;
  return cells.map((byte) => (byte === WALL ? WALL : byte === 0 ? penalties.road : penalties.other));
}

/** @param {Solver} solver @param {Mode} mode @param {import("../engine.js").Options} defaults */
function configure(solver, mode, defaults) {
  try {
    solver.configure({ ...defaults, ...mode.options });
  } catch (error) {
    throw new ScenarioError("scenario-options", { key: keyOf(mode, "options") }, ofEngine(error));
  }
}

/** @param {Solver} solver */
function run(solver) {
  try {
    while (solver.step(10_000) === "searching") {
      if (solver.length >= MOST_EXPANSIONS) throw new ScenarioError("scenario-long", { most: MOST_EXPANSIONS });
    }
  } catch (error) {
    if (error instanceof ScenarioError) throw error;
    throw new ScenarioError("scenario-search", {}, ofEngine(error));
  }
}

/** What the engine says of a mistake. Anything else is a mistake of Starstep and not a scenario's. @param {unknown} error */
function ofEngine(error) {
  if (error instanceof Error && "code" in error) return error;
  throw error;
}

/** @param {Mode} mode @param {string} name */
function keyOf({ id }, name) {
  if (id === "written") return name;
  return `${id.replace(/^variant(\d+)$/, (_, number) => `variants[${number - 1}]`)}.${name}`;
}

/** @param {Solver} solver @returns {Values} */
function valuesOfBoard(solver) {
  const { width, height, start, goal } = solver;
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
  };
  return values;
}

/** How many open cells straight moves lead to from the start. @param {Solver} solver @param {Uint8Array} cells */
function countReachable({ width, start }, cells) {
  const first = start[1] * width + start[0];
  const seen = new Set([first]);
  if (cells[first] === WALL) return 0;
  for (const index of seen) {
    const x = index % width;
    const beside = [index - width, index + width, x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1];
    for (const next of beside) if (next >= 0 && next < cells.length && cells[next] !== WALL) seen.add(next);
  }
  return seen.size;
}

/** A cell as people read it, never broken across lines. @param {Solver} solver @param {number} x @param {number} y */
const nameOf = ({ origin }, x, y) => `(${x + origin[0]},\u00a0${y + origin[1]})`;

/** @param {Solver} solver @param {Mode} mode @returns {Values} */
function valuesOfSearch(solver, { penalties }) {
  const { stats } = solver;
  const { pathCost: cost, pathLength: cells } = stats;
  const shortest = cost === undefined ? undefined : solver.shortestCost();
  const percent = cost && shortest !== undefined ? Math.max(0, (1 - shortest / cost) * 100) : cost;
  const { weight } = solver.options;
  const { road, other } = penalties ?? {};
  const steps = cells === undefined ? undefined : cells - 1;
  const all = { ...stats, cost, cells, steps, shortest, percent, weight, road, other };
  return Object.fromEntries(OF_SEARCH.map((name) => [name, all[/** @type {keyof typeof all} */ (name)]]));
}

/** @param {Solver} solver @param {Mode} mode */
function captionsOf(solver, mode) {
  const captions = mode.captions.map(({ at, text }, index) => {
    const key = keyOf(mode, `captions[${index}]`);
    return { key, text, step: stepOf(solver, momentOf(at), `${key}.at`) };
  });
  captions.sort((a, b) => a.step - b.step);
  const { length } = solver;
  const result = captions.map((caption) => ({ ...caption, values: valuesOfStep(solver, caption.step) }));
  solver.seek(length);
  return result;
}

/** @param {import("./scenario.js").Moment} moment */
const momentOf = (moment) => ("step" in moment ? moment.step : moment.event);

/**
 * The step of an event in a search that has come to its end.
 * @param {Solver} solver
 * @param {number | Event} at
 * @param {string} key
 */
function stepOf(solver, at, key) {
  const { length, status, goal } = solver;
  if (typeof at === "number") {
    if (at > length) throw new ScenarioError("scenario-step", { key, step: at, length });
    return at;
  }
  if (at === "start") return 0;
  const step =
    at === "goal-opened" ? solver.node(...goal).openedAt : at === "end" || status === at ? length : undefined;
  if (step === undefined) throw new ScenarioError("scenario-event", { key, event: at });
  return step;
}

/** @param {Solver} solver @param {number} step @returns {Values} */
function valuesOfStep(solver, step) {
  solver.seek(step);
  const { current, width, stats } = solver;
  /** @type {Values} */
  const values = Object.fromEntries(OF_STEP.map((name) => [name, undefined]));
  Object.assign(values, { step, open: stats.openSize });
  if (current === undefined) return values;
  const [x, y] = [current % width, Math.floor(current / width)];
  const [g, h, f] = solver.numbersIn(x, y, 1, 1);
  return Object.assign(values, { cell: nameOf(solver, x, y), g, h, f });
}

/** Captions apart, which have numbers of their own. @param {Scenario} scenario @param {Values} values */
function checkTexts({ title, summary, modes, question }, values) {
  checkPlaceholders(title, "title", values);
  checkPlaceholders(summary, "summary", values);
  for (const mode of modes) if (mode.title) checkPlaceholders(mode.title, keyOf(mode, "title"), values);
  if (!question) return;
  checkPlaceholders(question.text, "question.text", values);
  for (const [index, { text, why }] of question.choices.entries()) {
    checkPlaceholders(text, `question.choices[${index}].text`, values);
    checkPlaceholders(why, `question.choices[${index}].why`, values);
  }
}

/**
 * The caption at a position: the last one whose step has come.
 * @param {Caption[]} captions In the order of their steps.
 * @param {number} position
 * @returns {Caption | undefined}
 */
export const captionAt = (captions, position) => captions.findLast(({ step }) => step <= position);
