// What the tools do to the board, whether by pointer or by keyboard.

import { WALL } from "../../rules/cells.js";
import { isSame } from "../board/board.js";
import { shownCoord } from "../board/coordinates.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Speaking } from "../i18n/index.js"
 * @import { Saying } from "../panels/panel.js"
 * @import { Brushing } from "../panels/tools.js"
 * @import { Showing } from "../session/session.js"
 * @import { Tool } from "./board-target.js"
 */

/** The byte that a tool paints. @param {{ tool: Tool, penalty: number }} brush */
const byteOf = ({ tool, penalty }) => (tool === "wall" ? WALL : tool === "penalty" ? penalty : 0);

/** The tool that paints a byte. @param {number} byte @returns {Tool} */
const toolOf = (byte) => (byte === WALL ? "wall" : byte === 0 ? "erase" : "penalty");

/** Which of start and goal a tool moves. @param {Tool} tool @returns {"start" | "goal" | undefined} */
export const endOfTool = (tool) => (tool === "start" || tool === "goal" ? tool : undefined);

/**
 * What the tool paints on a cell: nothing where that is locked, and an open cell where its own byte already is.
 * @param {Showing & Brushing} target
 * @param {Coord} coord
 * @param {boolean} isEraser
 * @returns {{ byte: number } | undefined}
 */
export function paintedBy({ session, brush }, [x, y], isEraser) {
  const { document, locks } = session();
  const { board } = document;
  const byte = byteOf(brush);
  const isThere = board.cells[y * board.width + x] === byte;
  const painted = isEraser || isThere ? 0 : byte;
  return locks.has(toolOf(painted)) ? undefined : { byte: painted };
}

/**
 * Says where start or goal went if it could not go where it was put.
 * @param {Showing & Speaking & Saying} target
 * @param {"start" | "goal"} end
 * @param {Coord} wanted
 */
export function sayWhereItWent({ session, say, language }, end, wanted) {
  const { board } = session().document;
  if (isSame(board[end], wanted)) return;
  const [cell, to] = [wanted, board[end]].map((coord) => shownCoord(coord, board.origin));
  say(language.t(`edit.moved.${end}`, { cell, to }));
}
