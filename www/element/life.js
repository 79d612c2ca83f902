// The life of an element: it starts when the reader comes near, rests while on no page, and continues when it is back.

import {
  defaultBoard,
  lowBoard,
  narrowBoard,
  smallBoard,
  tallBoard,
  WIDE_COLUMN,
} from "../core/board/default-board.js";
import { CodedError, guard, hasCode, part, report } from "../core/engine/errors.js";
import { Session } from "../core/session/session.js";
import { dispatch } from "../core/ui/dispatch.js";
import { listen, make, painted, undoing, windowOf } from "../core/ui/dom.js";
import { whenIdle } from "../core/ui/idle.js";
import { isTooOld } from "../core/ui/oldest-browsers.js";
import { dress, loadStyles } from "../core/ui/styles.js";
import { loadEngine, loadFull, needsFull } from "../engine.js";
import { ATTRIBUTES, apply, together } from "./applying.js";
import { checkLanguage, missingLanguage, takeLanguage } from "./language.js";
import { Parts } from "./parts.js";

/** @import { Lesson } from "../features/lessons/lesson.js" */

/** How far outside the window an element starts to load. */
const NEAR = "600px";

/** Where the tall board is shown first. */
const PHONE = "(width < 600px) and (orientation: portrait)";

/** Where little fits below each other, and on a phone held upright. */
const LOW = "(height < 560px)";
const SHORT = "(height < 720px)";

/** Where much stands elsewhere, or looks different. */
const ELSEWHERE = `${LOW}, (forced-colors: active)`;

/** How a reader turns to an element. */
const TURNING = /** @type {const} */ (["pointermove", "pointerdown", "focusin"]);

export class Life {
  #parts;
  /** The texts of the style sheets, once they are loaded. @type {string[]} */
  #styles = [];
  /** Whether what is beside the board can be folded away. */
  #isFoldable = false;
  /** The scenario that the element started with. @type {Lesson | undefined} */
  #firstLesson;
  /** While it waits for the element to come near the window. @type {IntersectionObserver | undefined} */
  #near;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** The element was added to a page. */
  come() {
    const { element, isBeginning, presence, session, shadow, shell } = this.#parts;
    presence.come();
    // It may have been moved here from another document.
    for (const styles of this.#styles) dress(shadow, styles);
    if (isBeginning) return;
    if (session) {
      shell.attach();
      // While it was away, it had a board and a clock of its own.
      return void this.#parts.whenDone(together(this.#parts));
    }
    Parts.embedding?.come(this.#parts);
    // An element far down an article costs nothing until the reader comes near.
    const { IntersectionObserver } = windowOf(element);
    const look = (/** @type {IntersectionObserverEntry[]} */ entries) =>
      entries.some((entry) => entry.isIntersecting) && this.hurry();
    this.#near = new IntersectionObserver(look, { rootMargin: NEAR });
    this.#near.observe(element);
  }

  /** Begins without waiting any longer, if it waits. */
  hurry() {
    if (!this.#near) return;
    this.#stopWaiting();
    this.#begin();
  }

  #stopWaiting() {
    this.#near?.disconnect();
    this.#near = undefined;
  }

  /** The element was removed, or is being moved. */
  go() {
    const { element, presence, shell } = this.#parts;
    this.#stopWaiting();
    shell.detach();
    // An element that is only moved is connected again by then.
    queueMicrotask(() => {
      if (!element.isConnected) presence.leave();
      this.#parts.rest();
    });
  }

  /** The board that is shown if nothing asks for another one. */
  get #firstBoard() {
    const { element } = this.#parts;
    const is = (/** @type {string} */ media) => windowOf(element).matchMedia(media).matches;
    if (element.getAttribute("controls") !== "full") {
      return element.getBoundingClientRect().width < WIDE_COLUMN ? narrowBoard : smallBoard;
    }
    // The page says so.
    const isFirstVisit = element.hasAttribute("data-first-visit");
    if (is(PHONE)) return isFirstVisit && is(SHORT) ? lowBoard : tallBoard;
    if (!isFirstVisit) return defaultBoard;
    return is(LOW) ? lowBoard : smallBoard;
  }

  /** @param {string} styles */
  #dress(styles) {
    if (this.#styles.includes(styles)) return;
    this.#styles.push(styles);
    dress(this.#parts.shadow, styles);
  }

  /** Adds what is worn where few readers are. Without it the element is less beautiful there. */
  async #dressElsewhere() {
    const loaded = await part(import("../core/ui/print-and-fullscreen-styles.js"));
    const styles = loaded && (await part(loaded.loadElsewhere()));
    if (styles) this.#dress(styles);
    const { element, shadow, shell } = this.#parts;
    const root = shadow.querySelector(".root");
    if (!loaded || !root || this.#isFoldable) return;
    loaded.offerFolding(element, root, shell);
    this.#isFoldable = true;
  }

  async #begin() {
    const parts = this.#parts;
    parts.isBeginning = true;
    const isElsewhere = windowOf(parts.element).matchMedia(ELSEWHERE).matches;
    try {
      checkLanguage(parts);
      await takeLanguage(parts);
      if (isTooOld()) throw new CodedError("old");
      const [styles] = await Promise.all([loadStyles(), loadEngine()]);
      const map = parts.element.getAttribute("map");
      if (map !== null && needsFull(map)) await loadFull();
      // It may be given another one while the engine loads.
      await takeLanguage(parts);
      this.#dress(styles);
      if (isElsewhere) await this.#dressElsewhere();
      await this.#show(new Session(this.#firstBoard));
    } catch (error) {
      if (!hasCode(error)) report(error);
      parts.links.fail(error);
      parts.lessons.fail(error);
      this.#showFailure(/** @type {Error} */ (error));
    } finally {
      parts.isBeginning = false;
      parts.rest();
    }
  }

  /** Shows what attributes and scripts have requested. @param {Session} session */
  async #show(session) {
    const parts = this.#parts;
    const { element, events, lessons, links, shell, turns } = parts;
    parts.session = session;
    // What a script has requested meanwhile is newer than what the attributes request.
    const older = turns.hasBegun ? ["src", "link"] : [];
    for (const name of ATTRIBUTES) if (!older.includes(name)) guard(() => apply(parts, session, name, true));
    lessons.begin();
    await this.#lessonsSettle();
    const warning = shell.commands.message;
    links.begin();
    // Whoever made the request hears of a failure; here it only means that the link is not shown.
    const isLinked = await Promise.race([links.settled, links.asked]).catch(() => false);
    shell.commands.message ??= warning;
    this.#refuseUnlessShown(isLinked);
    shell.commands.message ??= missingLanguage(parts);
    session.run.solve();
    if (!isLinked) lessons.seekStart();
    session.remember();
    this.#firstLesson = lessons.lesson;
    await together(parts);
    if (element.isConnected) shell.attach();
    if (element.hasAttribute("autoplay")) events.playWhenRead(session);
    await parts.begin(session);
    this.#fetchRest();
  }

  /** Fetches, once the board is drawn and nothing else is to be done, what a reader should not have to wait for. */
  async #fetchRest() {
    await painted();
    whenIdle(window, () => this.#dressElsewhere());
    // In an article most boards are only looked at: the full engine is for who turns to one.
    const turn = () => {
      stop();
      whenIdle(window, async () => {
        await part(loadFull());
        // What tells only with it, such as the tab Why, does so now.
        this.#parts.shell.requestFrame();
      });
    };
    const stop = undoing(TURNING.map((name) => listen(this.#parts.element, name, turn)));
  }

  /** Waits for what was requested last, which may differ from what was requested first. */
  async #lessonsSettle() {
    const { lessons } = this.#parts;
    for (let settled; settled !== lessons.settled; ) {
      settled = lessons.settled;
      // As with links.
      await settled.catch(() => false);
    }
  }

  /** Shows no board if the one that the author wanted cannot be shown. @param {boolean} isLinked */
  #refuseUnlessShown(isLinked) {
    const { element, lessons, links, shell } = this.#parts;
    const hasLink = element.hasAttribute("link");
    const isAsked = hasLink || element.hasAttribute("src");
    const failure = hasLink ? links.failure : lessons.failure;
    if (isAsked && !isLinked && failure !== undefined) shell.commands.refuse(failure);
  }

  /** The fallback content stays visible, with a sentence that says why. @param {Error} error */
  #showFailure(error) {
    const { element, shadow, shell } = this.#parts;
    const { explain, tag, direction } = shell.language;
    const said = hasCode(error) ? explain(error) : "";
    shadow.replaceChildren(make("p", { role: "status", lang: tag, dir: direction }, said), make("slot"));
    dispatch(element, "error", error);
    this.#parts.start.reject(error);
  }

  /** Returns to what the element started with. @param {Session} session */
  reset(session) {
    const { lessons } = this.#parts;
    // The scenario comes first: it says which step is the first one.
    if (lessons.lesson !== this.#firstLesson) lessons.set(this.#firstLesson);
    session.recall();
    this.#parts.whenDone(together(this.#parts));
  }
}
