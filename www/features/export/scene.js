// What the pictures of all kinds have in common: what is on the board now, and the choices of how it is drawn.

import { colorsOf } from "./colors.js";
import { checkField, numberField, selectField } from "./export-fields.js";
import { fittingNumbers, LEAST_WIDTH, MOST_VECTOR_CELLS, MOST_WIDTH } from "./size.js";

/**
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Scene } from "./board-picture.js"
 * @import { Kind } from "./target.js"
 */

/** Widths that are often wanted. */
const WIDTHS = [640, 960, 1280, 1920, 2560, 3840];

/** The choices of a picture: format, width, colors, numbers in cells, what is below the board. */
export class Choices {
  /**
   * @param {Showing & Seeing} stage
   * @param {Translate} t
   * @param {() => void} change Called when something is chosen.
   * @param {object} [widths]
   * @param {number} [widths.width] The first one.
   * @param {number} [widths.most] The largest.
   * @param {(width: number) => number} [widths.cellAt] The size of a cell at a width: numbers that have no room at the first
   *   one are not chosen at first.
   */
  constructor(stage, t, change, { width = 1280, most = MOST_WIDTH, cellAt } = {}) {
    const look = stage.look();
    const seen = look?.middle === undefined ? "none" : look.middle === 0.5 ? "f" : "all";
    const numbers = cellAt ? fittingNumbers(seen, cellAt(width)) : seen;
    this.stage = stage;
    this.format = selectField(
      t("take.format"),
      [
        ["png", "PNG"],
        ["svg", "SVG"],
      ],
      "png",
      change,
    );
    this.width = numberField(
      t("take.width"),
      { min: LEAST_WIDTH, max: most, value: width, list: WIDTHS.filter((width) => width <= most) },
      change,
    );
    this.theme = selectField(
      t("take.colors"),
      /** @type {const} */ (["screen", "light", "dark"]).map(
        (theme) => /** @type {const} */ ([theme, t(`take.colors-${theme}`)]),
      ),
      "screen",
      change,
    );
    this.numbers = selectField(
      t("take.values"),
      /** @type {const} */ (["none", "f", "all"]).map(
        (numbers) => /** @type {const} */ ([numbers, t(`take.values-${numbers}`)]),
      ),
      numbers,
      change,
    );
    this.legend = checkField(t("take.legend"), true, change);
    this.transparent = checkField(t("take.transparent"), false, change);
  }

  /** On what is drawn. @returns {Kind} */
  get kind() {
    return this.format.value === "svg" ? "svg" : "canvas";
  }

  /** Whether the board is too large for the format. */
  get isTooLarge() {
    return this.kind === "svg" && this.stage.run().board.cells.length > MOST_VECTOR_CELLS;
  }

  /**
   * What is drawn of a run.
   * @param {Run} run
   * @param {boolean} isShown Whether it is the one on the screen, with what panels have put on the board.
   * @returns {Scene | undefined} Nothing before the board has been shown.
   */
  scene(run, isShown) {
    const look = this.stage.look();
    if (!look) return undefined;
    const colors = colorsOf(this.theme.value, look.colors, look.root);
    const drawings = isShown ? [...look.drawings.values()] : [];
    return { run, sights: look.sights, drawings, colors, numbers: this.numbers.value };
  }
}
