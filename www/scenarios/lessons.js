// What an element does with scenarios: loads them, shows them, reports what is wrong with them, and makes their panel.

import { hasCode, part } from "../coded.js";
import { deferred } from "../deferred.js";
import { dispatch } from "../dispatch.js";
import { loadFull, needsFull } from "../engine.js";
import { LinkError } from "../share/link-error.js";
import { short } from "../short.js";
import { dress, loadSheets } from "../styles.js";
import { readColors } from "../theme.js";
import { ScenarioError } from "./error.js";
import { SUPPLIED } from "./index.js";
import { fetchSupplied, fetchText, isScenario } from "./load.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("../turns.js").Turn} Turn */

/**
 * The element.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {() => import("../panels/panel.js").Stage} stage
 * @property {() => void} rebuild Rebuilds the panels, if there are any yet.
 * @property {(sentence: string) => void} warn Reports what is wrong to the reader and to the page's author.
 * @property {import("../turns.js").Turns} turns
 * @property {import("../presence.js").Presence} presence
 */

/** A step in an attribute. */
const STEP = /^\s*\d{1,9}\s*$/;

/** Whether an error says that something was aborted because it is no longer wanted. @param {unknown} error */
const isAbort = (error) => error instanceof DOMException && error.name === "AbortError";

/** @typedef {{ name?: string, isOther?: boolean }} How The name of a supplied scenario, and whether its board is not as it is supplied. */

export class Lessons {
  #host;
  /** Settles when the element has a session. */
  #start = deferred();
  /** What is drawn over the cells. */
  sights = { ends: true, path: true };
  /** @type {Lesson | undefined} */
  lesson;
  /** Set with the first lesson. @type {typeof import("./scenes.js") | undefined} */
  #scenes;
  /** The text of the panel's style sheet, loaded with them. */
  #styles = "";
  /** The panel that was made last. @type {import("../panels/panel.js").Panel | undefined} */
  #panel;
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

  /** @param {unknown} value @param {How} [how] @returns {Promise<boolean>} Whether it is shown. */
  load(value, how) {
    return this.#ask(async () => value, how);
  }

  /** @param {string} name @param {Turn} [turn] @returns {Promise<boolean>} Whether it is shown. */
  loadSupplied(name, turn) {
    return this.#ask((signal) => fetchSupplied(name, signal), { name }, turn);
  }

  /** Shows what is at an address. @param {string} address @returns {Promise<boolean>} Whether it is shown. */
  loadFrom(address) {
    return this.#ask((signal) => fetchText(address, signal));
  }

  /** @param {(signal: AbortSignal) => Promise<unknown>} get @param {How} [how] @param {Turn} [turn] */
  #ask(get, how, turn = this.#host.turns.begin()) {
    this.failure = undefined;
    this.settled = this.#answer(get, how, turn);
    return this.settled;
  }

  /** @param {(signal: AbortSignal) => Promise<unknown>} get @param {How | undefined} how @param {Turn} turn */
  async #answer(get, how, turn) {
    const { isLate, signal } = turn;
    try {
      const [value] = await Promise.all([this.#host.presence.fetch(get, signal), this.#start.promise]);
      const isMap = typeof value === "string" && !isScenario(value);
      if (isMap && needsFull(value)) await loadFull();
      const lesson = isMap ? undefined : await this.#lessonOf(value, how?.name, turn);
      if (lesson && how?.isOther) lesson.isOther = true;
      if (isLate()) return false;
      this.#show(lesson ?? String(value));
      return true;
    } catch (error) {
      const hasBegun = await this.#start.promise.then(() => true).catch(() => false);
      if (!hasBegun || (isLate() && isAbort(error))) return false;
      if (!hasCode(error)) throw error;
      if (isLate()) return false;
      const { say, language } = this.#host.stage();
      this.failure = language.explain(error);
      say(this.failure);
      dispatch(this.#host.element, "error", error);
      return false;
    }
  }

  /** The text of a supplied scenario, apart from what is shown. @param {string} name */
  #fetch(name) {
    return this.#host.presence.fetch((signal) => fetchSupplied(name, signal));
  }

  async #loadScenes() {
    const scenes = this.#scenes ?? (await part(import("./scenes.js")));
    if (!scenes) throw new ScenarioError("scenario-fetch", { address: "scenes.js" });
    this.#styles = await loadSheets("lesson.css", scenes.STYLES);
    this.#scenes = scenes;
    return scenes;
  }

  /** @param {unknown} value @param {string | undefined} name @param {Turn} turn */
  async #lessonOf(value, name, { signal }) {
    const { lessonFor } = await this.#loadScenes();
    // A later request ends an earlier one: requesting nothing does so too.
    return lessonFor(value, name, this.#host.stage(), signal, () => this.#host.turns.begin());
  }

  /** @param {Lesson | string} lesson A scenario, or the text of a map. */
  #show(lesson) {
    const { session, say } = this.#host.stage();
    if (typeof lesson === "string") session().open(lesson);
    else lesson.begin(session());
    say(undefined);
    this.set(typeof lesson === "string" ? undefined : lesson);
    this.seekStart();
  }

  /** Leaves the scenario; board and options stay. */
  leave() {
    if (!this.lesson) return;
    this.#host.stage().say(undefined);
    this.set(undefined);
  }

  /** Shows the panel of a scenario, or none, next to the existing board. @param {Lesson | undefined} lesson */
  set(lesson) {
    this.lesson = lesson;
    Object.assign(this.sights, { ends: true, path: true });
    const { session } = this.#host.stage();
    session().locks = new Set(lesson?.scenario.controls.lock);
    // Several that are compared play by the first one's.
    session().runs[0].stops = () => this.#stops();
    this.applyRange();
    this.#host.rebuild();
  }

  /** Where playing pauses because there is something to read, if readers see it at all. */
  #stops() {
    const { element, stage } = this.#host;
    if (!this.lesson || !this.#scenes || element.getAttribute("controls") === "none") return [];
    const { session, language } = stage();
    return this.#scenes.stopsOn(session().runs[0], this.lesson, language);
  }

  /** Where playing begins and pauses: as the attributes say, else as the scenario says. */
  applyRange() {
    const { element, stage } = this.#host;
    const { session, language } = stage();
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
    if (value !== null && STEP.test(value)) this.#host.stage().run().seek(Number(value));
  }

  /** The panel of the scenario, if there is one. @param {boolean} canLeave @returns {import("../panels/panel.js").Panel[]} */
  panels(canLeave) {
    const { lesson } = this;
    if (!lesson || !this.#scenes) return [];
    const { element, stage } = this.#host;
    // In each document that the element comes to.
    dress(/** @type {ShadowRoot} */ (element.shadowRoot), this.#styles);
    const acts = {
      leave: () => this.leave(),
      titleOf: (/** @type {string} */ name) => this.#titleOf(name),
      open: async (/** @type {string} */ name) => ((await this.loadSupplied(name)) ? this.#panel : undefined),
    };
    this.#panel = this.#scenes.lessonPanel(
      element,
      stage(),
      lesson,
      this.sights,
      canLeave ? acts : undefined,
      this.#again(),
    );
    return [this.#panel];
  }

  /** What shows the lesson with other numbers, if its board is made from a seed. */
  #again() {
    const { name, scenario } = this.lesson ?? {};
    const other = scenario?.other;
    return other && (() => this.load(other(), { name, isOther: true }));
  }

  /** @param {string} name */
  async #titleOf(name) {
    const [text, scenes] = await Promise.all([this.#fetch(name), this.#loadScenes()]);
    return scenes.titleOf(text, this.#host.stage().language);
  }

  /**
   * Draws the solved board of a supplied scenario and returns what it is about.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   * @returns {Promise<{ title: string, summary: string, lang: string }>}
   */
  async preview(name, canvas) {
    const [text, scenes] = await Promise.all([this.#fetch(name), this.#loadScenes(), this.#start.promise]);
    const { element, stage } = this.#host;
    const colors = readColors(/** @type {ShadowRoot} */ (element.shadowRoot));
    return scenes.preview(text, canvas, colors, stage().language);
  }

  // For links

  /** The supplied scenario that is shown, as it was before the reader touched it. */
  get asWritten() {
    const { name, facts, isOther } = this.lesson ?? {};
    if (name === undefined || !facts || isOther) return undefined;
    const { board, cells, options, start } = facts;
    return {
      name,
      board: { ...board, cells: cells[0] },
      options: options[0],
      start,
      compared: this.lesson?.asCompared,
    };
  }

  /** Shows the scenario that a link names. @param {string} name @param {Turn} turn The link's turn. @throws {LinkError} */
  async openFromLink(name, turn) {
    const isOpen = SUPPLIED.includes(name) && (await this.loadSupplied(name, turn));
    if (!isOpen && !turn.isLate()) throw new LinkError("link-scenario", { name: short(name) });
  }
}
