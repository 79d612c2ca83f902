// The life of an element: it starts when the reader comes near, rests while on no page, and continues when it is back.

import { CodedError, guard, hasCode, part, report } from "../coded.js";
import { defaultBoard, tallBoard } from "../default-board.js";
import { dispatch } from "../dispatch.js";
import { make, painted, windowOf } from "../dom.js";
import { loadEngine, loadFull, needsFull } from "../engine.js";
import { isTooOld } from "../floor.js";
import { Session } from "../session.js";
import { dress, loadStyles } from "../styles.js";
import { ATTRIBUTES, apply, together } from "./applying.js";
import { checkLanguage, missingLanguage, takeLanguage } from "./language.js";

/** @typedef {import("./parts.js").Parts} Parts */

/** How far outside the window an element starts to load. */
const NEAR = "600px";

/** Where the tall board is shown first. */
const PHONE = "(width < 600px) and (orientation: portrait)";

/** How long the page may be busy until the rest of the engine is fetched all the same, in milliseconds. */
const PATIENCE = 2000;

/** Fetches the full engine once the board is drawn and nothing else is to be done, so that nobody has to wait for it. */
async function fetchRest() {
  await painted();
  const fetch = () => part(loadFull());
  if ("requestIdleCallback" in globalThis) requestIdleCallback(fetch, { timeout: PATIENCE });
  else setTimeout(fetch, PATIENCE / 4);
}

export class Life {
  #parts;
  /** The text of the style sheet, once it is loaded. */
  #styles = "";
  /** The scenario that the element started with. @type {import("../scenarios/lesson.js").Lesson | undefined} */
  #firstLesson;
  /** Stops waiting for the element to come near the window. */
  #stopWaiting = () => {};

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** The element was added to a page. */
  come() {
    const { element, isBeginning, presence, session, shadow, shell } = this.#parts;
    presence.come();
    // It may have been moved here from another document.
    if (this.#styles) dress(shadow, this.#styles);
    if (isBeginning) return;
    if (session) {
      shell.attach();
      // While it was away, it had a board and a clock of its own.
      return void this.#parts.whenDone(together(this.#parts));
    }
    // An element far down an article costs nothing until the reader comes near.
    const { IntersectionObserver } = windowOf(element);
    const near = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
      rootMargin: NEAR,
    });
    const start = () => {
      this.#stopWaiting();
      this.#begin();
    };
    this.#stopWaiting = () => near.disconnect();
    near.observe(element);
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

  /** Whether it has a phone held upright to itself. */
  get #isOnPhone() {
    const { element } = this.#parts;
    return element.getAttribute("controls") === "full" && windowOf(element).matchMedia(PHONE).matches;
  }

  async #begin() {
    const parts = this.#parts;
    parts.isBeginning = true;
    try {
      checkLanguage(parts);
      await takeLanguage(parts);
      if (isTooOld()) throw new CodedError("old");
      const [styles] = await Promise.all([loadStyles(), loadEngine()]);
      const map = parts.element.getAttribute("map");
      if (map !== null && needsFull(map)) await loadFull();
      // It may be given another one while the engine loads.
      await takeLanguage(parts);
      this.#styles = styles;
      dress(parts.shadow, styles);
      await this.#show(new Session(this.#isOnPhone ? tallBoard : defaultBoard));
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
    const warning = shell.message;
    links.begin();
    // Whoever made the request hears of a failure; here it only means that the link is not shown.
    const isLinked = await Promise.race([links.settled, links.asked]).catch(() => false);
    shell.message ??= warning;
    this.#refuseUnlessShown(isLinked);
    shell.message ??= missingLanguage(parts);
    session.run.solve();
    if (!isLinked) lessons.seekStart();
    session.remember();
    this.#firstLesson = lessons.lesson;
    await together(parts);
    if (element.isConnected) shell.attach();
    if (element.hasAttribute("autoplay")) events.playWhenRead(session);
    events.begin(session);
    fetchRest();
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
    if (isAsked && !isLinked && failure !== undefined) shell.refuse(failure);
  }

  /** The fallback content stays visible, with a sentence that says why. @param {Error} error */
  #showFailure(error) {
    const { element, shadow, shell } = this.#parts;
    const { explain, tag, direction } = shell.language;
    const said = hasCode(error) ? explain(error) : "";
    shadow.replaceChildren(make("p", { role: "status", lang: tag, dir: direction }, said), make("slot"));
    dispatch(element, "error", error);
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
