// What an element is made of, put together, and what is done with the whole of it: acting, resting, reporting.

import { Events } from "../events.js";
import { Presence } from "../presence.js";
import { Lessons } from "../scenarios/lessons.js";
import { Links } from "../share/links.js";
import { Shell } from "../shell.js";
import { Turns } from "../turns.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * What the parts need from the element.
 * @typedef {object} Acts
 * @property {boolean} loop
 * @property {typeof import("../attributes.js").CONTROLS[number]} controls
 * @property {() => void} play
 * @property {(step: number) => void} seek
 * @property {(value: unknown) => Promise<boolean>} load
 * @property {(name: string) => Promise<boolean>} loadSupplied
 * @property {(fragment: string) => Promise<boolean>} openLink
 */

export class Parts {
  /** Set once the element has started. @type {Session | undefined} */
  session;
  isBeginning = false;
  /** What it shares with other elements. @type {import("./together.js").Sharing | undefined} */
  sharing;
  turns = new Turns();
  presence = new Presence();

  /**
   * @param {HTMLElement & Acts} element
   * @param {ShadowRoot} shadow
   */
  constructor(element, shadow) {
    this.element = element;
    this.shadow = shadow;
    this.events = new Events(element);
    this.lessons = new Lessons({
      element,
      stage: () => this.shell.stage,
      rebuild: () => this.shell.build(),
      warn: (sentence) => this.warn(sentence),
      turns: this.turns,
      presence: this.presence,
    });
    this.links = new Links({
      element,
      stage: () => this.shell.stage,
      turns: this.turns,
      scenario: () => this.lessons.asWritten,
      openScenario: (name, turn) => this.lessons.openFromLink(name, turn),
      leaveScenario: () => this.lessons.leave(),
    });
    this.shell = new Shell({
      element,
      shadow,
      session: () => this.session,
      controls: () => element.controls,
      lessons: () => this.lessons,
      acts: element,
      afterFrame: () => {
        if (this.shell.isRefused || !this.session) return;
        this.links.notify();
        this.events.tell(this.session);
        this.sharing?.tell();
      },
    });
  }

  /** Does what a script or a control requests; errors are shown in the status line. @param {(session: Session) => void} act */
  act(act) {
    const { session } = this;
    if (!session) return;
    this.shell.run(() => act(session));
    this.rest();
  }

  /** Releases the engine's memory unless somebody may see the board. */
  rest() {
    if (this.element.isConnected) return;
    this.sharing?.leave();
    this.sharing = undefined;
    this.session?.sleep();
  }

  /** Does what a script requests, and lets the script hear of errors. @template T @param {() => T} act @returns {T} */
  ask(act) {
    try {
      return act();
    } catch (error) {
      return this.#fail(error);
    } finally {
      this.rest();
    }
  }

  /** The same for asynchronous work. @template T @param {Promise<T>} work @returns {Promise<T>} */
  whenDone(work) {
    return work.catch((error) => this.#fail(error)).finally(() => this.rest());
  }

  /** Passes an error on to the caller; the engine may have to be restarted first. @param {unknown} error @returns {never} */
  #fail(error) {
    this.shell.mend(error);
    throw error;
  }

  /** Reports what is wrong: to the reader the first problem, to the author all of them. @param {string} sentence */
  warn(sentence) {
    this.shell.message ??= sentence;
    this.tellAuthor(sentence);
  }

  /** @param {string | undefined} sentence */
  tellAuthor(sentence) {
    if (sentence !== undefined) console.warn(`<star-step>: ${sentence}`);
  }
}
