// Random boards for the tests, the same for the same seed.

import { Session } from "../../www/core/session/session.js";
import "../boundary/engine.js";

/** The rules for diagonal moves. */
export const RULES = /** @type {const} */ (["no-corner-cutting", "never", "at-most-one-obstacle", "always"]);

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A session on a random board. @param {number} seed @param {{ walls?: number, side?: number, origin?: string }} [made] */
export function randomSession(seed, { walls = 0.25, side = 9, origin = "0 0" } = {}) {
  const random = randomFrom(seed);
  const place = () => [Math.floor(random() * side), Math.floor(random() * side)];
  const [start, goal] = [place(), place()];
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => {
      const isEnd = [start, goal].some(([endX, endY]) => endX === x && endY === y);
      return !isEnd && random() < walls ? "@" : random() < 0.1 ? "S" : ".";
    }).join(""),
  );
  const ends = `start ${start.join(" ")}\ngoal ${goal.join(" ")}\norigin ${origin}`;
  return new Session(`height ${side}\nwidth ${side}\n${ends}\nmap\n${rows.join("\n")}\n`);
}
