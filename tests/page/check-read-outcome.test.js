// A program that says that there is no path: read in four languages, and compared with the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnose, readBoard, readLog } from "../../www/check/index.js";
import { en } from "../../www/core/i18n/en/index.js";
import { tell } from "../../www/features/check-dialog/check-sentences.js";
import { checkingParts } from "../../www/features/check-dialog/checking.js";
import { some } from "../seeded.js";
import "../boundary/engine.js";
import { english } from "../../www/core/i18n/index.js";
import "./english.js";
import { randomFrom } from "./random-numbers.js";

const SAID = [
  "No path found",
  "No path found.",
  "There is no path from (0, 0) to (3, 4)!",
  "no route exists",
  "No solution",
  "Path not found",
  "Path: None",
  "path = []",
  "Path: null",
  "The goal is unreachable",
  "Goal not reachable",
  "Could not find a path",
  "Couldn't find any path",
  "Failed to find a path",
  "The path does not exist",
  "No se encontró ningún camino",
  "No hay camino",
  "No existe una ruta",
  "La meta es inalcanzable; meta inalcanzable",
  "没有路径",
  "未找到路径",
  "找不到路径",
  "无法到达终点",
  "Kein Weg gefunden",
  "Es gibt keinen Pfad",
  "Das Ziel ist nicht erreichbar",
  "None",
  "null",
  "[]",
  "undefined",
];
const NOT_SAID = [
  "No path found yet",
  "if no path is found, None is returned",
  "Path length: 3",
  "Looking for a path",
  "None of the cells is a wall: all is open",
  "no diagonal moves",
];

test("what says that there is no path is an outcome, alone and behind the cells taken", () => {
  for (const said of SAID) {
    const alone = readLog(said);
    assert.deepEqual([alone.steps, alone.path, alone.outcome], [[], undefined, "no-path"], said);
    const { steps, path, outcome } = readLog(`(0, 0)\n(1, 0)\n(1, 1)\n${said}\n`);
    assert.deepEqual([steps.length, path, outcome], [3, undefined, "no-path"], said);
  }
  for (const said of NOT_SAID) assert.equal(readLog(`(0, 0)\n(1, 0)\n${said}\n`).outcome, undefined, said);
  assert.equal(readLog("(0, 0)\n(1, 0)\npath: (0, 0) (1, 0)\nNone\n").outcome, undefined, "a path is one");
});

/** The cells that a flood reaches, with a move allowed or not. @param {string[]} rows @param {[number, number]} from @param {(dx: number, dy: number, walls: number) => boolean} isAllowed */
function reached(rows, from, isAllowed) {
  const isOpen = (/** @type {number} */ x, /** @type {number} */ y) => (rows[y]?.[x] ?? "#") !== "#";
  const seen = new Map([[String(from), 0]]);
  const queue = [from];
  for (const [x, y] of queue) {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const walls = Number(!isOpen(x + dx, y)) + Number(!isOpen(x, y + dy));
        if (!isOpen(x + dx, y + dy) || !isAllowed(dx, dy, walls) || seen.has(String([x + dx, y + dy]))) continue;
        seen.set(String([x + dx, y + dy]), Number(seen.get(String([x, y]))) + 1);
        queue.push([x + dx, y + dy]);
      }
    }
  }
  return seen;
}

const straight = (/** @type {number} */ dx, /** @type {number} */ dy) => dx === 0 || dy === 0;

test("alone it is right, wrong, or a matter of the moves, as the board has it", () => {
  const random = randomFrom(8);
  const count = { right: 0, differs: 0, few: 0 };
  for (let i = 0; i < some(150); i++) {
    const rows = Array.from({ length: 6 }, (_, y) =>
      Array.from({ length: 7 }, (_, x) => (x + y === 0 ? "S" : x + y === 11 ? "G" : random() < 0.45 ? "#" : ".")).join(
        "",
      ),
    );
    const board = readBoard(rows.join("\n"));
    const { outcome, candidates } = diagnose({ board, log: readLog("No path found") });
    assert.ok(outcome);
    assert.deepEqual([candidates, outcome.said], [[], "No path found"]);
    const goal = "6,5";
    const wanted = {
      never: reached(rows, [0, 0], straight).get(goal),
      "no-corner-cutting": reached(rows, [0, 0], (dx, dy, walls) => straight(dx, dy) || walls === 0).get(goal),
      "at-most-one-obstacle": reached(rows, [0, 0], (dx, dy, walls) => straight(dx, dy) || walls < 2).get(goal),
      always: reached(rows, [0, 0], () => true).get(goal),
    };
    assert.deepEqual(
      outcome.moves,
      Object.fromEntries(Object.entries(wanted).filter(([, moves]) => moves !== undefined)),
      rows.join("\n"),
    );
    const told = tell(answer(rows.join("\n"), "No path found"), english);
    const kind = wanted.always === undefined ? "right" : wanted.never === undefined ? "few" : "differs";
    assert.equal(told.kind, kind, rows.join("\n"));
    assert.match(told.verdict, /^Your program says “No path found”/);
    if (kind === "differs") assert.match(told.verdict, new RegExp(` ${wanted.never} move`));
    count[kind]++;
  }
  assert.ok(
    Object.values(count).every((number) => number > some(5)),
    JSON.stringify(count),
  );
});

/** What the check finds. @param {string} text @param {string} log @returns {import("../../www/features/check-dialog/checking.js").Found} */
function answer(text, log) {
  const parts = checkingParts({ text, log });
  for (;;) {
    const { done, value } = parts.next();
    if (done) return /** @type {any} */ (value);
  }
}

test("behind the cells taken it is compared too", () => {
  const closed = "S..#.\n...#.\n..##G";
  const flood = ["0 0", "1 0", "0 1", "2 0", "1 1", "0 2", "2 1", "1 2"];
  const log = `${flood.map((cell) => `visit ${cell}`).join("\n")}\nNo path found\n`;
  const right = tell(answer(closed, log), english);
  assert.ok(
    right.follows.some((text) => text.startsWith("Your program says “No path found”, and that is right")) ||
      right.follows.some((text) => /With .* that is right/.test(text)),
    JSON.stringify(right),
  );
  const wrong = tell(answer("S..\n...\n..G", "visit 0 0\nvisit 1 0\nvisit 0 1\nNo path found\n"), english);
  assert.ok(
    wrong.differs.some((text) => text.includes("but there is a path")),
    JSON.stringify(wrong),
  );
  assert.notEqual(wrong.kind, "right");
  // A function that returns nothing is no search that found nothing.
  const returned = tell(answer("S.G", "visit 0 0\nvisit 1 0\nvisit 2 0\nNone\n"), english);
  assert.ok(![...returned.differs, returned.verdict].some((text) => text.includes("None")), JSON.stringify(returned));
});

test("how single numbers, tables and cut lists were read is told", () => {
  assert.ok(en);
  const told = (/** @type {string} */ log) => tell(answer("S...\n....\n...G", log), english).read.join(" ");
  assert.match(told("visit 0\nvisit 4\nvisit 5\nvisit 6\nvisit 10\nvisit 11"), /counted along the rows from 0/);
  assert.match(told("1 0 0 0\n2 3 4 5\n0 0 0 6"), /read as the order in which cells were expanded/);
  assert.match(told("Visited: [ [0, 0], [1, 0], [0, 1], [1, 1], ... 3 more items ]"), /is cut: “... 3 more items”/);
});
