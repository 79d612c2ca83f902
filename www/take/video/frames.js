// The pictures of a video, one after the other on one canvas: the board, and below it the step.

import { cellLayer, redraw } from "../board-picture.js";
import { boardSize, cellSize, fittingNumbers, textScale } from "../size.js";
import { put, targetOf } from "../target.js";
import { layOut, write } from "../words.js";

/** The size of the step's number in a picture of usual width, and how high its line is. */
const [LABEL, LINE] = [20, 1.6];

/** The steps of a video, the last one included. @param {number} from @param {number} to @param {number} every */
export function stepsOf(from, to, every) {
  const steps = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every);
  return steps[steps.length - 1] === to ? steps : [...steps, to];
}

/** An even number: videos have no others. @param {number} value */
const even = (value) => 2 * Math.ceil(value / 2);

export class Frames {
  #reel;
  #scene;
  #size;
  #language;
  #scale;
  #board;
  #layer;
  #whole;

  /**
   * @param {import("../reel.js").Reel} reel
   * @param {import("../board-picture.js").Scene} scene Of the reel's run.
   * @param {number} width
   * @param {import("../../i18n/index.js").Language} language
   */
  constructor(reel, scene, width, language) {
    const size = cellSize(reel.run.board, width);
    const board = boardSize(reel.run.board, size);
    this.#reel = reel;
    this.#scene = { ...scene, numbers: fittingNumbers(scene.numbers, size) };
    this.#size = size;
    this.#language = language;
    this.#scale = textScale(width);
    this.#board = targetOf("canvas", board.width, board.height);
    this.#layer = cellLayer(board, scene.colors);
    this.#whole = targetOf("canvas", even(width), even(board.height + LABEL * LINE * this.#scale), {
      willReadFrequently: true,
    });
  }

  get canvas() {
    return /** @type {HTMLCanvasElement} */ (this.#whole.canvas);
  }

  /** Draws a step. @param {number} step */
  draw(step) {
    const { context } = this.#whole;
    const { width, height } = this.canvas;
    const { colors } = this.#scene;
    const run = this.#reel.at(step);
    redraw(this.#board, { ...this.#scene, run }, this.#size, this.#layer);
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, width, height);
    const board = this.#board.context.canvas;
    put(this.#whole, this.#board, Math.floor((width - board.width) / 2), 0);
    const text = this.#language.t("narrator.step", { position: step });
    const line = layOut(context, [{ text, mark: "step" }], LABEL * this.#scale, width, colors);
    write(context, line, Math.floor((width - board.width) / 2) + 8 * this.#scale, board.height);
  }

  /** The pixels of what is drawn, four bytes each. */
  pixels() {
    const { width, height } = this.canvas;
    return this.#whole.context.getImageData(0, 0, width, height).data;
  }
}
