// What stands after the # of the page's address.

import { hasCode } from "../../core/engine/errors.js";
import { KEPT } from "./link.js";

/** The name of a kept board in a fragment. @param {string} hash */
export const idIn = (hash) => (hash.startsWith(`#${KEPT}`) ? hash.slice(1 + KEPT.length) : undefined);

/**
 * A fragment: empty if it would be too long, undefined if what makes it cannot be loaded.
 * @param {Promise<string>} making
 * @returns {Promise<string | undefined>}
 */
export async function textOf(making) {
  try {
    return `#${await making}`;
  } catch (error) {
    // By its code: the element may be a separate bundle, with classes of its own.
    if (!hasCode(error)) throw error;
    return error.code === "link-too-long" ? "" : undefined;
  }
}

/** Puts a fragment into the address. @param {string} fragment @param {boolean} drawn @returns {boolean} Whether it is there. */
export function show(fragment, drawn) {
  if (fragment === location.hash && Boolean(history.state?.drawn) === drawn) return true;
  try {
    history.replaceState({ ...history.state, drawn }, "", location.pathname + location.search + fragment);
    return true;
  } catch {
    // Some browsers refuse it if it happened too often; the next change tries again.
    return false;
  }
}
