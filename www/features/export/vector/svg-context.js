// A drawing context whose drawing is SVG. It has as much of a canvas's context as drawing a board takes, so that the
// functions that draw on the canvas also draw the SVG, and both show the same. Headless.

import { bytesOf } from "../../../core/render/color-bytes.js";
import { compareSums } from "../../../rules/costs.js";
import { arcData, circleData, numberText, roundRectData } from "./path-data.js";

/** @typedef {[number, number, number, number, number, number]} Matrix As SVG and canvas write it: a, b, c, d, e, f. */
/**
 * Measures the width of a text; `middle` is how far below the middle of a line its baseline is, in font sizes.
 * @typedef {((text: string, font: string) => number) & { middle?: number }} Measure
 */
/** @typedef {{ kind: "shape" | "text" | "other", style: string, content: string }} Piece */

/** Fonts that are there on most machines, for Latin and for Chinese. */
const FONTS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'PingFang SC', 'Microsoft YaHei', sans-serif";
/** The same for a usual font. Not all programs know other baselines. */
const MIDDLE = 0.35;
/** The width of a letter and of a Chinese character, in font sizes, where nothing measures them. */
const [LETTER, CHARACTER] = [0.55, 1];

/** As a canvas has them; a color that is not set is black. */
const STYLES = {
  fillStyle: "",
  strokeStyle: "",
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  globalAlpha: 1,
  font: "10px sans-serif",
  textAlign: "start",
  textBaseline: "alphabetic",
};

export class VectorContext {
  /** For those that draw pictures on other contexts. */
  isVector = true;
  fillStyle = STYLES.fillStyle;
  strokeStyle = STYLES.strokeStyle;
  lineWidth = STYLES.lineWidth;
  lineCap = STYLES.lineCap;
  lineJoin = STYLES.lineJoin;
  globalAlpha = STYLES.globalAlpha;
  font = STYLES.font;
  textAlign = STYLES.textAlign;
  textBaseline = STYLES.textBaseline;
  imageSmoothingEnabled = true;
  /** @type {number[]} */
  #dash = [];
  /** @type {Matrix} */
  #matrix = [1, 0, 0, 1, 0, 0];
  /** @type {[Record<keyof typeof STYLES, any>, number[], Matrix][]} */
  #saved = [];
  #path = "";
  /** Whether the path has a point to draw a line from. */
  #isDown = false;
  #isClipped = false;
  /** @type {Piece[]} */
  #pieces = [];

  /** @param {number} width @param {number} height @param {Measure} [measure] */
  constructor(width, height, measure = /** @type {Measure} */ (estimatedWidth)) {
    this.canvas = { width, height };
    this.measure = measure;
  }

  // State

  save() {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline } = this;
    const styles = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign, textBaseline };
    this.#saved.push([styles, this.#dash, this.#matrix]);
  }

  restore() {
    const saved = this.#saved.pop();
    if (!saved) return;
    Object.assign(this, saved[0]);
    [, this.#dash, this.#matrix] = saved;
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    const [a, b, c, d] = this.#matrix;
    this.#matrix = [a, b, c, d, ...this.#at(x, y)];
  }

  /** @param {number} angle */
  rotate(angle) {
    const [a, b, c, d, e, f] = this.#matrix;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.#matrix = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f];
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  /** Where a point is. @param {number} x @param {number} y @returns {[number, number]} */
  #at(x, y) {
    const [a, b, c, d, e, f] = this.#matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  // Paths

  beginPath() {
    this.#path = "";
    this.#isDown = false;
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${this.#at(x, y).map(numberText).join(" ")}`;
    this.#isDown = true;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    if (!this.#isDown) return this.moveTo(x, y);
    this.#path += `L${this.#at(x, y).map(numberText).join(" ")}`;
  }

  closePath() {
    if (this.#isDown) this.#path += "Z";
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to @param {boolean} [isBack] */
  arc(x, y, radius, from, to, isBack = false) {
    const middle = this.#at(x, y);
    if (compareSums(Math.abs(to - from), 2 * Math.PI) >= 0) this.#path += circleData(...middle, radius);
    else this.#path += arcData(...middle, radius, from, to, isBack, this.#isDown);
    this.#isDown = true;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    for (const [index, corner] of [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ].entries()) {
      if (index === 0) this.moveTo(corner[0], corner[1]);
      else this.lineTo(corner[0], corner[1]);
    }
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    this.#path += roundRectData(...this.#at(x, y), width, height, radius);
    this.#isDown = true;
  }

  fill() {
    this.#shape(`fill="${hexOf(this.fillStyle)}"${this.#opacity(this.fillStyle)}`);
  }

  stroke() {
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.map(numberText).join(" ")}"` : "";
    const cap = this.lineCap === "butt" ? "" : ` stroke-linecap="${this.lineCap}"`;
    const join = this.lineJoin === "miter" ? "" : ` stroke-linejoin="${this.lineJoin}"`;
    const color = `fill="none" stroke="${hexOf(this.strokeStyle)}" stroke-width="${numberText(this.lineWidth)}"`;
    this.#shape(color + cap + join + dash + this.#opacity(this.strokeStyle));
  }

  /** @param {string} style */
  #shape(style) {
    if (this.#path !== "") this.#pieces.push({ kind: "shape", style, content: this.#path });
  }

  /** @param {string} color */
  #opacity(color) {
    const opacity = (this.globalAlpha * bytesOf(color)[3]) / 255;
    return opacity === 1 || color.startsWith("#") ? "" : ` opacity="${numberText(opacity)}"`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.#alone(() => this.rect(x, y, width, height), "fill");
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  strokeRect(x, y, width, height) {
    this.#alone(() => this.rect(x, y, width, height), "stroke");
  }

  /** Draws something that leaves the current path as it is. @param {() => void} trace @param {"fill" | "stroke"} act */
  #alone(trace, act) {
    const [path, isDown] = [this.#path, this.#isDown];
    this.beginPath();
    trace();
    this[act]();
    [this.#path, this.#isDown] = [path, isDown];
  }

  /** Nothing is ever under what is cleared before drawing begins. */
  clearRect() {}

  /** Pixels are not vectors. Whoever draws a picture on a canvas has something else for an SVG. */
  drawImage() {}

  // Texts

  /** @param {string} text @param {number} x @param {number} y @param {number} [most] */
  fillText(text, x, y, most = Number.POSITIVE_INFINITY) {
    const { size, weight } = fontOf(this.font);
    const [atX, middle] = this.#at(x, y);
    const atY = this.textBaseline === "middle" ? middle + (this.measure.middle ?? MIDDLE) * size : middle;
    const anchor = { center: "middle", right: "end", end: "end" }[this.textAlign];
    const bold = weight === "400" ? "" : ` font-weight="${weight}"`;
    const side = anchor ? ` text-anchor="${anchor}"` : "";
    const width = this.measure(text, this.font);
    const length = width > most ? ` textLength="${numberText(most)}" lengthAdjust="spacingAndGlyphs"` : "";
    this.#pieces.push({
      kind: "text",
      style: `fill="${hexOf(this.fillStyle)}" font-size="${numberText(size)}"${bold}${side}${this.#opacity(this.fillStyle)}`,
      content: `<text x="${numberText(atX)}" y="${numberText(atY)}"${length}>${escaped(text)}</text>`,
    });
  }

  /** @param {string} text */
  measureText(text) {
    return { width: this.measure(text, this.font) };
  }

  // What a canvas does not have

  /** Adds elements as they are. @param {string} content */
  add(content) {
    this.#pieces.push({ kind: "other", style: "", content });
  }

  /** Leaves out what is beyond its edges, where it is placed in another drawing. */
  clip() {
    this.#isClipped = true;
  }

  /** Adds another drawing at a place. @param {VectorContext} drawing @param {number} x @param {number} y */
  place(drawing, x, y) {
    const content = drawing.toElements();
    const { width, height } = drawing.canvas;
    if (drawing.#isClipped) {
      const box = `x="${numberText(x)}" y="${numberText(y)}" width="${numberText(width)}" height="${numberText(height)}"`;
      return this.add(`<svg ${box}>${content}</svg>`);
    }
    const move = x === 0 && y === 0 ? "" : ` transform="translate(${numberText(x)} ${numberText(y)})"`;
    if (content) this.add(`<g${move}>${content}</g>`);
  }

  /**
   * Draws what may be put in another order: shapes of one style together, then texts of one style together. Nothing in it
   * covers anything but what was drawn in it just before, as a plate is under a number.
   * @param {() => void} act
   */
  sorted(act) {
    const before = this.#pieces;
    this.#pieces = [];
    act();
    /** @type {Map<string, Piece>} */
    const sorted = new Map();
    const isText = (/** @type {Piece} */ { kind }) => Number(kind === "text");
    for (const piece of [...this.#pieces].sort((a, b) => isText(a) - isText(b))) {
      const known = sorted.get(piece.kind + piece.style);
      if (known) known.content += piece.content;
      else sorted.set(piece.kind + piece.style, { ...piece });
    }
    this.#pieces = [...before, ...sorted.values()];
  }

  /** What was drawn, as elements of an SVG. */
  toElements() {
    return this.#pieces
      .map(({ kind, style, content }) => {
        if (kind === "shape") return `<path ${style} d="${content}"/>`;
        return kind === "text" ? `<g ${style}>${content}</g>` : content;
      })
      .join("");
  }

  /** The whole SVG. @param {{ title: string, description: string }} words */
  toSvg({ title, description }) {
    const { width, height } = this.canvas;
    const size = `width="${numberText(width)}" height="${numberText(height)}"`;
    const box = `viewBox="0 0 ${numberText(width)} ${numberText(height)}"`;
    const words = `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} role="img" font-family="${FONTS}">${words}${this.toElements()}</svg>\n`;
  }
}

/** In the type that drawing code expects. @param {VectorContext} context */
export const asContext = (context) => /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));

/** A color as six digits. @param {string} color As the browser resolves it, or six digits already. */
export function hexOf(color) {
  if (color.startsWith("#")) return color;
  const [red, green, blue] = bytesOf(color);
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Size and weight of a font as CSS writes it. @param {string} font */
export function fontOf(font) {
  const [, weight = "400", size] = /^(?:(\d{3}) )?([\d.]+)px/.exec(font) ?? [];
  return { weight, size: Number(size ?? 10) };
}

/** About how wide a text is, where nothing measures it. @param {string} text @param {string} font */
function estimatedWidth(text, font) {
  const widths = Array.from(text, (letter) => (letter >= "\u2e80" ? CHARACTER : LETTER));
  return widths.reduce((sum, width) => sum + width, 0) * fontOf(font).size;
}

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text within an element. Characters that XML does not allow are left out. @param {string} text */
export const escaped = (text) =>
  Array.from(text)
    .filter((letter) => letter >= " " || letter === "\n" || letter === "\t")
    .join("")
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter]);
