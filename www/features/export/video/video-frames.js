// The pictures of a video, one after the other on one canvas: the boards, and below them what is said and drawn.

import { markedParts, stepParts } from "../../../narration/step.js";
import { cellLayer, redraw } from "../board-picture.js";
import { layOutStrip, placeOf } from "../boards-in-one-picture.js";
import { columnsFor, sentenceAt } from "../compared.js";
import { legendPicture } from "../compose.js";
import { layOut, write } from "../picture-texts.js";
import { boardSize, cellSize, fittingNumbers, textScale } from "../size.js";
import { put, targetOf } from "../target.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Part } from "../../../narration/step.js"
 * @import { Scene } from "../board-picture.js"
 * @import { Film } from "../film.js"
 */

/** @typedef {{ width: number, hasSentence: boolean, hasLegend: boolean }} Choice */

/** The size of a text in a picture of usual width, how high a line is, and how many lines a sentence has room for. */
const [LABEL, LINE, LINES] = [20, 1.6, 3];
/** A name above one of several boards. */
const NAME = 16;

/** The steps of a video, the last one included. @param {number} from @param {number} to @param {number} every */
export function stepsOf(from, to, every) {
  const steps = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every);
  return steps[steps.length - 1] === to ? steps : [...steps, to];
}

/** An even number: videos have no others. @param {number} value */
const even = (value) => 2 * Math.ceil(value / 2);

/** Where the boards are, and how large. @param {Film} film @param {number} width */
function placesOf({ board, reels: { length: count } }, width) {
  if (count === 1) {
    const size = cellSize(board, width);
    const frame = boardSize(board, size);
    const places = [{ left: Math.floor((width - frame.width) / 2), top: 0, width }];
    return { size, frame, label: 0, scale: 1, places, height: frame.height };
  }
  const strip = layOutStrip(board, { count, columns: columnsFor(count), width });
  const { column, size, frame, label, scale } = strip;
  const places = Array.from({ length: count }, (_, index) => ({ ...placeOf(strip, index, count), width: column }));
  return { size, frame, label, scale, places, height: Math.ceil(strip.height) };
}

/** The size of a cell. @param {Film} film @param {number} width */
export const cellInVideo = (film, width) => placesOf(film, width).size;

export class Frames {
  #film;
  #sceneOf;
  #choice;
  #language;
  #scale;
  #layout;
  #boards;
  #legend;
  #whole;

  /**
   * @param {Film} film
   * @param {(run: Run) => Scene} sceneOf How each of its runs is drawn.
   * @param {Choice} choice
   * @param {Language} language
   */
  constructor(film, sceneOf, choice, language) {
    const layout = placesOf(film, choice.width);
    this.#film = film;
    this.#choice = choice;
    this.#language = language;
    this.#scale = textScale(choice.width);
    this.#layout = layout;
    this.#sceneOf = (/** @type {Run} */ run) => {
      const scene = sceneOf(run);
      return { ...scene, numbers: fittingNumbers(scene.numbers, layout.size) };
    };
    const [run] = film.runs;
    const scene = this.#sceneOf(run);
    this.#boards = film.reels.map(() => ({
      target: targetOf("canvas", layout.frame.width, layout.frame.height),
      layer: cellLayer(layout.frame),
    }));
    // The same from the first picture to the last.
    this.#legend = choice.hasLegend ? legendPicture("canvas", scene, layout.size, choice.width, language) : undefined;
    const height = layout.height + this.#textHeight + (this.#legend?.context.canvas.height ?? 0);
    this.#whole = targetOf("canvas", even(choice.width), even(height), { willReadFrequently: true });
  }

  get canvas() {
    return /** @type {HTMLCanvasElement} */ (this.#whole.canvas);
  }

  get #isOfSeveral() {
    return this.#film.reels.length > 1;
  }

  /** What the text below the boards takes. */
  get #textHeight() {
    const lines = this.#choice.hasSentence ? LINES : Number(!this.#isOfSeveral);
    return Math.ceil(lines * LABEL * LINE * this.#scale);
  }

  /** Draws a step. @param {number} step */
  draw(step) {
    const { context } = this.#whole;
    const { width, height } = this.canvas;
    const { places, label, scale } = this.#layout;
    const runs = this.#film.at(step);
    const { colors } = this.#sceneOf(runs[0]);
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, width, height);
    for (const [index, run] of runs.entries()) {
      const { target, layer } = this.#boards[index];
      const { left, top, width: column } = places[index];
      redraw(target, this.#sceneOf(run), this.#layout.size, layer);
      put(this.#whole, target, left, top + label);
      if (!this.#isOfSeveral) continue;
      const name = this.#film.labelOf(index, this.#language);
      this.#write([{ text: name, mark: "step" }], NAME * scale, left, top, column, label);
    }
    const { height: boards } = this.#layout;
    const indent = places[0].left + 8 * this.#scale;
    const room = this.#textHeight;
    if (room > 0) this.#write(this.#said(step), LABEL * this.#scale, indent, boards, width - 2 * indent, room);
    if (this.#legend) put(this.#whole, this.#legend, 0, boards + room);
  }

  /** What is said of a step. @param {number} step @returns {Part[]} */
  #said(step) {
    const { runs } = this.#film;
    if (!this.#choice.hasSentence)
      return [{ text: this.#language.t("narrator.step", { position: step }), mark: "step" }];
    if (!this.#isOfSeveral) return stepParts(runs[0], this.#language);
    return markedParts(sentenceAt(runs, { position: step, isByF: false }, this.#language));
  }

  /**
   * Writes a text, smaller if it would not have room.
   * @param {Part[]} parts
   * @param {number} size
   * @param {number} left
   * @param {number} top
   * @param {number} width
   * @param {number} height
   */
  #write(parts, size, left, top, width, height) {
    const { context } = this.#whole;
    const { colors } = this.#sceneOf(this.#film.runs[0]);
    let text = layOut(context, parts, size, width, colors);
    for (let smaller = size; text.height > height && smaller > 4; ) {
      smaller *= 0.92;
      text = layOut(context, parts, smaller, width, colors);
    }
    write(context, text, left, top);
  }

  /** The pixels of what is drawn, four bytes each. */
  pixels() {
    const { width, height } = this.canvas;
    return this.#whole.context.getImageData(0, 0, width, height).data;
  }
}
