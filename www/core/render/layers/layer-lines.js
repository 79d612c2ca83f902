// The lines of a layer, where cells are large enough for them: contours, arrows towards parents, and hatching.

import { DIRECTIONS } from "../../board/directions.js";
import { differs, ROW, SIDE } from "./blocks.js";

/**
 * @import { Camera } from "../camera.js"
 * @import { Block } from "./blocks.js"
 */

/** @typedef {CanvasRenderingContext2D} Context */

/** Calls back for each cell of a block that has a level. @param {Block} block @param {(column: number, row: number, at: number) => void} visit */
function eachOf({ levels }, visit) {
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const at = row * ROW + column;
      if (levels[at] > 0) visit(column, row, at);
    }
  }
}

/**
 * Lines along the edges between cells of different levels.
 * @param {Context} context
 * @param {Block} block
 * @param {Camera} camera
 * @param {string} color
 * @param {number} gap How wide the line between cells is.
 */
export function drawContours(context, block, { size, left, top }, color, gap) {
  const width = Math.max(1, Math.round(size / 12));
  const { levels } = block;
  context.beginPath();
  eachOf(block, (column, row, at) => {
    // The last pixels of a cell are the line to the next one.
    const x = left + (block.column + column + 1) * size - gap / 2;
    const y = top + (block.row + row + 1) * size - gap / 2;
    if (differs(levels[at], levels[at + 1])) {
      context.moveTo(x, y - size);
      context.lineTo(x, y);
    }
    if (differs(levels[at], levels[at + ROW])) {
      context.moveTo(x - size, y);
      context.lineTo(x, y);
    }
  });
  Object.assign(context, { strokeStyle: color, lineWidth: width, lineCap: "square" });
  context.stroke();
}

/**
 * A line from each cell towards its parent, with a head in the cell's middle for its beginning; where cells show numbers
 * only a short one across the edge to it.
 * @param {Context} context
 * @param {Block} block Its levels are directions, from 1.
 * @param {Camera} camera
 * @param {string} color
 * @param {boolean} hasNumbers
 */
export function drawArrows(context, block, { size, left, top }, color, hasNumbers) {
  const [from, to] = hasNumbers ? [0.42, 0.58] : [0, 0.78];
  context.beginPath();
  eachOf(block, (column, row, at) => {
    const [dx, dy] = DIRECTIONS[block.levels[at] - 1];
    const x = left + (block.column + column + 0.5) * size;
    const y = top + (block.row + row + 0.5) * size;
    context.moveTo(x + dx * from * size, y + dy * from * size);
    context.lineTo(x + dx * to * size, y + dy * to * size);
  });
  Object.assign(context, {
    strokeStyle: color,
    lineWidth: Math.max(1, size / (hasNumbers ? 12 : 14)),
    lineCap: "round",
  });
  context.stroke();
  if (hasNumbers || size < 10) return;
  const radius = size / 9;
  context.beginPath();
  eachOf(block, (column, row) => {
    const x = left + (block.column + column + 0.5) * size;
    const y = top + (block.row + row + 0.5) * size;
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  });
  context.fillStyle = color;
  context.fill();
}

/** How far down in a cell that shows numbers there is room below them. */
const BELOW_NUMBERS = 0.86;

/**
 * Hatching, which tells cells by more than their color; where a cell shows numbers, below these.
 * @param {Context} context
 * @param {Block} block
 * @param {Camera} camera
 * @param {string} color
 * @param {(x: number, y: number) => boolean} hasNumbers Whether a cell shows numbers.
 */
export function drawHatching(context, block, { size, left, top }, color, hasNumbers) {
  context.beginPath();
  eachOf(block, (column, row) => {
    const [x, y] = [block.column + column, block.row + row];
    const [atX, atY] = [left + x * size, top + y * size];
    if (hasNumbers(x, y)) hatchBelow(context, atX, atY, size);
    else hatchAll(context, atX, atY, size);
  });
  Object.assign(context, { strokeStyle: color, lineWidth: Math.max(1, size / 24), lineCap: "butt", globalAlpha: 0.6 });
  context.stroke();
  context.globalAlpha = 1;
}

/** Three lines from edge to edge. @param {Context} context @param {number} x @param {number} y @param {number} size */
function hatchAll(context, x, y, size) {
  for (const share of [0.5, 1, 1.5]) {
    const at = share * size;
    context.moveTo(x + Math.min(at, size), y + Math.max(0, at - size));
    context.lineTo(x + Math.max(0, at - size), y + Math.min(at, size));
  }
}

/** Five short lines at the lower edge. @param {Context} context @param {number} x @param {number} y @param {number} size */
function hatchBelow(context, x, y, size) {
  const height = (1 - BELOW_NUMBERS) * size;
  for (let line = 0.5; line < 5; line++) {
    const middle = x + (line * size) / 5;
    context.moveTo(middle - height / 2, y + size);
    context.lineTo(middle + height / 2, y + size - height);
  }
}
