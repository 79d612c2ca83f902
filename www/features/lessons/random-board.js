// Boards that a scenario makes from a seed, so that a reader can get the same question with other numbers. Headless.

import { hasCode } from "../../core/engine/errors.js";
import { Solver } from "../../engine.js";
import * as check from "./check.js";
import { ScenarioError } from "./error.js";

/** @import { Options } from "../../engine.js" */

/** @typedef {{ width: number, height: number, walls: number, seed: number, steps?: [number, number] }} Random */

/** The longest side: a reader is to take in the whole board. */
const LONGEST_SIDE = 40;
const LARGEST_SEED = 2 ** 32 - 1;
/** How many seeds are tried before a scenario is told that it asks for too much. */
const MOST_TRIES = 500;
/** How far apart the seeds are that one scenario's boards come from. Odd, so that all seeds have their turn. */
const STRIDE = 7919;

/** Whether a map is to be made. @param {unknown} value @returns {value is { random: unknown }} */
export const isRandom = (value) => typeof value === "object" && value !== null && "random" in value;

/** @param {unknown} value @param {string} key @returns {Random} */
export function readRandom(value, key) {
  const raw = check.object(check.object(value, key, ["random"]).random, `${key}.random`, KEYS, KEYS.slice(0, 4));
  const at = `${key}.random`;
  const side = (/** @type {"width" | "height"} */ name) => check.whole(raw[name], `${at}.${name}`, 2, LONGEST_SIDE);
  const steps = (/** @type {unknown} */ entry, /** @type {string} */ name) =>
    check.whole(entry, name, 1, LONGEST_SIDE ** 2);
  return {
    width: side("width"),
    height: side("height"),
    walls: check.number(raw.walls, `${at}.walls`, 0, 0.9),
    seed: check.whole(raw.seed, `${at}.seed`, 0, LARGEST_SEED),
    ...(raw.steps === undefined ? {} : { steps: pair(check.list(raw.steps, `${at}.steps`, 2, 2, steps)) }),
  };
}

const KEYS = ["width", "height", "walls", "seed", "steps"];

/** @param {number[]} list @returns {[number, number]} */
const pair = ([first, second]) => [first, second];

/** @param {number} seed */
const nextSeed = (seed) => (seed + STRIDE) % (LARGEST_SEED + 1);

/**
 * A scenario with another board.
 * @param {Record<string, unknown>} raw
 * @param {Random} random What its board was made from.
 */
export const withOtherBoard = (raw, random) => ({
  ...raw,
  map: { random: { ...random, seed: nextSeed(random.seed) } },
});

/**
 * The first board, from a seed on, on which the search finds a path, in as many steps as wanted. The start is in the
 * first column and the goal in the last one.
 * @param {Random} random
 * @param {Partial<Options>} options Those of the search as written.
 * @returns {{ map: string, seed: number }} The board as a map, and the seed that it came from.
 * @throws {ScenarioError}
 */
export function mapFrom({ width, height, walls, seed, steps = [1, Number.POSITIVE_INFINITY] }, options) {
  const solver = new Solver(width, height);
  try {
    configure(solver, options);
    for (let tries = 0, next = seed; tries < MOST_TRIES; tries++, next = nextSeed(next)) {
      solver.setCells(new Uint8Array(width * height));
      solver.setStart(0, next % height);
      solver.setGoal(width - 1, Math.floor(next / height) % height);
      solver.randomWalls(walls, next);
      if (solver.run() === "found" && solver.length >= steps[0] && solver.length <= steps[1]) {
        return { map: solver.toMap(), seed: next };
      }
    }
  } catch (error) {
    if (!hasCode(error) || error instanceof ScenarioError) throw error;
    throw new ScenarioError("scenario-search", {}, error);
  } finally {
    solver.free();
  }
  throw new ScenarioError("scenario-random", { seed, most: MOST_TRIES });
}

/** @param {Solver} solver @param {Partial<Options>} options */
function configure(solver, options) {
  try {
    solver.configure(options);
  } catch (error) {
    if (!hasCode(error)) throw error;
    throw new ScenarioError("scenario-options", { key: "options" }, error);
  }
}
