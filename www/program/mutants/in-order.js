// Mistakes that leave the loop over the neighbors before its end: what is opened then depends on the order in which a program looks at
// its neighbors, and programs have many.

import { DIRECTIONS } from "../../core/board/directions.js";

/**
 * @import { Program } from "../tree.js"
 * @import { Mutant } from "./mutant.js"
 */

/** Directions, as the engine numbers them. @typedef {readonly number[]} Order */

/** What a mutant makes of a program, whatever the order. @type {WeakMap<Mutant, WeakMap<Program, { made: Program | undefined }>>} */
const changed = new WeakMap();

/**
 * The same mistake in a program that looks at its neighbors in some order.
 * @param {Mutant} mutant
 * @param {Order} order Of all neighbors that it has: four, or eight.
 * @returns {Mutant}
 */
export function inOrder(mutant, order) {
  const moves = order.map((direction) => DIRECTIONS[direction]);
  return {
    name: mutant.name,
    way: order.join(""),
    order,
    change: (given) => {
      if (given.program.moves.length !== moves.length) return undefined;
      const known = changed.get(mutant) ?? new WeakMap();
      changed.set(mutant, known);
      if (!known.has(given.program)) known.set(given.program, { made: mutant.change(given) });
      const { made } = /** @type {{ made: Program | undefined }} */ (known.get(given.program));
      return made && { ...made, moves };
    },
  };
}

/** The order that a way of such a mistake says; undefined if it says something else. @param {string} way @returns {Order | undefined} */
export const orderIn = (way) => (/^[0-7]{4,8}$/.test(way) ? Array.from(way, Number) : undefined);
