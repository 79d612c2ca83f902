// The scenario that is shown: its subject, the caption of the current step, other modes, its question.

import { iconButton, make, setText } from "../dom.js";
import { fill, tagOf } from "../scenarios/texts.js";
import { question } from "./question.js";
import { scenarioNext } from "./scenario-next.js";
import { scenarioNumbers } from "./scenario-numbers.js";
import { roadSliders, sightSwitches, walkTable } from "./scenario-parts.js";
import { scenarioSteps } from "./scenario-steps.js";

/** @typedef {import("../scenarios/lesson.js").Lesson} Lesson */

const CLOSE = "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z";

/**
 * What ties the panel to the element.
 * @typedef {object} Ties
 * @property {(question: number, answer: import("../scenarios/lesson.js").Answer) => void} answer Called for every answer.
 * @property {(() => void) | undefined} again Shows it with other numbers, where it has any.
 * @property {(() => void) | undefined} leave Leaves the scenario, where a reader can do that.
 * @property {import("./scenario-next.js").Next | undefined} next What comes after it, where a reader can continue.
 * @property {import("../render/renderer.js").Sights} sights What is drawn over the cells.
 */

/**
 * @param {import("./panel.js").Stage} stage
 * @param {Lesson} lesson
 * @param {Ties} ties
 * @returns {import("./panel.js").Panel}
 */
export function scenarioPanel(stage, lesson, { answer, again, leave, next, sights }) {
  const { session, run, command, focusBoard, language } = stage;
  const { t } = language;
  const { modes, controls, title, summary } = lesson.scenario;
  const { values, captions } = lesson.facts;
  /** @typedef {import("../scenarios/texts.js").Text} Text */
  const text = (/** @type {Text} */ it) => fill(it, values, language);
  const lang = (/** @type {Text} */ it) => tagOf(it, language.tag);

  const caption = make("p", { class: "caption", "aria-live": "polite" });
  // All captions are in one place, so that nothing below moves while the search plays.
  const reserve = captions
    .flat()
    .map((it) => make("p", { "aria-hidden": "true", lang: lang(it.text) }, fill(it.text, it.values, language)));
  // Where drawing is what is asked for, another board is no accident.
  const hasDrawing = lesson.scenario.questions.some(({ kind }) => kind === "draw");
  const hasFields = lesson.scenario.questions.some(({ kind }) => kind === "numbers" || kind === "trace");
  const changed = make("p", { class: "changed" }, t(hasDrawing ? "scenario.own" : "scenario.changed"));
  const goBack = () => {
    command(() => lesson.restore(session()));
    focusBoard();
  };
  const restore = make("button", { type: "button", onclick: goBack }, t("scenario.restore"));
  const away = make("div", { class: "away", hidden: true }, changed, restore);

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
    make("div", { class: "captions" }, ...reserve, caption, away),
    ...[steps, ...asked, ...onward].map((panel) => panel.element),
    ...compare.map(([, button]) => make("div", { class: "row" }, button)),
    ...(variants.length > 0 ? [variantGroup] : []),
    ...(beside ? [make("div", { class: "row" }, beside)] : []),
    ...parts.map((panel) => panel.element),
  );
  /** What was asked and answered when the panel was last updated. @type {string | undefined} */
  let before;
  /** Brings what is asked, and what is said of an answer, into view, in a panel that is a page's own. */
  const bringIntoView = () => {
    const { progress, answers, scenario } = lesson;
    const { question } = progress;
    // What is said of a cell that was picked stands at the board, and a finger may be about to pick another one.
    const isPicked = question !== undefined && scenario.questions[question].kind !== "choices";
    const now = `${question} ${isPicked ? "" : answers.map((answer) => JSON.stringify(answer))}`;
    // What is drawn must not move away under the finger that draws, nor the board from what is filled in about it.
    const canMove = leave && before !== undefined && !hasDrawing && !hasFields && question !== undefined;
    if (canMove && now !== before) asked[0].element.scrollIntoView({ block: "nearest" });
    before = now;
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
      for (const panel of [steps, ...asked, ...onward, ...parts]) panel.update();
      bringIntoView();
    },
    dispose() {
      for (const panel of asked) panel.dispose?.();
    },
  };
}
