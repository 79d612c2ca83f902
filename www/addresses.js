// The addresses of what scripts fetch, and of what others embed. This file is next to star-step.js, and so is all of that, so
// that the addresses also hold in the bundle.

import { placed } from "./base.js";

export const leanEngine = () => placed("pkg/lean_bg.wasm") ?? new URL("./pkg/lean_bg.wasm", import.meta.url);
export const fullEngine = () => placed("pkg/starstep_bg.wasm") ?? new URL("./pkg/starstep_bg.wasm", import.meta.url);

/** A style sheet, where no bundler has put it in. @param {string} list Its name in styles/. */
export const styleSheet = (list) => new URL(`./styles/${list}`, import.meta.url);

/** A supplied scenario. @param {string} name */
export function scenarioFile(name) {
  // Not with `href`: webpack replaces the whole expression with a text.
  return String(placed(`scenarios/${name}.json`) ?? new URL(`./scenarios/${name}.json`, import.meta.url));
}

/** What makes <star-step> known, and what gives frames their height. */
export const elementScript = () => new URL("./star-step.js", import.meta.url).href;
export const frameScript = () => new URL("./listen.js", import.meta.url).href;
