// The board of a picture: the same functions in the same order as on the screen (`render/renderer.js`), at a size of its
// own, on a canvas or as SVG.

import { CellLayer } from "../render/layer.js";
import { NumberLayer } from "../render/numbers.js";
import { drawFrame, drawGoal, drawOutline, drawPath, drawStart, pathEdge, pathWidth } from "../render/overlay.js";
import { Picture } from "../render/picture.js";
import { pixelRatio, workIn } from "../render/ratio.js";
import { boardSize, EDGE, ratioOf } from "./size.js";
import { targetOf } from "./target.js";
import { cellElements, looksOf } from "./vector/cells.js";
import { asContext, VectorContext } from "./vector/context.js";
import { numberText } from "./vector/path-data.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../theme.js").Colors} Colors */
/** @typedef {import("./target.js").Target} Target */

/** How far down in its cell f is where it is alone, and where g and h are above it. */
const MIDDLES = { none: undefined, f: 0.5, all: 0.63 };

/**
 * What is drawn and how.
 * @typedef {object} Scene
 * @property {Run} run
 * @property {import("../render/renderer.js").Sights} sights
 * @property {Iterable<import("../render/renderer.js").Drawing>} drawings What panels have put on the board.
 * @property {Colors} colors
 * @property {import("./size.js").Numbers} numbers
 */

/** @param {import("./target.js").Kind} kind @param {Scene} scene @param {number} size The size of a cell. @returns {Target} */
export function boardPicture(kind, scene, size) {
  const { width, height } = boardSize(scene.run.board, size);
  const target = targetOf(kind, width, height);
  redraw(target, scene, size);
  return target;
}

/** Draws another step over a picture of the same size. @param {Target} target @param {Scene} scene @param {number} size @param {CellLayer} [layer] Kept from one to the next. */
export function redraw(target, scene, size, layer) {
  // Everything is drawn at once, and whoever draws next says for which window.
  workIn({ devicePixelRatio: ratioOf(size, scene.numbers) });
  draw(target, scene, { size, left: EDGE, top: EDGE }, layer);
}

/** @param {Target} target @param {Scene} scene @param {import("../render/camera.js").Camera} camera @param {CellLayer} [layer] */
function draw(target, scene, camera, layer) {
  const { context } = target;
  const { run, sights, colors, numbers } = scene;
  const { board, path } = run;
  const drawings = [...scene.drawings];
  const middle = MIDDLES[numbers];
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const canvas = target.vector ? paperOf(context.canvas) : context.canvas;
  const place = { context, camera, canvas, board, run, colors, font: FONT, middle, hasPath: sights.path };
  if (target.vector) prepare(drawings, place);
  drawCells(target, scene, camera, layer);
  drawFrame(context, camera, board, colors);
  for (const drawing of drawings) drawUnder(target, drawing, place);
  if (path && sights.path) drawPath(context, camera, path.cells, 1, colors, middle);
  if (sights.ends) {
    drawStart(context, camera, board.start, colors);
    drawGoal(context, camera, board.goal, colors);
  }
  if (run.current && !path && !run.within) {
    drawOutline(context, camera, run.current, colors.current, "current", colors["path-edge"]);
  }
  if (middle !== undefined && !run.error) drawNumbers(target, scene, camera, middle, drawings);
  for (const { over } of drawings) over?.(place);
}

const FONT = "system-ui, sans-serif";

/** As much of a canvas as drawing on an SVG asks for: what is on paper may take its time. @param {{ width: number, height: number }} size */
const paperOf = ({ width, height }) =>
  /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ ({ width, height, closest: () => true }));

/**
 * Has drawings that give colors to cells find these out, in the colors of the picture: in an SVG the cells come first.
 * @param {import("../render/renderer.js").Drawing[]} drawings
 * @param {import("../render/renderer.js").Place} place
 */
function prepare(drawings, place) {
  const context = asContext(new VectorContext(place.canvas.width, place.canvas.height));
  for (const { under, colorAt } of drawings) if (colorAt) under?.({ ...place, context });
}

/** @param {Target} target @param {import("../render/renderer.js").Drawing} drawing @param {import("../render/renderer.js").Place} place */
function drawUnder({ vector }, { under, colorAt }, place) {
  // Many small lines over the whole board, in a few styles.
  if (vector && colorAt) vector.sorted(() => under?.(place));
  else under?.(place);
}

/** @param {Target} target @param {Scene} scene @param {import("../render/camera.js").Camera} camera @param {CellLayer} [kept] */
function drawCells({ context, vector }, { run, colors, numbers, drawings }, camera, kept) {
  const hasNumbers = numbers !== "none";
  if (vector) {
    const { size, left, top } = camera;
    const gap = Math.max(1, Math.round(pixelRatio()));
    const colorAt = colorsOf([...drawings], run.board.width);
    const elements = cellElements({ ...looksOf(run), colorAt }, { colors, size, gap, hasNumbers });
    vector.add(`<g transform="translate(${left} ${top}) scale(${numberText(size)})">${elements}</g>`);
    return;
  }
  const layer = kept ?? cellLayer(context.canvas, colors);
  layer.draw(run, camera, colors, hasNumbers);
  context.drawImage(layer.canvas, 0, 0);
}

/** The cells on a canvas of their own. @param {{ width: number, height: number }} size @param {Colors} colors */
export function cellLayer({ width, height }, colors) {
  const layer = new CellLayer();
  layer.picture = new Picture();
  Object.assign(layer.canvas, { width, height });
  layer.recolor(colors);
  return layer;
}

/** The colors that a layer gives to cells. @param {import("../render/renderer.js").Drawing[]} drawings @param {number} width */
function colorsOf(drawings, width) {
  const layer = drawings.find(({ colorAt }) => colorAt);
  return layer && ((/** @type {number} */ index) => layer.colorAt?.(index % width, Math.floor(index / width)));
}

/** @param {Target} target @param {Scene} scene @param {import("../render/camera.js").Camera} camera @param {number} middle @param {import("../render/renderer.js").Drawing[]} drawings */
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
    line: pathWidth(camera.size, true),
    edge: pathEdge(),
    below: drawings.find(({ colorAt }) => colorAt),
  };
  const write = () => new NumberLayer().draw(context, run, camera, look);
  if (vector) vector.sorted(write);
  else write();
}
