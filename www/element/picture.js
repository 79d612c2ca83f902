// The picture of the board: which part of it is shown, how fine, with the cursor, and the small map of all of it.

import { Cursor } from "../core/input/cursor.js";
import { workIn } from "../core/render/ratio.js";
import { Renderer } from "../core/render/renderer.js";
import { dotsOf } from "../core/ui/printing.js";

/**
 * @import { Navigation } from "../core/input/navigate.js"
 * @import { View } from "../core/render/camera.js"
 * @import { Overview } from "../core/render/overview.js"
 * @import { Run } from "../core/run/run.js"
 * @import { Session } from "../core/session/session.js"
 * @import { CompareView } from "../features/compare/compare-view.js"
 * @import { Frames } from "./frames.js"
 * @import { Layout } from "./element-layout.js"
 */

export class Picture {
  #session;
  #layout;
  #frames;
  #overview;
  /** Made when it is first shown. @type {Renderer | undefined} */
  renderer;
  /** The boards of the runs that are compared. @type {CompareView | undefined} */
  others;
  cursor = new Cursor();
  /** Whether a button beside the board shows the whole board. It has no room everywhere. */
  hasFit = false;
  /** The window that the element was in when it was attached. */
  #window = window;
  #prefersCalm = matchMedia("(prefers-reduced-motion: reduce)");
  /** How fine the paper is, while the page is printed. @type {{ devicePixelRatio: number } | undefined} */
  #paper;
  /** The view that a link requests before there is a renderer. @type {View | undefined} */
  #firstView;
  /** What part of the board is shown. @type {Navigation} */
  navigation = {
    ...this.movesOf(() => this.renderer),
    isZoomed: () => this.renderer?.isZoomed ?? false,
    view: () => (this.renderer?.isZoomed ? this.renderer.view : undefined),
    show: (view) => {
      this.#firstView = view;
      this.navigate((renderer, run) => (view ? renderer.show(run, view) : renderer.fit(run.board)));
    },
  };

  /** @param {() => Session | undefined} session @param {Layout} layout @param {Frames} frames @param {Overview} overview */
  constructor(session, layout, frames, overview) {
    this.#session = session;
    this.#layout = layout;
    this.#frames = frames;
    this.#overview = overview;
  }

  /** It is in this window now. @param {Window & typeof globalThis} window */
  come(window) {
    this.#window = window;
    this.#prefersCalm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const run = this.#session()?.run;
    if (!this.renderer && run) this.cursor.place(run.board.start);
  }

  /** Makes what draws, the first time. @param {Pick<Renderer, "sights" | "drawings">} shown Besides the search. */
  begin(shown) {
    if (this.renderer) return this.renderer;
    const { board, container } = this.#layout;
    this.renderer = Object.assign(new Renderer(board, container), shown);
    const run = this.#session()?.run;
    if (run && this.#firstView) this.renderer.show(run, this.#firstView);
    return this.renderer;
  }

  /** What zooms and pans where a renderer draws. @param {() => Renderer | undefined} renderer */
  movesOf(renderer) {
    return {
      zoom: (/** @type {number} */ factor, /** @type {{ clientX: number, clientY: number } | undefined} */ point) =>
        this.navigate((renderer, run) => renderer.zoom(run, factor, point), renderer()),
      pan: (/** @type {number} */ dx, /** @type {number} */ dy) =>
        this.navigate((renderer, run) => renderer.pan(run, dx, dy), renderer()),
      fit: () => this.navigate((renderer, run) => renderer.fit(run.board), renderer()),
    };
  }

  /** Changes which part of the board is shown. @param {(renderer: Renderer, run: Run) => void} change */
  navigate(change, renderer = this.renderer) {
    const run = this.#session()?.run;
    if (renderer && run) this.here(() => change(renderer, run));
    if (renderer) this.others?.share(renderer);
    this.#frames.request();
  }

  /** Runs what depends on where things are, in the window that the element is in. @template T @param {() => T} act @returns {T} */
  here(act) {
    workIn(this.#paper ?? this.#window);
    return act();
  }

  /** Reads the colors again. */
  recolor() {
    this.renderer?.recolor();
    this.others?.recolor();
    this.#overview.invalidate();
    this.#frames.request();
  }

  /** Is as large as its place. */
  resize() {
    const { frame, root } = this.#layout;
    const box = frame.getBoundingClientRect();
    const { devicePixelRatio } = this.#paper ?? this.#window;
    this.hasFit = (root.querySelector(".stage .fit")?.getClientRects().length ?? 0) > 0;
    this.renderer?.resize(
      Math.max(1, Math.round(box.width * devicePixelRatio)),
      Math.max(1, Math.round(box.height * devicePixelRatio)),
    );
    this.others?.resize(devicePixelRatio);
    this.recolor();
  }

  /** Is as on paper, or on the screen again. @param {boolean} isPrinting */
  print(isPrinting) {
    const { container, frame } = this.#layout;
    container.classList.toggle("paper", isPrinting);
    this.#paper = isPrinting ? { devicePixelRatio: dotsOf(frame.getBoundingClientRect()) } : undefined;
    this.resize();
  }

  /** @param {Session} session @param {Renderer} renderer @param {number} now @returns {boolean} Whether it still moves. */
  draw({ run, document }, renderer, now) {
    const cursor = this.cursor.isShown ? this.cursor.on(document.board) : undefined;
    // A path that changes with every painted cell is not animated each time.
    const isCalm = document.isPainting || this.#prefersCalm.matches;
    const { isZoomed, camera } = renderer;
    const isMoving = (this.others ?? renderer).draw(run, cursor, now, isCalm);
    // A board of another size is shown whole, and the legend shows cells as they are drawn.
    if (isZoomed !== renderer.isZoomed || camera.size !== renderer.camera.size) this.#frames.request();
    const isStale = this.#overview.draw(this.others?.first ?? run, renderer, cursor, now);
    return isMoving || isStale;
  }
}
