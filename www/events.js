// What an element tells the page around it: that it is ready, that another step is shown, that the end is, that the
// reader changed the board.

/** @typedef {import("./session.js").Session} Session */

/** How long the end is shown before it plays again, in milliseconds. */
const END = 2000;

export class Events {
  #element;
  #position = 0;
  #revision = 0;
  #edits = 0;
  /** Whether the end that is shown has been told. */
  #isEndTold = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  #wasPlaying = false;

  /** @param {HTMLElement & { play(): void }} element */
  constructor(element) {
    this.#element = element;
  }

  /** @param {string} name @param {unknown} [detail] */
  #dispatch(name, detail) {
    this.#element.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Tells that the element is ready, and tells from then on what changes. @param {Session} session */
  begin(session) {
    this.#position = session.position;
    this.#edits = session.edits;
    this.#dispatch("ready");
  }

  /** Tells what changed since the last frame. @param {Session} session @param {boolean} loops */
  tell(session, loops) {
    if (session.edits !== this.#edits) {
      this.#edits = session.edits;
      this.#dispatch("edit");
    }
    this.#playAgain(session, loops);
    if (session.isSearching || session.revision === this.#revision) return;
    this.#revision = session.revision;
    const { position, length, status, stats } = session;
    if (position !== this.#position) this.#dispatch("step", { position, length });
    const isEnd = status !== "searching" && !session.isStopped;
    if (isEnd && (!this.#isEndTold || position !== this.#position)) {
      this.#dispatch("done", { found: status === "found", cost: stats.pathCost, expanded: stats.expanded });
    }
    this.#isEndTold = isEnd;
    this.#position = position;
  }

  /** @param {Session} session @param {boolean} loops */
  #playAgain(session, loops) {
    const { player, isAtEnd, range, position } = session;
    const hasEnded = this.#wasPlaying && !player.playing && (isAtEnd || position === range.end);
    this.#wasPlaying = player.playing;
    if (!hasEnded || !loops) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (!this.#element.isConnected || player.playing || position !== session.position) return;
      session.seek(range.start);
      this.#element.play();
    }, END);
  }
}
