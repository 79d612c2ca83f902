// What is said of runs that are compared: which sentence, with which numbers, held against searches of plain JavaScript and
// against the engine at the end of a record of its own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { RecordedRun } from "../../www/core/session/recorded.js";
import { Session } from "../../www/core/session/session.js";
import { Solver } from "../../www/engine.js";
import { excessOf } from "../../www/features/compare/excess.js";
import { namesOf, wordsOf } from "../../www/features/compare/run-names.js";
import { sentenceOf } from "../../www/features/compare/sentence.js";
import { totalOf } from "../../www/features/compare/totals.js";
import { costOfPath, oneOf, put, randomBoard, randomFrom, randomOptions, shortest } from "./any-board.js";
import { plainSteps } from "./plain-steps.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/features/compare/sentence.js").Fact} Fact */

const languages = await Promise.all(TAGS.map(loadLanguage));
const [english] = languages;

/** What the plain search comes to. @param {import("./any-board.js").Board} board @param {Options} options */
function plainEnd(board, options) {
  const steps = [...plainSteps(board, options)];
  const cells = steps.map(({ taken }) => taken.cell);
  return { total: steps.length, isRepeated: new Set(cells).size < cells.length };
}

/** Gives back the engine's memory. @param {Session} session */
function dismiss({ runs }) {
  for (const run of runs) run.dispose();
}

/** @param {Session} session */
function rest(session) {
  for (let frame = 0; frame < 10_000; frame++) if (!session.tick()) return;
}

/** What the page says of a session. @param {Session} session @param {import("../../www/core/i18n/index.js").Language} language */
function said(session, language) {
  const { runs, clock } = session;
  const words = wordsOf(namesOf(runs, language), language);
  const facts = runs.map((run, index) => {
    const { state, length, cost, stats } = totalOf(run);
    const isRepeated = stats.reopened > 0;
    return { name: words[index], state, taken: run.position, total: length, isRepeated, cost, unit: run.options.costs };
  });
  return { sentence: sentenceOf(facts, { position: clock.position, isByF: false }, language), words, facts };
}

/** Options that the plain search can do. @param {() => number} random @returns {Options} */
const plainOptions = (random) => ({
  ...randomOptions(random, Solver.choices),
  algorithm: oneOf(random, ["astar", "dijkstra", "greedy", "breadth-first"]),
  decreaseKey: true,
  swapEqual: false,
  neighborOrder: oneOf(random, ["row-major", "column-major", "clockwise", "straight-first"]),
});

/** The same words for what two runs come to, written out anew. @param {string[]} words @param {{ total: number, isRepeated: boolean, cost: number }[]} ends @param {Options[]} all @param {(value: number) => string} number */
function expectedOfTwo([a, b], [first, second], all, number) {
  const isAgain = first.isRepeated || second.isRepeated;
  const count = (/** @type {number} */ total) =>
    `${number(total)} ${isAgain ? (total === 1 ? "expansion" : "expansions") : total === 1 ? "cell" : "cells"}`;
  const verb = isAgain ? "made" : "expanded";
  const isEqual = first.total === second.total;
  const cells = isEqual
    ? `Both ${verb} ${count(first.total)}`
    : `${b} ${verb} ${count(second.total)}, ${a} ${number(first.total)}`;
  const found = [first, second].map(({ cost }) => Number.isFinite(cost));
  const [c, d] = [number(first.cost), number(second.cost)];
  const isClose = Math.abs(first.cost - second.cost) < 1e-6 * Math.max(1, first.cost);
  const path = () => {
    if (!found[0] && !found[1]) return "neither found a path";
    if (!found[0] || !found[1]) return `only ${found[0] ? a : b} found a path, of cost ${found[0] ? c : d}`;
    if (all[0].costs !== all[1].costs) return `in their different units the paths cost ${c} and ${d}`;
    if (isClose) return `both paths cost ${d}`;
    if (c === d) return `the paths cost nearly the same, ${d}`;
    return `${isEqual ? `the path of ${b}` : "its path"} costs ${d}, that of ${a} ${c}`;
  };
  return `On this board: ${cells}; ${path()}.`;
}

test("the sentence about two runs, under all options and in all languages", async () => {
  const random = randomFrom(91);
  const kinds = new Set();
  for (let round = 0; round < some(1000); round++) {
    const board = randomBoard(random, 6);
    const first = plainOptions(random);
    // Often they differ in one thing only, as readers have it.
    const second = random() < 0.5 ? plainOptions(random) : { ...first, algorithm: plainOptions(random).algorithm };
    const all = [first, second];
    const solver = put(new Solver(board.width, board.height), board);
    const session = new Session(solver.toMap(), () => 0);
    solver.free();
    await session.compare(all);
    rest(session);
    const ends = all.map((options, index) => {
      const { path } = session.runs[index];
      // Whether there is a path does not depend on the search, and the path is walked move by move.
      assert.equal(path !== undefined, Number.isFinite(shortest(board, options)));
      return {
        ...plainEnd(board, options),
        cost: path ? costOfPath(board, options, path.cells) : Number.POSITIVE_INFINITY,
      };
    });
    const { sentence, words } = said(session, english);
    const expected = expectedOfTwo(words, ends, all, english.number);
    assert.equal(sentence, expected);
    kinds.add(sentence.replace(/[\d.,]+|\(.*?\)/g, "").replaceAll(/A\*|Greedy|Dijkstra|Breadth-first/g, "X"));
    for (const language of languages) {
      const other = said(session, language).sentence;
      for (const { total, cost } of ends) {
        assert.ok(other.includes(language.number(total)), `${language.tag}: ${other}`);
        if (Number.isFinite(cost)) assert.ok(other.includes(language.number(cost)), `${language.tag}: ${other}`);
      }
      assert.doesNotMatch(other, /undefined|NaN|\{|Infinity/);
    }
    // On the way: how many of how many, and who is done.
    const longest = Math.max(...ends.map(({ total }) => total));
    const at = Math.floor(random() * longest);
    session.clock.seek(at);
    const way = said(session, english).sentence;
    assert.ok(way.startsWith(`At step ${english.number(at)}: `), way);
    for (const [index, { total, cost }] of ends.entries()) {
      const isAgain = ends.some(({ isRepeated }) => isRepeated);
      const noun = isAgain ? (total === 1 ? "expansion" : "expansions") : total === 1 ? "cell" : "cells";
      const part =
        at < total
          ? `${words[index]} has ${isAgain ? "made" : "expanded"} ${at} of ${total} ${noun}`
          : Number.isFinite(cost)
            ? `${words[index]} is done after ${total} expansion${total === 1 ? "" : "s"}; its path costs ${english.number(cost)}`
            : `${words[index]} is done after ${total} expansion${total === 1 ? "" : "s"}, without a path`;
      assert.ok(way.includes(part), `${way}\n${part}`);
    }
    dismiss(session);
  }
  assert.ok(kinds.size >= 9, [...kinds].join("\n"));
});

test("the sentence about three or four runs names the fewest and the most, the cheapest and the dearest", async () => {
  const random = randomFrom(17);
  for (let round = 0; round < some(250); round++) {
    const board = randomBoard(random, 7);
    const costs = oneOf(random, /** @type {const} */ (["10-14", "10-10", "sqrt2"]));
    const all = Array.from({ length: 3 + (round % 2) }, () => ({ ...plainOptions(random), costs }));
    const solver = put(new Solver(board.width, board.height), board);
    const session = new Session(solver.toMap(), () => 0);
    solver.free();
    await session.compare(all);
    rest(session);
    const { sentence, words } = said(session, english);
    const ends = all.map((options) => plainEnd(board, options));
    const totals = ends.map(({ total }) => total);
    const [low, high] = [Math.min(...totals), Math.max(...totals)];
    const isAgain = ends.some(({ isRepeated }) => isRepeated);
    const names = (/** @type {number} */ total) => words.filter((_, index) => totals[index] === total).join(", ");
    const cells =
      low === high
        ? `All ${isAgain ? "made" : "expanded"} ${low} ${isAgain ? "expansion" : "cell"}${low === 1 ? "" : "s"} on this board.`
        : `Fewest ${isAgain ? "expansions" : "cells"} on this board: ${names(low)} with ${low}; most: ${names(high)} with ${high}.`;
    assert.ok(sentence.startsWith(cells), `${sentence}\n${cells}`);
    const paths = session.runs.map(({ path }, index) => path && costOfPath(board, all[index], path.cells));
    const found = paths.flatMap((cost) => cost ?? []);
    const without = words.filter((_, index) => paths[index] === undefined);
    if (found.length === 0) assert.ok(sentence.endsWith("None found a path."));
    else if (found.length === 1) assert.match(sentence, /Only .* found a path, of cost /);
    else if (without.length > 0) assert.ok(sentence.endsWith(`No path: ${without.join(", ")}.`), sentence);
    if (found.length > 1) {
      const [least, most] = [Math.min(...found), Math.max(...found)].map(english.number);
      if (Math.max(...found) - Math.min(...found) < 1e-6) assert.ok(sentence.includes(`All paths cost ${least}.`));
      else if (least !== most) {
        assert.match(sentence, new RegExp(`Cheapest path: .* with ${least}; most expensive: .* with ${most}\\.`));
      }
    }
    for (const language of languages) {
      assert.doesNotMatch(said(session, language).sentence, /undefined|NaN|\{|Infinity/);
    }
    dismiss(session);
  }
});

test("a run that cannot search, is stopped or still searches is told instead", () => {
  const fact = (/** @type {Partial<Fact>} */ change) =>
    /** @type {Fact} */ ({ name: "A*", state: "found", taken: 9, total: 9, isRepeated: false, cost: 40, ...change });
  const time = { position: 9, isByF: false };
  const of = (/** @type {Partial<Fact>[]} */ ...facts) => sentenceOf(facts.map(fact), time, english);
  assert.equal(of({}, { name: "Jump points", state: "refused" }), "Cannot search this board: Jump points.");
  assert.equal(
    of({ state: "searching" }, { name: "Greedy", state: "stopped" }),
    "Still searching: A*. Stopped before its end: Greedy.",
  );
  assert.equal(
    of({}, { name: "Mine", state: "log", cost: undefined, total: 8, taken: 8 }),
    "On this board: Mine expanded 8 cells, A* 9.",
  );
  assert.equal(
    sentenceOf([fact({ taken: 4 })], { position: 4, f: 54, isByF: true }, english),
    "Up to f 54: A* has expanded 4 of 9 cells.",
  );
  assert.equal(
    sentenceOf([fact({ taken: 0 })], { position: 0, isByF: true }, english),
    "Before the first f: A* has expanded 0 of 9 cells.",
  );
});

test("of a log whose path has no cost nothing is said but that, whatever the others found", async () => {
  const random = randomFrom(61);
  const number = (/** @type {number} */ value) => String(value);
  const seen = new Set();
  for (let round = 0; round < some(2000); round++) {
    const facts = Array.from({ length: 3 + (round % 2) }, (_, index) => {
      const state = /** @type {Fact["state"]} */ (index === 0 ? "log" : oneOf(random, ["found", "no-path"]));
      const hasCost = state === "found" || (state === "log" && random() < 0.3);
      const total = 1 + Math.floor(3 * random());
      const cost = hasCost ? 10 * (4 + Math.floor(2 * random())) : undefined;
      return {
        name: `N${index}`,
        state,
        taken: total,
        total,
        isRepeated: false,
        cost,
        unit: /** @type {const} */ ("10-14"),
      };
    });
    // A log stands last, or wherever it was put.
    facts.push(...facts.splice(0, Math.floor(random() * facts.length)));
    const found = facts.filter(({ cost }) => cost !== undefined);
    const without = facts.filter(({ state }) => state === "no-path");
    const unknown = facts.filter(({ state, cost }) => state === "log" && cost === undefined);
    const totals = facts.map(({ total }) => total);
    const [low, high] = [Math.min(...totals), Math.max(...totals)];
    const names = (/** @type {typeof facts} */ list) => list.map(({ name }) => name).join(", ");
    const parts = [
      low === high
        ? `All expanded ${low} ${low === 1 ? "cell" : "cells"} on this board.`
        : `Fewest cells on this board: ${names(facts.filter(({ total }) => total === low))} with ${low}; most: ${names(facts.filter(({ total }) => total === high))} with ${high}.`,
    ];
    if (found.length > 0 && unknown.length > 0)
      parts.push(`No path cost is known for ${names(unknown)}, which is left out here.`);
    const costs = found.map(({ cost }) => Number(cost));
    const [least, most] = [Math.min(...costs), Math.max(...costs)];
    const ofAt = (/** @type {number} */ cost) => names(found.filter((fact) => fact.cost === cost));
    const isOnly = found.length === 1 && without.length === facts.length - 1;
    if (without.length === facts.length) parts.push("None found a path.");
    else if (isOnly) parts.push(`Only ${names(found)} found a path, of cost ${number(least)}.`);
    else {
      if (found.length === 1) parts.push(`The path of ${names(found)} costs ${number(least)}.`);
      else if (found.length > 1 && least === most) parts.push(`All paths cost ${number(least)}.`);
      else if (found.length > 1)
        parts.push(
          `Cheapest path: ${ofAt(least)} with ${number(least)}; most expensive: ${ofAt(most)} with ${number(most)}.`,
        );
      if (without.length > 0) parts.push(`No path: ${names(without)}.`);
    }
    const said = sentenceOf(facts, { position: 9, isByF: false }, english);
    assert.equal(said, parts.join(" "), JSON.stringify(facts));
    seen.add(said.replace(/N\d(, N\d)*|\d+/g, ""));
    for (const language of languages) {
      const other = sentenceOf(facts, { position: 9, isByF: false }, language);
      assert.doesNotMatch(other, /undefined|NaN|\{/);
      for (const { name } of found.length > 0 ? unknown : []) assert.ok(other.includes(name), other);
    }
  }
  assert.ok(seen.size >= 8, [...seen].join("\n"));
});

test("why nothing can be aligned by f names just the searches that go by one", async () => {
  const named = {
    astar: [/A\*,/, /A\*,/, /A\*、/],
    dijkstra: [/Dijkstra,/, /Dijkstra,/, /Dijkstra、/],
    "jump-point": [/jump point search/, /puntos de salto/, /跳点搜索/],
    fastest: [/the fastest/, /el más rápido/, /最快算法/],
  };
  const { values } = Solver.choices.algorithm;
  const board = randomBoard(randomFrom(2), 5);
  for (const algorithm of values) {
    const solver = put(new Solver(board.width, board.height), board);
    const session = new Session(solver.toMap(), () => 0);
    solver.free();
    await session.compare([{ algorithm }, { algorithm }]);
    rest(session);
    const { hasF = false, goesByF } = session.comparing?.clock ?? {};
    assert.deepEqual([hasF, goesByF], [algorithm in named, algorithm in named], algorithm);
    dismiss(session);
  }
  for (const language of languages) {
    // What goes by f stands before the first full stop.
    const [first, rest] = language.t("compare.align.none").split(/[.。]/);
    for (const patterns of Object.values(named)) {
      assert.match(`${first},`, patterns[TAGS.indexOf(language.tag)], language.tag);
    }
    assert.doesNotMatch(first, /Breadth|anchura|广度/);
    assert.match(rest, /logs|registros|日志/);
  }
});

test("runs are called by their algorithm and by what differs among those that use it", () => {
  const defaults = new Solver(1, 1).options;
  const heads = (/** @type {Partial<Options>[]} */ ...all) =>
    wordsOf(
      namesOf(
        all.map((change) => ({ options: { ...defaults, ...change } })),
        english,
      ),
      english,
    );
  assert.deepEqual(heads({}, { algorithm: "greedy" }), ["A*", "Greedy"]);
  // Greedy search has no weight.
  assert.deepEqual(heads({ weight: 2 }, { algorithm: "greedy" }), ["A*", "Greedy"]);
  assert.deepEqual(heads({ weight: 0 }, {}, { algorithm: "dijkstra" }), ["A* (weight 0)", "A* (weight 1)", "Dijkstra"]);
  // The automatic one is that of the diagonal rule.
  assert.deepEqual(heads({}, { heuristic: "octile" }), ["A* no. 1", "A* no. 2"]);
  assert.deepEqual(heads({}, { heuristic: "manhattan" }), ["A* (octile distance)", "A* (Manhattan distance)"]);
  assert.deepEqual(heads({}, { improveOpen: false }), ["A* (improve open cells: on)", "A* (improve open cells: off)"]);
  assert.deepEqual(heads({}, { tieBreak: "fifo" }), [
    "A* (at equal f prefer the lowest h)",
    "A* (at equal f prefer the first opened (FIFO))",
  ]);
  const words = wordsOf(namesOf([{ options: defaults }, { options: defaults }], english), english);
  assert.deepEqual(words, ["A* no. 1", "A* no. 2"]);
  const random = randomFrom(3);
  for (let round = 0; round < some(500); round++) {
    const all = Array.from({ length: 2 + (round % 3) }, () => ({ options: randomOptions(random, Solver.choices) }));
    for (const language of languages) {
      const words = wordsOf(namesOf(all, language), language);
      assert.equal(new Set(words).size, all.length);
      assert.doesNotMatch(words.join(), /undefined|\{/);
    }
  }
});

test("what a run comes to, and how much more than the optimum its path costs, does not depend on the step", async () => {
  const random = randomFrom(29);
  for (let round = 0; round < some(150); round++) {
    const board = randomBoard(random, 10);
    const solver = put(new Solver(board.width, board.height), board);
    const session = new Session(solver.toMap(), () => 0);
    solver.free();
    const all = [randomOptions(random, Solver.choices), randomOptions(random, Solver.choices)];
    await session.compare(all);
    rest(session);
    const atEnd = session.runs.map(totalOf);
    session.clock.seek(Math.floor(random() * session.clock.length));
    for (const [index, run] of session.runs.entries()) {
      const { position } = run;
      // Another record has no totals yet.
      run.configure({});
      rest(session);
      assert.deepEqual(totalOf(run), atEnd[index]);
      assert.equal(run.position, Math.min(position, run.length));
    }
    session.clock.seek(Number.POSITIVE_INFINITY);
    for (const [index, run] of session.runs.entries()) {
      if (!run.path) continue;
      const best = shortest(board, all[index]);
      const cost = costOfPath(board, all[index], run.path.cells);
      const excess = excessOf(run);
      if (cost <= best * (1 + 1e-6)) assert.equal(excess, 0);
      else assert.ok(Math.abs(Number(excess) - (100 * (cost - best)) / best) <= 0.1 && Number(excess) > 0);
    }
    dismiss(session);
  }
});

test("a log is a run: the cells it took, its path at the end, where it differs", async () => {
  const session = new Session("height 3\nwidth 4\nstart 0 0\ngoal 3 2\nmap\n....\n....\n..S.\n", () => 0);
  session.run.solve();
  await session.compareLog({
    title: "My program",
    steps: [
      [0, 0],
      [1, 1],
      [0, 0],
      [3, 2],
    ],
    path: [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 2],
    ],
    difference: 3,
  });
  rest(session);
  const recorded = /** @type {RecordedRun} */ (/** @type {unknown} */ (session.comparing?.recorded));
  assert.ok(recorded instanceof RecordedRun);
  assert.deepEqual([session.runs.length, session.clock.length], [1, Math.max(4, session.run.length)]);
  // 14 + 14 + the penalty of 20 + 10.
  assert.deepEqual([recorded.cost, recorded.isRepeated, recorded.isAtEnd], [58, true, true]);
  assert.deepEqual([...(recorded.path?.cells ?? [])], [0, 0, 1, 1, 2, 2, 3, 2]);
  for (const [step, closed, differing] of /** @type {[number, number[], [number, number] | undefined][]} */ ([
    [2, [0, 5], undefined],
    [1, [0], undefined],
    [3, [0, 5], [0, 0]],
    [4, [0, 5, 11], [0, 0]],
    [0, [], undefined],
  ])) {
    session.clock.seek(step);
    const states = [...recorded.solver.states()];
    assert.deepEqual(
      states.flatMap((state, cell) => (state === 2 ? [cell] : [])),
      closed,
    );
    assert.deepEqual(recorded.differing, differing);
    assert.equal(session.run.position, Math.min(step, session.run.length));
    assert.equal(recorded.path !== undefined, step === 4);
  }
  // The board is edited for the search; the log is of the board as it was.
  session.document.paint([[1, 1]], 255);
  session.document.endStroke();
  assert.deepEqual([session.run.board.cells[5], recorded.board.cells[5]], [255, 0]);
  session.comparing?.remove(/** @type {any} */ (recorded));
  assert.deepEqual([session.comparing, session.runs.length], [undefined, 1]);
  // Steps that jump have no cost.
  await session.compareLog({
    title: "Jumps",
    steps: [[0, 0]],
    path: [
      [0, 0],
      [3, 2],
    ],
  });
  assert.equal(/** @type {any} */ (session.comparing)?.recorded.cost, undefined);
});

test("how much more a path costs is said with as many digits as tell it from nothing", () => {
  const run = (/** @type {number} */ pathCost, /** @type {Options["costs"]} */ costs = "10-14") =>
    excessOf(/** @type {any} */ ({ shortest: 100_000, stats: { pathCost }, options: { costs } }));
  assert.deepEqual(
    [100_000, 100_004, 100_050, 100_094, 100_100, 100_149, 100_151, 112_340, 250_000].map((cost) => run(cost)),
    [0, 0.01, 0.05, 0.09, 0.1, 0.1, 0.2, 12.3, 150],
  );
  // √2 is a fraction in the engine: so little is rounding there, and something elsewhere.
  assert.deepEqual([run(100_000.05, "sqrt2"), run(100_000.05), run(100_001, "sqrt2")], [0, 0.01, 0.01]);
  assert.equal(excessOf(/** @type {any} */ ({ shortest: 1, stats: {}, options: {} })), undefined);
  assert.equal(excessOf(/** @type {any} */ ({ stats: { pathCost: 1 }, options: {} })), undefined);
});
