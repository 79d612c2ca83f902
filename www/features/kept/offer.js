// Offers the boards that were kept for a reader, one after the other, in the place where first visitors are led: each can be
// brought back or forgotten. Whoever goes on with something else is not asked again on this page, and nothing is forgotten.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/kept.js";
import { KEPT } from "../share/link.js";
import { boardsToOffer, forgetBoard } from "./kept-boards.js";

/** @import { Speaking } from "../../core/i18n/index.js" */

/** What the reader does instead. */
const INSTEAD = /** @type {const} */ (["edit", "step", "compare"]);

let isOffering = false;

/**
 * @param {HTMLElement & Speaking} star
 * @param {(name: "firstRun") => Promise<unknown>} wear Puts on the style sheet of the note.
 * @param {string | undefined} shown The name of the board that is shown, if it is kept.
 */
export async function offerBoards(star, wear, shown) {
  if (isOffering) return;
  isOffering = true;
  let boards = await boardsToOffer(shown);
  const isWorn = boards.length > 0 && (await part(wear("firstRun").then(() => true)));
  if (!isWorn) {
    isOffering = false;
    return;
  }
  const text = make("p", { "aria-live": "polite" });
  const restore = make("button", { type: "button", onclick: () => bringBack() });
  const forget = make("button", { type: "button", onclick: () => drop() });
  const later = make("button", { type: "button", onclick: () => end() });
  const note = make("div", { class: "first-run kept-note", slot: "note" }, text, restore, forget, later);

  function show() {
    const [first, ...older] = boards;
    if (!first) return end();
    const { t, tag, joined } = star.language;
    const { width, height, at } = first;
    const when = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(at);
    const more = older.length > 0 ? [t("kept.more", { count: older.length })] : [];
    text.textContent = joined([t("kept.offer", { width, height, when }), ...more]);
    restore.textContent = t("kept.restore");
    forget.textContent = t("kept.forget");
    later.textContent = t("kept.later");
    note.lang = tag;
  }
  function bringBack() {
    const [{ id }] = boards;
    end();
    // As with any other link, going back leads to what was shown before.
    location.hash = `#${KEPT}${id}`;
  }
  async function drop() {
    const [{ id }, ...rest] = boards;
    boards = rest;
    await forgetBoard(id, true);
    show();
  }
  function end() {
    note.remove();
    isOffering = false;
    for (const name of INSTEAD) star.removeEventListener(name, end);
    star.removeEventListener("language", show);
  }
  for (const name of INSTEAD) star.addEventListener(name, end);
  star.addEventListener("language", show);
  star.append(note);
  show();
}
