// A test of eight questions, made from a seed. Each is a scenario of its own, with a board and an answer that the engine has
// worked out. Headless.

import { shownCoord } from "../coordinates.js";
import "../i18n/en-settings.js";
import "../i18n/en-test.js";
import { nextCells } from "../why/next-cells.js";
import { verdict } from "../why/verdict.js";
import { parentQuestionAt } from "./parent-question.js";
import { seeded } from "./seeded.js";

/** @typedef {import("../engine.js").Solver} Solver */
/** @typedef {typeof import("../engine.js").Solver} SolverClass */
/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../board/board.js").Coord} Coord */
/** @typedef {import("../i18n/index.js").Language} Language */
/** @typedef {import("./seeded.js").Random} Random */
/** @typedef {{ text: string, right: boolean, why: string }} Choice */

/**
 * What a question is made of.
 * @typedef {{ Solver: SolverClass, random: Random, language: Language }} Kit
 */

/** How many questions there are. */
export const COUNT = 8;
const SIZE = { width: 8, height: 6 };
/** How many boards are tried for one question. */
const MOST_TRIES = 2000;

/**
 * The scenarios of a test.
 * @param {SolverClass} Solver
 * @param {number} seed
 * @param {Language} language
 */
export function testFrom(Solver, seed, language) {
  const kit = { Solver, random: seeded(seed), language };
  const { t } = language;
  const made = [
    nextIn(kit, {}),
    costIn(kit),
    parentIn(kit),
    nextIn(kit, { algorithm: "greedy" }),
    safeIn(kit),
    longerIn(kit),
    closedIn(kit),
    nextIn(kit, { diagonal: "never" }),
  ];
  return made.map(({ map, options, question }, index) => ({
    starstep: 1,
    title: t("test.number", { number: index + 1, count: COUNT }),
    summary: t("test.summary"),
    map,
    options,
    start: "at" in question ? question.at.step : 0,
    controls: { show: ["algorithm", "heuristic", "diagonal", "costs"], lock: LOCKED },
    question,
  }));
}

/** A test is no place to try things out. */
const LOCKED = ["wall", "erase", "penalty", "start", "goal", "algorithm", "heuristic", "diagonal", "costs"];

/**
 * Makes boards until one has what a question needs.
 * @template T
 * @param {Kit} kit
 * @param {Partial<Options>} options
 * @param {(solver: Solver) => T | undefined} look Looks at a search that has ended with a path.
 * @returns {{ map: string, options: Partial<Options>, found: T }}
 */
function boardFor({ Solver, random }, options, look) {
  const { width, height } = SIZE;
  const solver = new Solver(width, height);
  try {
    solver.configure(options);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      solver.setCells(new Uint8Array(width * height));
      solver.setStart(0, random.below(height));
      solver.setGoal(width - 1, random.below(height));
      solver.randomWalls(0.2, random.below(2 ** 32));
      if (solver.run() !== "found" || solver.length < 7) continue;
      const found = look(solver);
      if (found !== undefined) return { map: solver.toMap(), options, found };
    }
  } finally {
    solver.free();
  }
  throw new Error("No board has what the question needs.");
}

/** Which cell comes next, where that is not plain to see. @param {Kit} kit @param {Partial<Options>} options */
function nextIn(kit, options) {
  const { t } = kit.language;
  const { found: step, ...made } = boardFor(kit, options, (solver) => {
    const step = 2 + kit.random.below(solver.length - 4);
    solver.seek(step);
    return nextCells(solver).length <= 2 && solver.stats.openSize >= 5 ? step : undefined;
  });
  const name = t(`algorithm.${options.algorithm ?? "astar"}`);
  return {
    ...made,
    question: { at: { step }, ask: /** @type {const} */ ("next"), text: t("test.next", { name, step }) },
  };
}

/** Where the g of a cell comes from. @param {Kit} kit */
function parentIn(kit) {
  const { t } = kit.language;
  const { found, ...made } = boardFor(kit, {}, (solver) => {
    const step = 4 + kit.random.below(solver.length - 5);
    solver.seek(step);
    const states = solver.states().slice();
    const open = [...states.keys()].filter((cell) => states[cell] === 1);
    for (const index of kit.random.shuffled(open)) {
      /** @type {Coord} */
      const cell = [index % solver.width, Math.floor(index / solver.width)];
      const asked = parentQuestionAt(solver, cell);
      // Where there are several ways, the reader has something to compare.
      if (asked && asked.ways.length >= 2) return { step, cell };
    }
    return undefined;
  });
  const { step, cell } = found;
  const text = t("test.parent", { cell: shownCoord(cell, [0, 0]), step });
  return { ...made, question: { at: { step }, ask: /** @type {const} */ ("parent"), cell, text } };
}

/** Settings whose h is safe or not. */
const ESTIMATES = /** @type {const} */ (["manhattan", "octile", "euclidean", "chebyshev"]);

/** Whether h can be more than what remains. @param {Kit} kit */
function safeIn(kit) {
  const { random, language } = kit;
  const { t } = language;
  /** @type {Partial<Options>} */
  const options = {
    heuristic: random.pick(ESTIMATES),
    diagonal: random.pick(["always", "never"]),
    weight: random.pick([1, 1, 2]),
  };
  const { found, ...made } = boardFor(kit, options, (solver) => verdict(solver));
  const { overestimates, example } = found;
  const values = {
    heuristic: t(`heuristic.${options.heuristic ?? "auto"}`),
    moves: t(`diagonal.${options.diagonal ?? "never"}`),
    weight: options.weight ?? 1,
  };
  const why = example ? t("test.unsafe", { ...example }) : t("test.safe");
  const choices = [
    { text: t("test.safe.yes"), right: !overestimates, why },
    { text: t("test.safe.no"), right: overestimates, why },
  ];
  return { ...made, question: { text: t("test.isSafe", values), choices } };
}

/** What a shortest path costs. @param {Kit} kit */
function costIn(kit) {
  const { random, language } = kit;
  const { t } = language;
  const { found, ...made } = boardFor(kit, {}, (solver) => {
    const { pathCost = 0, pathLength = 0 } = solver.stats;
    const { cells } = /** @type {import("../engine.js").Path} */ (solver.path());
    const diagonal = [...cells.keys()].filter(
      (place) =>
        place % 2 === 0 && place > 0 && cells[place] !== cells[place - 2] && cells[place + 1] !== cells[place - 1],
    ).length;
    return diagonal >= 1 && diagonal <= 5
      ? { cost: pathCost, straight: pathLength - 1 - diagonal, diagonal }
      : undefined;
  });
  const { cost, straight, diagonal } = found;
  const moves = straight + diagonal;
  // What those get who count every move as 10, every diagonal as two moves, or one diagonal move more or less.
  const wrong = [10 * moves, 10 * (straight + 2 * diagonal), cost + 4, cost + 14].filter((it) => it !== cost);
  const others = random.shuffled([...new Set(wrong)]).slice(0, 3);
  const why = t("test.cost.why", { straight, diagonal, cost });
  const choices = random.shuffled([cost, ...others]).map((value) => ({
    text: language.number(value),
    right: value === cost,
    why,
  }));
  return { ...made, question: { text: t("test.cost"), choices } };
}

/** What a reader might change. @type {[import("../i18n/keys.js").Key, Partial<Options>][]} */
const CHANGES = [
  ["test.change.greedy", { algorithm: "greedy" }],
  ["test.change.dijkstra", { algorithm: "dijkstra" }],
  ["test.change.zero", { heuristic: "zero" }],
  ["test.change.weight", { weight: 3 }],
  ["test.change.fifo", { tieBreak: "fifo" }],
  ["test.change.list", { openList: "unsorted-list" }],
  ["test.change.order", { neighborOrder: "clockwise" }],
];

/** Which change makes the path longer: each was tried. @param {Kit} kit */
function longerIn(kit) {
  const { random, language } = kit;
  const { t } = language;
  const { found, ...made } = boardFor(kit, {}, (solver) => {
    const { options, stats } = solver;
    const costs = CHANGES.map(([, change]) => {
      solver.configure(change);
      solver.run();
      const { pathCost = 0 } = solver.stats;
      solver.configure(options);
      return pathCost;
    });
    solver.run();
    const { pathCost: cost = 0 } = stats;
    const longer = [...costs.keys()].filter((place) => costs[place] > cost);
    const same = [...costs.keys()].filter((place) => costs[place] === cost);
    if (longer.length === 0 || same.length < 2) return undefined;
    const places = [random.pick(longer), ...random.shuffled(same).slice(0, 2)];
    return { cost, tried: random.shuffled(places).map((place) => ({ place, cost: costs[place] })) };
  });
  const choices = found.tried.map(({ place, cost }) => ({
    text: t(CHANGES[place][0]),
    right: cost > found.cost,
    why: t(cost > found.cost ? "test.longer.why" : "test.same.why", { cost, before: found.cost }),
  }));
  return { ...made, question: { text: t("test.longer", { cost: found.cost }), choices } };
}

/** Which cell is closed when the goal is taken. @param {Kit} kit */
function closedIn(kit) {
  const { random, language } = kit;
  const { t } = language;
  const { found, ...made } = boardFor(kit, {}, (solver) => {
    const [states, cells, order] = [solver.states().slice(), solver.cells(), solver.expansionOrder()];
    const of = (/** @type {number} */ state) =>
      [...states.keys()].filter((cell) => states[cell] === state && cells[cell] !== 255);
    const taken = [...order].slice(2, -1);
    const [open, untouched] = [of(1), of(0)];
    if (taken.length < 3 || open.length < 2 || untouched.length < 2) return undefined;
    return [
      { state: 2, cell: random.pick(taken) },
      { state: 1, cell: random.pick(open) },
      { state: 0, cell: random.pick(untouched) },
    ].map(({ state, cell }) => {
      const { closedAt } = solver.node(cell % solver.width, Math.floor(cell / solver.width));
      return { state, closedAt, coord: /** @type {Coord} */ ([cell % solver.width, Math.floor(cell / solver.width)]) };
    });
  });
  const keys = /** @type {const} */ (["test.closed.untouched", "test.closed.open", "test.closed.taken"]);
  const choices = random.shuffled(found).map(({ state, closedAt, coord }) => {
    const cell = shownCoord(coord, [0, 0]);
    return { text: cell, right: state === 2, why: t(keys[state], { cell, step: closedAt }) };
  });
  return { ...made, question: { text: t("test.closed"), choices } };
}
