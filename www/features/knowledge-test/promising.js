// Questions of the test about what is certain: when the search may stop, whether A* can trust an h, and what a cheapest path
// costs where corners may not be cut. Headless.

import { indexOf } from "../../rules/cells.js";
import { verdict } from "../../why/verdict.js";
import { boardFor, openIn, SEARCHES, stepWith } from "./test-boards.js";
import { around, choicesOf } from "./test-choices.js";

/**
 * @import { Options, Solver } from "../../engine.js"
 * @import { Sign } from "./signs.js"
 * @import { Kit } from "./test-boards.js"
 * @import { Answer } from "./test-choices.js"
 */

/** How many cells are open when the search may stop or not, besides the goal: so many numbers there are to compare. */
const OPEN = 5;
/** How many moves the path has whose cost is asked. */
const MOVES = 6;

/**
 * Whether the search may stop: with the goal open, and either a smaller g that does lead to it for less, or none.
 * @param {Kit} kit
 */
export function stopping(kit) {
  const { t } = kit.language;
  const variant = kit.isOther ? "certain" : "open";
  const { found, ...made } = boardFor(kit, SEARCHES.g, (solver) => {
    const { pathCost: cost = 0, improved } = solver.stats;
    // Most boards fail for this reason, which costs nothing to find out.
    if (variant === "open" && improved === 0) return undefined;
    const first = firstOpened(solver);
    // Nothing leads to it for less afterwards, so that there is nothing to wait for.
    if (variant === "open" && first.g === cost) return undefined;
    const look = () => {
      const open = openIn(solver);
      const [x, y] = solver.goal;
      const others = open.filter(({ coord }) => coord[0] !== x || coord[1] !== y);
      const { g = 0 } = open.find((cell) => !others.includes(cell)) ?? {};
      const least = Math.min(...others.map((cell) => cell.g));
      const fits = variant === "certain" ? least >= g : least < g && g > cost;
      return fits && others.length === OPEN ? { g, least, cost } : undefined;
    };
    return stepWith(kit, solver, look, first.step);
  });
  const { step, ...values } = found;
  const isCertain = variant === "certain";
  /** @type {Answer[]} */
  const answers = [
    { text: t("test.stop.seen"), sign: "stop-when-seen" },
    { text: t("test.stop.none-smaller"), ...(isCertain ? {} : { sign: "misses-smaller-g" }) },
    { text: t("test.stop.smaller"), ...(isCertain ? { sign: "sees-smaller-g" } : {}) },
    { text: t("test.stop.all"), sign: "all-cells" },
  ];
  return {
    ...made,
    ...{ variant, difficulty: OPEN + 1, ...choicesOf(kit, answers, t(`test.stop.${variant}`, values)) },
    numbers: /** @type {const} */ ("deciding"),
    question: { at: { step }, text: t("test.stop", { g: values.g }), marks: [goalOf(kit, made.map)] },
  };
}

/** At which step the goal is first open, and with which g. @param {Solver} solver At the end of a search that found it. */
function firstOpened(solver) {
  const [x, y] = solver.goal;
  const index = indexOf(solver, [x, y]);
  let [before, after] = [0, solver.length];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    solver.seek(middle);
    if (solver.states()[index] === 0) before = middle;
    else after = middle;
  }
  solver.seek(after);
  return { step: after, g: solver.numbersIn(x, y, 1, 1)[0] };
}

/** The goal on a map. @param {Kit} kit @param {string} map @returns {[number, number]} */
function goalOf({ Solver }, map) {
  const solver = Solver.fromMap(map);
  try {
    const [x, y] = solver.goal;
    return [x, y];
  } finally {
    solver.free();
  }
}

/** Kinds of h and of moves, by whether h may be too large. @type {Record<"safe" | "unsafe", Partial<Options>[]>} */
const TRUSTED = {
  safe: [
    { heuristic: "manhattan", diagonal: "never" },
    { heuristic: "octile", diagonal: "always" },
  ],
  unsafe: [{ heuristic: "manhattan", diagonal: "always" }],
};

/**
 * Whether A* is sure of a cheapest path with some h.
 * @param {Kit} kit
 */
export function trusting(kit) {
  const { random, language } = kit;
  const { t, joined } = language;
  const variant = kit.isOther ? "safe" : "unsafe";
  const options = random.pick(TRUSTED[variant]);
  const { found, ...made } = boardFor(kit, options, (solver) => verdict(solver));
  const { overestimates, example } = found;
  /** @type {Answer[]} */
  const answers = [
    { text: t("test.trust.always-yes"), sign: "astar-always" },
    { text: t("test.trust.never-larger"), ...(overestimates ? { sign: "h-seems-small" } : {}) },
    { text: t("test.trust.can-be-larger"), ...(overestimates ? {} : { sign: "h-seems-large" }) },
    { text: t("test.trust.walls"), sign: "walls-break-h" },
  ];
  const reason = t(overestimates ? "test.trust.unsafe" : "test.trust.safe", { ...example });
  const h = t(options.heuristic === "manhattan" ? "test.trust.manhattan" : "test.trust.octile");
  const moves = t(options.diagonal === "never" ? "test.trust.straight" : "test.trust.diagonal");
  return {
    ...made,
    // One comparison: what h counts for a move, and what the move costs.
    ...{ variant, difficulty: 1, ...choicesOf(kit, answers, reason) },
    numbers: /** @type {const} */ ("none"),
    question: { at: { step: 0 }, text: joined([h, moves, t("test.trust")]) },
  };
}

/**
 * What a cheapest path costs that does not cut corners.
 * @param {Kit} kit
 */
export function costing(kit) {
  const { random, language } = kit;
  const { t } = language;
  const { found, ...made } = boardFor(kit, { diagonal: "no-corner-cutting" }, (solver) => {
    const { pathCost: cost = 0, pathLength = 0 } = solver.stats;
    const moves = pathLength - 1;
    const diagonal = (cost - 10 * moves) / 4;
    if (moves !== MOVES || diagonal === 0) return undefined;
    const wrong = wrongCosts(solver, cost, moves);
    return wrong[0]?.sign === "cut-corner" && wrong.length >= 4 ? { cost, diagonal, wrong } : undefined;
  });
  const { cost, diagonal, wrong } = found;
  // The commonest mistake is always among them.
  const [cut, ...more] = wrong;
  const others = [cut, ...around(random, more, (it) => it.cost < cost, 2)];
  /** @type {Answer[]} */
  const answers = [
    { text: language.number(cost) },
    ...others.map(({ sign, cost }) => ({ text: language.number(cost), sign })),
  ];
  const reason = t("test.cost.why", { straight: MOVES - diagonal, diagonal, cost });
  return {
    ...made,
    ...{ variant: "cost", difficulty: MOVES, ...choicesOf(kit, answers, reason) },
    numbers: /** @type {const} */ ("none"),
    question: { at: { step: 0 }, text: t("test.cost") },
  };
}

/**
 * What those get who cut corners, who count every move as 10, who see no walls, who move only
 * straight, or who count the cells and not the moves; those that are like none of the others, the first first.
 * @param {Solver} solver
 * @param {number} cost
 * @param {number} moves
 */
function wrongCosts(solver, cost, moves) {
  const { options, start, goal } = solver;
  const costWith = (/** @type {Partial<Options>} */ change) => {
    solver.configure(change);
    const found = solver.run() === "found" ? solver.stats.pathCost : undefined;
    solver.configure(options);
    return found;
  };
  const [dx, dy] = [Math.abs(start[0] - goal[0]), Math.abs(start[1] - goal[1])];
  /** @type {[Sign, number | undefined][]} */
  const all = [
    ["cut-corner", costWith({ diagonal: "always" })],
    ["diagonal-10", 10 * moves],
    ["through-walls", 10 * Math.max(dx, dy) + 4 * Math.min(dx, dy)],
    ["no-diagonals", costWith({ diagonal: "never" })],
    ["counts-cells", cost + 10],
  ];
  const seen = [cost];
  return all.flatMap(([sign, value]) => {
    if (value === undefined || seen.includes(value)) return [];
    seen.push(value);
    return [{ sign, cost: value }];
  });
}
