// Steps of other sizes than one cell, and what is shown of them. Loaded when the reader first chooses one.

import { shownCoord } from "../coordinates.js";
import "../i18n/en-steps.js";
import { partial } from "../render/partial.js";
import { go } from "../run/sizes.js";
import { neighborText } from "../telling/neighbor.js";

/** @typedef {import("./panel.js").Stage} Stage */

/** @param {Stage} stage @param {import("../run/sizes.js").Size} size @param {1 | -1} direction */
export function step({ run, selected, say, language: { t } }, size, direction) {
  const { board } = run();
  const cell = selected();
  if (go(run(), size, direction, cell, neighborText)) return;
  if (!cell) return say(t("steps.no-cell"));
  say(t(direction > 0 ? "steps.no-later" : "steps.no-earlier", { cell: shownCoord(cell, board.origin) }));
}

/** @param {Stage} stage */
export function show({ run, draw }) {
  const { looking, within } = run();
  draw("neighbors", looking && within > 0 ? partial(looking, within) : undefined);
}
