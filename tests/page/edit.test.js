import assert from "node:assert/strict";
import { test } from "node:test";
import { History, line, moveEnd, paint, WALL } from "../../www/edit.js";

/** @returns {import("../../www/edit.js").Board} */
const board = () => ({ width: 5, height: 4, cells: new Uint8Array(20), start: [0, 0], goal: [4, 3], origin: [0, 0] });

/** @param {import("../../www/edit.js").Board} board */
const copyBoard = (board) => structuredClone(board);

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

test("walls are not painted over start and goal", () => {
  const edited = board();
  const changed = paint(
    edited,
    {},
    [
      [0, 0],
      [1, 0],
      [4, 3],
    ],
    WALL,
  );
  assert.deepEqual(changed, [1]);
});

test("start and goal go to the nearest cell that is neither a wall nor the other end", () => {
  for (let seed = 1; seed < 300; seed++) {
    const edited = board();
    const { width, height } = edited;
    for (let i = 0; i < 14; i++) paint(edited, {}, [[(seed * 7 + i * 3) % width, (seed + i * i) % height]], WALL);
    /** @type {[number, number]} */
    const wanted = [seed % width, (seed * 5) % height];
    const before = edited.start;
    const moved = moveEnd(edited, {}, "start", wanted);
    // Every cell is looked at, which the search for it does not do.
    const distances = Array.from(edited.cells, (byte, index) => {
      const [x, y] = [index % width, Math.floor(index / width)];
      const isTaken = x === edited.goal[0] && y === edited.goal[1];
      return byte === WALL || isTaken ? Number.POSITIVE_INFINITY : Math.hypot(x - wanted[0], y - wanted[1]);
    });
    const [x, y] = edited.start;
    assert.equal(Math.hypot(x - wanted[0], y - wanted[1]), Math.min(...distances), `seed ${seed}`);
    assert.notEqual(edited.cells[y * width + x], WALL);
    assert.equal(moved, `${before}` !== `${edited.start}`);
  }
});

test("where no cell is free an end stays", () => {
  const edited = { ...board(), cells: new Uint8Array(board().cells.length).fill(WALL) };
  const before = edited.start;
  assert.equal(moveEnd(edited, {}, "start", [2, 2]), false);
  assert.equal(moveEnd(edited, {}, "start", [99, 2]), false);
  assert.equal(edited.start, before);
});

test("a stroke is undone at once and made again", () => {
  const edited = board();
  const before = copyBoard(edited);
  const history = new History();
  /** @type {import("../../www/edit.js").Edit} */
  const stroke = {};
  paint(edited, stroke, line([1, 1], [3, 1]), WALL);
  paint(edited, stroke, [[1, 1]], 20);
  moveEnd(edited, stroke, "goal", [0, 3]);
  const after = copyBoard(edited);
  history.add(stroke);
  assert.deepEqual(history.undo(edited), before);
  assert.equal(history.canUndo, false);
  assert.deepEqual(history.redo(edited), after);
  assert.equal(history.undo(board()) !== undefined, true);
});

test("a new edit ends what could be made again, and an empty one is not kept", () => {
  const edited = board();
  const history = new History();
  history.add({});
  assert.equal(history.canUndo, false);
  /** @type {import("../../www/edit.js").Edit} */
  const stroke = {};
  paint(edited, stroke, [[1, 1]], WALL);
  history.add(stroke);
  history.undo(edited);
  assert.equal(history.canRedo, true);
  history.add(stroke);
  assert.equal(history.canRedo, false);
});

test("whole boards are kept and given back without a copy, and only so many", () => {
  const history = new History();
  /** @type {import("../../www/edit.js").Board[]} */
  const boards = Array.from({ length: 12 }, () => ({ ...board(), cells: new Uint8Array(16 << 20) }));
  for (let i = 1; i < boards.length; i++) history.add({ other: boards[i - 1] });
  let shown = boards[boards.length - 1];
  let count = 0;
  for (;;) {
    const before = history.undo(shown);
    if (!before) break;
    count++;
    shown = before;
    assert.equal(shown, boards[boards.length - 1 - count]);
  }
  assert.equal(count, 8);
  for (; count > 0; count--) shown = history.redo(shown) ?? shown;
  assert.equal(shown, boards[boards.length - 1]);
});
