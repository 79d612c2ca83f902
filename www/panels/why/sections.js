// What the tab Why holds, from the top. Loaded when it is first shown.

/**
 * A section, filled: `update` shows the search as it is now, at most once a frame; `dispose` takes back what it has put
 * on the board and what it listens to.
 * @typedef {{ update: () => void, dispose?: () => void }} Filled
 */

/** @type {{ name: string, fill: (stage: import("../panel.js").Stage, element: HTMLElement) => Filled }[]} */
export const SECTIONS = [];
