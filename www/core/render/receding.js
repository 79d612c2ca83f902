// The colors at the end of a search: what it has looked at recedes, so that its path is seen first, or what encloses it.

import { bytesOf } from "./color-bytes.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Sights } from "./renderer.js"
 * @import { Colors } from "./theme.js"
 */

/** How much of the ground is in the color of each state; more where one is far from it. */
const SHARES = {
  open: 0.25,
  wall: 0.25,
  "wall-mark": 0.25,
  closed: 0.25,
  "closed-area": 0.25,
  scanned: 0.3,
  "scanned-area": 0.3,
  "closed-goal": 0.7,
  "closed-goal-area": 0.7,
};

/** What has been worked out, so that the same colors are the same object. @type {WeakMap<Colors, Colors>} */
const known = new WeakMap();

/**
 * The colors in which a run is drawn at its step.
 * @param {Pick<Run, "path" | "status">} run
 * @param {Sights} sights
 * @param {Colors} colors
 * @param {boolean} isCovered Whether nothing is seen of the states: what covers them has its own colors.
 */
export function colorsAt({ path, status }, sights, colors, isCovered) {
  if (isCovered || (!(path && sights.path) && status !== "no-path")) return colors;
  const receded = known.get(colors) ?? recededOf(colors);
  known.set(colors, receded);
  return receded;
}

/** @param {Colors} colors @returns {Colors} */
export function recededOf(colors) {
  const ground = bytesOf(colors.ground);
  const mixed = Object.entries(SHARES).map(([name, share]) => {
    const from = bytesOf(colors[/** @type {keyof typeof SHARES} */ (name)]);
    const [red, green, blue] = from.map((value, i) => Math.round(value + (ground[i] - value) * share));
    return [name, `rgb(${red}, ${green}, ${blue})`];
  });
  // What is on them has to be seen yet. Where the system has too few colors, a state is the ground itself.
  const { text, g, h, "closed-goal": goalSide, "closed-goal-mark": mark } = colors;
  const numbers = { "goal-side-f": text, "goal-side-g": g, "goal-side-h": h };
  const marks = { "scanned-mark": text, "closed-goal-mark": goalSide === colors.ground ? mark : text };
  return { ...colors, ...Object.fromEntries(mixed), ...numbers, ...marks };
}
