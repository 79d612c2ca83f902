// The scenario that is shown: its subject, the caption of the current step, other modes, its question.

import { iconButton, make, setText } from "../../core/ui/dom.js";
import { CLOSE } from "../../core/ui/icons.js";
import { cellNumbers } from "./cell-numbers.js";
import { scenarioMarks } from "./lesson-marks.js";
import { scenarioNext } from "./lesson-next.js";
import { scenarioNumbers } from "./lesson-numbers.js";
import { roadSliders, sightSwitches, walkTable } from "./lesson-parts.js";
import { scenarioSteps } from "./lesson-steps.js";
import { question } from "./question-card.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { Seeing, Sights } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Text } from "./check.js"
 * @import { Next } from "./lesson-next.js"
 * @import { Answer, Lesson } from "./lesson.js"
 */

/**
 * What ties the panel to the element.
 * @typedef {object} Ties
 * @property {(question: number, answer: Answer) => void} answer Called for every answer.
 * @property {(() => void) | undefined} again Shows it with other numbers, where it has any.
 * @property {(() => void) | undefined} leave Leaves the scenario, where a reader can do that.
 * @property {Next | undefined} next What comes after it, where a reader can continue.
 * @property {Sights} sights What is drawn over the cells.
 */

/**
 * @param {Showing & Acting & Speaking & Saying & Selecting & Marking & Picking & Seeing & Focusing} stage
 * @param {Lesson} lesson
 * @param {Ties} ties
 * @returns {Panel}
 */
export function scenarioPanel(stage, lesson, { answer, again, leave, next, sights }) {
  const { session, run, command, focusBoard, language } = stage;
  const { t } = language;
  const { modes, controls, title, summary } = lesson.scenario;
  const { values, captions } = lesson.facts;
  const text = (/** @type {Text} */ it) => fill(it, values, language);
  const lang = (/** @type {Text} */ it) => tagOf(it, language.tag);

  const caption = make("p", { class: "caption", "aria-live": "polite" });
  // All captions are in one place, so that nothing below moves while the search plays.
  const reserve = captions
    .flat()
    .map((it) => make("p", { "aria-hidden": "true", lang: lang(it.text) }, fill(it.text, it.values, language)));
  // Where drawing is what is asked for, another board is no accident.
  const kinds = lesson.scenario.questions.map(({ kind }) => kind);
  const hasDrawing = kinds.includes("draw");
  // In a lesson that leads through everything the board stays in sight anyway (led.css).
  const isLed = lesson.ways.includes("led");
  const mayHideBoard = !isLed && (kinds.includes("numbers") || kinds.includes("trace"));
  const changed = make("p", { class: "changed" }, t(hasDrawing ? "scenario.own" : "scenario.changed"));
  const goBack = () => {
    command(() => lesson.restore(session()));
    focusBoard();
  };
  const restore = make("button", { type: "button", onclick: goBack }, t("scenario.restore"));
  const away = make("div", { class: "away", hidden: true }, changed, restore);

  const captionBox = make("div", { class: "captions" }, ...reserve, caption, away);

  /** @type {[number, HTMLButtonElement][]} */
  const switches = modes.slice(1).map(({ id, title: name, isTextbook }, index) => {
    const mode = index + 1;
    const onclick = () => command(() => lesson.show(session(), lesson.matches(run(), mode) ? 0 : mode));
    const ownText = /** @type {Text} */ (name);
    const own = text(ownText);
    const label =
      id === "compare" && !isTextbook
        ? t("scenario.compareWith", { title: own })
        : make("span", { lang: lang(ownText) }, own);
    const content = isTextbook ? [t("scenario.compare"), make("small", { lang: lang(ownText) }, own)] : [label];
    return [mode, make("button", { type: "button", "aria-pressed": "false", onclick }, ...content)];
  });
  const compare = switches.filter(([mode]) => modes[mode].id === "compare");
  const variants = switches.filter(([mode]) => modes[mode].id !== "compare");
  const beside =
    lesson.scenario.beside &&
    make(
      "button",
      { type: "button", "aria-pressed": "false", onclick: () => command(() => lesson.toggleBeside(session())) },
      t(`scenario.${lesson.scenario.beside.layout}`),
    );
  const variantGroup = make(
    "div",
    { class: "row", role: "group", "aria-label": t("scenario.variants") },
    ...variants.map(([, button]) => button),
  );
  const steps = scenarioSteps(stage, lesson);
  const drawn = [scenarioMarks(stage, lesson), cellNumbers(stage, lesson)];
  // The question comes before what answers it.
  const asked = lesson.scenario.questions.length > 0 ? [question(stage, lesson, answer, again)] : [];
  const parts = [
    ...(modes.length > 1 ? [scenarioNumbers(stage, lesson)] : []),
    ...(lesson.scenario.penaltyLimit === undefined ? [] : [roadSliders(stage, lesson)]),
    ...(controls.sights.length === 0 ? [] : [sightSwitches(stage, controls.sights, sights)]),
    ...(lesson.scenario.walk ? [walkTable(stage, lesson)] : []),
  ];
  const onward = next ? [scenarioNext(stage, lesson, next)] : [];
  /** @param {KeyboardEvent} event */
  const onkeydown = (event) => {
    if (event.key !== " " || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    steps.toggle();
  };
  const element = make(
    "section",
    { class: "card scenario", part: "scenario", "aria-label": t("scenario.panel"), tabIndex: -1, onkeydown },
    make(
      "header",
      {},
      make("h2", { lang: lang(title) }, text(title)),
      ...(leave ? [iconButton(t("scenario.leave"), CLOSE, leave)] : []),
    ),
    make("p", { class: "summary", lang: lang(summary) }, text(summary)),
    captionBox,
    ...[steps, ...asked, ...onward].map((panel) => panel.element),
    ...compare.map(([, button]) => make("div", { class: "row" }, button)),
    ...(variants.length > 0 ? [variantGroup] : []),
    ...(beside ? [make("div", { class: "row" }, beside)] : []),
    ...parts.map((panel) => panel.element),
  );
  /** What was asked and said when the panel was last updated. @type {string | undefined} */
  let before;
  /**
   * Brings what is new into view, in a panel that is a page's own: what is asked, what is said of an answer, and when the
   * search has gone on the caption, at the end with what leads on.
   */
  const bringIntoView = () => {
    const now = run();
    const { question, isDone } = lesson.progress;
    const isAsked =
      question !== undefined && lesson.holding(now) === 0 && lesson.facts.asked[question].step === now.position;
    // Else what is said of a cell that was picked stands at the board, and a finger may be about to pick another one.
    const isSaidHere = question !== undefined && (kinds[question] === "choices" || isLed);
    const said = isAsked && isSaidHere ? asked[0].element.textContent : caption.textContent;
    const isAtEnd = isDone && now.isAtEnd && !now.player.playing;
    // The board may not move away under the finger that draws, nor from what is filled in about it.
    const shown = [question, ...(hasDrawing ? [] : [said, isAtEnd])].join();
    const isNew = before !== undefined && shown !== before;
    before = shown;
    if (!leave || !isNew || mayHideBoard || question === undefined) return;
    const parts = isAtEnd ? [...onward.map((panel) => panel.element), captionBox] : [captionBox];
    for (const part of isAsked ? [asked[0].element] : parts) part.scrollIntoView({ block: "nearest" });
  };
  return {
    element,
    update() {
      const now = run();
      const { isReadOnly } = session();
      lesson.progress.look(now);
      const mode = lesson.modeOf(now);
      const isAway = mode === undefined || !lesson.isAsWritten(now, mode);
      const current = isAway ? undefined : lesson.caption(now);
      const sentence = current ? fill(current.text, current.values, language) : "";
      caption.lang = current ? lang(current.text) : "";
      setText(caption, sentence);
      away.hidden = !isAway;
      restore.disabled = isReadOnly;
      for (const [index, button] of switches) {
        button.setAttribute("aria-pressed", String(lesson.matches(now, index)));
        button.disabled = isReadOnly;
      }
      if (beside) {
        beside.setAttribute("aria-pressed", String(lesson.isBeside(session())));
        beside.disabled = isReadOnly;
      }
      for (const panel of [...drawn, steps, ...asked, ...onward, ...parts]) panel.update();
      bringIntoView();
    },
    dispose() {
      for (const panel of [...drawn, ...asked]) panel.dispose?.();
    },
  };
}
