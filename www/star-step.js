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
import { Session } from "./session.js";
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
  static observedAttributes = [...OPTION_OF_ATTRIBUTE.keys(), "map", "controls", "theme", "lang"];

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
      this.#cursor = [...this.#session.board.start];
      this.#session.solve();
      if (this.isConnected) this.#attach();
    } catch (error) {
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

  /** @param {string} name */
  #applyAttribute(name) {
    const value = this.getAttribute(name);
    const session = this.#session;
    if (value === null || !session) return;
    const option = OPTION_OF_ATTRIBUTE.get(name);
    try {
      if (option) session.configure({ [option]: value });
      if (name === "map") session.open(value);
    } catch (error) {
      // A wrong attribute of a page must not keep its readers from the board: the default stays, and it is said.
      const reason = error instanceof Error ? error.message : String(error);
      this.#message = this.#language.t("error.attribute", { name, value: value.slice(0, 40), reason });
    }
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
    const below = level >= 2 ? [toolsPanel, transportPanel] : level >= 1 ? [transportPanel] : [];
    const beside =
      level >= 3
        ? [settings(stage, true), resultPanel, sums(stage), boards(stage)]
        : level === 2
          ? [settings(stage, false), resultPanel]
          : level === 1
            ? [resultPanel]
            : [];
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
    return new Renderer(this.#board, this.#shadow);
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
        this.#message = error.message;
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
