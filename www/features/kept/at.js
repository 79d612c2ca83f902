// What is kept for an address: what was done there too late for it, or the board that it names.

import { hasCode, part } from "../../core/engine/errors.js";
import { idIn } from "../share/fragments.js";
import { encodeAtOnce, KEPT } from "../share/link.js";
import { decodeLink } from "../share/read-link.js";
import { dropLate, lateHere } from "./late.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { State } from "../share/payload.js"
 */

/** What is kept when the page goes away may be as long as this: there is no time to compress it. */
const LONGEST_LATE = 1_500_000;

/** What keeps boards, once it is loaded. @type {typeof import("./kept-boards.js") | undefined} */
let loaded;

/** What keeps boards, if it is there already. */
export const boards = () => loaded;

/** What keeps boards; undefined if it cannot be loaded. */
export async function ready() {
  loaded ??= await part(import("./kept-boards.js"));
  return loaded;
}

/** Whether a reader had drawn on what was found last. */
let wasDrawn = false;

/**
 * What is to be opened at an address: what was shown there last, the board that it names, or what it says itself.
 * @param {string} hash
 * @returns {Promise<State | string | undefined>} Nothing if the address asks for nothing.
 */
export async function keptAt(hash) {
  const late = lateHere();
  const found = (late && (await keptAs(late.link))) ?? (await keptAs(hash.slice(1), KEPT));
  wasDrawn = Boolean(late?.drawn || found?.drawn);
  if (late && !found) dropLate();
  const id = idIn(hash);
  if (late && found && id) await (await ready())?.drawOn(id);
  return found?.state ?? (hash || undefined);
}

/** @param {string} link @param {string} [only] How it must begin. @returns {Promise<{ state: State, drawn: boolean } | undefined>} */
async function keptAs(link, only = "") {
  if (!link.startsWith(only)) return undefined;
  if (link.startsWith(KEPT)) {
    return (await ready())?.boardKept(link.slice(KEPT.length));
  }
  try {
    return { state: await decodeLink(link), drawn: false };
  } catch (error) {
    // It is damaged, or another version has written it.
    if (!hasCode(error)) throw error;
    return undefined;
  }
}

/** Whether a reader had drawn on what was found last; it is asked once, when that is shown. */
export function recognized() {
  const drawn = wasDrawn;
  wasDrawn = false;
  return drawn;
}

/**
 * What stands for a board that a reader has drawn on, made while the page goes: a link, or the name under which it is kept.
 * @param {State} state
 * @param {Board} board
 */
export function linkAtOnce(state, board) {
  try {
    return encodeAtOnce(state, LONGEST_LATE);
  } catch (error) {
    if (!hasCode(error)) throw error;
    const id = loaded?.keepAtOnce({ ...state, board }, { id: idIn(location.hash), drawn: true });
    return id && KEPT + id;
  }
}
