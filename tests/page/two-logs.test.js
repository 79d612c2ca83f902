// Several logs of one program: what explains all of them, and boards on which explanations differ. What is claimed is run again, by
// the reference search and by programs that share no code with the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allBehind } from "../../www/check/behind.js";
import { defaultOptions } from "../../www/check/candidates.js";
import { diagnose, discriminate } from "../../www/check/index.js";
import { search } from "../../www/check/reference.js";
import { MUTANTS, mutantOf, mutated } from "../../www/program/mutants/index.js";
import { planOf } from "../../www/program/plan.js";
import "../boundary/engine.js";
import { some } from "../seeded.js";
import { oneOf, randomFrom } from "./any-board.js";
import { randomWalls } from "./buggy-programs.js";
import { MISTAKES, studentRun } from "./student-programs.js";

/** @typedef {import("../../www/check/candidates.js").Candidate} Candidate */
/** @typedef {import("../../www/program/mutants/mutant.js").Mutant} Mutant */
/** @typedef {import("./student-programs.js").Board} Board */
/** @typedef {[number, number]} Coord */

/** @param {readonly (readonly number[])[]} cells */
const text = (cells) => cells.map((cell) => cell.join()).join(" ");

/** @param {Board} board @param {Coord[]} taken @param {Coord[]} [path] */
const runOf = (board, taken, path) => ({
  board,
  log: { steps: taken.map(([x, y]) => ({ x, y })), ...(path && { path }) },
  start: board.start,
  goal: board.goal,
});

/** What a program with these options and mistakes prints. @param {Board} board @param {Candidate["options"]} options @param {Mutant[]} [mutants] */
function printed(board, options, mutants = []) {
  const { steps, path } = search(board, options, mutants);
  return runOf(
    board,
    steps.map(({ cell }) => cell),
    path,
  );
}

/** What a candidate prints, in its own order of equals. @param {Board} board @param {Candidate} candidate */
function printedBy(board, { options, bugs, ways = [] }) {
  const mutants = bugs.flatMap((name, i) => mutantOf(name, ways[i]) ?? []);
  return cellsOf(printed(board, options, mutants));
}

/** @param {ReturnType<typeof runOf>} run */
const cellsOf = ({ log }) => text(log.steps.map(({ x, y }) => [x, y]));

/** Whether the reference search takes the very cells that a candidate says. @param {Candidate} candidate */
const isRun = ({ ties, diagonalCost, estimateDiagonal, options, frame }) =>
  ties === "exact" &&
  diagonalCost === undefined &&
  estimateDiagonal === undefined &&
  planOf(options) !== undefined &&
  options.decreaseKey &&
  !frame.swapped &&
  !frame.up;

/** @param {NonNullable<ReturnType<typeof discriminate>>} found @returns {Board} */
const boardOf = ({ board, start, goal }) => ({ ...board, start, goal });

/** A program, by its options and a mistake, and the log of it on a board of some size. @param {number} seed */
function caseOf(seed) {
  const random = randomFrom(seed * 7919 + 29);
  for (let i = 0; i < 10; i++) random();
  const options = {
    ...defaultOptions(),
    diagonal: oneOf(random, /** @type {const} */ (["never", "always", "no-corner-cutting", "at-most-one-obstacle"])),
    heuristic: oneOf(random, /** @type {const} */ (["manhattan", "octile", "euclidean"])),
    tieBreak: oneOf(random, /** @type {const} */ (["low-h", "fifo", "lifo"])),
    costs: oneOf(random, /** @type {const} */ (["10-14", "sqrt2"])),
    neighborOrder: oneOf(random, /** @type {const} */ (["row-major", "clockwise", "straight-first"])),
    weight: oneOf(random, [1, 1, 1, 2]),
  };
  const plan = planOf(options);
  const mutant = seed % 4 === 0 ? undefined : MUTANTS[(seed * 7) % MUTANTS.length];
  if (!plan || (mutant && !mutated(plan, [mutant]))) return undefined;
  const board = randomWalls(random, 14 + Math.floor(random() * 8), 10 + Math.floor(random() * 6), 0.1 + 0.2 * random());
  const mutants = mutant ? [mutant] : [];
  const first = printed(board, options, mutants);
  const isSame = mutant && cellsOf(first) === cellsOf(printed(board, options));
  return first.log.steps.length < 12 || isSame ? undefined : { random, options, mutants, first };
}

test("what explains two logs together prints both of them, and two logs tell more than one", () => {
  let [told, alone, both, checked, before, after] = [0, 0, 0, 0, 0, 0];
  for (let seed = 1; told < some(120, 15); seed++) {
    const made = caseOf(seed);
    if (!made) continue;
    told++;
    const { random, options, mutants, first } = made;
    const probes = Array.from({ length: 25 }, () => randomWalls(random, 10, 9, 0.1 + 0.25 * random()));
    /** Whether it is the program: in all that is not said to be open. @param {ReturnType<typeof diagnose>} diagnosis */
    const isNamed = ({ exact, candidates: [one], open = [] }) => {
      if (!exact || !isRun(one)) return false;
      const as = {
        ...one,
        options: { ...one.options, ...Object.fromEntries(open.map((name) => [name, options[name]])) },
      };
      return probes.every((board) => printedBy(board, as) === cellsOf(printed(board, options, mutants)));
    };
    const diagnosis = diagnose(first);
    const found = diagnosis.candidates.length > 1 ? discriminate(diagnosis.candidates) : undefined;
    if (found) assert.ok(found.board.width <= 6 && found.board.height <= 5);
    const second = found && printed(boardOf(found), options, mutants);
    const together = second ? diagnose({ runs: [first, second] }) : diagnosis;
    alone += Number(isNamed(diagnosis));
    both += Number(isNamed(together));
    if (!second || !together.exact) continue;
    before += allBehind(diagnosis.candidates).length;
    after += allBehind(together.candidates).length;
    for (const candidate of together.candidates.filter(isRun)) {
      assert.equal(candidate.agrees, first.log.steps.length + second.log.steps.length);
      if (!candidate.ended || candidate.options.stopWhen === "goal-opened") continue;
      for (const run of [first, second]) {
        const own = printedBy({ ...run.board, start: run.start, goal: run.goal }, candidate);
        // A log may leave out the start, or the goal.
        const isIt = own === cellsOf(run) || own.startsWith(`${cellsOf(run)} `) || own.endsWith(` ${cellsOf(run)}`);
        assert.ok(isIt, `${seed}: ${JSON.stringify(candidate)}`);
        checked++;
      }
    }
  }
  assert.ok(checked > told, `${checked}`);
  const numbers = `${alone} alone, ${both} together, of ${told}; ${before} explanations, ${after} with a second log`;
  if (process.env.STARSTEP_ALL) console.log(numbers);
  assert.ok(both >= alone && after < 0.5 * before, numbers);
  if (told > 100) assert.ok(both >= alone + 0.05 * told, numbers);
});

test("on the board that is made as many candidates differ as on the best of hundreds of others", () => {
  const random = randomFrom(5);
  let [told, here, best] = [0, 0, 0];
  for (let seed = 1; told < some(60, 4); seed++) {
    const made = caseOf(4 * seed);
    if (!made) continue;
    const candidates = diagnose(made.first).candidates.filter(isRun);
    if (candidates.length < 2) continue;
    const kindsOn = (/** @type {Board} */ board) =>
      new Set(candidates.map((candidate) => printedBy(board, candidate))).size;
    const most = Math.max(...Array.from({ length: 200 }, () => kindsOn(randomWalls(random, 6, 5, 0.4 * random()))));
    const found = discriminate(candidates);
    if (!found) assert.equal(most, 1, `${seed}`);
    if (!found) continue;
    told++;
    here += kindsOn(boardOf(found));
    best += most;
  }
  assert.ok(here >= 0.9 * best, `${here} kinds of logs, ${best} on random boards`);
});

test("candidates that do the same everywhere have no such board, and neither has a single one", () => {
  const [one] = diagnose(printed(randomWalls(randomFrom(3), 12, 9, 0.2), defaultOptions())).candidates;
  assert.equal(discriminate([one]), undefined);
  assert.equal(discriminate([one, { ...one, options: { ...one.options, openList: "sorted-list" } }]), undefined);
  assert.equal(discriminate([]), undefined);
  // Whoever leaves open which of equal cells comes first may print what a program prints that does not.
  const of = (/** @type {"fifo" | "high-h"} */ tieBreak, /** @type {"any" | "exact"} */ ties) => ({
    ...one,
    options: { ...one.options, tieBreak },
    ties,
  });
  assert.equal(discriminate([of("fifo", "any"), of("high-h", "exact")]), undefined);
  assert.ok(discriminate([of("fifo", "exact"), of("high-h", "exact")]));
});

test("a log that goes anywhere is not explained by cells that are all equal because a short one beside it is", () => {
  const random = randomFrom(19);
  const board = randomWalls(random, 12, 9, 0.15);
  const isFree = (/** @type {Coord} */ [x, y]) =>
    x >= 0 && y >= 0 && x < board.width && y < board.height && board.cells[y * board.width + x] !== 255;
  /** @type {Coord[]} */
  const taken = [];
  let open = [board.start];
  while (open.length > 0 && taken.length < 40) {
    const [next] = open.splice(Math.floor(random() * open.length), 1);
    taken.push(next);
    const [x, y] = next;
    const known = new Set([...taken, ...open].map(String));
    const beside = /** @type {Coord[]} */ ([
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ]);
    open = [...open, ...beside.filter((cell) => isFree(cell) && !known.has(String(cell)))];
  }
  assert.equal(taken.length, 40);
  // Whoever has the newest cell first goes away from the goal, as no search by f or g does.
  const line = {
    ...{ width: 5, height: 1, cells: new Uint8Array(5) },
    start: /** @type {Coord} */ ([2, 0]),
    goal: /** @type {Coord} */ ([4, 0]),
  };
  const short = runOf(line, [
    [2, 0],
    [1, 0],
    [0, 0],
  ]);
  assert.ok(diagnose(short).exact);
  // Where all cells are equal, any order would explain everything.
  assert.ok(!diagnose(runOf(board, taken)).exact);
  assert.ok(!diagnose({ runs: [runOf(board, taken), short] }).exact);
});

test("logs of two programs are not explained together, and where they part is said", () => {
  let told = 0;
  for (let seed = 1; told < some(40, 8); seed++) {
    const [one, other] = [caseOf(4 * seed), caseOf(4 * seed + 400)];
    if (!one || !other || one.options.diagonal === other.options.diagonal) continue;
    const board = randomWalls(one.random, 14, 10, 0.2);
    const second = printed(board, other.options);
    if (second.log.steps.length < 20) continue;
    const { exact, candidates, apart } = diagnose({ runs: [one.first, second] });
    if (exact) {
      // The board may not tell them apart.
      const [first] = candidates;
      if (isRun(first)) assert.equal(printedBy(board, first), cellsOf(second));
      continue;
    }
    told++;
    assert.ok(apart);
    const [first] = candidates;
    const run = [one.first, second][apart.run - 1];
    assert.ok(apart.step >= 1 && apart.step <= run.log.steps.length, `${seed}`);
    const whole = [one.first, second].filter((_, i) => i !== apart.run - 1);
    if (!isRun(first)) continue;
    const own = printedBy({ ...run.board, start: run.start, goal: run.goal }, first).split(" ");
    const logged = cellsOf(run).split(" ");
    assert.equal(own.slice(0, apart.step - 1).join(" "), logged.slice(0, apart.step - 1).join(" "), `${seed}`);
    assert.ok(whole.length === 1);
  }
});

test("a mistake that students make is kept by a second log of theirs, and never exchanged for another program", () => {
  /** @type {Record<string, [named: number, alike: number, not: number]>} */
  const said = {};
  for (let seed = 1; seed <= some(90, 9); seed++) {
    const random = randomFrom(seed * 7919 + 53);
    for (let i = 0; i < 10; i++) random();
    const mistake = MISTAKES[seed % MISTAKES.length];
    const way = {
      distance: oneOf(random, /** @type {const} */ (["manhattan", "octile", "euclid"])),
      corners: mistake === "corner-one-side" || random() < 0.5,
    };
    const [board, other] = [0, 1].map(() =>
      randomWalls(random, 12 + Math.floor(random() * 8), 10 + Math.floor(random() * 5), 0.1 + 0.2 * random()),
    );
    const runs = [board, other].map((board) => {
      const { taken, path } = studentRun(board, mistake, way);
      return runOf(board, taken, path);
    });
    if (runs.some(({ log }) => log.steps.length < 12 || log.steps.length > 400)) continue;
    const [alone] = runs.map((run) => diagnose(run));
    const { exact, candidates } = diagnose({ runs });
    const count = said[mistake] ?? [0, 0, 0];
    said[mistake] = count;
    const bug = mistake === "none" ? "" : mistake;
    const isNamed = exact && candidates[0].bugs.join() === bug;
    count[isNamed ? 0 : exact ? 1 : 2]++;
    // What one log names, two do not forget.
    const wasNamed = alone.exact && alone.candidates[0].bugs.join() === bug && bug !== "";
    if (wasNamed) assert.ok(exact, `${seed} ${mistake}`);
    if (mistake === "none") assert.ok(isNamed, `${seed}`);
  }
  const sum = (/** @type {0 | 1 | 2} */ kind) => Object.values(said).reduce((sum, counts) => sum + counts[kind], 0);
  assert.ok(sum(0) >= 0.6 * (sum(0) + sum(1) + sum(2)), JSON.stringify(said));
});

test("a slip in one of two logs is told with the log that it is in", () => {
  let told = 0;
  for (let seed = 1; told < some(20, 5) && seed < 200; seed++) {
    const made = caseOf(4 * seed);
    if (!made || made.first.log.steps.length < 30) continue;
    const { first, options, random } = made;
    const second = printed(randomWalls(random, 12, 9, 0.2), options);
    const at = 10 + Math.floor(random() * 10);
    const steps = first.log.steps.filter((_, i) => i !== at);
    const lost = { ...first, log: { ...first.log, steps } };
    if (!diagnose(lost).candidates[0].slips || second.log.steps.length < 12) continue;
    for (const runs of [
      [second, lost],
      [lost, second],
    ]) {
      const { exact, candidates } = diagnose({ runs });
      const [{ slips = [] }] = candidates;
      assert.ok(exact, `${seed}`);
      assert.deepEqual(
        slips.map(({ run, kind }) => [run, kind]),
        [[runs.indexOf(lost) + 1, "left-out"]],
      );
    }
    told++;
  }
  assert.ok(told >= some(20, 5), `${told}`);
});

test("a mistake that neither log names is named by both", () => {
  const random = randomFrom(23 * 7919 + 13);
  for (let i = 0; i < 14; i++) random();
  const options = {
    ...defaultOptions(),
    ...{ diagonal: /** @type {const} */ ("never"), heuristic: /** @type {const} */ ("manhattan") },
  };
  const mutants = [/** @type {Mutant} */ (mutantOf("h-added-into-g"))];
  const runs = [0, 1].map(() => {
    const [width, height] = [8 + Math.floor(random() * 8), 6 + Math.floor(random() * 6)];
    return printed(randomWalls(random, width, height, 0.1 + 0.2 * random()), options, mutants);
  });
  const [one, other] = runs.map((run) => diagnose(run));
  assert.ok(one.exact && one.candidates[0].bugs.length === 0);
  assert.ok(!other.exact);
  const { exact, candidates } = diagnose({ runs });
  assert.ok(exact);
  assert.deepEqual(candidates[0].bugs, ["h-added-into-g"]);
});

test("of several logs, one that cannot be checked is refused with its reason, and none are no log", () => {
  const run = printed(randomWalls(randomFrom(3), 12, 9, 0.2), defaultOptions());
  assert.throws(() => diagnose({ runs: [run, { ...run, start: [99, 0] }] }), { code: "bad-board" });
  assert.deepEqual(diagnose({ runs: [] }), { exact: false, candidates: [] });
  const none = { ...run, log: { steps: [], outcome: /** @type {const} */ ("no-path") } };
  assert.equal(diagnose({ runs: [none, run] }).candidates[0].agrees, run.log.steps.length);
  assert.equal(diagnose({ runs: [run] }).candidates[0].agrees, run.log.steps.length);
});
