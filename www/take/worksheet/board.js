// The board of a worksheet: the part of it that is asked about, with columns and rows numbered, and what is left empty.

import { NumberLayer } from "../../render/numbers.js";
import { drawFrame, drawGoal, drawOutline, drawPath, drawStart, pathEdge, pathWidth } from "../../render/overlay.js";
import { workIn } from "../../render/ratio.js";
import { cellElements, looksOf } from "../vector/cells.js";
import { VectorContext } from "../vector/context.js";
import { LEAST, RULER } from "./paper.js";

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("./facts.js").Area} Area */
/** @typedef {import("../../run/run.js").Run} Run */

/** From this size on, cells have room for f and an arrow. */
const NUMBERS_FROM = 28;
/** Room around the board for its frame. */
const EDGE = 2;
const FONT = "system-ui, sans-serif";

/**
 * @param {Facts} facts
 * @param {Run} run At the step of the facts.
 * @param {number} size The size of a cell.
 * @param {import("../../theme.js").Colors} colors
 * @param {boolean} isSolved Whether the answers are shown.
 * @param {readonly ("g" | "h" | "f")[]} letters What is asked for in open cells.
 * @param {VectorContext["measure"]} measure
 */
export function worksheetBoard(facts, run, size, colors, isSolved, letters, measure) {
  const { area, ask } = facts;
  const part = { width: area.right - area.left, height: area.bottom - area.top };
  const vector = new VectorContext(RULER + part.width * size + EDGE, RULER + part.height * size + EDGE, measure);
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));
  workIn({ devicePixelRatio: 1 });
  const hasNumbers = size >= (ask === "path" ? NUMBERS_FROM : LEAST);
  const looks = cut(looksOf(run), area);
  const elements = cellElements(looks, { colors, size, gap: 1, hasNumbers });
  vector.add(`<g transform="translate(${RULER} ${RULER}) scale(${size})">${elements}</g>`);
  drawFrame(context, { size, left: RULER, top: RULER }, part, colors);
  drawRuler(context, area, size, run.board.origin, colors);
  const camera = { size, left: RULER - area.left * size, top: RULER - area.top * size };
  const { board, path } = run;
  const hasPath = isSolved && path !== undefined;
  if (hasPath) drawPath(context, camera, path.cells, 1, colors, hasNumbers ? 0.5 : undefined);
  if (isIn(area, board.start)) drawStart(context, camera, board.start, colors);
  if (isIn(area, board.goal)) drawGoal(context, camera, board.goal, colors);
  if (run.current && !path && isIn(area, run.current)) {
    drawOutline(context, camera, run.current, colors.current, "current", colors["path-edge"]);
  }
  if (hasNumbers) writeNumbers(vector, facts, run, camera, colors, isSolved, hasPath);
  for (const [index, { coord }] of facts.answers.entries()) {
    if (!isIn(area, coord)) continue;
    if (ask === "values" && !isSolved) drawBlanks(context, camera, coord, letters, colors, directionOf(run, coord));
    if (ask === "next" && isSolved) drawPlace(context, camera, coord, index + 1, colors);
  }
  // The goal's own cell hides its arrow.
  if (ask === "path" && hasNumbers && !isSolved)
    drawArrow(context, camera, board.goal, directionOf(run, board.goal), colors.mark);
  return vector;
}

/** @param {Area} area @param {import("../../board/board.js").Coord} coord */
const isIn = ({ left, top, right, bottom }, [x, y]) => x >= left && x < right && y >= top && y < bottom;

/** A part of the board. @param {import("../vector/cells.js").Looks} looks @param {Area} area */
function cut({ width, cells, states }, { left, top, right, bottom }) {
  /** @type {number[]} */
  const indexes = [];
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) indexes.push(y * width + x);
  const of = (/** @type {Uint8Array} */ values) => Uint8Array.from(indexes, (index) => values[index]);
  return { width: right - left, height: bottom - top, cells: of(cells), states: of(states) };
}

/** @param {Run} run @param {import("../../board/board.js").Coord} coord */
const directionOf = ({ solver }, coord) => solver.numbersIn(...coord, 1, 1)[3];

/** The numbers of columns and rows, as many as there is room for. @param {CanvasRenderingContext2D} context @param {Area} area @param {number} size @param {import("../../board/board.js").Coord} origin @param {import("../../theme.js").Colors} colors */
function drawRuler(context, { left, top, right, bottom }, size, [originX, originY], colors) {
  const every = Math.max(1, Math.ceil(20 / size));
  Object.assign(context, {
    textAlign: "center",
    textBaseline: "middle",
    fillStyle: colors["text-soft"],
    font: `400 11px ${FONT}`,
  });
  for (let x = left; x < right; x += every)
    context.fillText(String(x + originX), RULER + (x - left + 0.5) * size, RULER / 2);
  Object.assign(context, { textAlign: "right" });
  for (let y = top; y < bottom; y += every)
    context.fillText(String(y + originY), RULER - 4, RULER + (y - top + 0.5) * size);
}

/**
 * The numbers in cells, but for those that are asked for.
 * @param {VectorContext} vector
 * @param {Facts} facts
 * @param {Run} run
 * @param {import("../../render/camera.js").Camera} camera
 * @param {import("../../theme.js").Colors} colors
 * @param {boolean} isSolved
 * @param {boolean} hasPath
 */
function writeNumbers(vector, { ask, area, answers }, run, camera, colors, isSolved, hasPath) {
  const { board, solver } = run;
  const hidden = ask === "values" && !isSolved ? answers.map(({ coord: [x, y] }) => y * board.width + x) : [];
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
      for (const index of hidden) {
        const place = (Math.floor(index / board.width) - y) * columns + (index % board.width) - x;
        numbers[4 * place] = Number.NaN;
      }
      return numbers;
    },
  };
  const shown = { revision: run.revision, board, solver: face };
  const look = {
    visible: area,
    colors,
    font: FONT,
    middle: ask === "path" ? 0.5 : 0.63,
    hasEnds: true,
    path: hasPath ? run.path?.cells : undefined,
    share: 1,
    line: pathWidth(camera.size, true),
    edge: pathEdge(),
  };
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (vector));
  vector.sorted(() =>
    new NumberLayer().draw(context, /** @type {Run} */ (/** @type {unknown} */ (shown)), camera, look),
  );
}

/** Where the numbers of a cell are to be written: g at the left, h at the right, f below. @type {Record<"g" | "h" | "f", [number, number]>} */
const PLACES = { g: [0.14, 0.24], h: [0.55, 0.24], f: [0.14, 0.7] };

/** @param {CanvasRenderingContext2D} context @param {import("../../render/camera.js").Camera} camera @param {import("../../board/board.js").Coord} coord @param {readonly ("g" | "h" | "f")[]} letters @param {import("../../theme.js").Colors} colors @param {number} direction */
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

/** A triangle at the edge of a cell on the side of its parent. @param {CanvasRenderingContext2D} context @param {import("../../render/camera.js").Camera} camera @param {import("../../board/board.js").Coord} coord @param {number} direction @param {string} color */
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

/** The place of a cell in the order. @param {CanvasRenderingContext2D} context @param {import("../../render/camera.js").Camera} camera @param {import("../../board/board.js").Coord} coord @param {number} place @param {import("../../theme.js").Colors} colors */
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
