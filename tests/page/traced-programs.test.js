// Which lines of a reader's program run from one cell to the next: nothing else is changed by telling it, and how often each runs is
// what counts put into its text, and Python's own tracing, tell.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { instrumented } from "../../www/running/instrumented.js";
import { plainBoard } from "./plain-board.js";
import { pythonHere } from "./python-here.js";
import { runProgram } from "./run-program.js";

/** @typedef {{ file: string, coordinates?: string, pairs?: string }} Entry */
/** @typedef {{ source: string, isByRow: boolean, name: string }} Program */

/** Their calls are in an expression of several lines. */
const IN_THE_MIDDLE = ["25-functional.py"];

const runner = await pythonHere();
after(() => runner.end());

/** The programs of strangers. @param {string} folder @returns {Program[]} */
function allIn(folder) {
  const place = new URL(`../${folder}/`, import.meta.url);
  /** @type {Entry[]} */
  const entries = JSON.parse(readFileSync(new URL("index.json", place), "utf8"));
  return entries.map((entry) => ({
    source: readFileSync(new URL(entry.file, place), "utf8"),
    isByRow: (entry.coordinates ?? entry.pairs) === "rowcol",
    name: entry.file,
  }));
}

/** How often each line ran in all. @param {import("../../www/running/ran-lines.js").Ran} ran */
function totalOf(ran) {
  /** @type {Map<number, number>} */
  const total = new Map();
  for (const { counts } of ran) for (const [line, count] of counts) total.set(line, (total.get(line) ?? 0) + count);
  return total;
}

test("a program that tells its lines does the same, and each cell is removed where the others are", async () => {
  let [steps, older, stale] = [0, 0, 0];
  for (const [folder, how] of /** @type {const} */ ([
    ["programs", {}],
    ["python", { runner }],
  ]))
    for (const { source, isByRow, name } of allIn(folder)) {
      // Two of them never come to their end.
      const on = { isByRow, longest: 1500, ...how };
      const plain = await runProgram(source, plainBoard(), on);
      const traced = await runProgram(source, plainBoard(), { ...on, isTraced: true });
      assert.equal(traced.log, plain.log, name);
      assert.deepEqual([traced.failure, traced.output, plain.ran], [plain.failure, plain.output, undefined], name);
      if (!plain.site) continue;
      assert.equal(traced.ran?.length, traced.expanded + 1, name);
      const [, ...each] = traced.ran ?? [];
      // In the middle of an expression of several lines it is not told.
      if (IN_THE_MIDDLE.includes(name)) continue;
      for (const [i, { counts, stale }] of each.entries()) {
        const removals = counts.get(plain.site.line) ?? 0;
        // Where the line does nothing else, it runs once for each entry.
        assert.ok(removals > 0 && (stale === 0 || removals > stale), `${name}: ${i}`);
      }
      steps += each.length;
      older += (traced.ran ?? []).reduce((sum, { stale }) => sum + stale, 0) - plain.stale;
      stale += plain.stale;
    }
  // None is forgotten, and none is told twice.
  assert.ok(older === 0 && stale > 10, `${older} ${stale}`);
  assert.ok(steps > 1500, String(steps));
});

/** A line that is a statement of its own, or begins an if. */
const PLAIN = /^(const|let|var|return|continue|break|[\w.]+(\[.*\])*( [-+]?= |\(|\.|\+\+)).*;$|^if \(.*\{$/;

/** The program with a count in front of each line before which a statement surely ends, going by its text alone. @param {string} source */
function counting(source) {
  /** @type {number[]} */
  const counted = [];
  let before = "{";
  const lines = source.split("\n").map((line, i) => {
    const text = line.trim();
    // A function with a name on a line of its own counts there whenever it is called.
    const isFunction = /= (\(.*\)|\w+) =>|function/.test(text);
    const isPlain =
      !isFunction && /[;{}]$/.test(before) && PLAIN.test(text) && line !== text && !/\b(class|switch)\b/.test(before);
    if (text !== "") before = text;
    if (!isPlain) return line;
    counted.push(i + 1);
    return line.replace(text, () => `count(${i + 1}); ${text}`);
  });
  return { code: lines.join("\n"), counted };
}

test("how often each line of a program in JavaScript runs is what its text with counts in it tells", async () => {
  const board = plainBoard();
  const grid = Array.from({ length: board.height }, (_, y) =>
    Array.from(board.cells.subarray(y * board.width, (y + 1) * board.width), (byte) => Number(byte === 255)),
  );
  let compared = 0;
  for (const { source, isByRow, name } of allIn("programs")) {
    if (/\b(import|export|await|async|setTimeout)\b/.test(source)) continue;
    const { ran, made, isEnded, isAlone, failure } = await runProgram(source, board, {
      ...{ isByRow, longest: 1500, isTraced: true },
    });
    const { call } = made;
    if (!ran || !isEnded || isAlone || failure || !call || call.method || call.args.includes("all")) continue;
    const pair = (/** @type {readonly number[]} */ [x, y]) => (isByRow ? [y, x] : [x, y]);
    const end = (/** @type {readonly number[]} */ [x, y]) => Object.assign(pair([x, y]), { x, y, row: y, col: x });
    const given = { grid, start: end(board.start), goal: end(board.goal), width: board.width, height: board.height };
    /** @type {Record<string, unknown>} */
    const all = {
      ...given,
      startX: board.start[0],
      startY: board.start[1],
      goalX: board.goal[0],
      goalY: board.goal[1],
    };
    /** @type {Map<number, number>} */
    const total = new Map();
    const count = (/** @type {number} */ line) => total.set(line, (total.get(line) ?? 0) + 1);
    const { code, counted } = counting(source);
    const run = new Function(
      ...["count", "begin", "console", "grid", "start", "goal", "given"],
      `${code}\nbegin(); return ${call.name}(...given);`,
    );
    const value = run(
      count,
      () => total.clear(),
      { log() {}, table() {} },
      ...[given.grid, given.start, given.goal],
      call.args.map((arg) => all[arg]),
    );
    // One that stops at each step goes on until it is done.
    while (typeof value?.next === "function" && !value.next().done);
    const told = totalOf(ran);
    for (const line of counted)
      assert.equal(told.get(line) ?? 0, total.get(line) ?? 0, `${name}:${line} ${source.split("\n")[line - 1]}`);
    compared += counted.length;
  }
  assert.ok(compared > 200, String(compared));
});

/** Counts the lines of a program with Python's own tracing, as far as a line is one statement and nothing in it runs lines of its own. */
const COUNTED = `import ast, sys
def counted(source, name, **given):
    one, counts = {}, {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt):
            one.setdefault(node.lineno, []).append(node)
    inner = (ast.comprehension, ast.Lambda, ast.Yield)
    def plain(nodes):
        head = nodes[0].test if isinstance(nodes[0], (ast.If, ast.While)) else nodes[0]
        kinds = (ast.If, ast.While, ast.Assign, ast.AugAssign, ast.Return, ast.Expr, ast.Continue, ast.Break, ast.Delete)
        return (len(nodes) == 1 and isinstance(nodes[0], kinds) and nodes[0].lineno == head.end_lineno
                and not any(isinstance(part, inner) for part in ast.walk(head)))
    lines = {line for line, nodes in one.items() if plain(nodes)}
    def trace(frame, event, arg):
        if frame.f_code.co_filename != "counted":
            return None
        if event == "line" and frame.f_lineno in lines:
            counts[frame.f_lineno] = counts.get(frame.f_lineno, 0) + 1
        return trace
    space = {"__name__": "counted", "grid": given.get("grid"), "start": given.get("start"), "goal": given.get("goal")}
    exec(compile(source, "counted", "exec"), space)
    sys.settrace(trace)
    try:
        value = space[name](**given)
    finally:
        sys.settrace(None)
    return " ".join(f"{line}:{counts.get(line, 0)}" for line in sorted(lines))
`;

test("how often each line of a program in Python runs is what Python's own tracing tells", async () => {
  let compared = 0;
  for (const { source, isByRow, name } of allIn("python")) {
    const how = { isByRow, runner };
    const { ran, made, isEnded, isAlone, failure } = await runProgram(source, plainBoard(), { ...how, isTraced: true });
    const { call } = made;
    if (!ran || !isEnded || isAlone || failure || !call || call.method || /\b(yield|async|print)\b/.test(source))
      continue;
    const [grid, start, goal] = ["grid", "start", "goal"].map((what) => call.args.indexOf(/** @type {any} */ (what)));
    if (Math.min(grid, start, goal) < 0) continue;
    const [head] = new RegExp(`def ${call.name}\\(.*?\\)`, "s").exec(source) ?? [];
    const names = head
      ?.slice(head.indexOf("(") + 1, -1)
      .split(",")
      .map((text) => text.trim().split(/[:= ]/)[0]);
    if (!names) continue;
    const harness = `${COUNTED}
def search(grid, start, goal):
    print("counts", counted(${JSON.stringify(source)}, ${JSON.stringify(call.name)}, ${names[grid]}=grid, ${names[start]}=start, ${names[goal]}=goal))
`;
    const { output } = await runProgram(harness, plainBoard(), how);
    const line = output.find((text) => text.startsWith("counts "));
    assert.ok(line, `${name}: ${output}`);
    const told = totalOf(ran);
    for (const pair of line.slice("counts ".length).split(" ")) {
      const [at, count] = pair.split(":").map(Number);
      // What is at the top level runs before.
      if (!/^\s/.test(source.split("\n")[at - 1])) continue;
      assert.equal(told.get(at) ?? 0, count, `${name}:${at} ${source.split("\n")[at - 1]}`);
      compared++;
    }
  }
  assert.ok(compared > 200, String(compared));
});

/** Programs that say as `told` what they do, in ways of writing that are easily broken. Each with how often its lines run. @type {[string, unknown, Record<number, number>][]} */
const WRITTEN = [
  ["let n = 0;\nfor (let i = 0; i < 3; i++)\n  n += i;\nreturn n;", 3, { 1: 1, 2: 4, 3: 3, 4: 1 }],
  ["let n = 0;\nwhile (n < 5) n++;\nreturn n;", 5, { 1: 1, 2: 6, 3: 1 }],
  ["let n = 0;\ndo n++\nwhile (n < 5)\nreturn n;", 5, { 1: 1, 2: 5, 3: 5, 4: 1 }],
  ["let n = 0\nfor (;;) {\n  if (n > 3) break\n  n++\n}\nreturn n", 4, { 1: 1, 2: 1, 3: 5, 4: 4, 6: 1 }],
  ["for (const a of [1, 2, 3])\n  if (a > 2) return a;\n  else if (a > 9)\n    return 9;", 3, { 1: 1, 2: 3, 3: 2 }],
  [
    "let n = 0;\nouter: for (const a of [1, 2])\n  for (const b of [1, 2]) {\n    if (b === 2) continue outer;\n    n += a * b;\n  }\nreturn n;",
    3,
    { 1: 1, 2: 1, 3: 2, 4: 4, 5: 2, 7: 1 },
  ],
  [
    "let n = 2;\nouter: while (true)\n  while (true)\n    if (--n < 0) break outer;\nreturn n;",
    -1,
    { 1: 1, 2: 1, 3: 3, 4: 3, 5: 1 },
  ],
  [
    "const f = (a) => ({ a });\nconst g = (a) => (b) => a + b;\nreturn [f(1).a, g(1)(2)];",
    [1, 3],
    { 1: 2, 2: 2, 3: 1 },
  ],
  ["const f = (a) =>\n  a < 1\n    ? 0\n    : f(a - 1);\nreturn f(2);", 0, { 1: 1, 2: 3, 5: 1 }],
  ["return [3, 1, 2].sort((a, b) => a - b).map((a) => { return 2 * a; });", [2, 4, 6], { 1: 1 }],
  ["return [1, 2]\n  .map((a) => a + 1)\n  .filter((a) => {\n    return a > 2;\n  });", [3], { 1: 1, 2: 2, 4: 2 }],
  ["function f(a) { 'use strict'; return this === undefined ? a : 'sloppy'; }\nreturn f(1);", 1, { 1: 1, 2: 1 }],
  ["function f(a) {\n  'use strict';\n  return this === undefined;\n}\nreturn f();", true, { 3: 1, 5: 1 }],
  ["switch (3) {\n  case 1:\n    return 1;\n  case 3: {\n    return 3;\n  }\n}", 3, { 1: 1, 4: 1, 5: 1 }],
  ["switch (3) {\n  default: case 3: var x = 5\n  x++\n}\nreturn x", 6, { 1: 1, 2: 1, 3: 1, 5: 1 }],
  ["try {\n  throw 3;\n} catch (e) {\n  return e;\n} finally {\n  [].push(1);\n}", 3, { 1: 1, 2: 1, 4: 1, 6: 1 }],
  [
    "class A {\n  #n = 1;\n  static { A.z = 4; }\n  get n() { return this.#n; }\n  f = () => this.#n + 1;\n}\nreturn [new A().n, new A().f(), A.z];",
    [1, 2, 4],
    { 3: 1, 4: 1, 5: 1, 7: 1 },
  ],
  [
    "const a = [];\nif (true) a.push(1)\nelse a.pop()\nif (a.length) a.push(2); else a.push(3)\nreturn a",
    [1, 2],
    { 1: 1, 2: 1, 4: 1, 5: 1 },
  ],
  ["const a = [1, 2]\nlet b = a\n;[b] = a\nreturn b", 1, { 1: 1, 2: 1, 3: 1, 4: 1 }],
  ["let a = 1, b = 2\n;(() => { a = b })()\nreturn a", 2, { 1: 1, 2: 1, 3: 1 }],
  [
    "function* f() {\n  const a = yield 1;\n  while (yield 2);\n  return a;\n}\nconst i = f();\nreturn [i.next().value, i.next(7).value, i.next(false).value];",
    [1, 2, 7],
    { 2: 1, 3: 1, 4: 1, 6: 1, 7: 1 },
  ],
  [
    "var f = function () { return 1 }, g = { h() { return 2 }, i: () => 3 }\nreturn f() + g.h() + g.i()",
    6,
    { 1: 4, 2: 1 },
  ],
  ["const at = (a = () => 5) => a();\nreturn at();", 5, { 1: 2, 2: 1 }],
  ["let a = 1; a++; return a", 2, { 1: 1 }],
  ["if (0)\nfor (const a of []) {}return 5", 5, { 1: 1, 2: 1 }],
  ["const open = [1]\nif (open)\n  open.pop()\nreturn open.length", 0, { 1: 1, 2: 1, 3: 1, 4: 1 }],
  ["if (0) ; else {\n}\nfor (var i = 0; i < 2; i++) ;\nreturn i", 2, { 1: 1, 3: 3, 4: 1 }],
];

test("nothing that can be written is broken by telling which lines run, and each runs as often as it is told", () => {
  for (const [source, told, lines] of WRITTEN) {
    const { code, traced = "", fault } = instrumented(source);
    assert.equal(fault, undefined, source);
    assert.equal(traced.split("\n").length, source.split("\n").length, source);
    /** @type {Record<number, number>} */
    const ran = {};
    const run = (/** @type {string} */ text) =>
      new Function("__in", "__out", "__at", text)(
        () => {},
        (/** @type {unknown[]} */ ...[, , value]) => value,
        (/** @type {number} */ line) => {
          ran[line] = (ran[line] ?? 0) + 1;
        },
      );
    assert.deepEqual([run(code), ran], [told, {}], source);
    assert.deepEqual([run(traced), ran], [told, lines], traced);
  }
});

test("so it is in Python", async () => {
  const source = `"""A text."""
from __future__ import annotations
count = 0
def helped(f):
    return f
def astar(grid, start, goal):
    """Another."""
    global count; count += 0
    left = [start]
    cell = left.pop()
    @helped
    def add(n): return n + 1
    half = lambda n: n / 2
    while count < 3: count = add(count)
    else:
        half(4)
    for n in (1, 2):
        if n > 1: continue
        elif n < 0:
            pass
        else:
            half(n)
    else:
        n = [m for m in range(3)
             if m > 1]
    try:
        1 / 0
    except ZeroDivisionError as error:
        n = error
    finally:
        n = None; half(1)
    match n:
        case 1:
            n = 2
        case None:
            n = 3
    with open_nothing() as n:
        n.append(1)
    def gives():
        nonlocal cell
        given = yield 1
        cell = tuple(given)
    steps = gives()
    next(steps)
    try: steps.send(start)
    except StopIteration: pass
    return [cell, goal]
class open_nothing:
    size = 3
    def __enter__(self): "One more."; return []
    def __exit__(self, *all):
        return False
`;
  const board = { ...plainBoard(), cells: new Uint8Array(plainBoard().cells.length) };
  const { ran = [], path, failure, expanded } = await runProgram(source, board, { isTraced: true, runner });
  assert.deepEqual([path, failure, expanded], [2, undefined, 1]);
  const lines = Object.fromEntries(totalOf(ran));
  assert.deepEqual(lines, {
    ...{
      5: 1,
      8: 1,
      9: 1,
      10: 1,
      12: 3,
      13: 4,
      14: 4,
      16: 1,
      17: 1,
      18: 2,
      19: 1,
      22: 1,
      24: 1,
      26: 1,
      27: 1,
      29: 1,
      31: 1,
    },
    ...{ 32: 1, 36: 1, 37: 1, 38: 1, 41: 1, 42: 1, 43: 1, 44: 1, 45: 1, 46: 1, 47: 1, 50: 1, 52: 1 },
  });
  // What is only looked into is not run by the program.
  const nodes = `class Node:
    def __init__(self, x, y):
        self.x, self.y = x, y
    @property
    def f(self):
        return 0
def astar(grid, start, goal):
    return [Node(*start), [Node(*start)].pop(), Node(*goal)]
`;
  const seen = await runProgram(nodes, board, { isTraced: true, runner });
  assert.equal(seen.expanded, 1);
  assert.deepEqual(Object.fromEntries(totalOf(seen.ran ?? [])), { 3: 3, 8: 1 });
});
