// Questions that are answered by a program written here: programs of strangers, and those of the lesson, are graded on boards that
// nobody has seen. What is cheapest is computed by code that the page does not share.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { defaultOptions } from "../../www/check/candidates.js";
import { solverOf } from "../../www/core/board/convert.js";
import { loadLanguage, TAGS } from "../../www/core/i18n/index.js";
import { begunWith } from "../../www/features/check-dialog/exercise-begins.js";
import { givenTexts } from "../../www/features/check-dialog/exercise-given.js";
import { costRule, pathOn } from "../../www/features/check-dialog/exercise-rules.js";
import { PRICED_BEGINS, WORKING } from "../../www/features/own-program/begin-with.js";
import { gradedOn, trialsOf } from "../../www/features/questions/asked-programs.js";
import { takesRowFirst } from "../../www/running/ends-by-row.js";
import "../boundary/engine.js";
import { SEED, some } from "../seeded.js";
import { costOfPath, shortest } from "./any-board.js";
import { pythonHere } from "./python-here.js";
import { askProgram } from "./run-program.js";
import { supplied } from "./supplied.js";

/** @typedef {import("../../www/engine.js").Options} Options */
/** @typedef {import("../../www/features/questions/asked-programs.js").Aim} Aim */

const languages = await Promise.all(TAGS.map(loadLanguage));
const runner = await pythonHere();
after(() => runner.end());

/** @param {Partial<Options>} options @param {Partial<Aim>} [aim] @returns {Aim} */
function asked(options, aim) {
  const all = { ...defaultOptions(), ...options };
  const orderOn = (/** @type {import("../../www/features/questions/plain-ground.js").Ground} */ ground) => {
    const solver = solverOf({ ...ground, origin: [0, 0] }, all);
    solver.run();
    const order = solver.expansionOrder();
    solver.free();
    return order;
  };
  return { grade: "cost", options: all, boards: 20, seed: SEED % 1000, isPriced: false, orderOn, ...aim };
}

/** @returns {[number, number]} */
const at = (/** @type {number} */ x, /** @type {number} */ y) => [x, y];

const NEVER = /** @type {const} */ ({ diagonal: "never", heuristic: "manhattan", tieBreak: "fifo" });

// The lesson

const LESSON = "write-astar";
/** What is to be changed for each question, with a change that is not enough before it. @type {Record<"javascript" | "python", [string, string][][][]>} */
const CHANGES = {
  javascript: [
    [[], [["open.pop()", "open.shift()"]]],
    [
      [["g + 1;", "g + 10 + grid[ny][nx];"]],
      [["while (open.length > 0) {\n", "while (open.length > 0) {\n    open.sort((a, b) => a.f - b.f);\n"]],
    ],
    [
      [["f: cost,", "f: cost + Math.abs(nx - goal[0]) + Math.abs(ny - goal[1]),"]],
      [["Math.abs(nx - goal[0]) + Math.abs(ny - goal[1])", "10 * (Math.abs(nx - goal[0]) + Math.abs(ny - goal[1]))"]],
    ],
  ],
  python: [
    [[], [["open_list.pop()", "open_list.pop(0)"]]],
    [
      [["cost = g + 1\n", "cost = g + 10 + grid[ny][nx]\n"]],
      [["while open_list:\n", "while open_list:\n        open_list.sort(key=lambda entry: entry[0])\n"]],
    ],
    [
      [["append((cost, cost,", "append((cost + abs(nx - goal[0]) + abs(ny - goal[1]), cost,"]],
      [["cost + abs(nx - goal[0]) + abs(ny - goal[1])", "cost + 10 * (abs(nx - goal[0]) + abs(ny - goal[1]))"]],
    ],
  ],
};

for (const written of /** @type {const} */ (["javascript", "python"]))
  test(`A* in twelve lines: what is not changed enough is wrong, and what is changed is right (${written})`, async () => {
    const { scenario, facts } = supplied(LESSON);
    let program = begunWith(scenario.questions, 0, true)[written];
    assert.equal(program, begunWith(scenario.questions, 2, true)[written]);
    for (const [index, question] of scenario.questions.entries()) {
      assert.ok(question.kind === "program");
      const { mode, grade, boards, seed } = question;
      const aim = asked(facts.options[mode], { grade, boards, seed, isPriced: true });
      const how = written === "python" ? { runner } : {};
      const [less, more] = CHANGES[written][index];
      for (const [changes, isRight] of /** @type {const} */ ([
        [[], false],
        [less, false],
        [more, true],
      ])) {
        for (const [from, to] of changes) {
          assert.ok(program.includes(from), from);
          program = program.replace(from, to);
        }
        const { count, wrong, smallest } = await askProgram(program, aim, how);
        assert.equal(count, boards);
        assert.equal(smallest?.wrong.fails, isRight ? undefined : "order", `${index} ${changes}`);
        // It is no matter of one board in forty.
        assert.ok(isRight ? wrong === 0 : wrong > boards / 4, `${index} ${changes}: ${wrong}`);
        if (smallest) assert.ok(smallest.ground.cells.length <= 12, `${index} ${changes}`);
      }
    }
    const lines = program.split("\n").filter((line) => /[^\s{}]/.test(line) && !/^(\/\/|#)/.test(line));
    assert.equal(lines.length, 12);
    // As the last text says, it is A* for whoever asks for paths, too.
    const { wrong } = await askProgram(
      program,
      asked(NEVER, { isPriced: true }),
      written === "python" ? { runner } : {},
    );
    assert.equal(wrong, 0);
  });

test("A* in twelve lines: breadth-first search pays more, Dijkstra’s algorithm as much, and A* expands fewest", () => {
  const { values } = supplied(LESSON).facts;
  assert.ok(Number(values["variant1.cost"]) > Number(values.cost));
  assert.equal(values["variant2.cost"], values.cost);
  assert.ok(
    Number(values.expanded) < Math.min(Number(values["variant1.expanded"]), Number(values["variant2.expanded"])),
  );
});

// Programs of strangers

/** Some of what stands in a folder of strangers' programs. @param {string} folder @param {number} share One in so many. */
function strangers(folder, share) {
  const place = new URL(`../${folder}/`, import.meta.url);
  /** @type {{ file: string, correct?: boolean, right?: boolean, neighbors?: 4 | 8, diagonal?: boolean, pairs?: string }[]} */
  const entries = JSON.parse(readFileSync(new URL("index.json", place), "utf8"));
  return entries.flatMap(({ file, correct, right, neighbors, diagonal, pairs }, i) => {
    if (some(share, share) !== share && i % share !== SEED % share) return [];
    const source = readFileSync(new URL(file, place), "utf8");
    const isByRow = pairs ? pairs === "rowcol" : takesRowFirst(source);
    return [
      { file, source, isByRow, isRight: correct ?? right ?? false, isStraight: neighbors === 4 || diagonal === false },
    ];
  });
}

/** Those that print their path, or return it in a form that is not read. */
const NO_PATH = ["10-quick.py", "16-contest-buckets.js", "28-script-prints.js", "35-visual.py"];
/** Those of which it is not seen what they expand, and one that goes by the straight line. @type {Record<string, string>} */
const OTHERWISE = {
  "11-recursive.js": "unseen",
  "22-flat.py": "unseen",
  "35-visual.py": "unseen",
  "06-priority-queue.py": "order",
};
/** Those that do not end, which takes its time. */
const ENDLESS = ["21-position-objects.js", "29-async-extract.js", "36-ordered.py"];

test("programs of strangers are right where their paths are cheapest, and wrong ones are wrong", async () => {
  let [right, wrong] = [0, 0];
  for (const [folder, how] of /** @type {const} */ ([
    ["programs", {}],
    ["python", { runner }],
  ]))
    for (const { file, source, isByRow, isRight, isStraight } of strangers(folder, 3)) {
      if (!isStraight || ENDLESS.includes(file)) continue;
      const { smallest } = await askProgram(source, asked(NEVER, { boards: 40 }), { isByRow, ...how });
      if (isRight && !NO_PATH.includes(file)) assert.equal(smallest?.wrong.fails, undefined, file);
      if (smallest) wrong++;
      else right++;
      if (smallest?.wrong.fails !== "dearer") continue;
      const { ground, path } = smallest;
      const options = { ...defaultOptions(), ...NEVER };
      assert.equal(smallest.wrong.optimum, shortest(ground, options), file);
      assert.equal(smallest.wrong.cost, costOfPath(ground, options, Uint32Array.from(path.flat())), file);
    }
  assert.ok(right > 0 && wrong > 0, `${right} ${wrong}`);
});

test("those that are A* expand each cell in its turn, and are no other search", async () => {
  const grade = /** @type {const} */ ("order");
  for (const [folder, how] of /** @type {const} */ ([
    ["programs", {}],
    ["python", { runner }],
  ]))
    for (const { file, source, isByRow, isRight, isStraight } of strangers(folder, 3)) {
      if (!isStraight || !isRight) continue;
      const found = await askProgram(source, asked(NEVER, { grade }), { isByRow, ...how });
      assert.equal(found.smallest?.wrong.fails, OTHERWISE[file], file);
      const dijkstra = asked({ ...NEVER, algorithm: "dijkstra" }, { grade });
      const other = await askProgram(source, dijkstra, { isByRow, ...how });
      assert.ok(other.wrong > 5 && other.smallest, file);
    }
});

test("one of which it is not seen what it expands prints it, as it is told to", async () => {
  const [{ source, isByRow }] = strangers("programs", 1).filter(({ file }) => file === "11-recursive.js");
  const printing = source.replace("    seen.add(", "    console.log(r, c);\n    seen.add(");
  assert.notEqual(printing, source);
  const aim = asked(NEVER, { grade: "order", boards: 40 });
  assert.equal((await askProgram(printing, aim, { isByRow })).wrong, 0);
  const blind = printing.replace("+ h(p.r, p.c)", "").replace("- h(q.r, q.c)", "");
  assert.equal((await askProgram(blind, aim, { isByRow })).smallest?.wrong.fails, "order");
});

test("where a few numbers look like other cells, they are read as on the other boards", async () => {
  for (const [file, seed] of /** @type {const} */ ([
    ["04-heappush-heappop.js", 0],
    ["12-insort.py", 0],
    ["14-buckets.py", 13],
    ["32-log.py", 4],
    ["34-recursive.py", 7],
  ])) {
    const isPython = file.endsWith(".py");
    const [one] = strangers(isPython ? "python" : "programs", 1).filter((stranger) => stranger.file === file);
    const how = { isByRow: one.isByRow, ...(isPython ? { runner } : {}) };
    assert.equal((await askProgram(one.source, asked(NEVER, { grade: "order", seed }), how)).wrong, 0, file);
  }
});

test("breadth-first search may look at neighbors in any order, and greedy search is told where it goes another way", async () => {
  const grade = /** @type {const} */ ("order");
  const inLine = `function search(grid, [x, y], goal) {
  const open = [{ x, y }], known = new Set([x + "," + y]);
  while (open.length > 0) {
    const cell = open.shift();
    if (cell.x === goal[0] && cell.y === goal[1]) return;
    for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1]]) {
      const [nx, ny] = [cell.x + dx, cell.y + dy];
      if (grid[ny]?.[nx] !== 0 || known.has(nx + "," + ny)) continue;
      known.add(nx + "," + ny);
      open.push({ x: nx, y: ny });
    }
  }
}`;
  for (const neighborOrder of /** @type {const} */ (["row-major", "column-major", "straight-first"])) {
    const aim = asked({ ...NEVER, algorithm: "breadth-first", neighborOrder }, { grade, boards: 60 });
    assert.equal((await askProgram(inLine, aim)).wrong, 0);
    const { wrong, smallest } = await askProgram(inLine.replace("open.shift()", "open.pop()"), aim);
    assert.ok(wrong > 20 && smallest?.wrong.fails === "order");
  }
  const greedy = asked({ ...NEVER, algorithm: "greedy" }, { grade, boards: 60 });
  const { smallest } = await askProgram(inLine, greedy);
  assert.ok(smallest?.frame && !smallest.frame.swapped);
  const graded = gradedOn(smallest.ground, smallest.log ?? "", greedy, [smallest.frame]);
  // The goal is not to blame for coming last.
  const { step = 0, was } = graded?.difference ?? {};
  assert.ok(step > 1 && was === "open", `${step} ${was}`);
});

test("what is given and asked for is told, in every language", () => {
  const [english, ...others] = languages;
  const text = (/** @type {Aim} */ aim, language = english) => language.joined(givenTexts(aim, language));
  assert.equal(
    text(asked({ ...NEVER })),
    "grid[y][x] is 1 for a wall, and else 0. Return the path as a list of cells, from the start to the goal, or nothing if there is none. These moves count: 4 neighbors.",
  );
  const greedy = asked({ algorithm: "greedy", heuristic: "auto", costs: "sqrt2" }, { grade: "order", isPriced: true });
  assert.equal(
    text(greedy),
    "grid[y][x] is 255 for a wall, and else the penalty of the cell. A straight move costs 1, and entering a cell 0.1 more for each unit of its penalty. This search is asked for: greedy best-first search, octile distance, 8 neighbors, no corners cut, moves cost 1 and √2.",
  );
  const astar = asked({ ...NEVER, tieBreak: "high-h", weight: 1.5, stopWhen: "goal-opened" }, { grade: "order" });
  assert.match(text(astar), /A\*, Manhattan distance, f = g \+ 1\.5 · h, 4 neighbors, at equal f the larger h first, /);
  for (const language of others)
    for (const aim of [astar, greedy]) assert.doesNotMatch(text(aim, language), /[{}]|own\.|undefined/);
});

test("what is said of a path on the lesson's board is what it costs there, in whatever form it comes", () => {
  const [english] = languages;
  const cells = Uint8Array.from([0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0]);
  const board = { width: 4, height: 3, cells, start: at(0, 0), goal: at(3, 2) };
  const aim = asked(NEVER);
  const told = (/** @type {string} */ log, on = board) => costRule(log, on, aim, english).sentence;
  const best = [at(0, 0), at(1, 0), at(2, 0), at(3, 0), at(3, 1), at(3, 2)];
  const logOf = (/** @type {number[][]} */ path) => `path: ${path.map(([x, y]) => `(${x}, ${y})`).join(" ")}`;
  assert.equal(shortest(board, aim.options), 50);
  const forms = [
    best,
    best.toReversed(),
    best.slice(1, -1),
    best.map(([x, y]) => at(y, x)),
    [best[0], best[3], best[5]],
  ];
  for (const form of forms) {
    assert.equal(told(logOf(form)), "Here its path costs 50, and none costs less.", String(form));
    assert.deepEqual(pathOn(logOf(form), board, aim), best, String(form));
  }
  const far = [at(0, 0), at(0, 1), at(0, 0), ...best.slice(1)];
  for (const form of [far, far.map(([x, y]) => at(y, x))])
    assert.equal(told(logOf(form)), "Here its path costs 70; the cheapest costs 50.");
  const wall = [at(0, 0), at(0, 1), at(1, 1), at(2, 1), at(3, 1), at(3, 2)];
  assert.match(
    told(logOf(wall)) ?? "",
    /^Here it returns a path that cannot be walked\. The cheapest that can costs 50\./,
  );
  assert.equal(told("no path"), "Here it finds no path. There is one, which costs 50.");
  assert.equal(told("and so on"), "Here it finds no path. There is one, which costs 50.");
  const closed = { ...board, cells: Uint8Array.from([0, 255, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0]) };
  assert.equal(told("no path", closed), undefined);
  assert.equal(told(logOf(best), closed), "Here it returns a path, and there is none.");
});

test("what ends before the goal is right only where the goal comes next", async () => {
  const grade = /** @type {const} */ ("order");
  const early = WORKING.javascript.replace(
    "  while (open.length > 0) {\n",
    "  for (let n = 0; n < 4 && open.length > 0; n++) {\n",
  );
  assert.notEqual(early, WORKING.javascript);
  assert.equal((await askProgram(early, asked(NEVER, { grade }))).smallest?.wrong.fails, "order");
  // What is seen nowhere but beside the goal is judged elsewhere.
  const beside = "if (Math.abs(start[0] - goal[0]) + Math.abs(start[1] - goal[1]) === 1) return [start, goal];";
  const short = WORKING.javascript.replace("goal) {\n", (head) => `${head}  ${beside}\n`);
  assert.notEqual(short, WORKING.javascript);
  const { wrong, unseen, count } = await askProgram(short, asked(NEVER, { grade, boards: 60 }));
  assert.ok(wrong === 0 && count === 60 && unseen > 0 && unseen < 30, `${wrong} ${unseen} of ${count}`);
  assert.equal((await askProgram(WORKING.javascript, asked(NEVER, { grade }))).unseen, 0);
  const failing = WORKING.javascript.replace("goal) {\n", (head) => `${head}  if (grid.length > 4) grid.far();\n`);
  assert.equal((await askProgram(failing, asked(NEVER, { grade }))).smallest?.wrong.fails, "error");
  // The very order of the engine, with a heap whose entries stay where they are, is another than that of a sorted list.
  const stuck = asked({ ...NEVER, improveOpen: false, decreaseKey: false }, { grade, isPriced: true });
  assert.equal((await askProgram(PRICED_BEGINS.working.javascript, stuck)).smallest?.wrong.fails, "order");
});

test("where the rules leave no order open, the cells are those of the search, without the goal or with it", () => {
  const aim = asked({ ...NEVER, decreaseKey: false }, {});
  const ground = { width: 5, height: 4, cells: new Uint8Array(20), start: at(0, 0), goal: at(4, 3) };
  const order = Array.from(aim.orderOn(ground), (cell) => `${cell % 5} ${Math.floor(cell / 5)}`);
  assert.ok(order.length > 6);
  const isRight = (/** @type {string[]} */ cells) => gradedOn(ground, cells.join("\n"), aim)?.right;
  assert.deepEqual([order, order.slice(0, -1)].map(isRight), [true, true]);
  const turned = [order[0], order[2], order[1], ...order.slice(3)];
  assert.deepEqual([order.slice(0, -2), [...order, "4 2"], turned].map(isRight), [false, false, false]);
});

// Boards whose cells have penalties

test("what an A* pays for penalties is right by all costs of moves, and one that ignores them pays more", async () => {
  for (const costs of /** @type {const} */ (["10-14", "sqrt2", "10-10"])) {
    const options = { ...NEVER, costs };
    const aim = asked(options, { isPriced: true, boards: 60 });
    assert.equal((await askProgram(PRICED_BEGINS.working.javascript, aim)).wrong, 0);
    assert.equal((await askProgram(PRICED_BEGINS.working.python, aim, { runner })).wrong, 0);
    const blind = PRICED_BEGINS.working.javascript.replace(" + grid[y][x];", ";");
    const { wrong, smallest } = await askProgram(blind, aim);
    assert.ok(wrong > 5 && smallest?.wrong.fails === "dearer", String(wrong));
    const all = { ...defaultOptions(), ...options };
    const { ground, path } = smallest;
    assert.ok(Math.abs(Number(smallest.wrong.optimum) - shortest(ground, all)) < 1e-9);
    assert.ok(Math.abs(Number(smallest.wrong.cost) - costOfPath(ground, all, Uint32Array.from(path.flat()))) < 1e-9);
    // Where penalties do not count, cells have them all the same, and a wall is not 1.
    const free = asked({ ...options, penalties: false }, { isPriced: true });
    assert.equal((await askProgram(blind, free)).wrong, 0);
    assert.ok((await askProgram(WORKING.javascript, free)).wrong > 5);
  }
});

test("what returns no path, or nothing that could be one, does not answer", async () => {
  const { smallest: none } = await askProgram("function astar(grid, start, goal) { return null; }", asked(NEVER));
  assert.equal(none?.wrong.fails, "none");
  const { smallest: numbers } = await askProgram(
    "function astar(grid, start, goal) { return [0.5, 1.25]; }",
    asked(NEVER),
  );
  assert.equal(numbers?.wrong.fails, "unread");
  const { smallest: alone } = await askProgram(
    "function astar(grid, start, goal) { return [start, goal]; }",
    asked(NEVER),
  );
  assert.ok(alone);
});

test("the boards are the same for the same seed, and others for another", async () => {
  const boardsOf = (/** @type {number} */ seed) => {
    /** @type {string[]} */
    const boards = [];
    const work = trialsOf(asked(NEVER, { seed, boards: 30 }), () => 0);
    for (let step = work.next(); !step.done; step = work.next({})) boards.push(JSON.stringify(step.value.ground));
    return boards.slice(0, 30);
  };
  const [zero, one] = [boardsOf(0), boardsOf(1)];
  assert.deepEqual(zero, boardsOf(0));
  assert.equal(zero.filter((board) => one.includes(board)).length, 0);
  assert.equal(new Set(zero).size, 30);
});
