// The open list that goes where a log goes: what it may take, and what it takes where the log says nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LoggedOpen } from "../../www/check/logged-open.js";

/** @param {[cell: number, f: number][]} entries @param {{ isList?: boolean }} [how] */
function listOf(entries, { isList = false } = {}) {
  const open = new LoggedOpen({ isList, last: 99 });
  for (const [cell, f] of entries) open.put({ cell, keys: [f] });
  return open;
}

/** The cells that leave the list where the log takes these. @param {LoggedOpen} open @param {number[]} wanted */
const taken = (open, ...wanted) =>
  wanted.map((cell) => {
    open.wanted = cell;
    return open.take().cell;
  });

test("of those with the smallest f, the one that the log takes leaves", () => {
  const entries = /** @type {[number, number][]} */ ([
    [1, 10],
    [2, 10],
    [3, 14],
    [4, 10],
  ]);
  assert.deepEqual(taken(listOf(entries), 4, 1, 2, 3), [4, 1, 2, 3]);
  // What has a larger f does not leave, whatever the log takes.
  assert.notEqual(taken(listOf(entries), 3)[0], 3);
});

test("a list has one entry for a cell, with the keys that it got last; a queue has both", () => {
  const entries = /** @type {[number, number][]} */ ([
    [1, 20],
    [2, 10],
    [1, 10],
  ]);
  const [list, queue] = [listOf(entries, { isList: true }), listOf(entries)];
  assert.deepEqual([list.length, queue.length], [2, 3]);
  assert.deepEqual(taken(list, 1, 2), [1, 2]);
  assert.deepEqual(taken(queue, 1, 2, 1), [1, 2, 1]);
});

test("where the log's cell may not leave, an older entry of one that has left comes first, and the goal after the end", () => {
  const entries = /** @type {[number, number][]} */ ([
    [1, 10],
    [2, 10],
    [1, 10],
    [99, 10],
  ]);
  assert.deepEqual(taken(listOf(entries), 1, 7), [1, 1]);
  assert.deepEqual(taken(listOf(entries), 2, -1), [2, 99]);
});
