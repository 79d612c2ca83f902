// What the slider marks while runs are compared: where each ends, with its number in its color, and where a log differs. Headless.

import "../../core/i18n/en/compare.js";
import { logOf } from "./totals.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Stop } from "../../core/run/pause-points.js"
 * @import { Comparing } from "../../core/session/comparing.js"
 */

/** Marks that are as close to each other as this share of the slider have their numbers at one place. */
const CLOSE = 0.03;

/**
 * @param {Comparing} comparing
 * @param {readonly string[]} names
 * @param {Language} language
 * @returns {Stop[]}
 */
export function marksOf({ clock, runs }, names, { t, number }) {
  const ends = runs.flatMap((run, index) => {
    if (run.error || run.isStopped) return [];
    const step = clock.positionAt(run, run.length);
    const f = clock.fAt(step);
    const text = f === undefined ? t("compare.ends", { step }) : t("compare.endsAtF", { f });
    return { step, name: names[index], text, time: 0, data: { run: String(index + 1), label: String(index + 1) } };
  });
  joinLabels(ends, clock.length * CLOSE);
  const differences = runs.flatMap((run, index) => {
    const { difference } = logOf(run) ?? {};
    if (difference === undefined) return [];
    const text = t("compare.difference", { step: number(difference) });
    return { step: clock.positionAt(run, difference), name: names[index], text, time: 0 };
  });
  return [...ends, ...differences];
}

/** Has one label for all that are so close that theirs would lie on each other. @param {{ step: number, data: { label: string } }[]} marks @param {number} close */
function joinLabels(marks, close) {
  const inOrder = [...marks].sort((a, b) => a.step - b.step);
  for (const [at, { step, data }] of inOrder.entries()) {
    const next = inOrder[at + 1];
    if (!next || next.step - step > close) continue;
    next.data.label = `${data.label}·${next.data.label}`;
    data.label = "";
  }
}
