// What a reader has brought to be checked is kept for the tab: closing the dialog and reloading the page lose nothing, and it
// goes with the tab, or when the reader says so.

import { toBase64url } from "../../core/data/base64url.js";
import { collect, deflate, pieces } from "../../core/data/compress.js";
import { LANGUAGES } from "./board-in-language.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Brought } from "./board-part.js"
 */

const KEY = "starstep.check";
/** What is longer is packed, in characters: a tab may keep a few million. */
const LONG = 500_000;
/** What a packed text begins with; any other is JSON. */
const PACKED = "~";
/** How many bytes are unpacked at a time. */
const PIECE = 1 << 16;

/** @returns {Brought} */
const nothing = () => ({ isOwn: false, text: "", log: "", later: [], language: "csharp", way: "log", program: "" });

/** What was brought last. @type {Brought | undefined} */
let brought;
/** Counts what is kept: packing takes its time, and meanwhile there may be something else. */
let turn = 0;

/** What was brought, in this page or before it was reloaded. */
export async function broughtBefore() {
  brought ??= await stored();
  return brought;
}

async function stored() {
  try {
    const text = sessionStorage.getItem(KEY) ?? "{}";
    return checked(JSON.parse(text.startsWith(PACKED) ? await unpacked(text.slice(PACKED.length)) : text));
  } catch {
    // Storage is forbidden, or something else has written there.
    return nothing();
  }
}

/** @param {unknown} value @returns {Brought} */
function checked(value) {
  const { isOwn, text, wall, start, goal, log, later, language, way, program, written, isByRow } =
    /** @type {Partial<Brought>} */ (Object(value));
  const textOr = (/** @type {unknown} */ some) => (typeof some === "string" ? some : "");
  const cell = (/** @type {unknown} */ some) =>
    Array.isArray(some) && some.length === 2 && some.every(Number.isSafeInteger)
      ? /** @type {Coord} */ (some)
      : undefined;
  return {
    isOwn: isOwn === true,
    text: textOr(text),
    log: textOr(log),
    later: Array.isArray(later) ? later.map(textOr) : [],
    language: LANGUAGES.find((name) => name === language) ?? "csharp",
    start: cell(start),
    goal: cell(goal),
    way: way === "program" ? "program" : "log",
    program: textOr(program),
    ...(written === "javascript" || written === "python" ? { written } : {}),
    ...(typeof isByRow === "boolean" ? { isByRow } : {}),
    ...(typeof wall === "string" ? { wall } : {}),
  };
}

/** Whether there is anything that could be forgotten. */
export const hasBrought = () =>
  brought !== undefined && [brought.log, brought.text, brought.program].some((text) => text !== "");

/** Keeps what was brought. @returns {Promise<boolean>} Whether it outlives the page. */
export async function keepBrought() {
  const now = ++turn;
  if (!hasBrought()) return put(undefined);
  const text = JSON.stringify(brought);
  if (text.length <= LONG) return put(text);
  // The page may go before that is done.
  const isKept = put(text);
  const packed = PACKED + toBase64url(await deflate(new TextEncoder().encode(text)));
  return now === turn ? put(packed) : isKept;
}

/** @param {string | undefined} text @returns {boolean} Whether it is stored. */
function put(text) {
  try {
    if (text === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    // Storage is full or forbidden.
    return false;
  }
}

/** @param {string} text */
async function unpacked(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const stream = pieces(bytes, PIECE).pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder().decode(await collect(stream, Number.POSITIVE_INFINITY));
}

/** Forgets what was brought, here and in the tab. */
export function forgetBrought() {
  const none = { wall: undefined, start: undefined, goal: undefined, written: undefined, isByRow: undefined };
  // The dialog has it, too.
  if (brought) Object.assign(brought, nothing(), none, { language: brought.language });
  turn++;
  put(undefined);
}
