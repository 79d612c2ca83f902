// Boards that fit into no address are kept in the browser, in IndexedDB. Of each there is the board itself and, apart, what
// can be said of it without reading it. Loaded with the first such board.

import { remember } from "../../core/ui/remember.js";
import { openDB } from "../../pkg/idb.js";
import { encodeAtOnce, LONGEST_LINK } from "../share/link.js";
import { decodeLink } from "../share/read-link.js";
import { toForget } from "./bounds.js";
import { newId } from "./id.js";
import { livingTabs, ownTab, tabAtOnce } from "./tab.js";

/**
 * @import { Board } from "../../core/board/board.js"
 * @import { IDBPDatabase } from "../../pkg/idb.js"
 * @import { State } from "../share/payload.js"
 * @import { About } from "./bounds.js"
 */

/** @typedef {IDBPDatabase} Database */

/**
 * A board as it is stored. Everything but the board is a link, which is read as carefully as any other.
 * @typedef {{ id: string, board: Board, rest: string }} Stored
 */

const NAME = "starstep";
const VERSION = 1;
const BOARDS = "boards";
const ABOUT = "about";
/** Says, where that can be asked at once, whether anything is kept at all. */
const FLAG = "kept";
const LARGEST = 4096;

/** @type {Promise<Database | undefined> | undefined} */
let opening;
/** @type {Database | undefined} */
let database;
/** The boards that belong to this page: others are copied before they are changed. @type {Set<string>} */
const own = new Set();
/** What was stored last, so that the same is not stored again. @type {{ id: string, board: Board, revision: number, rest: string } | undefined} */
let last;

/** Opens the database, so that a page that is about to go need not wait for it. */
export function open() {
  opening ??= connect().then(
    (opened) => {
      database = opened;
      return opened;
    },
    () => {
      // Forbidden, broken, or changed by a newer page; the next board may have more luck.
      opening = undefined;
      return undefined;
    },
  );
  return opening;
}

/** Where storage is forbidden this throws at once, or later, or there is no database at all. */
async function connect() {
  return openDB(NAME, VERSION, {
    upgrade: (created) => {
      created.createObjectStore(BOARDS, { keyPath: "id" });
      created.createObjectStore(ABOUT, { keyPath: "id" });
    },
    // A newer page wants to change it.
    blocking: () => close(),
    terminated: () => close(),
  });
}

function close() {
  database?.close();
  opening = database = undefined;
}

/**
 * Keeps a board with what is shown of it.
 * @param {State & { board: Board }} state
 * @param {{ id: string | undefined, revision: number, drawn: boolean }} how Under which name, if that is this page's; how
 *   often the board has changed; and whether a reader has drawn on it.
 * @returns {Promise<string | undefined>} Its name; undefined if it cannot be kept.
 */
export async function keepBoard(state, how) {
  const db = await open();
  if (!db) return undefined;
  const tab = await ownTab();
  const { id, board, rest } = partsOf(state, how.id);
  if (last?.id === id && last.board === board && last.revision === how.revision && last.rest === rest) return id;
  for (;;) {
    const stored = await store(db, { id, board, rest }, aboutOf(id, board, tab, how.drawn));
    if (stored === "yes") break;
    // Where it is full, older ones make room for it.
    const all = stored === "full" ? await listed(db) : [];
    const [oldest] = toForget(all, id, await livingTabs(), { boards: all.length - 1, bytes: Number.POSITIVE_INFINITY });
    if (oldest === undefined || !(await remove(db, oldest))) return undefined;
  }
  own.add(id);
  last = { id, board, revision: how.revision, rest };
  remember(FLAG, "yes");
  for (const old of toForget(await listed(db), id, await livingTabs())) await remove(db, old);
  return id;
}

/**
 * Begins to keep a board while the page is going away.
 * @param {State & { board: Board }} state
 * @param {{ id: string | undefined, drawn: boolean }} how
 * @returns {string | undefined} Its name.
 */
export function keepAtOnce(state, how) {
  if (!database) return undefined;
  const { id, board, rest } = partsOf(state, how.id);
  remember(FLAG, "yes");
  store(database, { id, board, rest }, aboutOf(id, board, tabAtOnce(), how.drawn), true);
  return id;
}

/** @param {State & { board: Board }} state @param {string | undefined} wanted */
function partsOf({ board, ...state }, wanted) {
  const id = wanted !== undefined && own.has(wanted) ? wanted : newId();
  return { id, board, rest: encodeAtOnce(state, LONGEST_LINK) };
}

/** @param {string} id @param {Board} board @param {string} tab @param {boolean} drawn @returns {About} */
const aboutOf = (id, { width, height, cells }, tab, drawn) => ({
  ...{ id, tab, at: Date.now(), bytes: cells.length, width, height, drawn },
});

/**
 * @param {Database} db
 * @param {Stored | undefined} stored The board, if it is another one than before.
 * @param {About} about
 * @param {boolean} [isLast] Whether the page may be gone before the browser answers.
 * @returns {Promise<"yes" | "full" | "no">}
 */
async function store(db, stored, about, isLast = false) {
  try {
    const transaction = db.transaction([BOARDS, ABOUT], "readwrite");
    const puts = [
      stored && transaction.objectStore(BOARDS).put(stored),
      transaction.objectStore(ABOUT).put(about),
      transaction.done,
    ];
    // What has been asked for is then done, whether or not the page is still there.
    if (isLast) transaction.commit();
    await Promise.all(puts);
    return "yes";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // The connection may have been lost.
    if (error.name === "InvalidStateError") close();
    return error.name === "QuotaExceededError" ? "full" : "no";
  }
}

/**
 * A kept board, with what is to be shown of it.
 * @param {string} id
 * @returns {Promise<{ state: State & { board: Board }, drawn: boolean } | undefined>} Undefined if there is none that can be
 *   read.
 */
export async function boardKept(id) {
  const db = await open();
  if (!db) return undefined;
  const [stored, about] = await Promise.all([read(db, BOARDS, id), read(db, ABOUT, id)]);
  const state = stored && (await stateIn(stored));
  if (!state) {
    if (stored || about) await remove(db, id);
    return undefined;
  }
  await takeOver(db, about);
  return { state, drawn: Boolean(about?.drawn) };
}

/** Draws on with a kept board under its name, if no other tab does. @param {string} id */
export async function drawOn(id) {
  const db = await open();
  if (db) await takeOver(db, await read(db, ABOUT, id));
}

/** @param {Database} db @param {About | undefined} about */
async function takeOver(db, about) {
  if (!about) return;
  const tab = await ownTab();
  if (about.tab !== tab && (await livingTabs()).has(about.tab)) return;
  own.add(about.id);
  if (about.tab !== tab) await store(db, undefined, { ...about, tab });
}

/** What is stored under a name. @param {Database} db @param {string} name @param {string} id */
const read = (db, name, id) =>
  db.get(name, id).catch(() => {
    // It cannot be read: the disk is at fault, or what was written there.
    return undefined;
  });

/** @param {any} stored @returns {Promise<(State & { board: Board }) | undefined>} */
async function stateIn({ board, rest }) {
  if (!isBoard(board)) return undefined;
  const state = await decodeLink(String(rest)).catch(() => {
    // An older page has written it, or it is damaged.
    return undefined;
  });
  return state && { ...state, board };
}

/** @param {unknown} value @returns {value is Board} */
function isBoard(value) {
  const { width, height, start, goal, origin, cells } = /** @type {Partial<Board>} */ (Object(value));
  const isSide = (/** @type {unknown} */ side) =>
    Number.isInteger(side) && Number(side) >= 1 && Number(side) <= LARGEST;
  const isPair = (/** @type {unknown} */ pair) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((number) => Number.isSafeInteger(number));
  if (!isSide(width) || !isSide(height) || ![start, goal, origin].every(isPair)) return false;
  const isIn = ([x, y] = [-1, -1]) => x >= 0 && y >= 0 && x < Number(width) && y < Number(height);
  return isIn(start) && isIn(goal) && cells instanceof Uint8Array && cells.length === Number(width) * Number(height);
}

/** What is kept, without the boards. @param {Database} db @returns {Promise<About[]>} */
const listed = async (db) => {
  const all = await db.getAll(ABOUT).catch(() => {
    // As above.
    return [];
  });
  return all.filter(({ at, bytes, width, height }) => [at, bytes, width, height].every(Number.isSafeInteger));
};

/** @param {Database} db @param {string} id @returns {Promise<boolean>} Whether it is gone. */
async function remove(db, id) {
  own.delete(id);
  if (last?.id === id) last = undefined;
  const transaction = db.transaction([BOARDS, ABOUT], "readwrite");
  const gone = [transaction.objectStore(BOARDS).delete(id), transaction.objectStore(ABOUT).delete(id)];
  return Promise.all([...gone, transaction.done]).then(
    () => true,
    // As above.
    () => false,
  );
}

/** Forgets a board; without `isAny` only one of this page's. @param {string} id @param {boolean} [isAny] */
export async function forgetBoard(id, isAny = false) {
  const db = isAny || own.has(id) ? await open() : undefined;
  if (db) await remove(db, id);
}

/** The boards that readers drew and no other open tab shows, the newest first. @param {string | undefined} shown The one that is shown here. */
export async function boardsToOffer(shown) {
  const db = await open();
  const all = db ? await listed(db) : [];
  if (db && all.length === 0) remember(FLAG, "");
  const tab = all.length > 0 ? await ownTab() : "";
  const living = await livingTabs();
  return all
    .filter((about) => about.drawn && about.id !== shown && (about.tab === tab || !living.has(about.tab)))
    .sort((a, b) => b.at - a.at);
}
