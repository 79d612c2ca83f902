// What an element shows: the board on its canvas, the panels around it, and a new frame whenever something has changed.

import { CONTROLS } from "./attributes.js";
import { hasCode, part, report } from "./coded.js";
import { listenToContent } from "./content.js";
import { Cursor } from "./cursor.js";
import { make, setText, windowOf } from "./dom.js";
import { isTrap, withFull } from "./engine.js";
import { english } from "./i18n/index.js";
import { listenToBoardKeys, listenToSearchKeys } from "./input.js";
import { listenToNavigation } from "./navigate.js";
import { Overview } from "./overview.js";
import { settings } from "./panels/settings.js";
import { Stride } from "./panels/stride.js";
import { listenToPointer } from "./pointer.js";
import { Pointing } from "./pointing.js";
import { dotsOf, watchPrinting } from "./printing.js";
import { workIn } from "./render/ratio.js";
import { Renderer } from "./render/renderer.js";
import { Surroundings } from "./surroundings.js";
import { watchColors } from "./theme.js";
import { WaysOut } from "./ways-out.js";

/** @typedef {import("./board/board.js").Coord} Coord */
/** @typedef {import("./run/run.js").Run} Run */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {typeof CONTROLS[number]} Controls */

/**
 * What a shell is part of.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {ShadowRoot} shadow
 * @property {() => Session | undefined} session
 * @property {() => Controls} controls
 * @property {() => import("./scenarios/lessons.js").Lessons} lessons
 * @property {import("./opening.js").Acts} acts
 * @property {() => void} afterFrame Called when a frame has been drawn.
 */

export class Shell {
  #host;
  language = english;
  /** A sentence that takes precedence over all others in the status line. @type {string | undefined} */
  message;
  /** @type {Renderer | undefined} */
  #renderer;
  /** What undoes the listeners. @type {(() => void)[]} */
  #undos = [];
  /** @type {{ tool: import("./input.js").Tool, penalty: number }} */
  #brush = { tool: "wall", penalty: 20 };
  #stride = new Stride(() => this.stage);
  #cursor = new Cursor();
  #frame = 0;
  /** Whether something may have changed that the session does not report, and the session's revision that is shown. */
  #isStale = true;
  #shownRevision = -1;
  #isVisible = true;
  /** Whether there is a button that shows the whole board. It has no room everywhere. */
  #hasFit = false;
  /** The window that the element was in when it was attached. */
  #window = window;
  #prefersCalm = matchMedia("(prefers-reduced-motion: reduce)");
  /** How fine the paper is, while the page is printed. @type {{ devicePixelRatio: number } | undefined} */
  #paper;
  /** The view that a link requests before there is a renderer. @type {import("./render/camera.js").View | undefined} */
  #firstView;

  /** The boards of runs that are compared, loaded with the first comparison. @type {import("./compare/view.js").CompareView | undefined} */
  #beside;
  /** What they show, or will. @type {Session["comparing"]} */
  #comparing;

  /** How many edits the board had when what the page's author requested could not be shown. @type {number | undefined} */
  #refusedAt;

  #board = make("canvas", { class: "board", part: "board", tabIndex: 0, role: "application" });
  #pointing = new Pointing(() => this.requestFrame());
  #overview = new Overview(() => this.requestFrame());
  #waysOut = new WaysOut({ change: () => this.requestFrame(), fit: () => this.stage.navigation.fit() });
  /** Shows what there is no status line for. */
  #notice = make("p", { class: "notice", role: "status" });
  #frameOfBoard = make(
    "div",
    { class: "frame" },
    this.#board,
    this.#overview.element,
    this.#waysOut.element,
    this.#cursor.spoken,
  );
  /** Where the reader draws: the tools, if there are any, and the board. */
  #stageElement = make("div", { class: "stage" }, this.#frameOfBoard);
  #root = make("div", { class: "root" }, this.#stageElement);
  #surroundings = new Surroundings({ root: this.#root, stage: this.#stageElement, frame: this.#frameOfBoard }, () =>
    this.requestFrame(),
  );
  /** Between the page and the panels: text styles inherited from the page end here, and its width is what counts. */
  #container = make("div", { class: "container" }, this.#root);

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** What the panels act on. @returns {import("./panels/panel.js").Stage} */
  get stage() {
    return {
      session: () => /** @type {Session} */ (this.#host.session()),
      run: () => /** @type {Session} */ (this.#host.session()).run,
      command: (act) => this.run(act),
      refresh: () => this.requestFrame(),
      say: (message) => {
        this.message = message;
        this.requestFrame();
      },
      open: async (content) => {
        const { t } = this.language;
        const opening = await part(withFull(import("./opening.js")));
        if (!opening) return this.stage.say(t("error.part", { part: t("part.opening") }));
        await opening.openContent(this.stage, this.#host.acts, content);
      },
      ask: async (question, signal) => {
        const { ask } = await import("./asking.js");
        return ask(this.#frameOfBoard, this.language.t, question, signal);
      },
      wait: async (cancel) => {
        const { wait } = await import("./asking.js");
        return wait(this.#frameOfBoard, this.language.t, cancel);
      },
      take: () => this.#waysOut.take(),
      focusBoard: () => this.#board.focus({ preventScroll: true }),
      look: () => this.#beside?.front ?? this.#renderer,
      selected: () => this.#pointing.selectedOn(this.stage.run().board),
      select: (coord) => this.#pointing.select(coord),
      isHeld: () => this.#pointing.isHeld && this.stage.selected() !== undefined,
      draw: (name, drawing) => this.#pointing.draw(name, drawing),
      pick: (picker) => this.#pointing.pick(picker),
      isPicking: () => this.#pointing.picker !== undefined,
      openTab: (tab) => this.#surroundings.openTab(tab),
      compareLog: (recording) => this.stage.session().compareLog(recording),
      brush: this.#brush,
      stride: this.#stride,
      language: this.language,
      navigation: {
        ...this.#moves(() => this.#renderer),
        isZoomed: () => this.#renderer?.isZoomed ?? false,
        view: () => (this.#renderer?.isZoomed ? this.#renderer.view : undefined),
        show: (view) => {
          this.#firstView = view;
          this.#navigate((renderer, run) => (view ? renderer.show(run, view) : renderer.fit(run.board)));
        },
      },
    };
  }

  /** What zooms and pans where a renderer draws. @param {() => Renderer | undefined} renderer */
  #moves(renderer) {
    return {
      zoom: (/** @type {number} */ factor, /** @type {{ clientX: number, clientY: number } | undefined} */ point) =>
        this.#navigate((renderer, run) => renderer.zoom(run, factor, point), renderer()),
      pan: (/** @type {number} */ dx, /** @type {number} */ dy) =>
        this.#navigate((renderer, run) => renderer.pan(run, dx, dy), renderer()),
      fit: () => this.#navigate((renderer, run) => renderer.fit(run.board), renderer()),
    };
  }

  /** Changes which part of the board is shown. @param {(renderer: Renderer, run: Run) => void} change */
  #navigate(change, renderer = this.#renderer) {
    const run = this.#host.session()?.run;
    if (renderer && run) this.#here(() => change(renderer, run));
    if (renderer) this.#beside?.share(renderer);
    this.requestFrame();
  }

  /** Runs what depends on where things are, in the window that the element is in. @template T @param {() => T} act @returns {T} */
  #here(act) {
    workIn(this.#paper ?? this.#window);
    return act();
  }

  /** What surrounds the board, as a number: nothing, the transport, what an article needs, everything. */
  get #level() {
    // Where nothing can be changed there is nothing to change it with.
    return Math.min(CONTROLS.indexOf(this.#host.controls()), this.stage.session().isReadOnly ? 1 : 3);
  }

  /** What readers may do on the board: draw where there are tools, else drag start and goal. @returns {"draw" | "ends" | "none"} */
  get #access() {
    return this.stage.session().isReadOnly ? "none" : this.#level >= 2 ? "draw" : "ends";
  }

  /** Whether nothing is shown but a sentence about why the request cannot be. */
  get isRefused() {
    return this.#refusedAt !== undefined;
  }

  /** Shows a sentence instead of the board, until there is the board that was requested. @param {string} sentence */
  refuse(sentence) {
    this.message = sentence;
    this.#refusedAt = this.stage.session().document.revision;
  }

  /** Makes the panels that are wanted, in the language that is wanted. */
  build() {
    if (!this.#renderer) return;
    this.#surroundings.build(this.stage, this.#host.lessons(), this.#level, () => this.message);
    this.#root.dataset.controls = this.#host.controls();
    Object.assign(this.#container, { lang: this.language.tag, dir: this.language.direction });
    this.#overview.element.title = this.language.t("minimap.title");
    this.#beside?.build();
    this.requestFrame();
  }

  /** Shows everything and listens, until `detach`. */
  attach() {
    const { stage } = this;
    const { element } = this.#host;
    const window = windowOf(element);
    this.#window = window;
    this.#prefersCalm = window.matchMedia("(prefers-reduced-motion: reduce)");
    if (!this.#renderer) this.#cursor.place(stage.run().board.start);
    this.#renderer ??= this.#show();
    const renderer = this.#renderer;
    this.build();
    const resize = new window.ResizeObserver(() => this.#resize());
    resize.observe(this.#frameOfBoard);
    const visibility = new window.IntersectionObserver((entries) => {
      this.#isVisible = entries[entries.length - 1].isIntersecting;
      if (this.#isVisible) this.requestFrame();
    });
    visibility.observe(element);
    this.#undos.push(
      this.#listenTo(this.#board, renderer),
      this.#overview.listen({
        board: this.#board,
        run: stage.run,
        zoom: stage.navigation.zoom,
        lookAt: (x, y) => this.#navigate((renderer, run) => renderer.lookAt(run, x, y)),
      }),
      // The language may be another one by then.
      listenToContent(this.#frameOfBoard, (content) => this.stage.open(content)),
      this.#waysOut.listen(element),
      watchColors(window, () => this.recolor()),
      watchPrinting(window, (isPrinting) => this.#print(isPrinting)),
      () => resize.disconnect(),
      () => visibility.disconnect(),
    );
    this.#resize();
  }

  /** Has a board edited, moved and pointed at. @param {HTMLCanvasElement} board @param {Renderer} renderer What draws it. */
  #listenTo(board, renderer) {
    const { stage } = this;
    const target = {
      ...stage,
      board,
      brush: () => this.#brush,
      language: () => this.language,
      access: () => this.#access,
      picker: () => this.#pointing.picker,
      hover: (/** @type {Coord | undefined} */ coord) => this.#pointing.hover(this.#level >= 3 ? coord : undefined),
      point: (/** @type {Coord} */ coord) => this.#level >= 3 && this.#pointing.hold(coord),
      touch: this.#waysOut,
      cellAt: (/** @type {{ clientX: number, clientY: number }} */ point) =>
        this.#here(() => renderer.cellAt(stage.run(), point)),
      endAt: (/** @type {{ clientX: number, clientY: number }} */ point, /** @type {boolean} */ isFinger) =>
        this.#here(() => renderer.endAt(stage.run(), point, isFinger)),
      cursor: () => this.#cursor.on(stage.run().board),
      moveCursor: (/** @type {Coord} */ coord, /** @type {boolean} */ isByKeyboard) =>
        this.#moveCursor(coord, isByKeyboard),
    };
    const hide = () => {
      this.#cursor.isShown = false;
      this.requestFrame();
    };
    board.addEventListener("blur", hide);
    const undos = [
      listenToPointer(target),
      listenToBoardKeys(target),
      listenToNavigation({
        board,
        ...this.#moves(() => renderer),
        // In an article the wheel scrolls the page until the reader has taken the board.
        takesWheel: () => this.#host.controls() === "full" || this.#host.shadow.activeElement === board,
        cancelStroke: () => this.run(() => stage.session().document.cancelStroke()),
      }),
      listenToSearchKeys(board, { ...stage, isTransport: false }),
      () => board.removeEventListener("blur", hide),
    ];
    return () => {
      for (const undo of undos) undo();
    };
  }

  /** Shows what is compared, or the only run. What shows it is loaded then. @param {Session["comparing"]} comparing */
  async #compare(comparing) {
    this.#comparing = comparing;
    this.#beside?.end();
    this.#beside = undefined;
    const renderer = this.#renderer;
    if (!comparing || !renderer) return this.requestFrame();
    const View = await part(import("./compare/view.js").then(({ dressed }) => dressed(this.#container)));
    // Nothing may be compared any more, or something else.
    if (comparing !== this.#comparing) return;
    const { t } = this.language;
    if (!View) return this.stage.say(t("error.part", { part: t("compare.open") }));
    this.#beside = new View({
      comparing,
      stage: () => this.stage,
      element: this.#host.element,
      level: () => this.#level,
      lessons: this.#host.lessons,
      root: this.#root,
      frame: this.#frameOfBoard,
      board: this.#board,
      renderer,
      pointing: this.#pointing,
      surroundings: this.#surroundings,
      listenTo: (board, renderer) => this.#listenTo(board, renderer),
      settings,
      rendererOf: (board) => new Renderer(board, this.#container),
      resize: () => this.#resize(),
    });
    this.#resize();
  }

  /** Stops drawing and listening. */
  detach() {
    this.#compare(undefined);
    this.#surroundings.end();
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#pointing.end();
    for (const undo of this.#undos) undo();
    this.#undos = [];
  }

  /** Replaces the fallback content by the board. */
  #show() {
    const { shadow, session, lessons } = this.#host;
    shadow.replaceChildren(this.#container);
    const renderer = new Renderer(this.#board, this.#container);
    renderer.sights = lessons().sights;
    renderer.drawings = this.#pointing.drawings;
    const run = session()?.run;
    if (run && this.#firstView) renderer.show(run, this.#firstView);
    return renderer;
  }

  /** Reads the colors again. */
  recolor() {
    this.#renderer?.recolor();
    this.#beside?.recolor();
    this.#overview.invalidate();
    this.requestFrame();
  }

  /** Everything is as on paper, at once: there may be no frame before it is printed. @param {boolean} isPrinting */
  #print(isPrinting) {
    this.#container.classList.toggle("paper", isPrinting);
    this.#paper = isPrinting ? { devicePixelRatio: dotsOf(this.#frameOfBoard.getBoundingClientRect()) } : undefined;
    this.#resize();
  }

  #resize() {
    const box = this.#frameOfBoard.getBoundingClientRect();
    const { devicePixelRatio } = this.#paper ?? this.#window;
    this.#hasFit = (this.#root.querySelector(".fit")?.getClientRects().length ?? 0) > 0;
    this.#renderer?.resize(
      Math.max(1, Math.round(box.width * devicePixelRatio)),
      Math.max(1, Math.round(box.height * devicePixelRatio)),
    );
    this.#beside?.resize(devicePixelRatio);
    this.recolor();
    // Drawn at once: a canvas that was resized is empty until drawn.
    this.#attempt(() => {
      this.#host.session()?.wake();
      this.#draw(performance.now());
    });
  }

  /** @param {Coord} coord @param {boolean} isByKeyboard */
  #moveCursor(coord, isByKeyboard) {
    const session = this.#host.session();
    this.#cursor.place(coord);
    this.#cursor.isShown = isByKeyboard;
    if (isByKeyboard && session) {
      if (this.#level >= 3) this.#pointing.select(coord);
      session.wake();
      this.#navigate((renderer, run) => renderer.reveal(run, coord));
      this.#cursor.describe(this.stage, () => this.#host.session());
    }
    this.requestFrame();
  }

  /** Runs a change, shows its effect, and reports what is wrong with it. @param {() => void} act */
  run(act) {
    this.message = undefined;
    this.#attempt(act);
    this.requestFrame();
  }

  /** @returns {boolean} Whether there is more to do in the next frame. */
  #tick() {
    let hasMore = false;
    this.#attempt(() => {
      hasMore = this.#host.session()?.tick() ?? false;
    });
    return hasMore;
  }

  /**
   * Runs something that may fail. Expected errors become a sentence, any other is heard in the console.
   * @param {() => void} act
   */
  #attempt(act) {
    try {
      act();
    } catch (error) {
      this.#isStale = true;
      if (hasCode(error)) {
        this.message = this.language.explain(error);
        return;
      }
      report(error);
      this.mend(error);
    }
  }

  /** Restarts the engine if an error says that it has failed, and says so. @param {unknown} error */
  mend(error) {
    if (!isTrap(error)) return;
    this.#host.session()?.rebuild();
    this.stage.say(this.language.t("error.crash"));
  }

  /** Makes the next frame show everything as it is, because something may have changed. */
  requestFrame() {
    this.#isStale = true;
    this.#nextFrame();
  }

  #nextFrame() {
    if (this.#frame || !this.#host.element.isConnected || !this.#isVisible) return;
    this.#frame = this.#window.requestAnimationFrame(() => {
      this.#frame = 0;
      const hasMore = this.#tick();
      let isMoving = false;
      this.#attempt(() => {
        // Not the time of the frame: each window counts from its own start.
        isMoving = this.#draw(performance.now());
      });
      this.#attempt(() => this.#host.afterFrame());
      if (hasMore || isMoving) this.#nextFrame();
    });
  }

  /** Shows the session as it is. @param {number} now @returns {boolean} Whether the picture still moves. */
  #draw(now) {
    const session = this.#host.session();
    if (!session || !this.#renderer) return false;
    workIn(this.#paper ?? this.#window);
    const { run, document, revision, comparing } = session;
    if (comparing !== this.#comparing) this.#compare(comparing);
    const isChanged = this.#isStale || revision !== this.#shownRevision;
    // First, because a panel may find that something else has changed.
    this.#isStale = false;
    this.#shownRevision = revision;
    if (isChanged) this.#update(session, this.#renderer);
    const cursor = this.#cursor.isShown ? this.#cursor.on(document.board) : undefined;
    // A path that changes with every painted cell is not animated each time.
    const isCalm = document.isPainting || this.#prefersCalm.matches;
    const { isZoomed, camera } = this.#renderer;
    const isMoving = (this.#beside ?? this.#renderer).draw(run, cursor, now, isCalm);
    // A board of another size is shown whole, and the legend shows cells as they are drawn.
    if (isZoomed !== this.#renderer.isZoomed || camera.size !== this.#renderer.camera.size) this.requestFrame();
    const isStale = this.#overview.draw(this.#beside?.first ?? run, this.#renderer, cursor, now);
    return isMoving || isStale;
  }

  /** Shows what surrounds the picture of the board. @param {Session} session @param {Renderer} renderer */
  #update({ document, run }, renderer) {
    const { t } = this.language;
    const { width, height } = document.board;
    this.#board.setAttribute("aria-label", t("board.name", { width: String(width), height: String(height) }));
    this.#board.setAttribute("aria-description", t("board.help"));
    this.#frameOfBoard.style.setProperty("--ratio", String(width / height));
    this.#root.classList.toggle("tall", height > width);
    if (this.#refusedAt !== undefined && this.#refusedAt !== document.revision) this.#refusedAt = undefined;
    this.#root.classList.toggle("refused", this.isRefused);
    this.#say(run);
    const needsWhole = !this.#hasFit && renderer.isZoomed;
    this.#waysOut.update(this.#board, this.#access, needsWhole, t);
    // A panel that fails keeps neither the others nor the board from being drawn.
    for (const panel of this.#surroundings.panels) this.#attempt(() => panel.update());
    this.#attempt(() => this.#beside?.update());
  }

  /** Shows on the board what no status line shows. @param {Run} run */
  #say({ error, board }) {
    const sentence = this.message ?? (error && this.language.explain(error, board.origin));
    const isSaid = sentence !== undefined && (this.isRefused || this.#level === 0);
    setText(this.#notice, isSaid ? sentence : "");
    if (!isSaid) this.#notice.remove();
    else if (!this.#notice.isConnected) this.#frameOfBoard.append(this.#notice);
  }
}
