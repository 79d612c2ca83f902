// Pictures of single cells, drawn once for each look and then copied.

import { WALL } from "../board/board.js";
import { pixelRatio } from "./ratio.js";

/** @typedef {import("../theme.js").Colors} Colors */

/** States of a cell, as the engine numbers them. */
export const OPEN = 1;
export const CLOSED = 2;
/** Untouched, but passed over by a jump. */
export const SCANNED = 3;
/** Closed by the search from the goal, where there is a search from each side. */
export const CLOSED_GOAL = 4;

/** From this size on, in device pixels, cells have lines between them and marks in them. */
const LINES_FROM = 7;
const MARKS_FROM = 9;

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

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {Colors} colors
 * @param {boolean} hasNumbers
 * @param {number} state
 * @param {number} byte
 */
function drawTile(context, size, colors, hasNumbers, state, byte) {
  const inner = size >= LINES_FROM ? size - Math.max(1, Math.round(pixelRatio())) : size;
  context.fillStyle = byte === WALL ? colors.wall : colors.line;
  context.fillRect(0, 0, size, size);
  if (byte === WALL) {
    if (size >= MARKS_FROM) hatch(context, size, colors["wall-mark"], 1);
    return;
  }
  // Without marks, strong colors tell the two lists apart.
  const hasMarks = size >= MARKS_FROM;
  const areas = [
    colors.ground,
    colors[hasMarks ? "open" : "open-mark"],
    colors[hasMarks ? "closed" : "closed-area"],
    colors[hasMarks ? "scanned" : "scanned-area"],
    colors[hasMarks ? "closed-goal" : "closed-goal-area"],
  ];
  context.fillStyle = areas[state];
  context.fillRect(0, 0, inner, inner);
  if (byte > 0) drawPenalty(context, inner, colors, byte);
  if (!hasMarks) return;
  if (state === OPEN) drawRing(context, inner, colors["open-mark"], hasNumbers);
  if (state === SCANNED) {
    const [length, thickness] = [Math.round(size / 4), Math.max(1, Math.round(size / 14))];
    context.fillStyle = colors["scanned-mark"];
    context.fillRect(Math.round((inner - length) / 2), Math.round((inner - thickness) / 2), length, thickness);
  }
  if (hasNumbers) return;
  const radius = Math.max(1, size / 11);
  if (state === CLOSED) {
    context.fillStyle = colors["closed-mark"];
    context.beginPath();
    context.arc(inner / 2, inner / 2, radius, 0, 2 * Math.PI);
    context.fill();
  }
  if (state === CLOSED_GOAL) {
    const side = Math.max(2, Math.round(1.6 * radius));
    context.fillStyle = colors["closed-goal-mark"];
    context.fillRect(Math.round((inner - side) / 2), Math.round((inner - side) / 2), side, side);
  }
}

/**
 * An open cell has a ring, or an outline if it shows numbers.
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {string} color
 * @param {boolean} isOutline
 */
function drawRing(context, size, color, isOutline) {
  const width = Math.max(1, Math.round(size / 14));
  context.strokeStyle = color;
  context.lineWidth = isOutline ? Math.max(1, Math.round(size / 32)) : width;
  context.beginPath();
  if (isOutline)
    context.rect(context.lineWidth / 2, context.lineWidth / 2, size - context.lineWidth, size - context.lineWidth);
  else context.arc(size / 2, size / 2, size * 0.22, 0, 2 * Math.PI);
  context.stroke();
}

/**
 * The larger the penalty, the denser the hatching: 1 line for penalties up to 10, 2 up to 20, and so on up to 5.
 * @param {CanvasRenderingContext2D} context
 * @param {number} size
 * @param {Colors} colors
 * @param {number} penalty
 */
function drawPenalty(context, size, colors, penalty) {
  const density = Math.min(5, Math.ceil(penalty / 10));
  context.globalAlpha = 0.1 + 0.06 * density;
  context.fillStyle = colors.penalty;
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 1;
  if (size >= MARKS_FROM) hatch(context, size, colors.penalty, density);
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
