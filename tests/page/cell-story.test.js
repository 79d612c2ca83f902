// What is said about cells, held against searches that share no code with the engine: every fact, every number in it, and
// that nothing is left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { english, loadLanguage } from "../../www/i18n/index.js";
import { factText, story } from "../../www/telling/cell-story.js";
import { leavesFirst } from "./plain-steps.js";
import { plainDistances, plainMoves, plainStory, plainWalls, scaleOf } from "./plain-story.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/run/run.js").Run} Run */
/** @typedef {import("../../www/telling/cell-story.js").Fact} Fact */
/** @typedef {any} Loose A fact, whatever its kind. */

const [spanish, chinese] = await Promise.all(["es", "zh"].map((tag) => loadLanguage(tag)));

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** @param {() => number} random @returns {Options} */
function randomOptions(random) {
  const one = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  return /** @type {Options} */ ({
    heuristic: one(["auto", "manhattan", "octile", "euclidean", "chebyshev", "zero", "floored-euclidean"]),
    diagonal: one(RULES),
    costs: one(["10-14", "sqrt2"]),
    weight: one([1, 1, 1, 0, 1.5, 3.3]),
    tieBreak: one(["low-h", "high-h", "fifo", "lifo"]),
    neighborOrder: one(["row-major", "straight-first"]),
    improveOpen: random() < 0.8,
    reopenClosed: random() < 0.5,
    stopWhen: one(["goal-closed", "goal-closed", "goal-opened"]),
    penalties: random() < 0.7,
    openList: one(["binary-heap", "binary-heap", "unsorted-list", "sorted-list"]),
  });
}

/** Searches to the end, however busy the machine is. @param {Run} run @param {Partial<Options>} options */
function searched(run, options) {
  run.configure(options);
  while (run.isSearching) run.tick();
}

/** The facts in all languages; the solver is where it was, and nobody says anything odd. @param {Run} run @param {[number, number]} coord @returns {Fact[]} */
function told(run, coord) {
  const { solver } = run;
  const before = [solver.position, solver.stats.openSize, ...solver.states()].join();
  const facts = story(solver, coord, english);
  assert.equal([solver.position, solver.stats.openSize, ...solver.states()].join(), before);
  for (const language of [english, spanish, chinese]) {
    const others = language === english ? facts : story(solver, coord, language);
    assert.deepEqual(
      others.map(({ kind }) => kind),
      facts.map(({ kind }) => kind),
    );
    for (const [index, fact] of others.entries()) {
      const text = factText(fact);
      assert.doesNotMatch(text, /[{}[\]]|undefined|NaN/, text);
      const links = fact.parts.filter(({ mark }) => mark === "step");
      for (const { step, text } of links)
        assert.ok(Number.isInteger(step) && text.replace(/\D/g, "") === String(step), text);
      assert.deepEqual(
        fact.parts
          .map(({ step, cell }) => [step, cell])
          .filter(([step, cell]) => step ?? cell)
          .sort(),
        facts[index].parts
          .map(({ step, cell }) => [step, cell])
          .filter(([step, cell]) => step ?? cell)
          .sort(),
      );
      if (language === chinese) {
        assert.doesNotMatch(text.replace(/\(\d+,\u00a0\d+\)|\d[\d,.]*/g, ""), /[,:;()]/, text);
        assert.match(text, /。$/);
      } else assert.match(text, /^(g |\p{Lu}).*\.$/u, text);
    }
  }
  return facts;
}

/** What a way costs, added up from the sentence. @param {string} text @param {string} costs */
function summed(text, costs) {
  const sum = /[=≈] ([^:]*):/.exec(text)?.[1] ?? "";
  let total = 0;
  for (const term of sum.split(" + ")) {
    const [, count, move] = /^([\d,.]+)(?: · (10|14|1|√2)| in penalties)$/.exec(term) ?? assert.fail(term);
    total += Number(count.replaceAll(",", "")) * (move === "√2" ? Math.SQRT2 : Number(move ?? 1));
    if (move) assert.equal(["10", "14"].includes(move), costs === "10-14");
  }
  return total;
}

const DIRECTIONS = {
  up: [0, -1],
  "up right": [1, -1],
  right: [1, 0],
  "down right": [1, 1],
  down: [0, 1],
  "down left": [-1, 1],
  left: [-1, 0],
  "up left": [-1, -1],
};

/** The cells along a way, read from its sentence; undefined where some are left out. @param {string} text @param {number} width */
function walked(text, width) {
  const terms = text.slice(text.lastIndexOf(":") + 2, -1).split(" → ");
  if (terms.some((term) => term.includes("more turn"))) return undefined;
  const cells = [];
  let [x, y] = [Number.NaN, Number.NaN];
  for (const term of terms) {
    const place = /^\((\d+),\s(\d+)\)$/.exec(term);
    if (place) {
      const to = [Number(place[1]), Number(place[2])];
      if (cells.length > 0) assert.deepEqual([x, y], to, text);
      else cells.push(to[1] * width + to[0]);
      [x, y] = to;
      continue;
    }
    const [, count, name] = /^(\d+) (.*)$/.exec(term) ?? assert.fail(term);
    const [dx, dy] = DIRECTIONS[/** @type {"up"} */ (name)];
    for (let move = 0; move < Number(count); move++) {
      [x, y] = [x + dx, y + dy];
      cells.push(y * width + x);
    }
  }
  return cells;
}

const near = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
const index = (/** @type {[number, number]} */ [x, y], /** @type {number} */ width) => y * width + x;
const LETTERS = { dijkstra: "g", greedy: "h" };

for (const algorithm of /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])) {
  test(`every fact about a cell is true in a plain search: ${algorithm}`, () => {
    /** @type {Map<string, number>} */
    const met = new Map();
    let count = 0;
    for (let seed = 1; seed <= 160; seed++) {
      const random = randomFrom(seed);
      const { run } = randomSession(seed, { walls: random() * 0.4, side: 3 + Math.floor(random() * 9) });
      /** @type {Partial<Options>} */
      const misled = { heuristic: "manhattan", weight: 3.3, diagonal: "always", reopenClosed: true, improveOpen: true };
      searched(run, { ...randomOptions(random), ...(seed % 5 === 0 ? misled : {}), algorithm });
      const { board, options, solver } = run;
      const { width } = board;
      const plain = plainStory(board, options);
      assert.equal(plain.steps.length, run.length);
      const scale = scaleOf(options);
      const [start, goal] = [index(board.start, width), index(board.goal, width)];
      const distances = plainDistances(board, options, start);
      const letter = /** @type {"f"} */ (LETTERS[/** @type {"greedy"} */ (algorithm)] ?? "f");
      for (let round = 0; round < 16; round++) {
        const position = round < 5 ? run.length : Math.floor(random() * (run.length + 1));
        run.seek(position);
        const cell = Math.floor(random() * board.cells.length);
        const coord = /** @type {[number, number]} */ ([cell % width, Math.floor(cell / width)]);
        const facts = told(run, coord);
        const about = JSON.stringify({ seed, algorithm, position, coord, options, told: facts.map(factText) });
        const happened = plain.until(cell, position);
        const open = plain.openAt(position);
        const own = open.find((entry) => entry.cell === cell);
        const isOver = position === run.length;
        const left = facts.map(({ fact }) => /** @type {Loose} */ (fact));
        const texts = facts.map(factText);
        const take = () => /** @type {Loose} */ (left.shift() ?? assert.fail(about));
        const first = take();
        const [text] = texts;
        met.set(first.kind, (met.get(first.kind) ?? 0) + 1);
        count++;
        if (board.cells[cell] === 255) {
          assert.equal(first.kind, "wall", about);
        } else if (happened.length === 0 && distances[cell] === Number.POSITIVE_INFINITY) {
          // Cut off: which region, and whether corners are to blame.
          assert.equal(first.kind, "cut-off", about);
          const regionOf = (/** @type {number} */ from) =>
            [...plainDistances(board, options, from).keys()].filter(
              (to) => plainDistances(board, options, from)[to] < Number.POSITIVE_INFINITY,
            );
          const [near, far] = [regionOf(cell), regionOf(start)];
          const region = far.length < near.length ? far : near;
          assert.deepEqual(
            [first.isStart, first.cells, first.walls],
            [region === far, region.length, plainWalls(board, options, region).length],
            about,
          );
          const free = plainDistances(board, { ...options, diagonal: "always" }, start);
          if (free[cell] < Number.POSITIVE_INFINITY) {
            const { kind, cell: from, to } = take();
            assert.equal(kind, "squeeze");
            assert.ok(far.includes(index(from, width)) && !far.includes(index(to, width)), about);
            const beside = [index([from[0], to[1]], width), index([to[0], from[1]], width)];
            assert.ok(
              Math.abs(from[0] - to[0]) === 1 &&
                Math.abs(from[1] - to[1]) === 1 &&
                beside.every((it) => board.cells[it] === 255),
            );
          }
        } else if (happened.length === 0) {
          const last = plain.steps[position - 1]?.taken;
          const state = isOver ? "ended" : "not-yet";
          if (last === undefined || algorithm === "breadth-first") assert.equal(first.kind, state, about);
          else {
            const [x, y] = coord;
            const h = solver.numbersIn(x, y, 1, 1)[1];
            const least = { astar: distances[cell] + options.weight * h, dijkstra: distances[cell], greedy: h }[
              /** @type {"astar"} */ (algorithm)
            ];
            const was = last.f / scale;
            assert.ok(near(first.least, least) && near(first.last, was) && first.letter === letter, about);
            const word = near(least, was) ? "equal" : least > was ? "more" : "less";
            assert.equal(first.kind, `${state}-${word}`, about);
            assert.ok(text.includes(`${letter} ${english.number(first.least)}`), about);
          }
          const by = take();
          if (by.kind === "beyond-goal")
            assert.ok(isOver && index(by.cell, width) === goal && plain.steps.at(-1)?.taken.cell === goal, about);
          else {
            assert.equal(by.kind, isOver ? "was-by-way-of" : "by-way-of", about);
            const there = open.find((entry) => entry.cell === index(by.cell, width)) ?? assert.fail(about);
            assert.ok(near(by.numbers.g, there.g / scale), about);
            if (algorithm !== "breadth-first") assert.ok(near(by.numbers.f, there.f / scale), about);
          }
          const rest = plainDistances(board, options, index(by.cell, width));
          assert.ok(near(distances[index(by.cell, width)] + rest[cell], distances[cell]), about);
          if (!isOver) {
            const opened = plain.all(cell)[0]?.step;
            const later = take();
            assert.deepEqual(
              [later.kind, later.step],
              opened ? ["later-opened", opened] : ["never-opened", run.length],
              about,
            );
          }
        } else {
          const known = plain.knownOf(cell, position) ?? assert.fail(about);
          if (own) {
            // Open: who leaves before it.
            const before = open.filter((entry) => entry !== own && leavesFirst(options, entry, own));
            if (before.length === 0) assert.equal(first.kind, isOver ? "last-next" : "next", about);
            else {
              assert.equal(first.kind, isOver ? "left" : "open", about);
              const next = before.reduce((best, entry) => (leavesFirst(options, entry, best) ? entry : best));
              assert.deepEqual([first.ahead, index(first.cell, width)], [before.length, next.cell], about);
              if (algorithm !== "breadth-first") {
                assert.ok(text.includes(` with ${letter} ${english.number(next.f / scale)}`), about);
                const equal = before.filter(({ f }) => f === own.f).length;
                if (equal > 0) {
                  const fact = take();
                  assert.deepEqual([fact.kind, fact.equal], ["equal", equal], about);
                }
              }
            }
            assert.ok(near(first.numbers.g, own.g / scale), about);
          } else {
            const taken = happened.findLast(({ kind }) => kind === "taken") ?? assert.fail(about);
            const { open: among, taken: entry } = plain.steps[taken.step - 1];
            assert.deepEqual([first.kind, first.step, first.taken.among], ["taken", taken.step, among.length], about);
            assert.ok(
              near(first.taken.g, entry.g / scale) &&
                (algorithm === "breadth-first" || near(first.taken.f, entry.f / scale)),
              about,
            );
            if (algorithm !== "breadth-first") {
              assert.equal(
                first.taken.equalF,
                among.filter(({ f, cell: other }) => f === entry.f && other !== cell).length,
                about,
              );
            }
            assert.ok(text.startsWith(`Taken at step ${taken.step}: `), about);
          }
          // What opened and improved it.
          let g = 0;
          for (const happening of happened) {
            if (happening.kind === "taken") continue;
            const fact = take();
            if (happening.from === undefined) {
              assert.equal(fact.kind, "begin", about);
              continue;
            }
            assert.deepEqual(
              [fact.kind, fact.step, index(fact.cell, width)],
              [happening.kind, happening.step, happening.from],
              about,
            );
            assert.ok(
              near(fact.g, happening.g / scale) && (happening.kind === "opened" || near(fact.before, g / scale)),
              about,
            );
            g = happening.g;
          }
          // Where its g comes from.
          const parents = plain.parents(cell, position);
          if (parents.length > 1) {
            const at = left.length;
            const way = take();
            const cost = parents
              .slice(1)
              .reduce(
                (sum, to, place) =>
                  sum + (plainMoves(board, options, parents[place]).find(([it]) => it === to)?.[1] ?? Number.NaN),
                0,
              );
            assert.equal(way.kind, near(cost, known.g / scale) ? "way" : "stale", about);
            met.set(way.kind, (met.get(way.kind) ?? 0) + 1);
            const words = texts[texts.length - at];
            assert.ok(near(summed(words, options.costs), cost) && near(way.g, known.g / scale), `${words} ${about}`);
            const cells = walked(words, width);
            if (cells) assert.deepEqual(cells, parents, about);
            else met.set("hidden", (met.get("hidden") ?? 0) + 1);
            for (const leg of way.legs) {
              const closed = plain.until(index(leg.from, width), position).findLast(({ kind }) => kind === "taken");
              assert.equal(leg.step, closed?.step ?? 0, about);
            }
          }
          // What became of it.
          if (!own && cell === goal) assert.equal(take().kind, "goal", about);
          if (!own && !solver.promisesShortest && !near(distances[cell], known.g / scale)) {
            const fact = take();
            assert.ok(
              fact.kind === "longer" && near(fact.least, distances[cell]) && fact.least < known.g / scale,
              about,
            );
          }
          const path = run.path ? plain.parents(goal, position) : [];
          if (!own && path.includes(cell)) {
            const fact = take();
            assert.deepEqual([fact.kind, fact.at, fact.count], ["path", path.indexOf(cell) + 1, path.length], about);
          }
          if (own && !isOver) {
            const later = plain.all(cell).find(({ kind, step }) => kind === "taken" && step > position)?.step;
            const fact = take();
            assert.deepEqual(
              [fact.kind, fact.step],
              later ? ["later-taken", later] : ["never-taken", run.length],
              about,
            );
          }
        }
        assert.deepEqual(left, [], about);
      }
    }
    assert.ok(count >= 2500, String(count));
    console.log([...met].join(" "));
  });
}
