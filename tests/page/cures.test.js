// Questions about an A* with a mistake: what runs on the reader's board, the names, and the changes. Programs are run as they are printed,
// and what is right is told by code that the page does not share.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { defaultOptions } from "../../www/check/candidates.js";
import { changes, writtenLines, writtenText } from "../../www/features/check-dialog/cure-lines.js";
import { cureOf } from "../../www/features/questions/cures.js";
import { programFor } from "../../www/program/astar.js";
import { MUTANTS, mutated } from "../../www/program/mutants/index.js";
import { NAMES } from "../../www/program/mutants/names.js";
import { boardsToTry } from "../../www/running/boards-to-try.js";
import "../boundary/engine.js";
import { SEED, some } from "../seeded.js";
import { costOfPath, movesFrom, oneOf, randomBoard, randomFrom, shortest } from "./any-board.js";
import { supplied } from "./supplied.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/features/questions/cures.js").Cure} Cure */
/** @typedef {import("../../www/program/mutants/names.js").MutantName} MutantName */
/** @typedef {import("../../www/program/tree.js").Shown} Shown */
/** @typedef {import("./any-board.js").Board} Board */
/** @typedef {{ path?: [number, number][], taken: [number, number][], fails?: "error" | "endless" }} Ran */

const t = /** @type {any} */ ((/** @type {string} */ key) => key);
const random = randomFrom(1 + (SEED % 2147483646));
/** How long a program may take on a small board, in milliseconds. */
const LONGEST = 2000;

/** √2 is a fraction where costs are counted. */
const CLOSE = 1e-3;

/** Settings whose paths are always cheapest. @type {Partial<Options>[]} */
const ALL = [
  {},
  { diagonal: "never", heuristic: "manhattan", tieBreak: "fifo" },
  { diagonal: "always", costs: "sqrt2", tieBreak: "high-h" },
  { diagonal: "at-most-one-obstacle", heuristic: "euclidean", neighborOrder: "clockwise" },
  { algorithm: "dijkstra", penalties: true },
  { penalties: true, tieBreak: "lifo", neighborOrder: "straight-first" },
];
const optionsOf = (/** @type {Partial<Options>} */ own) => ({ ...defaultOptions(), penalties: false, ...own });

/** Those that there are with some options, or some of them. @param {Options} options @param {number} [seed] @param {number} [boards] @param {number} [count] Of how many mistakes. */
function curesOf(options, seed = 1, boards = 60, count = some(NAMES.length, 3)) {
  const from = Math.floor(random() * NAMES.length);
  const names = [...NAMES.slice(from), ...NAMES.slice(0, from)].slice(0, count);
  return names.flatMap((bug) => cureOf({ bug, options, boards, seed }) ?? []);
}

/** @type {Ran} */
const FAILED = { taken: [], fails: "error" };

/** What a program does as it is printed in JavaScript, if it is called with a board. @param {Shown} program @param {Board} board @returns {Ran} */
function ran(program, { width, height, cells, start, goal }) {
  const isPriced = program.hasPenalties;
  const numbers = [...cells].map((byte) => (isPriced ? byte : byte === 255 ? 1 : 0));
  const grid = Array.from({ length: height }, (_, y) => numbers.slice(y * width, (y + 1) * width));
  /** @type {[number, number][]} */
  const taken = [];
  const console = { log: (/** @type {number} */ x, /** @type {number} */ y) => taken.push([x, y]) };
  const call = `\nastar(${JSON.stringify(grid)}, ${JSON.stringify(start)}, ${JSON.stringify(goal)})`;
  try {
    const found = runInNewContext(writtenText(program, "javascript", t) + call, { console }, { timeout: LONGEST });
    return { taken, ...(found && { path: JSON.parse(JSON.stringify(found)) }) };
  } catch (error) {
    const isEndless = /** @type {NodeJS.ErrnoException} */ (error).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    return { taken, fails: isEndless ? "endless" : "error" };
  }
}

/** Whether a run is right. @param {Ran} run @param {Board} board @param {Options} options */
function isRight({ path, fails }, board, options) {
  if (fails) return false;
  const least = shortest(board, options);
  if (!path) return !Number.isFinite(least);
  const isFromTo = String(path[0]) === String(board.start) && String(path.at(-1)) === String(board.goal);
  return isFromTo && Math.abs(costOf(path, board, options) - least) < CLOSE;
}

/** What a path costs; not a number if it cannot be walked. @param {[number, number][]} path @param {Board} board @param {Options} options */
function costOf(path, board, options) {
  try {
    return costOfPath(board, options, Uint32Array.from(path.flat()));
  } catch {
    // It has a move that is not allowed.
    return Number.NaN;
  }
}

/** A board whose start is not its goal. @param {boolean} mayCost @returns {Board} */
function anyBoard(mayCost) {
  const board = randomBoard(random, 9, mayCost);
  return String(board.start) === String(board.goal) ? anyBoard(mayCost) : board;
}

/** Of these some are tried each time. */
const CASES = ALL.map((own) => ({ own, place: random() }))
  .sort((a, b) => a.place - b.place)
  .slice(0, some(ALL.length, 3))
  .map(({ own }) => own);

for (const own of CASES)
  test(`what a program with a mistake does on the reader's board is what it does as it is printed: ${JSON.stringify(own)}`, () => {
    const options = optionsOf(own);
    const cures = curesOf(options, 1, 60, NAMES.length);
    assert.ok(cures.length >= 15, String(cures.length));
    let wrongs = 0;
    for (const cure of cures) {
      for (let i = some(30); i > 0; i--) {
        const board = anyBoard(options.penalties);
        const shows = cure.on(board);
        const name = `${cure.mutant.name} ${JSON.stringify({ ...board, cells: [...board.cells] })}`;
        if (shows.wrong?.fails === "endless" && i % 10 !== 0) continue;
        // JavaScript has an answer to what is beside a board.
        if (shows.wrong?.fails === "error") continue;
        const run = ran(cure.program, board);
        assert.equal(shows.wrong === undefined, isRight(run, board, options), name);
        const least = shortest(board, options);
        assert.equal(shows.cheapest !== undefined, Number.isFinite(least), name);
        if (shows.cheapest !== undefined) assert.ok(Math.abs(shows.cheapest - least) < CLOSE, name);
        if (!run.fails) assert.deepEqual(shows.path, run.path ?? [], name);
        if (shows.wrong?.fails === "dearer") {
          assert.ok(Math.abs((shows.wrong.cost ?? 0) - costOf(run.path ?? [], board, options)) < CLOSE, name);
        }
        wrongs += Number(shows.wrong !== undefined);
      }
    }
    assert.ok(wrongs > 0);
  });

for (const own of CASES)
  test(`of four names one is right, and the others would be something else: ${JSON.stringify(own)}`, () => {
    const options = optionsOf(own);
    for (const cure of curesOf(options, 1 + Math.floor(random() * 1000))) {
      const names = cure.names;
      assert.equal(new Set(names.map(({ name }) => name)).size, 4, cure.mutant.name);
      assert.equal(names.filter((mutant) => mutant === cure.mutant).length, 1, cure.mutant.name);
      const others = names.filter((mutant) => mutant !== cure.mutant);
      const { example } = cure;
      assert.ok(cure.on(example).wrong, cure.mutant.name);
      const tellsAll = (/** @type {Board} */ board) =>
        cure.on(board).wrong && others.every(({ name }) => cure.apart(name, board).every(Boolean));
      assert.equal(Boolean(tellsAll(example)), cure.boards.some(tellsAll), cure.mutant.name);
      for (const { name } of others.slice(0, some(3, 3))) {
        const made = programsWith(name, cure);
        const label = `${cure.mutant.name} ${name}`;
        for (const [place, program] of made.entries()) {
          const apart = (/** @type {Board} */ board) => cure.apart(name, board)[place];
          const differing = cure.boards.filter((board) => apart(board));
          assert.ok(differing.length > 0, label);
          for (const board of differing.slice(0, some(12))) assertApart(apart(board), cure, program, board, label);
        }
      }
    }
  });

/** The programs with a mistake that there are in it, in each of its ways, as they are tried. @param {MutantName} name @param {Cure} cure */
function programsWith(name, cure) {
  const made = MUTANTS.filter((mutant) => mutant.name === name).flatMap(
    (mutant) => mutated(cure.plan, [mutant], programFor) ?? [],
  );
  // Some of them may do what languages do not agree about.
  return made.length === cure.apart(name, cure.boards[0]).length ? /** @type {Shown[]} */ (made) : [];
}

/** What is said to be another step is the first that is. @param {ReturnType<Cure["apart"]>[number]} apart @param {Cure} cure @param {Shown} other @param {Board} board @param {string} name */
function assertApart(apart, cure, other, board, name) {
  if (!apart) assert.fail(name);
  const programs = [cure.program, other];
  // The clock ends those at another place, and JavaScript has an answer to what is beside a board.
  if (programs.some((program) => ["endless", "error"].includes(cure.on(board, program).wrong?.fails ?? ""))) return;
  const [mine, theirs] = programs.map((program) => ran(program, board));
  const { step, own, other: there } = apart;
  assert.deepEqual(mine.taken.slice(0, step), theirs.taken.slice(0, step), name);
  assert.deepEqual([mine.taken[step], theirs.taken[step]], [own, there], name);
  if (!own && !there) assert.notDeepEqual(mine.path, theirs.path, name);
  else assert.notDeepEqual(own, there, name);
}

for (const own of CASES)
  test(`of four changes one makes a right A*, and the others do not: ${JSON.stringify(own)}`, () => {
    const options = optionsOf(own);
    for (const cure of curesOf(options, 1 + Math.floor(random() * 1000))) {
      const programs = cure.changes;
      const { name } = cure.mutant;
      assert.equal(programs.length, 4, name);
      const right = programs.filter((program) => !cure.isWrong(program));
      assert.equal(right.length, 1, name);
      for (let i = some(20); i > 0; i--) {
        const board = anyBoard(options.penalties);
        assert.ok(isRight(ran(right[0], board), board, options), name);
      }
      for (const program of programs) {
        const { wrong, smallest, count } = cure.try(program);
        assert.equal(wrong === 0, program === right[0], name);
        if (!smallest || smallest.wrong.fails === "endless" || smallest.wrong.fails === "error") continue;
        assert.equal(count, cure.boards.length, name);
        assert.equal(wrong, cure.boards.filter((board) => cure.on(board, program).wrong).length, name);
        const shown = `${name} ${smallest.wrong.fails} ${JSON.stringify({ ...smallest.ground, cells: [...smallest.ground.cells] })}`;
        assert.ok(!isRight(ran(program, smallest.ground), smallest.ground, options), shown);
      }
      for (const written of /** @type {const} */ (["javascript", "python"])) {
        const before = writtenLines(cure.program, written, t);
        const shown = programs.map((program) => changes(before, writtenLines(program, written, t)));
        // Nobody can choose between changes that look alike, and none is empty.
        assert.equal(new Set(shown.map((lines) => JSON.stringify(lines))).size, 4, name);
        for (const [place, lines] of shown.entries()) {
          assert.ok(
            lines.some(({ sign }) => sign !== " "),
            name,
          );
          const after = writtenLines(programs[place], written, t).map((line) => line.trim());
          for (const { sign, line, text } of lines) {
            if (sign === "+") assert.ok(after.includes(text.trim()), `${name} ${text}`);
            else assert.equal(text.trim(), before[line - 1].trim(), `${name} ${line}`);
          }
        }
      }
    }
  });

test("names that mean the same are not both there, most are of the same kind, and a path alone tells two apart", () => {
  const options = optionsOf({});
  const of = (/** @type {any} */ bug, /** @type {number} */ seed) =>
    /** @type {Cure} */ (cureOf({ bug, options, boards: 100, seed }));
  for (let seed = 0; seed < some(40, 4); seed++) {
    const names = of("h-doubled", seed).names.map(({ name }) => name);
    assert.ok(!names.includes("f-with-h-twice"), String(seed));
    const near = names.filter((name) => /^(h|f|max)-/.test(name) && name !== "h-added-into-g");
    assert.equal(near.length, 4, `${seed} ${names}`);
  }
  // Two changes together may leave nothing of a block.
  for (const seed of [0, 5, 12]) {
    const programs = cureOf({ bug: "parent-of-first-only", options, boards: 20, seed })?.changes ?? [];
    assert.equal(programs.length, 4, String(seed));
    for (const program of programs) assert.match(writtenText(program, "javascript", t), /function astar/);
  }
  const cure = of("parent-of-first-only", 1);
  const [program] = programsWith("parent-always", cure);
  const board = cure.boards.find((board) => cure.apart("parent-always", board)[0]);
  assert.ok(program && board);
  assert.deepEqual(Object.keys(cure.apart("parent-always", board)[0] ?? {}), ["step"]);
  const [mine, theirs] = [cure.program, program].map((program) => ran(program, board));
  assert.deepEqual(mine.taken, theirs.taken);
  assert.notDeepEqual(mine.path, theirs.path);
});

test("a program that is called with a board does the same in Python as in JavaScript", { skip: !hasPython() }, () => {
  const programs = CASES.flatMap((own) => curesOf(optionsOf(own), 3, 20));
  const cases = programs.flatMap((cure) => {
    const board = anyBoard(cure.plan.penalties);
    const { wrong } = cure.on(board);
    if (wrong?.fails === "endless") return [];
    return [{ cure, board, run: wrong?.fails === "error" ? FAILED : ran(cure.program, board) }];
  });
  const given = cases.map(({ cure, board: { width, height, cells, start, goal } }) => {
    const numbers = [...cells].map((byte) => (cure.plan.penalties ? byte : byte === 255 ? 1 : 0));
    const grid = Array.from({ length: height }, (_, y) => numbers.slice(y * width, (y + 1) * width));
    return { program: writtenText(cure.program, "python", t), grid, start, goal };
  });
  const runner = `import contextlib, io, json, sys
out = []
for case in json.load(sys.stdin):
    space = {}
    exec(case["program"], space)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            out.append(space["astar"](case["grid"], tuple(case["start"]), tuple(case["goal"])))
    except Exception as error:
        out.append("error")
json.dump(out, sys.stdout)`;
  const { stdout, status } = spawnSync("python3", ["-c", runner], { input: JSON.stringify(given), encoding: "utf8" });
  assert.equal(status, 0);
  for (const [index, found] of JSON.parse(stdout).entries()) {
    const { run, cure } = cases[index];
    assert.deepEqual(found, run.fails ? "error" : (run.path ?? null), cure.mutant.name);
  }
});

function hasPython() {
  return spawnSync("python3", ["--version"]).status === 0;
}

test("what cannot be found or mended is not asked: mistakes that do no harm, and settings that promise no cheapest path", () => {
  const of = (/** @type {any} */ bug, /** @type {Partial<Options>} */ own) =>
    cureOf({ bug, options: optionsOf(own), boards: 60, seed: 1 });
  assert.ok(of("keeps-worse-g", {}));
  for (const [bug, own] of /** @type {const} */ ([
    ["oldest-first", {}],
    ["h-unscaled", {}],
    ["diagonal-costs-straight", { diagonal: "never" }],
    ["keeps-worse-g", { weight: 5 }],
    ["keeps-worse-g", { algorithm: "greedy" }],
    ["keeps-worse-g", { heuristic: "manhattan", diagonal: "always" }],
    ["keeps-worse-g", { algorithm: "jump-point" }],
    // Languages do not agree about what comes of these.
    ["wall-of-cell-left", {}],
    ["border-crossed", {}],
    ["walls-not-checked", { penalties: true }],
    ["h-difference-for-sum", { diagonal: "at-most-one-obstacle", heuristic: "euclidean" }],
  ]))
    assert.equal(of(bug, own), undefined, `${bug} ${JSON.stringify(own)}`);
});

// The lesson

const LESSON = "cure-it";

/** The cures of the lesson, with its board. */
function lesson() {
  const { scenario, facts } = supplied(LESSON);
  const options = { ...facts.options[0], penalties: false };
  const { width, height, start, goal } = facts.boards[0];
  const board = { width, height, start, goal, cells: facts.cells[0] };
  const cures = scenario.questions.map((question) => {
    assert.ok(question.kind === "cure");
    const { bug, boards, seed } = question;
    return /** @type {Cure} */ (cureOf({ bug, options, boards, seed }));
  });
  return { options, board, cures };
}

test("the lesson: none of its mistakes shows on the board as it is, and each does on a board that can be drawn there", () => {
  const { options, board, cures } = lesson();
  assert.equal(cures.length, 5);
  for (const cure of cures) {
    assert.ok(isRight(ran(cure.program, board), board, options), cure.mutant.name);
    const { smallest } = cure.try(cure.program);
    assert.ok(smallest, cure.mutant.name);
    assert.ok(smallest.ground.width <= board.width && smallest.ground.height <= board.height, cure.mutant.name);
    const drawn = Array.from({ length: 200 }, () => walled(board));
    const found = drawn.filter((other) => !isRight(ran(cure.program, other), other, options)).length;
    assert.ok(found >= 3, `${cure.mutant.name} ${found}`);
  }
});

/** The same board with walls. @param {Board} board @returns {Board} */
function walled({ cells, start, goal, width, ...rest }) {
  const share = oneOf(random, [0.1, 0.2, 0.3]);
  const ends = [start, goal].map(([x, y]) => y * width + x);
  return { ...rest, width, start, goal, cells: cells.map((_, i) => (random() < share && !ends.includes(i) ? 255 : 0)) };
}

test("the lesson says what is true of its programs", () => {
  const { options, board, cures } = lesson();
  const [atWall, atBorder, , worse, doubled] = cures;
  const drawn = (/** @type {[number, number][]} */ walls) => {
    const cells = board.cells.slice();
    for (const [x, y] of walls) cells[y * board.width + x] = 255;
    return { ...board, cells };
  };
  const isRightOn = (/** @type {Cure} */ cure, /** @type {Board} */ other) =>
    isRight(ran(cure.program, other), other, options);
  // Along one edge after the other: one of them is where it goes wrong.
  const { width, height } = board;
  const open = [0, height - 1].map((gap) =>
    drawn(
      Array.from({ length: height }, (_, y) => /** @type {[number, number]} */ ([5, y])).filter(([, y]) => y !== gap),
    ),
  );
  assert.deepEqual(
    open.map((other) => isRightOn(atBorder, other)),
    [true, false],
  );
  // Two walls on the straight line, if they are far apart.
  const [[from, row], [to]] = [board.start, board.goal];
  for (let first = from + 1; first < to; first++)
    for (let second = first + 4; second < to; second++)
      assert.ok(
        !isRightOn(
          doubled,
          drawn([
            [first, row],
            [second, row],
          ]),
        ),
        `${first} ${second} of ${width}`,
      );
  let [lost, right, mine, theirs, count] = [0, 0, 0, 0, 0];
  for (let i = some(600); i > 0; i--) {
    const other = walled(board);
    count++;
    if (!ran(atWall.program, other).path && Number.isFinite(shortest(other, options))) lost++;
    // There are cells that it never enters.
    for (const [x] of ran(atBorder.program, other).taken) assert.ok(x < board.width - 1);
    // It goes wrong only where it reaches a cell a second time.
    const run = ran(worse.program, other);
    if (!isRight(run, other, options)) assert.ok(reachesTwice(run.taken, other, options));
    // It expands fewer cells, and is mostly right.
    const [own, best] = [ran(doubled.program, other), ran(doubled.right, other)];
    right += Number(isRight(own, other, options));
    [mine, theirs] = [mine + own.taken.length, theirs + best.taken.length];
  }
  assert.ok(lost > count / 2, `${lost} of ${count}`);
  assert.ok(right > 0.75 * count, `${right} of ${count}`);
  assert.ok(mine < 0.95 * theirs, `${mine} ${theirs}`);
});

/** Whether a cell that is open and not expanded is reached again. @param {[number, number][]} taken @param {Board} board @param {Options} options */
function reachesTwice(taken, board, options) {
  const [open, closed] = [new Set(), new Set()];
  for (const [x, y] of taken) {
    closed.add(`${x} ${y}`);
    for (const [toX, toY] of movesFrom(board, options, x, y)) {
      const cell = `${toX} ${toY}`;
      if (open.has(cell) && !closed.has(cell)) return true;
      open.add(cell);
    }
  }
  return false;
}

test("boards of a question grow from small ones, and are the same for the same seed", () => {
  const [one, same, other] = [7, 7, 8].map((seed) =>
    cureOf({ bug: "max-first", options: optionsOf({}), boards: 30, seed }),
  );
  assert.deepEqual(one?.boards, same?.boards);
  assert.notDeepEqual(one?.boards, other?.boards);
  assert.equal([...boardsToTry({ count: 30 })].length, one?.boards.length);
});
