// Content that is loaded when it is opened for the first time. Where it will be stands that it is being loaded, or that it
// could not be, with a button that tries again.

import { make } from "../ui/dom.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Acting, Saying } from "./panel.js"
 */

/** How long nothing is said of what is being loaded, in milliseconds: most of it comes at once. */
const PATIENCE = 400;

/**
 * @param {Acting & Speaking & Saying} stage
 * @param {"part.path" | "part.boards" | "part.measure" | "part.settings" | "tab.why" | "tab.open-list"} key Its name for when it cannot be loaded.
 * @param {HTMLElement | undefined} place Where it will be; undefined where nothing else can stand: then the status line says
 *   that it could not be loaded.
 * @param {() => Promise<(() => void) | undefined>} fill Fills it, and returns a function that keeps it up to date;
 *   undefined if it cannot be loaded.
 * @returns {{ open: () => Promise<boolean>, update: () => void }} `open` loads it unless it is there, and tells whether
 *   it is; if it is not, opening it tries again. `update` keeps it up to date, once it is there.
 */
export function later({ say, refresh, language: { t } }, key, place, fill) {
  /** @type {(() => void) | undefined} */
  let update;
  /** @type {Promise<(() => void) | undefined> | undefined} */
  let loading;
  const note = make("div", { class: "later", role: "status" });
  const show = (/** @type {string} */ sentence, /** @type {HTMLElement[]} */ ...more) =>
    note.replaceChildren(make("p", {}, sentence), ...more);
  const fail = () => {
    const sentence = t("error.part", { part: t(key) });
    if (place) show(sentence, make("button", { type: "button", onclick: () => open() }, t("part.again")));
    else say(sentence);
  };
  async function open() {
    if (update) return true;
    // Whoever opens it again meanwhile waits for the same answer.
    if (loading) return (await loading) !== undefined;
    const hadFocus = note.contains(activeIn(note));
    // Screen readers tell only what is new in a place that was there before.
    place?.prepend(note);
    const timer = setTimeout(() => show(t("part.loading")), PATIENCE);
    loading = fill();
    try {
      update = await loading;
    } finally {
      loading = undefined;
      clearTimeout(timer);
      if (update) note.remove();
      else fail();
    }
    // The button that had it is gone, and there is another one.
    if (hadFocus) note.querySelector("button")?.focus();
    refresh();
    return update !== undefined;
  }
  return { open, update: () => update?.() };
}

/** What has the focus in the tree that a node is in. @param {Node} node */
const activeIn = (node) => /** @type {Document | ShadowRoot} */ (node.getRootNode()).activeElement ?? null;
