// The dialog “Check my A*”: the reader's board, what the reader's program printed, and the answer, which comes by itself as
// soon as both are there. What was pasted is kept for the tab, until the reader has it forgotten.

import { part, report } from "../../core/engine/errors.js";
import { dialogOf } from "../../core/ui/dialog.js";
import { make, setText } from "../../core/ui/dom.js";
import { startCheck } from "./check-working.js";
import "../../core/i18n/en/check.js";
import { readColors } from "../../core/render/theme.js";
import { short } from "../../core/ui/ellipsis.js";
import { answerElements, answerPart } from "./answer-part.js";
import { picture, pictures } from "./answer-pictures.js";
import { boardPart } from "./board-part.js";
import { broughtBefore, forgetBrought, hasBrought, keepBrought } from "./brought.js";
import { logPart } from "./log-part.js";
import { failureText } from "./looked-for.js";
import { movingOf } from "./moving-of.js";
import { isPlayable, isThat, playBeside, showBoard } from "./play-beside.js";
import { problemText } from "./problem-text.js";
import { programWay } from "./program-way.js";

/**
 * @import { Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Saying } from "../../core/panels/panel.js"
 * @import { Below } from "../../core/session/recorded.js"
 * @import { Found, Message } from "./checking.js"
 * @import { Asking } from "./looked-for.js"
 * @import { Replacing } from "./play-beside.js"
 */

/** How long nothing must be typed before it is checked, in milliseconds. */
const REST = 250;
/** What takes less time than this is not announced, in milliseconds. */
const SOON = 300;

/**
 * Opens the dialog. It is removed when closed.
 * @param {HTMLElement & Speaking & Saying & Solving & Replacing} star
 */
export async function openCheck(star) {
  const brought = await broughtBefore();
  const { solver, language } = star;
  if (!solver || document.querySelector("dialog")) return;
  const { t } = language;
  const { width, height, start, goal } = solver;
  const shown = { width, height, cells: solver.cells(), start, goal };
  const said = make("p", { class: "said", "aria-live": "polite" });
  const say = (/** @type {string} */ sentence) => {
    said.textContent = sentence;
  };
  let stop = () => {};
  /** Ends what is asked about the answer that is shown. @type {Set<() => void>} */
  const asking = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** What was found last, as long as nothing else is to be checked. @type {Found | undefined} */
  let latest;
  const changed = () => {
    latest = undefined;
    brought.later = [];
    clearTimeout(timer);
    stop();
    timer = setTimeout(check, REST);
  };
  const spellings = new Set();
  // What the page around the element has no use for it does not define.
  const colors = () => readColors(/** @type {ShadowRoot} */ (star.shadowRoot));
  const running = () => ofProgram.running();
  const context = { t, brought, shown, changed, say, spellings, colors, running };
  const ofBoard = boardPart({ ...context, changed: () => changedBoard() });
  const ofLog = logPart(context);
  const answer = answerPart(context, cancel, check);
  const ofProgram = programWay(context, language, ofLog, {
    ...{ ground: ofBoard.ground, answering, place: answer.elsewhere },
    known: () => latest && movingOf(latest),
  });
  /** Those of the two parts that stay. */
  const lasting = [...spellings];

  const keeping = make("span", { "aria-live": "polite" });
  const forget = make("button", { type: "button", onclick: () => forgetAll() }, t("check.forget"));
  const kept = make("p", { class: "soft keeping", hidden: true }, keeping, " ", forget);
  const keep = async () => {
    const isKept = await keepBrought();
    kept.hidden = !hasBrought();
    setText(keeping, kept.hidden ? "" : t(isKept ? "check.kept" : "check.notKept"));
  };
  const leaving = new AbortController();
  addEventListener("pagehide", keep, { signal: leaving.signal });
  document.addEventListener("visibilitychange", keep, { signal: leaving.signal });

  const parts = make(
    "div",
    { class: "parts" },
    make("div", { class: "given" }, ofBoard.element, ofProgram.element),
    answer.element,
  );
  const dialog = dialogOf(
    "check",
    { title: t("check.title"), close: t("check.close"), beside: [said] },
    make("p", { class: "intro" }, t("check.intro")),
    kept,
    parts,
  );

  /** What there is to be done before there is a result. */
  const waiting = () => t(brought.way === "program" ? "check.waitingRun" : "check.waiting");

  /** Begins as if nothing had been brought. */
  function forgetAll() {
    forgetBrought();
    dialog.close();
    dialog.remove();
    openCheck(star);
  }

  /** What a program has done on one board tells nothing on another. */
  function changedBoard() {
    ofProgram.forget();
    changed();
  }

  function check() {
    clearTimeout(timer);
    stop();
    keep();
    const { log } = brought;
    if (log.trim() === "" && !brought.isOwn) {
      showAnswer();
      answer.say(waiting());
      showExample();
      return;
    }
    const begun = performance.now();
    stop = startCheck({ ...ofBoard.order(), log }, (message) => {
      if (message && "share" in message) {
        if (performance.now() - begun > SOON) answer.say(t("check.working"), { share: message.share });
      } else hear(message);
    });
    const slow = setTimeout(() => answer.say(t("check.working"), { share: 0 }), SOON);
    const end = stop;
    stop = () => {
      clearTimeout(slow);
      end();
    };
  }

  /** Shows what is told of an example, as long as there is nothing else. */
  async function showExample() {
    const module = await part(import("./checked-example.js"));
    if (!module || !dialog.open || brought.log !== "" || brought.isOwn) return;
    const { text, log } = module.example();
    stop();
    stop = startCheck({ text, log }, (message) => {
      if (!message || !("answer" in message) || !("diagnosis" in message.answer)) return;
      spellings.clear();
      for (const write of lasting) spellings.add(write);
      answer.showExample(answerTo(message.answer, log), () => {
        ofBoard.take(text);
        ofLog.take(log);
        ofProgram.showLog();
      });
    });
  }

  function cancel() {
    stop();
    answer.say(t("check.canceled"), { isCanceled: true });
  }

  /** @param {Exclude<Message, { share: number }> | undefined} message */
  function hear(message) {
    if (message && "read" in message) return ofBoard.show(message.read);
    stop();
    if (!message) return answer.say(t("check.failed"), { isCanceled: true });
    if ("isBroken" in message) return broken();
    if ("failure" in message) {
      showAnswer();
      if (message.failure.code === "bad-board") ofBoard.show(undefined);
      return answer.say(problemText(message.failure, language));
    }
    if ("missing" in message.answer) {
      showAnswer();
      return answer.say(
        message.answer.missing === "log" || message.answer.missing === "board" ? waiting() : t("check.waitingEnds"),
      );
    }
    if (!("diagnosis" in message.answer)) return;
    answer.say("");
    latest = message.answer;
    spellings.clear();
    for (const write of lasting) spellings.add(write);
    try {
      showAnswer(answerTo(message.answer, brought.log));
    } catch (error) {
      report(error);
      return broken();
    }
    // What else is going on has an answer of its own, elsewhere.
    if (matchMedia("(width < 900px)").matches && !ofProgram.isTrying())
      answer.element.scrollIntoView({ block: "nearest" });
  }

  /** An answer that cannot be given is not an empty one. */
  function broken() {
    showAnswer();
    answer.say(t("check.broken"));
  }

  /** Shows the board and the options that were found. @param {Found} found */
  function use({ board, diagnosis }) {
    showBoard(star, shown, board, diagnosis.candidates[0].options);
    dialog.close();
    star.say(t("check.used"));
  }

  /** Plays what a program did beside Starstep's own run: with its lines, if it was run here. @param {Found} found @param {string} log */
  function play(found, log) {
    const beside = (/** @type {Below | undefined} */ below) => {
      dialog.close();
      playBeside(star, shown, found, below);
    };
    const tracing = ofProgram.tracing();
    if (!tracing) return beside(undefined);
    answer.say(t("check.working"));
    let isLeft = false;
    const end = tracing(
      found.board,
      (own) => isThat(own, found, log),
      (below) => isLeft || beside(below),
    );
    asking.add(() => {
      isLeft = true;
      end();
    });
  }

  /** What is asked about an answer is looked for beside anything else, as long as that answer is shown. @type {Asking} */
  function ask(asked, hear) {
    const end = startCheck(asked, (message) => {
      if (!message || !("share" in message || "read" in message)) drop();
      hear(message);
    });
    const drop = () => {
      asking.delete(drop);
      end();
    };
    asking.add(drop);
    return drop;
  }

  /** Shows another answer, or none. @param {Parameters<typeof answer.show>} told */
  function showAnswer(...told) {
    for (const drop of asking) drop();
    answer.show(...told);
  }

  /** The answer to what was printed. @param {Found} found @param {string} log */
  function answerTo(found, log) {
    const { board, read } = found;
    const run = { board, log, isPath: read.steps === 0 && read.cells > 0 };
    return answerElements(found, [run], context, language, { use, beside: (found) => play(found, log), ask });
  }

  /**
   * The answer to what a program does on another board, beside that to what it does on this one.
   * @type {import("../own-program/program-part.js").Answering}
   */
  function answering(run, hear) {
    const plain = picture(
      t("check.picture"),
      { ...run.board, path: Int32Array.from(run.path.flat()) },
      context.colors(),
    );
    const status = make("p", { class: "soft" }, run.log === "" ? "" : t("check.working"));
    hear([make("div", { class: "searches" }, plain), status]);
    const board = ofBoard.ground();
    const { log } = brought;
    if (run.log === "") return () => {};
    const isPath = latest && latest.read.steps === 0 && latest.read.cells > 0;
    // What it does on both boards tells more than what it does on a small one.
    const runs = board && log.trim() !== "" ? [run, { board, log, isPath }] : [run];
    return startCheck({ together: runs }, (message) => {
      const failure = failureText(message, language);
      if (failure !== undefined) setText(status, failure);
      if (!message || !("answer" in message) || !("diagnosis" in message.answer)) return;
      const found = message.answer;
      const beside = (/** @type {Found} */ found) => play(found, run.log);
      const { said, elements } = answerElements(found, runs, context, language, { use, beside, ask });
      // Those of one log have come with its answer.
      const shown = runs.length > 1 ? pictures(found, language, context.colors()) : [];
      const button = make("button", { type: "button", onclick: () => beside(found) }, t("check.beside"));
      const row = make("div", { class: "row" }, ...(isPlayable(found) ? [button] : []));
      hear([make("div", { class: "searches" }, ...shown), ...said, row, ...elements]);
    });
  }

  dialog.addEventListener("close", () => {
    clearTimeout(timer);
    stop();
    showAnswer();
    ofProgram.end();
    leaving.abort();
    keepBrought();
  });
  // The page around it would open what is dropped or pasted as its board.
  dialog.addEventListener("dragover", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  dialog.addEventListener("drop", (event) => {
    event.stopPropagation();
    if (isEditor(event.target)) return;
    event.preventDefault();
    bring(event.dataTransfer, /** @type {Element} */ (event.target));
  });
  dialog.addEventListener("paste", (event) => {
    event.stopPropagation();
    const { target } = event;
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement || isEditor(target)) return;
    bring(event.clipboardData, undefined);
  });

  /** The editor does with it what it does. @param {EventTarget | null} target */
  function isEditor(target) {
    return target instanceof Element && target.closest(".editor") !== null;
  }

  /** Takes what is dropped or pasted: on the part that is meant for a board as a board, elsewhere as a log. @param {DataTransfer | null} data @param {Element | undefined} target */
  async function bring(data, target) {
    const file = data?.files[0];
    const text = data?.getData("text/plain");
    if (target?.closest("section.board")) {
      // The file may be gone by now, or may not be readable.
      const board = file ? await file.text().catch(() => undefined) : text;
      if (board) ofBoard.take(board);
      else if (file) say(t("check.fileUnreadable", { name: short(file.name) }));
    } else if (file || text) {
      ofProgram.showLog();
      if (file) ofLog.open(file);
      else ofLog.take(text ?? "");
    }
  }

  document.body.append(dialog);
  dialog.showModal();
  ofProgram.show();
  ofBoard.show(undefined);
  // On a phone the keyboard would cover what is there to be read first.
  if (matchMedia("(pointer: fine)").matches && brought.way === "log") ofLog.text.focus();
  else {
    const title = /** @type {HTMLElement} */ (dialog.querySelector("h2"));
    title.tabIndex = -1;
    title.focus();
  }
  check();
}
