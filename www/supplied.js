// Where the supplied scenarios are. It stands beside star-step.js, so that the address holds in the bundle as well.

/** @param {string} name */
export function addressOf(name) {
  // Not by `href`: webpack puts a text in the place of the whole expression.
  return String(new URL(`./scenarios/${name}.json`, import.meta.url));
}
