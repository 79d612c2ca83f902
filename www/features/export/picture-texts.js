// Texts in a picture: broken into lines, with g, h and f in their colors.

/**
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Part } from "../../narration/step.js"
 */

/** @typedef {{ text: string, color: string, weight: number, x: number }} Word */

/** Between what a line may be broken: spaces, but for those that keep words together, and Chinese characters. */
const WORDS = /[⺀-鿿＀-￯]|(?:[^\s⺀-鿿＀-￯]|\u00a0)+|[^\S\u00a0]+/g;
/** What does not begin a line. */
const NO_BEGINNING = /^[,.:;!?)”，。：；！？）、]/;
/** How high a line is, in font sizes. */
const LINE = 1.4;

/**
 * @typedef {object} Text
 * @property {Word[][]} lines
 * @property {number} size Of the font.
 * @property {number} height
 */

/**
 * Breaks a text into lines.
 * @param {CanvasRenderingContext2D} context
 * @param {Part[]} parts
 * @param {number} size
 * @param {number} width
 * @param {Colors} colors
 * @returns {Text}
 */
export function layOut(context, parts, size, width, colors) {
  /** @type {Word[][]} */
  const lines = [[]];
  let x = 0;
  for (const { text, mark } of parts) {
    const color = mark === "g" || mark === "h" ? colors[mark] : colors.text;
    const weight = mark && mark !== "cell" ? 600 : 400;
    context.font = fontOf(size, weight);
    for (const word of (text.match(WORDS) ?? []).map((word) => word.replaceAll("\u00a0", " "))) {
      const extent = context.measureText(word).width;
      if (x + extent > width && x > 0 && !NO_BEGINNING.test(word)) {
        lines.push([]);
        x = 0;
      }
      if (x === 0 && word.trim() === "") continue;
      add(lines[lines.length - 1], { text: word, color, weight, x });
      x += extent;
    }
  }
  return { lines, size, height: Math.ceil(lines.length * size * LINE) };
}

/** Words of the same look that follow each other are one text, which begins with no space: an SVG would leave it out. @param {Word[]} line @param {Word} word */
function add(line, word) {
  const last = line[line.length - 1];
  if (last && last.color === word.color && last.weight === word.weight) last.text += word.text;
  else if (word.text.trim() !== "") line.push(word);
}

/** @param {CanvasRenderingContext2D} context @param {Text} text @param {number} left @param {number} top */
export function write(context, { lines, size }, left, top) {
  Object.assign(context, { textAlign: "left", textBaseline: "middle" });
  for (const [row, words] of lines.entries()) {
    for (const { text, color, weight, x } of words) {
      context.font = fontOf(size, weight);
      context.fillStyle = color;
      context.fillText(text, left + x, top + (row + 0.5) * size * LINE);
    }
  }
}

/** @param {number} size @param {number} weight */
const fontOf = (size, weight) => `${weight} ${size}px system-ui, sans-serif`;
