// The legend of an overlay, below the boards: what its colors and lines are, with how many cells each has at the step.

import { pixelRatio } from "../../core/render/ratio.js";
import { make, setText } from "../../core/ui/dom.js";

/**
 * @import { Drawing, Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** The size of a sample, in CSS pixels. */
const SIDE = 18;

/**
 * @param {Showing & Seeing} stage
 * @param {Drawing} drawing The overlay.
 * @param {HTMLElement} list The list that holds it.
 * @returns {() => void} Shows it as it is now.
 */
export function fillOverlayLegend(stage, drawing, list) {
  let drawnFor = "";
  /** @type {unknown} */
  let drawnIn;
  return () => {
    const look = stage.look();
    if (!look) return;
    const samples = drawing.legend?.(stage.run(), look.camera, true) ?? [];
    const ratio = pixelRatio();
    // A path is drawn in another way when its run comes to the front.
    const wanted = [stage.session().front, ratio, ...samples.map(({ name }) => name)].join();
    if (wanted !== drawnFor || look.colors !== drawnIn) {
      [drawnFor, drawnIn] = [wanted, look.colors];
      list.replaceChildren(
        ...samples.map(({ draw }) => {
          const side = Math.round(SIDE * ratio);
          const canvas = make("canvas", { "aria-hidden": "true", width: side, height: side });
          const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
          draw(context, side, look.colors);
          return make("li", {}, canvas, make("span"));
        }),
      );
    }
    for (const [index, { text }] of samples.entries()) setText(list.children[index].children[1], text);
  };
}
