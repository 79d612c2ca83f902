// Numbers in cells that are large enough: f in the middle, g and h above it, an arrow at the edge towards the parent.
// Loaded when there are such cells. So it imports nothing from modules that are loaded before: what is shared would have
// to be a file of its own.

/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("../theme.js").Colors} Colors */
/** @typedef {import("../run/run.js").Run} Run */

/** The size of cells in CSS pixels from which g and h are shown. */
const G_AND_H_FROM = 58;
/** The state of a closed cell, as the engine numbers it. */
const CLOSED = 2;
const NUMBERS_PER_CELL = 4;

const STYLE = new Intl.NumberFormat("en", { maximumFractionDigits: 1, useGrouping: false });

export class NumberLayer {
  /** The numbers that were requested last, and what they belong to. @type {Float64Array} */
  #numbers = new Float64Array(0);
  #askedFor = "";

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
   * @param {ReturnType<typeof import("./camera.js").visibleCells>} visible
   * @param {number} ratio Canvas pixels per CSS pixel.
   * @param {Colors} colors
   * @param {string} font The font's family.
   */
  draw(context, run, camera, visible, ratio, colors, font) {
    const { size } = camera;
    const [columns, rows] = [visible.right - visible.left, visible.bottom - visible.top];
    if (columns <= 0 || rows <= 0) return;
    const numbers = this.#numbersOf(run, [visible.left, visible.top, columns, rows]);
    const hasCorners = size / ratio >= G_AND_H_FROM;
    const states = run.solver.states();
    context.textBaseline = "middle";
    for (let i = 0; i < columns * rows; i++) {
      const [g, h, f, direction] = numbers.subarray(i * NUMBERS_PER_CELL, (i + 1) * NUMBERS_PER_CELL);
      if (Number.isNaN(g)) continue;
      const [x, y] = [visible.left + (i % columns), visible.top + Math.floor(i / columns)];
      const [left, top] = [camera.left + x * size, camera.top + y * size];
      context.fillStyle = colors.text;
      context.textAlign = "center";
      const middle = top + size * (hasCorners ? 0.59 : 0.5);
      write(context, STYLE.format(f), left + size / 2, middle, size * 0.62, size * 0.3, 600, font);
      if (hasCorners) {
        const inset = size * 0.13;
        context.fillStyle = colors["text-soft"];
        context.textAlign = "left";
        write(context, STYLE.format(g), left + inset, top + size * 0.29, size * 0.35, size * 0.16, 400, font);
        context.textAlign = "right";
        write(context, STYLE.format(h), left + size - inset, top + size * 0.29, size * 0.35, size * 0.16, 400, font);
      }
      if (!Number.isNaN(direction)) {
        context.fillStyle = states[y * run.board.width + x] === CLOSED ? colors["closed-mark"] : colors["open-mark"];
        drawArrow(context, left, top, size, direction);
      }
    }
  }
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
  context.font = `${weight} ${Math.round(size)}px ${font}`;
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
  const length = size * 0.08;
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
