// What explains the board: a row below it where there is room for one, else the first thing in a tab. Where it is just now says
// element-layout.js.

import { make } from "../ui/dom.js";

/** @import { Panel } from "./panel.js" */

/** @typedef {Panel & { home: HTMLElement }} AtBoard `home`: its place in the tab. */

/** @param {Panel[]} panels @returns {AtBoard} */
export function atBoard(panels) {
  return {
    element: make("section", { class: "key" }, ...panels.map(({ element }) => element)),
    home: make("div", { class: "card key-home" }),
    open() {
      for (const panel of panels) panel.open?.();
    },
    update() {
      for (const panel of panels) panel.update();
    },
    dispose() {
      for (const panel of panels) panel.dispose?.();
    },
  };
}
