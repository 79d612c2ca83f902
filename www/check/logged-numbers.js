// The numbers that a log gives beside its cells: whether they are those of a search, in whatever unit the program counts
// and with whatever decimals it prints.

import { areWhole, costsOf } from "../rules/costs.js";
import { unitsOf } from "./moving.js";
import { isAsGoodAsWhole, slackOfRoot, slackOfRounding } from "./tolerances.js";

/** @import { Rules } from "./moving.js" */

/** @typedef {{ x: number, y: number, g?: number, h?: number, f?: number }} LogStep */
/** @typedef {{ name: "g" | "h" | "f", said: number, right: number }} Wrong What a log says and what it should say, in the program's own unit. */

/** Units that programs count in: a straight move is 1, 10, 100, …. */
const STRAIGHTS = [10, 1, 100, 1000, 0.1];
/** Decimals beyond these are the noise of floating-point numbers. */
const DECIMALS = 6;

/** How many decimals a number has. @param {number} number */
function decimalsOf(number) {
  let [decimals, shifted] = [0, Math.abs(number)];
  while (decimals < DECIMALS && !isAsGoodAsWhole(shifted)) {
    shifted *= 10;
    decimals++;
  }
  return decimals;
}

/** How many digits a number has before the point. @param {number} number */
const wholeDigits = (number) => Math.max(1, Math.floor(Math.log10(Math.abs(number) || 1)) + 1);

/** How exact the numbers of one kind are: some programs print so many decimals, and some so many digits. @typedef {{ decimals: number, digits: number }} Precision */

/** How many decimals a number of a kind has been printed with. @param {Precision} precision @param {number} said */
export const decimalsFor = ({ decimals, digits }, said) =>
  decimals === DECIMALS ? decimals : Math.max(0, Math.min(decimals, digits - wholeDigits(said)));

/** The most decimals of one kind of number in a log, and the most digits; undefined if it has none of them. @param {LogStep[]} steps @param {"g" | "h" | "f"} name */
function decimalsIn(steps, name) {
  /** @type {Precision | undefined} */
  let most;
  for (const step of steps) {
    const number = step[name];
    if (number === undefined) continue;
    most ??= { decimals: 0, digits: 0 };
    const decimals = decimalsOf(number);
    most.decimals = Math.max(most.decimals, decimals);
    most.digits = Math.max(most.digits, decimals + wholeDigits(number));
    if (most.decimals === DECIMALS) break;
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

  /** How far a printed number may be from what it stands for. @param {"g" | "h" | "f"} name @param {number} said @param {boolean} isBroken Whether costs have decimals. */
  tolerance(name, said, isBroken) {
    const precision = this.decimals[name] ?? { decimals: 0, digits: 0 };
    // Whole numbers of a search that counts with √2 are cut or rounded.
    const printed = precision.decimals === 0 && isBroken ? 1 : slackOfRounding(decimalsFor(precision, said));
    return printed + slackOfRoot(said);
  }
}

/** Compares the numbers of a log with those of one search, step by step. */
export class Reading {
  /** What the engine's units are multiplied by to get the program's; undefined until a number has told. @type {number | undefined} */
  scale;

  #numbers;
  #straight;
  #isBroken;
  /** What a straight move costs in the unit of the cost model. */
  #usual;

  /** @param {Numbers} numbers @param {Rules} rules */
  constructor(numbers, rules) {
    this.#numbers = numbers;
    this.#straight = unitsOf(rules).straight;
    this.#usual = rules.units ? 1 : costsOf(rules).straight;
    this.#isBroken = !areWhole(rules) || rules.units !== undefined;
  }

  /** @param {"g" | "h" | "f"} name @param {number} said @param {number} units */
  #tell(name, said, units) {
    if (this.scale !== undefined || units <= 0 || said <= 0) return;
    const tolerance = this.#numbers.tolerance(name, said, this.#isBroken);
    const usual = STRAIGHTS.map((straight) => straight / this.#straight);
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
    return Math.abs(said - right) <= this.#numbers.tolerance(name, said, this.#isBroken);
  }

  /** What a number in units is in the program's own. @param {number} units */
  inTheirs(units) {
    return units * (this.scale ?? this.#usual / this.#straight);
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
    const tolerance = this.#numbers.tolerance("f", said, this.#isBroken) / this.scale;
    const rest = said / this.scale - g;
    if (h > 0) return [(rest - tolerance) / h, (rest + tolerance) / h];
    return Math.abs(rest) <= tolerance ? [0, Number.POSITIVE_INFINITY] : [1, 0];
  }
}
