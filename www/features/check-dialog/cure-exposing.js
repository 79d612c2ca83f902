// The first part of the exercise: the program runs on whatever the reader draws, and its path is drawn there, until it goes wrong.

import { readColors } from "../../core/render/theme.js";
import { drawWay } from "../../core/render/way-drawing.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import { cheapestText } from "../own-program/judged-text.js";
import { picture } from "./answer-pictures.js";
import { wentWrong } from "./curing.js";

/**
 * @import { Coord } from "../../rules/cells.js"
 * @import { Shows } from "../questions/cures.js"
 * @import { Ground } from "./checking.js"
 * @import { Curing } from "./curing.js"
 */

/** The name of the drawing. */
const DRAWING = "cure";
/** It runs on boards of so many cells at most, so that it can follow each stroke. */
const MOST_CELLS = 1600;

/** @param {Curing} curing */
export function exposingPart({ stage, cure, come, answer, goOn }) {
  const { run, command, draw, language, say } = stage;
  const { t } = language;
  const hint = make("p", { class: "hint" }, t("own.cure.draw"));
  const verdict = make("p", { class: "why", "aria-live": "polite" });
  const place = make("div", { class: "shown" });
  const button = make("button", { type: "button", onclick: () => command(show) }, t("own.cure.show"));
  const row = make("div", { class: "row" }, button);
  /** The board that was looked at last. @type {Ground | undefined} */
  let last;
  let isDrawn = false;

  /** What is to be said of what it does on a board. @param {Shows} shows */
  function textOf({ wrong, cheapest }) {
    if (wrong) return wentWrong(wrong, language);
    return cheapest === undefined ? t("own.cure.noPath") : cheapestText(cheapest, language);
  }

  /** Looks at what is on the board. @param {Ground} board */
  function look(board) {
    const isFirst = last === undefined;
    last = { ...board, cells: board.cells.slice(), start: [...board.start], goal: [...board.goal] };
    const isLarge = board.cells.length > MOST_CELLS;
    hint.hidden = isLarge;
    if (isLarge) {
      setText(verdict, t("own.cure.large", { count: MOST_CELLS }));
      settle();
      return takeAway();
    }
    const shows = cure.on(last);
    const text = textOf(shows);
    setText(verdict, shows.wrong ? text : language.joined([text, t("own.cure.fine")]));
    drawPath(shows.path);
    // What is said of names is said of the board that is in sight.
    if (shows.wrong) come.board = last;
    settle();
    if (isFirst && !shows.wrong) return;
    // A frame only reads; what comes of it is a command. Who draws looks at the board, and may not see what stands here.
    queueMicrotask(() =>
      command(() => {
        if (!isFirst) say(text);
        goOn();
      }),
    );
  }

  /** @param {Coord[]} path */
  function drawPath(path) {
    if (path.length < 2) return takeAway();
    isDrawn = true;
    draw(DRAWING, { stamp: path.join(" "), over: (place) => drawWay(place, path, place.colors.bad, true) });
  }

  function takeAway() {
    if (isDrawn) draw(DRAWING, undefined);
    isDrawn = false;
  }

  /** Shows a board on which it goes wrong. */
  function show() {
    come.board = cure.example;
    settle();
    answer(false);
    goOn();
  }

  /** Shows the board on which it went wrong where another one is in sight. */
  function settle() {
    const { board } = come;
    row.hidden = board !== undefined;
    if (!board || board === last) return place.replaceChildren();
    const shows = cure.on(board);
    const shown = { ...board, path: Int32Array.from(shows.path.flat()) };
    place.replaceChildren(
      make("h3", {}, t("own.cure.board")),
      picture(t("check.picture"), shown, readColors(root())),
      make("p", {}, textOf(shows)),
    );
  }

  const root = () => /** @type {HTMLElement} */ (hint.closest(".container") ?? document.documentElement);

  return {
    elements: [hint, verdict, row, place],
    /** @param {boolean} isShown */
    update(isShown) {
      if (!isShown) {
        last = undefined;
        return takeAway();
      }
      const { width, height, cells, start, goal } = run().board;
      const board = { width, height, cells, start, goal };
      if (!last || !isSame(last, board)) look(board);
    },
    dispose: takeAway,
  };
}

/** @param {Ground} one @param {Ground} other */
const isSame = (one, other) =>
  one.width === other.width &&
  one.height === other.height &&
  String([one.start, one.goal]) === String([other.start, other.goal]) &&
  one.cells.every((byte, index) => byte === other.cells[index]);
