// What an element is made of, put together, and what is done with the whole of it: acting, resting, reporting.

import { Presence } from "../core/ui/fetch-while-connected.js";
import { Turns } from "../core/ui/latest-request.js";
import { deferred } from "../core/ui/with-resolvers.js";
import { Lessons } from "../features/lessons/lessons.js";
import { Links } from "../features/share/links.js";
import { Events } from "./events.js";
import { Shell } from "./shell.js";

/**
 * @import { Controls } from "../core/ui/attributes.js"
 * @import { Session } from "../core/session/session.js"
 * @import { Sharing } from "./together.js"
 */

/**
 * What the parts need from the element.
 * @typedef {object} Acts
 * @property {boolean} loop
 * @property {Controls} controls
 * @property {() => void} play
 * @property {(step: number) => void} seek
 * @property {(value: unknown) => Promise<boolean>} load
 * @property {(name: string) => Promise<boolean>} loadSupplied
 * @property {(fragment: string) => Promise<boolean>} openLink
 */

/**
 * What an element needs in other people's pages only; element.js brings it.
 * @typedef {object} Embedding
 * @property {(parts: Parts) => void} meet Called when an element is made.
 * @property {(parts: Parts) => () => void} tellPlaying Called after each frame; returns what is called after all other events.
 * @property {(parts: Parts) => void} come Called when it comes to a page and is not ready.
 * @property {(parts: Parts) => () => void} arrive Called when it is shown on a page; returns what undoes it.
 * @property {(parts: Parts, root: HTMLElement) => void} build Called when its panels have been made.
 */

export class Parts {
  /** @type {Embedding | undefined} */
  static embedding;
  /** Set once the element has started. @type {Session | undefined} */
  session;
  isBeginning = false;
  /** Settles when the element is ready, or cannot be. */
  start = deferred();
  hasBegun = false;
  /** What it shares with other elements. @type {Sharing | undefined} */
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
    // Scripts that do not ask are not told.
    this.start.promise.catch(() => {});
    this.events = new Events(element);
    this.shell = new Shell({
      element,
      shadow,
      session: () => this.session,
      lessons: () => this.lessons,
      acts: element,
      arrive: () => Parts.embedding?.arrive(this) ?? (() => {}),
      built: (root) => Parts.embedding?.build(this, root),
      afterFrame: () => {
        if (this.shell.commands.isRefused || !this.session) return;
        this.links.notify();
        if (!this.hasBegun) return;
        const end = Parts.embedding?.tellPlaying(this);
        this.events.tell(this.session);
        end?.();
        this.sharing?.tell();
      },
    });
    this.lessons = new Lessons({
      element,
      stage: this.shell.stage,
      rebuild: () => this.shell.build(),
      warn: (sentence) => this.warn(sentence),
      turns: this.turns,
      presence: this.presence,
    });
    this.links = new Links({
      element,
      stage: this.shell.stage,
      turns: this.turns,
      scenario: () => this.lessons.asWritten,
      openScenario: (name, turn) => this.lessons.openFromLink(name, turn),
      leaveScenario: () => this.lessons.leave(),
    });
  }

  /** Everything is there: what scripts have requested until now is done, and the page is told. @param {Session} session */
  async begin(session) {
    this.hasBegun = true;
    // Who hears that it is ready may do everything with it.
    this.isBeginning = false;
    this.start.resolve(undefined);
    await this.start.promise;
    this.events.begin(session);
  }

  /** Does what a script requests, or as soon as the element is ready. @param {(session: Session) => void} act */
  request(act) {
    if (this.hasBegun) return this.act(act);
    const later = () => {
      this.act(act);
      this.tellAuthor(this.shell.commands.message);
    };
    this.start.promise.then(later, () => {});
  }

  /** Does what a script or a control requests; errors are shown in the status line. @param {(session: Session) => void} act */
  act(act) {
    const { session } = this;
    if (!session) return;
    this.shell.commands.run(() => act(session));
    // Those that share its clock may be in sight while this one is not.
    this.sharing?.refresh();
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
    this.shell.commands.mend(error);
    throw error;
  }

  /** Reports what is wrong: to the reader the first problem, to the author all of them. @param {string} sentence */
  warn(sentence) {
    this.shell.commands.message ??= sentence;
    this.tellAuthor(sentence);
  }

  /** @param {string | undefined} sentence */
  tellAuthor(sentence) {
    if (sentence !== undefined) console.warn(`<star-step>: ${sentence}`);
  }
}
