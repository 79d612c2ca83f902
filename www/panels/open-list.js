// The tab Open list. Loaded when it is opened.

/**
 * @param {import("./panel.js").Stage} _stage
 * @param {HTMLElement} _element
 * @returns {import("./why/sections.js").Filled}
 */
export function fillOpenList(_stage, _element) {
  return { update() {} };
}
