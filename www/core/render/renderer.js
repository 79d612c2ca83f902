// Draws a run and its board on a canvas. Reads state, changes none.

import { isSame } from "../board/board.js";
import { part } from "../engine/errors.js";
import { drawFrame, drawGoal, drawOutline, drawPath, drawStart, markPlace, pathEdge } from "./board-overlay.js";
import {
  allowed,
  cameraOf,
  cellAt,
  isInSight,
  middleOf,
  pan,
  reveal,
  showsCorners,
  showsNumbers,
  TILE_SIZE,
  visibleCells,
  wholeBoard,
  zoomAt,
} from "./camera.js";
import { CellLayer } from "./cells-layer.js";
import { context2d } from "./drawing-context.js";
import { Following } from "./following.js";
import { drawFrontierOf } from "./frontier.js";
import { pixelRatio } from "./ratio.js";
import { colorsAt } from "./receding.js";
import { readColors } from "./theme.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Board } from "../board/board.js"
 * @import { Run } from "../run/run.js"
 * @import { Camera, View } from "./camera.js"
 * @import { NumberLayer } from "./cell-digits.js"
 * @import { Colors } from "./theme.js"
 * @import { Trail } from "./trail.js"
 */

/** How far from the center of start or goal a finger can take hold of it, in CSS pixels. */
const FINGER_REACH = 22;
/** How far outside its mark a mouse can. */
const MOUSE_REACH = 4;

/** How long the path takes to be drawn at the end of a search, from the goal on, in milliseconds. */
const PATH_TIME = 500;

/** How far down in its cell f is where g and h are above it. */
const F_BELOW = 0.63;

/** @typedef {{ ends: boolean, path: boolean, numbers?: "all" | "deciding" | "none" }} Sights What is drawn over the cells; without `numbers` all that there is room for. */

/**
 * Where a drawing is put, and what it may use.
 * @typedef {object} Place
 * @property {CanvasRenderingContext2D} context
 * @property {Camera} camera
 * @property {HTMLCanvasElement} canvas
 * @property {Board} board
 * @property {Run} run
 * @property {Colors} colors
 * @property {string} font
 * @property {number} [middle] How far down in its cell f is, where cells show numbers: a path leads through it.
 * @property {boolean} [hasPath] Whether paths may be drawn.
 */

/**
 * A small picture of something that is drawn, and its name.
 * @typedef {object} Sample
 * @property {string} name
 * @property {string} text
 * @property {(context: CanvasRenderingContext2D, side: number, colors: Colors) => void} draw
 * @property {boolean} [isDrawn] False if none of it is on the board at the step that is shown.
 */

/**
 * What a panel puts on the board.
 * @typedef {object} Drawing
 * @property {string} stamp Another one whenever it looks different for other reasons than the run, the view and the colors.
 * @property {(place: Place) => void} [under] Drawn over the cells, and under path, ends and numbers.
 * @property {(place: Place) => void} [onPath] Drawn over the path, and under ends and numbers.
 * @property {(place: Place) => void} [over] Drawn over everything but the cursor.
 * @property {(run: Run, camera: Camera, hasWalls: boolean) => Sample[]} [legend] What it draws, for the legend.
 * @property {boolean} [hasOwnLegend] Whether it is explained elsewhere on the page, and here only in pictures.
 * @property {boolean} [isMinor] Whether the legend explains it beside the board, because it is small and there is much of it.
 * @property {boolean} [coversStates] Whether nothing is seen of what is open and closed, so that the legend names its own.
 * @property {boolean} [coversClosed] Whether closed cells look like others.
 * @property {boolean} [coversLast] Whether the cell expanded last has no outline, because a question speaks of outlined cells.
 * @property {(x: number, y: number) => string | undefined} [colorAt] The color that it gives to a cell, for the numbers on it.
 * @property {(colors: Colors) => string} [pathColor] What the path has been given instead of its own color.
 */

/**
 * The colors, which are another object whenever they have been read again, and what is drawn in them.
 * @typedef {Pick<Renderer, "colors" | "camera" | "sights" | "middle" | "font" | "drawings" | "root">} Look
 *
 * What shows how the board is drawn.
 * @typedef {object} Seeing
 * @property {() => Look | undefined} look As of the last frame; undefined before there is one.
 */

export class Renderer {
  /** @type {Sights} */
  sights = { ends: true, path: true };
  /** Whether it keeps the cell expanded last in sight. */
  follows = true;
  /** What panels have put on the board. @type {ReadonlyMap<string, Drawing>} */
  drawings = new Map();
  /** @type {Colors} */
  #colors;
  #layer = new CellLayer(true);
  /** Set once it has been needed. @type {NumberLayer | undefined} */
  #numbers;
  /** Set once it has been needed. @type {Trail | undefined} */
  #trail;
  /** Whether it still moves. */
  #isLively = false;
  #isLoading = false;
  #following = new Following();
  #context;
  /** Of numbers in cells. Those of an article's font may have digits of several heights and widths, which a canvas cannot turn off. */
  font = "system-ui, sans-serif";
  /** When the path began to be drawn. */
  #pathSince = Number.NEGATIVE_INFINITY;
  #hadPath = true;
  #boardSize = "";
  /** Everything that the picture on the canvas depends on, except the colors and the canvas. */
  #drawnFor = "";

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {ParentNode} root Where the colors are defined.
   */
  constructor(canvas, root) {
    this.canvas = canvas;
    this.root = root;
    this.#context = context2d(canvas);
    this.#colors = readColors(root);
    this.view = wholeBoard({ width: 1, height: 1 });
    this.camera = cameraOf({ width: 1, height: 1 }, canvas, this.view);
  }

  /** Reads the colors again. */
  recolor() {
    this.#colors = readColors(this.root);
    this.#drawnFor = "";
  }

  /** Whether nothing is seen of the states of cells. */
  get #isCovered() {
    return [...this.drawings.values()].some(({ coversStates }) => coversStates);
  }

  /** How far down in its cell f is, where cells show numbers. */
  get middle() {
    const { numbers } = this.sights;
    // The numbers of one search say nothing of what several have done.
    if (this.#isCovered || numbers === "none" || !showsNumbers(this.camera)) return undefined;
    // In the middle of the cell is the number by which the search decides.
    return numbers !== "deciding" && showsCorners(this.camera) ? F_BELOW : 0.5;
  }

  get colors() {
    return this.#colors;
  }

  /** @param {number} width In device pixels. @param {number} height */
  resize(width, height) {
    for (const canvas of [this.canvas, this.#layer.canvas]) Object.assign(canvas, { width, height });
    this.#layer.invalidate();
    this.#drawnFor = "";
  }

  /** Shows the whole board. @param {Board} board */
  fit(board) {
    this.view = wholeBoard(board);
  }

  /** Shows a part of a board that was looked at before. @param {Run} run @param {View} view */
  show({ board }, view) {
    this.view = view;
    this.#boardSize = sizeOf(board);
  }

  /** Whether there is more of the board than is visible. */
  get isZoomed() {
    return this.view.zoom > 1;
  }

  /**
   * Zooms around a point of the window; without one, around the cell that was expanded last, or else the center.
   * @param {Run} run
   * @param {number} factor
   * @param {{ clientX: number, clientY: number }} [point]
   */
  zoom(run, factor, point) {
    const { x, y } = point ? this.#onCanvas(point) : this.#anchor(run);
    this.#move(run, zoomAt(run.board, this.canvas, this.view, factor, x, y));
  }

  /** What stays where it is on the canvas when a reader zooms without pointing. @param {Run} run */
  #anchor({ board, current }) {
    const { canvas, view } = this;
    if (current && isInSight(board, canvas, view, current)) return middleOf(cameraOf(board, canvas, view), current);
    return { x: canvas.width / 2, y: canvas.height / 2 };
  }

  /** Moves the view by a distance in CSS pixels. @param {Run} run @param {number} dx @param {number} dy */
  pan(run, dx, dy) {
    this.#move(run, pan(run.board, this.canvas, this.view, dx * pixelRatio(), dy * pixelRatio()));
  }

  /** Brings a point of the board, in cells, to the center of the canvas. @param {Run} run @param {number} x @param {number} y */
  lookAt(run, x, y) {
    this.#move(run, { ...this.view, x, y });
  }

  /** @param {Run} run @param {View} view */
  #move(run, view) {
    this.view = view;
    this.#following.moved(run, this.canvas, view);
  }

  /** Brings a cell into view. @param {Run} run @param {Coord} coord */
  reveal({ board }, coord) {
    this.view = reveal(board, this.canvas, this.view, coord);
  }

  /** @param {{ clientX: number, clientY: number }} point */
  #onCanvas({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    const [scaleX, scaleY] = [this.canvas.width / box.width, this.canvas.height / box.height];
    return { x: (clientX - box.left) * scaleX, y: (clientY - box.top) * scaleY };
  }

  /**
   * The cell at a point of the window.
   * @param {Run} run
   * @param {{ clientX: number, clientY: number }} point
   */
  cellAt(run, point) {
    const { x, y } = this.#onCanvas(point);
    return cellAt(this.camera, run.board, x, y);
  }

  /**
   * Which of start and goal a press at a point of the window takes hold of: the one in whose cell it is, else the nearest
   * one within reach. Also how far away its center is in CSS pixels, and whether the point is in its cell.
   * @param {Run} run
   * @param {{ clientX: number, clientY: number }} point
   * @param {boolean} isFinger
   */
  endAt({ board }, point, isFinger) {
    const { x, y } = this.#onCanvas(point);
    const { coord, isInside } = cellAt(this.camera, board, x, y);
    const ends = /** @type {const} */ (["start", "goal"]).map((end) => {
      const [middleX, middleY, radius] = markPlace(this.canvas, this.camera, board[end]);
      const [dx, dy] = [(middleX - x) / pixelRatio(), (middleY - y) / pixelRatio()];
      const size = radius / pixelRatio();
      // A mark larger than its cell leaves no room to aim at, so it can be picked up from twice as far.
      const mouseReach = (2 * radius > this.camera.size ? 2 * size : size) + MOUSE_REACH;
      const isOn = isInside && isSame(coord, board[end]);
      const isNear = this.sights.ends && Math.hypot(dx, dy) <= (isFinger ? FINGER_REACH : mouseReach);
      return { end, dx, dy, isOn, isNear };
    });
    const near = ends.filter(({ isNear }) => isNear).sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
    return ends.find(({ isOn }) => isOn) ?? near[0];
  }

  /**
   * @param {Run} run
   * @param {Coord | undefined} cursor The cell of the keyboard's cursor, if it is visible.
   * @param {number} now Milliseconds.
   * @param {boolean} isCalm Whether motion is to be avoided.
   * @returns {boolean} Whether another frame is needed even if nothing changes.
   */
  draw(run, cursor, now, isCalm) {
    const { canvas } = this;
    const context = this.#context;
    const colors = colorsAt(run, this.sights, this.#colors, this.#isCovered);
    const { board } = run;
    if (sizeOf(board) !== this.#boardSize) this.fit(board);
    this.#boardSize = sizeOf(board);
    const view = allowed(board, canvas, this.view);
    this.view = this.follows ? this.#following.look(run, canvas, view) : view;
    this.camera = cameraOf(board, canvas, this.view);
    const { path } = run;
    if (path && !this.#hadPath) this.#pathSince = now;
    this.#hadPath = path !== undefined;
    const share = isCalm ? 1 : Math.min(1, (now - this.#pathSince) / PATH_TIME);
    const isMoving = path !== undefined && share < 1;
    const cells = isMoving ? backwards(path.cells) : path?.cells;
    const { ends, path: showsPath, numbers: shownNumbers } = this.sights;
    const { size, left, top } = this.camera;
    const stamps = [...this.drawings].map(([name, { stamp }]) => `${name} ${stamp}`);
    const drawnFor = [
      run.revision,
      size,
      left,
      top,
      cursor,
      ends,
      showsPath,
      shownNumbers,
      isMoving && share,
      ...stamps,
    ].join();
    if (drawnFor === this.#drawnFor && !this.#isLively) return isMoving || this.#isLoading;
    this.#drawnFor = drawnFor;

    const { middle } = this;
    const hasNumbers = middle !== undefined;
    if (size < TILE_SIZE && !this.#layer.picture && !this.#isLoading) this.#loadPicture();
    this.#layer.draw(run, this.camera, colors, hasNumbers);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(this.#layer.canvas, 0, 0);
    const drawings = [...this.drawings.values()];
    drawFrame(context, this.camera, board, colors);
    const place = {
      context,
      camera: this.camera,
      canvas,
      board,
      run,
      colors,
      font: this.font,
      middle,
      hasPath: showsPath,
    };
    for (const { under } of drawings) under?.(place);
    if (run.current && !path && !run.isSearching && !this.#trail && !this.#isLoading) this.#loadTrail();
    this.#isLively = this.#trail?.draw(place, drawings, now, isCalm) ?? false;
    if (!this.#isCovered) drawFrontierOf(context, run, this.camera, colors, canvas);
    if (cells && showsPath) this.#drawPath(cells, share, colors, hasNumbers);
    for (const { onPath } of drawings) onPath?.(place);
    if (ends) {
      drawStart(context, this.camera, board.start, colors);
      drawGoal(context, this.camera, board.goal, colors);
    }
    // Between whole steps the cell that is being taken has the outline.
    if (run.current && !path && !run.within && !drawings.some(({ coversLast }) => coversLast)) {
      drawOutline(context, this.camera, run.current, colors.current, "current", colors["path-edge"]);
    }
    if (hasNumbers && !this.#numbers && !this.#isLoading) this.#loadNumbers();
    if (hasNumbers) {
      this.#numbers?.draw(context, run, this.camera, {
        visible: visibleCells(this.camera, board, canvas),
        colors,
        font: this.font,
        middle,
        hasEnds: ends,
        path: showsPath ? cells : undefined,
        share,
        below: drawings.find(({ colorAt }) => colorAt),
      });
    }
    for (const { over } of drawings) over?.(place);
    if (cursor) drawOutline(context, this.camera, cursor, colors.cursor, "cursor", colors.cursor);
    return isMoving || this.#isLively || this.#isLoading;
  }

  /** @param {Uint32Array} cells @param {number} share @param {Colors} colors @param {boolean} hasNumbers */
  #drawPath(cells, share, colors, hasNumbers) {
    const [context, camera] = [this.#context, this.camera];
    if (hasNumbers && this.#numbers) this.#numbers.drawPath(context, camera, cells, share, colors, pathEdge());
    else drawPath(context, camera, cells, share, colors);
  }

  /** Loads what draws the cells taken lately. If it cannot be loaded, they look like others until it can. */
  async #loadTrail() {
    const module = await this.#load(import("./trail.js"));
    if (module) this.#trail = new module.Trail();
  }

  /** Loads what draws numbers. If it cannot be loaded, the cells have none until it can. */
  async #loadNumbers() {
    const module = await this.#load(import("./cell-digits.js"));
    if (module) this.#numbers = new module.NumberLayer();
  }

  /** Loads what draws small cells. If it cannot be loaded, there are none until it can. */
  async #loadPicture() {
    const module = await this.#load(import("./board-pixels.js"));
    if (!module) return;
    this.#layer.picture = new module.Picture();
    this.#layer.invalidate();
  }

  /** @template T @param {Promise<T>} loading */
  async #load(loading) {
    this.#isLoading = true;
    const module = await part(loading);
    this.#isLoading = false;
    if (module) this.#drawnFor = "";
    return module;
  }
}

/** A path from its other end on: cell by cell, which is two numbers. @param {Uint32Array} cells */
const backwards = (cells) => new Uint32Array(new BigUint64Array(cells.slice().buffer).reverse().buffer);

/** @param {Board} board */
const sizeOf = ({ width, height }) => `${width} ${height}`;
