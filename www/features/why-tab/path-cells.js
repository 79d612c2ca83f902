// The cells of the path as text, one after another, with a button that copies them. Loaded when first opened.

import { part } from "../../core/engine/errors.js";
import { copyText } from "../../core/ui/copy.js";
import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/sharing.js";
import { dressLater } from "../../core/ui/styles.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Path } from "../../engine.js"
 */

/** How many cells are written at most; copying takes all of them. */
const MOST = 1000;

/**
 * A path's cells in the form that people read.
 * @param {Uint32Array | number[]} cells x and y alternating.
 * @param {readonly number[]} origin
 * @param {number} [most]
 */
export function textOfCells(cells, [left, top], most = Number.POSITIVE_INFINITY) {
  const texts = [];
  for (let i = 0; i < Math.min(cells.length, 2 * most); i += 2) {
    texts.push(`(${cells[i] + left}, ${cells[i + 1] + top})`);
  }
  return texts.join(" ");
}

/**
 * @param {Showing & Speaking} stage
 */
export function pathCells({ run, language: { t } }) {
  const name = t("result.pathCells");
  const area = make("textarea", { readOnly: true, rows: 4, spellcheck: false, "aria-label": name });
  area.placeholder = t("result.noCells");
  const said = make("p", { "aria-live": "polite" });
  const more = make("p");
  const copy = async () => {
    const { path, board } = run();
    if (!path) return;
    const isCopied = await copyText(textOfCells(path.cells, board.origin), area);
    said.textContent = t(isCopied ? "share.copied" : "share.selected", { name });
  };
  const button = make(
    "button",
    { type: "button", "aria-label": t("share.copyName", { name }), onclick: copy },
    t("share.copy"),
  );
  /** The path that is currently written. @type {Path | undefined} */
  let shown;
  const element = make("div", { class: "path-cells" }, area, more, button, said);
  return {
    element,
    /** Called once it is in its place. */
    dress() {
      const isBundled = typeof STARSTEP_PATH_CELLS_STYLES === "string";
      part(dressLater(element, "path-cells.css", isBundled ? STARSTEP_PATH_CELLS_STYLES : undefined));
    },
    update() {
      const { path, board } = run();
      button.disabled = path === undefined;
      if (path === shown) return;
      shown = path;
      said.textContent = "";
      // Displayed coordinates do not break across lines.
      area.value = path ? textOfCells(path.cells, board.origin, MOST).replaceAll(", ", ",\u00a0") : "";
      const left = path ? path.cells.length / 2 - MOST : 0;
      more.textContent = left > 0 ? t("result.moreCells", { count: left }) : "";
    },
  };
}
