// The legend: it shows what the search can draw on the board and no more, the same at every step; and what it says of
// g, h and f holds for the engine's numbers, whatever the options.

import assert from "node:assert/strict";
import { test } from "node:test";
import { some } from "../seeded.js";
import "./english.js";
import { english, LANGUAGES, loadLanguage } from "../../www/core/i18n/index.js";
import { Session } from "../../www/core/session/session.js";
import { contentOf, MARKS, marksOf, meaningsOf, sampleOf } from "../../www/narration/legend-facts.js";
import { Solver } from "../boundary/engine.js";
import { movesFrom } from "./naive.js";
import { RULES, randomSession } from "./random-session.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/core/run/run.js").Run} Run */

const { choices } = Solver;
const ALGORITHMS = choices.algorithm.values;
const SIGHTS = { ends: true, path: true };
const ALL = { ends: true, path: true };

/** The legend's marks now. @param {Run} run @param {boolean} [hadPath] */
const shown = (run, hadPath = false) => marksOf(run, contentOf(run.board.cells), SIGHTS, hadPath);

/** Everything that is drawn on the board at the position, found here cell by cell. @param {Run} run */
function drawn({ board, solver, path }) {
  /** @type {Set<string>} */
  const marks = new Set(["start", "goal"]);
  const [scans, sides, states] = [solver.scans().slice(), solver.sideStates().slice(), solver.states().slice()];
  for (let cell = 0; cell < board.cells.length; cell++) {
    if (board.cells[cell] === 255) marks.add("wall");
    else if (board.cells[cell] > 0) marks.add("penalty");
    if (states[cell] === 1) marks.add("open");
    if (states[cell] === 2) marks.add(sides.length > 0 && sides[cell] >= 8 ? "closed-goal" : "closed");
    if (states[cell] === 0 && scans.length > 0 && scans[cell] > 0) marks.add("scanned");
  }
  if (path && path.cells.length > 2) marks.add("path");
  if (solver.current !== undefined && !path) marks.add("current");
  return marks;
}

test("the legend has every mark that the search draws at any step, and is the same at each", () => {
  for (const algorithm of ALGORITHMS) {
    /** Everything that any search of this kind drew. @type {Set<string>} */
    const ever = new Set();
    let withoutPath = 0;
    for (let seed = 1; seed <= some(60, 2); seed++) {
      const { run } = randomSession(seed, { walls: (seed % 5) / 8, side: 3 + (seed % 6) });
      run.configure({ algorithm, diagonal: RULES[seed % 4], penalties: false });
      if (run.error) {
        assert.ok(!["open", "closed", "current", "path"].some((mark) => shown(run).has(/** @type {any} */ (mark))));
        continue;
      }
      run.seek(Number.POSITIVE_INFINITY);
      const first = [...shown(run)].join();
      const atEnd = drawn(run);
      if (!atEnd.has("path")) withoutPath++;
      assert.equal(shown(run).has("path"), atEnd.has("path"), `${algorithm} ${seed}`);
      for (const mark of /** @type {const} */ (["wall", "penalty"])) {
        assert.equal(shown(run).has(mark), atEnd.has(mark), `${algorithm} ${seed} ${mark}`);
      }
      for (let step = 0; step <= run.length; step++) {
        run.seek(step);
        assert.equal([...shown(run)].join(), first, `${algorithm} ${seed} ${step}`);
        for (const mark of drawn(run)) {
          assert.ok(shown(run).has(/** @type {any} */ (mark)), `${algorithm} ${seed} ${step} ${mark}`);
          ever.add(mark);
        }
      }
      for (const mark of shown(run)) if (!ever.has(mark)) ever.add(`${mark}?`);
    }
    assert.ok(withoutPath > some(2, 2), `${algorithm} ${withoutPath}`);
    // What the legend showed was drawn on some board.
    const only = [...ever].filter((mark) => mark.endsWith("?") && !ever.has(mark.slice(0, -1)));
    assert.deepEqual(only, [], algorithm);
    assert.equal(ever.has("closed-goal"), algorithm === "bidirectional-astar");
    assert.equal(ever.has("scanned"), algorithm === "jump-point" || algorithm === "fastest", algorithm);
  }
});

test("where no search can begin, only the board is in the legend, and what is hidden is not in it", () => {
  const session = new Session("height 1\nwidth 5\nstart 0 0\ngoal 4 0\nmap\n.S.@.\n");
  const { run } = session;
  run.configure({ algorithm: "jump-point" });
  assert.equal(/** @type {any} */ (run.error)?.code, "wrong-algorithm");
  assert.deepEqual([...shown(run)], ["start", "goal", "wall", "penalty"]);
  run.configure({ algorithm: "astar" });
  assert.deepEqual([...shown(run)], ["open", "closed", "current", "start", "goal", "wall", "penalty"]);
  session.document.paint([[3, 0]], 0);
  assert.deepEqual([...shown(run)], ["open", "closed", "current", "path", "start", "goal", "penalty"]);
  const hidden = marksOf(run, contentOf(run.board.cells), { ends: false, path: false }, true);
  assert.deepEqual([...hidden], ["open", "closed", "current", "penalty"]);
  assert.deepEqual(contentOf(run.board.cells), { hasWalls: false, penalty: 20 });
  // A search that has not ended yet keeps the place of the one before.
  const searching = /** @type {Run} */ (
    /** @type {unknown} */ ({ ...run, board: run.board, solver: run.solver, isSearching: true, outcome: undefined })
  );
  for (const hadPath of [true, false]) {
    assert.equal(marksOf(searching, contentOf(run.board.cells), ALL, hadPath).has("path"), hadPath);
  }
  // Start and goal in one cell: there is no line to draw.
  const one = new Session("height 1\nwidth 2\nstart 1 0\ngoal 1 0\nmap\n..\n").run;
  one.solve();
  assert.equal(one.status, "found");
  assert.ok(!shown(one).has("path"));
});

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Options by chance, of those that the meaning of g, h and f may depend on. @param {() => number} random @returns {Partial<Options>} */
function randomOptions(random) {
  const pick = (/** @type {readonly any[]} */ values) => values[Math.floor(random() * values.length)];
  const algorithm = pick(ALGORITHMS);
  return {
    algorithm,
    heuristic: pick(choices.heuristic.values),
    diagonal: pick(choices.diagonal.values),
    costs: pick(choices.costs.values),
    weight: pick([0, 0.5, 1, 1, 1.005, 2, 3.25]),
    tieBreak: pick(choices.tieBreak.values),
    openList: pick(["binary-heap", "binary-heap", ...choices.openList.values]),
    decreaseKey: random() < 0.5,
    swapEqual: random() < 0.5,
    improveOpen: random() < 0.8,
    reopenClosed: random() < 0.5,
    stopWhen: pick(choices.stopWhen.values),
    penalties: algorithm !== "jump-point" && random() < 0.7,
  };
}

/** What a sentence says that f is, worked out from its words. @param {string} sentence */
function formulaIn(sentence) {
  const [, is, sum] = /** @type {RegExpMatchArray} */ (sentence.match(/^f (=|≈) ([^:]+):/));
  const terms = sum
    .split(" + ")
    .map((term) => /** @type {RegExpMatchArray} */ (term.match(/^(?:([\d.]+) · )?([gh])$/)));
  const factor = (/** @type {string} */ letter) => {
    const term = terms.find(([, , of]) => of === letter);
    return term ? Number(term[1] ?? 1) : 0;
  };
  return { g: factor("g"), h: factor("h"), slack: is === "=" ? 1e-5 : 0.01 };
}

const CLAIMS = /(is expanded next|expands its open cell with the smallest f)$/;

test("what the legend says of g, h and f holds for every cell and every step", () => {
  /** How often something was there to be seen. @type {Record<string, number>} */
  const seen = {};
  const count = (/** @type {string} */ what) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  for (let seed = 1; seed <= some(1500, 3); seed++) {
    const random = randomFrom(seed);
    const { run } = randomSession(seed, { walls: random() * 0.35, side: 4 + (seed % 6) });
    run.configure(randomOptions(random));
    if (run.error) continue;
    const { board, solver, options } = run;
    const [ofG, ofH, ofF] = meaningsOf(options, english);
    const name = `${seed} ${JSON.stringify(options)}`;
    const all = () => {
      const numbers = solver.numbersIn(0, 0, board.width, board.height);
      return Array.from(board.cells, (_, cell) => {
        const [g, h, f] = numbers.subarray(4 * cell, 4 * cell + 3);
        return { g, h, f };
      });
    };
    run.seek(0);
    let before = all();
    let [states, sides] = [solver.states().slice(), solver.sideStates().slice()];
    const order = solver.expansionOrder();
    for (let step = 1; step <= run.length; step++) {
      // The cell that was taken had the smallest f of all that were open.
      const taken = order[step - 1];
      run.seek(step);
      const side = solver.side === 1 ? 1 : 0;
      const isOfSide = (/** @type {number} */ cell) => sides.length === 0 || sides[cell] === (side === 1 ? 4 : 1);
      const others = before.filter((_, cell) => states[cell] === 1 && cell !== taken && isOfSide(cell));
      if (isOfSide(taken) && states[taken] === 1) {
        const isSmallest = others.every(({ f }) => before[taken].f <= f + 1e-5 * Math.max(1, f));
        if (CLAIMS.test(ofF)) assert.ok(isSmallest, `${name} step ${step}`);
        else count(isSmallest ? "smallest anyway" : "not the smallest");
        if (others.length > 0 && CLAIMS.test(ofF)) count(`claimed ${options.algorithm}`);
      }
      before = all();
      [states, sides] = [solver.states().slice(), solver.sideStates().slice()];
    }
    // The sum, in every cell that was reached.
    const opened = order.length;
    for (const [cell, { g, h, f }] of before.entries()) {
      if (Number.isNaN(g)) continue;
      if (options.algorithm === "breadth-first") {
        assert.match(ofF, /^number: how many cells were opened before this one/);
        assert.ok(Number.isInteger(f) && f >= 0 && f < opened + board.cells.length, name);
        assert.equal(
          f,
          solver.node(cell % board.width, Math.floor(cell / board.width)).openedAt === undefined ? -1 : f,
        );
      } else {
        const sum = formulaIn(ofF);
        assert.ok(Math.abs(sum.g * g + sum.h * h - f) <= sum.slack * Math.max(1, h), `${name} ${g} ${h} ${f}: ${ofF}`);
      }
      if (/^h = 0/.test(ofH)) assert.equal(h, 0, name);
      else if (h > 0) count(`h ${options.algorithm}`);
      if (/does not affect/.test(ofG) && g > 0) count(`g aside ${options.algorithm}`);
    }
  }
  for (const algorithm of ALGORITHMS)
    assert.ok(seen[`claimed ${algorithm}`] > some(10), `${algorithm} ${JSON.stringify(seen)}`);
  for (const algorithm of ["astar", "greedy", "jump-point", "bidirectional-astar", "fastest"]) {
    assert.ok(seen[`h ${algorithm}`] > some(20), algorithm);
  }
  for (const algorithm of ["greedy", "breadth-first"]) assert.ok(seen[`g aside ${algorithm}`] > some(20), algorithm);
  // Where it is not claimed, it does not always hold.
  assert.ok(seen["not the smallest"] > some(10, 10), JSON.stringify(seen));
});

test("g is the cost of the moves from the start, and in breadth-first search f counts the cells opened before", () => {
  let cells = 0;
  for (let seed = 1; seed <= some(200); seed++) {
    const { run } = randomSession(seed, { walls: 0.2, side: 5 + (seed % 4) });
    const algorithm = /** @type {const} */ (["astar", "dijkstra", "greedy", "breadth-first"])[seed % 4];
    run.configure({ algorithm, diagonal: RULES[seed % 3] });
    const { board, solver } = run;
    /** In the order in which a plain search puts them into its line. @type {number[]} */
    const line = [board.start[1] * board.width + board.start[0]];
    for (const cell of line) {
      for (const [to] of movesFrom(board, RULES[seed % 3], cell)) if (!line.includes(to)) line.push(to);
    }
    for (let cell = 0; cell < board.cells.length; cell++) {
      const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
      const [g, , f] = solver.numbersIn(x, y, 1, 1);
      if (Number.isNaN(g)) continue;
      let [at, sum] = [cell, 0];
      for (;;) {
        const { parent } = solver.node(at % board.width, Math.floor(at / board.width));
        if (!parent) break;
        const from = parent[1] * board.width + parent[0];
        sum += movesFrom(board, RULES[seed % 3], from).find(([to]) => to === at)?.[1] ?? Number.NaN;
        at = from;
      }
      assert.equal(g, sum, `${seed} ${algorithm}`);
      if (algorithm === "breadth-first") assert.equal(f, line.indexOf(cell));
      cells++;
    }
  }
  assert.ok(cells > some(2000), String(cells));
});

test("the sample cell has the numbers that the engine gives such a cell", () => {
  let compared = 0;
  for (const algorithm of ALGORITHMS) {
    for (const heuristic of choices.heuristic.values) {
      for (const costs of choices.costs.values) {
        for (const weight of [0, 1, 2.5]) {
          const { run } = new Session(`height 8\nwidth 1\nstart 0 7\ngoal 0 0\nmap\n${".\n".repeat(8)}`);
          run.configure({ algorithm, heuristic, costs, weight });
          const numbers = [...run.solver.numbersIn(0, 4, 1, 1)];
          // Jumps pass it over.
          if (Number.isNaN(numbers[0])) assert.ok(algorithm === "jump-point" || algorithm === "fastest");
          else {
            const sample = [...sampleOf(run.options)];
            for (const [i, number] of numbers.entries())
              assert.ok(Math.abs(sample[i] - number) < 1e-5, `${numbers} ${sample}`);
            compared++;
          }
        }
      }
    }
  }
  assert.ok(compared > 150, String(compared));
});

test("each language says all of it, with the letters that are colored, and the legend has a text for each mark", async () => {
  for (const tag of Object.keys(LANGUAGES)) {
    const language = await loadLanguage(tag);
    for (const mark of MARKS) assert.ok(language.t(`legend.${mark}`).length > 0);
    for (const algorithm of ALGORITHMS) {
      const options = { ...new Solver(2, 2).options, algorithm, weight: 2.5 };
      const sentences = meaningsOf(options, language);
      const isInLine = algorithm === "breadth-first";
      for (const [i, letter] of ["g", ...(isInLine ? [] : ["h", "f"])].entries())
        assert.match(sentences[i], new RegExp(`^${letter}( [=≈] |: |：)`));
      // It has no h, and the number in the middle is no f.
      if (isInLine) assert.deepEqual([sentences[1], /\bf\b/.test(sentences[2])], ["", false]);
    }
  }
  const spanish = await loadLanguage("es");
  assert.match(meaningsOf({ ...new Solver(2, 2).options, weight: 2.5 }, spanish)[2], /^f = g \+ 2,5 · h: /);
});
