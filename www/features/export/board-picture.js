// The board of a picture: the same functions in the same order as on the screen (`core/render/renderer.js`), at a size of its
// own, on a canvas or as SVG.

import { drawFrame, drawGoal, drawOutline, drawPath, drawStart, pathEdge } from "../../core/render/board-overlay.js";
import { Picture } from "../../core/render/board-pixels.js";
import { NumberLayer } from "../../core/render/cell-digits.js";
import { CellLayer } from "../../core/render/cells-layer.js";
import { drawFrontierOf } from "../../core/render/frontier.js";
import { drawBand } from "../../core/render/path-band.js";
import { pixelRatio, workIn } from "../../core/render/ratio.js";
import { colorsAt } from "../../core/render/receding.js";
import { coordOf } from "../../rules/cells.js";
import { sizeOf } from "./searched.js";
import { boardSize, EDGE, ratioOf } from "./size.js";
import { put, targetOf } from "./target.js";
import { numberText } from "./vector/path-data.js";
import { asContext, VectorContext } from "./vector/svg-context.js";
import { cellElements, looksOf } from "./vector/vector-cells.js";

/**
 * @import { Camera } from "../../core/render/camera.js"
 * @import { Drawing, Place, Sights } from "../../core/render/renderer.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Area } from "./searched.js"
 * @import { Numbers } from "./size.js"
 * @import { Kind, Target } from "./target.js"
 */

/** How far down in its cell f is where it is alone, and where g and h are above it. */
const MIDDLES = { none: undefined, f: 0.5, all: 0.63 };

/**
 * What is drawn and how.
 * @typedef {object} Scene
 * @property {Run} run
 * @property {Sights} sights
 * @property {Iterable<Drawing>} drawings What panels have put on the board.
 * @property {Colors} colors
 * @property {Numbers} numbers
 * @property {Area} [area] The part of the board that is shown, if it is not all of it.
 * @property {readonly Run[]} [others] What else is in the picture, for its legend.
 */

/** How many columns and rows are shown. @param {Scene} scene */
export const partOf = ({ run, area }) => (area ? sizeOf(area) : run.board);

/** @param {Kind} kind @param {Scene} scene @param {number} size The size of a cell. @returns {Target} */
export function boardPicture(kind, scene, size) {
  const { width, height } = boardSize(partOf(scene), size);
  const target = targetOf(kind, width, height);
  if (scene.area) put(target, partPicture(kind, scene, scene.area, size), EDGE, EDGE);
  else redraw(target, scene, size);
  return target;
}

/** A part of the board, and nothing of what is next to it. @param {Kind} kind @param {Scene} scene @param {Area} area @param {number} size @returns {Target} */
function partPicture(kind, scene, area, size) {
  const { width, height } = sizeOf(area);
  const target = targetOf(kind, Math.ceil(width * size), Math.ceil(height * size));
  workIn({ devicePixelRatio: ratioOf(size, scene.numbers) });
  draw(target, scene, { size, left: -area.left * size, top: -area.top * size });
  // As on a canvas, nothing is drawn beyond it.
  target.vector?.clip();
  return target;
}

/** Draws another step over a picture of the same size. @param {Target} target @param {Scene} scene @param {number} size @param {CellLayer} [layer] Kept from one to the next. */
export function redraw(target, scene, size, layer) {
  // Everything is drawn at once, and whoever draws next says for which window.
  workIn({ devicePixelRatio: ratioOf(size, scene.numbers) });
  draw(target, scene, { size, left: EDGE, top: EDGE }, layer);
}

/** @param {Target} target @param {Scene} scene @param {Camera} camera @param {CellLayer} [layer] */
function draw(target, scene, camera, layer) {
  const { context } = target;
  const { run, sights, numbers } = scene;
  const drawings = [...scene.drawings];
  const colors = colorsAt(run, sights, scene.colors, !areStatesSeen(drawings));
  const { board, path } = run;
  const middle = areStatesSeen(drawings) ? MIDDLES[numbers] : undefined;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const canvas = target.vector ? paperOf(context.canvas) : context.canvas;
  const place = { context, camera, canvas, board, run, colors, font: FONT, middle, hasPath: sights.path };
  if (target.vector) prepare(drawings, place);
  drawCells(target, { ...scene, colors }, camera, layer);
  drawFrame(context, camera, board, colors);
  for (const drawing of drawings) drawUnder(target, drawing, place);
  if (areStatesSeen(drawings)) drawFrontierOf(context, run, camera, colors, canvas);
  if (path && sights.path && middle !== undefined) drawBand(context, camera, path.cells, 1, colors, pathEdge());
  else if (path && sights.path) drawPath(context, camera, path.cells, 1, colors);
  for (const { onPath } of drawings) onPath?.(place);
  if (sights.ends) {
    drawStart(context, camera, board.start, colors);
    drawGoal(context, camera, board.goal, colors);
  }
  if (run.current && !path && !run.within) {
    drawOutline(context, camera, run.current, colors.current, "current", colors["path-edge"]);
  }
  if (middle !== undefined && !run.error) drawNumbers(target, { ...scene, colors }, camera, middle, drawings);
  for (const { over } of drawings) over?.(place);
}

const FONT = "system-ui, sans-serif";

/** Whether the states of cells are seen. @param {Drawing[]} drawings */
const areStatesSeen = (drawings) => !drawings.some(({ coversStates }) => coversStates);

/** As much of a canvas as drawing on an SVG asks for: what is on paper may take its time. @param {{ width: number, height: number }} size */
const paperOf = ({ width, height }) =>
  /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ ({ width, height, closest: () => true }));

/**
 * Has drawings that give colors to cells find these out, in the colors of the picture: in an SVG the cells come first.
 * @param {Drawing[]} drawings
 * @param {Place} place
 */
function prepare(drawings, place) {
  const context = asContext(new VectorContext(place.canvas.width, place.canvas.height));
  for (const { under, colorAt } of drawings) if (colorAt) under?.({ ...place, context });
}

/** @param {Target} target @param {Drawing} drawing @param {Place} place */
function drawUnder({ vector }, { under, colorAt }, place) {
  // Many small lines over the whole board, in a few styles.
  if (vector && colorAt) vector.sorted(() => under?.(place));
  else under?.(place);
}

/** @param {Target} target @param {Scene} scene @param {Camera} camera @param {CellLayer} [kept] */
function drawCells({ context, vector }, { run, colors, numbers, drawings }, camera, kept) {
  const hasNumbers = numbers !== "none";
  if (vector) {
    const { size, left, top } = camera;
    const gap = Math.max(1, Math.round(pixelRatio()));
    const colorAt = colorsOf([...drawings], run.board);
    const elements = cellElements({ ...looksOf(run), colorAt }, { colors, size, gap, hasNumbers });
    vector.add(`<g transform="translate(${left} ${top}) scale(${numberText(size)})">${elements}</g>`);
    return;
  }
  const layer = kept ?? cellLayer(context.canvas);
  layer.draw(run, camera, colors, hasNumbers);
  context.drawImage(layer.canvas, 0, 0);
}

/** The cells on a canvas of their own. @param {{ width: number, height: number }} size */
export function cellLayer({ width, height }) {
  const layer = new CellLayer();
  layer.picture = new Picture();
  Object.assign(layer.canvas, { width, height });
  return layer;
}

/** The colors that a layer gives to cells. @param {Drawing[]} drawings @param {{ width: number }} board */
function colorsOf(drawings, board) {
  const layer = drawings.find(({ colorAt }) => colorAt);
  return layer && ((/** @type {number} */ index) => layer.colorAt?.(...coordOf(board, index)));
}

/** @param {Target} target @param {Scene} scene @param {Camera} camera @param {number} middle @param {Drawing[]} drawings */
function drawNumbers({ context, vector }, { run, sights, colors }, camera, middle, drawings) {
  const { width, height } = run.board;
  const look = {
    visible: { left: 0, top: 0, right: width, bottom: height },
    colors,
    font: FONT,
    middle,
    hasEnds: sights.ends,
    path: sights.path ? run.path?.cells : undefined,
    share: 1,
    below: drawings.find(({ colorAt }) => colorAt),
  };
  const write = () => new NumberLayer().draw(context, run, camera, look);
  if (vector) vector.sorted(write);
  else write();
}
