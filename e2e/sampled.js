// Which of many cases that are alike a run tries: others each time. The seed is printed, and STARSTEP_SEED brings the same
// ones back; STARSTEP_ALL=1 tries all of them.

const SEED = process.env.STARSTEP_SEED ?? "";
const ALL = Boolean(process.env.STARSTEP_ALL);
/** Whose turn it is in a run of all files, from 0 to 2; nobody waits where a few are asked for. */
const TURN = process.env.STARSTEP_TURN;

/** What gives numbers from 0 to 1 that follow from the seed and the cases, so that all processes choose the same. @param {unknown} cases */
function randomFor(cases) {
  let state = 0x811c9dc5;
  for (const char of SEED + JSON.stringify(cases)) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** In another order. @template T @param {readonly T[]} cases @param {() => number} random */
function shuffled(cases, random) {
  const rest = [...cases];
  return cases.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}

/** Some of the cases, in their order. @template T @param {readonly T[]} cases @param {number} count @returns {T[]} */
export function sampled(cases, count) {
  if (ALL) return [...cases];
  const chosen = new Set(shuffled([...cases.keys()], randomFor(cases)).slice(0, count));
  return cases.filter((_, index) => chosen.has(index));
}

/**
 * Pairs of two lists in which each of either list occurs; all pairs, if all cases are tried.
 * @template A, B
 * @param {readonly A[]} first
 * @param {readonly B[]} second
 * @returns {[A, B][]}
 */
export function paired(first, second) {
  if (ALL) return first.flatMap((one) => second.map(/** @returns {[A, B]} */ (other) => [one, other]));
  const random = randomFor([first, second]);
  const [mixed, others] = [shuffled(first, random), shuffled(second, random)];
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [mixed[index % mixed.length], others[index % others.length]]);
}

/**
 * The tag of a test of a rare corner: a run of the whole gate tries a third of these, the next one another third.
 * @param {0 | 1 | 2} turn
 */
export const inTurn = (turn) => [TURN === undefined || Number(TURN) === turn ? `@turn-${turn}` : "@thorough"];
