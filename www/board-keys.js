// The keys of the board: the cursor and the tool.

import { isSame, WALL } from "./board/board.js";
import { endOfTool, paintedBy, sayWhereItWent } from "./brush.js";
import { listen } from "./input.js";

/** @typedef {import("./board/board.js").Coord} Coord */
/** @typedef {import("./input.js").Target} Target */
/** @typedef {{ end?: "start" | "goal" }} Carrying The end that the keyboard has picked up. */

/** @type {Record<string, Coord>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Target} target @returns {() => void} */
export function listenToBoardKeys(target) {
  /** @type {Carrying} */
  const carrying = {};
  return listen(target.board, "keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const { width, height } = target.session().document.board;
      const [x, y] = target.cursor();
      const far = event.shiftKey ? 5 : 1;
      const clamp = (/** @type {number} */ value, /** @type {number} */ side) => Math.max(0, Math.min(side - 1, value));
      target.moveCursor([clamp(x + far * arrow[0], width), clamp(y + far * arrow[1], height)], true);
    } else if (event.key === "Escape") {
      target.select(undefined);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const picker = target.picker();
      target.command(() => (picker ? picker(target.cursor()) : applyTool(target, carrying)));
      target.moveCursor(target.cursor(), true);
    }
  });
}

/**
 * Applies the tool to the cursor's cell; if its paint is already there, it is erased. Without tools, start or goal is
 * picked up, and put down where the cursor is then. If nothing changes, a sentence says why.
 * @param {Target} target
 * @param {Carrying} carrying
 */
function applyTool(target, carrying) {
  const session = target.session();
  const { document } = session;
  const { t } = target.language();
  const access = target.access();
  const cursor = target.cursor();
  const end = access === "draw" ? endOfTool(target.brush().tool) : carrying.end;
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

/** @param {import("./board/board.js").Board} board @param {Coord} coord @returns {"start" | "goal" | undefined} */
const endAt = ({ start, goal }, coord) => (isSame(start, coord) ? "start" : isSame(goal, coord) ? "goal" : undefined);
