// The keys of the board: the cursor, the tool, the pen, and Escape, which leaves whatever the keys are in.

import { WALL } from "../../rules/cells.js";
import { isSame } from "../board/board.js";
import { listen, undoing } from "../ui/dom.js";
import { endOfTool, paintedBy, sayWhereItWent } from "./brush.js";
import { Pen } from "./pen.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Board } from "../board/board.js"
 * @import { Speaking } from "../i18n/index.js"
 * @import { Acting, Saying } from "../panels/panel.js"
 * @import { Brushing } from "../panels/tools.js"
 * @import { Showing } from "../session/session.js"
 * @import { UsedBoard } from "./board-target.js"
 * @import { Selecting } from "./selection.js"
 */

/** @typedef {{ end?: "start" | "goal" }} Carrying The end that the keyboard has picked up. */

/** @type {Record<string, Coord>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Showing & Acting & Speaking & Saying & Selecting & Brushing & UsedBoard} target
 * @param {{ say: (text: string) => void, tellCell: () => void }} speaker Reads out what the keys do.
 * @param {(go: (coord: Coord) => void) => (event: KeyboardEvent) => boolean} reading Makes the keys that only read the board,
 *   and bring the cursor to a cell; they tell whether a key was one of theirs.
 * @returns {() => void}
 */
export function listenToBoardKeys(target, speaker, reading) {
  /** @type {Carrying} */
  const carrying = {};
  const pen = new Pen(target);
  const go = (/** @type {Coord} */ to) => {
    const from = target.cursor();
    target.moveCursor(to, true);
    pen.draw(from);
    speaker.tellCell();
  };
  const read = reading((to) => {
    // Nobody means to draw on the way.
    pen.lift(false);
    go(to);
  });
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const { width, height } = target.session().document.board;
      const [x, y] = target.cursor();
      const far = event.shiftKey ? 5 : 1;
      const clamp = (/** @type {number} */ value, /** @type {number} */ side) => Math.max(0, Math.min(side - 1, value));
      go([clamp(x + far * arrow[0], width), clamp(y + far * arrow[1], height)]);
    } else if (event.key === "Escape") {
      leave(target, pen, carrying);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      // A key that is held, or a hand that trembles, does it once.
      if (event.repeat) return;
      const picker = target.picker();
      pen.lift(false);
      target.command(() => (picker ? picker(target.cursor()) : applyTool(target, carrying)));
      target.moveCursor(target.cursor(), true);
      if (!picker) speaker.tellCell();
    } else if (event.key.toLowerCase() === "p") {
      if (!event.repeat) pen.toggle();
    } else if (read(event)) event.preventDefault();
  };
  return undoing([listen(target.board, "keydown", key), listen(target.board, "blur", () => pen.lift(false))]);
}

/** Leaves what the keys are in, the innermost first. @param {Speaking & Saying & Selecting & UsedBoard} target @param {Pen} pen @param {Carrying} carrying */
function leave(target, pen, carrying) {
  const picker = target.picker();
  if (pen.isDown) pen.lift();
  else if (carrying.end) {
    carrying.end = undefined;
    target.say(target.language.t("edit.carryNot"));
  } else if (picker?.leave) picker.leave();
  else target.select(undefined);
}

/**
 * Applies the tool to the cursor's cell; if its paint is already there, it is erased. Without tools, start or goal is
 * picked up, and put down where the cursor is then. If nothing changes, a sentence says why.
 * @param {Showing & Speaking & Saying & Brushing & UsedBoard} target
 * @param {Carrying} carrying
 */
function applyTool(target, carrying) {
  const session = target.session();
  const { document } = session;
  const { t } = target.language;
  const access = target.access();
  const cursor = target.cursor();
  const end = access === "draw" ? endOfTool(target.brush.tool) : carrying.end;
  const there = endAt(document.board, cursor);
  const isPickedUp = access === "ends" && end === undefined && there !== undefined && !session.locks.has(there);
  carrying.end = isPickedUp ? there : undefined;
  if (isPickedUp) return target.say(t(`edit.carry.${there}`));
  const press = end ? !session.locks.has(end) && { end } : access === "draw" && paintedBy(target, cursor, false);
  if (!press) return target.say(t("edit.locked"));
  document.beginStroke();
  if ("end" in press) document.moveEnd(press.end, cursor);
  else document.paint([cursor], press.byte);
  document.endStroke();
  if ("end" in press) sayWhereItWent(target, press.end, cursor);
  else if (there && press.byte === WALL) target.say(t("edit.endsStayFree"));
}

/** @param {Board} board @param {Coord} coord @returns {"start" | "goal" | undefined} */
const endAt = ({ start, goal }, coord) => (isSame(start, coord) ? "start" : isSame(goal, coord) ? "goal" : undefined);
