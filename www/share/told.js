// What a link holds, as a sentence, so that whoever passes it on knows. It is told of the link itself, not of what it was
// made from. Headless.

/** @typedef {import("./payload.js").State} State */
/** @typedef {import("../i18n/index.js").Language["t"]} Translate */

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
function partsOf({ scenario, board, options, position, camera, lang }, t) {
  const parts = [];
  if (scenario !== undefined) parts.push(t("share.holds-scenario", { name: scenario }));
  if (board) parts.push(t("share.holds-board", { width: String(board.width), height: String(board.height) }));
  const count = Object.keys(options ?? {}).length;
  // A board without options, and a list without any, mean that all have their defaults.
  if (count > 0) parts.push(t("share.holds-options", { count }));
  else if (board || options) parts.push(t("share.holds-defaults"));
  if (position !== undefined) parts.push(t("share.holds-step", { step: position }));
  else if (board || options) parts.push(t("share.holds-end"));
  if (camera) parts.push(t("share.holds-view"));
  if (lang !== undefined) parts.push(t("share.holds-language"));
  return parts;
}
