// Maps that are read without the engine: whatever is read at all is what the engine reads, and boards that programs write
// and lessons have are among it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "../../www/core/board/convert.js";
import { defaultBoard, lowBoard, narrowBoard, smallBoard, tallBoard } from "../../www/core/board/default-board.js";
import { readPlain } from "../../www/core/board/plain-map.js";
import { mapOf, Solver } from "../boundary/engine.js";
import { fc, some } from "../seeded.js";
import { all } from "./supplied.js";

/** What the engine reads; undefined if it refuses the text. @param {string} text */
function readByEngine(text) {
  let solver;
  try {
    solver = Solver.fromMap(text);
  } catch {
    // A text that is no map.
    return undefined;
  }
  const board = boardOf(solver, undefined);
  solver.free();
  return board;
}

/** Mostly from one list, now and then from another. @template T @param {T[]} often @param {T[]} seldom */
const mostly = (often, seldom) =>
  fc.oneof({ arbitrary: fc.constantFrom(...often), weight: 30 }, { arbitrary: fc.constantFrom(...seldom), weight: 1 });

const end = fc.tuple(fc.nat(5), fc.nat(5));
/** A map, or nearly one: now and then something in it is missing, too much, or written in another way. */
const map = fc
  .record({
    type: mostly(["type octile\n", ""], ["type  octile\n", "\n"]),
    width: fc.integer({ min: 1, max: 6 }),
    letters: fc.array(mostly([..."....@@GOTWS"], [..."sg\u2801x "]), { minLength: 1, maxLength: 30 }),
    marks: fc.option(fc.tuple(fc.nat(29), fc.nat(29))),
    ends: fc.option(fc.tuple(end, end)),
    more: mostly([0], [-1, 1]),
    isSwapped: mostly([false], [true]),
    tail: mostly(["\n", "", "\n\n"], ["\n.\n", " \n"]),
    line: fc.constantFrom("\n", "\n", "\r\n"),
  })
  .map(({ type, width, letters, marks, ends, more, isSwapped, tail, line }) => {
    if (marks) for (const [index, mark] of ["s", "g"].entries()) letters[marks[index] % letters.length] = mark;
    const rows = letters.join("").match(new RegExp(`.{1,${width}}`, "gu")) ?? [];
    rows[rows.length - 1] = rows[rows.length - 1].padEnd(width, ".");
    const sizes = [`height ${rows.length + more}`, `width ${width}`];
    if (isSwapped) sizes.reverse();
    const named = ends ? `start ${ends[0].join(" ")}\ngoal ${ends[1].join(" ")}\n` : "";
    return `${type}${sizes.join("\n")}\n${named}map\n${rows.join("\n")}${tail}`.replaceAll("\n", line);
  });

test("what is read without the engine is what the engine reads", () => {
  let read = 0;
  fc.assert(
    fc.property(map, (text) => {
      const board = readPlain(text);
      if (!board) return;
      read++;
      assert.deepEqual(board, readByEngine(text), text);
    }),
    { numRuns: some(20_000) },
  );
  // One in thirteen is read.
  assert.ok(read > some(1000, 8), `${read} were read`);
});

test("all boards without penalties that the engine writes with their ends are read", () => {
  const cell = fc.constantFrom(0, 0, 0, 20, 255);
  const board = fc.record({ width: fc.integer({ min: 2, max: 9 }), height: fc.integer({ min: 2, max: 9 }) });
  fc.assert(
    fc.property(
      board,
      fc.array(cell, { minLength: 81, maxLength: 81 }),
      fc.nat(80),
      fc.nat(80),
      (size, cells, a, b) => {
        const { width, height } = size;
        const solver = new Solver(width, height);
        solver.setCells(Uint8Array.from(cells.slice(0, width * height)));
        const at = (/** @type {number} */ place) => /** @type {[number, number]} */ ([place % width, place % height]);
        solver.setStart(...at(a));
        solver.setGoal(...at(b));
        const text = solver.toMap();
        const written = boardOf(solver, undefined);
        solver.free();
        if (text.includes("start")) assert.deepEqual(readPlain(text), written);
      },
    ),
  );
});

test("the first boards and those of the supplied scenarios need no engine to be read", () => {
  for (const text of [defaultBoard, tallBoard, smallBoard, lowBoard, narrowBoard])
    assert.deepEqual(readPlain(text), readByEngine(text));
  const maps = all().flatMap(({ scenario }) => scenario.modes.map(({ map }) => map));
  const plain = maps.filter((map) => readPlain(map) !== undefined);
  for (const map of plain) assert.deepEqual(readPlain(map), readByEngine(map));
  assert.ok(plain.length > maps.length / 2, `${plain.length} of ${maps.length}`);
});

test("what is no text, too long, or names no ends is left to the engine", () => {
  const benchmark = mapOf("8room_000.map").toString();
  for (const value of [benchmark, undefined, new Uint8Array(3), `${defaultBoard}${"\n".repeat(1 << 20)}`]) {
    assert.equal(readPlain(value), undefined);
  }
});
