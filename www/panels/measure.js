// How fast the algorithms are on the board as it is: chosen ones are run many times in a worker, by turns.

import { make, setText } from "../dom.js";
import { startMeasuring } from "../measuring.js";
import { CHOICES } from "./settings.js";

/** @typedef {import("../measure.js").Measurement} Measurement */
/** @typedef {import("../i18n/index.js").Language} Language */

/**
 * @param {import("./panel.js").Stage} stage
 * @returns {import("./panel.js").Panel}
 */
export function measurePanel({ session, language }) {
  const { t, number } = language;
  /** Ends the measuring that goes on. @type {(() => void) | undefined} */
  let stop;
  /** The search that was measured: with another board or other options its numbers are old. */
  let measured = -1;
  /** Whether the reader chose algorithms; until then the current one and the fastest are. */
  let isChosen = false;

  const boxes = CHOICES.algorithm.map((name) => {
    const input = make("input", { type: "checkbox", value: name });
    input.addEventListener("change", () => {
      isChosen = true;
    });
    return { name, input, label: make("label", { class: "switch" }, input, make("span", {}, t(`algorithm.${name}`))) };
  });
  const button = make("button", { type: "button", onclick: () => (stop ? end("") : begin()) }, t("measure.begin"));
  const note = make("p", { class: "note", "aria-live": "polite" });
  const results = make("div", { class: "measurements" });
  const element = make(
    "details",
    { class: "card measure", part: "measure" },
    make("summary", {}, t("measure.title")),
    make(
      "div",
      { class: "choices", role: "group", "aria-label": t("measure.choices") },
      ...boxes.map((box) => box.label),
    ),
    button,
    note,
    results,
  );

  function begin() {
    const { board, options, searches } = session();
    const algorithms = boxes.filter(({ input }) => input.checked).map(({ name }) => name);
    if (algorithms.length === 0) return setText(note, t("measure.none"));
    measured = searches;
    setText(button, t("measure.cancel"));
    setText(note, t("measure.running", { percent: 0 }));
    const { width, height, cells, start, goal, origin } = board;
    stop = startMeasuring(
      { board: { width, height, cells, start, goal, origin }, options, algorithms },
      {
        answer(message) {
          if ("share" in message)
            return setText(note, t("measure.running", { percent: Math.floor(100 * message.share) }));
          show(message);
          end(t("measure.how", { runs: message.measurements.reduce((sum, { runs }) => sum + runs, 0) }));
        },
        fail: () => end(t("measure.failed")),
      },
    );
  }

  /** @param {string} sentence */
  function end(sentence) {
    stop?.();
    stop = undefined;
    setText(button, t("measure.begin"));
    setText(note, sentence);
  }

  /** @param {{ measurements: Measurement[], refusals: import("../measure-worker.js").Refusal[] }} message */
  function show({ measurements, refusals }) {
    const cards = measurements.map(({ name, time, low, high, cost, expanded }) =>
      make(
        "dl",
        { "aria-label": t(`algorithm.${name}`) },
        make(
          "div",
          { class: "measure-row measure-name" },
          make("dt", {}, t(`algorithm.${name}`)),
          make("dd", {}, duration(time, language)),
        ),
        row("measure.spread", `${duration(low, language)} – ${duration(high, language)}`),
        row("result.expanded", expanded === undefined ? t("scenario.none") : number(expanded)),
        row("measure.perExpansion", expanded ? `${number(Number(((time * 1e6) / expanded).toPrecision(3)))} ns` : "–"),
        row("scenario.cost", cost === undefined ? t("scenario.none") : number(cost)),
      ),
    );
    const refused = refusals.map(({ name, message, code, values }) => {
      const reason = language.explain(Object.assign(new Error(message), { code, values }));
      return make("p", { class: "refused" }, `${t(`algorithm.${name}`)}: ${reason}`);
    });
    results.replaceChildren(...cards, ...refused);
  }

  /** @param {string} key @param {string} value */
  const row = (key, value) => make("div", { class: "measure-row" }, make("dt", {}, t(key)), make("dd", {}, value));

  return {
    element,
    dispose: () => stop?.(),
    update() {
      const { options, searches } = session();
      if (!isChosen) for (const { name, input } of boxes) input.checked = [options.algorithm, "fastest"].includes(name);
      const isOld = measured >= 0 && measured !== searches;
      results.classList.toggle("old", isOld);
      if (isOld && stop) end(t("measure.old"));
      else if (isOld && results.childElementCount > 0) setText(note, t("measure.old"));
    },
  };
}

/** A time in the unit that suits it, with three digits. @param {number} milliseconds @param {Language} language */
function duration(milliseconds, { number, t }) {
  const [factor, unit] = milliseconds >= 1000 ? [1e-3, "s"] : milliseconds >= 1 ? [1, "ms"] : [1e3, "us"];
  return `${number(Number((milliseconds * Number(factor)).toPrecision(3)))} ${t(`unit.${unit}`)}`;
}
