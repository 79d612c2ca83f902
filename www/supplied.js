// Where the supplied scenarios are. It stands beside star-step.js, so that the address holds in the bundle as well.

/** @param {string} name */
export const addressOf = (name) => new URL(`./scenarios/${name}.json`, import.meta.url).href;
