// What is drawn with.

/** @param {HTMLCanvasElement} canvas */
export function context2d(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}
