// The sentences about settings, in all languages: each says what the verdict is, with its numbers, and none says that a
// path is a cheapest one where it need not be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { Session } from "../../www/core/session/session.js";
import { limitsText } from "../../www/narration/no-promise.js";
import { countsText, promisedText } from "../../www/narration/promise.js";
import { roundedUp } from "../../www/rules/costs.js";
import { neverRuns } from "../../www/rules/moves.js";
import { verdictOf } from "../../www/why/verdict.js";
import { Solver } from "../boundary/engine.js";
import { some } from "../seeded.js";
import { put, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";
import "./english.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */

const languages = await Promise.all(TAGS.map(loadLanguage));
const english = languages[TAGS.indexOf("en")];
const defaults = new Solver(1, 1).options;

const asked = new Solver(1, 1);

/** What the page says of settings. @param {Options} options @param {typeof english} language */
function promiseText(options, language) {
  asked.configure(options);
  const isSure = asked.promisesShortest && !neverRuns(options);
  if (!isSure) return limitsText(options, language);
  return { text: promisedText(options, language), brief: language.t("truth.sure"), isGood: true };
}

test("each sentence says what the verdict is", () => {
  const random = randomFrom(21);
  const kinds = new Set();
  for (let i = 0; i < some(5000, 3); i++) {
    const options = randomOptions(random, Solver.choices);
    const { example, bound, consistent } = verdictOf(options);
    for (const language of languages) {
      const { text, brief, isGood } = promiseText(options, language);
      if (neverRuns(options)) {
        assert.equal(text, "");
        continue;
      }
      assert.equal(isGood, bound === 1);
      // Where the engine promises a shortest path, what is loaded for other settings would say the same.
      assert.deepEqual({ text, brief, isGood }, limitsText(options, language));
      // In one line it has the same limit.
      assert.ok(brief !== "" && brief.length < text.length, brief);
      const limit = bound === undefined || bound === 1 ? undefined : language.number(roundedUp(bound, 2));
      assert.equal(/\d/.test(brief), limit !== undefined, brief);
      if (limit) assert.ok(brief.includes(limit), brief);
      assert.doesNotMatch(text, /[{}|]|undefined|NaN| {2}|\s$/, text);
      // Greedy search is about h alone, whether it is too large or not.
      const isSaid = example && options.algorithm !== "greedy";
      if (isSaid) for (const value of [example.h, example.cost]) assert.ok(text.includes(language.number(value)), text);
      if (bound !== undefined && bound !== 1) {
        const shown = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(",", ".")));
        assert.ok(
          shown.some((number) => number >= bound - 1e-9 && number < bound + 0.01 + 1e-9),
          `${bound}: ${text}`,
        );
      }
    }
    const { text } = promiseText(options, english);
    if (text.includes("is consistent")) assert.ok(consistent && !example, text);
    if (text.includes("not consistent")) assert.ok(!consistent && !example, text);
    if (text.includes("never overestimates")) assert.equal(example, undefined, text);
    kinds.add(text.replace(/[\d.,]+/g, "0"));
  }
  assert.ok(kinds.size > 60, String(kinds.size));
});

/** @type {[Partial<Options>, string][]} */
const SENTENCES = [
  [
    {},
    "Octile distance never overestimates here (it is admissible) and never falls by more than a move costs (it is consistent): every path found is a cheapest one.",
  ],
  [
    { heuristic: "manhattan" },
    "Manhattan distance can overestimate, so it is not admissible: a diagonal move costs 14, it says 20. No path that it finds costs more than 1.43 times the cheapest.",
  ],
  [
    { weight: 1.5, diagonal: "never" },
    "1.5 · Manhattan distance can overestimate, so it is not admissible: a straight move costs 10, it says 15. No path that it finds costs more than 1.5 times the cheapest.",
  ],
  [
    { heuristic: "euclidean" },
    "Euclidean distance can overestimate, so it is not admissible: a diagonal move costs 14, it says 14.14. No path that it finds costs more than 1.02 times the cheapest.",
  ],
  [
    { heuristic: "floored-euclidean" },
    "Floored Euclidean distance can overestimate, so it is not admissible: 17 columns and 17 rows cost 238, it says 240. Closed cells are not reopened. No path that it finds costs more than 1.43 times the cheapest.",
  ],
  [
    { heuristic: "floored-euclidean", costs: "sqrt2" },
    "Floored Euclidean distance is admissible here (it never overestimates), but not consistent: it can fall by 2 in a move that costs 1.41. Closed cells are not reopened. No path that it finds costs more than 1.42 times the cheapest.",
  ],
  [
    { improveOpen: false },
    "Octile distance never overestimates here (it is admissible) and never falls by more than a move costs (it is consistent). Open cells keep their first parent. Its path may cost more than a cheapest one; no limit is known.",
  ],
  [
    { algorithm: "dijkstra", stopWhen: "goal-opened" },
    "Nothing is estimated, so f is g. The search ends when the goal is opened. No path that it finds costs more than 1.2 times the cheapest.",
  ],
  [{ algorithm: "dijkstra" }, "Nothing is estimated, so f is g: every path found is a cheapest one."],
  [
    { algorithm: "greedy" },
    "Greedy search looks at h alone, not at what the path has cost. Its path may cost more than a cheapest one; no limit is known.",
  ],
  [
    { algorithm: "breadth-first", diagonal: "never", penalties: false },
    "Cells are expanded in the order of opening, and all moves cost the same: every path found is a cheapest one.",
  ],
];

test("sentences as a reader would write them", () => {
  for (const [change, expected] of SENTENCES) {
    const { text } = promiseText({ ...defaults, ...change }, english);
    assert.equal(text, expected);
  }
});

test("the counts are those of the search, and the path is compared with a shortest one", () => {
  let longer = 0;
  for (let seed = 1; seed <= some(120, 2); seed++) {
    const session = randomSession(seed);
    const { run } = session;
    run.configure({ diagonal: RULES[seed % 4], weight: seed % 3 === 0 ? 3 : 1 });
    for (const step of [0, 2, Number.POSITIVE_INFINITY]) {
      run.seek(step);
      const states = [...run.solver.states()];
      const [taken, waiting] = [2, 1].map((state) => states.filter((each) => each === state).length);
      const said = countsText(run, english).replaceAll("|", "");
      assert.ok(said.includes(`${taken} expanded, ${waiting} waiting.`), said);
      if (run.status !== "found") assert.doesNotMatch(said, /Cost/);
      if (run.status !== "found") continue;
      const [cost, least] = [run.stats.pathCost ?? 0, shortest(run.board, run.options)];
      if (cost > least) longer++;
      const percent = english.number(((cost - least) / least) * 100);
      const more = cost > least ? `: ${cost - least} more (${percent}%).` : ".";
      assert.ok(said.endsWith(` waiting. Cost ${cost}, at best ${least}${more}`), said);
    }
  }
  assert.ok(longer > some(3, 2), String(longer));
});

test("what is said of the path holds on boards", () => {
  const random = randomFrom(4);
  for (const [change] of SENTENCES) {
    const options = { ...defaults, ...change };
    const said = promiseText(options, english).text;
    const most = said.includes("is a cheapest one")
      ? 1
      : Number(said.match(/more than ([\d.]+) times/)?.[1] ?? Infinity);
    for (let i = 0; i < some(200); i++) {
      const board = randomBoard(random, 8);
      const solver = put(new Solver(board.width, board.height), board);
      solver.configure(options);
      const cost = solver.findPath()?.cost;
      if (cost) assert.ok(cost <= most * shortest(board, options) * (1 + 1e-6), said);
      solver.free();
    }
  }
});

test("a path that costs hardly more than a shortest one is not said to cost 0% more", () => {
  // Along the row each cell costs 254 more; round the last but one it is four moves instead of two dear ones.
  const width = 400;
  const cells = new Uint8Array(2 * width).fill(254, 0, width).fill(255, width);
  cells[width - 2] = 25;
  cells.fill(0, 2 * width - 3);
  cells[0] = 0;
  cells[width - 1] = 0;
  const board = {
    width,
    height: 2,
    cells,
    start: /** @type {const} */ ([0, 0]),
    goal: /** @type {const} */ ([width - 1, 0]),
  };
  const solver = put(new Solver(width, 2), { ...board, start: [...board.start], goal: [...board.goal] });
  const session = new Session(solver.toMap(), () => 0);
  solver.free();
  session.run.configure({ algorithm: "greedy", diagonal: "never" });
  session.run.solve();
  for (let ticks = 0; session.run.tick() && ticks < 1000; ticks++);
  const { run } = session;
  const [cost, least] = [run.stats.pathCost ?? 0, shortest(run.board, run.options)];
  assert.ok(cost > least && cost < least * 1.00005, `${cost}, ${least}`);
  const said = countsText(run, english).replaceAll("|", "");
  const number = english.number;
  assert.ok(said.endsWith(` Cost ${number(cost)}, at best ${number(least)}: ${cost - least} more (0.01%).`), said);
});
