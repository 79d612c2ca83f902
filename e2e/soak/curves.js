// What a page holds, sample by sample, and whether it keeps growing.

/**
 * What is measured: how far the last third may be above the middle third, as a share and in absolute terms. What is kept
 * for later (compiled code, fonts, an undo history) comes once and stays; a leak comes with every round.
 */
export const CURVES = /** @type {const} */ ({
  heap: { name: "JavaScript heap, MB", share: 0.2, besides: 2 },
  wasm: { name: "wasm memory, MB", share: 0.1, besides: 1 },
  nodes: { name: "DOM nodes", share: 0.2, besides: 300 },
  listeners: { name: "listeners", share: 0.2, besides: 60 },
  documents: { name: "documents", share: 0.2, besides: 2 },
});

/** @typedef {Record<keyof typeof CURVES, number>} Sample */

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * The curves that keep growing, each as a sentence.
 * @param {Sample[]} samples At least six, taken after the garbage was collected.
 * @returns {string[]}
 */
export function growing(samples) {
  if (samples.length < 6) throw new Error(`${samples.length} samples are too few for a curve.`);
  const third = Math.floor(samples.length / 3);
  const found = [];
  for (const [key, { name, share, besides }] of Object.entries(CURVES)) {
    const values = samples.map((sample) => sample[/** @type {keyof typeof CURVES} */ (key)]);
    const [middle, last] = [median(values.slice(-2 * third, -third)), median(values.slice(-third))];
    const most = middle * (1 + share) + besides;
    // A missing number must not pass for one that does not grow.
    if (!(last <= most))
      found.push(`${name}: ${last.toFixed(1)} after ${middle.toFixed(1)}, at most ${most.toFixed(1)}`);
  }
  return found;
}

/** What a few rounds may leave behind: less than any panel has. What holds it is not a leak if it lets go of it later. */
const LEAST = { nodes: 50, listeners: 10, documents: 0 };

/**
 * What rounds of the same acts, in which nothing is loaded any more, have left behind, each as a sentence. Too few rounds for a curve, but what
 * is left behind by each of them shows; memory does not, because compiled code comes and goes.
 * @param {Sample[]} samples The first one is that before these rounds.
 * @returns {string[]}
 */
export function leftBehind(samples) {
  if (samples.length < 2) throw new Error("Without two samples there is nothing to compare.");
  const found = [];
  for (const key of /** @type {(keyof typeof LEAST)[]} */ (Object.keys(LEAST))) {
    const values = samples.map((sample) => sample[key]);
    const more = values[values.length - 1] - values[0];
    // A missing number must not pass for one that does not grow.
    if (!(more <= LEAST[key]))
      found.push(`${CURVES[key].name}: ${values.join(", ")}; ${more} more, at most ${LEAST[key]}`);
  }
  return found;
}
