// The board of a worksheet: the part of it that is asked about, with columns and rows numbered, and what is left empty.

import { drawFrame, drawGoal, drawOutline, drawPath, drawStart, pathEdge } from "../../../core/render/board-overlay.js";
import { NumberLayer } from "../../../core/render/cell-digits.js";
import { drawFrontier, onBoard } from "../../../core/render/frontier.js";
import { drawBand } from "../../../core/render/path-band.js";
import { workIn } from "../../../core/render/ratio.js";
import { OPEN } from "../../../core/render/tiles.js";
import { indexOf, isPenalty } from "../../../rules/cells.js";
import { costsOf } from "../../../rules/costs.js";
import { VectorContext } from "../vector/svg-context.js";
import { cellElements, looksOf } from "../vector/vector-cells.js";
import { printed } from "./by-hand.js";
import { LEAST, RULER } from "./paper.js";
import { lettersOf } from "./worksheet-facts.js";
import { lengthOf, offsetOf, piecesOf } from "./worksheet-part.js";

/**
 * @import { Camera } from "../../../core/render/camera.js"
 * @import { Colors } from "../../../core/render/theme.js"
 * @import { Run } from "../../../core/run/run.js"
 * @import { Coord } from "../../../rules/cells.js"
 * @import { Area } from "../searched.js"
 * @import { Looks } from "../vector/vector-cells.js"
 * @import { Facts } from "./worksheet-facts.js"
 * @import { View } from "./worksheet-part.js"
 * @import { Look } from "./worksheet-texts.js"
 */

/** From this size on, cells have room for f and an arrow. */
const NUMBERS_FROM = 28;
/** Room around the board for its frame. */
const EDGE = 2;
const FONT = "system-ui, sans-serif";

/**
 * @param {Facts} facts
 * @param {Run} run At the step of the facts.
 * @param {{ view: View, size: number, look: Look }} plan
 * @param {Colors} colors
 * @param {boolean} isSolved Whether the answers are shown.
 * @param {VectorContext["measure"]} measure
 */
export function worksheetBoard(facts, run, { view, size, look }, colors, isSolved, measure) {
  const [width, height] = [view.columns, view.rows].map((stretches) => RULER + lengthOf(stretches) * size + EDGE);
  const vector = new VectorContext(width, height, measure);
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));
  workIn({ devicePixelRatio: 1 });
  drawRuler(context, view, size, run.board.origin, colors);
  for (const { area, left, top } of piecesOf(view)) {
    const place = { size, left: RULER + left * size, top: RULER + top * size };
    drawPiece(vector, facts, run, area, place, colors, isSolved, look);
  }
  return vector;
}

/**
 * A part of the board.
 * @param {VectorContext} vector
 * @param {Facts} facts
 * @param {Run} run
 * @param {Area} area
 * @param {Camera} place Where it is.
 * @param {Colors} colors
 * @param {boolean} isSolved
 * @param {Look} look
 */
function drawPiece(vector, facts, run, area, place, colors, isSolved, { hasArrows, hasCosts }) {
  const { ask } = facts;
  const { size } = place;
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));
  const hasNumbers = size >= (ask === "path" ? NUMBERS_FROM : LEAST);
  const looks = cut(looksOf(run), area);
  const elements = cellElements(looks, { colors, size, gap: 1, hasNumbers });
  vector.add(`<g transform="translate(${place.left} ${place.top}) scale(${size})">${elements}</g>`);
  drawFrame(context, place, { width: looks.width, height: looks.height }, colors);
  const camera = { size, left: place.left - area.left * size, top: place.top - area.top * size };
  const { board, path } = run;
  const states = run.solver.states();
  const isOpen = onBoard(board, (index) => states[index] === OPEN);
  drawFrontier(context, camera, area, isOpen, colors);
  const hasPath = isSolved && path !== undefined;
  if (hasPath && hasNumbers) drawBand(context, camera, path.cells, 1, colors, pathEdge());
  else if (hasPath) drawPath(context, camera, path.cells, 1, colors);
  if (isIn(area, board.start)) drawStart(context, camera, board.start, colors);
  if (isIn(area, board.goal)) drawGoal(context, camera, board.goal, colors);
  if (run.current && !path && isIn(area, run.current)) {
    drawOutline(context, camera, run.current, colors.current, "current", colors["path-edge"]);
  }
  if (hasNumbers) writeNumbers(vector, facts, run, area, camera, colors, isSolved, hasPath);
  if (hasCosts && run.options.penalties) vector.sorted(() => writePenalties(context, run, area, camera, colors));
  for (const [index, { coord }] of facts.answers.entries()) {
    if (!isIn(area, coord)) continue;
    if (ask === "values" && !isSolved)
      drawBlanks(context, camera, coord, lettersOf(run.options), colors, directionOf(run, coord));
    if (ask === "next" && isSolved) drawPlace(context, camera, coord, index + 1, colors);
  }
  // The goal's own cell hides its arrow.
  const needsArrow = ask === "path" ? hasArrows && !isSolved : facts.goal !== undefined;
  if (needsArrow && isIn(area, board.goal)) {
    drawArrow(context, camera, board.goal, directionOf(run, board.goal), colors.mark);
  }
}

/** @param {Area} area @param {Coord} coord */
const isIn = ({ left, top, right, bottom }, [x, y]) => x >= left && x < right && y >= top && y < bottom;

/** A part of the board. @param {Looks} looks @param {Area} area */
function cut({ width, cells, states }, { left, top, right, bottom }) {
  /** @type {number[]} */
  const indexes = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) indexes.push(y * width + x);
  const of = (/** @type {Uint8Array} */ values) => Uint8Array.from(indexes, (index) => values[index]);
  return { width: right - left, height: bottom - top, cells: of(cells), states: of(states) };
}

/** @param {Run} run @param {Coord} coord */
const directionOf = ({ solver }, coord) => solver.numbersIn(...coord, 1, 1)[3];

/** The numbers of columns and rows, as many as there is room for. @param {CanvasRenderingContext2D} context @param {View} view @param {number} size @param {Coord} origin @param {Colors} colors */
function drawRuler(context, { columns, rows }, size, [originX, originY], colors) {
  const every = Math.max(1, Math.ceil(20 / size));
  Object.assign(context, {
    textAlign: "center",
    textBaseline: "middle",
    fillStyle: colors["text-soft"],
    font: `400 11px ${FONT}`,
  });
  for (const [index, { from, to }] of columns.entries()) {
    const left = RULER + offsetOf(columns, index) * size;
    for (let x = from; x < to; x += every)
      context.fillText(String(x + originX), left + (x - from + 0.5) * size, RULER / 2);
  }
  Object.assign(context, { textAlign: "right" });
  for (const [index, { from, to }] of rows.entries()) {
    const top = RULER + offsetOf(rows, index) * size;
    for (let y = from; y < to; y += every)
      context.fillText(String(y + originY), RULER - 4, top + (y - from + 0.5) * size);
  }
}

/**
 * The numbers in cells, but for those that are asked for.
 * @param {VectorContext} vector
 * @param {Facts} facts
 * @param {Run} run
 * @param {Area} area
 * @param {Camera} camera
 * @param {Colors} colors
 * @param {boolean} isSolved
 * @param {boolean} hasPath
 */
function writeNumbers(vector, { ask, answers }, run, area, camera, colors, isSolved, hasPath) {
  const { board, solver } = run;
  const hidden = ask === "values" && !isSolved ? answers.map(({ coord }) => coord) : [];
  const columns = area.right - area.left;
  const face = {
    states: () => solver.states(),
    sideStates: () => solver.sideStates(),
    numbersIn(
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ width,
      /** @type {number} */ height,
    ) {
      const numbers = solver.numbersIn(x, y, width, height);
      for (const [atX, atY] of hidden) {
        const [column, row] = [atX - x, atY - y];
        if (column >= 0 && column < columns && row >= 0) numbers[4 * (row * columns + column)] = Number.NaN;
      }
      return numbers;
    },
  };
  const shown = { revision: run.revision, options: run.options, board, solver: face };
  const look = {
    visible: area,
    colors,
    font: FONT,
    middle: ask === "path" ? 0.5 : 0.63,
    hasEnds: true,
    path: hasPath ? run.path?.cells : undefined,
    share: 1,
    textOf: printed,
  };
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));
  vector.sorted(() =>
    new NumberLayer().draw(context, /** @type {Run} */ (/** @type {unknown} */ (shown)), camera, look),
  );
}

/** What entering each cell costs more, below its other numbers. @param {CanvasRenderingContext2D} context @param {Run} run @param {Area} area @param {Camera} camera @param {Colors} colors */
function writePenalties(context, { board, options }, { left, top, right, bottom }, camera, colors) {
  const { penalty } = costsOf(options);
  const { size } = camera;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const byte = board.cells[indexOf(board, [x, y])];
      if (!isPenalty(byte)) continue;
      const text = `+${printed(byte * penalty)}`;
      const [atX, atY, height] = [camera.left + (x + 0.06) * size, camera.top + (y + 0.87) * size, size * 0.2];
      context.beginPath();
      context.roundRect(atX - 1, atY - height * 0.6, text.length * height * 0.62 + 2, height * 1.2, 2);
      context.fillStyle = colors.ground;
      context.fill();
      Object.assign(context, { textAlign: "left", textBaseline: "middle", fillStyle: colors.text });
      context.font = `600 ${height}px ${FONT}`;
      context.fillText(text, atX, atY);
    }
  }
}

/** Where the numbers of a cell are to be written: g at the left, h at the right, f below. @type {Record<"g" | "h" | "f", [number, number]>} */
const PLACES = { g: [0.14, 0.24], h: [0.55, 0.24], f: [0.14, 0.7] };

/** @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Coord} coord @param {readonly ("g" | "h" | "f")[]} letters @param {Colors} colors @param {number} direction */
function drawBlanks(context, camera, coord, letters, colors, direction) {
  const [left, top] = [camera.left + coord[0] * camera.size, camera.top + coord[1] * camera.size];
  Object.assign(context, { textAlign: "left", textBaseline: "middle", fillStyle: colors["text-soft"] });
  context.font = `400 ${camera.size * 0.17}px ${FONT}`;
  for (const letter of letters) {
    const [x, y] = PLACES[letter];
    context.fillText(letter, left + x * camera.size, top + y * camera.size);
  }
  drawArrow(context, camera, coord, direction, colors["open-mark"]);
}

/** A triangle at the edge of a cell on the side of its parent. @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Coord} coord @param {number} direction @param {string} color */
function drawArrow(context, { size, left, top }, [x, y], direction, color) {
  if (Number.isNaN(direction)) return;
  const reach = size * (direction % 2 === 1 ? 0.6 : 0.45);
  context.save();
  context.translate(left + (x + 0.5) * size, top + (y + 0.5) * size);
  context.rotate((direction * Math.PI) / 4);
  context.beginPath();
  context.moveTo(0, -reach);
  context.lineTo(size * 0.07, -reach + size * 0.09);
  context.lineTo(-size * 0.07, -reach + size * 0.09);
  context.closePath();
  context.fillStyle = color;
  context.fill();
  context.restore();
}

/** The place of a cell in the order. @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Coord} coord @param {number} place @param {Colors} colors */
function drawPlace(context, { size, left, top }, [x, y], place, colors) {
  const [middleX, middleY, radius] = [left + (x + 0.84) * size, top + (y + 0.84) * size, size * 0.14];
  context.beginPath();
  context.arc(middleX, middleY, radius, 0, 2 * Math.PI);
  context.fillStyle = colors.text;
  context.fill();
  Object.assign(context, { textAlign: "center", textBaseline: "middle", fillStyle: colors.ground });
  context.font = `700 ${radius * 1.4}px ${FONT}`;
  context.fillText(String(place), middleX, middleY);
}
