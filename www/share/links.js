// What an element does with links: makes them from what it shows, opens them, and reports when they would change.

import { hasCode, part } from "../coded.js";
import { deferred } from "../deferred.js";
import { dispatch } from "../dispatch.js";
import { LinkError } from "./link-error.js";

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
  #chosen = { lang: "" };
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
    const { session, navigation, language } = this.#host.stage();
    const lang = this.#host.element.hasAttribute("lang") ? language.tag : undefined;
    const view = navigation.view();
    const { runs, compared: how, front, clock } = session();
    const [first, ...others] = runs;
    const compared = how && { ...how, others: others.map((run) => run.options), front, clock: clock.shownStep };
    const around = { camera: view && { ...view }, lang, scenario: this.#host.scenario(), compared };
    const { board, options, shownStep, length } = first;
    // Strokes change the cells in place.
    const shown = { board: { ...board, cells: board.cells.slice() }, options: { ...options }, shownStep, length };
    return async (longest) => {
      const writing = await part(import("./write-link.js"));
      if (!writing) throw new LinkError("load");
      return writing.encodeLink(writing.stateOf(shown, around), longest);
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
      const opening = await part(import("./open-link.js"));
      if (!opening) throw new LinkError("load");
      return await opening.openLink(text, this.#host, turn, this.#chosen, () => this.#asking.tell());
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

  /** Fires the element's `change` event when a link would be a different one now. Not while it plays or searches. */
  notify() {
    const { session, navigation } = this.#host.stage();
    const { runs, compared, front, clock } = session();
    const { player, isSearching, shownStep } = clock;
    const searches = runs.map((run) => run.searches);
    if (player.playing || isSearching) return;
    const around = [navigation.view(), this.#host.element.getAttribute("lang"), this.#host.scenario()?.name];
    const shown = JSON.stringify([searches, shownStep, compared, front, ...around]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    dispatch(this.#host.element, "change", null);
  }
}
