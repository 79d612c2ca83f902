// The preview of what is exported, made anew when something is chosen, and the picture as a file.

import { make } from "../../core/ui/dom.js";
import { pngOf, svgBlob } from "../../core/ui/save.js";

/** @import { Target } from "./target.js" */

/** @typedef {{ title: string, description: string }} Words What those are told who do not see the picture. */

/** @param {string} name */
export function previewOf(name) {
  const picture = make("div", { class: "shown", role: "img", "aria-label": name });
  const size = make("p", { class: "size" });
  const element = make("figure", { class: "preview" }, picture, size);
  return {
    element,
    /** @param {Node} node @param {string} text */
    show(node, text) {
      picture.replaceChildren(node);
      size.textContent = text;
    },
    /** Shows that there is nothing. @param {string} text */
    clear(text) {
      picture.replaceChildren();
      size.textContent = text;
    },
  };
}

/** An SVG as a node of the page. @param {string} svg */
export const nodeOf = (svg) =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

/** A finished picture as a file; nothing if it is larger than the browser allows. @param {Target} target @param {Words} words @returns {Promise<Blob | undefined>} */
export async function fileOf({ canvas, vector }, words) {
  if (vector) return svgBlob(vector.toSvg(words));
  return pngOf(/** @type {HTMLCanvasElement} */ (canvas));
}

/** Calls a function in the next frame, once however often it is asked for, unless the element is gone by then. @param {Element} element @param {() => void} act */
export function soon(element, act) {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      if (element.isConnected) act();
    });
  };
}
