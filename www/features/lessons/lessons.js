// What an element does with scenarios: asks for them, shows them, reports what is wrong with them.

import { missing, part } from "../../core/engine/errors.js";
import { dispatch } from "../../core/ui/dispatch.js";
import { short } from "../../core/ui/ellipsis.js";
import { deferred } from "../../core/ui/with-resolvers.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Tabbed } from "../../core/panels/rail.js"
 * @import { Seeing, Sights } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Asking } from "../../core/ui/board-prompt.js"
 * @import { Presence } from "../../core/ui/fetch-while-connected.js"
 * @import { Turn, Turns } from "../../core/ui/latest-request.js"
 * @import { Named } from "../share/links.js"
 * @import { LessonPanel } from "./lesson-card.js"
 * @import { Lesson } from "./lesson.js"
 * @import { Requests } from "./requests.js"
 */

/**
 * The element.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {Showing & Acting & Speaking & Saying & Asking & Selecting & Marking & Picking & Seeing & Focusing & Tabbed} stage
 * @property {() => void} rebuild Rebuilds the panels, if there are any yet.
 * @property {(sentence: string) => void} warn Reports what is wrong to the reader and to the page's author.
 * @property {Turns} turns
 * @property {Presence} presence
 */

/**
 * What is to be shown: a scenario or a map itself, the name of a supplied scenario, or the address of either. A scenario
 * itself may be the one of a name, with another board.
 * @typedef {{ value?: unknown, of?: string, name?: string, address?: string }} Asked
 */

/**
 * What of an element shows lessons.
 * @typedef {object} Loading
 * @property {Lessons["load"]} load
 * @property {Lessons["loadSupplied"]} loadSupplied
 * @property {string | undefined} scenarioName Which supplied one is shown.
 */

/** A step in an attribute. */
const STEP = /^\s*\d{1,9}\s*$/;

export class Lessons {
  #host;
  /** Settles when the element has a session. */
  #start = deferred();
  /** What is drawn over the cells. */
  /** @type {Sights} */
  sights = { ends: true, path: true };
  /** @type {Lesson | undefined} */
  lesson;
  /** Its panel, if it has one. @type {LessonPanel | undefined} */
  panel;
  /** What fetches scenarios and makes their panel; set with the first request. @type {Requests | undefined} */
  #requests;
  /** Resolves when what was requested last is shown, or was refused. */
  settled = Promise.resolve(false);
  /** Why what was requested last cannot be shown. @type {string | undefined} */
  failure;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    // Without a session nothing can be shown, and callers are told so.
    this.#start.promise.catch(() => {});
  }

  /** The element has a session now. */
  begin() {
    this.#start.resolve(undefined);
  }

  /** The element cannot have a session. @param {unknown} reason */
  fail(reason) {
    this.#start.reject(reason);
  }

  /** @param {unknown} value @param {string} [of] @returns {Promise<boolean>} Whether it is shown. */
  load(value, of) {
    return this.#ask({ value, of });
  }

  /** @param {string} name @param {Turn} [turn] @returns {Promise<boolean>} Whether it is shown. */
  loadSupplied(name, turn) {
    return this.#ask({ name }, turn);
  }

  /** Shows what is at an address. @param {string} address @returns {Promise<boolean>} Whether it is shown. */
  loadFrom(address) {
    return this.#ask({ address });
  }

  /** @param {Asked} asked @param {Turn} [turn] */
  #ask(asked, turn = this.#host.turns.begin()) {
    this.failure = undefined;
    this.settled = this.#answer(asked, turn);
    return this.settled;
  }

  /** @param {Asked} asked @param {Turn} turn */
  async #answer(asked, turn) {
    const requests = await this.#find();
    if (requests) return requests.answer(this, asked, turn);
    if ((await this.hasBegun) && !turn.isLate()) this.refuse(missing());
    return false;
  }

  /** Whether the element has a session, once that is known. */
  get hasBegun() {
    return this.#start.promise.then(
      () => true,
      () => false,
    );
  }

  /** Says why what was asked for cannot be shown. @param {Error} error */
  refuse(error) {
    const { say, language } = this.#host.stage;
    this.failure = language.explain(error);
    say(this.failure);
    dispatch(this.#host.element, "error", error);
  }

  async #find() {
    const module = await part(import("./requests.js"));
    if (module) this.#requests ??= new module.Requests(this.#host, this.#start.promise);
    return this.#requests;
  }

  async #load() {
    const requests = await this.#find();
    if (!requests) throw missing();
    return requests;
  }

  /** Leaves the scenario; board and options stay. */
  leave() {
    if (!this.lesson) return;
    this.#host.stage.say(undefined);
    this.set(undefined);
  }

  /** Shows the panel of a scenario, or none, next to the existing board. @param {Lesson | undefined} lesson */
  set(lesson) {
    this.lesson = lesson;
    Object.assign(this.sights, { ends: true, path: true, numbers: lesson?.scenario.controls.numbers });
    const { session, select } = this.#host.stage;
    // A cell that was pointed at on the board before means nothing on this one.
    select(undefined);
    session().locks = new Set(lesson?.scenario.controls.lock);
    // Several that are compared play by the first one's.
    session().runs[0].stops = () => this.#stops();
    this.applyRange();
    this.#host.rebuild();
  }

  /** Where playing pauses because there is something to read, if readers see it at all. */
  #stops() {
    const { element } = this.#host;
    if (!this.lesson || element.getAttribute("controls") === "none") return [];
    return this.#requests?.stops(this.lesson) ?? [];
  }

  /** Where playing begins and pauses: as the attributes say, else as the scenario says. */
  applyRange() {
    const { element, stage } = this.#host;
    const { session, language } = stage;
    const { start, end } = this.lesson?.range ?? { start: 0, end: Number.POSITIVE_INFINITY };
    const step = (/** @type {string} */ name, /** @type {number} */ otherwise) => {
      const value = element.getAttribute(name);
      if (value === null) return otherwise;
      if (STEP.test(value)) return Number(value);
      const reason = language.t("error.step");
      this.#host.warn(language.t("error.attribute", { name, value: short(value), reason }));
      return otherwise;
    };
    session().runs[0].range = { start: step("start-step", start), end: step("end-step", end) };
  }

  /** Goes to the step that the attribute `start-step` names, if it names one. */
  seekStart() {
    const value = this.#host.element.getAttribute("start-step");
    if (value !== null && STEP.test(value)) this.#host.stage.run().seek(Number(value));
  }

  /** The panel of the scenario, if there is one. @param {boolean} canLeave @returns {LessonPanel[]} */
  panels(canLeave) {
    const { lesson } = this;
    this.panel = lesson && this.#requests?.panel(this, lesson, canLeave);
    return this.panel ? [this.panel] : [];
  }

  /**
   * Draws the solved board of a supplied scenario and returns what it is about.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   */
  async preview(name, canvas) {
    return (await this.#load()).preview(name, canvas);
  }

  // For links

  /** The scenario that is shown, as it was before the reader touched it. */
  get asWritten() {
    return this.lesson?.asWritten;
  }

  /** Shows the scenario of a link. @param {Named} name @param {Turn} turn The link's turn. @throws {LinkError} */
  async openFromLink(name, turn) {
    return (await this.#load()).openFromLink(this, name, turn);
  }
}
