// How the time of some work grows with what it is given, which says the same on a slow machine as on a fast one.

import assert from "node:assert/strict";

/** What takes fewer milliseconds is too short to be compared. */
const SHORT = 500;
/** Eight times as much takes eight times as long where the time is linear, and 64 times as long where it grows with the square. */
const SHARE = 8;
const LIMIT = 24;

/**
 * Fails if the time for a text of one part, again and again, grows with the square of its length.
 * @param {(text: string) => void} work
 * @param {string} part
 * @param {number} megabytes
 */
export function assertLinear(work, part, megabytes) {
  const time = (/** @type {number} */ share) => {
    const text = part.repeat((megabytes * 2 ** 20) / part.length / share);
    const before = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const [less, more] = [time(SHARE), time(1)];
  const times = Math.round(more / less);
  assert.ok(
    more < SHORT || times < LIMIT,
    `${JSON.stringify(part)}: ${SHARE} times the text takes ${times} times as long`,
  );
}
