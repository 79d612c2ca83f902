// Fetches what an element is asked to show, scenarios and maps, makes of it what can be shown, and makes the panel of a
// scenario. Loaded with the first request.

import { LinkError } from "../../core/data/link-error.js";
import { hasCode, needed } from "../../core/engine/errors.js";
import { readColors } from "../../core/render/theme.js";
import { short } from "../../core/ui/ellipsis.js";
import { dress, loadSheets } from "../../core/ui/styles.js";
import { loadFull, needsFull } from "../../engine.js";
import { fetchSupplied, fetchText, isScenario } from "./load.js";
import { SUPPLIED } from "./supplied-scenarios.js";
import { whilePresent } from "./while-present.js";

/**
 * @import { Turn } from "../../core/ui/latest-request.js"
 * @import { Named } from "../share/links.js"
 * @import { Lesson } from "./lesson.js"
 * @import { Asked, Host, Lessons } from "./lessons.js"
 */

/** Whether an error says that something was aborted because it is no longer wanted. @param {unknown} error */
const isAbort = (error) => error instanceof DOMException && error.name === "AbortError";

export class Requests {
  #host;
  /** Resolves when there is something to show them in. */
  #start;
  /** Set with the first scenario. @type {typeof import("./scenes.js") | undefined} */
  #scenes;
  /** The text of the panel's style sheet, loaded with them. */
  #styles = "";

  /** @param {Host} host @param {Promise<unknown>} start */
  constructor(host, start) {
    this.#host = host;
    this.#start = start;
  }

  async #loadScenes() {
    const scenes = this.#scenes ?? (await needed(import("./scenes.js")));
    this.#styles = await loadSheets("lesson.css", scenes.STYLES);
    this.#scenes = scenes;
    return scenes;
  }

  /**
   * Shows what is asked for, or says why it cannot be shown.
   * @param {Lessons} lessons
   * @param {Asked} asked
   * @param {Turn} turn
   * @returns {Promise<boolean>} Whether it is shown.
   */
  async answer(lessons, asked, turn) {
    const { isLate } = turn;
    try {
      const lesson = await this.#get(asked, turn);
      await this.#host.stage.released();
      if (isLate()) return false;
      this.#show(lessons, lesson);
      return true;
    } catch (error) {
      if (!(await lessons.hasBegun) || (isLate() && isAbort(error))) return false;
      if (!hasCode(error)) throw error;
      if (!isLate()) lessons.refuse(error);
      return false;
    }
  }

  /** @param {Lessons} lessons @param {Lesson | string} lesson A scenario, or the text of a map. */
  #show(lessons, lesson) {
    const { session, say, select } = this.#host.stage;
    if (typeof lesson === "string") session().open(lesson);
    else lesson.begin(session());
    const { lesson: before } = lessons;
    // On another of its boards a lesson goes on counting.
    if (typeof lesson !== "string" && lesson.isOther && before && before.name === lesson.name)
      lesson.inRow = before.inRow;
    say(undefined);
    // A cell that was pointed at on another board means nothing on this one.
    select(undefined);
    lessons.set(typeof lesson === "string" ? undefined : lesson);
    lessons.seekStart();
  }

  /**
   * What was asked for: a scenario that is ready to begin, or the text of a map.
   * @param {Asked} asked
   * @param {Turn} turn
   * @returns {Promise<Lesson | string>}
   */
  async #get({ value, of, name, address }, { signal }) {
    const { presence, stage, turns } = this.#host;
    const get = (/** @type {AbortSignal} */ signal) => {
      if (name !== undefined) return fetchSupplied(name, signal);
      return address === undefined ? value : fetchText(address, signal);
    };
    // What is supplied is a scenario, so what shows it is loaded at the same time.
    const [found, scenes] = await Promise.all([
      whilePresent(presence, async (signal) => get(signal), signal),
      name === undefined ? undefined : this.#loadScenes(),
      this.#start,
    ]);
    if (typeof found === "string" && !isScenario(found)) {
      if (needsFull(found)) await loadFull();
      return found;
    }
    const { lessonFor } = scenes ?? (await this.#loadScenes());
    // A later request ends an earlier one: requesting nothing does so too.
    const lesson = await lessonFor(found, name ?? of, stage, signal, () => turns.begin());
    lesson.isOther = of !== undefined;
    return lesson;
  }

  /** Shows the scenario of a link. @param {Lessons} lessons @param {Named} name @param {Turn} turn @throws {LinkError} */
  async openFromLink(lessons, name, turn) {
    if (typeof name === "object") return this.#openCarried(lessons, name.lesson, turn);
    const isOpen = SUPPLIED.includes(name) && (await lessons.loadSupplied(name, turn));
    if (!isOpen && !turn.isLate()) throw new LinkError("link-scenario", { name: short(name) });
  }

  /** @param {Lessons} lessons @param {string} source A scenario as JSON. @param {Turn} turn @throws {LinkError} */
  async #openCarried(lessons, source, turn) {
    try {
      const lesson = await this.#get({ value: source }, turn);
      if (typeof lesson === "string") throw new LinkError("link-damaged");
      await this.#host.stage.released();
      if (!turn.isLate()) this.#show(lessons, lesson);
    } catch (error) {
      if (turn.isLate() && isAbort(error)) return;
      if (!hasCode(error) || error instanceof LinkError) throw error;
      throw new LinkError("link-lesson", {}, error);
    }
  }

  /** The text of a supplied scenario, apart from what is shown. @param {string} name */
  #fetch(name) {
    return whilePresent(this.#host.presence, (signal) => fetchSupplied(name, signal));
  }

  /** @param {string} name */
  async #titleOf(name) {
    const [text, scenes] = await Promise.all([this.#fetch(name), this.#loadScenes()]);
    return scenes.titleOf(text, this.#host.stage.language);
  }

  /**
   * Draws the solved board of a supplied scenario and returns what it is about.
   * @param {string} name
   * @param {HTMLCanvasElement} canvas
   * @returns {Promise<{ title: string, summary: string, lang: string }>}
   */
  async preview(name, canvas) {
    const [text, scenes] = await Promise.all([this.#fetch(name), this.#loadScenes(), this.#start]);
    const { element, stage } = this.#host;
    const colors = readColors(/** @type {ShadowRoot} */ (element.shadowRoot));
    return scenes.preview(text, canvas, colors, stage.language);
  }

  /** Where playing pauses in a scenario because there is something to read. @param {Lesson} lesson */
  stops(lesson) {
    const { session, language } = this.#host.stage;
    return this.#scenes?.stopsOn(session().runs[0], lesson, language) ?? [];
  }

  /** The panel of the scenario that is shown. @param {Lessons} lessons @param {Lesson} lesson @param {boolean} canLeave */
  panel(lessons, lesson, canLeave) {
    const { element, stage } = this.#host;
    const { lessonPanel } = /** @type {typeof import("./scenes.js")} */ (this.#scenes);
    // In each document that the element comes to.
    dress(/** @type {ShadowRoot} */ (element.shadowRoot), this.#styles);
    const acts = {
      leave: () => lessons.leave(),
      titleOf: (/** @type {string} */ name) => this.#titleOf(name),
      open: async (/** @type {string} */ name) => ((await lessons.loadSupplied(name)) ? lessons.panel : undefined),
    };
    // What shows the lesson with other numbers, if its board is made from a seed.
    const { other } = lesson.scenario;
    const again = other && (() => lessons.load(other(), lesson.name));
    return lessonPanel(element, stage, lesson, lessons.sights, canLeave ? acts : undefined, again);
  }
}
