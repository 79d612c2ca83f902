// Boards and paths in the syntax of other languages: compiled and run where the language is at hand, else read by a
// reader that knows nothing but brackets and numbers.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { boardLines, boardText } from "../../www/features/export/numbers/board-as-array.js";
import { pathLines } from "../../www/features/export/numbers/path-text.js";
import { SYNTAX_NAMES, SYNTAXES, wholeFile } from "../../www/features/export/numbers/syntaxes.js";
import { some } from "../seeded.js";
import { randomBoard, randomFrom } from "./any-board.js";

/** @typedef {import("../../www/features/export/numbers/board-as-array.js").BoardStyle} BoardStyle */
/** @typedef {import("../../www/features/export/numbers/path-text.js").PathStyle} PathStyle */
/** @typedef {import("../../www/features/export/numbers/syntaxes.js").SyntaxName} SyntaxName */

/** Lists in any brackets as lists, whatever is before the first bracket of a line that ends with one. @param {string} text @returns {any} */
function lists(text) {
  const code = text
    .split("\n")
    .filter((line) => !/^(\/\/|#|--)/.test(line))
    .join("\n");
  const body = code.slice(code.search(/[[{]\n/));
  const plain = body.replaceAll("Vector2i", "").replace(/[{(]/g, "[").replace(/[})]/g, "]").replace(/;\s*$/, "");
  return JSON.parse(plain);
}

/** The numbers that a board must become. @param {import("./any-board.js").Board} board @param {BoardStyle} style */
function expectedGrid({ width, height, cells }, { isByColumn, isUp, values }) {
  const rows = Array.from({ length: height }, (_, y) => [...cells.slice(y * width, (y + 1) * width)]);
  if (isUp) rows.reverse();
  const numbers = rows.map((row) => row.map((byte) => (values === "bytes" ? byte : byte === 255 ? 1 : 0)));
  return isByColumn ? Array.from({ length: width }, (_, x) => numbers.map((row) => row[x])) : numbers;
}

/** @param {() => number} random @returns {Required<Pick<BoardStyle, "isByColumn" | "isUp" | "values" | "hasEnds">>} */
const randomStyle = (random) => ({
  isByColumn: random() < 0.5,
  isUp: random() < 0.5,
  values: random() < 0.5 ? "walls" : "bytes",
  hasEnds: random() < 0.5,
});

test("a board is the same in all syntaxes, whatever its first index and direction", () => {
  for (let seed = 1; seed <= some(400); seed++) {
    const random = randomFrom(seed);
    const board = randomBoard(random, 12);
    const style = randomStyle(random);
    for (const syntax of SYNTAX_NAMES) {
      const text = boardText(board, syntax, style);
      assert.deepEqual(lists(text), expectedGrid(board, style), `${seed}, ${syntax}`);
      assert.equal([...boardLines(board, syntax, style)].join(""), text);
      assert.equal(text.includes("start:"), style.hasEnds && syntax !== "json");
    }
  }
});

test("the comment names the cells of start and goal as the language indexes them", () => {
  for (let seed = 1; seed <= some(200); seed++) {
    const random = randomFrom(seed);
    const board = { ...randomBoard(random, 12), cells: new Uint8Array(144) };
    // Every cell has a number of its own.
    board.cells = Uint8Array.from({ length: board.width * board.height }, (_, index) => index);
    const style = { ...randomStyle(random), values: /** @type {const} */ ("bytes"), hasEnds: true };
    for (const syntax of SYNTAX_NAMES) {
      if (syntax === "json") continue;
      const text = boardText(board, syntax, style);
      const grid = lists(text);
      const first = syntax === "lua" ? 1 : 0;
      for (const end of /** @type {const} */ (["start", "goal"])) {
        const match = text.match(new RegExp(`${end}: grid\\[(\\d+)(?:, |\\]\\[)(\\d+)\\]`));
        const [i, k] = [Number(match?.[1]), Number(match?.[2])];
        assert.equal(grid[i - first][k - first], board[end][1] * board.width + board[end][0], `${seed}, ${syntax}`);
      }
    }
  }
});

/** @param {ArrayLike<number>} cells @param {number} height @param {PathStyle} style */
function expectedPath(cells, height, { isByRow, isUp, first = [0, 0] }) {
  return Array.from({ length: cells.length / 2 }, (_, index) => {
    const x = cells[2 * index] + first[0];
    const y = (isUp ? height - 1 - cells[2 * index + 1] : cells[2 * index + 1]) + first[1];
    return isByRow ? [y, x] : [x, y];
  });
}

/** @param {() => number} random */
function randomPath(random) {
  const height = 1 + Math.floor(random() * 40);
  const length = 1 + Math.floor(random() * 60);
  const cells = Uint32Array.from({ length: 2 * length }, (_, index) =>
    Math.floor(random() * (index % 2 === 0 ? 4096 : height)),
  );
  /** @type {PathStyle} */
  const style = {
    isByRow: random() < 0.5,
    isUp: random() < 0.5,
    first: random() < 0.3 ? [1, 1] : random() < 0.5 ? [0, 0] : [-3, 400],
  };
  return { cells, height, style };
}

test("a path is the same in all syntaxes, in lines that fit a page", () => {
  for (let seed = 1; seed <= some(400); seed++) {
    const { cells, height, style } = randomPath(randomFrom(seed));
    for (const syntax of SYNTAX_NAMES) {
      const text = [...pathLines(cells, height, syntax, style)].join("");
      assert.deepEqual(lists(text), expectedPath(cells, height, style), `${seed}, ${syntax}`);
      assert.ok(
        text.split("\n").every((line) => line.length <= 100),
        text,
      );
    }
  }
});

// Languages that are at hand

/** How a program prints a grid and a path, row by row and cell by cell, the numbers separated by spaces. @type {Partial<Record<SyntaxName, { run: (folder: string, grid: string, path: string) => string, isThere: () => boolean }>>} */
const RUNNERS = {
  javascript: {
    isThere: () => true,
    run: (_, grid, path) =>
      new Function(`${grid}${path}return [...grid, ...path].map((r) => r.join(" ")).join("\\n")`)(),
  },
  json: {
    isThere: () => true,
    run: (_, grid, path) =>
      [...JSON.parse(grid), ...JSON.parse(path)].map((/** @type {number[]} */ row) => row.join(" ")).join("\n"),
  },
  python: {
    isThere: () => spawnSync("python3", ["--version"]).status === 0,
    run: (_, grid, path) =>
      execFileSync("python3", ["-c", `${grid}${path}for r in [*grid, *path]: print(*r)`], { encoding: "utf8" }),
  },
  cpp: {
    isThere: () => spawnSync("g++", ["--version"]).status === 0,
    run(folder, grid, path) {
      const print = (/** @type {string} */ name) =>
        `for (auto& r : ${name}) { for (auto n : r) printf("%d ", n); printf("\\n"); }`;
      const program = `#include <cstdio>\n${grid}${path}int main() { ${print("grid")} ${print("path")} }\n`;
      writeFileSync(join(folder, "all.cpp"), program);
      execFileSync("g++", ["-O0", "-Wall", "-Werror", "-o", join(folder, "all"), join(folder, "all.cpp")]);
      return execFileSync(join(folder, "all"), { encoding: "utf8" });
    },
  },
};

for (const [syntax, { run, isThere }] of Object.entries(RUNNERS)) {
  test(`${syntax} reads the board and the path`, { skip: !isThere() }, () => {
    const folder = mkdtempSync(join(tmpdir(), "starstep-numbers-"));
    try {
      for (const seed of [1, 2]) {
        const random = randomFrom(seed);
        const board = randomBoard(random, 12);
        const style = { ...randomStyle(random), hasEnds: true };
        const { cells, height, style: pathStyle } = randomPath(random);
        const name = /** @type {SyntaxName} */ (syntax);
        const printed = run(
          folder,
          boardText(board, name, style),
          [...pathLines(cells, height, name, pathStyle)].join(""),
        );
        const rows = printed
          .trim()
          .split("\n")
          .map((row) => row.trim().split(" ").map(Number));
        assert.deepEqual(rows, [...expectedGrid(board, style), ...expectedPath(cells, height, pathStyle)]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

/** What runs for a moment is not worth all that Java does to make it fast. */
const QUICK = "-XX:TieredStopAtLevel=1";

/** What runs a file as it is saved, and prints what is in it. @type {{ syntax: SyntaxName, tool: string, run: (folder: string, name: "grid" | "path") => string }[]} */
const WHOLE = [
  {
    syntax: "javascript",
    tool: "node",
    run(folder, name) {
      writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
      const program = `import { ${name} } from "./${name}.js"; for (const row of ${name}) console.log(row.join(" "));`;
      writeFileSync(join(folder, "main.js"), program);
      return execFileSync("node", [join(folder, "main.js")], { encoding: "utf8" });
    },
  },
  {
    syntax: "java",
    tool: "javac",
    run(folder, name) {
      const print = `for (int[] row : Starstep.${name}) { for (int n : row) System.out.print(n + " "); System.out.println(); }`;
      writeFileSync(join(folder, "Main.java"), `class Main { public static void main(String[] all) { ${print} } }\n`);
      const files = [join(folder, `${name}.java`), join(folder, "Main.java")];
      execFileSync("javac", [`-J${QUICK}`, "-proc:none", "-d", folder, ...files]);
      return execFileSync("java", [QUICK, "-cp", folder, "Main"], { encoding: "utf8" });
    },
  },
  {
    syntax: "lua",
    tool: "lua",
    run(folder, name) {
      const program = `for _, row in ipairs(dofile("${join(folder, `${name}.lua`)}")) do print(table.concat(row, " ")) end`;
      return execFileSync("lua", ["-e", program], { encoding: "utf8" });
    },
  },
];

for (const { syntax, tool, run } of WHOLE) {
  const isThere = spawnSync(tool, [tool === "lua" ? "-v" : "--version"]).status === 0;
  test(`a whole file of ${syntax} compiles as it is saved`, { skip: !isThere }, () => {
    const folder = mkdtempSync(join(tmpdir(), "starstep-files-"));
    try {
      const random = randomFrom(7);
      const board = randomBoard(random, 12);
      const style = { ...randomStyle(random), hasEnds: true };
      const { cells, height, style: pathStyle } = randomPath(random);
      for (const [name, lines, expected] of /** @type {const} */ ([
        ["grid", boardLines(board, syntax, style), expectedGrid(board, style)],
        ["path", pathLines(cells, height, syntax, pathStyle), expectedPath(cells, height, pathStyle)],
      ])) {
        const file = join(folder, `${name}.${SYNTAXES[syntax].file}`);
        writeFileSync(file, [...wholeFile(lines, syntax, name)].join(""));
        const rows = run(folder, name)
          .trim()
          .split("\n")
          .map((row) => row.trim().split(" ").map(Number));
        assert.deepEqual(rows, expected);
        rmSync(file);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test("whole files of C# and Lua have what their languages ask for", () => {
  const board = { width: 2, height: 1, cells: Uint8Array.of(0, 255), start: [0, 0], goal: [0, 0] };
  const fileOf = (/** @type {SyntaxName} */ syntax) =>
    [...wholeFile(boardLines(/** @type {any} */ (board), syntax, { hasEnds: true }), syntax, "grid")].join("");
  const list =
    "// 0: open, 1: wall\n// start: grid[0, 0], goal: grid[0, 0]\npublic static readonly int[,] grid = {\n    {0, 1}\n};\n";
  assert.equal(fileOf("csharp"), `public static class Starstep\n{\n${list}}\n`);
  assert.match(fileOf("lua"), /^-- .*\n-- .*\nlocal grid = \{\n {4}\{0, 1\}\n\}\nreturn grid\n$/);
  for (const syntax of /** @type {const} */ (["python", "cpp", "json", "gdscript"])) {
    assert.equal(fileOf(syntax), boardText(/** @type {any} */ (board), syntax, { hasEnds: true }));
  }
});

test("every syntax has a name and an ending of its own", () => {
  for (const key of /** @type {const} */ (["name", "file"])) {
    assert.equal(new Set(SYNTAX_NAMES.map((syntax) => SYNTAXES[syntax][key])).size, SYNTAX_NAMES.length);
  }
});
