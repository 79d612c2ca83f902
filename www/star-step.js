// <star-step>: a board with a search on it that can be edited, stepped and played. The page is one of these.

import { defaultBoard } from "./default-board.js";
import { make } from "./dom.js";
import { loadEngine } from "./engine.js";
import { english, loadLanguage, pickLanguage } from "./i18n/index.js";
import { listenToBoardKeys, listenToPointer, listenToSearchKeys } from "./input.js";
import { Minimap } from "./minimap.js";
import { listenToNavigation } from "./navigate.js";
import { boards, openFile } from "./panels/boards.js";
import { result, sums } from "./panels/result.js";
import { CHOICES, settings } from "./panels/settings.js";
import { tools } from "./panels/tools.js";
import { transport } from "./panels/transport.js";
import { Renderer } from "./render/renderer.js";
import { Lessons } from "./scenarios/lessons.js";
import { Session } from "./session.js";
import { Links } from "./share/links.js";
import { loadStyles } from "./styles.js";
import { watchColors } from "./theme.js";

/** @typedef {import("./edit.js").Coord} Coord */
/** @typedef {import("./panels/panel.js").Panel} Panel */

/** What is around the board: nothing, the transport, what an article needs, or all. */
const CONTROLS = ["none", "transport", "basic", "full"];
/** Attributes that are options of the engine, by the attribute's name. */
const OPTION_OF_ATTRIBUTE = new Map(
  Object.keys(CHOICES).map((key) => [key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), key]),
);

export class StarStep extends HTMLElement {
  static observedAttributes = [
    ...OPTION_OF_ATTRIBUTE.keys(),
    ...["map", "link", "src", "start-step", "end-step", "controls", "theme", "lang"],
  ];

  /** @type {Session | undefined} */
  #session;
  /** @type {Renderer | undefined} */
  #renderer;
  /** @type {Panel[]} */
  #panels = [];
  /** @type {(() => void)[]} What undoes the listeners. */
  #undos = [];
  /** @type {{ tool: import("./input.js").Tool, penalty: number }} */
  #brush = { tool: "wall", penalty: 20 };
  /** @type {Coord} */
  #cursor = [0, 0];
  #isCursorShown = false;
  /** @type {string | undefined} */
  #message;
  #language = english;
  #frame = 0;
  #isVisible = true;
  #isConnecting = false;
  #lessons = new Lessons({
    element: this,
    stage: () => this.#stage,
    rebuild: () => this.#renderer && this.#build(),
  });
  #links = new Links({
    element: this,
    stage: () => this.#stage,
    scenario: () => this.#lessons.asWritten,
    openScenario: (name) => this.#lessons.openFromLink(name),
    leaveScenario: () => this.#lessons.leave(),
  });
  /** What a link wants to be looked at before there is a renderer. @type {import("./render/camera.js").View | undefined} */
  #firstView;
  #prefersCalm = matchMedia("(prefers-reduced-motion: reduce)");

  #board = make("canvas", { class: "board", part: "board", tabIndex: 0, role: "application" });
  #spoken = make("p", { class: "spoken", "aria-live": "polite" });
  #minimap = new Minimap();
  #frameOfBoard = make("div", { class: "frame" }, this.#board, this.#minimap.element, this.#spoken);
  #stageElement = make("div", { class: "stage" });
  #sideElement = make("div", { class: "side" });
  #root = make(
    "div",
    { class: "root" },
    make("div", { class: "main" }, this.#frameOfBoard, this.#stageElement),
    this.#sideElement,
  );

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).append(make("slot"));
  }

  get #shadow() {
    return /** @type {ShadowRoot} */ (this.shadowRoot);
  }

  async connectedCallback() {
    if (this.#session) return this.#attach();
    if (this.#isConnecting) return;
    this.#isConnecting = true;
    try {
      this.#language = await loadLanguage(this.#wantedLanguage);
      const [styles] = await Promise.all([loadStyles(), loadEngine()]);
      this.#shadow.adoptedStyleSheets = [styles];
      this.#session = new Session(defaultBoard);
      for (const name of StarStep.observedAttributes) this.#applyAttribute(name);
      this.#lessons.begin();
      await this.#lessons.settled;
      const warning = this.#message;
      this.#links.begin();
      await this.#links.settled;
      this.#message ??= warning;
      this.#cursor = [...this.#session.board.start];
      this.#session.solve();
      if (this.isConnected) this.#attach();
    } catch (error) {
      this.#links.fail(error);
      this.#showFailure(error);
    } finally {
      this.#isConnecting = false;
    }
  }

  disconnectedCallback() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const undo of this.#undos) undo();
    this.#undos = [];
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#session) return;
    if (name === "lang") return void this.#changeLanguage();
    this.#run(() => {
      this.#applyAttribute(name);
      if (name === "controls") this.#build();
    });
  }

  /** The attribute `lang` of the element, else that of the page around it, else what the browser asks for. */
  get #wantedLanguage() {
    const nearest = this.closest("[lang]")?.getAttribute("lang");
    return pickLanguage([nearest, ...navigator.languages]);
  }

  async #changeLanguage() {
    this.#language = await loadLanguage(this.#wantedLanguage);
    this.#message = undefined;
    this.#build();
    this.#requestFrame();
  }

  /** What the fallback content shows stays, with a sentence that says why. @param {unknown} error */
  #showFailure(error) {
    this.#shadow.replaceChildren(make("p", { role: "status" }, this.#language.t("error.load")), make("slot"));
    this.dispatchEvent(new CustomEvent("error", { detail: error }));
  }

  /**
   * An absolute address that shows what the element shows: that of this page, or of another one that opens links.
   * @param {{ base?: string, longest?: number }} [options]
   * @returns {Promise<string>}
   */
  toLink(options) {
    return this.#links.toLink(options);
  }

  /**
   * Shows what a link holds. One that is wrong is said in the status line, and changes nothing.
   * @param {string} fragment What comes after the # of its address.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  openLink(fragment) {
    return this.#links.open(fragment);
  }

  /** @param {string} name */
  #applyAttribute(name) {
    const value = this.getAttribute(name);
    const session = this.#session;
    if (value === null || !session) return;
    const option = OPTION_OF_ATTRIBUTE.get(name);
    try {
      if (option) session.configure({ [option]: value });
      if (name === "map") {
        session.open(value);
        this.#lessons.leave();
      }
      if (name === "link") this.openLink(value);
      if (name === "src") this.#lessons.loadFrom(value);
      if (name === "start-step" || name === "end-step") this.#lessons.applyRange();
      if (name === "start-step") this.#lessons.seekStart();
    } catch (error) {
      // A wrong attribute of a page must not keep its readers from the board: the default stays, and it is said.
      const reason = this.#language.explain(error);
      this.#message = this.#language.t("error.attribute", { name, value: value.slice(0, 40), reason });
    }
  }

  /**
   * Shows a scenario or a map, in one step for undo. What is wrong with it is said and told as `error`; the board stays.
   * @param {unknown} value A scenario as an object or JSON text, or the text of a map.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  load(value) {
    return this.#lessons.load(value);
  }

  /** Shows one of the supplied scenarios. @param {string} name @returns {Promise<boolean>} Whether it is shown. */
  loadSupplied(name) {
    return this.#lessons.loadSupplied(name);
  }

  /**
   * Draws the solved board of a supplied scenario on a canvas, in the element's colors.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   * @returns {Promise<{ title: string, summary: string }>} In the element's language.
   */
  preview(name, canvas) {
    return this.#lessons.preview(name, canvas);
  }

  /** The name of the supplied scenario that is shown, if one is. */
  get scenarioName() {
    return this.#lessons.lesson?.name;
  }

  get #controls() {
    const value = this.getAttribute("controls") ?? "basic";
    return CONTROLS.includes(value) ? value : "basic";
  }

  /** What the panels act on. @returns {import("./panels/panel.js").Stage} */
  get #stage() {
    return {
      session: () => /** @type {Session} */ (this.#session),
      command: (act) => this.#run(act),
      say: (message) => {
        this.#message = message;
        this.#requestFrame();
      },
      brush: this.#brush,
      language: this.#language,
      navigation: {
        zoom: (factor, point) => this.#navigate((renderer, session) => renderer.zoom(session, factor, point)),
        pan: (dx, dy) => this.#navigate((renderer, session) => renderer.pan(session, dx, dy)),
        fit: () => this.#navigate((renderer, session) => renderer.fit(session.board)),
        isZoomed: () => this.#renderer?.isZoomed ?? false,
        view: () => (this.#renderer?.isZoomed ? this.#renderer.view : undefined),
        show: (view) => {
          this.#firstView = view;
          this.#navigate((renderer, session) => (view ? renderer.show(session, view) : renderer.fit(session.board)));
        },
      },
    };
  }

  /** Changes what part of the board is shown. @param {(renderer: Renderer, session: Session) => void} change */
  #navigate(change) {
    if (this.#renderer && this.#session) change(this.#renderer, this.#session);
    this.#requestFrame();
  }

  /** Makes the panels that the attribute `controls` asks for. */
  #build() {
    const stage = this.#stage;
    const controls = this.#controls;
    const level = CONTROLS.indexOf(controls);
    const resultPanel = result(stage, () => this.#message);
    const transportPanel = transport(stage);
    const toolsPanel = tools(stage);
    const wanted = this.#lessons.lesson?.scenario.controls;
    const below = level >= 2 ? [toolsPanel, transportPanel] : level >= 1 ? [transportPanel] : [];
    const beside =
      level >= 3
        ? [settings(stage, true, wanted), resultPanel, sums(stage), boards(stage)]
        : level === 2
          ? [settings(stage, false, wanted), resultPanel]
          : level === 1
            ? [resultPanel]
            : [];
    const lesson = level >= 1 ? this.#lessons.panels(level >= 3) : [];
    // Beside a lesson its result matters more than the settings do.
    if (lesson.length > 0) beside.unshift(...lesson, ...beside.splice(beside.indexOf(resultPanel), 1));
    this.#panels = [...below, ...beside];
    this.#root.dataset.controls = controls;
    this.#minimap.element.title = this.#language.t("minimap.title");
    this.#stageElement.replaceChildren(...below.map((panel) => panel.element));
    this.#sideElement.replaceChildren(...beside.map((panel) => panel.element));
    this.#undos.push(listenToSearchKeys(transportPanel.element, { ...stage, isTransport: true }));
  }

  /** Shows the element and listens. Undone by `disconnectedCallback`. */
  #attach() {
    const stage = this.#stage;
    this.#renderer ??= this.#show();
    this.#build();
    const target = {
      ...stage,
      board: this.#board,
      brush: () => this.#brush,
      cellAt: (/** @type {{ clientX: number, clientY: number }} */ point) =>
        /** @type {Renderer} */ (this.#renderer).cellAt(stage.session(), point),
      cursor: () => this.#cursor,
      moveCursor: (/** @type {Coord} */ coord, /** @type {boolean} */ isByKeyboard) =>
        this.#moveCursor(coord, isByKeyboard),
    };
    const resize = new ResizeObserver(() => this.#resize());
    resize.observe(this.#frameOfBoard);
    const visibility = new IntersectionObserver(([entry]) => {
      this.#isVisible = entry.isIntersecting;
      if (this.#isVisible) this.#requestFrame();
    });
    visibility.observe(this);
    this.#undos.push(
      listenToPointer(target),
      listenToBoardKeys(target),
      listenToNavigation({
        board: this.#board,
        ...stage.navigation,
        // In an article the wheel scrolls the page until the reader has taken the board.
        takesWheel: () => this.#controls === "full" || this.#shadow.activeElement === this.#board,
        cancelStroke: () => this.#run(() => this.#session?.cancelStroke()),
      }),
      this.#minimap.listen({
        board: this.#board,
        session: stage.session,
        zoom: stage.navigation.zoom,
        lookAt: (x, y) => this.#navigate((renderer) => renderer.lookAt(x, y)),
      }),
      listenToSearchKeys(this.#board, { ...stage, isTransport: false }),
      listenToDrop(this.#frameOfBoard, (file) => openFile(stage, file)),
      watchColors(() => this.#recolor()),
      () => resize.disconnect(),
      () => visibility.disconnect(),
    );
    const hide = () => {
      this.#isCursorShown = false;
      this.#requestFrame();
    };
    this.#board.addEventListener("blur", hide);
    this.#undos.push(() => this.#board.removeEventListener("blur", hide));
    if (this.hasAttribute("autoplay")) this.#run(() => this.#session?.play());
    this.#resize();
  }

  /** Replaces the fallback content by the board. */
  #show() {
    this.#shadow.replaceChildren(this.#root);
    const renderer = new Renderer(this.#board, this.#shadow);
    renderer.sights = this.#lessons.sights;
    if (this.#session && this.#firstView) renderer.show(this.#session, this.#firstView);
    return renderer;
  }

  #recolor() {
    this.#renderer?.recolor();
    if (this.#renderer) this.#minimap.recolor(this.#renderer.colors);
    this.#requestFrame();
  }

  #resize() {
    const box = this.#frameOfBoard.getBoundingClientRect();
    this.#renderer?.resize(
      Math.max(1, Math.round(box.width * devicePixelRatio)),
      Math.max(1, Math.round(box.height * devicePixelRatio)),
    );
    this.#recolor();
    // Drawn at once: a canvas that was resized is empty until it is.
    this.#draw(performance.now());
  }

  /** @param {Coord} coord @param {boolean} isByKeyboard */
  #moveCursor(coord, isByKeyboard) {
    this.#cursor = coord;
    this.#isCursorShown = isByKeyboard;
    if (isByKeyboard && this.#session) {
      this.#spoken.textContent = describeCell(this.#session, coord, this.#language);
      this.#renderer?.reveal(this.#session, coord);
    }
    this.#requestFrame();
  }

  /**
   * Runs what changes something. Errors of the engine become a sentence; after one that should never happen the engine
   * is made anew from what JavaScript knows.
   * @param {() => void} act
   */
  #run(act) {
    this.#message = undefined;
    try {
      act();
    } catch (error) {
      if (error instanceof Error && "code" in error) {
        this.#message = this.#language.explain(error);
      } else {
        this.#session?.rebuild();
        this.#message = this.#language.t("error.crash");
      }
    }
    this.#requestFrame();
  }

  #requestFrame() {
    if (this.#frame || !this.isConnected || !this.#isVisible) return;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      const hasMore = this.#session?.tick() ?? false;
      const isMoving = this.#draw(now);
      this.#links.notify();
      if (hasMore || isMoving) this.#requestFrame();
    });
  }

  /** Shows the session as it is. @param {number} now @returns {boolean} Whether the picture still moves. */
  #draw(now) {
    const session = this.#session;
    if (!session || !this.#renderer) return false;
    const { t } = this.#language;
    const { width, height } = session.board;
    this.#board.setAttribute("aria-label", t("board.name", { width: String(width), height: String(height) }));
    this.#board.setAttribute("aria-description", t("board.help"));
    this.#frameOfBoard.style.setProperty("--ratio", String(width / height));
    const cursor = this.#isCursorShown && isOn(session, this.#cursor) ? this.#cursor : undefined;
    // A path that changes with every cell that is painted is not drawn in anew each time.
    const isCalm = session.isPainting || this.#prefersCalm.matches;
    for (const panel of this.#panels) panel.update();
    const isMoving = this.#renderer.draw(session, cursor, now, isCalm);
    const isStale = this.#minimap.draw(session, this.#renderer, cursor, now);
    return isMoving || isStale;
  }
}

/** @param {Session} session @param {Coord} coord */
function isOn({ board }, [x, y]) {
  return x < board.width && y < board.height;
}

/**
 * A cell in words, for those who do not see it.
 * @param {Session} session
 * @param {Coord} coord
 * @param {import("./i18n/index.js").Language} language
 */
function describeCell({ board, solver }, [x, y], { t }) {
  const byte = board.cells[y * board.width + x];
  const node = solver.node(x, y);
  const is = (/** @type {Coord} */ end) => end[0] === x && end[1] === y;
  const what = [];
  if (is(board.start)) what.push(t("cell.start"));
  if (is(board.goal)) what.push(t("cell.goal"));
  if (byte === 255) what.push(t("cell.wall"));
  else if (byte > 0) what.push(t("cell.penalty", { penalty: byte }));
  else if (what.length === 0) what.push(t("cell.open"));
  const { f = 0, g = 0, h } = node;
  if (node.state === 1) what.push(t("cell.inOpenList", { f, g, h }));
  if (node.state === 2) what.push(t("cell.closed", { f, g, h }));
  return t("cell.at", { x: x + board.origin[0], y: y + board.origin[1], what: what.join(", ") });
}

/**
 * Takes files that are dropped on an element.
 * @param {HTMLElement} element
 * @param {(file: File) => void} open
 * @returns {() => void}
 */
function listenToDrop(element, open) {
  const over = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    element.classList.add("dropping");
  };
  const leave = () => element.classList.remove("dropping");
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    leave();
    const file = event.dataTransfer?.files[0];
    if (file) open(file);
  };
  element.addEventListener("dragover", over);
  element.addEventListener("dragleave", leave);
  element.addEventListener("drop", drop);
  return () => {
    element.removeEventListener("dragover", over);
    element.removeEventListener("dragleave", leave);
    element.removeEventListener("drop", drop);
  };
}

if (!customElements.get("star-step")) customElements.define("star-step", StarStep);
