// Which value of a board is a wall, in the words of its program: many phrasings and their opposites, on boards whose cells
// alone would say otherwise.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readBoard } from "../../www/check/read-board.js";

/** Most cells are 1, and the border is not made of them: the cells alone say that 0 is the wall. */
const MOSTLY_ONES = "[[1, 1, 0, 1], [1, 0, 1, 1], [1, 1, 1, 1]]";
/** And here that 1 is. */
const MOSTLY_ZEROS = "[[0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 0]]";

/** What a program says before its array, and which number is the wall then. @type {[string, "0" | "1"][]} */
const PHRASINGS = [
  ["bool[,] walkable = ", "0"],
  ["bool[,] isWalkable = ", "0"],
  ["iswalkable = ", "0"],
  ["bool[,] unwalkable = ", "1"],
  ["bool[,] isNotWalkable = ", "1"],
  ["not_walkable = ", "1"],
  ["notWalkable = ", "1"],
  ["NON_WALKABLE = ", "1"],
  ["nonwalkable = ", "1"],
  ["passable = ", "0"],
  ["impassable = ", "1"],
  ["# impassable cells\ngrid = ", "1"],
  ["# which cells are passable\ngrid = ", "0"],
  ["is_free = ", "0"],
  ["is_open = ", "0"],
  ["is_blocked = ", "1"],
  ["int walls[3][4] = ", "1"],
  ["let obstacles = ", "1"],
  ["unblocked = ", "0"],
  ["// 1 is impassable\nconst grid = ", "1"],
  ["// 1 = not walkable\nconst grid = ", "1"],
  ["// 1 = unwalkable, 0 = walkable\nconst grid = ", "1"],
  ["// 0 is walkable, 1 is a wall\nconst grid = ", "1"],
  ["// 1 is walkable, 0 is a wall\nconst grid = ", "0"],
  ["// 0 means walkable and 1 means blocked.\nconst grid = ", "1"],
  ["// 0 - walkable\n// 1 - obstacle\nconst grid = ", "1"],
  ["// 0: wall\n// 1: floor\nconst grid = ", "0"],
  ["/* 1 isn't walkable */ const grid = ", "1"],
  ["/* Cells that are 1 cannot be walked on. */ const grid = ", "1"],
  ["# walkable = 0, wall = 1\ngrid = ", "1"],
  ["WALL = 0\nFLOOR = 1\ngrid = ", "0"],
  ["const int WALKABLE = 0;\nconst int BLOCKED = 1;\nint grid[3][4] = ", "1"],
  ["# walkable (0) and blocked (1) cells\ngrid = ", "1"],
  ["# wall 1 walkable 0\ngrid = ", "1"],
  ["# 0 walkable 1 wall\ngrid = ", "1"],
  ["# 1s are cells you can walk on, zeros are walls\ngrid = ", "0"],
  ["# zeros are walkable\ngrid = ", "1"],
  ["# ones are walls\ngrid = ", "1"],
  ["const isWalkable = (x, y) => grid[y][x] === 0;\nconst grid = ", "1"],
  ["const isWalkable = (x, y) => grid[y][x] !== 0;\nconst grid = ", "0"],
  ["bool walkable(int x, int y) { return grid[y][x] == 0; }\nint grid[3][4] = ", "1"],
  ["if (grid[y][x] == 1) continue; // not walkable\nconst grid = ", "1"],
  ["if (grid[y][x] == 0) return false; // a wall\nconst grid = ", "0"],
  ["# 0 is not a wall\ngrid = ", "1"],
  ["# 0 no es transitable\nmapa = ", "0"],
  ["# 0 es transitable, 1 es un muro\nmapa = ", "1"],
  ["# 0 = libre, 1 = pared\nmapa = ", "1"],
  ["# 1: camino, 0: obstáculo\nmapa = ", "0"],
  ["# celdas intransitables\nmapa = ", "1"],
  ["transitable = ", "0"],
  ["// 0表示可通行，1表示障碍物\nint grid[3][4] = ", "1"],
  ["// 1 代表可以走，0 代表墙\nint grid[3][4] = ", "0"],
  ["// 1 不可通行\nint grid[3][4] = ", "1"],
  ["// 0 不能通行\nint grid[3][4] = ", "0"],
  ["// 0是通路，1是墙\nint grid[3][4] = ", "1"],
  ["// 可通行为0，障碍为1\nint grid[3][4] = ", "1"],
  ["# 可通行的格子\ngrid = ", "0"],
  ["# 不可行走的格子\ngrid = ", "1"],
];

for (const [before, wall] of PHRASINGS) {
  test(`${JSON.stringify(before)}: ${wall} is a wall`, () => {
    for (const board of [MOSTLY_ONES, MOSTLY_ZEROS]) assert.equal(readBoard(before + board).wall, wall, board);
  });
}

test("true and false are read like 1 and 0", () => {
  const flags = (/** @type {string} */ board) => board.replaceAll("1", "true").replaceAll("0", "false");
  for (const [before, wall] of PHRASINGS.filter(([before]) => !/[01]|zeros|ones/.test(before))) {
    for (const board of [MOSTLY_ONES, MOSTLY_ZEROS])
      assert.equal(readBoard(before + flags(board)).wall, wall === "1" ? "true" : "false", before + flags(board));
  }
  assert.equal(readBoard(`# true = walkable\ngrid = ${flags(MOSTLY_ZEROS)}`).wall, "false");
  assert.equal(readBoard(`# true = not walkable\ngrid = ${flags(MOSTLY_ONES)}`).wall, "true");
});

test("what says nothing, or both, leaves it to the cells", () => {
  for (const before of [
    "grid = ",
    "# walkable and unwalkable cells\ngrid = ",
    "open_list = []\ngrid = ",
    "walls = []\ngrid = ",
    "bool isWalkable(int x, int y);\nint grid[3][4] = ",
    "# a maze with walls\ngrid = ",
    "# 10 walls\ngrid = ",
    "# 1 is a wall in level 1, 0 is a wall in level 2\ngrid = ",
  ]) {
    assert.equal(readBoard(before + MOSTLY_ONES).wall, "0", before);
    assert.equal(readBoard(before + MOSTLY_ZEROS).wall, "1", before);
  }
});

test("names of cells are read the same way: the opposite of a wall is none", () => {
  for (const [open, wall] of [
    ["Tile.Walkable", "Tile.NotWalkable"],
    ["Cell.Unblocked", "Cell.Blocked"],
    ["NO_OBSTACLE", "OBSTACLE"],
    ["passable", "impassable"],
    ["NotWall", "Wall"],
    ["非障碍", "障碍"],
    ["Floor", "BrickWall"],
  ]) {
    for (const [most, few] of [
      [open, wall],
      [wall, open],
    ]) {
      const text = `grid = [[${most}, ${few}, ${most}], [${most}, ${most}, ${few}]]`;
      assert.equal(readBoard(text).wall, wall, text);
    }
  }
});

test("the words around the board count, not those around another list, or far above", () => {
  const other = `size = (4, 3)\n${"import something\n".repeat(20)}`;
  assert.equal(readBoard(`${other}walkable = ${MOSTLY_ZEROS}`).wall, "0");
  assert.equal(readBoard(`${other}# 1 is impassable\ngrid = ${MOSTLY_ONES}`).wall, "1");
  assert.equal(readBoard(`# 1 is impassable\n${other.repeat(20)}grid = ${MOSTLY_ONES}`).wall, "0");
});
