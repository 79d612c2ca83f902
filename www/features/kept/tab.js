// Which tab this is, and which others are open: what a tab keeps is its own, and what a closed tab has kept is offered.

import { newId } from "./id.js";

const KEY = "starstep.tab";
/** How the names of the locks begin that open tabs hold. */
const LOCK = "starstep.tab.";
/** How long a page that is being reloaded may take to let its name go, in milliseconds. */
const PATIENCE = 2000;

/** The name of this tab, once it is its own. @type {Promise<string> | undefined} */
let own;
let release = () => {};
/** The name before that is known, for a page that is about to go. */
let name = "";

/** The name of this tab: the same after a reload, and another one in a copy of the tab. */
export function ownTab() {
  own ??= claim();
  return own;
}

/** The same at once: a name that may not have been claimed yet. */
export function tabAtOnce() {
  name ||= stored() ?? newId();
  return name;
}

/** The names of the tabs that are open and keep something. Without locks nobody knows. @returns {Promise<ReadonlySet<string>>} */
export async function livingTabs() {
  const locks = await navigator.locks?.query().catch(() => {
    // Where pages may hold none, storage is forbidden too.
    return undefined;
  });
  const names = (locks?.held ?? []).map(({ name = "" }) => name).filter((name) => name.startsWith(LOCK));
  return new Set(names.map((name) => name.slice(LOCK.length)));
}

async function claim() {
  name = tabAtOnce();
  // A copied tab has the name of the one that it was made from, which holds it.
  if (navigator.locks && !(await hold(name))) {
    name = newId();
    await hold(name);
  }
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Storage is full or forbidden: after a reload this is another tab.
  }
  return name;
}

/** @param {string} name @returns {Promise<boolean>} Whether this tab has the name as long as it is open. */
function hold(name) {
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise((end) => {
        release = () => end(undefined);
      });
    };
    // It is refused when the time is up, and where pages may hold none.
    navigator.locks.request(LOCK + name, { signal: AbortSignal.timeout(PATIENCE) }, held).catch(() => resolve(false));
  });
}

function stored() {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    // Storage is forbidden.
    return undefined;
  }
}

// A page that goes may be the one that comes next, and one that holds a lock cannot be kept for going back to.
globalThis.addEventListener?.("pagehide", () => {
  release();
  own = undefined;
});
