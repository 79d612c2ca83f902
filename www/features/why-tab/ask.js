// The section that answers about the cell that the reader points at. What it needs for that is loaded with the first one.

import { shownCoord } from "../../core/board/coordinates.js";
import { part } from "../../core/engine/errors.js";
import { make, setText, windowOf } from "../../core/ui/dom.js";
import { hasFull, withFull } from "../../engine.js";
import "../../core/i18n/en/ask.js";
import { dressWhy } from "./why-sheets.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Filled } from "./sections.js"
 */

/** Steps per second above which nobody can read an answer. */
const READABLE = 8;
/** How long an answer may take while steps pass, in milliseconds: it must not hold up the frames. */
const MOST = 8;
/** How long a step must rest for an answer that takes longer, in milliseconds. */
const REST = 200;
/** Boards of so many cells take a noticeable part of a frame to look through: nobody asked, so there is time. */
const LARGE = 1 << 18;

/**
 * @param {Showing & Acting & Speaking & Selecting & Picking & Focusing} stage
 * @param {HTMLElement} element
 * @param {() => void} [close] What a button that closes it does, if there is to be one.
 * @returns {Filled}
 */
export function fill(stage, element, close) {
  const { run, selected, isPicking, refresh, released, language } = stage;
  /** Whether it tells of a cell although nobody points at one: in the tab, as soon as there is the engine for it. */
  const tells = () => !close && hasFull() && !run().error;
  // That is the cell expanded last, and at first the start.
  const asked = () => selected() ?? (tells() ? (run().current ?? run().board.start) : undefined);
  const { t } = language;
  const hint = make("p");
  const place = make("div", { class: "answer" });
  const about = make("span");
  const title = make("h3", {}, t("ask.title"), about);
  element.append(title, place, hint);
  // It also stands at the board, without the tab.
  if (close) dressWhy(element);
  if (close) title.append(make("button", { type: "button", "aria-label": t("ask.close"), onclick: close }, "×"));
  /** @type {ReturnType<typeof import("./answer.js").answer> | undefined} */
  let answer;
  let isLoading = false;
  let hasFailed = false;
  /** What is shown: a cell at a revision of the run. */
  let shown = "";
  /** How long the last answer took. */
  let took = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether the next frame answers. */
  let isDue = false;
  /** Whether what is shown is about another cell or step than it soon will be. */
  let isLate = false;
  /** Whether it waits until the reader lets go of a step or a cell in the answer. */
  let isPressed = false;

  // Who points is not told if it cannot be loaded; the next cell that somebody points at tries again.
  async function load() {
    if (isLoading) return;
    isLoading = true;
    answer = (await part(withFull(import("./answer.js"))))?.answer(stage, place);
    isLoading = false;
    hasFailed = !answer;
    if (answer) refresh();
  }

  /** Asks the engine. @param {Coord} coord */
  function tell(coord) {
    isDue = false;
    isLate = false;
    const begin = performance.now();
    const { board, position, within } = run();
    const cell = shownCoord(coord, board.origin);
    // In the middle of an expansion the record is still that of the step before it.
    setText(about, within > 0 ? t("ask.before", { cell, step: position + 1 }) : cell);
    answer?.show(coord);
    place.classList.remove("outdated");
    took = performance.now() - begin;
  }

  /** Answers when what the reader presses in the last answer has been released, so that it does what it says. */
  async function tellLater() {
    if (isPressed) return;
    isPressed = true;
    await released();
    isPressed = false;
    refresh();
  }

  const answerSoon = () => {
    isDue = true;
    refresh();
  };

  /** Shows a sentence instead of an answer, or below it. @param {string} sentence @param {boolean} [isBelow] */
  function say(sentence, isBelow = false) {
    setText(hint, sentence);
    if (!isBelow) setText(about, "");
    hint.hidden = sentence === "";
    place.hidden = sentence !== "" && !isBelow;
  }

  // Where the focus goes must not be replaced under it a moment later.
  place.addEventListener("focusin", () => {
    const coord = asked();
    if (!isLate || !coord || isPicking() || run().isSearching || run().isAsleep || place.querySelector(":active"))
      return;
    clearTimeout(timer);
    tell(coord);
  });

  const how = () => t(windowOf(element).matchMedia("(hover: none)").matches ? "ask.hold" : "ask.point");
  say(how());
  return {
    update() {
      // It would tell whoever is asked for a cell which one is right; it keeps its place.
      element.style.visibility = isPicking() ? "hidden" : "";
      const coord = isPicking() ? undefined : asked();
      const { revision, isSearching, player, board } = run();
      // An answer about a search that goes on would be outdated at once.
      if (isSearching) return;
      const now = coord ? `${revision} ${coord} ${answer !== undefined}` : "";
      if (now === shown) {
        if (!isDue || !coord || run().isAsleep) return;
        if (place.querySelector(":active")) tellLater();
        else tell(coord);
        return;
      }
      shown = now;
      isDue = false;
      isLate = false;
      clearTimeout(timer);
      if (!coord) return say(how());
      if (player.playing && (player.speed > READABLE || took > MOST)) {
        if (!selected()) return say(how());
        return say(t("ask.pause", { cell: shownCoord(coord, board.origin) }));
      }
      if (!answer) return void ((selected() || !hasFailed) && load());
      say(selected() ? "" : how(), true);
      // Until then it is about another step, or another cell.
      place.classList.toggle("outdated", took > MOST);
      // Not in this frame, which shows where the reader points or what step it is.
      isLate = true;
      const mayWait = took > MOST || (!selected() && board.cells.length >= LARGE);
      timer = setTimeout(answerSoon, mayWait ? REST : 0);
    },
    dispose() {
      clearTimeout(timer);
      answer?.dispose();
    },
  };
}
