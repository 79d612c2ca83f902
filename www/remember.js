// What the page remembers for the reader between visits. Storage may be forbidden; then it lasts as long as the page.

const PREFIX = "starstep.";
/** @type {Map<string, string>} */
const here = new Map();

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    // Storage is forbidden.
    return here.get(key) ?? null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is forbidden, or full.
    here.set(key, value);
  }
}
