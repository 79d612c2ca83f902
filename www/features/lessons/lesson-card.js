// The scenario that is shown: its subject, other modes, its question, and in an article what it says at a step.

import { iconButton, make } from "../../core/ui/dom.js";
import { CLOSE } from "../../core/ui/icons.js";
import { cellNumbers } from "./cell-numbers.js";
import { scenarioMarks } from "./lesson-marks.js";
import { scenarioNext } from "./lesson-next.js";
import { scenarioNumbers } from "./lesson-numbers.js";
import { roadSliders, sightSwitches, walkTable } from "./lesson-parts.js";
import { lessonSaid } from "./lesson-said.js";
import { question } from "./question-card.js";
import { fill, tagOf } from "./scenario-texts.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { Tabbed } from "../../core/panels/rail.js"
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

/** @typedef {Panel & { said?: Panel }} LessonPanel `said`: what it says at a step, to be put at the board. */

/**
 * @param {Showing & Acting & Speaking & Saying & Selecting & Marking & Picking & Seeing & Focusing & Tabbed} stage
 * @param {Lesson} lesson
 * @param {Ties} ties
 * @returns {LessonPanel}
 */
export function scenarioPanel(stage, lesson, { answer, again, leave, next, sights }) {
  const { session, run, command, language } = stage;
  const { t } = language;
  const { modes, controls, title, summary } = lesson.scenario;
  const { values } = lesson.facts;
  const text = (/** @type {Text} */ it) => fill(it, values, language);
  const lang = (/** @type {Text} */ it) => tagOf(it, language.tag);

  const kinds = lesson.scenario.questions.map(({ kind }) => kind);
  // In a lesson that leads through everything the board stays in sight anyway (led.css).
  const isLed = lesson.ways.includes("led");
  const mayHideBoard = !isLed && (kinds.includes("numbers") || kinds.includes("trace"));

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
  const onward = next && scenarioNext(stage, lesson, next);
  const drawn = [scenarioMarks(stage, lesson), cellNumbers(stage, lesson)];
  // The question comes before what answers it.
  const asked = lesson.scenario.questions.length > 0 ? [question(stage, lesson, answer, again)] : [];
  const toQuestion = () => {
    stage.openTab("lesson");
    asked[0].element.focus();
  };
  const said = lessonSaid(stage, lesson, onward, toQuestion);
  const inside = [...(leave ? [] : [said]), ...asked, ...(onward ? [onward] : [])];
  const parts = [
    ...(modes.length > 1 ? [scenarioNumbers(stage, lesson)] : []),
    ...(lesson.scenario.penaltyLimit === undefined ? [] : [roadSliders(stage, lesson)]),
    ...(controls.sights.length === 0 ? [] : [sightSwitches(stage, controls.sights, sights)]),
    ...(lesson.scenario.walk ? [walkTable(stage, lesson)] : []),
  ];
  const element = make(
    "section",
    {
      class: "card scenario",
      part: "scenario",
      "aria-label": t("scenario.panel"),
      tabIndex: -1,
      onkeydown: said.onkeydown,
    },
    make(
      "header",
      {},
      make("h2", { lang: lang(title) }, text(title)),
      ...(leave ? [iconButton(t("scenario.leave"), CLOSE, leave)] : []),
    ),
    make("p", { class: "summary", lang: lang(summary) }, text(summary)),
    ...inside.map((panel) => panel.element),
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
    const words = isAsked && isSaidHere ? asked[0].element.textContent : said.words();
    const isAtEnd = isDone && now.isAtEnd && !now.player.playing;
    // The board may not move away under the finger that draws, nor from what is filled in about it.
    const shown = [question, ...(lesson.asksToDraw ? [] : [words, isAtEnd])].join();
    const isNew = before !== undefined && shown !== before;
    before = shown;
    if (!leave || !isNew || mayHideBoard || question === undefined) return;
    // There it is asked beside the board (lesson-said.js), which would scroll away.
    if (isAsked && said.isAskedAtBoard()) return;
    (isAsked ? asked[0] : said).element.scrollIntoView({ block: "nearest" });
  };
  return {
    element,
    said: leave && said,
    update() {
      const now = run();
      const { isReadOnly } = session();
      lesson.progress.look(now);
      for (const [index, button] of switches) {
        button.setAttribute("aria-pressed", String(lesson.matches(now, index)));
        button.disabled = isReadOnly;
      }
      if (beside) {
        beside.setAttribute("aria-pressed", String(lesson.isBeside(session())));
        beside.disabled = isReadOnly;
      }
      for (const panel of [...drawn, ...inside, ...parts]) panel.update();
      bringIntoView();
    },
    dispose() {
      for (const panel of [...drawn, ...asked]) panel.dispose?.();
    },
  };
}
