// A board as the languages of game programmers write it: rows of numbers, start and goal, ready to be pasted into a program.
// Headless.

/** @typedef {Pick<import("../board/board.js").Board, "width" | "height" | "cells" | "start" | "goal">} Board */
/** @typedef {typeof LANGUAGES[number]} CodeLanguage */

/** The languages, in the order in which they are offered. */
export const LANGUAGES = /** @type {const} */ (["csharp", "cpp", "python", "java", "javascript", "gdscript", "lua"]);

/** What the languages call themselves. @type {Record<CodeLanguage, string>} */
export const NAMES = {
  csharp: "C#",
  cpp: "C++",
  python: "Python",
  java: "Java",
  javascript: "JavaScript",
  gdscript: "GDScript",
  lua: "Lua",
};

/** The largest board that is written as an array. */
export const MOST_CELLS = 1 << 16;

const WALL = 255;

/**
 * How each language writes a grid, a row of it, and the ends. The grid is a list of rows, so a cell is grid[y][x].
 * @type {Record<CodeLanguage, { before: (board: Board) => string, row: [string, string], after: string, ends: (name: string, cell: import("../board/board.js").Coord) => string }>}
 */
const SYNTAX = {
  csharp: {
    before: () => "int[,] grid = {",
    row: ["{ ", " },"],
    after: "};",
    ends: (name, [x, y]) => `(int x, int y) ${name} = (${x}, ${y});`,
  },
  cpp: {
    before: ({ width, height }) => `int grid[${height}][${width}] = {`,
    row: ["{", "},"],
    after: "};",
    ends: (name, [x, y]) => `int ${name}X = ${x}, ${name}Y = ${y};`,
  },
  python: { before: () => "grid = [", row: ["[", "],"], after: "]", ends: (name, [x, y]) => `${name} = (${x}, ${y})` },
  java: {
    before: () => "int[][] grid = {",
    row: ["{", "},"],
    after: "};",
    ends: (name, [x, y]) => `int ${name}X = ${x}, ${name}Y = ${y};`,
  },
  javascript: {
    before: () => "const grid = [",
    row: ["[", "],"],
    after: "];",
    ends: (name, [x, y]) => `const ${name} = [${x}, ${y}];`,
  },
  gdscript: {
    before: () => "var grid = [",
    row: ["[", "],"],
    after: "]",
    ends: (name, [x, y]) => `var ${name} = Vector2i(${x}, ${y})`,
  },
  lua: {
    before: () => "local grid = {",
    row: ["{", "},"],
    after: "}",
    ends: (name, [x, y]) => `local ${name} = {x = ${x}, y = ${y}}`,
  },
};

/**
 * A board as an array: 0 is open and 1 a wall. Where cells have penalties these are their numbers, and walls are 255.
 * @param {Board} board
 * @param {CodeLanguage} language
 */
export function boardText({ width, height, cells, start, goal }, language) {
  const { before, row, after, ends } = SYNTAX[language];
  const hasPenalties = cells.some((byte) => byte !== 0 && byte !== WALL);
  const value = (/** @type {number} */ byte) => (byte === WALL && !hasPenalties ? 1 : byte);
  const rows = Array.from({ length: height }, (_, y) => {
    const values = Array.from(cells.subarray(y * width, (y + 1) * width), value);
    return `    ${row[0]}${values.join(", ")}${row[1]}`;
  });
  const board = { width, height, cells, start, goal };
  return [before(board), ...rows, after, ends("start", start), ends("goal", goal), ""].join("\n");
}
