// What an expansion does, as sentences, where it is gone through neighbor by neighbor: which cell it takes, and what becomes
// of each neighbor.
// Headless.

import { shownCoord } from "../core/board/coordinates.js";
import { hasTwoSides } from "../rules/algorithms.js";
import { comparesClosed } from "../rules/better-ways.js";
import "../core/i18n/en/steps.js";
import { tookText } from "./step.js";

/**
 * @import { Key } from "../core/i18n/keys.js"
 * @import { Looking } from "../core/run/sizes.js"
 * @import { Look, Options } from "../engine.js"
 */

/** @type {Looking["tell"]} */
export function neighborText(run, language) {
  const { looking, within, options, board, solver } = run;
  const { t } = language;
  if (!looking || within === 0) return "";
  if (within === 1) return tookText(looking, run, language);
  const { step, cell: from, looks } = looking;
  const look = looks[within - 2];
  // Only searches by jumps pass over cells.
  const isJump = solver.scans().length > 0;
  const values = {
    step: t("narrator.step", { position: step }),
    index: within - 1,
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
  const isTwoSided = hasTwoSides(options);
  if (became === "opened") return isTwoSided ? "looked.opened-side" : "looked.opened";
  if (became === "corner") return options.diagonal === "no-corner-cutting" ? "looked.corner" : "looked.gap";
  if (became !== "closed" || g === undefined || before === undefined) return `looked.${became}`;
  if (g < before) return "looked.closed-better";
  // Where closed cells are never opened again, g is not looked at.
  return comparesClosed(options) ? "looked.closed-compared" : "looked.closed";
}
