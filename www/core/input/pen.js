// The keyboard's pen: once it is put down, every cell that the cursor comes to is painted, until it is lifted. All of it is
// undone in one step.

import { line } from "../board/line.js";
import { endOfTool, paintedBy } from "./brush.js";
import "../i18n/en/editing.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Speaking } from "../i18n/index.js"
 * @import { Acting, Saying } from "../panels/panel.js"
 * @import { Brushing } from "../panels/tools.js"
 * @import { Showing } from "../session/session.js"
 * @import { UsedBoard } from "./board-target.js"
 */

export class Pen {
  #target;
  /** What it paints, while it is down. @type {number | undefined} */
  #byte;

  /** @param {Showing & Acting & Speaking & Saying & Brushing & UsedBoard} target */
  constructor(target) {
    this.#target = target;
  }

  get isDown() {
    return this.#byte !== undefined;
  }

  /** Puts it down on the cursor's cell, or lifts it. */
  toggle() {
    if (this.isDown) return this.lift();
    const { access, brush, command, cursor, language, picker, say, session } = this.#target;
    const { t } = language;
    const { tool } = brush;
    if (picker()) return say(t("edit.picking"));
    if (access() === "draw" && endOfTool(tool)) return say(t("edit.penTool"));
    const painted = access() === "draw" ? paintedBy(this.#target, cursor(), false) : undefined;
    if (!painted) return say(t("edit.locked"));
    this.#byte = painted.byte;
    command(() => {
      session().document.beginStroke();
      session().document.paint([cursor()], painted.byte);
    });
    say(t("edit.penDown", { tool: t(painted.byte === 0 ? "tool.erase" : `tool.${tool}`) }));
  }

  /** Paints from where the cursor was to where it is. @param {Coord} from */
  draw(from) {
    const { command, cursor, session } = this.#target;
    const byte = this.#byte;
    if (byte !== undefined) command(() => void session().document.paint(line(from, cursor()), byte));
  }

  /** Lifts it, if it is down. @param {boolean} [isTold] */
  lift(isTold = true) {
    if (!this.isDown) return;
    this.#byte = undefined;
    const { command, language, say, session } = this.#target;
    command(() => session().document.endStroke());
    if (isTold) say(language.t("edit.penUp"));
  }
}
