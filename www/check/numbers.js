// The numbers that a log gives beside its cells: whether they are those of a search, in whatever unit the program counts
// and with whatever decimals it prints.

import { UNITS } from "../quiz/moves.js";

/** @typedef {{ x: number, y: number, g?: number, h?: number, f?: number }} LogStep */
/** @typedef {{ name: "g" | "h" | "f", said: number, right: number }} Wrong What a log says and what it should say, in the program's own unit. */

/** Units that programs count in: a straight move is 1, 10, 100, …. */
const STRAIGHTS = [10, 1, 100, 1000, 0.1];
/** Decimals beyond these are the noise of floating-point numbers. */
const DECIMALS = 6;
/** How far a program's diagonal move may be from √2: 1.414 is nearer. */
const ROUGH = 3e-4;

/** How many decimals a number has. @param {number} number */
function decimalsOf(number) {
  let [decimals, shifted] = [0, Math.abs(number)];
  while (decimals < DECIMALS && Math.abs(shifted - Math.round(shifted)) > 1e-6 * Math.max(1, shifted)) {
    shifted *= 10;
    decimals++;
  }
  return decimals;
}

/** The most decimals of one kind of number in a log; undefined if it has none of them. @param {LogStep[]} steps @param {"g" | "h" | "f"} name */
function decimalsIn(steps, name) {
  /** @type {number | undefined} */
  let most;
  for (const step of steps) {
    const number = step[name];
    if (number === undefined) continue;
    most = Math.max(most ?? 0, decimalsOf(number));
    if (most === DECIMALS) break;
  }
  return most;
}

/** The decimals of all numbers of a log, worked out once. */
export class Numbers {
  /** @param {LogStep[]} steps */
  constructor(steps) {
    this.steps = steps;
    this.decimals = { g: decimalsIn(steps, "g"), h: decimalsIn(steps, "h"), f: decimalsIn(steps, "f") };
    this.any = Object.values(this.decimals).some((most) => most !== undefined);
  }

  /** How far a printed number may be from what it stands for. @param {"g" | "h" | "f"} name @param {number} said @param {import("../engine.js").Options["costs"]} costs */
  tolerance(name, said, costs) {
    const decimals = this.decimals[name] ?? 0;
    // Whole numbers of a search that counts with √2 are cut or rounded.
    const printed = decimals === 0 && costs === "sqrt2" ? 1 : 0.501 * 10 ** -decimals;
    return printed + (costs === "sqrt2" ? ROUGH : 1e-6) * Math.abs(said);
  }
}

/** Compares the numbers of a log with those of one search, step by step. */
export class Reading {
  /** What the engine's units are multiplied by to get the program's; undefined until a number has told. @type {number | undefined} */
  scale;

  #numbers;
  #costs;

  /** @param {Numbers} numbers @param {import("../engine.js").Options["costs"]} costs */
  constructor(numbers, costs) {
    this.#numbers = numbers;
    this.#costs = costs;
  }

  /** @param {"g" | "h" | "f"} name @param {number} said @param {number} units */
  #tell(name, said, units) {
    if (this.scale !== undefined || units <= 0 || said <= 0) return;
    const tolerance = this.#numbers.tolerance(name, said, this.#costs);
    const usual = STRAIGHTS.map((straight) => straight / UNITS[this.#costs][0]);
    this.scale = usual.find((scale) => Math.abs(said - units * scale) <= tolerance) ?? said / units;
  }

  /**
   * Whether a number is right. Without a unit yet, it tells the unit.
   * @param {"g" | "h" | "f"} name
   * @param {number | undefined} said
   * @param {number} units
   */
  agrees(name, said, units) {
    if (said === undefined) return true;
    this.#tell(name, said, units);
    const right = units * (this.scale ?? 1);
    return Math.abs(said - right) <= this.#numbers.tolerance(name, said, this.#costs);
  }

  /** What a number in units is in the program's own. @param {number} units */
  inTheirs(units) {
    return units * (this.scale ?? 1 / UNITS[this.#costs][3]);
  }

  /**
   * Between which weights f = g + weight · h can be what a log says; the wrong way around if there are none.
   * @param {number | undefined} said
   * @param {number} g
   * @param {number} h
   * @returns {[number, number]}
   */
  weights(said, g, h) {
    if (said === undefined || this.scale === undefined) return [0, Number.POSITIVE_INFINITY];
    const tolerance = this.#numbers.tolerance("f", said, this.#costs) / this.scale;
    const rest = said / this.scale - g;
    if (h > 0) return [(rest - tolerance) / h, (rest + tolerance) / h];
    return Math.abs(rest) <= tolerance ? [0, Number.POSITIVE_INFINITY] : [1, 0];
  }
}
