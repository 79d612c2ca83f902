// What an element tells the page around it: that it is ready, that another step is shown, that the end is, that the
// board was changed.

/** @typedef {import("./session.js").Session} Session */

/** How long the end is shown before it plays again, in milliseconds. */
const END = 2000;

export class Events {
  #element;
  #position = 0;
  #revision = 0;
  #edits = 0;
  /** The end that was told last: its search, its playing and its step. */
  #toldEnd = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  /** How often playing has begun and ended. */
  #played = 0;

  /** @param {HTMLElement & { play(): void, loop: boolean }} element */
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

  /** Tells what changed since the last frame. @param {Session} session */
  tell(session) {
    if (session.edits !== this.#edits) {
      this.#edits = session.edits;
      this.#dispatch("edit");
    }
    this.#playAgain(session);
    if (session.isSearching || session.revision === this.#revision) return;
    this.#revision = session.revision;
    const { position, length, searches, plays, status, stats } = session;
    if (position !== this.#position) this.#dispatch("step", { position, length });
    const isEnd = status !== "searching" && !session.isStopped;
    const end = isEnd ? `${searches} ${plays} ${position}` : "";
    if (isEnd && end !== this.#toldEnd) {
      this.#dispatch("done", { found: status === "found", cost: stats.pathCost, expanded: stats.expanded });
    }
    this.#toldEnd = end;
    this.#position = position;
  }

  /** @param {Session} session */
  #playAgain(session) {
    const { player, plays, isAtEnd, range, position } = session;
    // The fastest playing begins and ends within a frame.
    if (player.playing || plays === this.#played) return;
    this.#played = plays;
    if (!isAtEnd && position !== range.end) return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      if (!this.#element.isConnected || !this.#element.loop || player.playing || position !== session.position) return;
      session.seek(range.start);
      this.#element.play();
    }, END);
  }
}
