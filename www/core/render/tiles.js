// Pictures of single cells, drawn once for each look and then copied.

import { WALL } from "../../rules/cells.js";
import { pixelRatio } from "./ratio.js";

/** @import { Colors } from "./theme.js" */

/** States of a cell, as the engine numbers them. */
export const OPEN = 1;
export const CLOSED = 2;
/** Untouched, but passed over by a jump. */
export const SCANNED = 3;
/** Closed by the search from the goal, where there is a search from each side. */
export const CLOSED_GOAL = 4;

/** From this size on, in device pixels, cells have lines between them and marks in them. */
export const LINES_FROM = 7;
const MARKS_FROM = 9;
/** From this size on, in CSS pixels, walls are hatched. On smaller ones it is noise. */
const HATCHED_FROM = 28;
/** Whether walls are hatched. @param {number} size Of a cell, in device pixels. */
export const hatchesWalls = (size) => size >= HATCHED_FROM * pixelRatio();

/** How much of the penalty's color is in an area with that penalty. @param {number} byte */
export const penaltyShare = (byte) => (byte === 0 ? 0 : 0.5 + (0.3 * Math.min(byte, 50)) / 50);

/**
 * Makes a function that returns the picture of a cell by its look: state · 256 + byte.
 * @param {number} size In device pixels.
 * @param {Colors} colors
 * @param {boolean} hasNumbers Whether the cells show numbers, which marks would obscure.
 * @returns {(look: number) => CanvasImageSource}
 */
export function tileMaker(size, colors, hasNumbers) {
  /** @type {Map<number, HTMLCanvasElement>} */
  const tiles = new Map();
  return (look) => {
    let tile = tiles.get(look);
    if (!tile) {
      tile = document.createElement("canvas");
      tile.width = tile.height = size;
      const context = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
      drawTile(context, size, colors, hasNumbers, look >> 8, look & 255);
      tiles.set(look, tile);
    }
    return tile;
  };
}

/** The color of each state, and of what is drawn in it. */
const FILLS = /** @type {const} */ (["ground", "open", "closed", "scanned", "closed-goal"]);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {Colors} colors
 * @param {boolean} hasNumbers
 * @param {number} state
 * @param {number} byte
 */
function drawTile(context, size, colors, hasNumbers, state, byte) {
  const hasMarks = size >= MARKS_FROM;
  if (byte === WALL) {
    context.fillStyle = colors.wall;
    context.fillRect(0, 0, size, size);
    if (hatchesWalls(size)) hatch(context, size, colors["wall-mark"], 1);
    return;
  }
  const inner = size >= LINES_FROM ? size - Math.max(1, Math.round(pixelRatio())) : size;
  const fill = FILLS[state];
  const ink = fill === "ground" ? colors.penalty : colors[`${fill}-mark`];
  context.fillStyle = colors.line;
  context.fillRect(0, 0, size, size);
  context.fillStyle = hasMarks ? colors[fill] : colors[areaOf(fill)];
  context.fillRect(0, 0, inner, inner);
  if (hasMarks && isClosed(state) && colors[fill] === colors.ground) drawTint(context, inner, ink, state);
  if (byte > 0) drawPenalty(context, inner, ink, byte);
  if (!hasMarks || state === 0) return;
  context.strokeStyle = context.fillStyle = ink;
  if (hasNumbers && state !== SCANNED) return;
  DRAWINGS[state](context, inner);
}

/** @param {number} state */
const isClosed = (state) => state === CLOSED || state === CLOSED_GOAL;

/**
 * Where the reader's system has too few colors for a ground of its own, the marks' color gives it a tint, on which numbers can
 * be read.
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {string} ink
 * @param {number} state
 */
function drawTint(context, size, ink, state) {
  context.globalAlpha = 0.1 + 0.08 * state;
  context.fillStyle = ink;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
}

/** The color of a state where there is no room for marks. @param {typeof FILLS[number]} fill */
const areaOf = (fill) => (fill === "ground" || fill === "open" ? fill : /** @type {const} */ (`${fill}-area`));

/** @param {CanvasRenderingContext2D} context @param {number} size */
function drawRing(context, size) {
  context.lineWidth = Math.max(1, Math.round(size / 14));
  context.beginPath();
  context.arc(size / 2, size / 2, size * 0.22, 0, 2 * Math.PI);
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {number} size */
function drawDot(context, size) {
  context.beginPath();
  context.arc(size / 2, size / 2, Math.max(1, size / 11), 0, 2 * Math.PI);
  context.fill();
}

/** @param {CanvasRenderingContext2D} context @param {number} size */
function drawDash(context, size) {
  const [length, thickness] = [Math.round(size / 4), Math.max(1, Math.round(size / 14))];
  context.fillRect(Math.round((size - length) / 2), Math.round((size - thickness) / 2), length, thickness);
}

/** @param {CanvasRenderingContext2D} context @param {number} size */
function drawSquare(context, size) {
  const side = Math.max(2, Math.round(size / 7));
  context.fillRect(Math.round((size - side) / 2), Math.round((size - side) / 2), side, side);
}

/** What is drawn in a cell of each state that has no numbers. A shape for each, so that it can be told without colors. */
const DRAWINGS = [() => {}, drawRing, drawDot, drawDash, drawSquare];

/**
 * The larger the penalty, the denser the hatching: 1 line for penalties up to 10, 2 up to 20, and so on up to 5. The
 * color of the cell stays as it is, because a tint would bring states closer to each other.
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {string} color
 * @param {number} penalty
 */
export function drawPenalty(context, size, color, penalty) {
  const density = Math.min(5, Math.ceil(penalty / 10));
  if (size >= MARKS_FROM) return hatch(context, size, color, density);
  // Too small for lines.
  context.globalAlpha = 0.2 + 0.06 * density;
  context.fillStyle = color;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
}

/**
 * Diagonal lines that continue from cell to cell.
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {string} color
 * @param {number} lines
 */
function hatch(context, size, color, lines) {
  context.save();
  context.beginPath();
  context.rect(0, 0, size, size);
  context.clip();
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, size / 28);
  context.beginPath();
  for (let i = 0; i < 2 * lines; i++) {
    const at = ((i + 0.5) * size) / lines;
    context.moveTo(at, 0);
    context.lineTo(0, at);
  }
  context.stroke();
  context.restore();
}
