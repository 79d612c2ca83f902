// From caption to caption: back, and one button that leads on. It plays to the next one, pressed again it is there at once.
// While a question waits for its answer it leads there, because what comes next would be the answer. When there is nothing more
// to come, the button to the next lesson is in its place.

import { iconButton, make, setText } from "../../core/ui/dom.js";
import { shownCaptions } from "./lesson-pauses.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { NextButton } from "./lesson-next.js"
 * @import { Lesson } from "./lesson.js"
 */

/** An arrow to the left, in 24 × 24 units. */
const BACK = "M10.8 5 12.2 6.4 7.6 11H20v2H7.6l4.6 4.6-1.4 1.4-7-7z";

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {Lesson} lesson
 * @param {NextButton | undefined} next
 * @param {() => void} toQuestion Brings the question into view.
 * @returns {Panel & { toggle: () => void }} `toggle` plays, or pauses.
 */
export function scenarioSteps({ run, command, language: { t } }, lesson, next, toQuestion) {
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

  /** Whether a question waits at this moment. What a reader draws or writes is not given away by the search. */
  const isAsked = () => {
    const { question } = lesson.progress;
    if (question === undefined || !lesson.isAsking(run())) return false;
    const { kind } = lesson.scenario.questions[question];
    return !["draw", "paste", "program", "cure"].includes(kind);
  };
  const goOnward = () => {
    const isCalm = element.ownerDocument.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isCalm || run().player.playing) goTo(after());
    else run().play();
  };

  // Buttons that cannot be pressed keep the focus: keyboard users must not be thrown out of the panel.
  const back = iconButton(t("scenario.back"), BACK, () => {
    if (before() !== undefined) command(() => goTo(before()));
  });
  const onclick = () => {
    if (isAsked()) toQuestion();
    else if (canGoOn()) command(goOnward);
  };
  const goOn = make("button", { type: "button", onclick });
  const count = make("span", { class: "count" });
  const onward = next ? [next.button] : [];
  const element = make("div", { class: "row steps" }, back, count, goOn, ...onward);
  return {
    element,
    toggle: () =>
      command(() => {
        if (run().player.playing) run().pause();
        else if (canGoOn() && !isAsked()) run().play();
      }),
    update() {
      const mode = lesson.holding(run());
      const captions = mode === undefined ? [] : shownCaptions(lesson.facts.captions[mode]);
      const number = captions.findLastIndex(({ step }) => step <= run().position) + 1;
      setText(count, number > 0 ? t("scenario.count", { number, count: captions.length }) : "");
      back.setAttribute("aria-disabled", String(before() === undefined));
      const leadsOn = isAsked() || canGoOn();
      setText(goOn, t(isAsked() ? "scenario.toQuestion" : "scenario.continue"));
      goOn.setAttribute("aria-disabled", String(!leadsOn));
      goOn.classList.toggle("primary", leadsOn);
      goOn.classList.toggle("asked", isAsked());
      if (!next) return;
      const isOver = !leadsOn && next.isReady();
      const wasFocused = [goOn, next.button].some((it) => it.matches(":focus"));
      goOn.hidden = isOver;
      next.button.hidden = !isOver;
      if (wasFocused) (isOver ? next.button : goOn).focus();
    },
  };
}
