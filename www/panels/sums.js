// The numbers of the search: how many cells it took, how long the open list is, what work that was, and the path's cells.

import { part } from "../coded.js";
import { make, setText } from "../dom.js";
import { later } from "./later.js";

/** The sums that are always shown, and those on demand. */
const MAIN = /** @type {const} */ (["expanded", "openSize", "openPeak"]);
const WORK = /** @type {const} */ (["comparisons", "moves", "improved", "reopened"]);

/**
 * The sums of the search.
 * @param {import("./panel.js").Stage} stage
 * @returns {import("./panel.js").Panel}
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
 * @param {import("./panel.js").Stage} stage
 * @returns {import("./panel.js").Panel}
 */
export function pathSection(stage) {
  const details = make("details", {}, make("summary", {}, stage.language.t("result.pathCells")));
  const cells = later(stage, "part.path", async () => {
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
