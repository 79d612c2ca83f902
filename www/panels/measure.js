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
  /** The search that is being measured, and the one whose numbers are shown. */
  let [ordered, measured] = [-1, -1];
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
  const progress = make("progress", { max: 1, value: 0, hidden: true, "aria-label": t("measure.running") });
  const note = make("p", { class: "note", "aria-live": "polite" });
  const old = make("p", { class: "note", hidden: true }, t("measure.old"));
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
    progress,
    note,
    old,
    results,
  );

  function begin() {
    const { board, options, searches } = session();
    const algorithms = boxes.filter(({ input }) => input.checked).map(({ name }) => name);
    if (algorithms.length === 0) return setText(note, t("measure.none"));
    ordered = searches;
    setText(button, t("measure.cancel"));
    setText(note, t("measure.running"));
    progress.value = 0;
    progress.hidden = false;
    const { width, height, cells, start, goal, origin } = board;
    stop = startMeasuring(
      { board: { width, height, cells, start, goal, origin }, options, algorithms },
      {
        answer(message) {
          if ("share" in message) progress.value = message.share;
          else if ("failure" in message) end(t("measure.broken", { reason: message.failure }));
          else show(message.report);
        },
        fail: () => end(t("measure.failed")),
      },
    );
  }

  /** @param {string} sentence */
  function end(sentence) {
    stop?.();
    stop = undefined;
    progress.hidden = true;
    setText(button, t("measure.begin"));
    setText(note, sentence);
  }

  /** @param {import("../measure-worker.js").Report} report */
  function show({ measurements, refusals, tick }) {
    measured = ordered;
    const cards = measurements.map(({ name, time, low, high, runs, cost, expanded }) =>
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
        row("measure.runs", number(runs)),
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
    markOld();
    end(measurements.length > 0 ? t("measure.how", { tick: duration(tick, language) }) : "");
  }

  /** Says whether the numbers are those of what is shown now. */
  function markOld() {
    const isOld = measured !== session().searches && results.childElementCount > 0;
    results.classList.toggle("old", isOld);
    old.hidden = !isOld;
  }

  /** @param {string} key @param {string} value */
  const row = (key, value) => make("div", { class: "measure-row" }, make("dt", {}, t(key)), make("dd", {}, value));

  return {
    element,
    dispose: () => stop?.(),
    update() {
      const { options, searches } = session();
      if (!isChosen) for (const { name, input } of boxes) input.checked = [options.algorithm, "fastest"].includes(name);
      if (stop && ordered !== searches) end(t("measure.interrupted"));
      markOld();
    },
  };
}

/** A time in the unit that suits it, with three digits. @param {number} milliseconds @param {Language} language */
function duration(milliseconds, { number, t }) {
  const [factor, unit] = milliseconds >= 1000 ? [1e-3, "s"] : milliseconds >= 1 ? [1, "ms"] : [1e3, "us"];
  return `${number(Number((milliseconds * Number(factor)).toPrecision(3)))} ${t(`unit.${unit}`)}`;
}
