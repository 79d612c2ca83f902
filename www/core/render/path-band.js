// The path where cells show numbers: one shape from start to goal, as wide as the numbers, which are written on it.

/**
 * @import { Camera } from "./camera.js"
 * @import { Colors } from "./theme.js"
 */

/** How wide it is along rows and columns, and where it goes from corner to corner, in cells: there the numbers beside it are near. */
const [WIDTH, DIAGONAL] = [0.9, 0.3];
/** The radius of its corners, in cells. */
const ROUND = 0.2;

/** How many of a path's cells are on it when a share of it is drawn. @param {Uint32Array} cells @param {number} share */
export const countOf = ({ length }, share) =>
  length < 4 || share <= 0 ? 0 : Math.floor((length / 2 - 1) * share + 1.5);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Camera} camera
 * @param {Uint32Array} cells x and y alternating.
 * @param {number} share How much of it is drawn, 0 to 1.
 * @param {Colors} colors
 * @param {number} edge How wide the edge on each side of it is.
 * @param {number} [diagonal] How wide it is from corner to corner, in cells.
 */
export function drawBand(context, camera, cells, share, colors, edge, diagonal = DIAGONAL) {
  const { runs, bends } = partsOf(cells, countOf(cells, share));
  const seen = inSight(context.canvas, camera);
  const [rounds, lines] = [runs.filter(seen), bends.filter(seen)];
  context.lineCap = "butt";
  context.lineJoin = "round";
  for (const [beyond, color] of /** @type {const} */ ([
    [edge, colors["path-edge"]],
    [0, colors.path],
  ])) {
    context.fillStyle = context.strokeStyle = color;
    context.beginPath();
    for (const line of lines) traceBend(context, camera, line);
    context.lineWidth = diagonal * camera.size + 2 * beyond;
    context.stroke();
    context.beginPath();
    for (const run of rounds) traceRun(context, camera, run, beyond);
    context.fill();
  }
}

/** Two cells: columns and rows. @typedef {[number, number, number, number]} Pair */

/**
 * What the shape is made of: runs along rows and columns, of one cell where both its moves are diagonal, and diagonal moves
 * between them.
 * @param {Uint32Array} cells
 * @param {number} count How many of them.
 */
function partsOf(cells, count) {
  /** @type {Pair[]} */
  const runs = [];
  /** @type {Pair[]} */
  const bends = [];
  /** @type {Pair | undefined} */
  let run;
  for (let i = 0; i < count; i++) {
    const [x, y] = [cells[2 * i], cells[2 * i + 1]];
    const isDiagonal = run !== undefined && run[2] !== x && run[3] !== y;
    const goesOn = run !== undefined && ((run[0] === x && run[2] === x) || (run[1] === y && run[3] === y));
    if (run && isDiagonal) bends.push([run[2], run[3], x, y]);
    if (run && goesOn) {
      [run[2], run[3]] = [x, y];
    } else {
      // A turn belongs to both runs.
      run = run && !isDiagonal ? [run[2], run[3], x, y] : [x, y, x, y];
      runs.push(run);
    }
  }
  return { runs, bends };
}

/** Whether anything of what joins two cells is on the canvas. @param {{ width: number, height: number }} canvas @param {Camera} camera */
const inSight =
  ({ width, height }, { size, left, top }) =>
  (/** @type {Pair} */ [x0, y0, x1, y1]) =>
    left + (Math.max(x0, x1) + 1) * size > 0 &&
    top + (Math.max(y0, y1) + 1) * size > 0 &&
    left + Math.min(x0, x1) * size < width &&
    top + Math.min(y0, y1) * size < height;

/** @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Pair} bend */
function traceBend(context, { size, left, top }, [x0, y0, x1, y1]) {
  context.moveTo(left + (x0 + 0.5) * size, top + (y0 + 0.5) * size);
  context.lineTo(left + (x1 + 0.5) * size, top + (y1 + 0.5) * size);
}

/** @param {CanvasRenderingContext2D} context @param {Camera} camera @param {Pair} run @param {number} beyond */
function traceRun(context, { size, left, top }, [x0, y0, x1, y1], beyond) {
  const side = WIDTH * size + 2 * beyond;
  const inset = (size - side) / 2;
  const [x, y] = [left + Math.min(x0, x1) * size + inset, top + Math.min(y0, y1) * size + inset];
  const [width, height] = [Math.abs(x1 - x0) * size + side, Math.abs(y1 - y0) * size + side];
  context.roundRect(x, y, width, height, ROUND * size + beyond);
}
