// The section that answers about the cell that the reader points at. What it needs for that is loaded with the first one.

import { part } from "../../coded.js";
import { shownCoord } from "../../coordinates.js";
import { make, setText, windowOf } from "../../dom.js";
import { withFull } from "../../engine.js";
import "../../i18n/en-ask.js";
import { dressWhy } from "./sheet.js";

/** Steps per second above which nobody can read an answer. */
const READABLE = 8;
/** How long an answer may take while steps pass, in milliseconds: it must not hold up the frames. */
const MOST = 8;
/** How long a step must rest for an answer that takes longer, in milliseconds. */
const REST = 200;

/**
 * @param {import("../panel.js").Stage} stage
 * @param {HTMLElement} element
 * @param {() => void} [close] What a button that closes it does, if there is to be one.
 * @returns {import("./sections.js").Filled}
 */
export function fill(stage, element, close) {
  const { run, selected, isPicking, refresh, language } = stage;
  const { t } = language;
  const hint = make("p");
  const place = make("div", { class: "answer" });
  const about = make("span");
  const title = make("h3", {}, t("ask.title"), about);
  element.append(title, hint, place);
  // It also stands at the board, without the tab.
  if (close) dressWhy(element);
  if (close) title.append(make("button", { type: "button", "aria-label": t("ask.close"), onclick: close }, "×"));
  /** @type {ReturnType<typeof import("./answer.js").answer> | undefined} */
  let answer;
  let isLoading = false;
  /** What is shown: a cell at a revision of the run. */
  let shown = "";
  /** How long the last answer took. */
  let took = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether the next frame answers. */
  let isDue = false;

  // Who points is not told if it cannot be loaded; the next cell tries again.
  async function load() {
    if (isLoading) return;
    isLoading = true;
    answer = (await part(withFull(import("./answer.js"))))?.answer(stage, place);
    isLoading = false;
    if (answer) refresh();
  }

  /** Asks the engine. @param {import("../../board/board.js").Coord} coord */
  function tell(coord) {
    isDue = false;
    const begin = performance.now();
    setText(about, shownCoord(coord, run().board.origin));
    answer?.show(coord);
    place.classList.remove("outdated");
    took = performance.now() - begin;
  }

  const answerSoon = () => {
    isDue = true;
    refresh();
  };

  /** Shows a sentence instead of an answer. @param {string} sentence */
  function say(sentence) {
    setText(hint, sentence);
    setText(about, "");
    hint.hidden = sentence === "";
    place.hidden = sentence !== "";
  }

  const sayHow = () => say(t(windowOf(element).matchMedia("(hover: none)").matches ? "ask.hold" : "ask.point"));
  sayHow();
  return {
    update() {
      // It would tell whoever is asked for a cell which one is right; it keeps its place.
      element.style.visibility = isPicking() ? "hidden" : "";
      const coord = isPicking() ? undefined : selected();
      const { revision, isSearching, player, board } = run();
      // An answer about a search that goes on would be outdated at once.
      if (isSearching) return;
      const now = coord ? `${revision} ${coord} ${answer !== undefined}` : "";
      if (now === shown) {
        if (isDue && coord && !run().isAsleep) tell(coord);
        return;
      }
      shown = now;
      isDue = false;
      clearTimeout(timer);
      if (!coord) return sayHow();
      // From now on it has the room of an answer, so that what is below it stays where it is.
      element.classList.add("asked");
      if (player.playing && (player.speed > READABLE || took > MOST)) {
        return say(t("ask.pause", { cell: shownCoord(coord, board.origin) }));
      }
      if (!answer) return void load();
      if (place.hidden) say("");
      // Until then it is about another step, or another cell.
      place.classList.toggle("outdated", took > MOST);
      // Not in this frame, which shows where the reader points or what step it is.
      timer = setTimeout(answerSoon, took > MOST ? REST : 0);
    },
    dispose() {
      clearTimeout(timer);
      answer?.dispose();
    },
  };
}
