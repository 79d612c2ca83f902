// The page's address follows what is shown, without filling the history; another link in the address is opened. What fits
// into no address is kept in the browser, and so is what is drawn just before the page goes away. What is opened over a
// board that a reader has drawn on is a step of the history, so that going back brings the board back.

import { part } from "../../core/engine/errors.js";
import "../../core/i18n/en/kept.js";
import { remembered } from "../../core/ui/remember.js";
import { idIn, show, textOf } from "../share/fragments.js";
import { KEPT } from "../share/link.js";
import { isSameBoard } from "../share/link-state.js";
import { encodeLink, stateOf } from "../share/write-link.js";
import { boards, keptAt, linkAtOnce, ready, recognized } from "./at.js";
import { dropLate, keepLate } from "./late.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Held } from "../share/link-state.js"
 * @import { Begun, Followed } from "./follow-address.js"
 */

/** How long nothing must have changed, in milliseconds; browsers limit how often an address may change. */
const PAUSE = 500;
/** Longer fragments slow browsers down: such boards can be shared, but the address does not hold them. */
const LONGEST = 64_000;
/** How long a page may take to be reloaded, in milliseconds: until then it may change an address that is settled. */
const RELOADING = 20_000;
/** Boards with more cells may fit into no address: what keeps them is there in time. */
const LARGE = 1 << 16;

export { keptAt };

/** @type {Address | undefined} */
let address;

/**
 * Has the page's address follow what is shown.
 * @param {Followed} star
 * @param {Begun} begun
 * @param {(name: "firstRun") => Promise<unknown>} wear
 */
export function follow(star, begun, wear) {
  address ??= new Address(star, begun, wear);
  return address;
}

class Address {
  #star;
  #wear;
  /** Settles when what the address asked for last is shown, or cannot be. */
  #opening;
  /** The fragment for what the page shows without one. @type {() => Promise<string | undefined>} */
  #untouched;
  /** What was shown in the last frame in which something had changed. @type {Held} */
  #held;
  /** @type {Board} */
  #board;
  /** Whether what the address asks for is on its way: that is not opened over anything. */
  #isGoing = true;
  /** Whether the page is going away, or has: what its address says then may not be what is opened next. */
  #isLeft = false;
  /** The boards that a reader has drawn on. @type {WeakSet<Board>} */
  #drawn = new WeakSet();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Whether something has changed that the address does not hold. */
  #isBehind = false;
  /** Whether the board is part of that. */
  #isEdited = false;
  /** Counts what cancels an update: a later one, and another entry of the history. */
  #turn = 0;
  /** Counts how often another entry of the history was gone to. */
  #visits = 0;
  /** What the address was before, and until when. @type {{ hash: string, until: number }[]} */
  #before = [];
  /** What is done to the history, one after the other. */
  #work = Promise.resolve();
  #hasFailed = false;
  #isFull = false;

  /** @param {Followed} star @param {Begun} begun @param {(name: "firstRun") => Promise<unknown>} wear */
  constructor(star, { hash, opening, first, board, revision }, wear) {
    this.#star = star;
    this.#wear = wear;
    this.#opening = opening;
    /** @type {Promise<string | undefined> | undefined} */
    let made;
    // What readers do with it outlives a reload, as far as this tab goes: the page has no other element.
    star.dataset.keeps = "";
    this.#untouched = async () => {
      // Without one, the page shows what a link made it show; later pages may know another way.
      made ??= (await opening) ? Promise.resolve("") : first.then((make) => (make ? textOf(make(LONGEST)) : ""));
      return made;
    };
    this.#held = star.shown;
    this.#board = this.#document.board;
    this.#document.watch((patch) => this.#patched(patch.board !== undefined));
    const hasChanged = this.#document.revision !== revision;
    const isOther = this.#board !== board;
    if (hasChanged && !isOther) this.#patched(false);
    star.addEventListener("change", () => this.#change());
    star.addEventListener("edit", () => {
      this.#held = star.shown;
    });
    addEventListener("hashchange", () => this.#goTo());
    addEventListener("pagehide", () => {
      this.#isLeft = true;
      this.#leave();
    });
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      this.#isLeft = false;
      this.#change();
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" || this.#isLeft) return;
      // The browser may end a page that nobody sees.
      this.#leave();
      if (this.#isBehind) this.#write();
    });
    this.#arrive(hash, hasChanged && isOther);
  }

  get #document() {
    return this.#star.stage.session().document;
  }

  /**
   * Begins where the page is by now.
   * @param {string} hash What its address was.
   * @param {boolean} isReplaced Whether there is another board than at first: that of a link, or one that a script has shown.
   */
  async #arrive(hash, isReplaced) {
    const isOpen = await this.#opening;
    this.#isGoing = false;
    if (isReplaced && !isOpen) this.#patched(true);
    if (location.hash !== hash) return this.#goTo();
    // What was kept for it may be more than what the address says.
    if (isOpen) {
      this.#recognize();
      this.#change();
    } else if (hash === "" && remembered("kept")) await this.#offer();
  }

  /** What was drawn before the page was reloaded, or before another entry of the history was gone to, is drawn. */
  #recognize() {
    if (recognized() || history.state?.drawn) this.#drawn.add(this.#document.board);
  }

  /** Something has changed that a link would hold. Of what is played only the end counts. */
  #change() {
    this.#held = this.#star.shown;
    this.#later();
  }

  /** The board has changed, also while it plays. @param {boolean} isOther Whether it is another one. */
  #patched(isOther) {
    const old = this.#board;
    const { board } = this.#document;
    this.#board = board;
    if (isOther && this.#isGoing) return;
    if (!isOther) this.#drawn.add(board);
    else if (this.#drawn.has(old)) {
      if (isSameBoard(old, board)) this.#drawn.add(board);
      else this.#push({ ...this.#held, run: { ...this.#held.run, board: old } });
    }
    this.#isEdited = true;
    if (board.cells.length > LARGE) this.#prepare();
    this.#later();
  }

  async #prepare() {
    await (await ready())?.open();
  }

  #later() {
    this.#isBehind = true;
    // Not before it has come to rest: a link to a large board takes longer than a frame.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), PAUSE);
  }

  /** What replaces a drawn board is the next step of the history. @param {Held} before */
  #push(before) {
    const isBehind = this.#isBehind;
    const visits = this.#visits;
    this.#turn++;
    this.#work = this.#work.then(async () => {
      const text = isBehind ? await this.#fragmentOf(before, true) : location.hash;
      if (visits !== this.#visits) return;
      show(text ?? location.hash, true);
      dropLate();
      this.#before = [];
      history.pushState({}, "", location.pathname + location.search);
    });
  }

  /** Has the address say what is shown. */
  #write() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const turn = ++this.#turn;
    this.#work = this.#work.then(async () => {
      if (turn !== this.#turn) return;
      const { board, revision } = this.#document;
      const isDrawn = this.#drawn.has(board);
      const text = await this.#fragmentOf(this.#lasting(), isDrawn);
      const untouched = await this.#untouched();
      // Something else has come meanwhile.
      if (turn !== this.#turn || this.#isLeft) return;
      if (text === undefined || untouched === undefined) return this.#fail();
      const before = location.hash;
      const next = text === untouched ? "" : text;
      if (!show(next, isDrawn)) return;
      dropLate(before);
      if (before !== next) this.#before.push({ hash: before, until: performance.now() });
      if (before !== next && before.startsWith(`#${KEPT}`)) boards()?.forgetBoard(before.slice(1 + KEPT.length));
      if (revision !== this.#document.revision) return;
      this.#isEdited = false;
      if (this.#timer === undefined) this.#isBehind = false;
    });
  }

  /** What is shown; of what is being played that is where it stood when something changed last. */
  #lasting() {
    const { document, clock } = this.#star.stage.session();
    const isPassing = clock.player.playing && this.#held.run.board === document.board;
    return isPassing ? this.#held : this.#star.shown;
  }

  /**
   * What stands after the # for something that is or was shown: a link, or the name under which it is kept; empty if there
   * is neither, undefined if what makes it cannot be loaded.
   * @param {Held} held
   * @param {boolean} drawn Whether a reader has drawn on its board.
   * @returns {Promise<string | undefined>}
   */
  async #fragmentOf({ run, around }, drawn) {
    const text = await textOf(encodeLink(stateOf(run, around), LONGEST));
    if (text !== "") return text;
    await ready();
    const { board } = run;
    const isNow = board === this.#document.board;
    const how = { id: idIn(location.hash), revision: isNow ? this.#document.revision : -1, drawn };
    const id = await boards()?.keepBoard({ ...stateOf(run, around), board }, how);
    if (boards() && id === undefined) this.#sayFull();
    return id === undefined ? boards() && "" : `#${KEPT}${id}`;
  }

  /** Says once that the address does not follow. */
  #fail() {
    const { t } = this.#star.language;
    if (!this.#hasFailed) this.#star.say(t("error.part", { part: t("part.link") }));
    this.#hasFailed = true;
  }

  /** Says once that what is drawn will be gone. */
  #sayFull() {
    if (!this.#isFull) this.#star.say(this.#star.language.t("kept.full"));
    this.#isFull = true;
  }

  /** The page may be gone in a moment. What nobody has drawn on can be opened again. */
  #leave() {
    const { run, around } = this.#star.shown;
    const { board } = run;
    const drawn = this.#drawn.has(board);
    const now = performance.now();
    const before = this.#before.filter(({ until }) => now - until < RELOADING).map(({ hash }) => hash);
    if (!drawn || !(this.#isBehind || before.length > 0)) return;
    const link = this.#isBehind ? linkAtOnce(stateOf(run, around), board) : location.hash.slice(1);
    if (link) keepLate(link, drawn, before);
  }

  /** Opens what the address asks for now. */
  async #goTo() {
    if (this.#isEdited && this.#drawn.has(this.#document.board)) this.#setAside();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#turn++;
    this.#visits++;
    this.#before = [];
    this.#isGoing = true;
    this.#isBehind = this.#isEdited = false;
    const { hash } = location;
    const opening = hash.length > 1 ? this.#open(hash) : this.#openUntouched();
    this.#opening = opening;
    const isOpen = await opening;
    if (opening !== this.#opening) return;
    this.#isGoing = false;
    this.#held = this.#star.shown;
    if (isOpen) this.#recognize();
  }

  /** @param {string} hash @returns {Promise<boolean>} */
  #open(hash) {
    // The element takes a promise of what it is to open, too.
    const link = /** @type {any} */ (hash.startsWith(`#${KEPT}`) ? keptAt(hash) : hash);
    return this.#star.openLink(link);
  }

  /** Shows again what the page shows without a link. */
  async #openUntouched() {
    const fragment = await this.#untouched();
    // A page that was opened by a link has not shown that yet.
    if (fragment) return this.#star.openLink(fragment);
    location.reload();
    return false;
  }

  /** Keeps what was drawn too late for the address that was left. */
  async #setAside() {
    const { run, around } = this.#star.shown;
    const state = { ...stateOf(run, around), board: { ...run.board, cells: run.board.cells.slice() } };
    await (await ready())?.keepBoard(state, { id: undefined, revision: -1, drawn: true });
    await this.#offer();
  }

  /** Offers what was kept before, where nothing else is asked for. */
  async #offer() {
    const offers = await part(import("./offer.js"));
    await offers?.offerBoards(this.#star, this.#wear, idIn(location.hash));
  }
}
