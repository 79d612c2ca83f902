// Where the supplied scenarios are. This file is next to star-step.js, so that the address also holds in the bundle.

/** @param {string} name */
export function addressOf(name) {
  // Not with `href`: webpack replaces the whole expression with a text.
  return String(new URL(`./scenarios/${name}.json`, import.meta.url));
}
