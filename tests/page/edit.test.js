import assert from "node:assert/strict";
import { test } from "node:test";
import { resized } from "../../www/core/board/board.js";
import { BoardDocument } from "../../www/core/board/document.js";
import { line } from "../../www/core/board/line.js";
import { WALL } from "../../www/rules/cells.js";

/** @typedef {import("../../www/core/board/board.js").Board} Board */

/** @returns {Board} */
const board = () => ({ width: 5, height: 4, cells: new Uint8Array(20), start: [0, 0], goal: [4, 3], origin: [0, 0] });

/** What is in a document, as a copy. @param {BoardDocument} document @returns {Board} */
const copyOf = (document) => structuredClone(document.board);

test("a line has no gaps", () => {
  for (const [from, to] of /** @type {const} */ ([
    [
      [0, 0],
      [7, 3],
    ],
    [
      [5, 9],
      [1, 0],
    ],
    [
      [2, 2],
      [2, 2],
    ],
    [
      [0, 5],
      [9, 5],
    ],
  ])) {
    const cells = line([...from], [...to]);
    assert.deepEqual([cells[0], cells.at(-1)], [from, to]);
    for (let i = 1; i < cells.length; i++) {
      const far = Math.max(Math.abs(cells[i][0] - cells[i - 1][0]), Math.abs(cells[i][1] - cells[i - 1][1]));
      assert.equal(far, 1);
    }
  }
});

test("walls are not painted over start and goal, and nothing is painted off the board", () => {
  const document = new BoardDocument(board());
  /** @type {import("../../www/core/board/patch.js").Patch[]} */
  const patches = [];
  document.watch((patch) => patches.push(patch));
  assert.ok(
    document.paint(
      [
        [0, 0],
        [1, 0],
        [4, 3],
        [5, 0],
        [-1, 2],
        [0, 4],
      ],
      WALL,
    ),
  );
  assert.deepEqual(patches, [{ cells: new Map([[1, WALL]]) }]);
  assert.equal(document.paint([[1, 0]], WALL), false);
  assert.equal(patches.length, 1);
  // A penalty may be under start or goal, and the last byte for a cell counts.
  assert.ok(document.paint([[0, 0]], 7));
  assert.equal(document.board.cells[0], 7);
  assert.equal(
    document.paintEach([
      [[2, 2], 9],
      [[2, 2], 0],
    ]),
    false,
  );
  document.paintEach([
    [[2, 2], 9],
    [[2, 2], 8],
  ]);
  assert.equal(document.board.cells[12], 8);
});

test("start and goal go to the nearest cell that is neither a wall nor the other of the two", () => {
  for (let seed = 1; seed < 300; seed++) {
    const document = new BoardDocument(board());
    const edited = document.board;
    const { width, height } = edited;
    for (let i = 0; i < 14; i++) document.paint([[(seed * 7 + i * 3) % width, (seed + i * i) % height]], WALL);
    /** @type {[number, number]} */
    const wanted = [seed % width, (seed * 5) % height];
    const end = seed % 2 === 0 ? "start" : "goal";
    const other = edited[end === "start" ? "goal" : "start"];
    const before = edited[end];
    const moved = document.moveEnd(end, wanted);
    // Every cell is checked, which the search for it does not do.
    const distances = Array.from(edited.cells, (byte, index) => {
      const [x, y] = [index % width, Math.floor(index / width)];
      const isTaken = x === other[0] && y === other[1];
      return byte === WALL || isTaken ? Number.POSITIVE_INFINITY : Math.hypot(x - wanted[0], y - wanted[1]);
    });
    const [x, y] = edited[end];
    assert.equal(Math.hypot(x - wanted[0], y - wanted[1]), Math.min(...distances), `seed ${seed}`);
    assert.notEqual(edited.cells[y * width + x], WALL);
    // Of those equally far away it is the one on the smallest square around the wanted cell, and there the first in
    // reading order.
    const squareOf = (/** @type {number} */ index) =>
      Math.max(Math.abs((index % width) - wanted[0]), Math.abs(Math.floor(index / width) - wanted[1]));
    const least = Math.min(...distances);
    const nearest = [...distances.keys()].filter((index) => distances[index] === least);
    nearest.sort((a, b) => squareOf(a) - squareOf(b) || a - b);
    assert.equal(y * width + x, nearest[0], `seed ${seed}`);
    assert.equal(moved, `${before}` !== `${edited[end]}`);
    assert.equal(edited[end === "start" ? "goal" : "start"], other);
  }
});

test("where no cell is free, start and goal stay", () => {
  const document = new BoardDocument({ ...board(), cells: new Uint8Array(20).fill(WALL) });
  assert.equal(document.moveEnd("start", [2, 2]), false);
  assert.equal(document.moveEnd("start", [99, 2]), false);
  assert.deepEqual([document.board.start, document.revision], [[0, 0], 0]);
});

test("a stroke is undone in one step and redone", () => {
  const document = new BoardDocument(board());
  const before = copyOf(document);
  document.beginStroke();
  document.paint(line([1, 1], [3, 1]), WALL);
  document.paint([[1, 1]], 20);
  document.moveEnd("goal", [0, 3]);
  document.moveEnd("goal", [1, 3]);
  document.moveEnd("start", [4, 0]);
  const after = copyOf(document);
  assert.ok(!document.canUndo && document.isPainting);
  document.endStroke();
  assert.ok(document.canUndo && !document.isPainting);
  document.undo();
  assert.deepEqual(copyOf(document), before);
  assert.ok(!document.canUndo && document.canRedo);
  document.redo();
  assert.deepEqual(copyOf(document), after);
  assert.ok(document.canUndo && !document.canRedo);
  document.undo();
  assert.deepEqual(copyOf(document), before);
});

test("a new edit discards what could be redone, and an empty one is not kept", () => {
  const document = new BoardDocument(board());
  document.beginStroke();
  document.endStroke();
  document.undo();
  document.redo();
  assert.deepEqual([document.canUndo, document.canRedo, document.revision], [false, false, 0]);
  document.paint([[1, 1]], WALL);
  document.undo();
  assert.equal(document.canRedo, true);
  document.beginStroke();
  document.endStroke();
  assert.equal(document.canRedo, true);
  document.paint([[2, 1]], WALL);
  assert.equal(document.canRedo, true, "not before the stroke ends");
  document.endStroke();
  assert.equal(document.canRedo, false);
});

test("whole boards are kept and returned without a copy, and only a limited number", () => {
  /** @type {Board[]} */
  const boards = Array.from({ length: 12 }, () => ({ ...board(), cells: new Uint8Array(16 << 20) }));
  const document = new BoardDocument(boards[0]);
  for (let i = 1; i < boards.length; i++) document.replace(boards[i]);
  let count = 0;
  while (document.canUndo) {
    document.undo();
    count++;
    assert.equal(document.board, boards[boards.length - 1 - count]);
  }
  assert.equal(count, 8);
  while (document.canRedo) document.redo();
  assert.equal(document.board, boards[boards.length - 1]);
});

test("boards that take each other's place are undone in one step, and redone as the last one", () => {
  const document = new BoardDocument(board());
  document.paint([[1, 1]], WALL);
  const drawn = copyOf(document);
  for (const [index, isMore] of [false, true, true].entries()) {
    document.replace({ ...board(), cells: new Uint8Array(20).fill(index + 1) }, isMore);
  }
  const last = copyOf(document);
  assert.equal(last.cells[7], 3);
  document.undo();
  assert.deepEqual(copyOf(document), drawn);
  document.redo();
  assert.deepEqual(copyOf(document), last);
  document.undo();
  document.undo();
  assert.deepEqual(copyOf(document), board());
  assert.equal(document.canUndo, false);
});

test("another size keeps what is inside, and start and goal on open cells of the board", () => {
  for (let seed = 1; seed < 200; seed++) {
    const before = {
      ...board(),
      cells: Uint8Array.from({ length: 20 }, (_, i) => ((seed * (i + 3)) % 7 < 3 ? WALL : i)),
    };
    const [width, height] = [1 + (seed % 8), 1 + (seed % 6)];
    const after = resized(before, width, height);
    assert.deepEqual([after.width, after.height, after.cells.length], [width, height, width * height]);
    for (const [end, [x, y]] of /** @type {const} */ ([
      ["start", before.start],
      ["goal", before.goal],
    ])) {
      assert.deepEqual(after[end], [Math.min(x, width - 1), Math.min(y, height - 1)]);
      assert.notEqual(after.cells[after[end][1] * width + after[end][0]], WALL);
    }
    for (const [index, byte] of after.cells.entries()) {
      const [x, y] = [index % width, Math.floor(index / width)];
      const kept = x < 5 && y < 4 ? before.cells[y * 5 + x] : 0;
      const isEnd = [after.start, after.goal].some(([endX, endY]) => endX === x && endY === y);
      assert.equal(byte, isEnd && kept === WALL ? 0 : kept);
    }
  }
});
