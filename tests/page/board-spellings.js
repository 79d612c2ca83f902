// Boards as programs write them: each spelling takes rows of 0 and 1, and what stands for start and goal.

/** @typedef {[number, number]} Coord */
/** @typedef {{ rows: number[][], start: Coord, goal: Coord }} Plain */
/** How a board is written, and whether it says where start and goal are. @typedef {{ name: string, write: (board: Plain) => string, hasEnds?: boolean }} Spelling */

/** Each row, written by a function for its cells and put together with what is between them. @param {Plain} board @param {(cell: number) => string} cell @param {string} between */
const rows = ({ rows }, cell, between) => rows.map((row) => row.map(cell).join(between));

/** Rows of two signs, with start and goal where letters are given for them. @param {string} signs @param {string} between @param {[string, string]} [ends] @returns {(board: Plain) => string[]} */
const signs =
  ([open, wall], between, ends) =>
  (board) =>
    board.rows.map((row, y) =>
      row
        .map((cell, x) => {
          if (ends && x === board.start[0] && y === board.start[1]) return ends[0];
          if (ends && x === board.goal[0] && y === board.goal[1]) return ends[1];
          return cell === 1 ? wall : open;
        })
        .join(between),
    );

/** @param {string} open @param {string} wall */
const word = (open, wall) => (/** @type {number} */ cell) => (cell === 1 ? wall : open);
const digit = word("0", "1");

/** Nested lists. @param {string} begin @param {string} end @param {(cell: number) => string} [cell] @param {string} [between] @param {string} [after] */
const nested =
  (begin, end, cell = digit, between = ", ", after = "") =>
  (/** @type {Plain} */ board) =>
    `${begin}${rows(board, cell, between)
      .map((row) => `${begin}${row}${end}`)
      .join(`${between}\n  `)}${after}${end}`;

/** @type {Spelling[]} */
export const SPELLINGS = [
  { name: "signs", write: (board) => signs(".#", "")(board).join("\n") },
  { name: "signs with ends", hasEnds: true, write: (board) => signs(".#", "", ["S", "G"])(board).join("\n") },
  { name: "A and B", hasEnds: true, write: (board) => signs(".#", " ", ["A", "B"])(board).join("\r\n") },
  {
    name: "small letters",
    hasEnds: true,
    write: (board) => `\ufeff${signs(".#", "", ["s", "e"])(board).join("\n")}\n\n`,
  },
  {
    name: "spaces as cells",
    write: (board) =>
      signs(
        " #",
        "",
      )(board)
        .map((row) => `#${row}#`)
        .join("\n"),
  },
  { name: "points and X", write: (board) => signs(".X", "")(board).join("\n") },
  { name: "points and @", write: (board) => signs(".@", "")(board).join("\n") },
  { name: "blocks", write: (board) => signs("□■", "")(board).join("\n") },
  { name: "emoji", write: (board) => rows(board, word("⬜️", "⬛️"), "").join("\n") },
  { name: "digits", write: (board) => rows(board, digit, "").join("\n") },
  { name: "digits with spaces", write: (board) => `${rows(board, digit, " ").join(" \n")}\n` },
  { name: "digits with commas", write: (board) => rows(board, digit, ",").join(",\n") },
  { name: "digits with tabs", write: (board) => rows(board, digit, "\t").join("\n") },
  { name: "wide digits", write: (board) => rows(board, word("０", "１"), "，").join("\n") },
  { name: "columns of a table", write: (board) => rows(board, word("  0", " -1"), " ").join("\n") },
  {
    name: "a size above",
    write: (board) => `${board.rows.length} ${board.rows[0].length}\n${rows(board, digit, " ").join("\n")}`,
  },
  {
    name: "a heading and a frame",
    write: (board) => {
      const lines = signs(".#", "")(board);
      const edge = `+${"-".repeat(lines[0].length)}+`;
      return `Map:\n${[edge, ...lines.map((line) => `|${line}|`), edge].join("\n")}\n`;
    },
  },
  { name: "a blank line between all", write: (board) => rows(board, digit, " ").join("\n\n") },
  {
    name: "C",
    write: (board) =>
      `#define H ${board.rows.length}\nint grid[H][${board.rows[0].length}] = ${nested("{", "}")(board)}; // the map 3 4`,
  },
  {
    name: "C++",
    write: (board) =>
      `const std::vector<std::vector<int>> grid{${nested("{", "}", digit, ",", ",")(board).slice(1, -1)}};`,
  },
  {
    name: "C#",
    write: (board) =>
      `int[,] map = new int[${board.rows.length}, ${board.rows[0].length}] ${nested("{", "}", digit, ", ", ",")(board)};`,
  },
  {
    name: "C# chars",
    hasEnds: true,
    write: (board) =>
      `char[][] map = {\n${signs(".#", "", ["S", "G"])(board)
        .map((row) => `  new char[] { ${[...row].map((sign) => `'${sign}'`).join(", ")} },`)
        .join("\n")}\n};`,
  },
  { name: "Java", write: (board) => `private static final int[][] GRID = new int[][] ${nested("{", "}")(board)};` },
  {
    name: "Java's List.of",
    write: (board) =>
      `var grid = List.of(${rows(board, digit, ", ")
        .map((row) => `List.of(${row})`)
        .join(", ")});`,
  },
  { name: "Java flags", write: (board) => `boolean[][] blocked = ${nested("{", "}", word("false", "true"))(board)};` },
  { name: "C# walkable", write: (board) => `bool[,] walkable = ${nested("{", "}", word("true", "false"))(board)};` },
  { name: "Python", write: (board) => `grid = ${nested("[", "]")(board)}  # 1 is a wall\n` },
  { name: "Python tuples", write: (board) => `grid = ${nested("(", ")")(board)}` },
  { name: "Python flags", write: (board) => `walls = ${nested("[", "]", word("False", "True"))(board)}` },
  { name: "numpy", write: (board) => `grid = np.array(${nested("[", "]")(board)}, dtype=int)` },
  { name: "numpy as it prints", write: (board) => nested("[", "]", digit, " ")(board) },
  {
    name: "strings",
    hasEnds: true,
    write: (board) =>
      `const rows = [\n${signs(".#", "", ["S", "G"])(board)
        .map((row) => `  "${row}",`)
        .join("\n")}\n];`,
  },
  {
    name: "one string",
    hasEnds: true,
    write: (board) => `level = """\n${signs(".#", "", ["S", "E"])(board).join("\n")}\n"""`,
  },
  {
    name: "strings of C",
    write: (board) =>
      `const char *rows[] = {\n${signs(
        ".#",
        "",
      )(board)
        .map((row) => `  "${row}"`)
        .join(",\n")}\n};`,
  },
  {
    name: "JavaScript",
    write: (board) =>
      `/* 1 is a wall,\n 0 [is] free */ export const grid = ${nested("[", "]", digit, ",", ",")(board)};`,
  },
  { name: "JSON", write: (board) => JSON.stringify({ name: "a level", grid: board.rows, tile: 16 }) },
  {
    name: "JSON in one list",
    write: (board) =>
      JSON.stringify({ width: board.rows[0].length, height: board.rows.length, cells: board.rows.flat() }),
  },
  {
    name: "one list by lines",
    write: (board) =>
      `int map[] = {\n${rows(board, digit, ", ")
        .map((row) => `  ${row},`)
        .join("\n")}\n};`,
  },
  { name: "Lua", write: (board) => `local grid = ${nested("{", "}")(board)} -- 1 is a wall` },
  { name: "names", write: (board) => `Tile[,] map = ${nested("{", "}", word("Tile.Floor", "Tile.Wall"))(board)};` },
  {
    name: "row by row",
    write: (board) =>
      rows(board, digit, ", ")
        .map((row, y) => `grid[${y}] = [${row}];`)
        .join("\n"),
  },
  {
    name: "rows alone",
    write: (board) =>
      rows(board, digit, ", ")
        .map((row) => `{${row}},`)
        .join("\n"),
  },
  {
    name: "a .map file",
    hasEnds: true,
    write: (board) =>
      `type octile\nheight ${board.rows.length}\nwidth ${board.rows[0].length}\nmap\n${signs(".@", "", ["s", "g"])(board).join("\n")}\n`,
  },
];
