// Random boards in the terms of the plain search.

/** @typedef {import("./plain-search.js").Grid} Grid */

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {() => number} random
 * @param {number} width
 * @param {number} height
 * @param {number} share The share of walls.
 * @param {{ isWalledIn?: boolean }} [how]
 * @returns {Grid}
 */
export function randomGrid(random, width, height, share, { isWalledIn = false } = {}) {
  const cell = () => /** @type {[number, number]} */ ([Math.floor(random() * width), Math.floor(random() * height)]);
  const [start, goal] = [cell(), cell()];
  const cells = Array.from({ length: width * height }, (_, index) => {
    const [dx, dy] = [Math.abs((index % width) - goal[0]), Math.abs(Math.floor(index / width) - goal[1])];
    if (isWalledIn && Math.max(dx, dy) === 1) return undefined;
    return random() < share ? undefined : 0;
  });
  for (const [x, y] of [start, goal]) cells[y * width + x] = 0;
  // A start next to or on the goal would break the ring of walls.
  const isNear = Math.max(Math.abs(start[0] - goal[0]), Math.abs(start[1] - goal[1])) <= 1;
  return isWalledIn && isNear
    ? randomGrid(random, width, height, share, { isWalledIn })
    : { width, height, cells, start, goal };
}
