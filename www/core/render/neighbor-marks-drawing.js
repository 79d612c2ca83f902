// What became of each cell that a step looked at, as a small mark where it touches the cell taken: a shape and a color for
// each outcome. They stand on the line between cells, where no numbers are.

import { showsCorners, showsNumbers } from "./camera.js";
import { pixelRatio } from "./ratio.js";

/**
 * @import { Look } from "../../pkg/starstep.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Drawing, Place } from "./renderer.js"
 * @import { Colors } from "./theme.js"
 */

/** @typedef {CanvasRenderingContext2D} Context */

/** What is put on the board, and draws nothing, while a reader is asked there and no neighbor is to be marked. */
export const UNMARKED = "unmarked";

/** From this cell size on, in CSS pixels, there is room for marks. */
export const MARKS_FROM = 16;
/** How large a bead's radius is, in cells, and at least and at most, in CSS pixels. */
const RADIUS = 0.1;
const LEAST = 4;
const MOST = 8;
/** How far beyond the line a bead is in cells without numbers, where there is room for it in the neighbor itself. */
const BEYOND = 0.19;
/** How large the old and the new g are, in cells, and at least, in CSS pixels. */
const TEXT = 0.15;
const LEAST_TEXT = 8.5;
/** From this cell size on, in CSS pixels, it has room beside the numbers of its neighbors. */
const TEXT_FROM = 60;

/**
 * The marks of a step's neighbors.
 * @param {readonly Look[]} looks What the step looked at, in order.
 * @param {{ from: Coord, upTo?: number }} options The cell that was taken, and how many of its neighbors are marked: all
 *   unless it is given; then the last of them stands out.
 * @returns {Drawing}
 */
export function marks(looks, { from, upTo = Number.POSITIVE_INFINITY }) {
  const seen = looks.slice(0, upTo);
  return {
    stamp: [from, upTo, ...looks.map(({ cell, became, g }) => [cell, became, g].join(" "))].join(),
    over(place) {
      if (place.camera.size / pixelRatio() < MARKS_FROM) return;
      for (const [index, look] of seen.entries()) drawLook(place, from, look, index === upTo - 1);
    },
  };
}

/**
 * @param {Place} place
 * @param {Coord} from
 * @param {Look} look
 * @param {boolean} isLast
 */
function drawLook({ context, camera, colors, font }, from, look, isLast) {
  const { size, left, top } = camera;
  const [x, y] = look.cell;
  // A jump may lead far away; the mark is where its last cell is entered.
  const [dx, dy] = [Math.sign(x - from[0]), Math.sign(y - from[1])];
  const line = Math.max(1, Math.round(pixelRatio()));
  const isBar = look.became === "wall" || look.became === "corner";
  const inwards = isBar || showsNumbers(camera) ? 0.5 : 0.5 - BEYOND;
  const at = {
    x: left + (x + 0.5 - dx * inwards) * size - line / 2,
    y: top + (y + 0.5 - dy * inwards) * size - line / 2,
  };
  const radius = radiusFor(size) * (isLast ? 1.35 : 1);
  if (look.became === "wall") return drawBar(context, at.x, at.y, dx, dy, size, colors);
  if (look.became === "corner") return drawBend(context, at.x, at.y, dx, dy, size, colors);
  const isTold = look.became === "improved" && showsCorners(camera);
  // Seen from below, the mark is where the numbers are written.
  const isBelow = dx === 0 && dy < 0;
  if (!isTold || !isBelow) drawBead(context, at.x, at.y, radius, look.became, colors);
  if (!isTold) return;
  const textY = isBelow ? at.y : top + (y + 0.92) * size;
  writeChange(context, left + (x + 0.5) * size - line / 2, textY, size, look, colors, font);
}

/** @param {number} size Of a cell, in device pixels. */
const radiusFor = (size) => Math.min(MOST * pixelRatio(), Math.max(LEAST * pixelRatio(), size * RADIUS));

/**
 * The color of each bead's disc and of what is drawn in it: a disc in a strong color where the cell has changed.
 * @param {Look["became"]} became
 * @param {Colors} colors
 */
function inksOf(became, colors) {
  if (became === "opened") return { disc: colors["open-mark"], ink: colors.ground };
  if (became === "improved") return { disc: colors.g, ink: colors.ground };
  if (became === "reopened") return { disc: colors["closed-mark"], ink: colors.ground };
  return { disc: colors.ground, ink: became === "closed" ? colors["closed-mark"] : colors["text-soft"] };
}

/**
 * A disc with a sign in it.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Exclude<Look["became"], "wall" | "corner">} became
 * @param {Colors} colors
 */
function drawBead(context, x, y, radius, became, colors) {
  const { disc, ink } = inksOf(became, colors);
  context.beginPath();
  context.arc(x, y, radius + Math.max(1, radius * 0.2), 0, 2 * Math.PI);
  context.fillStyle = disc === colors.ground ? ink : colors.ground;
  context.fill();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = disc;
  context.fill();
  Object.assign(context, {
    strokeStyle: ink,
    lineWidth: Math.max(1, radius / 3.2),
    lineCap: "round",
    lineJoin: "round",
  });
  context.beginPath();
  for (const points of SIGNS[became]) {
    for (const [index, [toX, toY]] of points.entries()) {
      const to = /** @type {const} */ ([x + toX * radius, y + toY * radius]);
      if (index === 0) context.moveTo(...to);
      else context.lineTo(...to);
    }
  }
  context.stroke();
}

/** An arrow down. @type {[number, number][][]} */
const DOWN = [
  [
    [0, -0.55],
    [0, 0.5],
  ],
  [
    [-0.42, 0.1],
    [0, 0.52],
    [0.42, 0.1],
  ],
];

/** The lines of each sign, within a circle of radius 1. @type {Record<Exclude<Look["became"], "wall" | "corner">, [number, number][][]>} */
const SIGNS = {
  opened: [
    [
      [-0.5, 0],
      [0.5, 0],
    ],
    [
      [0, -0.5],
      [0, 0.5],
    ],
  ],
  improved: DOWN,
  // Around and back.
  reopened: [
    [
      [-0.5, 0.2],
      [-0.3, -0.35],
      [0.25, -0.4],
      [0.5, 0.05],
      [0.25, 0.45],
      [-0.2, 0.5],
    ],
    [
      [-0.75, -0.1],
      [-0.5, 0.22],
      [-0.15, 0],
    ],
  ],
  "not-improved": [
    [
      [-0.42, -0.2],
      [0.42, -0.2],
    ],
    [
      [-0.42, 0.2],
      [0.42, 0.2],
    ],
  ],
  // Better, but struck through.
  kept: [
    ...DOWN,
    [
      [-0.5, 0.45],
      [0.5, -0.45],
    ],
  ],
  closed: [
    [
      [-0.36, -0.36],
      [0.36, 0.36],
    ],
    [
      [-0.36, 0.36],
      [0.36, -0.36],
    ],
  ],
};

/**
 * A line with an edge, as it is seen on any cell.
 * @param {Context} context
 * @param {[number, number][]} points
 * @param {number} size
 * @param {Colors} colors
 */
function drawStroke(context, points, size, colors) {
  const width = Math.max(2 * pixelRatio(), Math.min(4 * pixelRatio(), size / 16));
  context.beginPath();
  for (const [index, point] of points.entries()) {
    if (index === 0) context.moveTo(...point);
    else context.lineTo(...point);
  }
  Object.assign(context, { lineCap: "round", lineJoin: "round" });
  context.lineWidth = width + 2 * Math.max(1, Math.round(pixelRatio()));
  context.strokeStyle = colors.ground;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colors.text;
  context.stroke();
}

/**
 * A short bar across the way into a wall.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} dx
 * @param {number} dy
 * @param {number} size
 * @param {Colors} colors
 */
function drawBar(context, x, y, dx, dy, size, colors) {
  const half = (size * 0.14) / Math.hypot(dx, dy);
  const points = /** @type {[number, number][]} */ ([
    [x - dy * half, y + dx * half],
    [x + dy * half, y - dx * half],
  ]);
  drawStroke(context, points, size, colors);
}

/**
 * A bent bar inside the corner around which the way would lead.
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} dx
 * @param {number} dy
 * @param {number} size
 * @param {Colors} colors
 */
function drawBend(context, x, y, dx, dy, size, colors) {
  const length = size * 0.2;
  const points = /** @type {[number, number][]} */ ([
    [x - dx * length, y],
    [x, y],
    [x, y - dy * length],
  ]);
  drawStroke(context, points, size, colors);
}

const SHORT = new Intl.NumberFormat("en", { maximumFractionDigits: 1, useGrouping: false });

/**
 * The g that a cell had, and the one that it has now.
 * @param {Context} context
 * @param {number} x The middle of the text.
 * @param {number} y
 * @param {number} size
 * @param {Look} look
 * @param {Colors} colors
 * @param {string} font
 */
function writeChange(context, x, y, size, { before, g }, colors, font) {
  if (before === undefined || g === undefined || size < TEXT_FROM * pixelRatio()) return;
  const text = `${SHORT.format(before)} → ${SHORT.format(g)}`;
  const height = Math.max(LEAST_TEXT * pixelRatio(), size * TEXT);
  const room = size * 0.84;
  context.font = `600 ${height.toFixed(1)}px ${font}`;
  const half = Math.min(context.measureText(text).width, room) / 2 + height * 0.3;
  context.beginPath();
  context.roundRect(x - half, y - height * 0.62, 2 * half, height * 1.24, height * 0.6);
  context.fillStyle = colors.g;
  context.fill();
  context.fillStyle = colors.ground;
  Object.assign(context, { textAlign: "center", textBaseline: "middle" });
  context.fillText(text, x, y, room);
}

/**
 * Draws a mark as it is on the board, for the legend: where the cell on the left, which was taken, touches its neighbor.
 * @param {Context} context
 * @param {number} side Of the picture.
 * @param {Look["became"]} became
 * @param {Colors} colors
 */
export function drawSample(context, side, became, colors) {
  context.clearRect(0, 0, side, side);
  const middle = side / 2;
  if (became === "wall") return drawBar(context, middle, middle, 1, 0, 2 * side, colors);
  if (became === "corner") return drawBend(context, side * 0.7, side * 0.3, 1, -1, 2 * side, colors);
  drawBead(context, middle, middle, side * 0.38, became, colors);
}
