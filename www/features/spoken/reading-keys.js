// The keys that read the board and change nothing: they bring the cursor to the cells that matter, and say what is there.

import { part } from "../../core/engine/errors.js";
import { coordOf } from "../../rules/cells.js";
import "../../core/i18n/en/spoken.js";
import { answerFor } from "./asked-aloud.js";
import { boardText, rowText } from "./survey.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { UsedBoard } from "../../core/input/board-target.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Tabbed } from "../../core/panels/rail.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Speaker } from "./speaker.js"
 */

/**
 * @param {Showing & Speaking & Selecting & Tabbed & UsedBoard} target
 * @param {Speaker} speaker
 * @param {(coord: Coord) => void} go Brings the cursor to a cell, which is then read out.
 * @returns {(event: KeyboardEvent) => boolean} Whether a key was one of these.
 */
export function readingKeys(target, speaker, go) {
  const run = () => target.session().run;
  const text = (/** @type {Key} */ key) => speaker.say(target.language.t(key));
  /** @param {number | undefined} cell @param {Key} none What is said where there is none. */
  const goTo = (cell, none) => {
    const { width } = run().board;
    if (cell === undefined) text(none);
    else go(coordOf({ width }, cell));
  };
  const next = () => {
    // It would tell which cell is right.
    if (target.picker()) return text("spoken.asked");
    goTo(run().error ? undefined : run().solver.openCells(1)[0], "spoken.noneOpen");
  };
  const sheet = async (/** @type {"keys" | "rows"} */ name) => {
    const sheets = await part(import("./spoken-sheets.js"));
    if (!sheets) return text("error.missing");
    if (name === "keys") sheets.openKeys(target);
    else sheets.openRows(target);
  };
  const row = () => speaker.say(rowText(run(), target.cursor()[1], target.language));
  const why = async (/** @type {boolean} */ isThere) => {
    const isShown = isThere && showAnswer(target);
    if (!isShown) speaker.say(await answerFor(target));
  };
  /** @type {Record<string, (isShift: boolean) => void>} */
  const acts = {
    s: () => go(run().board.start),
    g: () => go(run().board.goal),
    l: () => goTo(run().error ? undefined : run().solver.current, "spoken.noneExpanded"),
    n: next,
    c: () => speaker.tellCell(),
    t: () => speaker.tellStep(),
    b: () => speaker.say(boardText(run(), target.language)),
    r: (isShift) => (isShift ? sheet("rows") : row()),
    w: why,
    "?": () => sheet("keys"),
  };
  return (event) => {
    const act = acts[event.key.toLowerCase()];
    if (!act || target.session().isAsleep) return false;
    act(event.shiftKey);
    return true;
  };
}

/**
 * Goes to the answer in the tab Why, where its steps and cells are buttons.
 * @param {Selecting & Tabbed & UsedBoard} target
 * @returns {boolean} Whether there is one.
 */
function showAnswer({ board, cursor, openTab, picker, select }) {
  const root = /** @type {ShadowRoot} */ (board.getRootNode());
  if (picker()) return false;
  openTab("why");
  select(cursor());
  const place = /** @type {HTMLElement | null} */ (root.querySelector("section.ask:not(.held)"));
  if (!place?.getClientRects().length) return false;
  place.tabIndex = -1;
  place.focus();
  return true;
}
