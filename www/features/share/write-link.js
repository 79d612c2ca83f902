// What makes a link of what is shown. Loaded with the first link that is needed.

export { encodeAtOnce, encodeLink } from "./link.js";
export { stateOf } from "./link-state.js";

/**
 * The address that is wanted.
 * @typedef {object} Wish
 * @property {string} [base] The page that opens it; this one by default.
 * @property {number} [longest] How many characters may come after the #.
 */

/**
 * @param {(longest?: number) => Promise<string>} fragmentOf Makes what comes after the #.
 * @param {Wish} [wish]
 */
export async function addressOf(fragmentOf, { base = location.href, longest } = {}) {
  const address = new URL(base, location.href);
  address.hash = await fragmentOf(longest);
  return address.href;
}
