// What is done for readers and scripts: it shows its effect, and errors become a sentence. A failure of the engine is mended.

import { hasCode, report } from "../core/engine/errors.js";
import { isTrap } from "../engine.js";

/**
 * @import { Speaking } from "../core/i18n/index.js"
 * @import { Session } from "../core/session/session.js"
 * @import { Frames } from "./frames.js"
 */

export class Commands {
  #session;
  #speaking;
  #frames;
  /** A sentence that takes precedence over all others in the status line. @type {string | undefined} */
  message;
  /** How often there was one: who does the same wrong thing twice is told twice. */
  messages = 0;
  /** How many edits the board had when what the page's author requested could not be shown. @type {number | undefined} */
  #refusedAt;

  /** @param {() => Session | undefined} session @param {Speaking} speaking @param {Frames} frames */
  constructor(session, speaking, frames) {
    this.#session = session;
    this.#speaking = speaking;
    this.#frames = frames;
  }

  /** @param {string | undefined} message */
  say(message) {
    this.message = message;
    this.messages++;
    this.#frames.request();
  }

  /** Runs a change, shows its effect, and reports what is wrong with it. @param {() => void} act */
  run(act) {
    this.message = undefined;
    this.attempt(act);
    if (this.message !== undefined) this.messages++;
    this.#frames.request();
  }

  /**
   * Runs something that may fail. Expected errors become a sentence, any other is heard in the console.
   * @template T
   * @param {() => T} act
   * @returns {T | undefined} Nothing if it has failed.
   */
  attempt(act) {
    try {
      return act();
    } catch (error) {
      this.#frames.isStale = true;
      if (hasCode(error)) this.message = this.#speaking.language.explain(error);
      else {
        report(error);
        this.mend(error);
      }
      return undefined;
    }
  }

  /** Restarts the engine if an error says that it has failed, and says so. @param {unknown} error */
  mend(error) {
    if (!isTrap(error)) return;
    this.#session()?.rebuild();
    this.say(this.#speaking.language.t("error.crash"));
  }

  /** Whether nothing is shown but a sentence about why the request cannot be. */
  get isRefused() {
    return this.#refusedAt !== undefined;
  }

  /** Shows a sentence instead of the board, until there is the board that was requested. @param {string} sentence */
  refuse(sentence) {
    this.message = sentence;
    this.#refusedAt = this.#session()?.document.revision;
  }

  /** The board has had so many edits: if it is another one, it is shown. @param {number} revision */
  admit(revision) {
    if (this.#refusedAt !== revision) this.#refusedAt = undefined;
  }
}
