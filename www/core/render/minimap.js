// A small picture of the whole board in a corner, while only part of it is shown: it shows which part, and leads to
// others. Keys and wheel do the same on the board, so it is not a control for those who cannot see it.
// Loaded when it is first needed.

import { part } from "../engine/errors.js";
import { wheelFactor } from "../input/navigate.js";
import { dressLater } from "../ui/styles.js";
import { drawGoal, drawPath, drawStart } from "./board-overlay.js";
import { Picture } from "./board-pixels.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Run } from "../run/run.js"
 * @import { Renderer } from "./renderer.js"
 */

/** @typedef {{ clientX: number, clientY: number }} Point */

/** The length of its longer side in CSS pixels, and the largest share of the board's shorter side that it takes. */
const SMALLEST = 64;
const LARGEST = 160;
const SHARE = 0.3;
/** A board whose overview would be thinner than this has none. */
const THINNEST = 12;
/** The shortest time between two paintings of its picture, in milliseconds. */
const REFRESH = 200;
/** How near a drawing pointer, or the cursor, has to come for it to step aside, in CSS pixels. */
const NEAR = 24;
/** The frame around the visible part is at least this large, in CSS pixels. */
const SMALLEST_FRAME = 8;

/**
 * @typedef {object} Target
 * @property {HTMLElement} board
 * @property {() => Run} run
 * @property {(x: number, y: number) => void} lookAt Brings a point of the board, in cells, to the middle of the view.
 * @property {(factor: number) => void} zoom
 */

export class Minimap {
  #context;
  /** Board, path, start and goal, without the frame around the visible part. */
  #base = document.createElement("canvas");
  #picture = new Picture();
  #paintedFor = "";
  #paintedAt = Number.NEGATIVE_INFINITY;
  /** The values that the frame was drawn for. */
  #framedFor = "";
  /** The visible part of the board in cells: left, top, width, height. */
  #shown = [0, 0, 1, 1];
  #isPointerNear = false;

  /** @param {HTMLCanvasElement} element */
  constructor(element) {
    this.element = element;
    this.#context = contextOf(element);
  }

  /** Paints everything from scratch the next time. */
  invalidate() {
    this.#paintedFor = "";
  }

  /**
   * @param {Run} run
   * @param {Renderer} renderer
   * @param {Coord | undefined} cursor
   * @param {number} now Milliseconds.
   * @param {number} scale Canvas pixels per CSS pixel.
   * @returns {boolean} Whether it has to be drawn again even if nothing changes.
   */
  draw(run, renderer, cursor, now, scale) {
    const { board } = run;
    const { canvas, camera } = renderer;
    // Calculated, because reading the layout would force it in the middle of the frame.
    const side = Math.max(SMALLEST * scale, Math.min(LARGEST * scale, SHARE * Math.min(canvas.width, canvas.height)));
    const size = side / Math.max(board.width, board.height);
    const [left, right] = span(camera.left, camera.size, board.width, canvas.width);
    const [top, bottom] = span(camera.top, camera.size, board.height, canvas.height);
    this.#shown = [left, top, right - left, bottom - top];
    const isPart = right - left < board.width || bottom - top < board.height;
    this.element.hidden = !isPart || Math.min(board.width, board.height) * size < THINNEST * scale;
    if (this.element.hidden) return false;
    this.#resize(Math.round(board.width * size), Math.round(board.height * size), scale);
    this.element.classList.toggle("aside", this.#isPointerNear || this.#covers(renderer, cursor, scale));

    const paintedFor = [run.revision, size, board.width, board.height].join();
    const isDue = this.#paintedFor === "" || now - this.#paintedAt >= REFRESH;
    if (isDue && paintedFor !== this.#paintedFor) {
      this.#drawWhole(run, renderer, size);
      this.#paintedFor = paintedFor;
      this.#paintedAt = now;
    }
    const framedFor = [this.#paintedFor, this.#paintedAt, ...this.#shown].join();
    if (framedFor !== this.#framedFor) {
      this.#context.drawImage(this.#base, 0, 0);
      this.#drawFrame(renderer, size, scale);
    }
    this.#framedFor = framedFor;
    return paintedFor !== this.#paintedFor;
  }

  /** Board, path, start and goal. @param {Run} run @param {Renderer} renderer @param {number} size The size of a cell. */
  #drawWhole(run, { colors }, size) {
    const { board, path } = run;
    const context = contextOf(this.#base);
    const camera = { size, left: 0, top: 0 };
    this.#picture.recolor(colors);
    this.#picture.draw(context, run, camera);
    if (path) drawPath(context, camera, path.cells, 1, colors);
    drawStart(context, camera, board.start, colors);
    drawGoal(context, camera, board.goal, colors);
  }

  /** @param {number} width In device pixels. @param {number} height @param {number} scale */
  #resize(width, height, scale) {
    const { element } = this;
    if (element.width === width && element.height === height) return;
    for (const canvas of [element, this.#base]) Object.assign(canvas, { width, height });
    element.style.setProperty("width", `${width / scale}px`);
    element.style.setProperty("height", `${height / scale}px`);
    this.#paintedFor = "";
  }

  /** @param {Renderer} renderer @param {number} size @param {number} scale */
  #drawFrame({ colors }, size, scale) {
    const context = this.#context;
    const [left, top, width, height] = this.#shown;
    const least = SMALLEST_FRAME * scale;
    const [across, down] = [Math.max(least, width * size), Math.max(least, height * size)];
    const [x, y] = [(left + width / 2) * size - across / 2, (top + height / 2) * size - down / 2];
    // Two lines, one of which is visible on any background.
    for (const [color, thickness] of /** @type {const} */ ([
      [colors.ground, 4],
      [colors.current, 2],
    ])) {
      context.strokeStyle = color;
      context.lineWidth = thickness * scale;
      context.strokeRect(x + scale, y + scale, across - 2 * scale, down - 2 * scale);
    }
  }

  /** Whether it would hide the keyboard's cursor. @param {Renderer} renderer @param {Coord | undefined} cursor @param {number} scale */
  #covers({ canvas, camera }, cursor, scale) {
    if (!cursor) return false;
    const box = canvas.getBoundingClientRect();
    const place = (/** @type {number} */ from, /** @type {number} */ cell) =>
      (from + (cell + 0.5) * camera.size) / scale;
    return this.#isNear({
      clientX: box.left + place(camera.left, cursor[0]),
      clientY: box.top + place(camera.top, cursor[1]),
    });
  }

  /** @param {Point} point */
  #isNear({ clientX, clientY }) {
    const { left, top, right, bottom } = this.element.getBoundingClientRect();
    return clientX > left - NEAR && clientX < right + NEAR && clientY > top - NEAR && clientY < bottom + NEAR;
  }

  /** Moves the view by click and drag, and steps aside where something is drawn. @param {Target} target @returns {() => void} */
  listen({ board, run, lookAt, zoom: zoomBy }) {
    // In each document that the element comes to.
    const isBundled = typeof STARSTEP_MINIMAP_STYLES === "string";
    part(dressLater(this.element, "minimap.css", isBundled ? STARSTEP_MINIMAP_STYLES : undefined));
    const { element } = this;
    const end = new AbortController();
    const { signal } = end;
    /** The point where the frame is held, relative to its center, in cells. @type {Coord | undefined} */
    let grip;
    const cellsAt = (/** @type {Point} */ point) => {
      const box = element.getBoundingClientRect();
      const { width, height } = run().board;
      return [((point.clientX - box.left) / box.width) * width, ((point.clientY - box.top) / box.height) * height];
    };
    const down = (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      const [x, y] = cellsAt(event);
      const [left, top, width, height] = this.#shown;
      const isInside = x >= left && x < left + width && y >= top && y < top + height;
      grip = isInside ? [x - left - width / 2, y - top - height / 2] : [0, 0];
      move(event);
    };
    const move = (/** @type {PointerEvent} */ event) => {
      if (!grip) return;
      const [x, y] = cellsAt(event);
      lookAt(x - grip[0], y - grip[1]);
    };
    const up = () => {
      grip = undefined;
    };
    const zoom = (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      zoomBy(wheelFactor(event));
    };
    const drawing = (/** @type {PointerEvent} */ event) => this.#stepAside(event.buttons !== 0 && this.#isNear(event));
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("wheel", zoom, { passive: false, signal });
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      element.addEventListener(name, up, { signal });
      board.addEventListener(name, drawing, { signal });
    }
    board.addEventListener("pointerdown", drawing, { signal });
    board.addEventListener("pointermove", drawing, { signal });
    return () => end.abort();
  }

  /** @param {boolean} isPointerNear */
  #stepAside(isPointerNear) {
    this.#isPointerNear = isPointerNear;
    if (!this.element.hidden) this.element.classList.toggle("aside", isPointerNear);
  }
}

/**
 * Which cells along one side of the board are on the canvas, with fractions.
 * @param {number} begin Where the board begins.
 * @param {number} size The size of a cell.
 * @param {number} cells
 * @param {number} length The length of the canvas.
 */
const span = (begin, size, cells, length) => [Math.max(0, -begin / size), Math.min(cells, (length - begin) / size)];

/** @param {HTMLCanvasElement} canvas */
const contextOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
