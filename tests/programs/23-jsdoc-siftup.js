"use strict";

/** @typedef {[number, number]} Point */
/** @typedef {[number, Point]} Entry  f and the cell */

/**
 * Manhattan distance.
 * @param {Point} a
 * @param {Point} b
 * @returns {number}
 */
function distance(a, b) {
  return (b[0] - a[0]) + (b[1] - a[1]);
}

/**
 * @param {Entry[]} heap
 * @param {number} index
 */
function siftUp(heap, index) {
  while (index > 0) {
    const above = (index - 1) >> 1;
    if (heap[above][0] <= heap[index][0]) return;
    [heap[above], heap[index]] = [heap[index], heap[above]];
    index = above;
  }
}

/**
 * @param {Entry[]} heap
 * @param {number} index
 */
function siftDown(heap, index) {
  for (;;) {
    const left = 2 * index + 1;
    const right = left + 1;
    let least = index;
    if (left < heap.length && heap[left][0] < heap[least][0]) least = left;
    if (right < heap.length && heap[right][0] < heap[least][0]) least = right;
    if (least === index) return;
    [heap[least], heap[index]] = [heap[index], heap[least]];
    index = least;
  }
}

/**
 * @param {Entry[]} heap
 * @returns {Entry}
 */
function removeSmallest(heap) {
  const top = heap[0];
  const end = heap.pop();
  if (heap.length > 0) {
    heap[0] = end;
    siftDown(heap, 0);
  }
  return top;
}

/**
 * Finds the shortest path on a 4-connected grid.
 * @param {Point} start
 * @param {Point} end
 * @param {number[][]} grid
 * @returns {Point[] | null}
 */
function aStar(start, end, grid) {
  /** @type {Entry[]} */
  const open = [[distance(start, end), [start[0], start[1]]]];
  /** @type {Record<string, number>} */
  const costs = { [`${start[0]},${start[1]}`]: 0 };
  /** @type {Record<string, Point>} */
  const parents = {};
  const closed = new Set();

  while (open.length) {
    const [, cell] = removeSmallest(open);
    const [x, y] = cell;
    const key = `${x},${y}`;
    if (closed.has(key)) continue;
    closed.add(key);

    if (distance(cell, end) === 0) {
      const path = [cell];
      while (parents[path[0].join()]) path.unshift(parents[path[0].join()]);
      return path;
    }

    for (const [dx, dy] of [[0, 1], [0, -1], [1, 0], [-1, 0]]) {
      /** @type {Point} */
      const next = [x + dx, y + dy];
      if (grid[next[1]]?.[next[0]] !== 0) continue;
      if (closed.has(next.join())) continue;
      const g = costs[key] + 1;
      if (costs[next.join()] === undefined || g < costs[next.join()]) {
        costs[next.join()] = g;
        parents[next.join()] = cell;
        open.push([g + distance(next, end), next]);
        siftUp(open, open.length - 1);
      }
    }
  }
  return null;
}
