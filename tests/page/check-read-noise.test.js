// What stands in a log without being the program's own, or being of other things than cells, changes nothing of what is read.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLog } from "../../www/check/read-log.js";
import { SPELLINGS } from "./log-spellings.js";
import { randomLog } from "./random-log.js";
import { randomFrom } from "./random-numbers.js";

/** What comes before or behind a log. */
const NOISE = [
  `Traceback (most recent call last):
  File "/home/me/astar.py", line 61, in <module>
    main(12, 8)
    ~~~~^^^^^^^
  File "/home/me/astar.py", line 44, in main
    grid[12][8] = (3, 4)
IndexError: list index (12, 8) out of range`,
  `Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 12 out of bounds for length 12
	at AStar.main(AStar.java:12)
	at java.base/java.util.ArrayList.get(ArrayList.java:427)
	... 3 more`,
  `/home/me/astar.js:31
    throw new Error(grid[3, 4]);
    ^

Error: (3, 4) is a wall
    at astar (/home/me/astar.js:31:11)
    at Object.<anonymous> (/home/me/astar.js:40:3)

Node.js v20.1.0`,
  `main.cpp:12:8: warning: unused variable 'k' [-Wunused-variable]
   12 |     int k[] = {3, 4};
      |         ^`,
  `==1234==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x4f bp 0x7f sp 0x7e
READ of size 4 at 0x602000000014 thread T0
    #0 0x4f8b2a in main(3, 4) /home/me/main.cpp:12:8
    #1 0x7f3b21 in __libc_start_main ../csu/libc-start.c:308
SUMMARY: AddressSanitizer: heap-buffer-overflow (3, 4)`,
  `thread 'main' panicked at src/main.rs:12:8:
index out of bounds: the len is 12 but the index is (12, 8)
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`,
  `panic: runtime error: index out of range [12] with length 8

goroutine 1 [running]:
main.search(0x3, 0x4)
	/home/me/main.go:12 +0x1d
exit status 2`,
  `Unhandled exception. System.IndexOutOfRangeException: Index was outside (3, 4).
   at Program.Main(String[] args) in C:\\me\\Program.cs:line 12`,
  "============================== 1 passed in 0.03s ===============================",
  "real\t0m0.052s\nuser\t0m0.041s\nsys\t0m0.010s",
  "$ ./astar 12 8\n$ time ./astar 3 4",
  "me@host:~/astar$ python3 astar.py 3 4",
  "PS C:\\me> dotnet run 3 4",
  "expanded 37 nodes in 12 ms\nnodes: 40\ntook 12 ms\ntime: 0.012 s, memory: 3 MB",
  "Nodes expanded: 37, path length: 15, time: 3 ms",
  "   Compiling astar v0.1.0 (/home/me/astar)\n    Finished dev [unoptimized + debuginfo] target(s) in 0.52s\n     Running `target/debug/astar`",
];

test("traces, warnings, timings, prompts and counts are left out", () => {
  const random = randomFrom(12);
  // Data and tables are whole texts.
  const lines = SPELLINGS.filter(({ before, after }) => before === undefined && after === undefined);
  assert.ok(lines.length > 40);
  for (const { name, write, costs } of lines) {
    const log = randomLog(random, 10);
    const text = log.steps.map(write).join("\n");
    const alone = readLog(text);
    assert.deepEqual(Object.keys(alone.steps[0]).sort(), [...costs, "x", "y"].sort(), name);
    for (const noise of NOISE) {
      for (const whole of [`${text}\n${noise}\n`, `${noise}\n${text}\n`]) {
        const { steps, path } = readLog(whole);
        assert.deepEqual({ steps, path }, { steps: alone.steps, path: undefined }, `${name}: ${whole}`);
      }
    }
  }
});

test("words that only look like a trace are none", () => {
  assert.equal(readLog("at 1 3\nat 2 3\nat 2 4\n").steps.length, 3);
  assert.equal(readLog("at (1, 3)\nat (2, 3)\n").steps.length, 2);
  assert.equal(readLog("  3 | (1, 3)\n  4 | (2, 3)\n").steps.length, 2);
  assert.equal(readLog("error at cell 1 3\nerror at cell 2 3\n").steps.length, 2);
});

test("numbers that are counted are no costs, and g is g without a name", () => {
  const random = randomFrom(5);
  for (let i = 0; i < 100; i++) {
    const { steps } = randomLog(random, i % 2 ? 1 : 10);
    if (steps.length < 12) continue;
    const read = (/** @type {(step: import("./log-spellings.js").Full, index: number) => string} */ write) =>
      readLog(steps.map(write).join("\n")).steps;
    for (const name of ["open size", "queue", "in open:", "|open| =", "heap:"]) {
      assert.ok(
        read(({ x, y }, index) => `visit (${x}, ${y}) ${name} ${(index * 5) % 23}`).every(
          ({ g, h, f }) => (g ?? h ?? f) === undefined,
        ),
        name,
      );
    }
    assert.deepEqual(
      read(({ x, y, g }) => `(${x}, ${y}) ${g}`),
      steps.map(({ x, y, g }) => ({ x, y, g })),
    );
    assert.deepEqual(
      read(({ x, y, g, f }) => `(${x}, ${y}) ${g} ${f}`),
      steps.map(({ x, y, g, f }) => ({ x, y, g, f })),
    );
    assert.deepEqual(
      read(({ x, y, g, h }) => `(${x}, ${y}) ${g} ${h}`),
      steps.map(({ x, y, g, h }) => ({ x, y, g, h })),
    );
    // A heap's entry, where the start was put into it with 0.
    const [, ...others] = steps.map(({ x, y, f }) => ({ x, y, f }));
    assert.deepEqual(
      read(({ x, y, f }, index) => `(${index ? f : 0}, ${index * 2}, (${x}, ${y}))`),
      [{ x: steps[0].x, y: steps[0].y }, ...others],
    );
  }
});
