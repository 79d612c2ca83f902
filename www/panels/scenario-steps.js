// From caption to caption: back, next, and playing on to the next one.

import { make, setText } from "../dom.js";
import { shownCaptions } from "../scenarios/stops.js";

/**
 * @param {import("./panel.js").Stage} stage
 * @param {import("../scenarios/lesson.js").Lesson} lesson
 * @returns {import("./panel.js").Panel & { toggle: () => void }} `toggle` plays, or pauses.
 */
export function scenarioSteps({ run, command, language: { t } }, lesson) {
  /** @param {number | undefined} step */
  const goTo = (step) => {
    run().pause();
    if (step !== undefined) run().seek(step);
  };
  /** The steps where there is something to read. */
  const steps = () =>
    run()
      .stops()
      .map(({ step }) => step);
  const before = () => steps().findLast((step) => step < run().position);
  const after = () => steps().find((step) => step > run().position) ?? Number.POSITIVE_INFINITY;
  const canGoOn = () => lesson.holding(run()) !== undefined && !run().isAtEnd && !run().isStopped;

  // Buttons that cannot be pressed keep the focus: keyboard users must not be thrown out of the panel.
  /** @param {string} name @param {() => void} act */
  const button = (name, act) => {
    const onclick = () => {
      if (element.getAttribute("aria-disabled") !== "true") command(act);
    };
    const element = make("button", { type: "button", onclick }, name);
    return element;
  };
  const back = button(t("scenario.back"), () => goTo(before()));
  const next = button(t("scenario.next"), () => goTo(after()));
  const goOn = button(t("scenario.continue"), () => run().play());
  goOn.classList.add("primary");
  const count = make("span", { class: "count" });
  return {
    element: make("div", { class: "row steps" }, back, count, next, goOn),
    toggle: () =>
      command(() => {
        if (run().player.playing) run().pause();
        else if (canGoOn()) run().play();
      }),
    update() {
      const mode = lesson.holding(run());
      const captions = mode === undefined ? [] : shownCaptions(lesson.facts.captions[mode]);
      const number = captions.findLastIndex(({ step }) => step <= run().position) + 1;
      setText(count, captions.length > 0 ? t("scenario.count", { number, count: captions.length }) : "");
      back.setAttribute("aria-disabled", String(before() === undefined));
      next.setAttribute("aria-disabled", String(!canGoOn()));
      goOn.setAttribute("aria-disabled", String(!canGoOn() || run().player.playing));
    },
  };
}
