// Numbers in cells that are large enough: f in the middle, g and h above it, an arrow at the edge towards the parent.
// The path among such cells is one shape beneath them. Loaded when there are such cells. So it imports nothing from modules
// that are loaded before: what is shared would have to be a file of its own.

import { countOf, drawBand } from "./path-band.js";

/**
 * @import { Run } from "../run/run.js"
 * @import { Camera } from "./camera.js"
 * @import { Drawing } from "./renderer.js"
 * @import { Colors } from "./theme.js"
 */

/** The states of closed cells, as the engine numbers them. */
const CLOSED = 2;
const NUMBERS_PER_CELL = 4;
/** How wide a bold digit is, in font sizes. */
const DIGIT = 0.66;

/**
 * How large numbers are, in cells: the widest place for f alone and for f below g and h, and its largest font size in each;
 * the widest place for g and h, their largest font size, and how far they are from the sides.
 * @typedef {typeof NEAR} Sizes
 */
const NEAR = {
  aloneWidth: 0.7,
  belowWidth: 0.7,
  alone: 0.36,
  below: 0.34,
  cornerWidth: 0.35,
  corner: 0.22,
  inset: 0.11,
};
/** In full screen, for those in the last row: as much as three digits leave room for. @type {Sizes} */
const FAR = {
  aloneWidth: 0.84,
  belowWidth: 0.8,
  alone: 0.46,
  below: 0.4,
  cornerWidth: 0.4,
  corner: 0.3,
  inset: 0.08,
};
/** How wide the path is then where it goes from corner to corner, in cells. */
const NARROW = 0.26;
/** How far g and h are from the sides on the path, at least, and how wide they are there at most, in cells. */
const [ON_PATH, WIDEST_ON_PATH] = [0.12, 0.37];
/** How far what is beneath g or h goes beyond it, outwards. */
const PLATE_BEYOND = 0.04;
/** How far the middle of g and h is from the top of the cell. */
const CORNER_MIDDLE = 0.25;

const ONE_DECIMAL = new Intl.NumberFormat("en", { maximumFractionDigits: 1, useGrouping: false });
const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0, useGrouping: false });

/** A number with as many decimals as there is room for. @param {number} value */
const shortest = (value) => (Math.abs(value) < 100 ? ONE_DECIMAL : WHOLE).format(value);

/**
 * @typedef {object} Look
 * @property {ReturnType<typeof import("./camera.js").visibleCells>} visible
 * @property {Colors} colors
 * @property {string} font The font's family.
 * @property {number} middle How far down in its cell f is: half where it is alone.
 * @property {boolean} hasEnds Whether start and goal are drawn, which own their cells.
 * @property {Uint32Array | undefined} path The path that is drawn, x and y alternating.
 * @property {number} share How much of it is drawn.
 * @property {Drawing} [below] What has given cells their colors, if they have others than their states'.
 * @property {(value: number) => string} [textOf] How numbers are written, if not with as many decimals as there is room for.
 */

export class NumberLayer {
  /** The numbers that were requested last, and what they belong to. @type {Float64Array} */
  #numbers = new Float64Array(0);
  #askedFor = "";

  /** The path beneath the numbers. @param {Parameters<typeof drawBand>} args */
  drawPath(...args) {
    const [context, camera, cells, share, colors, edge] = args;
    drawBand(context, camera, cells, share, colors, edge, isFar(context.canvas) ? NARROW : undefined);
  }

  /** The numbers of a part of the board, requested once as long as nothing changes. @param {Run} run @param {[number, number, number, number]} part */
  #numbersOf({ revision, solver }, part) {
    const askedFor = [revision, ...part].join();
    if (askedFor !== this.#askedFor) this.#numbers = solver.numbersIn(...part);
    this.#askedFor = askedFor;
    return this.#numbers;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Run} run
   * @param {Camera} camera
   * @param {Look} look
   */
  draw(context, run, camera, look) {
    const { size } = camera;
    const { visible, colors } = look;
    const { board, solver } = run;
    const [columns, rows] = [visible.right - visible.left, visible.bottom - visible.top];
    if (columns <= 0 || rows <= 0) return;
    const numbers = this.#numbersOf(run, [visible.left, visible.top, columns, rows]);
    const sides = solver.sideStates();
    const states = solver.states();
    const crossed = crossedBy(look, board.width);
    const ends = look.hasEnds ? [board.start, board.goal].map(([x, y]) => y * board.width + x) : [];
    const sizes = isFar(context.canvas) ? FAR : NEAR;
    // Breadth-first search estimates nothing, and adds nothing up.
    const hasH = run.options.algorithm !== "breadth-first";
    const onPath = {
      ...sizes,
      inset: Math.max(sizes.inset, ON_PATH),
      cornerWidth: Math.min(sizes.cornerWidth, WIDEST_ON_PATH),
    };
    context.textBaseline = "middle";
    for (let i = 0; i < columns * rows; i++) {
      const [g, h, f, direction] = numbers.subarray(i * NUMBERS_PER_CELL, (i + 1) * NUMBERS_PER_CELL);
      const [x, y] = [visible.left + (i % columns), visible.top + Math.floor(i / columns)];
      const index = y * board.width + x;
      if (Number.isNaN(g) || ends.includes(index)) continue;
      const [left, top] = [camera.left + x * size, camera.top + y * size];
      const isClosed = states[index] === CLOSED;
      const fill = look.below?.colorAt?.(x, y);
      const isCrossed = crossed.has(index);
      const state = isClosed && sides[index] >> 2 === CLOSED ? 2 : isClosed ? 1 : 0;
      const inks = isCrossed ? inksOnPath(colors) : fill ? inksOn(fill, colors) : inksOf(colors, state);
      // What is beneath a number is its cell, or the path, and nothing else: no lines of a penalty.
      const needsPlate = !isCrossed && board.cells[index] > 0;
      const { textOf = shortest } = look;
      const corners = isCrossed ? onPath : sizes;
      writeF(context, textOf(f), left, top, size, sizes, inks, look, needsPlate);
      if (look.middle !== 0.5) {
        writeCorner(context, textOf(g), left, top, size, corners, -1, inks.g, inks.fill, look, needsPlate);
        if (hasH) writeCorner(context, textOf(h), left, top, size, corners, 1, inks.h, inks.fill, look, needsPlate);
      }
      // On the path the line leads to the parent.
      if (!Number.isNaN(direction) && !isCrossed) {
        context.fillStyle = inks.arrow;
        drawArrow(context, left, top, size, direction);
      }
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} left
 * @param {number} top
 * @param {number} cell The size of the cell.
 * @param {Sizes} sizes
 * @param {ReturnType<typeof inksOf>} inks
 * @param {Look} look
 * @param {boolean} needsPlate
 */
function writeF(context, text, left, top, cell, sizes, inks, look, needsPlate) {
  const isAlone = look.middle === 0.5;
  const width = isAlone ? sizes.aloneWidth : sizes.belowWidth;
  const size = sizeOf(text, cell, isAlone ? sizes.alone : sizes.below, width);
  const [x, y] = [left + cell / 2, top + cell * look.middle];
  if (needsPlate) {
    const half = Math.min(text.length * DIGIT * size * 0.5 + size * 0.2, cell * 0.46);
    drawPlate(context, x, y, half, size * 0.72, inks.fill);
  }
  context.fillStyle = inks.f;
  context.textAlign = "center";
  write(context, text, x, y, cell * width, size, 700, look.font);
}

/**
 * Writes g or h.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} left
 * @param {number} top
 * @param {number} cell
 * @param {Sizes} sizes
 * @param {-1 | 1} side Left or right.
 * @param {string} ink
 * @param {string} fill
 * @param {Look} look
 * @param {boolean} needsPlate
 */
function writeCorner(context, text, left, top, cell, sizes, side, ink, fill, { font }, needsPlate) {
  const { corner, cornerWidth, inset } = sizes;
  const size = sizeOf(text, cell, corner, cornerWidth);
  const most = cell * cornerWidth;
  const x = left + cell * (side < 0 ? inset : 1 - inset);
  const y = top + cell * CORNER_MIDDLE;
  if (needsPlate) {
    const beyond = cell * PLATE_BEYOND;
    const width = Math.min(text.length * DIGIT * size, most) + 1.5 * beyond;
    const half = Math.min(width, cell * (0.5 - inset) + beyond) / 2;
    drawPlate(context, x + side * (beyond - half), y, half, size * 0.6, fill);
  }
  context.fillStyle = ink;
  context.textAlign = side < 0 ? "left" : "right";
  write(context, text, x, y, most, size, 500, font);
}

/** Whether a board is shown in full screen. @param {HTMLCanvasElement} canvas */
const isFar = (canvas) => {
  // What is drawn for a file is on no page.
  const { host } = /** @type {Partial<ShadowRoot>} */ (canvas?.getRootNode?.() ?? {});
  return host?.matches(":fullscreen") ?? false;
};

/** The cells that the path is drawn through so far. @param {Look} look @param {number} width @returns {Set<number>} */
function crossedBy({ path, share, visible }, width) {
  const crossed = new Set();
  if (!path) return crossed;
  const count = countOf(path, share);
  for (let i = 0; i < count; i++) {
    const [x, y] = [path[2 * i], path[2 * i + 1]];
    if (x >= visible.left && x < visible.right && y >= visible.top && y < visible.bottom) crossed.add(y * width + x);
  }
  return crossed;
}

/** The colors in a cell that is open, closed, or closed from the goal. @param {Colors} colors @param {0 | 1 | 2} state */
function inksOf(colors, state) {
  if (state === 0) {
    return { fill: colors.open, f: colors.text, g: colors.g, h: colors.h, arrow: colors["open-mark"] };
  }
  if (state === 1) {
    return { fill: colors.closed, f: colors["text-soft"], g: colors.g, h: colors.h, arrow: colors["closed-mark"] };
  }
  const [f, g, h] = [colors["goal-side-f"], colors["goal-side-g"], colors["goal-side-h"]];
  return { fill: colors["closed-goal"], f, g, h, arrow: colors["closed-goal-mark"] };
}

/** The colors on the path. @param {Colors} colors */
const inksOnPath = (colors) => {
  const { path, "path-f": f, "path-g": g, "path-h": h } = colors;
  return { fill: path, f, g, h, arrow: f };
};

/** The colors in a cell that a layer has given a color. @param {string} fill @param {Colors} colors */
const inksOn = (fill, { text, g, h, "text-soft": arrow }) => ({ fill, f: text, g, h, arrow });

/** The largest font size at which a text has room. @param {string} text @param {number} cell @param {number} most In cells. @param {number} width In cells. */
const sizeOf = (text, cell, most, width) => cell * Math.min(most, width / (text.length * DIGIT));

/**
 * What hides whatever is beneath a number.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} halfWidth
 * @param {number} halfHeight
 * @param {string} fill
 */
function drawPlate(context, x, y, halfWidth, halfHeight, fill) {
  context.beginPath();
  context.roundRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight, halfHeight * 0.3);
  context.fillStyle = fill;
  context.fill();
}

/**
 * Writes a text, made narrower if it would not fit.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} size
 * @param {number} weight
 * @param {string} font
 */
function write(context, text, x, y, width, size, weight, font) {
  context.font = `${weight} ${size.toFixed(1)}px ${font}`;
  context.fillText(text, x, y, width);
}

/**
 * A small triangle at the edge, or in the corner, on the side of the parent.
 * @param {CanvasRenderingContext2D} context
 * @param {number} left
 * @param {number} top
 * @param {number} size
 * @param {number} direction From north clockwise, 0 to 7.
 */
function drawArrow(context, left, top, size, direction) {
  const length = size * 0.07;
  const isDiagonal = direction % 2 === 1;
  const reach = size * (isDiagonal ? 0.63 : 0.46);
  context.save();
  context.translate(left + size / 2, top + size / 2);
  context.rotate((direction * Math.PI) / 4);
  context.beginPath();
  context.moveTo(0, -reach);
  context.lineTo(length * 0.8, -reach + length);
  context.lineTo(-length * 0.8, -reach + length);
  context.fill();
  context.restore();
}
