// From caption to caption: back, and one button that leads on. It plays to the next one, pressed again it is there at once.
// Beside a question that waits for its answer it does not lead on, because what comes next would be the answer.

import { make, setText } from "../../core/ui/dom.js";
import { shownCaptions } from "./lesson-pauses.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Lesson } from "./lesson.js"
 */

/**
 * @param {Showing & Acting & Speaking} stage
 * @param {Lesson} lesson
 * @returns {Panel & { toggle: () => void }} `toggle` plays, or pauses.
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

  /** Whether a question waits at this moment. What a reader draws or writes is not given away by the search. */
  const isAsked = () => {
    const { question } = lesson.progress;
    if (question === undefined || lesson.answers[question] || lesson.holding(run()) !== 0) return false;
    const { kind } = lesson.scenario.questions[question];
    return kind !== "draw" && kind !== "paste" && lesson.facts.asked[question].step === run().position;
  };
  const goOnward = () => {
    const isCalm = element.ownerDocument.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isCalm || run().player.playing) goTo(after());
    else run().play();
  };

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
  const goOn = button(t("scenario.continue"), goOnward);
  const count = make("span", { class: "count" });
  const element = make("div", { class: "row steps" }, back, count, goOn);
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
      const isWaiting = !canGoOn() || isAsked();
      goOn.setAttribute("aria-disabled", String(isWaiting));
      goOn.classList.toggle("primary", !isWaiting);
    },
  };
}
