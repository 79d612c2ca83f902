// Makes <star-step> known, unless the name is taken. A function, because the page, the frame and other people's pages do it
// in one file that also serves those who want another name.

import { StarStep } from "./class.js";

export function define() {
  const { customElements } = globalThis;
  if (customElements?.get("star-step") === undefined) customElements?.define("star-step", StarStep);
}
