// The cells of a board as vectors: what `core/render/cells-layer.js` draws with tiles, drawn as one path for each kind of look.

import { TILE_SIZE } from "../../../core/render/camera.js";
import { bytesOf } from "../../../core/render/color-bytes.js";
import {
  CLOSED,
  CLOSED_GOAL,
  hatchesWalls,
  LINES_FROM,
  OPEN,
  penaltyShare,
  SCANNED,
} from "../../../core/render/tiles.js";
import { columnOf, isPenalty, rowOf, WALL } from "../../../rules/cells.js";
import { outlineOf } from "./outline.js";
import { circleData, numberText, roundRectData } from "./path-data.js";
import { hexOf } from "./svg-context.js";

/**
 * @import { Colors } from "../../../core/render/theme.js"
 * @import { Run } from "../../../core/run/run.js"
 */

/** From this size on, cells have marks in them. */
const MARKS_FROM = 9;
/** The color of each state. */
const FILLS = /** @type {const} */ (["ground", "open", "closed", "scanned", "closed-goal"]);

/**
 * What the cells look like.
 * @typedef {object} Looks
 * @property {number} width
 * @property {number} height
 * @property {Uint8Array} cells The bytes of the board.
 * @property {Uint8Array} states The state of each cell, as tiles number them.
 * @property {(index: number) => string | undefined} [colorAt] The color that a layer gives to a cell.
 */

/**
 * @typedef {object} Style
 * @property {Colors} colors
 * @property {number} size The size of a cell in pixels, which decides how much is drawn in it.
 * @property {number} gap How wide the line between cells is.
 * @property {boolean} hasNumbers Whether the cells show numbers, which marks would obscure.
 */

/** What a run shows of each cell at its step. @param {Run} run @returns {Looks} */
export function looksOf({ board, solver, error }) {
  const { width, height, cells } = board;
  const states = new Uint8Array(cells.length);
  if (error) return { width, height, cells, states };
  const scans = solver.scans();
  const sides = solver.sideStates();
  for (const [index, state] of solver.states().entries()) {
    const isOfGoal = state === CLOSED && sides[index] >> 2 === CLOSED;
    states[index] = state === 0 && scans[index] > 0 ? SCANNED : isOfGoal ? CLOSED_GOAL : state;
  }
  return { width, height, cells, states };
}

/**
 * The cells as elements, a unit for each cell.
 * @param {Looks} looks
 * @param {Style} style
 */
export const cellElements = (looks, style) =>
  (style.size < TILE_SIZE ? areas(looks, style) : tiles(looks, style)).join("");

/** @param {string} name @param {string} style @param {string} data */
const path = (name, style, data) => (data === "" ? "" : `<path data-cells="${name}" ${style} d="${data}"/>`);

/** The outline of all cells with a look. @param {Looks} looks @param {(index: number) => boolean} isIn */
const outline = ({ width, height }, isIn) => outlineOf(width, height, isIn);

/** @param {Looks} looks */
const whole = ({ width, height }) => `M0 0h${width}v${height}h${-width}z`;

/** Cells without lines and marks, in the colors in which the engine paints them. @param {Looks} looks @param {Style} style */
function areas(looks, { colors }) {
  const { cells, states } = looks;
  const colorOf = (/** @type {number} */ index) => {
    const [state, byte] = [states[index], cells[index]];
    if (byte === WALL) return "wall";
    return state > 0 ? FILLS[state] : byte > 0 ? `penalty-${byte}` : "ground";
  };
  const names = new Set(Array.from(cells, (_, index) => colorOf(index)));
  names.delete("ground");
  const elements = [path("ground", `fill="${hexOf(colors.ground)}"`, whole(looks))];
  for (const name of names) {
    const data = outline(looks, (index) => colorOf(index) === name);
    elements.push(path(name, `fill="${areaColor(name, colors)}"`, data));
  }
  return elements;
}

/** @param {string} name @param {Colors} colors */
function areaColor(name, colors) {
  if (name.startsWith("penalty-")) {
    const share = penaltyShare(Number(name.slice("penalty-".length)));
    const [ground, penalty] = [bytesOf(colors.ground), bytesOf(colors.penalty)];
    const mixed = ground.slice(0, 3).map((value, i) => Math.floor(value + (penalty[i] - value) * share));
    return hexOf(`rgb(${mixed})`);
  }
  return hexOf(colors[/** @type {keyof Colors} */ (name === "open" || name === "wall" ? name : `${name}-area`)]);
}

/** Cells with lines between them, and from a certain size on with marks in them. @param {Looks} looks @param {Style} style */
function tiles(looks, style) {
  const { cells, states, colorAt } = looks;
  const { colors, size } = style;
  const hasMarks = size >= MARKS_FROM;
  const isState = (/** @type {number} */ state) => (/** @type {number} */ index) =>
    cells[index] !== WALL && states[index] === state;
  const elements = [path("ground", `fill="${hexOf(colors.ground)}"`, whole(looks))];
  for (const state of [OPEN, CLOSED, SCANNED, CLOSED_GOAL]) {
    const name = FILLS[state];
    const color =
      hasMarks || name === "ground" || name === "open"
        ? colors[name]
        : colors[/** @type {keyof Colors} */ (`${name}-area`)];
    elements.push(path(name, `fill="${hexOf(color)}"`, outline(looks, isState(state))));
  }
  elements.push(...penalties(looks, style));
  for (const state of hasMarks ? [OPEN, CLOSED, SCANNED, CLOSED_GOAL] : []) {
    elements.push(marks(looks, style, state, isState(state)));
  }
  if (colorAt) elements.push(...tinted(looks, colorAt));
  elements.push(path("lines", `fill="${hexOf(colors.line)}"`, lines(looks, style)));
  const isWall = (/** @type {number} */ index) => cells[index] === WALL;
  elements.push(path("wall", `fill="${hexOf(colors.wall)}"`, outline(looks, isWall)));
  if (hatchesWalls(size)) {
    const line = `fill="none" stroke="${hexOf(colors["wall-mark"])}" stroke-width="${unit(Math.max(1, size / 28), size)}"`;
    elements.push(
      path(
        "wall-mark",
        line,
        each(looks, isWall, (x, y) => hatch(x, y, 1, 1)),
      ),
    );
  }
  return elements;
}

/** A length in pixels in units of a cell. @param {number} pixels @param {number} size */
const unit = (pixels, size) => String(Math.round((pixels / size) * 10_000) / 10_000);

/** @param {Looks} looks @param {(index: number) => boolean} isIn @param {(x: number, y: number) => string} draw */
function each(looks, isIn, draw) {
  let data = "";
  for (let index = 0; index < looks.cells.length; index++) {
    if (isIn(index)) data += draw(columnOf(looks, index), rowOf(looks, index));
  }
  return data;
}

/** The lines at the right and at the bottom of all cells. @param {Looks} looks @param {Style} style */
function lines({ width, height }, { size, gap }) {
  if (size < LINES_FROM) return "";
  const thick = Number(unit(gap, size));
  const at = (/** @type {number} */ place) => String(Math.round((place - thick) * 10_000) / 10_000);
  const down = Array.from({ length: width }, (_, x) => `M${at(x + 1)} 0h${thick}v${height}h${-thick}z`);
  const across = Array.from({ length: height }, (_, y) => `M0 ${at(y + 1)}h${width}v${thick}h${-width}z`);
  return down.join("") + across.join("");
}

/**
 * Diagonal lines that continue from cell to cell.
 * @param {number} x
 * @param {number} y
 * @param {number} side How much of the cell they are in.
 * @param {number} count
 */
function hatch(x, y, side, count) {
  let data = "";
  for (let i = 0; i < 2 * count; i++) {
    const at = ((i + 0.5) * side) / count;
    const beyond = Math.max(0, at - side);
    const length = numberText(at - 2 * beyond);
    data += `M${numberText(x + at - beyond)} ${numberText(y + beyond)}l-${length} ${length}`;
  }
  return data;
}

/** The denser, the larger the penalty. @param {Looks} looks @param {Style} style */
function penalties(looks, { colors, size, gap }) {
  const { cells, states } = looks;
  const hasLines = size >= MARKS_FROM;
  const inner = 1 - gap / size;
  const densityOf = (/** @type {number} */ byte) => Math.min(5, Math.ceil(byte / 10));
  const elements = [];
  for (const [state, fill] of FILLS.entries()) {
    const ink = hexOf(fill === "ground" ? colors.penalty : colors[`${fill}-mark`]);
    for (let density = 1; density <= 5; density++) {
      const isIn = (/** @type {number} */ index) =>
        states[index] === state && isPenalty(cells[index]) && densityOf(cells[index]) === density;
      const line = `fill="none" stroke="${ink}" stroke-width="${unit(Math.max(1, (size * inner) / 28), size)}"`;
      const area = `fill="${ink}" opacity="${numberText(0.2 + 0.06 * density)}"`;
      const data = hasLines ? each(looks, isIn, (x, y) => hatch(x, y, inner, density)) : outline(looks, isIn);
      elements.push(path(`penalty-${fill}`, hasLines ? line : area, data));
    }
  }
  return elements;
}

/**
 * What is drawn in the cells of a state: a shape for each, so that it can be told without colors.
 * @param {Looks} looks
 * @param {Style} style
 * @param {number} state
 * @param {(index: number) => boolean} isIn
 */
function marks(looks, { colors, size, gap, hasNumbers }, state, isIn) {
  const fill = /** @type {Exclude<typeof FILLS[number], "ground">} */ (FILLS[state]);
  const [inner, ink, name] = [size - gap, hexOf(colors[`${fill}-mark`]), `${fill}-mark`];
  const inUnits = (/** @type {number} */ pixels) => pixels / size;
  const half = inUnits(inner / 2);
  const stroked = (/** @type {number} */ width) => `fill="none" stroke="${ink}" stroke-width="${unit(width, size)}"`;
  const rectangle =
    (/** @type {number} */ width, /** @type {number} */ height) =>
    (/** @type {number} */ x, /** @type {number} */ y) => {
      const [left, top] = [(inner - width) / 2, (inner - height) / 2].map((at) => inUnits(Math.round(at)));
      return roundRectData(x + left, y + top, inUnits(width), inUnits(height), 0);
    };
  if (state === OPEN && !hasNumbers) {
    const ring = (/** @type {number} */ x, /** @type {number} */ y) =>
      circleData(x + half, y + half, inUnits(inner * 0.22));
    return path(name, stroked(Math.max(1, Math.round(inner / 14))), each(looks, isIn, ring));
  }
  if (state === SCANNED) {
    const dash = rectangle(Math.round(inner / 4), Math.max(1, Math.round(inner / 14)));
    return path(name, `fill="${ink}"`, each(looks, isIn, dash));
  }
  if (hasNumbers) return "";
  const side = Math.max(2, Math.round(inner / 7));
  const radius = inUnits(Math.max(1, inner / 11));
  const dot = (/** @type {number} */ x, /** @type {number} */ y) => circleData(x + half, y + half, radius);
  return path(name, `fill="${ink}"`, each(looks, isIn, state === CLOSED ? dot : rectangle(side, side)));
}

/** The colors of a layer, over the states. @param {Looks} looks @param {(index: number) => string | undefined} colorAt */
function tinted(looks, colorAt) {
  const { cells } = looks;
  const colors = Array.from(cells, (byte, index) => (byte === WALL ? undefined : colorAt(index)));
  return [...new Set(colors)].flatMap((color) => {
    if (color === undefined) return [];
    return [
      path(
        "layer",
        `fill="${hexOf(color)}"`,
        outline(looks, (index) => colors[index] === color),
      ),
    ];
  });
}
