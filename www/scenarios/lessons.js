// What an element does with scenarios: loads them, shows them, says what is wrong with them, and makes their panel.

import { LinkError } from "../share/link-error.js";
import { readColors } from "../theme.js";
import { ScenarioError } from "./error.js";
import { SUPPLIED } from "./index.js";
import { fetchSupplied, fetchText, isScenario } from "./load.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */

/**
 * The element.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {() => import("../panels/panel.js").Stage} stage
 * @property {() => void} rebuild Makes the panels anew, if there are any yet.
 */

/** A step in an attribute. */
const STEP = /^\s*\d{1,9}\s*$/;

/** @typedef {{ name?: string }} How The name of a supplied scenario. */

export class Lessons {
  #host;
  /** Settles when the element has a session. */
  #start = Promise.withResolvers();
  /** Counts what was asked to be shown: only the last of it is. */
  #asked = 0;
  /** @type {AbortController | undefined} */
  #loading;
  /** What is drawn over the cells. */
  sights = { ends: true, path: true };
  /** @type {Lesson | undefined} */
  lesson;
  /** Is there with the first lesson. @type {typeof import("./scenes.js") | undefined} */
  #scenes;
  /** Resolves when what was asked to be shown last is shown, or was refused. */
  settled = Promise.resolve(false);

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** The element has a session now. */
  begin() {
    this.#start.resolve(undefined);
  }

  /** @param {unknown} value @param {How} [how] @returns {Promise<boolean>} Whether it is shown. */
  load(value, how) {
    return this.#ask(async () => value, how);
  }

  /** @param {string} name @returns {Promise<boolean>} Whether it is shown. */
  loadSupplied(name) {
    return this.#ask(() => fetchSupplied(name), { name });
  }

  /** Shows what is at an address. @param {string} address @returns {Promise<boolean>} Whether it is shown. */
  loadFrom(address) {
    return this.#ask((signal) => fetchText(address, signal));
  }

  /** @param {(signal: AbortSignal) => Promise<unknown>} get @param {How} [how] */
  #ask(get, how) {
    this.settled = this.#answer(get, how);
    return this.settled;
  }

  /** @param {(signal: AbortSignal) => Promise<unknown>} get @param {How} [how] */
  async #answer(get, how) {
    const turn = ++this.#asked;
    this.#loading?.abort();
    this.#loading = new AbortController();
    const { signal } = this.#loading;
    const isLate = () => turn !== this.#asked;
    try {
      const [value] = await Promise.all([get(signal), this.#start.promise]);
      const lesson = typeof value === "string" && !isScenario(value) ? undefined : await this.#lessonOf(value, how);
      if (isLate()) return false;
      this.#show(lesson ?? String(value));
      return true;
    } catch (error) {
      await this.#start.promise;
      if (isLate()) return false;
      const { say, language } = this.#host.stage();
      say(error instanceof ScenarioError ? error.in(language) : language.explain(error));
      this.#host.element.dispatchEvent(new CustomEvent("error", { detail: error }));
      return false;
    }
  }

  async #loadScenes() {
    this.#scenes ??= await import("./scenes.js").catch(() => {
      throw new ScenarioError("scenario-fetch", { address: "scenes.js" });
    });
    return this.#scenes;
  }

  /** @param {unknown} value @param {How} [how] */
  async #lessonOf(value, { name } = {}) {
    return (await this.#loadScenes()).lessonOf(value, name);
  }

  /** @param {Lesson | string} lesson A scenario, or the text of a map. */
  #show(lesson) {
    const { session, say } = this.#host.stage();
    if (typeof lesson === "string") {
      session().open(lesson);
      this.#set(undefined);
    } else {
      lesson.begin(session());
      this.#set(lesson);
      this.seekStart();
    }
    say(undefined);
  }

  /** Ends the scenario; board and options stay. */
  leave() {
    if (!this.lesson) return;
    this.#set(undefined);
    this.#host.stage().say(undefined);
  }

  /** @param {Lesson | undefined} lesson */
  #set(lesson) {
    this.lesson = lesson;
    Object.assign(this.sights, { ends: true, path: true });
    this.#host.stage().session().locks = new Set(lesson?.scenario.controls.lock);
    this.applyRange();
    this.#host.rebuild();
  }

  /** Where playing begins and pauses: as the attributes say, else as the scenario says. */
  applyRange() {
    const { element, stage } = this.#host;
    const { session, say, language } = stage();
    const { start, end } = this.lesson?.range ?? { start: 0, end: Number.POSITIVE_INFINITY };
    const step = (/** @type {string} */ name, /** @type {number} */ otherwise) => {
      const value = element.getAttribute(name);
      if (value === null) return otherwise;
      if (STEP.test(value)) return Number(value);
      const reason = language.t("error.step");
      say(language.t("error.attribute", { name, value: value.slice(0, 40), reason }));
      return otherwise;
    };
    session().range = { start: step("start-step", start), end: step("end-step", end) };
  }

  /** Goes to the step that the attribute `start-step` names, if it names one. */
  seekStart() {
    const value = this.#host.element.getAttribute("start-step");
    if (value !== null && STEP.test(value)) this.#host.stage().session().seek(Number(value));
  }

  /** The panel of the scenario, if there is one. @param {boolean} canLeave @returns {import("../panels/panel.js").Panel[]} */
  panels(canLeave) {
    const { lesson } = this;
    if (!lesson || !this.#scenes) return [];
    const answer = (/** @type {number} */ choice) => {
      const { right = false } = lesson.scenario.question?.choices[choice] ?? {};
      const detail = { scenario: lesson.name, choice, right };
      this.#host.element.dispatchEvent(new CustomEvent("answer", { detail, bubbles: true, composed: true }));
    };
    const leave = canLeave ? () => this.leave() : undefined;
    return [this.#scenes.scenarioPanel(this.#host.stage(), lesson, { answer, leave, sights: this.sights })];
  }

  /**
   * Draws the solved board of a supplied scenario and tells what it is about.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   * @returns {Promise<{ title: string, summary: string }>}
   */
  async preview(name, canvas) {
    const [text, scenes] = await Promise.all([fetchSupplied(name), this.#loadScenes(), this.#start.promise]);
    const { element, stage } = this.#host;
    const colors = readColors(/** @type {ShadowRoot} */ (element.shadowRoot));
    return scenes.preview(text, canvas, colors, stage().language);
  }

  // For links

  /** The supplied scenario that is shown, as it was before the reader touched it. */
  get asWritten() {
    const { name, facts } = this.lesson ?? {};
    if (name === undefined || !facts) return undefined;
    return { name, board: { ...facts.board, cells: facts.cells[0] }, options: facts.options[0] };
  }

  /** Shows the scenario that a link names. @param {string} name @throws {LinkError} */
  async openFromLink(name) {
    const isOpen = SUPPLIED.includes(name) && (await this.loadSupplied(name));
    if (!isOpen) throw new LinkError("link-scenario", { name: name.slice(0, 40) });
  }
}
