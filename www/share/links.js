// What an element does with links: makes them from what it shows, opens them, and reports when they would change.

import { hasCode, part } from "../coded.js";
import { deferred } from "../deferred.js";
import { dispatch } from "../dispatch.js";
import { LinkError } from "./link-error.js";
import { stateOf } from "./state.js";

/**
 * The element. One that can show scenarios says which one it shows, and opens them by name.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {() => import("../panels/panel.js").Stage} stage
 * @property {import("../turns.js").Turns} turns
 * @property {() => import("./state.js").Scenario | undefined} scenario
 * @property {(name: string, turn: import("../turns.js").Turn) => Promise<void>} openScenario
 * @property {() => void} leaveScenario
 */

/** On boards with up to this many cells a search takes a second or two, and a few hundred megabytes. */
const MOST_CELLS = 1 << 20;
/** How often a cell may be searched again, where closed cells are reopened. */
const REPEATED = 16;

/** Whether a link holds so much that the reader is asked first. @param {import("./payload.js").State} state */
function isMuch({ board, options = {} }) {
  if (!board) return false;
  return board.width * board.height * (options.reopenClosed ? REPEATED : 1) > MOST_CELLS;
}

/** A promise that resolves to false, and what settles it. */
function laterFalse() {
  let tell = () => {};
  const promise = new Promise((resolve) => {
    tell = () => resolve(false);
  });
  return { promise: /** @type {Promise<boolean>} */ (promise), tell };
}

export class Links {
  #host;
  /** Settles when the element has a session, or cannot have one. */
  #start = deferred();
  /** What the last link would hold, in short form. */
  #shown = "";
  /** The language that a link chose. */
  #lang = "";
  /** Resolves when what was requested last is open, or was refused. */
  settled = Promise.resolve(false);
  #asking = laterFalse();
  /** Why what was requested last cannot be opened. @type {string | undefined} */
  failure;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    // Without a session there may be no one who wants a link, and that is no fault.
    this.#start.promise.catch(() => {});
  }

  /** Resolves to false when the reader is asked something: what waits for the first board need not wait any longer. */
  get asked() {
    return this.#asking.promise;
  }

  /** The element has a session now. */
  begin() {
    this.#start.resolve(undefined);
  }

  /** The element cannot have a session. @param {unknown} reason */
  fail(reason) {
    this.#start.reject(reason);
  }

  /**
   * An address that shows what the element shows.
   * @param {{ base?: string, longest?: number }} [options] The page that opens it; and how many characters may come
   *   after the #.
   * @returns {Promise<string>}
   * @throws {LinkError} `link-too-long`, or `load` if what makes links cannot be loaded
   */
  async toLink({ base = location.href, longest } = {}) {
    const fragmentOf = await this.keep();
    const address = new URL(base, location.href);
    address.hash = await fragmentOf(longest);
    return address.href;
  }

  /**
   * Keeps what is shown now, for a link that may be made later.
   * @returns {Promise<(longest?: number) => Promise<string>>} Makes what comes after the #, and throws as `toLink` does.
   */
  async keep() {
    await this.#start.promise;
    const { run, navigation, language } = this.#host.stage();
    const lang = this.#host.element.hasAttribute("lang") ? language.tag : undefined;
    const state = stateOf(run(), { camera: navigation.view(), lang, scenario: this.#host.scenario() });
    // Strokes change the cells in place.
    if (state.board) state.board = { ...state.board, cells: state.board.cells.slice() };
    return async (longest) => {
      const writing = await part(import("./link.js"));
      if (!writing) throw new LinkError("load");
      return writing.encodeLink(state, longest);
    };
  }

  /**
   * Shows what a link holds. A wrong link is reported in the status line, and changes nothing.
   * @param {string} fragment
   * @returns {Promise<boolean>} Whether it is shown.
   */
  open(fragment) {
    this.settled = this.#open(String(fragment).replace(/^#/, ""));
    return this.settled;
  }

  /** @param {string} text */
  async #open(text) {
    const turn = this.#host.turns.begin();
    const { isLate } = turn;
    this.failure = undefined;
    // Without a board nothing can be shown; the element says why.
    const hasBegun = await this.#start.promise.then(() => true).catch(() => false);
    if (!hasBegun) return false;
    try {
      const reading = await part(import("./read-link.js"));
      if (!reading) throw new LinkError("load");
      const state = await reading.decodeLink(text);
      reading.checkOptions(state);
      if (isLate() || !(await this.#mayOpen(state, turn))) return false;
      if (state.scenario !== undefined) {
        await this.#host.openScenario(state.scenario, turn);
        if (isLate()) return false;
      } else if (state.board) {
        this.#host.leaveScenario();
      }
      this.#show(state, reading.openState);
      return true;
    } catch (error) {
      if (!hasCode(error)) throw error;
      const { say, language } = this.#host.stage();
      if (isLate()) return false;
      this.failure = language.explain(error);
      say(language.t("error.link-kept", { problem: this.failure }));
      dispatch(this.#host.element, "error", error);
      return false;
    }
  }

  /** Whether the reader wants to see what takes a long time. @param {import("./payload.js").State} state @param {import("../turns.js").Turn} turn */
  async #mayOpen(state, { isLate, signal }) {
    if (!state.board || !isMuch(state)) return true;
    this.#asking.tell();
    const { width, height } = state.board;
    const { ask, language } = this.#host.stage();
    const question = language.t("link.ask", { width: String(width), height: String(height) });
    return (await ask(question, signal)) && !isLate();
  }

  /** @param {import("./payload.js").State} state @param {typeof import("./read-state.js").openState} openState */
  #show(state, openState) {
    const { element, stage } = this.#host;
    const { command, session, navigation } = stage();
    command(() => openState(session(), state));
    if (state.board || state.camera) navigation.show(state.camera);
    // The language that the page's author or the reader chose overrides a link's.
    if (state.lang && (element.getAttribute("lang") ?? this.#lang) === this.#lang) {
      this.#lang = state.lang;
      element.setAttribute("lang", state.lang);
    }
  }

  /** Fires the element's `change` event when a link would be a different one now. Not while it plays or searches. */
  notify() {
    const { run, navigation } = this.#host.stage();
    const { player, isSearching, searches, shownStep } = run();
    if (player.playing || isSearching) return;
    const around = [navigation.view(), this.#host.element.getAttribute("lang"), this.#host.scenario()?.name];
    const shown = JSON.stringify([searches, shownStep, ...around]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    dispatch(this.#host.element, "change", null);
  }
}
