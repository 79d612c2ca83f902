// Sessions that share a board and a clock under a name: an edit in one is an edit in all, and each shows as much of its
// own search as has happened by the clock. Headless.

import { BoardDocument } from "../../core/board/document.js";
import { Clock } from "../../core/session/clock.js";
import { isSameBoard } from "../share/link-state.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { Session } from "../../core/session/session.js"
 */

/**
 * One of those that share.
 * @typedef {object} Member
 * @property {Session} session
 * @property {boolean} isNamed Whether its own board was asked for, by an attribute or a script.
 * @property {() => void} refresh Has it drawn again.
 * @property {number} [shown] The revision that it has drawn last.
 */

/** The groups that have members. @type {Map<string, Group>} */
const groups = new Map();

/** Tells the boards of groups apart from those that their members had before, whatever was kept of these. */
let documents = 0;
const REVISIONS = 2 ** 30;

/** @param {Board} board */
const copyOf = (board) => ({ ...board, cells: board.cells.slice() });

/** @param {Board} board */
const documentOf = (board) => new BoardDocument(copyOf(board), ++documents * REVISIONS);

export class Group {
  /** @type {Set<Member>} */
  #members = new Set();
  #document;
  #clock;
  /** Whether its board is one that was asked for: such a board takes the place of any other. */
  #isNamed = false;
  #name;
  /** What `recall` goes back to. @type {Board | undefined} */
  #first;
  #unwatch;

  /** @param {string} name @param {Session} founder */
  constructor(name, founder) {
    this.#name = name;
    this.#document = documentOf(founder.document.board);
    this.#clock = new Clock(() => this.#runs, "steps", founder.time, founder.run.player);
    // A new board is shown solved.
    this.#unwatch = this.#document.watch((_, kind) => kind === "board" && this.#clock.toEnd());
  }

  get #runs() {
    return [...this.#members].flatMap(({ session }) => session.comparing?.runs ?? session.runs);
  }

  /** Lets a session share the board and the clock of a name. @param {string} name @param {Member} member */
  static join(name, member) {
    const group = groups.get(name) ?? new Group(name, member.session);
    groups.set(name, group);
    group.#add(member);
    return group;
  }

  /** @param {Member} member */
  #add(member) {
    const { session, isNamed } = member;
    const { shownStep } = session.clock;
    const { board } = session.document;
    const isFirst = this.#members.size === 0;
    const isHere = isFirst || (isNamed && !this.#isNamed);
    this.#isNamed ||= isNamed;
    if (isHere && !isSameBoard(board, this.#document.board)) {
      this.#document.replace(copyOf(board));
    }
    if (isHere) this.#first = session.remembered?.board ?? copyOf(board);
    this.#members.add(member);
    session.moveTo(this.#document, isSameBoard(board, this.#document.board), this.#clock);
    for (const run of session.runs) Object.assign(run, { isLed: true, player: this.#clock.player });
    for (const { session: each } of this.#members) {
      if (each.remembered && this.#first) each.remembered.board = this.#first;
    }
    if (isHere) this.#clock.seek(shownStep ?? Number.POSITIVE_INFINITY);
    else this.#clock.settle(true);
    this.tell(member);
  }

  /** Leaves a session with a board of its own, which is the same. @param {Member} member */
  remove(member) {
    if (!this.#members.has(member)) return;
    const { session } = member;
    // What the clock counts depends on all members, and those that it compares go on from there.
    session.moveTo(documentOf(this.#document.board), true);
    this.#members.delete(member);
    if (session.comparing) this.#clock.release(session.comparing, this.#runs[0]);
    const player = { ...this.#clock.player, playing: false };
    // Those that it compares itself stay together, on their own clock.
    if (!session.comparing) for (const run of session.runs) Object.assign(run, { isLed: false, player: { ...player } });
    if (this.#members.size > 0) return;
    this.#unwatch();
    if (groups.get(this.#name) === this) groups.delete(this.#name);
  }

  /** Has all members in sight drawn again, of which any may move the clock. */
  refresh() {
    for (const { refresh } of this.#members) refresh();
  }

  /** A member has been drawn: has all those drawn that show something else by now. @param {Member} member */
  tell(member) {
    member.shown = member.session.revision;
    for (const other of this.#members) if (other.session.revision !== other.shown) other.refresh();
  }
}
