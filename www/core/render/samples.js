// Small pictures of what is drawn on the board, made by the functions that draw the board itself.

import { WALL } from "../../rules/cells.js";
import { drawGoal, drawOutline, drawPath, drawStart, pathEdge } from "./board-overlay.js";
import { NumberLayer } from "./cell-digits.js";
import { frontierWidth } from "./frontier.js";
import { drawBand } from "./path-band.js";
import { pixelRatio } from "./ratio.js";
import { CLOSED, CLOSED_GOAL, OPEN, penaltyShare, SCANNED, tileMaker } from "./tiles.js";
import { tintsOfTaking } from "./tints-of-taking.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Run } from "../run/run.js"
 * @import { Camera } from "./camera.js"
 * @import { Renderer } from "./renderer.js"
 * @import { Colors } from "./theme.js"
 */

/** What can be seen in a cell. @typedef {"open" | "closed" | "closed-goal" | "scanned" | "current" | "path" | "start" | "goal" | "wall" | "penalty"} Mark */

/** The size of a mark's picture, in CSS pixels. */
const SIZE = 18;
/** Cells smaller than this are painted by the engine, and cells up to it have no marks. */
const SMALL = 8;

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
 * @property {Camera} camera How the board is drawn.
 * @property {Colors} colors
 * @property {boolean} hasNumbers Whether its cells show numbers.
 * @property {number} penalty That of the cell with the mark `penalty`.
 * @property {boolean} hasTint Whether closed cells are tinted by the order in which they were taken.
 */

/**
 * Draws a mark as it is on the board.
 * @param {HTMLCanvasElement} canvas
 * @param {Mark} mark
 * @param {Style} style
 */
export function drawMark(canvas, mark, { camera, colors, hasNumbers, penalty, hasTint }) {
  const size = fit(canvas, SIZE * pixelRatio());
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  if (hasTint && mark === "closed") return drawTints(context, size, colors);
  const byte = mark === "penalty" ? penalty : 0;
  drawCell(context, size, LOOKS[mark] | byte, { camera, colors, hasNumbers });
  // The line between cells is beyond the picture.
  const line = Math.max(1, Math.round(pixelRatio()));
  const cell = { size: size + line, left: 0, top: 0 };
  if (mark === "start") drawStart(context, cell, [0, 0], colors);
  if (mark === "goal") drawGoal(context, cell, [0, 0], colors);
  if (mark === "path" && hasNumbers) drawBand(context, { ...cell, size }, ACROSS, 1, colors, pathEdge());
  else if (mark === "path") drawPath(context, { ...cell, size }, ACROSS, 1, colors);
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
 * @param {Pick<Style, "camera" | "colors" | "hasNumbers">} style
 */
function drawCell(context, size, look, { camera, colors, hasNumbers }) {
  const own = Math.max(1, Math.floor(camera.size));
  const line = Math.max(1, Math.round(pixelRatio()));
  if (own > SMALL) {
    context.drawImage(tileMaker(size + line, colors, hasNumbers)(look), 0, 0);
    if (look >> 8 === OPEN) drawEdge(context, size, colors);
    return;
  }
  // The engine mixes the color of a penalty with the ground.
  context.imageSmoothingEnabled = false;
  const byte = look & 255;
  const isMixed = own < SMALL && byte > 0 && byte < WALL;
  const [tile, area] = own === SMALL ? [own, own - line] : [1, 1];
  const picture = tileMaker(tile, colors, false)(isMixed ? look - byte : look);
  context.drawImage(picture, 0, 0, area, area, 0, 0, size, size);
  if (!isMixed) return;
  context.globalAlpha = penaltyShare(byte);
  context.fillStyle = colors.penalty;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
}

/** The tints of closed cells, from the first to the last. @param {CanvasRenderingContext2D} context @param {number} size @param {Colors} colors */
function drawTints(context, size, colors) {
  for (const [x, [red, green, blue]] of tintsOfTaking(colors, size).entries()) {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(x, 0, 1, size);
  }
}

/** What is around the open cells, around one. @param {CanvasRenderingContext2D} context @param {number} size @param {Colors} colors */
export function drawEdge(context, size, colors) {
  const width = Math.ceil(frontierWidth(size));
  context.lineWidth = width;
  context.strokeStyle = colors["open-mark"];
  context.strokeRect(width / 2, width / 2, size - width, size - width);
}

/** Gives a canvas as many pixels as the screen shows of it. @param {HTMLCanvasElement} canvas @param {number} pixels */
function fit(canvas, pixels) {
  const size = Math.round(pixels);
  canvas.width = canvas.height = size;
  canvas.style.width = canvas.style.height = `${size / pixelRatio()}px`;
  return size;
}

const NONE = new Uint8Array(0);

/**
 * Draws an open cell with its numbers.
 * @param {HTMLCanvasElement} canvas
 * @param {number} size
 * @param {Float64Array} numbers g, h, f and the direction towards the parent.
 * @param {Pick<Renderer, "colors" | "font">} style
 * @param {number} middle How far down in the cell f is.
 * @param {Pick<Options, "algorithm">} options
 */
export function drawSample(canvas, size, numbers, { colors, font }, middle, options) {
  const pixels = fit(canvas, size);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(tileMaker(pixels, colors, true)(OPEN << 8), 0, 0);
  drawEdge(context, pixels, colors);
  const solver = {
    states: () => Uint8Array.of(OPEN),
    sideStates: () => NONE,
    numbersIn: () => numbers,
  };
  // As much of a run as is read where numbers are drawn.
  const run = { revision: 0, board: { width: 1, height: 1, cells: Uint8Array.of(0) }, solver, options };
  new NumberLayer().draw(
    context,
    /** @type {Run} */ (/** @type {unknown} */ (run)),
    { size: pixels, left: 0, top: 0 },
    {
      visible: { left: 0, top: 0, right: 1, bottom: 1 },
      colors,
      font,
      middle,
      hasEnds: false,
      path: undefined,
      share: 0,
    },
  );
}
