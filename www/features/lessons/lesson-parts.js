// Parts of the scenario panel that only some scenarios request: penalties by slider, what is shown, the walk.

import { shownCoord } from "../../core/board/coordinates.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Sights } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Path } from "../../engine.js"
 * @import { Lesson } from "./lesson.js"
 */

/**
 * Sliders for the penalties of roads and of all other cells. One drag is one step for undo.
 * @param {Showing & Acting & Speaking} stage
 * @param {Lesson} lesson
 * @returns {Panel}
 */
export function roadSliders({ session, run, command, language: { t, number } }, lesson) {
  const limit = /** @type {number} */ (lesson.scenario.penaltyLimit);
  const sliders = /** @type {const} */ (["road", "other"]).map((name) => {
    const input = make("input", { type: "range", min: "0", max: String(limit), step: "1" });
    const value = make("span", { "aria-hidden": "true" });
    let isDragging = false;
    input.addEventListener("input", () =>
      command(() => {
        const prices = lesson.pricesOn(run());
        if (!prices) return;
        if (!isDragging) session().document.beginStroke();
        isDragging = true;
        lesson.price(session(), { ...prices, [name]: input.valueAsNumber });
      }),
    );
    input.addEventListener("change", () => {
      isDragging = false;
      command(() => session().document.endStroke());
    });
    const label = make(
      "label",
      { class: "slider" },
      make("span", { class: "slider-name" }, t(`scenario.${name}`)),
      value,
      input,
    );
    return { name, input, value, label };
  });
  return {
    element: make("div", { class: "sliders" }, ...sliders.map(({ label }) => label)),
    update() {
      const prices = lesson.pricesOn(run());
      for (const { name, input, value } of sliders) {
        const price = prices?.[name] ?? 0;
        input.disabled = !prices || !run().options.penalties || session().isReadOnly;
        input.value = String(price);
        input.style.setProperty("--share", String(Math.min(1, price / limit)));
        value.textContent = number(price);
      }
    },
  };
}

/**
 * Switches that hide what is drawn over the cells.
 * @param {Acting & Speaking} stage
 * @param {("ends" | "path")[]} names
 * @param {Sights} sights
 * @returns {Panel}
 */
export function sightSwitches({ command, language: { t } }, names, sights) {
  const switches = names.map((name) => {
    const input = make("input", { type: "checkbox", checked: sights[name] });
    input.addEventListener("change", () =>
      command(() => {
        sights[name] = input.checked;
      }),
    );
    return make("label", { class: "switch" }, input, make("span", {}, t(`scenario.${name}`)));
  });
  return { element: make("div", { class: "sights" }, ...switches), update() {} };
}

/**
 * Where someone who walks along the path is, and at what time.
 * @param {Showing & Speaking} stage
 * @param {Lesson} lesson
 * @returns {Panel}
 */
export function walkTable({ run, language: { t, number } }, lesson) {
  const keys = /** @type {const} */ (["walkStep", "walkCell", "walkTime"]);
  const columns = keys.map((key) => make("th", { scope: "col" }, t(`scenario.${key}`)));
  const body = make("tbody");
  const table = make("table", {}, make("thead", {}, make("tr", {}, ...columns)), body);
  const none = make("p", {}, t("scenario.noWalk"));
  // It scrolls, so it must be reachable by keyboard.
  const scroller = make("div", { class: "walk", tabIndex: 0, role: "group", "aria-label": t("scenario.walk") });
  scroller.append(table, none);
  /** The path whose walk is shown. @type {Path | undefined} */
  let shown;
  let isShown = false;
  return {
    element: make("details", {}, make("summary", {}, t("scenario.walk")), scroller),
    update() {
      const { path, board } = run();
      if (isShown && path === shown) return;
      [shown, isShown] = [path, true];
      const { origin } = board;
      const steps = lesson.walk(run());
      const rows = steps.map(({ x, y, time }, index) => [number(index), shownCoord([x, y], origin), time]);
      none.hidden = rows.length > 0;
      table.hidden = rows.length === 0;
      body.replaceChildren(...rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", {}, cell)))));
    },
  };
}
