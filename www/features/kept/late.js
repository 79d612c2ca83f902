// What was done just before a page went away, too late for its address: kept for the tab, and found when the same address is
// opened there again.

const KEY = "starstep.late";
/** How many are kept: a tab may leave one page after another, and go back. */
const MOST = 4;

/**
 * @typedef {object} Late
 * @property {string} search The address's query, and what came after its #.
 * @property {string} hash
 * @property {string[]} before What came after its # shortly before: a page that is being reloaded may get that instead.
 * @property {string} link What should come after the #.
 * @property {boolean} drawn Whether a reader has drawn on that board.
 */

/** @returns {Late[]} */
function all() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isLate) : [];
  } catch {
    // Storage is forbidden, or something else has written there.
    return [];
  }
}

/** @param {unknown} value @returns {value is Late} */
function isLate(value) {
  const { search, hash, link, before } = /** @type {Partial<Late>} */ (Object(value));
  return [search, hash, link].every((text) => typeof text === "string") && Array.isArray(before);
}

/** @param {Late[]} lates @returns {boolean} Whether they are stored. */
function store(lates) {
  try {
    if (lates.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(lates));
    return true;
  } catch {
    // Storage is full or forbidden.
    return false;
  }
}

/** Whether the page was reloaded. */
function isReloaded() {
  const [entry] = performance.getEntriesByType("navigation");
  return /** @type {PerformanceNavigationTiming | undefined} */ (entry)?.type === "reload";
}

/** @param {string} [hash] What comes after the # of the address, if that has changed since. */
const isAt = (hash = location.hash) => {
  const { search } = location;
  return (/** @type {Late} */ late) => late.search === search && late.hash === hash;
};

/** What belongs to the address that is open. */
export function lateHere() {
  const lates = all();
  const { search, hash } = location;
  return (
    lates.find(isAt()) ??
    // Elsewhere an address that was shown before means just that.
    (isReloaded() ? lates.find((late) => late.search === search && late.before.includes(hash)) : undefined)
  );
}

/**
 * Keeps what should be at the address that is open.
 * @param {string} link
 * @param {boolean} drawn
 * @param {string[]} before What came after its # shortly before.
 */
export function keepLate(link, drawn, before) {
  const { search, hash } = location;
  const late = { search, hash, before, link, drawn };
  const isHere = isAt();
  const others = all().filter((other) => !isHere(other));
  // Of what does not fit, the older ones go first.
  return store([late, ...others].slice(0, MOST)) || store([late]);
}

/** Forgets what belongs to an address: that has it now, or it cannot be read. @param {string} [hash] */
export function dropLate(hash = location.hash) {
  const lates = all();
  const isThere = isAt(hash);
  const others = lates.filter((late) => !isThere(late) && !late.before.includes(hash));
  if (others.length < lates.length) store(others);
}
