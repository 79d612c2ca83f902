// Lessons that are being written are kept in the browser, so that they survive a reload, until they are saved or discarded.
// Each has a name of its own, and that of the tab in which it is written: no tab writes over what another one keeps.

import { livingTabs, ownTab, tabAtOnce } from "../kept/tab.js";

/** Where they are: under this and their names. Earlier pages kept one, without a name. */
const KEY = "starstep.lesson";
const BEFORE_NAME = `${KEY}.`;

/** @typedef {Record<string, any>} Raw A lesson as its file would be. */
/** @typedef {{ id: string, tab: string, at: number, raw: Raw, base?: string }} Kept What was being written, in which tab, until when, and in which language its texts are that are one for all. */

/** What could not be stored; it is newer than what is. @type {Map<string, Kept>} */
const here = new Map();

const keyOf = (/** @type {string} */ id) => (id === "" ? KEY : BEFORE_NAME + id);

/** The name in a key; undefined if it is the key of something else. @param {string} key */
export const nameIn = (key) =>
  key === KEY ? "" : key.startsWith(BEFORE_NAME) ? key.slice(BEFORE_NAME.length) : undefined;

/** @param {string} id @param {string | null} text @returns {Kept | undefined} What was kept, if it can be read. */
function read(id, text) {
  try {
    const value = JSON.parse(text ?? "null");
    const { tab = "", at = 0, raw, base } = id === "" ? { raw: value } : Object(value);
    const kept = { id, tab: String(tab), at: Number(at) || 0, raw };
    return isLesson(raw) ? { ...kept, ...(typeof base === "string" ? { base } : {}) } : undefined;
  } catch {
    // Something else has written there.
    return undefined;
  }
}

/** Whether the form can show it, however unfinished. @param {any} raw */
function isLesson(raw) {
  const { title, summary, captions = [], variants = [], questions = [], question = {}, compare = {} } = Object(raw);
  const isText = (/** @type {unknown} */ text) =>
    typeof text === "string" || (typeof text === "object" && text !== null);
  return [title, summary, question, compare].every(isText) && [captions, variants, questions].every(Array.isArray);
}

/** Everything that is stored. */
function stored() {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const id = nameIn(key);
      return (id === undefined ? undefined : read(id, localStorage.getItem(key))) ?? [];
    });
  } catch {
    // Storage is forbidden.
    return [];
  }
}

/** What was begun in this tab or in one that is closed, what was written last first. @returns {Promise<Kept[]>} */
export async function keptDrafts() {
  const tab = await ownTab();
  const living = await livingTabs();
  const all = [...here.values(), ...stored().filter(({ id }) => !here.has(id))];
  return all.filter((kept) => kept.tab === tab || !living.has(kept.tab)).sort((a, b) => b.at - a.at);
}

/** Keeps what is written in this tab. @param {string} id @param {Raw} raw @param {string} base @returns {boolean} Whether it outlives the page. */
export function keepDraft(id, raw, base) {
  const kept = { id, tab: tabAtOnce(), at: Date.now(), raw, base };
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
    here.delete(id);
    return true;
  } catch {
    // Storage is full or forbidden.
    here.set(id, kept);
    return false;
  }
}

/** @param {string} id */
export function forgetDraft(id) {
  here.delete(id);
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}

/**
 * Hears of what other tabs do to what is kept.
 * @param {AbortSignal} signal
 * @param {(id: string, kept: Kept | undefined) => void} heard Called with what is kept under a name now.
 */
export function listenToKept(signal, heard) {
  const changed = (/** @type {StorageEvent} */ { key, newValue }) => {
    const id = key === null ? undefined : nameIn(key);
    if (id !== undefined) heard(id, read(id, newValue));
  };
  addEventListener("storage", changed, { signal });
}
