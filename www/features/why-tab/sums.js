// The numbers of the search: how many cells it took, how long the open list is, what work that was, and the path's cells.

import { part } from "../../core/engine/errors.js";
import { later } from "../../core/panels/later.js";
import { make, setText } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** The sums that are always shown, and those on demand. */
const MAIN = /** @type {const} */ (["expanded", "openSize", "openPeak"]);
const WORK = /** @type {const} */ (["comparisons", "moves", "improved", "reopened"]);

/**
 * The sums of the search.
 * @param {Showing & Speaking} stage
 * @returns {Panel}
 */
export function sums({ run, language: { t, number } }) {
  /** @type {Map<string, HTMLElement>} */
  const values = new Map();
  const list = (/** @type {readonly (typeof MAIN[number] | typeof WORK[number])[]} */ names) =>
    make(
      "dl",
      {},
      ...names.map((name) => {
        const value = make("dd", {}, "0");
        values.set(name, value);
        return make("div", {}, make("dt", {}, t(`result.${name}`)), value);
      }),
    );
  const work = make("details", {}, make("summary", {}, t("result.work")), list(WORK));
  const element = make("section", { class: "card sums", part: "sums" }, list(MAIN), work);
  return {
    element,
    update() {
      const { stats } = run();
      for (const name of [...MAIN, ...WORK])
        setText(/** @type {HTMLElement} */ (values.get(name)), number(stats[name]));
    },
  };
}

/**
 * The cells of the path, folded away.
 * @param {Showing & Acting & Speaking & Saying} stage
 * @returns {Panel}
 */
export function pathSection(stage) {
  const details = make("details", {}, make("summary", {}, stage.language.t("result.pathCells")));
  const cells = later(stage, "part.path", undefined, async () => {
    const list = (await part(import("./path-cells.js")))?.pathCells(stage);
    if (list) details.append(list.element);
    list?.dress();
    return list?.update;
  });
  details.addEventListener("toggle", async () => {
    // Closed again, so that opening it tries again.
    if (details.open && !(await cells.open())) details.open = false;
  });
  const element = make("section", { class: "card path", part: "path" }, details);
  return {
    element,
    update() {
      if (details.open) cells.update();
    },
  };
}
