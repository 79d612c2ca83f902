// What a picture is drawn on: a canvas for PNG, an SVG, and parts of either, drawn by the same functions.

import { make } from "../../core/ui/dom.js";
import { fontOf, VectorContext } from "./vector/svg-context.js";

/** @import { Measure } from "./vector/svg-context.js" */

/** @typedef {"canvas" | "svg"} Kind */

/**
 * A drawing in the making.
 * @typedef {object} Target
 * @property {CanvasRenderingContext2D} context
 * @property {HTMLCanvasElement | undefined} canvas
 * @property {VectorContext | undefined} vector
 */

/**
 * @param {Kind} kind
 * @param {number} width
 * @param {number} height
 * @param {CanvasRenderingContext2DSettings} [settings]
 * @returns {Target}
 */
export function targetOf(kind, width, height, settings) {
  if (kind === "svg") {
    const vector = new VectorContext(width, height, measured());
    return { context: /** @type {any} */ (vector), canvas: undefined, vector };
  }
  // What is drawn on paper has all the time that it takes.
  const canvas = make("canvas", { class: "paper", width, height });
  return {
    context: /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", settings)),
    canvas,
    vector: undefined,
  };
}

/** Puts a part at its place. @param {Target} whole @param {Target} part @param {number} x @param {number} y */
export function put(whole, part, x, y) {
  if (part.vector) whole.vector?.place(part.vector, x, y);
  else if (part.canvas) whole.context.drawImage(part.canvas, x, y);
}

/** Texts as a canvas has them; where there is no canvas they are estimated. @returns {Measure | undefined} */
function measured() {
  if (typeof document === "undefined") return undefined;
  const context = make("canvas").getContext("2d");
  if (!context?.measureText) return undefined;
  const measure = (/** @type {string} */ text, /** @type {string} */ font) => {
    const { weight, size } = fontOf(font);
    context.font = `${weight} ${size}px system-ui, sans-serif`;
    return context.measureText(text).width;
  };
  return Object.assign(measure, { middle: middleOf(context) });
}

/** How far below the middle of a line its baseline is: as much higher is a letter above it. @param {CanvasRenderingContext2D} context */
function middleOf(context) {
  const size = 100;
  const [above, aboveMiddle] = /** @type {const} */ (["alphabetic", "middle"]).map((textBaseline) => {
    Object.assign(context, { textBaseline, font: `${size}px system-ui, sans-serif` });
    return context.measureText("H").actualBoundingBoxAscent;
  });
  context.textBaseline = "alphabetic";
  return (above - aboveMiddle) / size;
}
