// The syntax tree of a program in JavaScript, and edits of its text that move no line. Headless.

/**
 * @import { Node } from "acorn"
 */

/** A part of a program, with whatever it has. @typedef {Node & Record<string, any>} Part */

/**
 * What is put between two places, instead of what is there. What comes first at one place has the smaller order.
 * @typedef {{ from: number, to: number, put: string, order: number }} Edit
 */

/** What stands at one place: first what ends there, the innermost first; then what begins there, the outermost first. */
export const ORDER = /** @type {const} */ ({
  endOfCall: -Infinity,
  endOfBlock: -1e15,
  statement: -1e14,
  export: -1e13,
});

/** @param {string} source @param {Edit[]} edits */
export function edited(source, edits) {
  let [code, place] = ["", 0];
  for (const { from, to, put } of [...edits].sort((a, b) => a.from - b.from || a.order - b.order)) {
    code += source.slice(place, from) + put;
    place = to;
  }
  return code + source.slice(place);
}

/** @param {Part | null | undefined} part */
export const isFunction = (part) => /Function/.test(part?.type ?? "");

/** @param {Part} part */
export function childrenOf(part) {
  /** @type {{ child: Part, key: string }[]} */
  const children = [];
  for (const [key, value] of Object.entries(part))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === "string") children.push({ child, key });
  return children;
}
