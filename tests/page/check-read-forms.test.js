// Logs that are one value: lists, sets, maps and tables as Node really prints them, the order as a table, and the numbers of cells.

import assert from "node:assert/strict";
import { Console } from "node:console";
import { Writable } from "node:stream";
import { test } from "node:test";
import { inspect } from "node:util";
import { placed } from "../../www/check/log-board.js";
import { readLog } from "../../www/check/read-log.js";
import { CodedError } from "../../www/core/engine/errors.js";
import { randomFrom } from "./random-numbers.js";

/** @typedef {[number, number]} Coord */
/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord, taken: Coord[], g: number[], path: Coord[] }} Search */

/** A search of its own, breadth first around walls, on a board that is no square: the cells taken, what they cost, and the path. @param {() => number} random @returns {Search} */
function randomSearch(random) {
  const [width, height] = [5 + Math.floor(random() * 9), 4 + Math.floor(random() * 6)];
  const cells = Uint8Array.from({ length: width * height }, () => (random() < 0.25 ? 255 : 0));
  const from = Math.floor(random() * cells.length);
  if (cells[from] === 255 || width === height) return randomSearch(random);
  const order = [from];
  const parent = new Map([[from, -1]]);
  const g = new Map([[from, 0]]);
  for (const cell of order) {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      const [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
      const next = y * width + x;
      if (x < 0 || y < 0 || x >= width || y >= height || cells[next] === 255 || parent.has(next)) continue;
      parent.set(next, cell);
      g.set(next, /** @type {number} */ (g.get(cell)) + 1);
      order.push(next);
    }
  }
  const taken = order.slice(0, Math.ceil(order.length * (0.6 + 0.4 * random())));
  if (taken.length < 12) return randomSearch(random);
  const coord = (/** @type {number} */ cell) => /** @type {Coord} */ ([cell % width, Math.floor(cell / width)]);
  const path = [];
  for (let at = /** @type {number} */ (taken.at(-1)); at >= 0; at = /** @type {number} */ (parent.get(at)))
    path.unshift(coord(at));
  const isWay = taken.every(
    (cell, i) => i === 0 || Math.max(...coord(cell).map((n, k) => Math.abs(n - coord(taken[i - 1])[k]))) === 1,
  );
  if (path.length < 4 || isWay) return randomSearch(random);
  return {
    width,
    height,
    cells,
    start: coord(from),
    goal: path[path.length - 1],
    taken: taken.map(coord),
    g: taken.map((cell) => g.get(cell) ?? 0),
    path,
  };
}

/** What Node's console prints. @param {(console: Console) => void} print */
function printed(print) {
  let text = "";
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  print(new Console({ stdout: stream, colorMode: false }));
  return text;
}

/** Reads what a search printed, on its board. @param {string} text @param {Search} search */
const read = (text, search) => placed(readLog(text), search);

/** @param {Search} search @param {string[]} [costs] */
const steps = ({ taken, g }, costs = []) =>
  taken.map(([x, y], i) => ({ x, y, ...(costs.includes("g") && { g: g[i] }) }));

/** The order of a search as rows. @param {Search} search @param {{ from: number, none: string | number, wall?: string | number }} how */
function orderRows({ width, height, cells, taken }, { from, none, wall = none }) {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (cells[y * width + x] === 255 ? wall : none)),
  );
  for (const [i, [x, y]] of taken.entries()) rows[y][x] = from + i;
  return rows;
}

/** Each way in which a whole search is printed. @type {{ name: string, costs?: string[], print: (search: Search) => string }[]} */
const WAYS = [
  { name: "console.log of strings", print: ({ taken }) => printed((c) => c.log(taken.slice(0, 100).map(String))) },
  {
    name: "console.log of a set",
    print: ({ taken }) => printed((c) => c.log(new Set(taken.slice(0, 100).map(String)))),
  },
  { name: "console.log of pairs", print: ({ taken }) => printed((c) => c.log(taken.slice(0, 100))) },
  {
    name: "console.log of objects",
    print: ({ taken }) => printed((c) => c.log(taken.slice(0, 100).map(([x, y]) => ({ x, y })))),
  },
  {
    name: "console.log of a map",
    costs: ["g"],
    print: ({ taken, g }) => printed((c) => c.log(new Map(taken.slice(0, 100).map((cell, i) => [String(cell), g[i]])))),
  },
  {
    name: "strings in one line",
    print: ({ taken }) => inspect(taken.slice(0, 100).map(String), { breakLength: Infinity }),
  },
  { name: "strings of JSON", print: ({ taken }) => JSON.stringify(taken.map(String)) },
  { name: "strings of JSON over lines", print: ({ taken }) => JSON.stringify(taken.map(String), null, 2) },
  {
    name: "console.table of objects",
    costs: ["g"],
    print: ({ taken, g }) => printed((c) => c.table(taken.map(([x, y], i) => ({ x, y, g: g[i] })))),
  },
  { name: "console.table of pairs", print: ({ taken }) => printed((c) => c.table(taken)) },
  { name: "console.table of strings", print: ({ taken }) => printed((c) => c.table(taken.map(String))) },
  {
    name: "console.table of a browser, copied",
    costs: ["g"],
    print: ({ taken, g }) =>
      `(index)\tx\ty\tg\n${taken.map(([x, y], i) => `${i}\t${x}\t${y}\t${g[i]}`).join("\n")}\nArray(${taken.length})`,
  },
  { name: "a list of Python", print: ({ taken }) => `[${taken.map(([x, y]) => `(${x}, ${y})`).join(", ")}]` },
  {
    name: "a visited list",
    print: ({ taken }) => `Visited: [${taken.map(([x, y]) => `(${x}, ${y})`).join(", ")}]\nnodes: 40\ntook 12 ms`,
  },
  {
    name: "cells of a spreadsheet",
    print: ({ taken }) => taken.map(([x, y]) => `${String.fromCharCode(65 + x)}${y + 1}`).join("\n"),
  },
  {
    name: "the order, aligned",
    print: (s) =>
      orderRows(s, { from: 1, none: 0 })
        .map((row) => row.map((n) => String(n).padStart(4)).join(""))
        .join("\n"),
  },
  {
    name: "the order with points and walls",
    print: (s) =>
      orderRows(s, { from: 0, none: ".", wall: "##" })
        .map((row) => row.map((n) => String(n).padStart(4)).join(""))
        .join("\n"),
  },
  {
    name: "the order as a list of lists",
    print: (s) =>
      `visit order: [${orderRows(s, { from: 0, none: -1 })
        .map((row) => `[${row.join(", ")}]`)
        .join(", ")}]`,
  },
  {
    name: "the order, a list in each line",
    print: (s) =>
      `order\n${orderRows(s, { from: 1, none: 0, wall: -1 })
        .map((row) => `[${row.join(", ")}]`)
        .join("\n")}\n`,
  },
  {
    name: "the order as numpy prints it",
    print: (s) =>
      `[${orderRows(s, { from: 1, none: 0 })
        .map((row) => `[${row.map((n) => String(n).padStart(3)).join("")}]`)
        .join("\n ")}]`,
  },
  { name: "the order as Node prints it", print: (s) => printed((c) => c.log(orderRows(s, { from: 1, none: 0 }))) },
  { name: "the order as JSON", print: (s) => JSON.stringify(orderRows(s, { from: 1, none: 0 })) },
  { name: "the order in console.table", print: (s) => printed((c) => c.table(orderRows(s, { from: 0, none: -1 }))) },
  {
    name: "the order with the numbers of rows and columns",
    print: (s) =>
      [["  ", ...Array(s.width).keys()], ...orderRows(s, { from: 1, none: 0 }).map((row, y) => [y, ...row])]
        .map((row) => row.map((n) => String(n).padStart(4)).join(""))
        .join("\n"),
  },
  {
    name: "numbers of cells along rows",
    print: ({ taken, width }) => taken.map(([x, y]) => `visit ${y * width + x}`).join("\n"),
  },
  { name: "numbers of cells alone", print: ({ taken, width }) => taken.map(([x, y]) => y * width + x).join("\n") },
  { name: "numbers of cells in a line", print: ({ taken, width }) => taken.map(([x, y]) => y * width + x).join(" ") },
  {
    name: "numbers of cells in a list",
    print: ({ taken, width }) => `[${taken.map(([x, y]) => y * width + x).join(", ")}]`,
  },
  {
    name: "numbers of cells along columns",
    print: ({ taken, height }) => taken.map(([x, y]) => `node ${x * height + y}`).join("\n"),
  },
  {
    name: "numbers of cells from 1",
    print: ({ taken, width }) => `expanded ${taken.map(([x, y]) => y * width + x + 1).join("\nexpanded ")}`,
  },
];

for (const { name, costs, print } of WAYS) {
  test(`a whole search is read: ${name}`, () => {
    const random = randomFrom(name.length * 31 + name.charCodeAt(0));
    for (let i = 0; i < 40; i++) {
      const search = randomSearch(random);
      const text = print(search);
      const log = read(text, search);
      // A spreadsheet counts from 1.
      const first = name === "cells of a spreadsheet" ? 1 : 0;
      const wanted = steps(search, costs).map((step) => ({ ...step, x: step.x + first, y: step.y + first }));
      // Rows and columns cannot be told apart on every board; then the cells are counted along the rows.
      if (/columns|from 1/.test(name) && JSON.stringify(log.steps) !== JSON.stringify(wanted)) continue;
      assert.deepEqual(log.steps, wanted.slice(0, /console\.log/.test(name) ? 100 : undefined), text);
      assert.equal(log.path, undefined, text);
    }
  });
}

test("numbers along columns, or from 1, are read so on nearly all boards", () => {
  const random = randomFrom(9);
  const right = { columns: 0, one: 0 };
  for (let i = 0; i < 200; i++) {
    const search = randomSearch(random);
    const { taken, width, height } = search;
    const isRead = (/** @type {(cell: Coord) => number} */ numberOf) =>
      JSON.stringify(read(taken.map((cell) => `node ${numberOf(cell)}`).join("\n"), search).steps) ===
      JSON.stringify(steps(search));
    if (isRead(([x, y]) => x * height + y)) right.columns++;
    if (isRead(([x, y]) => y * width + x + 1)) right.one++;
    assert.ok(
      isRead(([x, y]) => y * width + x),
      "along rows, on all",
    );
  }
  assert.ok(right.columns > 180 && right.one > 180, JSON.stringify(right));
});

test("a path stands below the cells taken in each of these forms, and is read with them", () => {
  const random = randomFrom(4);
  for (let i = 0; i < 60; i++) {
    const search = randomSearch(random);
    const { path, width, taken } = search;
    const strings = taken.slice(0, 100).map(String);
    for (const text of [
      printed((c) => c.log(strings)) + printed((c) => c.log("path", path.map(String))),
      printed((c) => c.log(taken.slice(0, 100))) + printed((c) => c.log(path)),
      `${taken
        .slice(0, 100)
        .map(([x, y]) => `visit ${y * width + x}`)
        .join("\n")}\npath [${path.map(([x, y]) => y * width + x).join(", ")}]`,
      `${orderRows(search, { from: 1, none: 0 })
        .slice(0, 100)
        .map((row) => row.join(" "))
        .join("\n")}\npath: ${path.map(([x, y]) => `(${x}, ${y})`).join(" ")}`,
    ]) {
      if (path.length > 100) continue;
      const log = read(text, search);
      assert.deepEqual(log.path, path, text);
      const isWhole = log.as?.by === "order";
      assert.deepEqual(log.steps, steps(search).slice(0, isWhole ? undefined : 100), text);
    }
  }
});

test("a path that is drawn is read, where there is one order to go through it", () => {
  const random = randomFrom(6);
  let count = 0;
  for (let i = 0; i < 200; i++) {
    const search = randomSearch(random);
    const { width, height, cells, path, start, goal } = search;
    /** @type {string[][]} */
    const picture = Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => (cells[y * width + x] === 255 ? "#" : ".")),
    );
    for (const [x, y] of path) picture[y][x] = "*";
    picture[start[1]][start[0]] = "S";
    picture[goal[1]][goal[0]] = "G";
    for (const between of ["", " "]) {
      const text = `Path found!\n${picture.map((row) => row.join(between)).join("\n")}\n`;
      let log;
      try {
        log = read(text, search);
      } catch (error) {
        assert.ok(error instanceof CodedError);
        continue;
      }
      assert.deepEqual(log.path, path, text);
      count++;
    }
  }
  assert.ok(count > 300, String(count));
});

test("a dictionary of parents or costs is neither a path nor what was taken", () => {
  const random = randomFrom(14);
  for (let i = 0; i < 40; i++) {
    const search = randomSearch(random);
    const { taken, g } = search;
    const lines = taken.map(([x, y]) => `visit (${x}, ${y})`).join("\n");
    for (const text of [
      `bidict({${taken.map(([x, y], i) => `(${x}, ${y}): (${taken[Math.max(i - 1, 0)].join(", ")})`).join(", ")}})`,
      `{${taken.map(([x, y], i) => `(${x}, ${y}): ${g[i]}`).join(", ")}}`,
      `{${taken.map(([x, y], i) => `'${x},${y}': ${g[i]}`).join(", ")}}`,
    ]) {
      const log = read(`${lines}\n${text}\n`, search);
      assert.deepEqual([log.steps, log.path], [steps(search), undefined], text);
    }
  }
});

test("a list whose rest was left out is told, or refused where a part in the middle is missing", () => {
  const cells = Array.from({ length: 130 }, (_, i) => `${i % 13},${Math.floor(i / 13)}`);
  const { steps, cut } = readLog(printed((c) => c.log(cells)));
  assert.equal(steps.length, 100);
  assert.equal(cut, "... 30 more items");
  for (const text of ["path: [ [0, 0], [1, 0], ... 7 more items ]", "visited: [(0, 0), (1, 0), ..., (8, 8), (9, 9)]"]) {
    assert.throws(
      () => readLog(text),
      (/** @type {any} */ { values }) => values.problem === "list-cut" && values.line === 1,
      text,
    );
  }
  const withSteps = readLog("visit 0,0\nvisit 1,0\nvisit 0,1\npath: [ [0, 0], [1, 0], ... 7 more items ]");
  assert.deepEqual([withSteps.steps.length, withSteps.path, withSteps.cut], [3, undefined, "... 7 more items"]);
  assert.equal(
    readLog("Current: (0, 0) open: [ [1, 0], ... 7 more items ]\nCurrent: (1, 0) open: []").cut,
    undefined,
    "another list does no harm",
  );
});
