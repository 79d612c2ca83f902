// How many pixels of the screen a CSS pixel has, in the window that an element is in. An element can be moved to a frame or
// another window; which one it is in is said before each piece of work that draws, or that asks what is at a point.

/** @type {{ devicePixelRatio: number }} */
let view = globalThis;

/** @param {{ devicePixelRatio: number }} window */
export const workIn = (window) => {
  view = window;
};

export const pixelRatio = () => view.devicePixelRatio;
