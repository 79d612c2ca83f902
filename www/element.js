// The class of <star-step>: what a page and its scripts see of it. Importing it defines nothing; star-step.js does.

import { CONTROLS, speedOf } from "./attributes.js";
import { CodedError } from "./coded.js";
import { make } from "./dom.js";
import { ATTRIBUTES, change } from "./element/applying.js";
import { findPath, setCell, setCells, setEnd } from "./element/editing.js";
import { Life } from "./element/life.js";
import { Parts } from "./element/parts.js";
import { faceOf } from "./element/solver-face.js";
import { SPEED } from "./run/player.js";

/** @typedef {import("./engine.js").Options} Options */
/** @typedef {import("./engine.js").Path} Path */
/** @typedef {import("./dispatch.js").StarStepEvents} StarStepEvents */
/** @typedef {import("./element/solver-face.js").SolverFace} SolverFace */
/** @typedef {import("./compare/how.js").How} How */
/** @typedef {typeof CONTROLS[number]} Controls What is around the board. */

/**
 * A listener for the element's own events.
 * @template {keyof StarStepEvents} Name
 * @typedef {(this: StarStep, event: CustomEvent<StarStepEvents[Name]>) => unknown} Listener
 */

/**
 * @typedef {object} Listening
 * @property {<Name extends keyof StarStepEvents>(type: Name, listener: Listener<Name>, options?: boolean | AddEventListenerOptions) => void} addEventListener
 * @property {<Name extends keyof StarStepEvents>(type: Name, listener: Listener<Name>, options?: boolean | EventListenerOptions) => void} removeEventListener
 */

// Without a page, as in a build that prerenders, the module can be imported and does nothing.
const Base = /** @type {{ new (): Listening & HTMLElement, prototype: HTMLElement }} */ (
  globalThis.HTMLElement ?? class {}
);

/** A board with a search on it that readers can edit, step and play. */
export class StarStep extends Base {
  static observedAttributes = ATTRIBUTES;

  #parts = new Parts(this, this.attachShadow({ mode: "open" }));
  #life = new Life(this.#parts);
  /** @type {SolverFace | undefined} */
  #face;

  constructor() {
    super();
    this.#parts.shadow.append(make("slot"));
    // A property that a page set before this class was defined would hide its setter.
    for (const name of /** @type {const} */ (["speed", "loop", "readonly", "controls"])) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (/** @type {Partial<StarStep>} */ (this)[name]);
      queueMicrotask(() => Object.assign(this, { [name]: value }));
    }
  }

  /** @internal */
  connectedCallback() {
    this.#life.come();
  }

  /** @internal */
  disconnectedCallback() {
    this.#life.go();
  }

  /** @internal @param {string} name */
  attributeChangedCallback(name) {
    change(this.#parts, name);
  }

  /**
   * What the engine tells about the board and the search that are shown; undefined before the element is ready and while
   * it is not on a page. Methods that would change them throw.
   * @returns {SolverFace | undefined}
   */
  get solver() {
    if (!this.#awake) return undefined;
    this.#face ??= faceOf(() => {
      // Another element may have restarted the engine since.
      this.#awake?.wake();
      if (this.#awake) return this.#awake.run.solver;
      throw new CodedError("not-ready", {}, "The element is on no page.");
    });
    return this.#face;
  }

  /** The session, if there is one and somebody may see it. */
  get #awake() {
    const { session } = this.#parts;
    return session?.isAsleep ? undefined : session;
  }

  /** The texts of the element's language. */
  get language() {
    return this.#parts.shell.language;
  }

  /** What panels act on, for what the page opens. @internal */
  get stage() {
    return this.#parts.shell.stage;
  }

  /** Shows a sentence in the status line, until something else is done. @param {string | undefined} sentence */
  say(sentence) {
    this.#parts.shell.stage.say(sentence);
  }

  /** Expansions per second; infinite for as fast as possible. */
  get speed() {
    return this.#parts.session?.run.player.speed ?? speedOf(this.getAttribute("speed") ?? "") ?? SPEED;
  }

  set speed(speed) {
    this.setAttribute("speed", speed === Number.POSITIVE_INFINITY ? "max" : String(speed));
  }

  /** Whether it plays again from the start, two seconds after the end. */
  get loop() {
    return this.hasAttribute("loop");
  }

  set loop(loop) {
    this.toggleAttribute("loop", Boolean(loop));
  }

  /** Whether readers can step and play, but change nothing. */
  get readonly() {
    return this.hasAttribute("readonly");
  }

  set readonly(readonly) {
    this.toggleAttribute("readonly", Boolean(readonly));
  }

  /** What surrounds the board. @returns {Controls} */
  get controls() {
    return CONTROLS.find((name) => name === this.getAttribute("controls")) ?? "basic";
  }

  set controls(controls) {
    this.setAttribute("controls", controls);
  }

  /** Plays from the position, or from the start if the search is at its end. */
  play() {
    this.#parts.act((session) => session.clock.play());
  }

  pause() {
    this.#parts.act((session) => session.clock.pause());
  }

  /** Goes some expansions forward, or back if negative. @param {number} [n] */
  step(n = 1) {
    this.#parts.act((session) => session.clock.step(n));
  }

  /** Shows the state after this many expansions; beyond the end means the end. @param {number} n */
  seek(n) {
    this.#parts.act((session) => {
      session.clock.pause();
      session.clock.seek(n);
    });
  }

  /** Returns to the board and the options that the element started with, and to the first step. */
  reset() {
    this.#parts.act((session) => this.#life.reset(session));
  }

  /** Changes some options of the search. @param {Partial<Options>} options @throws an error of the engine */
  configure(options) {
    this.#parts.ask(() => this.#parts.session?.run.configure(options));
    this.#parts.shell.requestFrame();
  }

  /**
   * Sets a cell: 0 is open, 1 to 254 is open with that movement penalty, 255 is a wall. One step for undo.
   * @param {number} x
   * @param {number} y
   * @param {number} cell
   * @throws an error of the engine; then nothing is changed
   */
  setCell(x, y, cell) {
    this.#edit((session) => setCell(session, x, y, cell));
  }

  /**
   * Sets all cells, row by row: width · height bytes. One step for undo.
   * @param {Uint8Array} cells
   * @throws an error of the engine; then nothing is changed
   */
  setCells(cells) {
    this.#edit((session) => setCells(session, cells));
  }

  /** Moves the start, in one step for undo. @param {number} x @param {number} y @throws an error of the engine; then nothing is changed */
  setStart(x, y) {
    this.#edit((session) => setEnd(session, "start", x, y));
  }

  /** Moves the goal, in one step for undo. @param {number} x @param {number} y @throws an error of the engine; then nothing is changed */
  setGoal(x, y) {
    this.#edit((session) => setEnd(session, "goal", x, y));
  }

  /**
   * Shows a board with options of its search, in one step for undo.
   * @param {import("./board/board.js").Board} board
   * @param {Partial<Options>} options Those not given are the defaults.
   * @throws an error of the engine; then nothing is changed
   * @internal
   */
  openBoard(board, options) {
    this.#edit((session) => session.openBoard(board, options));
  }

  /**
   * Finds a path on the board that is shown, and leaves the search that is shown alone. Undefined if there is no path.
   * @returns {Path | undefined}
   * @throws an error of the engine
   */
  findPath() {
    return this.#parts.ask(() => findPath(this.#ready));
  }

  /** Edits go through the session, which tells everything that shows the board. @param {(session: import("./session.js").Session) => void} act */
  #edit(act) {
    this.#parts.ask(() => act(this.#ready));
    this.say(undefined);
  }

  /** The session of an element that is ready. */
  get #ready() {
    const { session, isBeginning } = this.#parts;
    if (session && !isBeginning) return session;
    throw new CodedError("not-ready", {}, "The element has no board yet. Wait for its event ready.");
  }

  /**
   * Shows a scenario or a map, in one step for undo. If something is wrong with it, the status line says so, an `error`
   * event is fired, and the board stays.
   * @param {unknown} value A scenario as an object or JSON text, or the text of a map.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  load(value) {
    return this.#parts.whenDone(this.#parts.lessons.load(value));
  }

  /**
   * Shows a map, a scenario or a link, whichever the content is. If it is none of these, or wrong, a sentence says so.
   * @param {File | string} content
   */
  open(content) {
    return this.#parts.whenDone(this.#parts.shell.stage.open(content));
  }

  /** Shows one of the supplied scenarios, such as `ties`. @param {string} name @returns {Promise<boolean>} Whether it is shown. */
  loadSupplied(name) {
    return this.#parts.whenDone(this.#parts.lessons.loadSupplied(name));
  }

  /**
   * Draws a supplied scenario's solved board on a canvas, in the element's colors.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   * @returns {Promise<{ title: string, summary: string, lang: string }>} In the element's language.
   */
  preview(name, canvas) {
    return this.#parts.lessons.preview(name, canvas);
  }

  /**
   * While there is a picker, it is told which cell the reader clicks, taps or chooses with the keyboard, and the board is
   * not edited.
   * @param {((coord: [number, number]) => void) | undefined} picker
   * @internal
   */
  pick(picker) {
    this.#parts.shell.stage.pick(picker);
  }

  /**
   * Compares the search with others on the same board: one to three, each given by what is different. Without any, with
   * greedy search, or A* if it is greedy itself; an empty list ends comparing.
   * @param {Partial<Options>[]} [others]
   * @param {Partial<How>} [how]
   * @returns {Promise<void>} Resolves when they are compared.
   * @throws a coded error; then nothing is changed
   */
  async compare(others, how) {
    if (others?.length === 0) return this.endCompare();
    await this.#ready.compare(others && [{}, ...others], how);
    this.say(undefined);
  }

  /**
   * Compares the search with what a program printed.
   * @param {import("./compare/how.js").Recording} recording
   * @returns {Promise<void>}
   */
  async compareLog(recording) {
    await this.#ready.compareLog(recording);
    this.say(undefined);
  }

  /** Keeps only the front one of the searches that are compared. */
  endCompare() {
    this.#edit((session) => session.endCompare());
  }

  /** How searches are compared, if they are. @returns {How | undefined} */
  get compared() {
    return this.#parts.session?.compared;
  }

  /** The name of the supplied scenario that is shown, if any. */
  get scenarioName() {
    return this.#parts.lessons.lesson?.name;
  }

  /**
   * An absolute address that shows what the element shows: this page's, or that of another page that opens links.
   * @param {{ base?: string, longest?: number }} [options]
   * @returns {Promise<string>}
   */
  toLink(options) {
    return this.#parts.whenDone(this.#parts.links.toLink(options));
  }

  /** Keeps what is shown now, for a link that the page may need later. @internal */
  keepLink() {
    return this.#parts.whenDone(this.#parts.links.keep());
  }

  /**
   * Shows what a link holds. A wrong link is reported in the status line, and changes nothing.
   * @param {string} fragment What comes after the # in its address.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  openLink(fragment) {
    return this.#parts.whenDone(this.#parts.links.open(fragment));
  }
}
