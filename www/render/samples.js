// Small pictures of what is drawn on the board, made by the functions that draw the board itself.

import { part } from "../coded.js";
import { make } from "../dom.js";
import { TILE_SIZE } from "./camera.js";
import { drawGoal, drawOutline, drawPath, drawStart } from "./overlay.js";
import { context2d, penaltyShare } from "./picture.js";
import { pixelRatio } from "./ratio.js";
import { Renderer } from "./renderer.js";
import { CLOSED, CLOSED_GOAL, OPEN, SCANNED, tileMaker } from "./tiles.js";

/** @typedef {import("../telling/legend.js").Mark} Mark */

/** The size of a mark's picture, in CSS pixels. */
const SIZE = 18;
const WALL = 255;

/** The look of the cell in each picture, as tiles number them. @type {Record<Mark, number>} */
const LOOKS = {
  open: OPEN << 8,
  closed: CLOSED << 8,
  "closed-goal": CLOSED_GOAL << 8,
  scanned: SCANNED << 8,
  current: CLOSED << 8,
  path: CLOSED << 8,
  start: 0,
  goal: 0,
  wall: WALL,
  penalty: 0,
};
/** A path that leads through the cell from side to side. */
const ACROSS = /** @type {Uint32Array} */ (/** @type {unknown} */ (Float64Array.of(-1, 0, 0, 0, 1, 0)));

/**
 * @typedef {object} Style
 * @property {import("./camera.js").Camera} camera How the board is drawn.
 * @property {import("../theme.js").Colors} colors
 * @property {boolean} hasNumbers Whether its cells show numbers.
 * @property {number} penalty That of the cell with the mark `penalty`.
 */

/**
 * Draws a mark as it is on the board.
 * @param {HTMLCanvasElement} canvas
 * @param {Mark} mark
 * @param {Style} style
 */
export function drawMark(canvas, mark, { camera, colors, hasNumbers, penalty }) {
  const size = fit(canvas, SIZE * pixelRatio());
  const context = context2d(canvas);
  const byte = mark === "penalty" ? penalty : 0;
  drawCell(context, size, LOOKS[mark] | byte, { camera, colors, hasNumbers, penalty });
  // The line between cells is beyond the picture.
  const line = Math.max(1, Math.round(pixelRatio()));
  const cell = { size: size + line, left: 0, top: 0 };
  if (mark === "start") drawStart(context, cell, [0, 0], colors);
  if (mark === "goal") drawGoal(context, cell, [0, 0], colors);
  if (mark === "path") drawPath(context, { ...cell, size }, ACROSS, 1, colors, hasNumbers ? 0.5 : undefined);
  if (mark === "current") {
    const inner = { size: size - 2 * line, left: line, top: line };
    drawOutline(context, inner, [0, 0], colors.current, "current", colors["path-edge"]);
  }
}

/**
 * Draws a cell, in the colors and with the marks of cells as large as those of the board.
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {number} look
 * @param {Style} style
 */
function drawCell(context, size, look, { camera, colors, hasNumbers }) {
  const own = Math.max(1, Math.floor(camera.size));
  const line = Math.max(1, Math.round(pixelRatio()));
  if (own > TILE_SIZE) {
    context.drawImage(tileMaker(size + line, colors, hasNumbers)(look), 0, 0);
    return;
  }
  // Such cells have no marks. Smaller ones are painted by the engine, which mixes the color of a penalty with the ground.
  context.imageSmoothingEnabled = false;
  const byte = look & 255;
  const isMixed = own < TILE_SIZE && byte > 0 && byte < WALL;
  const [tile, area] = own === TILE_SIZE ? [own, own - line] : [1, 1];
  const picture = tileMaker(tile, colors, false)(isMixed ? look - byte : look);
  context.drawImage(picture, 0, 0, area, area, 0, 0, size, size);
  if (!isMixed) return;
  context.globalAlpha = penaltyShare(byte);
  context.fillStyle = colors.penalty;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
}

/** Gives a canvas as many pixels as the screen shows of it. @param {HTMLCanvasElement} canvas @param {number} pixels */
function fit(canvas, pixels) {
  const size = Math.round(pixels);
  canvas.width = canvas.height = size;
  canvas.style.width = canvas.style.height = `${size / pixelRatio()}px`;
  return size;
}

const NONE = new Uint8Array(0);

/** An open cell with numbers, drawn as a board of its own. */
export class SampleCell {
  canvas = make("canvas", { role: "img" });
  /** Where the colors are defined. */
  #root;
  /** @type {Renderer | undefined} */
  #renderer;
  #revision = 0;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {Float64Array} numbers g, h, f and the direction towards the parent.
   * @param {number} size Of the cell.
   * @param {boolean} isRecolored Whether the colors may have changed.
   */
  async draw(numbers, size, isRecolored) {
    const { canvas } = this;
    const isNew = this.#renderer === undefined;
    this.#renderer ??= new Renderer(canvas, this.#root);
    const renderer = this.#renderer;
    renderer.sights = { ends: false, path: false };
    // The renderer keeps room around a board.
    const side = fit(canvas, size + 4 * pixelRatio());
    renderer.resize(side, side);
    if (isNew || isRecolored) renderer.recolor();
    const run = sampleRun(numbers, ++this.#revision);
    if (!renderer.draw(run, undefined, 0, true)) return;
    // What draws the numbers was not there yet.
    await part(import("./numbers.js"));
    if (run.revision === this.#revision) renderer.draw(run, undefined, 0, true);
  }
}

/** As much of a run as the renderer reads. @param {Float64Array} numbers @param {number} revision */
function sampleRun(numbers, revision) {
  const solver = {
    states: () => Uint8Array.of(OPEN),
    sideStates: () => NONE,
    scans: () => NONE,
    numbersIn: () => numbers,
  };
  const board = { width: 1, height: 1, cells: Uint8Array.of(0), start: [-1, -1], goal: [-1, -1] };
  return /** @type {import("../run/run.js").Run} */ (/** @type {unknown} */ ({ revision, board, solver }));
}
