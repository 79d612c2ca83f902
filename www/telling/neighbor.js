// What an expansion does with one of its neighbors, as a sentence: where a step is gone through neighbor by neighbor.
// Headless.

import { shownCoord } from "../coordinates.js";
import "../i18n/en-steps.js";

/** @typedef {import("../engine.js").Look} Look */
/** @typedef {import("../engine.js").Options} Options */
/** @typedef {import("../i18n/keys.js").Key} Key */

/** @type {import("../run/sizes.js").Looking["tell"]} */
export function neighborText({ looking, within, options, board, solver }, { t }) {
  if (!looking || within === 0) return "";
  const { step, cell: from, looks } = looking;
  const look = looks[within - 1];
  // Only searches by jumps pass over cells.
  const isJump = solver.scans().length > 0;
  const values = {
    step: t("narrator.step", { position: step }),
    index: within,
    count: looks.length,
    cell: shownCoord(look.cell, board.origin),
    from: shownCoord(from, board.origin),
    g: look.g,
    before: look.before,
  };
  return t(isJump ? "looked.jump" : "looked.neighbor", { ...values, what: t(keyOf(look, options), values) });
}

/** What is said of it. @param {Look} look @param {Options} options @returns {Key} */
function keyOf({ became, g, before }, options) {
  const isTwoSided = options.algorithm === "bidirectional-astar";
  if (became === "opened") return isTwoSided ? "looked.opened-side" : "looked.opened";
  if (became === "corner") return options.diagonal === "no-corner-cutting" ? "looked.corner" : "looked.gap";
  if (became !== "closed" || g === undefined || before === undefined) return `looked.${became}`;
  if (g < before) return "looked.closed-better";
  // Where closed cells are never opened again, g is not looked at.
  const isCompared = options.reopenClosed && ["astar", "dijkstra", "greedy"].includes(options.algorithm);
  return isCompared ? "looked.closed-compared" : "looked.closed";
}
