// How fast the algorithms are on the current board: the chosen ones run many times, and the results are shown. Loaded
// when first opened.

import { part } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { Solver } from "../../engine.js";
import { BOTH_ENDS } from "../../rules/algorithms.js";
import "../../core/i18n/en/measure.js";
import { capitalized } from "../../core/panels/capitalized.js";
import { dressLater } from "../../core/ui/styles.js";
import { byTime, timesAsBars } from "./times-as-bars.js";

/**
 * @import { Language, Speaking } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Options } from "../../engine.js"
 * @import { Failure } from "../../core/engine/errors.js"
 * @import { Report } from "./measure-times.js"
 * @import { Measuring } from "./measuring.js"
 */

export { Measuring } from "./measuring.js";

/** The name of an algorithm, which stands alone here. @param {Language} language @param {Options["algorithm"]} algorithm */
const nameOf = ({ t, tag }, algorithm) => capitalized(t(`algorithm.${algorithm}`), tag);

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {Measuring} measuring
 * @param {HTMLElement} element The element that holds it.
 * @returns {() => void} Shows the current results.
 */
export function fillMeasurePanel({ run, command, language }, measuring, element) {
  const isBundled = typeof STARSTEP_MEASURE_STYLES === "string";
  part(dressLater(element, "measure.css", isBundled ? STARSTEP_MEASURE_STYLES : undefined));
  const { t } = language;
  const ticked = measuring.algorithms(run());
  const boxes = Solver.choices.algorithm.values.map((name) => {
    const input = make("input", { type: "checkbox", value: name, checked: ticked.has(name) });
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
  const name = nameOf(language, BOTH_ENDS);
  const bothEnds = make("p", { class: "note both-ends", hidden: true }, t("measure.both-ends", { name }));
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
    bothEnds,
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
    bothEnds.hidden = !report?.measurements.some(({ name }) => name === BOTH_ENDS);
    if (report && report !== shown) {
      // What the reader has opened stays open when the same is measured again.
      const isOpen = results.querySelector("details")?.open === true;
      results.replaceChildren(...findings(report, language, isOpen));
    }
    shown = report;
  };
}

/** The times as bars, and all numbers of each behind a line that opens. @param {Report} report @param {Language} language @param {boolean} isOpen @returns {HTMLElement[]} */
function findings({ measurements, refusals }, language, isOpen) {
  const { t, number } = language;
  if (measurements.length === 0) return refused();
  /** @param {Key} key @param {string} value */
  const row = (key, value) => make("div", { class: "measure-row" }, make("dt", {}, t(key)), make("dd", {}, value));
  const numbers = byTime(measurements).map(({ name, time, low, high, runs, cost, expanded }) =>
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
  const bars = timesAsBars(
    measurements,
    language,
    ({ name }) => nameOf(language, name),
    (time) => duration(time, language),
  );
  return [bars, ...refused(), make("details", { open: isOpen }, make("summary", {}, t("measure.numbers")), ...numbers)];

  function refused() {
    return refusals.map(({ name, ...failure }) => {
      const values = { name: nameOf(language, name), reason: reasonOf(failure, language) };
      return make("p", { class: "refused" }, t("measure.refused", values));
    });
  }
}

/** An error of the worker as a sentence. @param {Failure} failure @param {Language} language */
const reasonOf = ({ message, code, values }, { explain }) =>
  explain(Object.assign(new Error(message), { code, values }));

/** A time in a suitable unit, with three digits. @param {number} milliseconds @param {Language} language */
function duration(milliseconds, { number, t }) {
  /** @type {[number, "s" | "ms" | "us"]} */
  const [factor, unit] = milliseconds >= 1000 ? [1e-3, "s"] : milliseconds >= 1 ? [1, "ms"] : [1e3, "us"];
  return `${number(Number((milliseconds * factor).toPrecision(3)))} ${t(`unit.${unit}`)}`;
}
