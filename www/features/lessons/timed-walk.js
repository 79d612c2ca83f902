// A path as a walk: the time of day at which someone who sets out at a given time is in each cell.

import { areEqual, costsOf } from "../../rules/costs.js";

/** @import { Options } from "../../engine.js" */

const DAY = 24 * 3600;

/**
 * A straight move takes its time, a diagonal one as much longer as it costs more.
 * @param {Uint32Array | number[]} cells x and y alternating.
 * @param {{ from: number, secondsPerMove: number }} walk
 * @param {Options["costs"]} costs
 * @returns {{ x: number, y: number, time: string }[]}
 */
export function walkAlong(cells, { from, secondsPerMove }, costs) {
  const ofModel = costsOf({ costs });
  const diagonal = ofModel.diagonal / ofModel.straight;
  let [straights, diagonals] = [0, 0];
  const steps = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [x, y] = [cells[i], cells[i + 1]];
    if (i > 0) {
      if (x !== cells[i - 2] && y !== cells[i - 1]) diagonals++;
      else straights++;
    }
    steps.push({ x, y, time: timeOfDay(from + secondsPerMove * (straights + diagonal * diagonals)) });
  }
  return steps;
}

/** Hour, minute and second, starting at 0 again the next day. @param {number} seconds Since midnight. */
export function timeOfDay(seconds) {
  // What rounding loses must not show the previous second.
  const near = Math.round(seconds);
  const whole = (areEqual(seconds, near) ? near : Math.floor(seconds)) % DAY;
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
