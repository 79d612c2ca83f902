// How fast the algorithms are on the current board: the chosen ones run many times, and the results are shown. Loaded
// when first opened.

import { part } from "../coded.js";
import { make, setText } from "../dom.js";
import { Solver } from "../engine.js";
import "../i18n/en-measure.js";
import { dressLater } from "../styles.js";
import { capitalized } from "./words.js";

export { Measuring } from "../measuring.js";

/** @typedef {import("../measure-worker.js").Report} Report */
/** @typedef {import("../i18n/index.js").Language} Language */

/** The name of an algorithm, which stands alone here. @param {Language} language @param {import("../engine.js").Options["algorithm"]} algorithm */
const nameOf = ({ t, tag }, algorithm) => capitalized(t(`algorithm.${algorithm}`), tag);

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../measuring.js").Measuring} measuring
 * @param {HTMLElement} element The element that holds it.
 * @returns {() => void} Shows the current results.
 */
export function fillMeasurePanel({ run, command, language }, measuring, element) {
  const isBundled = typeof STARSTEP_MEASURE_STYLES === "string";
  part(dressLater(element, "measure.css", isBundled ? STARSTEP_MEASURE_STYLES : undefined));
  const { t } = language;
  const boxes = Solver.choices.algorithm.values.map((name) => {
    const input = make("input", { type: "checkbox", value: name });
    input.addEventListener("change", () => {
      measuring.chosen = new Set(boxes.filter((box) => box.input.checked).map((box) => box.name));
    });
    return { name, input, label: make("label", { class: "switch" }, input, make("span", {}, nameOf(language, name))) };
  });
  const turn = () => (measuring.share === undefined ? measuring.begin(run()) : measuring.end());
  const button = make("button", { type: "button", onclick: () => command(turn) }, t("measure.begin"));
  const progress = make("progress", { max: 1, value: 0, hidden: true, "aria-label": t("measure.running") });
  const note = make("p", { class: "note", "aria-live": "polite" });
  const old = make("p", { class: "note", hidden: true }, t("measure.old"));
  const results = make("div", { class: "measurements" });
  element.append(
    make(
      "div",
      { class: "choices", role: "group", "aria-label": t("measure.choices") },
      ...boxes.map((box) => box.label),
    ),
    button,
    progress,
    note,
    old,
    results,
  );

  function sentence() {
    if (measuring.share !== undefined) return t("measure.running");
    const { note } = measuring;
    if (note) return t(note.key, { reason: note.failure && reasonOf(note.failure, language) });
    if (!measuring.report?.measurements.length) return "";
    return t("measure.how", { tick: duration(measuring.report.tick, language) });
  }

  /** @type {Report | undefined} */
  let shown;
  return () => {
    measuring.check(run());
    const { share, report } = measuring;
    const chosen = measuring.algorithms(run());
    for (const { name, input } of boxes) input.checked = chosen.has(name);
    setText(button, t(share === undefined ? "measure.begin" : "measure.cancel"));
    progress.hidden = share === undefined;
    progress.value = share ?? 0;
    setText(note, sentence());
    const isOld = measuring.isOld(run());
    results.classList.toggle("old", isOld);
    old.hidden = !isOld;
    if (report && report !== shown) results.replaceChildren(...cards(report, language));
    shown = report;
  };
}

/** @param {Report} report @param {Language} language @returns {HTMLElement[]} */
function cards({ measurements, refusals }, language) {
  const { t, number } = language;
  /** @param {import("../i18n/keys.js").Key} key @param {string} value */
  const row = (key, value) => make("div", { class: "measure-row" }, make("dt", {}, t(key)), make("dd", {}, value));
  const measured = measurements.map(({ name, time, low, high, runs, cost, expanded }) =>
    make(
      "dl",
      { "aria-label": nameOf(language, name) },
      make(
        "div",
        { class: "measure-row measure-name" },
        make("dt", {}, nameOf(language, name)),
        make("dd", {}, duration(time, language)),
      ),
      row("measure.spread", `${duration(low, language)} – ${duration(high, language)}`),
      row("measure.runs", number(runs)),
      row("result.expanded", expanded === undefined ? t("scenario.none") : number(expanded)),
      row(
        "measure.perExpansion",
        expanded ? `${number(Number(((time * 1e6) / expanded).toPrecision(3)))} ${t("unit.ns")}` : "–",
      ),
      row("scenario.cost", cost === undefined ? t("scenario.none") : number(cost)),
    ),
  );
  const refused = refusals.map(({ name, ...failure }) => {
    const values = { name: nameOf(language, name), reason: reasonOf(failure, language) };
    return make("p", { class: "refused" }, t("measure.refused", values));
  });
  return [...measured, ...refused];
}

/** An error of the worker as a sentence. @param {import("../measure-worker.js").Failure} failure @param {Language} language */
const reasonOf = ({ message, code, values }, { explain }) =>
  explain(Object.assign(new Error(message), { code, values }));

/** A time in a suitable unit, with three digits. @param {number} milliseconds @param {Language} language */
function duration(milliseconds, { number, t }) {
  /** @type {[number, "s" | "ms" | "us"]} */
  const [factor, unit] = milliseconds >= 1000 ? [1e-3, "s"] : milliseconds >= 1 ? [1, "ms"] : [1e3, "us"];
  return `${number(Number((milliseconds * factor).toPrecision(3)))} ${t(`unit.${unit}`)}`;
}
