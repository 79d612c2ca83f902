// What an element tells the page around it: that it is ready, that another step is shown, that the search has ended,
// that the board was changed.

import { dispatch } from "../core/ui/dispatch.js";

/** @import { Session } from "../core/session/session.js" */

/** How long the end is shown before it plays again, at least, in milliseconds. */
const END = 2000;

export class Events {
  #element;
  #position = 0;
  #revision = 0;
  #edits = 0;
  /** The end that was reported last: its search, its playing and its step. */
  #toldEnd = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  /** How often playing has started and stopped. */
  #played = 0;

  /** @param {HTMLElement & { play(): void, seek(step: number): void, loop: boolean }} element */
  constructor(element) {
    this.#element = element;
  }

  /** Reports that the element is ready, and from then on what changes. @param {Session} session */
  begin(session) {
    this.#position = session.run.position;
    this.#edits = session.document.revision;
    dispatch(this.#element, "ready", null);
  }

  /** Reports what has changed since the last frame. @param {Session} session */
  tell(session) {
    const { run, document } = session;
    if (document.revision !== this.#edits) {
      this.#edits = document.revision;
      dispatch(this.#element, "edit", null);
    }
    this.#playAgain(session);
    if (run.isSearching || run.revision === this.#revision) return;
    this.#revision = run.revision;
    const { position, length, searches, plays, status, stats } = run;
    if (position !== this.#position) dispatch(this.#element, "step", { position, length });
    const isEnd = status !== "searching" && !run.isStopped;
    const end = isEnd ? `${searches} ${plays} ${position}` : "";
    if (isEnd && end !== this.#toldEnd) {
      const { pathCost: cost, expanded } = stats;
      dispatch(this.#element, "done", { found: status === "found", cost, expanded });
    }
    this.#toldEnd = end;
    this.#position = position;
  }

  /** Plays again from the start after the end, and onward from where playing paused for reading. @param {Session} session */
  #playAgain(session) {
    const { player, plays, isAtEnd, range, position } = session.clock;
    // At the fastest speed, playing starts and ends within one frame.
    if (player.playing || plays === this.#played) return;
    this.#played = plays;
    const isEnd = isAtEnd || position === range.end;
    const time = readingTime(session);
    if (!isEnd && time === 0) return;
    const isLooping = () => this.#element.loop;
    this.#later(session, isEnd ? Math.max(END, time) : time, isLooping, () => {
      if (!isEnd) return this.#element.play();
      this.#element.seek(range.start);
      this.playWhenRead(session, isLooping);
    });
  }

  /**
   * Plays once what is shown at the current step can have been read.
   * @param {Session} session
   * @param {() => boolean} [isWanted] Whether it still should by that time.
   */
  playWhenRead(session, isWanted = () => true) {
    const time = readingTime(session);
    if (time === 0) this.#element.play();
    else this.#later(session, time, isWanted, () => this.#element.play());
  }

  /**
   * Does something after a while, unless somebody has moved or played by then.
   * @param {Session} session
   * @param {number} time
   * @param {() => boolean} isWanted
   * @param {() => void} act
   */
  #later(session, time, isWanted, act) {
    const { position } = session.clock;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      const isSame = !session.clock.player.playing && position === session.clock.position;
      if (this.#element.isConnected && isSame && isWanted()) act();
    }, time);
  }
}

/** How long reading takes at the step that is shown, in milliseconds. @param {Session} session */
const readingTime = ({ clock }) => clock.stops().find(({ step }) => step === clock.position)?.time ?? 0;
