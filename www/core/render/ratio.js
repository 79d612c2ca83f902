// How many screen pixels a CSS pixel has, in the window that an element is in. An element can be moved to a frame or
// another window; which one it is in is set before all work that draws or finds out what is at a point.

/** @type {{ devicePixelRatio: number }} */
let view = globalThis;

/** @param {{ devicePixelRatio: number }} window */
export const workIn = (window) => {
  view = window;
};

export const pixelRatio = () => view.devicePixelRatio;
