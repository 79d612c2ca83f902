// What readers are told to add to their programs, run by the languages that are at hand: what it prints is read as meant.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readBoard } from "../../www/check/read-board.js";
import { readLog } from "../../www/check/read-log.js";
import { boardWithEnds, LANGUAGES } from "../../www/features/check-dialog/board-in-language.js";
import { ONE_LINERS } from "../../www/features/check-dialog/one-liners.js";
import { some } from "../seeded.js";
import { randomBoard, randomFrom } from "./any-board.js";

/** The cells that each program takes. */
const CELLS = [
  { x: 2, y: 1, g: 0, h: 34, f: 34 },
  { x: 3, y: 1, g: 10, h: 24, f: 34 },
  { x: 3, y: 2, g: 14, h: 28, f: 42 },
];
const WANTED = { steps: CELLS, path: CELLS.map(({ x, y }) => [x, y]) };

/** The cells as arguments or values. @param {string} between */
const values = (between) =>
  CELLS.map(({ x, y, g, h, f }) => [x, y, g, h, f].join(", ")).map((cell) => between.replace("?", cell));

/** @typedef {{ file: string, code: (lines: { step: string, path: string }) => string, commands: string[][] }} Program */

/** A program around the lines, and how it is run: the last command prints. @type {Record<string, Program>} */
const PROGRAMS = {
  python: {
    file: "log.py",
    code: ({ step, path }) =>
      `from collections import namedtuple\nCell = namedtuple("Cell", "x y g h f")\npath = [${values("Cell(?)").join(", ")}]\nfor current in path:\n    ${step}\n${path}\n`,
    commands: [["python3", "log.py"]],
  },
  javascript: {
    file: "log.mjs",
    code: ({ step, path }) =>
      `const path = [${values("[?]").join(", ")}].map(([x, y, g, h, f]) => ({ x, y, g, h, f }));\nfor (const current of path) {\n${step}\n}\n${path}\n`,
    commands: [[process.execPath, "log.mjs"]],
  },
  cpp: {
    file: "log.cpp",
    code: ({ step, path }) =>
      `#include <iostream>\n#include <vector>\nstruct Cell { int x, y, g, h, f; };\nint main() {\n  Cell cells[] = {${values("{?}").join(", ")}};\n  std::vector<Cell*> path;\n  for (Cell& cell : cells) {\n    Cell* current = &cell;\n    path.push_back(current);\n${step}\n  }\n${path}\n}\n`,
    commands: [["g++", "-std=c++17", "-o", "log", "log.cpp"], ["./log"]],
  },
  java: {
    file: "Log.java",
    code: ({ step, path }) =>
      `public class Log {\n  record Node(int x, int y, int g, int h, int f) {}\n  public static void main(String[] args) {\n    Node[] path = {${values("new Node(?)").join(", ")}};\n    for (Node current : path) {\n${step}\n    }\n${path}\n  }\n}\n`.replace(
        /(current|cell)\.([xyghf])\b/g,
        "$1.$2()",
      ),
    // What runs for a moment is not worth all that Java does to make it fast.
    commands: [["java", "-XX:TieredStopAtLevel=1", "Log.java"]],
  },
  lua: {
    file: "log.lua",
    code: ({ step, path }) =>
      `local path = {${CELLS.map((cell) => `{${Object.entries(cell).map(([name, value]) => `${name}=${value}`)}}`)}}\nfor _, current in ipairs(path) do\n${step}\nend\n${path}\n`,
    commands: [["lua", "log.lua"]],
  },
};

/** Whether a command can be started. @param {string} command */
function isThere(command) {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    // What cannot be started is not there. Lua knows only -v, and is there all the same if it complains.
    return false;
  }
}

for (const [language, { file, code, commands }] of Object.entries(PROGRAMS)) {
  test(`the lines for ${language} print what is read`, (t) => {
    if (!isThere(commands[0][0])) return t.skip(`There is no ${commands[0][0]} here.`);
    const folder = mkdtempSync(join(tmpdir(), "starstep-lines-"));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, file), code(ONE_LINERS[/** @type {keyof typeof ONE_LINERS} */ (language)]));
    let printed = "";
    for (const [command, ...words] of commands)
      printed = execFileSync(command, words, { cwd: folder, encoding: "utf8" });
    assert.deepEqual(readLog(printed), WANTED, printed);
  });
}

test("what C# and GDScript print with theirs is read too", () => {
  // Written out by hand from what the languages' documentation says, because neither is at hand everywhere.
  const lines = CELLS.map(({ x, y, g, h, f }) => `${x} ${y} ${g} ${h} ${f}`).join("\n");
  assert.deepEqual(readLog(`${lines}\npath: (2, 1) (3, 1) (3, 2)\n`), WANTED);
});

test("a board that is written for a program is read back", () => {
  const random = randomFrom(8);
  for (let i = 0; i < some(200); i++) {
    const board = randomBoard(random, 12, false);
    if (board.width * board.height < 4 || !board.cells.includes(255) || !board.cells.includes(0)) continue;
    for (const language of LANGUAGES) {
      const text = boardWithEnds(board, language);
      const read = readBoard(text, { wall: "1" });
      assert.deepEqual([read.width, read.height], [board.width, board.height], text);
      assert.deepEqual([...read.cells], [...board.cells], text);
      assert.deepEqual([read.start, read.goal], [board.start, board.goal], text);
    }
  }
});
