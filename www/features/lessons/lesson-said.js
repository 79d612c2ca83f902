// What a lesson says at a step, and the one button that leads on. On the page it stands where the sentence of the step stands,
// in an article on the lesson's card.

import { make, setText } from "../../core/ui/dom.js";
import { scenarioSteps } from "./lesson-steps.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Acting, Panel } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Text } from "./check.js"
 * @import { NextButton } from "./lesson-next.js"
 * @import { Lesson } from "./lesson.js"
 */

/**
 * @typedef {object} Said
 * @property {(event: KeyboardEvent) => void} onkeydown Space plays to the next caption, or pauses, for whoever has pressed the words.
 * @property {() => string | null} words The caption that is shown.
 */

/**
 * @param {Showing & Acting & Speaking & Focusing} stage
 * @param {Lesson} lesson
 * @param {NextButton | undefined} next Takes the place of what leads on when there is nothing more to come.
 * @param {() => void} toQuestion Brings the question into view.
 * @returns {Panel & Said}
 */
export function lessonSaid(stage, lesson, next, toQuestion) {
  const { session, run, command, focusBoard, language } = stage;
  const { t } = language;
  const { questions } = lesson.scenario;
  const lang = (/** @type {Text} */ it) => tagOf(it, language.tag);

  const caption = make("p", { class: "caption", "aria-live": "polite" });
  // All captions are in one place, so that nothing below moves while the search plays.
  const reserve = lesson.facts.captions
    .flat()
    .map((it) => make("p", { "aria-hidden": "true", lang: lang(it.text) }, fill(it.text, it.values, language)));
  // Where drawing is what is asked for, another board is no accident.
  const hasDrawing = questions.some(({ kind }) => kind === "draw");
  const changed = make("p", { class: "changed" }, t(hasDrawing ? "scenario.own" : "scenario.changed"));
  const goBack = () => {
    command(() => lesson.restore(session()));
    focusBoard();
  };
  const restore = make("button", { type: "button", onclick: goBack }, t("scenario.restore"));
  const away = make("div", { class: "away", hidden: true }, changed, restore);
  const steps = scenarioSteps(stage, lesson, next, toQuestion);

  const onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (key !== " " || target !== currentTarget || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    steps.toggle();
  };

  return {
    element: make(
      "div",
      { class: "said", role: "group", "aria-label": t("scenario.panel"), tabIndex: -1, onkeydown },
      make("div", { class: "captions" }, ...reserve, caption, away),
      steps.element,
    ),
    onkeydown,
    words: () => caption.textContent,
    update() {
      const now = run();
      lesson.progress.look(now);
      const mode = lesson.modeOf(now);
      const isAway = mode === undefined || !lesson.isAsWritten(now, mode);
      const current = isAway ? undefined : lesson.caption(now);
      caption.lang = current ? lang(current.text) : "";
      setText(caption, current ? fill(current.text, current.values, language) : "");
      away.hidden = !isAway;
      restore.disabled = session().isReadOnly;
      steps.update();
    },
  };
}
