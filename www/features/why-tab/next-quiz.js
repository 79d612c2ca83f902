// Asks before each step which cell is next, as long as the reader wants. Loaded when it is first switched on.

import { dispatch } from "../../core/ui/dispatch.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/quiz.js";
import { UNMARKED } from "../../core/render/neighbor-marks-drawing.js";
import { keyOf } from "../lessons/question-board.js";
import { answerMarks } from "../questions/answer-marks.js";
import { Asking } from "../questions/ask-for-cell.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Picking } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Asked } from "../questions/ask-for-cell.js"
 */

const MARKS = "next-quiz";

/** @param {Showing & Acting & Speaking & Saying & Marking & Picking} stage @param {HTMLElement} place Where it is shown. @param {() => void} leave What Escape does. */
export function nextQuiz(stage, place, leave) {
  const { run, command, language } = stage;
  const { t } = language;
  const asking = new Asking();
  let isOn = false;
  let isPicking = false;
  /** @type {Asked | undefined} */
  let asked;
  /** Whether the question has had its first answer, so that further ones do not count. */
  let isCounted = false;
  /** Where the board says what is asked, in place of its step. @type {Element | null | undefined} */
  let result;
  /** The revision for which there is a question. */
  let seen = -1;

  const question = make("p", { class: "asked" });
  const why = make("p", { class: "why" });
  const score = make("span", { class: "score" });
  const show = make("button", { type: "button", onclick: () => command(showMe) }, t("quiz.show"));
  place.append(question, make("div", { class: "row" }, show, score), why);

  const root = () => /** @type {ShadowRoot} */ (place.getRootNode());

  /** Asks about a step. @param {boolean} isFirst Whether what was said of the last answer can go. */
  function ask(isFirst) {
    asked = asking.next(run());
    isCounted = false;
    if (asked && asked.position !== run().position) run().seek(asked.position);
    seen = run().revision;
    if (isFirst) stage.draw(MARKS, undefined);
    const key = asked ? (asked.isAgain ? "quiz.next.again" : "quiz.next.ask") : "quiz.next.over";
    setText(question, t(key, { step: (asked?.position ?? 0) + 1 }));
  }

  /** Says it at the board as well, where the reader is looking: once the command is done, which takes back what was said. @param {string} text */
  const say = (text) => queueMicrotask(() => stage.say(text));

  /** @param {boolean} right @param {Coord} [cell] */
  function count(right, cell) {
    if (!asked || isCounted) return;
    isCounted = true;
    asking.count(asked, right);
    const { host } = root();
    const detail = { scenario: undefined, kind: /** @type {const} */ ("next"), right, ...(cell && { cell }) };
    dispatch(/** @type {HTMLElement} */ (host), "answer", detail);
  }

  /** @param {Coord} coord */
  function pick(coord) {
    const key = asked && run().position === asked.position ? keyOf(run(), { kind: "next" }, language) : undefined;
    if (!key || !asked) return;
    const right = key.isRight(coord);
    count(right, coord);
    tell(t(right ? "quiz.right" : "quiz.wrong"), key.say(coord));
    stage.draw(MARKS, answerMarks(key.accepted, right ? undefined : coord));
    // After a miss the reader looks at it first, and goes on by clicking the cell that is right.
    if (!right) return;
    run().seek(asked.position + 1);
    ask(false);
  }

  function showMe() {
    const key = asked && run().position === asked.position ? keyOf(run(), { kind: "next" }, language) : undefined;
    if (!key || !asked) return;
    count(false);
    tell(t("quiz.shown"), key.say(key.accepted[0]));
    stage.draw(MARKS, answerMarks(key.accepted));
  }

  /** @param {string} verdict @param {string} saying */
  function tell(verdict, saying) {
    const said = t("quiz.said", { verdict, saying });
    setText(why, said);
    say(said);
  }

  function release() {
    if (isPicking) stage.pick(undefined);
    isPicking = false;
  }

  function update() {
    if (!isOn) return;
    const { revision, isSearching, error, player, position } = run();
    const canAsk = !isSearching && !error && !player.playing;
    if (canAsk && revision !== seen) {
      // Whoever steps forward has the answer shown.
      if (asked && position === asked.position + 1) count(false);
      asking.wander();
      setText(why, "");
      ask(true);
      say(question.textContent ?? "");
    }
    const canPick = canAsk && asked !== undefined;
    if (canPick && !isPicking) stage.pick(Object.assign(pick, { leave }));
    if (!canPick) release();
    isPicking = canPick;
    show.disabled = !canPick;
    const { right, all } = asking.score;
    setText(score, all === 0 ? "" : t("quiz.next.score", { right, all }));
  }

  return {
    get isOn() {
      return isOn;
    },
    update,
    /** @param {boolean} on */
    turn(on) {
      isOn = on;
      place.hidden = !on;
      // The list of what comes next would give the answer away.
      place.closest(".why-tab")?.classList.toggle("is-asked", on);
      result = root().querySelector(".result");
      result?.classList.toggle("asks", on);
      stage.draw(UNMARKED, on ? { stamp: "" } : undefined);
      if (!on) {
        release();
        stage.draw(MARKS, undefined);
        return;
      }
      run().pause();
      if (run().isAtEnd) run().seek(0);
      asking.wander();
      ask(true);
      setText(why, "");
      // A key pressed before the next frame must not tell the answer.
      update();
      say(question.textContent ?? "");
      root().querySelector(".board")?.scrollIntoView({ block: "nearest" });
    },
    dispose() {
      release();
      stage.draw(MARKS, undefined);
      stage.draw(UNMARKED, undefined);
      result?.classList.remove("asks");
    },
  };
}
