// The picture of a layer, on a canvas of its own that is kept from frame to frame.

import { visibleCells } from "../camera.js";
import { bytesOf } from "../color-bytes.js";
import { context2d } from "../drawing-context.js";
import { pixelRatio } from "../ratio.js";
import { LINES_FROM } from "../tiles.js";
import { Blocks, SIDE } from "./blocks.js";
import { drawArrows, drawContours, drawHatching } from "./layer-lines.js";
import { cssOf } from "./tints.js";

/**
 * @import { Board } from "../../board/board.js"
 * @import { Camera } from "../camera.js"
 * @import { Place } from "../renderer.js"
 * @import { Block, Recipe } from "./blocks.js"
 * @import { LayerName } from "./layer-names.js"
 * @import { Fill, Range } from "./layer-values.js"
 * @import { Scale } from "./scale.js"
 * @import { Rgb } from "./tints.js"
 */

/** From these cell sizes on, in device pixels, contours are lines, and cells are hatched. */
const CONTOURS_FROM = 3;
const HATCHED_FROM = 8;
/** From this cell size on, in CSS pixels, there are arrows. */
export const ARROWS_FROM = 6;
/** How long a frame may make blocks, in milliseconds, and one of many while the search plays; the others wait. */
const BUDGET = 8;
const BUDGET_IN_PLAY = 3;

/**
 * What is drawn.
 * @typedef {object} Content
 * @property {LayerName} name
 * @property {string} stamp Another one whenever other numbers are to be drawn, or in other colors.
 * @property {Fill} fill
 * @property {Scale} scale
 * @property {Rgb[]} tints The color of each level.
 * @property {Rgb} line
 * @property {boolean} hasNumbers Whether cells show numbers.
 * @property {Range} [range] Extended by the numbers that are drawn.
 * @property {Uint32Array | undefined} changed The cells whose neighbors have changed since the last frame as well; all may
 *   have if it is undefined.
 */

export class LayerPicture {
  #canvas = document.createElement("canvas");
  #context = context2d(this.#canvas);
  #blocks = new Blocks();
  #boardSize = "";
  #madeFor = "";
  #drawnFor = "";
  #revision = -1;
  /** The board's levels as numbers are drawn on them. @type {Content | undefined} */
  #content;
  #isFilled = true;

  /**
   * @param {Place} place
   * @param {Content} content
   * @returns {boolean} Whether all of it is drawn.
   */
  draw({ context, camera, canvas, board, run, colors }, content) {
    this.#content = content;
    // Where there is room for lines, they leave the states of cells as they are.
    this.#isFilled = content.name !== "parents" && (content.name !== "too-large" || camera.size < HATCHED_FROM);
    this.#follow(camera.size, board, content);
    const blocks = this.#blocks.visible(camera, board, canvas);
    // On paper there is no next frame.
    const isOnPaper = canvas.closest?.(".paper");
    const budget = isOnPaper ? Number.POSITIVE_INFINITY : run.player.playing ? BUDGET_IN_PLAY : BUDGET;
    const [made, isDone] = this.#make(
      blocks,
      board,
      { ...content, ...this.#recipe(camera.size, content, colors.wall) },
      budget,
    );
    const { width, height } = canvas;
    const drawnFor = [content.stamp, ...Object.values(camera), width, height, board.width, board.height].join();
    const isFresh = drawnFor !== this.#drawnFor;
    this.#drawnFor = drawnFor;
    if (this.#canvas.width !== width || this.#canvas.height !== height) Object.assign(this.#canvas, { width, height });
    else if (isFresh) this.#context.clearRect(0, 0, width, height);
    const hasLines = camera.size >= CONTOURS_FROM;
    if (isFresh || (hasLines && (made.length > 0 || run.revision !== this.#revision))) {
      if (!isFresh) this.#context.clearRect(0, 0, width, height);
      this.#drawBlocks(blocks, { camera, canvas, board, run }, content);
    } else if (made.length > 0) {
      this.#drawBlocks(made, { camera, canvas, board, run }, content);
    }
    this.#revision = run.revision;
    context.drawImage(this.#canvas, 0, 0);
    // An SVG has no pictures: the colors of its cells are asked for (`colorAt`), and the lines are drawn once more.
    if (isVector(context)) this.#drawLines(context, blocks, { camera, board, run }, content);
    return isDone;
  }

  /** The color of a cell as it was drawn last; undefined if the layer has none for it. @param {number} x @param {number} y */
  colorAt(x, y) {
    const content = this.#content;
    const level = content && this.#isFilled ? this.#blocks.levelAt(x, y) : 0;
    return level > 0 ? cssOf(/** @type {Content} */ (content).tints[level - 1]) : undefined;
  }

  /** Has those blocks made again that are no longer right. @param {number} size @param {Board} board @param {Content} content */
  #follow(size, { width, height }, { stamp, changed }) {
    const step = Math.max(1, Math.floor(1 / size));
    const boardSize = [width, height, step].join();
    const madeFor = [stamp, size < CONTOURS_FROM, size < 1].join();
    if (boardSize !== this.#boardSize) this.#blocks.reset(step);
    else if (madeFor !== this.#madeFor || !changed) this.#blocks.spoilAll();
    else this.#blocks.spoil(changed, width);
    this.#boardSize = boardSize;
    this.#madeFor = madeFor;
  }

  /** @param {number} size @param {Content} content @param {string} wall */
  #recipe(size, { name, tints, line, scale }, wall) {
    const [red, green, blue] = bytesOf(wall);
    return {
      // The board and its layer sample other cells where not each has a pixel.
      wall: size < 1 ? pixelOf([red, green, blue]) : 0,
      palette: Uint32Array.from([...tints, line], pixelOf),
      hasLines: scale.isBanded && size < CONTOURS_FROM,
      isDirect: name === "parents",
    };
  }

  /**
   * Makes stale blocks for as long as a frame has time, those first that have waited longest.
   * @param {Block[]} blocks
   * @param {Board} board
   * @param {Recipe} recipe
   * @param {number} budget In milliseconds.
   * @returns {[Block[], boolean]} Those that were made, and whether these were all.
   */
  #make(blocks, board, recipe, budget) {
    const stale = blocks.filter(({ isStale }) => isStale).sort((a, b) => a.madeAs - b.madeAs);
    const begin = performance.now();
    let count = 0;
    while (count < stale.length && (count === 0 || performance.now() - begin < budget)) {
      this.#blocks.make(stale[count++], board, recipe);
    }
    return [stale.slice(0, count), count === stale.length];
  }

  /**
   * @param {Block[]} blocks
   * @param {Pick<Place, "camera" | "canvas" | "board" | "run">} place
   * @param {Content} content
   */
  #drawBlocks(blocks, { camera, canvas, board, run }, content) {
    const context = this.#context;
    const { size, left, top } = camera;
    const gap = gapOf(size);
    const extent = SIDE * this.#blocks.step;
    context.imageSmoothingEnabled = size < 1;
    for (const { column, row, canvas: picture } of this.#isFilled ? blocks : []) {
      // Whole pixels, so that nothing is seen of the seams.
      const [x, y] = [Math.round(left + column * size), Math.round(top + row * size)];
      const width = Math.round(left + (column + extent) * size) - x;
      const height = Math.round(top + (row + extent) * size) - y;
      context.clearRect(x, y, width, height);
      context.drawImage(picture, x, y, width, height);
    }
    if (gap > 0) clearGaps(context, visibleCells(camera, board, canvas), camera, gap);
    this.#drawLines(context, blocks, { camera, board, run }, content);
  }

  /**
   * Draws contours, hatching and arrows.
   * @param {CanvasRenderingContext2D} context
   * @param {Block[]} blocks
   * @param {Pick<Place, "camera" | "board" | "run">} place
   * @param {Content} content
   */
  #drawLines(context, blocks, { camera, board, run }, { name, scale, line, hasNumbers }) {
    const { size } = camera;
    const gap = gapOf(size);
    const ink = cssOf(line);
    const states = size >= HATCHED_FROM ? run.solver.states() : undefined;
    const stateAt = (/** @type {number} */ x, /** @type {number} */ y) =>
      x < board.width && y < board.height ? states?.[y * board.width + x] : undefined;
    for (const block of blocks) {
      if (scale.isBanded && size >= CONTOURS_FROM) drawContours(context, block, camera, ink, gap);
      if (name === "too-large" && size >= HATCHED_FROM) {
        drawHatching(context, block, camera, ink, (x, y) => hasNumbers && stateAt(x, y) !== 0);
      }
      if (name === "parents" && size >= ARROWS_FROM * pixelRatio()) drawArrows(context, block, camera, ink, hasNumbers);
    }
  }
}

/** How wide the lines between cells are. @param {number} size */
const gapOf = (size) => (size >= LINES_FROM ? Math.max(1, Math.round(pixelRatio())) : 0);

/** Whether a context draws vectors (`features/export/vector/svg-context.js`). @param {object} context */
const isVector = (context) => "isVector" in context;

/** The lines between cells are those of the board. @param {CanvasRenderingContext2D} context @param {ReturnType<typeof visibleCells>} cells @param {Camera} camera @param {number} gap */
function clearGaps(context, cells, { size, left, top }, gap) {
  const { width, height } = context.canvas;
  for (let x = cells.left + 1; x <= cells.right; x++) context.clearRect(left + x * size - gap, 0, gap, height);
  for (let y = cells.top + 1; y <= cells.bottom; y++) context.clearRect(0, top + y * size - gap, width, gap);
}

/** A color as a pixel of a picture: every machine that browsers run on has the low byte first. @param {Rgb} color */
const pixelOf = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
