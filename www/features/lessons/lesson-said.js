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
 * @property {() => boolean} isAskedAtBoard Whether the question stands where the caption stood.
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
  const changed = make("p", { class: "changed" }, t(lesson.asksToDraw ? "scenario.own" : "scenario.changed"));
  const goBack = () => {
    command(() => lesson.restore(session()));
    focusBoard();
  };
  const restore = make("button", { type: "button", onclick: goBack }, t("scenario.restore"));
  const away = make("div", { class: "away", hidden: true }, changed, restore);
  // In a low window a question that is answered on the board is put where the board is in sight (said.css).
  const asking = make("p", { class: "asking", hidden: true });
  const captions = make("div", { class: "captions" }, ...reserve, caption, away, asking);
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
      captions,
      steps.element,
    ),
    onkeydown,
    words: () => caption.textContent,
    isAskedAtBoard: () => asking.getClientRects().length > 0,
    update() {
      const now = run();
      lesson.progress.look(now);
      const mode = lesson.modeOf(now);
      const isAway = mode === undefined || !lesson.isAsWritten(now, mode);
      const current = isAway ? undefined : lesson.caption(now);
      caption.lang = current ? lang(current.text) : "";
      setText(caption, current ? fill(current.text, current.values, language) : "");
      away.hidden = !isAway;
      const { question } = lesson.progress;
      const asked = question !== undefined && lesson.isAsking(now) ? questions[question] : undefined;
      const isAsked = asked !== undefined && (asked.kind === "next" || asked.kind === "parent");
      asking.hidden = !isAsked;
      captions.classList.toggle("asked", isAsked);
      if (!isAsked) return steps.update();
      setText(asking, fill(asked.text, lesson.facts.asked[question ?? 0].values, language));
      asking.lang = lang(asked.text);
      restore.disabled = session().isReadOnly;
      steps.update();
    },
  };
}
