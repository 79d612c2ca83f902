// Steps of other sizes than one cell, and what is shown of them. Loaded when the reader first chooses one.

import { shownCoord } from "../../core/board/coordinates.js";
import "../../core/i18n/en/steps.js";
import { partial } from "../../core/render/partial.js";
import { go } from "../../core/run/sizes.js";
import { neighborText } from "../../narration/neighbor.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { Saying } from "../../core/panels/panel.js"
 * @import { Size } from "../../core/run/sizes.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** @param {Showing & Speaking & Saying & Selecting} stage @param {Size} size @param {1 | -1} direction */
export function step({ run, selected, say, language: { t } }, size, direction) {
  const { board } = run();
  const cell = selected();
  if (go(run(), size, direction, cell, neighborText)) return;
  if (!cell) return say(t("steps.no-cell"));
  say(t(direction > 0 ? "steps.no-later" : "steps.no-earlier", { cell: shownCoord(cell, board.origin) }));
}

/** @param {Showing & Marking} stage */
export function show({ run, draw }) {
  const { looking, within } = run();
  draw("neighbors", looking && within > 0 ? partial(looking, within) : undefined);
}
