// A picture to take along: the board, and if wanted what the step did and what is drawn, below it.

import { boardPicture, partOf } from "./board-picture.js";
import { legendOf } from "./picture-legend.js";
import { layOut, write } from "./picture-texts.js";
import { cellSize, EDGE, fittingNumbers, MOST_WIDTH, NUMBERS_FROM, textScale } from "./size.js";
import { put, targetOf } from "./target.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Part } from "../../narration/step.js"
 * @import { Scene } from "./board-picture.js"
 * @import { Entry } from "./picture-legend.js"
 * @import { Text } from "./picture-texts.js"
 * @import { Numbers } from "./size.js"
 * @import { Kind, Target } from "./target.js"
 */

/**
 * @typedef {object} Choice
 * @property {number} width
 * @property {boolean} hasLegend
 * @property {boolean} hasSentence
 * @property {boolean} isTransparent Whether there is nothing around the board.
 * @property {number} [height] Of the whole picture, where that is fixed: a slide.
 */

/** Sizes in a picture of usual width. */
const [MARGIN, SENTENCE, LEGEND, ICON] = [16, 20, 15, 18];

/** The room around everything. @param {Choice} choice */
export const marginOf = ({ width, hasLegend, hasSentence }) =>
  hasLegend || hasSentence ? Math.round(MARGIN * textScale(width)) : 0;

/**
 * The size of a cell in a picture.
 * @param {Kind} kind
 * @param {Scene} scene
 * @param {Part[]} parts Of the sentence.
 * @param {Choice} choice
 * @param {Language} language
 */
export function cellIn(kind, scene, parts, choice, language) {
  const part = partOf(scene);
  const size = cellSize(part, choice.width - 2 * marginOf(choice));
  if (choice.height === undefined) return size;
  const room = choice.height - 2 * marginOf(choice) - textsOf(kind, { scene, size }, parts, choice, language).height;
  const most = Math.max(1, room - 2 * EDGE) / part.height;
  return most >= size ? size : most >= 4 ? Math.floor(most) : most;
}

/**
 * The sentence and the legend, as far as they are wanted, and what they take below the board.
 * @param {Kind} kind
 * @param {{ scene: Scene, size: number }} drawn What the legend is of, and the size of the cells.
 * @param {Part[]} parts Of the sentence.
 * @param {Choice} choice
 * @param {Language} language
 */
export function textsOf(kind, { scene, size }, parts, choice, language) {
  const { width, hasLegend, hasSentence } = choice;
  const { colors } = scene;
  const scale = textScale(width);
  const margin = marginOf(choice);
  const inner = width - 2 * margin;
  const measure = targetOf(kind, 1, 1).context;
  const sentence = hasSentence ? layOut(measure, parts, SENTENCE * scale, inner, colors) : undefined;
  const legend = hasLegend ? arrange(measure, legendOf(scene, size, language, false), inner, scale, colors) : undefined;
  const height = (sentence ? sentence.height + margin / 2 : 0) + (legend ? legend.height + margin / 2 : 0);
  return { sentence, legend, height };
}

/**
 * The smallest width in which cells have room for the numbers; undefined if there is none.
 * @param {(choice: Choice) => number} sizeIn The size of a cell in a picture.
 * @param {Choice} choice
 * @param {Numbers} numbers
 */
export function widthFor(sizeIn, choice, numbers) {
  for (let width = choice.width; width <= MOST_WIDTH; width++) {
    if (sizeIn({ ...choice, width }) >= NUMBERS_FROM[numbers]) return width;
  }
  return undefined;
}

/**
 * The picture of a step.
 * @param {Kind} kind
 * @param {Scene} scene Its numbers are those that were chosen; there may be no room for them.
 * @param {Choice} choice
 * @param {Language} language
 * @param {Part[]} [parts] Of its sentence, if it has one.
 * @returns {Target}
 */
export function compose(kind, scene, choice, language, parts = []) {
  const size = cellIn(kind, scene, parts, choice, language);
  const shown = { ...scene, numbers: fittingNumbers(scene.numbers, size) };
  return frame(kind, boardPicture(kind, shown, size), { scene: shown, size }, parts, choice, language);
}

/**
 * Puts the sentence and the legend below a picture, as far as they are wanted.
 * @param {Kind} kind
 * @param {Target} picture
 * @param {{ scene: Scene, size: number }} drawn What the legend is of, and the size of the cells.
 * @param {Part[]} parts Of the sentence.
 * @param {Choice} choice
 * @param {Language} language
 * @returns {Target}
 */
export function frame(kind, picture, drawn, parts, choice, language) {
  const { width, isTransparent } = choice;
  const { colors } = drawn.scene;
  const margin = marginOf(choice);
  const board = picture.context.canvas;
  const { sentence, legend, height: texts } = textsOf(kind, drawn, parts, choice, language);
  const height = choice.height ?? Math.ceil(board.height + 2 * margin + texts);
  // On a slide there may be room left above and below.
  const top = margin + Math.max(0, Math.floor((height - 2 * margin - texts - board.height) / 2));
  const sentenceTop = top + board.height + margin / 2;
  const legendTop = sentenceTop + (sentence ? sentence.height + margin / 2 : 0);

  const target = targetOf(kind, width, height);
  fillGround(target, isTransparent, colors.ground, width, height);
  put(target, picture, Math.floor((width - board.width) / 2), top);
  if (sentence) write(target.context, sentence, margin, sentenceTop);
  if (legend) drawLegend(kind, target, legend, margin, legendTop);
  return target;
}

/** The legend alone, of all steps, with room around it. @param {Kind} kind @param {Scene} scene @param {number} size Of the cells. @param {number} width @param {Language} language */
export function legendPicture(kind, scene, size, width, language) {
  const scale = textScale(width);
  const margin = Math.round(MARGIN * scale);
  const measure = targetOf(kind, 1, 1).context;
  const legend = arrange(measure, legendOf(scene, size, language, true), width - 2 * margin, scale, scene.colors);
  const target = targetOf(kind, width, Math.ceil(legend.height + margin));
  drawLegend(kind, target, legend, margin, margin / 2);
  return target;
}

/** @param {Target} target @param {boolean} isTransparent @param {string} color @param {number} width @param {number} height */
export function fillGround({ context }, isTransparent, color, width, height) {
  if (isTransparent) return;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
}

/**
 * Where everything in the legend is.
 * @typedef {object} Arrangement
 * @property {{ entry: Entry, text: Text, x: number, y: number }[]} items
 * @property {{ text: Text, y: number }[]} meanings
 * @property {number} side
 * @property {number} height
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof legendOf>} legend
 * @param {number} width
 * @param {number} scale
 * @param {Colors} colors
 * @returns {Arrangement}
 */
function arrange(context, { entries, meanings }, width, scale, colors) {
  const [side, size] = [Math.round(ICON * scale), LEGEND * scale];
  const row = side + Math.round(6 * scale);
  let [x, y] = [0, 0];
  const items = entries.map((entry) => {
    const text = layOut(context, [{ text: entry.text }], size, width - 1.5 * side, colors);
    context.font = `400 ${size}px system-ui, sans-serif`;
    const extent = 1.4 * side + context.measureText(entry.text).width;
    if (x > 0 && x + extent > width) {
      x = 0;
      y += row;
    }
    const item = { entry, text, x, y };
    x += extent + side;
    return item;
  });
  y += entries.length > 0 ? row : 0;
  const lines = meanings.map((meaning) => {
    const text = layOut(context, marked(meaning), size, width, colors);
    const line = { text, y };
    y += text.height;
    return line;
  });
  return { items, meanings: lines, side, height: y };
}

/** A sentence with g and h marked. @param {string} sentence @returns {Part[]} */
const marked = (sentence) =>
  sentence.split(/(?<!\p{L})([fgh])(?!\p{L})/u).map((text, index) => {
    return index % 2 === 0 ? { text } : { text, mark: /** @type {"f" | "g" | "h"} */ (text) };
  });

/** @param {Kind} kind @param {Target} target @param {Arrangement} legend @param {number} left @param {number} top */
function drawLegend(kind, target, { items, meanings, side }, left, top) {
  for (const { entry, text, x, y } of items) {
    put(target, entry.picture(kind, side), left + x, Math.round(top + y));
    write(target.context, text, left + x + 1.4 * side, top + y + (side - text.height) / 2);
  }
  for (const { text, y } of meanings) write(target.context, text, left, top + y);
}
