// What the page remembers for the reader between visits. Storage may be forbidden; then it lasts as long as the page.

const PREFIX = "starstep.";
/** What could not be stored; it is newer than what is. @type {Map<string, string>} */
const here = new Map();

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return here.get(key) ?? localStorage.getItem(PREFIX + key);
  } catch {
    // Storage is forbidden.
    return null;
  }
}

/** @param {string} key @param {string} value @returns {boolean} Whether it outlives the page. */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
    here.delete(key);
    return true;
  } catch {
    // Storage is forbidden, or full.
    here.set(key, value);
    return false;
  }
}
