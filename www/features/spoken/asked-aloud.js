// Why a cell is what it is, read out: what the tab Why writes below "Ask about a cell", in one go.

import { shownCoord } from "../../core/board/coordinates.js";
import { part } from "../../core/engine/errors.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/spoken.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { UsedBoard } from "../../core/input/board-target.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/**
 * @param {Showing & Speaking & UsedBoard} target
 * @returns {Promise<string>} The answer, or why there is none.
 */
export async function answerFor({ session, cursor, language, picker }) {
  const { t, joined } = language;
  // It would tell which cell is right.
  if (picker()) return t("spoken.asked");
  const telling = await part(withFull(import("../../narration/cell-story.js")));
  if (!telling) return t("error.missing");
  const { run, isAsleep } = session();
  if (isAsleep) return "";
  if (run.isSearching || session().clock.player.playing) return t("spoken.pause");
  if (run.error) return language.explain(run.error, run.board.origin);
  const cell = shownCoord(cursor(), run.board.origin);
  return joined([`${cell}.`, ...telling.story(run.solver, cursor(), language).map(telling.factText)]);
}
