// What makes a link of what is shown. Loaded with the first link that is needed.

export { encodeLink } from "./link.js";
export { stateOf } from "./state.js";
