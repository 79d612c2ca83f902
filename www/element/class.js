// The class of <star-step>: what a page and its scripts see of it. Importing it defines nothing; star-step.js does.

import { CodedError } from "../core/engine/errors.js";
import { faceOf } from "../core/engine/solver-face.js";
import { SPEED } from "../core/run/player.js";
import { speedOf } from "../core/ui/attributes.js";
import { make } from "../core/ui/dom.js";
import { loadFull } from "../engine.js";
import { ATTRIBUTES, change } from "./applying.js";
import { findPath, setCell, setCells, setEnd } from "./editing.js";
import { Life } from "./life.js";
import { Parts } from "./parts.js";
import { WithAttributes } from "./with-attributes.js";

/**
 * @import { Board } from "../core/board/board.js"
 * @import { Options, Path } from "../engine.js"
 * @import { How, Recording } from "../core/session/how.js"
 * @import { Session } from "../core/session/session.js"
 * @import { SolverFace } from "../core/engine/solver-face.js"
 */

/** A board with a search on it that readers can edit, step and play. */
export class StarStep extends WithAttributes {
  static observedAttributes = ATTRIBUTES;

  #parts = new Parts(this, this.attachShadow({ mode: "open" }));
  #life = new Life(this.#parts);
  /** @type {SolverFace | undefined} */
  #face;

  constructor() {
    super();
    this.#parts.shadow.append(make("slot"));
    Parts.embedding?.meet(this.#parts);
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

  /** The session, once the element is ready, if somebody may see it. */
  get #awake() {
    const { session, hasBegun } = this.#parts;
    return hasBegun && !session?.isAsleep ? session : undefined;
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
    this.stage.say(sentence);
  }

  /** Expansions per second; infinite for as fast as possible. */
  get speed() {
    return this.#parts.session?.run.player.speed ?? speedOf(this.getAttribute("speed") ?? "") ?? SPEED;
  }

  set speed(speed) {
    this.setAttribute("speed", speed === Number.POSITIVE_INFINITY ? "max" : String(speed));
  }

  /** Begins now, though the reader may not be near. @internal */
  hurry() {
    this.#life.hurry();
  }

  /** Plays from the position, or from the start if the search is at its end. */
  play() {
    this.#parts.request((session) => session.clock.play());
  }

  pause() {
    this.#parts.request((session) => session.clock.pause());
  }

  /** Goes some expansions forward, or back if negative. @param {number} [n] */
  step(n = 1) {
    this.#parts.request((session) => session.clock.step(n));
  }

  /** Shows the state after this many expansions; beyond the end means the end. @param {number} n */
  seek(n) {
    this.#parts.request((session) => {
      session.clock.pause();
      session.clock.seek(n);
    });
  }

  /** Returns to the board and the options that the element started with, and to the first step. */
  reset() {
    this.#parts.request((session) => this.#life.reset(session));
  }

  /**
   * Changes some options of the search.
   * @param {Partial<Options>} options
   * @throws an error of the engine; before the element is ready it is reported in the console instead
   */
  configure(options) {
    const { hasBegun, shell } = this.#parts;
    if (!hasBegun) return this.#parts.request(({ run }) => run.configure(options));
    this.#parts.ask(() => this.#parts.session?.run.configure(options));
    shell.requestFrame();
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
   * @param {Board} board
   * @param {Partial<Options>} options Those not given are the defaults.
   * @throws an error of the engine; then nothing is changed
   * @internal
   */
  openBoard(board, options) {
    this.#edit((session) => session.openBoard(board, options));
  }

  /**
   * Loads the rest of the engine now. Elements begin with a small part of it and fetch the rest when a reader turns to them.
   * @returns {Promise<void>} Resolves when `findPath` knows every algorithm; rejects with the code `missing` if it cannot be
   *   loaded, and may then be called again.
   */
  async loadEngine() {
    await loadFull();
    // What waits for it may be shown now.
    this.#parts.shell.requestFrame();
  }

  /**
   * Finds a path on the board that is shown, and leaves the search that is shown alone. Undefined if there is no path.
   * @returns {Path | undefined}
   * @throws an error of the engine; one with the code `engine-loading` if the algorithm, or the habits of the heap, need
   *   the rest of the engine and that is not there yet, see `loadEngine`
   */
  findPath() {
    return this.#parts.ask(() => findPath(this.#ready));
  }

  /** Edits go through the session, which tells everything that shows the board. @param {(session: Session) => void} act */
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
    return this.#parts.whenDone(this.stage.open(content));
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
   * Compares the search with others on the same board: one to three, each given by what is different. Without any, with
   * greedy search, or A* if it is greedy itself; an empty list ends comparing.
   * @param {Partial<Options>[]} [others]
   * @param {Partial<How>} [how]
   * @returns {Promise<void>} Resolves when they are compared.
   * @throws a coded error; then nothing is changed
   */
  async compare(others, how) {
    await this.#parts.start.promise;
    if (others?.length === 0) return this.endCompare();
    await this.#ready.compare(others && [{}, ...others], how);
    this.say(undefined);
  }

  /**
   * Compares the search with what a program printed.
   * @param {Recording} recording
   * @returns {Promise<void>}
   */
  async compareLog(recording) {
    await this.#parts.start.promise;
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

  /** What is shown now, for a link that the page may need at once. @internal */
  get shown() {
    return this.#parts.links.shown();
  }

  /**
   * Shows what a link holds. A wrong link is reported in the status line, and changes nothing.
   * @param {string} fragment Its address, or what comes after the # there.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  openLink(fragment) {
    return this.#parts.whenDone(this.#parts.links.open(fragment));
  }
}
