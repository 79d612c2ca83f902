// What a link holds, as a sentence, so that whoever passes it on knows. It is told of the link itself, not of what it was
// made from. Headless.

/**
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { State } from "./payload.js"
 */

/**
 * @param {string} link The whole address.
 * @param {State} state What is in it.
 * @param {Translate} t
 */
export function tellLink(link, state, t) {
  const parts = partsOf(state, t);
  const values = { count: link.length, parts: parts.join(t("list.separator")) };
  return t(parts.length > 0 ? "share.told" : "share.toldNothing", values);
}

/** @param {State} state @param {Translate} t @returns {string[]} */
function partsOf(state, t) {
  const { scenario, lesson, board, options, compared, camera, lang } = state;
  const parts = [];
  if (scenario !== undefined) parts.push(t("share.holds-scenario", { name: scenario }));
  if (lesson !== undefined) parts.push(t("share.holds-lesson"));
  if (board) parts.push(t("share.holds-board", { width: String(board.width), height: String(board.height) }));
  const count = Object.keys(options ?? {}).length;
  // A board without options, and a list without any, mean that all have their defaults.
  if (count > 0) parts.push(t("share.holds-options", { count }));
  else if (board || options) parts.push(t("share.holds-defaults"));
  if (compared) {
    const searches = compared.others.length + 1;
    parts.push(t(searches > 1 ? "share.holds-compared" : "share.holds-one", { count: searches }));
  }
  const place = placeOf(state, t);
  if (place !== undefined) parts.push(place);
  if (camera) parts.push(t("share.holds-view"));
  if (lang !== undefined) parts.push(t("share.holds-language"));
  return parts;
}

/** Where the search is shown, or the clock stands; undefined for a lesson that begins where it always does. @param {State} state @param {Translate} t */
function placeOf({ board, options, position, compared }, t) {
  if (compared && compared.others.length > 0) {
    const { clock, align } = compared;
    if (clock === undefined) return t("share.holds-end");
    return t(align === "f" ? "share.holds-level" : "share.holds-step", { step: clock });
  }
  if (position !== undefined) return t("share.holds-step", { step: position });
  return board || options || compared ? t("share.holds-end") : undefined;
}
