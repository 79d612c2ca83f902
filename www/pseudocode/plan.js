// What the options come to, before anybody says it in a language: the moves and what they cost, the estimate, what comes
// first, and what happens to cells that are open or closed already. Headless.

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {"manhattan" | "octile" | "euclidean" | "chebyshev" | "zero" | "floored-euclidean"} Estimate */

/**
 * @typedef {object} Plan
 * @property {"astar" | "dijkstra" | "greedy" | "breadth-first"} algorithm
 * @property {"f" | "g" | "h" | "order"} by What decides which cell is taken next.
 * @property {string} weight The factor before h, as programs write it; empty if it is 1.
 * @property {Estimate} estimate
 * @property {[number, number][]} moves In neighbor order; four where there are no diagonal moves.
 * @property {boolean} isStraight Whether there are no diagonal moves.
 * @property {"any" | "both" | "none"} corners How many of the two cells beside a diagonal move must be walls to forbid it.
 * @property {boolean} isRoot Whether a diagonal move costs √2.
 * @property {number} straight What moves cost, in whole units.
 * @property {number} diagonal
 * @property {number} tenth What a penalty of 1 costs.
 * @property {"low-h" | "high-h" | "fifo" | "lifo"} tie
 * @property {boolean} penalties
 * @property {boolean} improves Whether an open cell takes a better parent.
 * @property {boolean} reopens Whether a closed cell with a better g is opened again.
 * @property {boolean} stopsEarly Whether the search ends once the goal is open.
 * @property {boolean} stays Whether an improved entry stays where it is in the heap.
 * @property {boolean} swaps Whether equal entries of the heap change places.
 * @property {boolean} hasOld Whether a cell whose g improves is put into the open list once more, so that the older
 *   entry must be skipped.
 * @property {boolean} keepsOrder Whether the program must know later when a cell was opened.
 */

/** Neighbors in their orders. @type {Record<Options["neighborOrder"], string>} */
const ORDERS = {
  "row-major": "NW N NE W E SW S SE",
  "column-major": "NW W SW N S NE E SE",
  "column-major-up": "SW W NW S N SE E NE",
  clockwise: "N NE E SE S SW W NW",
  "straight-first": "N E S W NE SE SW NW",
};
const CORNERS = /** @type {const} */ ({
  "no-corner-cutting": "any",
  "at-most-one-obstacle": "both",
  always: "none",
  never: "none",
});
const DECIDING = /** @type {const} */ ({ astar: "f", dijkstra: "g", greedy: "h", "breadth-first": "order" });

/** @param {string} name @returns {[number, number]} */
const moveOf = (name) => [
  Number(name.includes("E")) - Number(name.includes("W")),
  Number(name.includes("S")) - Number(name.includes("N")),
];

/** The plan of a best-first search with a loop of its own; undefined for the other algorithms. @param {Options} options @returns {Plan | undefined} */
export function planOf(options) {
  const { algorithm, diagonal, heuristic, costs, weight, tieBreak, openList } = options;
  if (!Object.hasOwn(DECIDING, algorithm)) return undefined;
  const best = /** @type {Plan["algorithm"]} */ (algorithm);
  const isLine = best === "breadth-first";
  const isStraight = diagonal === "never";
  const hasHeap = !isLine && openList === "binary-heap";
  const improves = options.improveOpen && !isLine;
  const swaps = hasHeap && options.swapEqual;
  // A better g changes nothing about an entry of greedy search, which only moves if equal entries do.
  const stays = hasHeap && improves && !options.decreaseKey && (best !== "greedy" || swaps);
  const hasH = best === "astar" || best === "greedy";
  return {
    algorithm: best,
    by: DECIDING[best],
    weight: best === "astar" && weight !== 1 ? String(weight) : "",
    estimate: !hasH ? "zero" : heuristic !== "auto" ? heuristic : isStraight ? "manhattan" : "octile",
    moves: ORDERS[options.neighborOrder]
      .split(" ")
      .map(moveOf)
      .filter(([dx, dy]) => !isStraight || dx === 0 || dy === 0),
    isStraight,
    corners: CORNERS[diagonal],
    isRoot: costs === "sqrt2",
    ...(costs === "sqrt2" ? { straight: 1970, diagonal: 2786, tenth: 197 } : { straight: 10, diagonal: 14, tenth: 1 }),
    // Only where f = g + h can the same f have different h.
    tie: isLine ? "fifo" : best === "astar" || tieBreak === "lifo" ? tieBreak : "fifo",
    penalties: options.penalties,
    improves,
    reopens: options.reopenClosed && !isLine,
    stopsEarly: options.stopWhen === "goal-opened",
    stays,
    swaps,
    hasOld: improves && best !== "greedy" && !stays && !swaps,
    keepsOrder: isLine || (improves && (best !== "greedy" || stays || swaps)),
  };
}
