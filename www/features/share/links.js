// What an element does with links: makes them from what it shows, opens them, and reports when they would change.

import { hasCode, needed } from "../../core/engine/errors.js";
import { dispatch } from "../../core/ui/dispatch.js";
import { deferred } from "../../core/ui/with-resolvers.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Navigating } from "../../core/input/navigate.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Asking } from "../../core/ui/board-prompt.js"
 * @import { Turn, Turns } from "../../core/ui/latest-request.js"
 * @import { Held, Scenario } from "./link-state.js"
 * @import { State } from "./payload.js"
 * @import { Wish } from "./write-link.js"
 */

/** What is to be opened: what comes after the # of a link, or what such a link would hold. @typedef {string | State} Wanted */

/** A scenario as a link has it: the name of a supplied one, or one as JSON. @typedef {string | { lesson: string }} Named */

/**
 * The element. One that can show scenarios says which one it shows, and opens them by name.
 * @typedef {object} Host
 * @property {HTMLElement} element
 * @property {Showing & Acting & Speaking & Saying & Asking & Navigating} stage
 * @property {Turns} turns
 * @property {() => Scenario | undefined} scenario
 * @property {(named: Named, turn: Turn) => Promise<void>} openScenario
 * @property {() => void} leaveScenario
 */

/**
 * What of an element has to do with links.
 * @typedef {object} Linking
 * @property {Links["toLink"]} toLink
 * @property {Links["keep"]} keepLink
 * @property {Links["open"]} openLink
 * @property {ReturnType<Links["shown"]>} shown
 */

export class Links {
  #host;
  /** Settles when the element has a session, or cannot have one. */
  #start = deferred();
  /** What the last link would hold, in short form. */
  #shown = "";
  #chosen = { lang: "" };
  /** Resolves when what was requested last is open, or was refused. */
  settled = Promise.resolve(false);
  /** Settles when the reader is asked something. */
  #asking = deferred();
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
    return this.#asking.promise.then(() => false);
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
   * @param {Wish} [wish]
   * @returns {Promise<string>}
   * @throws {CodedError} `link-too-long`, or `missing` if what makes links cannot be loaded
   */
  async toLink(wish) {
    const fragmentOf = await this.keep();
    return (await needed(import("./write-link.js"))).addressOf(fragmentOf, wish);
  }

  /**
   * Keeps what is shown now, for a link that may be made later.
   * @returns {Promise<(longest?: number) => Promise<string>>} Makes what comes after the #, and throws as `toLink` does.
   */
  async keep() {
    await this.#start.promise;
    const { run, around } = this.shown();
    // Strokes change the cells in place.
    const shown = { ...run, board: { ...run.board, cells: run.board.cells.slice() } };
    return async (longest) => {
      const writing = await needed(import("./write-link.js"));
      return writing.encodeLink(writing.stateOf(shown, around), longest);
    };
  }

  /** What is shown now; its board is the one that strokes change. @returns {Held} */
  shown() {
    const { session, navigation, language } = this.#host.stage;
    const lang = this.#host.element.hasAttribute("lang") ? language.tag : undefined;
    const view = navigation.view();
    const { runs, compared: how, front, clock } = session();
    const [first, ...others] = runs;
    const compared = how && { ...how, others: others.map((run) => run.options), front, clock: clock.shownStep };
    const around = { camera: view && { ...view }, lang, scenario: this.#host.scenario(), compared };
    const { board, options, shownStep, length } = first;
    return { run: { board, options: { ...options }, shownStep, length }, around };
  }

  /**
   * Shows what a link holds. A wrong link is reported in the status line, and changes nothing.
   * @param {Wanted | Promise<Wanted | undefined>} link A promise of nothing leaves everything as it is.
   * @returns {Promise<boolean>} Whether it is shown.
   */
  open(link) {
    this.settled = this.#open(link);
    return this.settled;
  }

  /** @param {Wanted | Promise<Wanted | undefined>} wanted */
  async #open(wanted) {
    const turn = this.#host.turns.begin();
    const { isLate } = turn;
    this.failure = undefined;
    // A promise may be broken before the element has begun; it is told below, then.
    if (wanted instanceof Promise) wanted.catch(() => {});
    // Without a board nothing can be shown; the element says why.
    const hasBegun = await this.#start.promise.then(
      () => true,
      () => false,
    );
    if (!hasBegun) return false;
    try {
      const link = await wanted;
      if (link === undefined && wanted instanceof Promise) return false;
      const opening = await needed(import("./open-link.js"));
      return await opening.openLink(/** @type {Wanted} */ (link), this.#host, turn, this.#chosen, () =>
        this.#asking.resolve(undefined),
      );
    } catch (error) {
      if (!hasCode(error)) throw error;
      const { say, language } = this.#host.stage;
      if (isLate()) return false;
      this.failure = language.explain(error);
      say(language.t("error.link-kept", { problem: this.failure }));
      dispatch(this.#host.element, "error", error);
      return false;
    }
  }

  /** Fires the element's `change` event when a link would be a different one now. Not while it plays or searches. */
  notify() {
    const { session, navigation } = this.#host.stage;
    const { runs, compared, front, clock } = session();
    const { player, isSearching, shownStep } = clock;
    const searches = runs.map((run) => run.searches);
    if (player.playing || isSearching) return;
    const around = [navigation.view(), this.#host.element.getAttribute("lang"), this.#host.scenario()?.id];
    const shown = JSON.stringify([searches, shownStep, compared, front, ...around]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    dispatch(this.#host.element, "change", null);
  }
}
