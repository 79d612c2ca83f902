// The measured times as bars, the shortest first: how long a bar is, is the median; the line across its end is the middle
// half of the batches. All of them begin at zero and have one scale, so lengths can be compared.

import { make } from "../../core/ui/dom.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Measured } from "./measure-times.js"
 */

/** The measurements, the shortest median first. @param {readonly Measured[]} measurements */
export const byTime = (measurements) => [...measurements].sort((a, b) => a.time - b.time);

/**
 * Where a bar and its whisker stand, as shares of the width that all bars have.
 * @param {readonly Measured[]} measurements
 * @returns {(measured: Measured) => { time: number, low: number, high: number }}
 */
export function scaleOf(measurements) {
  const most = Math.max(...measurements.map(({ high }) => high));
  return ({ time, low, high }) => ({ time: time / most, low: low / most, high: high / most });
}

const percent = (/** @type {number} */ share) => `${100 * share}%`;

/**
 * @param {readonly Measured[]} measurements
 * @param {Language} language
 * @param {(measured: Measured) => string} nameOf
 * @param {(milliseconds: number) => string} duration
 */
export function timesAsBars(measurements, { t, number }, nameOf, duration) {
  const sorted = byTime(measurements);
  const scale = scaleOf(sorted);
  const rows = sorted.map((measured) => {
    const { time, low, high } = scale(measured);
    const [median, half] = [make("i", {}), make("b", {})];
    median.style.width = percent(time);
    Object.assign(half.style, { left: percent(low), width: percent(high - low) });
    const bar = make("span", { class: "bar", "aria-hidden": "true" }, median, half);
    const times = number(Number((measured.time / sorted[0].time).toPrecision(3)));
    return make(
      "li",
      {},
      make("span", { class: "of" }, nameOf(measured)),
      make("b", {}, duration(measured.time)),
      make("span", { class: "ratio" }, t("measure.ratio", { times })),
      bar,
    );
  });
  return make("ol", { class: "bars", "aria-label": t("measure.times") }, ...rows);
}
