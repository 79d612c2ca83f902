// The section that answers about the cell that the reader points at. What it needs for that is loaded with the first one.

import { part } from "../../coded.js";
import { shownCoord } from "../../coordinates.js";
import { make, setText, windowOf } from "../../dom.js";
import "../../i18n/en-ask.js";

/** Steps per second above which nobody can read an answer. */
const READABLE = 8;
/** How long an answer may take while the search plays, in milliseconds: it must not hold up the frames. */
const MOST = 8;

/**
 * @param {import("../panel.js").Stage} stage
 * @param {HTMLElement} element
 * @param {() => void} [close] What a button that closes it does, if there is to be one.
 * @returns {import("./sections.js").Filled}
 */
export function fill(stage, element, close) {
  const { run, selected, refresh, language } = stage;
  const { t } = language;
  const hint = make("p");
  const place = make("div", { class: "answer" });
  const about = make("span");
  const title = make("h3", {}, t("ask.title"), about);
  element.append(title, hint, place);
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

  // Who points is not told if it cannot be loaded; the next cell tries again.
  async function load() {
    if (isLoading) return;
    isLoading = true;
    answer = (await part(import("./answer.js")))?.answer(stage, place);
    isLoading = false;
    if (answer) refresh();
  }

  /** Asks the engine, which may take longer than a frame has. */
  function tell() {
    const coord = selected();
    if (!coord || run().isAsleep || run().isSearching) return;
    const begin = performance.now();
    setText(about, shownCoord(coord, run().board.origin));
    answer?.show(coord);
    took = performance.now() - begin;
  }

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
      const coord = selected();
      const { revision, isSearching, player, board } = run();
      // An answer about a search that goes on would be outdated at once.
      if (isSearching) return;
      const now = coord ? `${revision} ${coord} ${answer !== undefined}` : "";
      if (now === shown) return;
      shown = now;
      clearTimeout(timer);
      if (!coord) return sayHow();
      // From now on it has the room of an answer, so that what is below it stays where it is.
      element.classList.add("asked");
      if (player.playing && (player.speed > READABLE || took > MOST)) {
        return say(t("ask.pause", { cell: shownCoord(coord, board.origin) }));
      }
      if (!answer) return void load();
      if (place.hidden) say("");
      timer = setTimeout(tell);
    },
    dispose() {
      clearTimeout(timer);
      answer?.dispose();
    },
  };
}
