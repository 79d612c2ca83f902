// The open cells that leave first, each of which points at its cell.

import { isSame } from "../../board/board.js";
import { shownCoord } from "../../coordinates.js";
import { make, setText } from "../../dom.js";
import "../../i18n/en-next.js";
import { remember } from "../../remember.js";
import { roving } from "../open-list/roving.js";

const ROWS = 7;
const NUMBERS = ["f", "g", "h"];
/** Boards of so many cells take a noticeable part of a frame to look through. */
const LARGE = 1 << 18;
/** Steps per second above which nobody can follow, and how long rows stay then at least, in milliseconds. */
const READABLE = 8;
const REST = 200;

/**
 * @param {import("../panel.js").Stage} stage
 * @param {HTMLElement} element
 * @returns {import("./sections.js").Filled}
 */
export function fillNext(stage, element) {
  const { language, openTab, refresh, select } = stage;
  const { t, number } = language;
  const title = make("h3");
  const all = make("button", { type: "button", class: "link", onclick: openAll });
  const rows = Array.from({ length: ROWS }, makeRow);
  const heads = ["", ...NUMBERS].map((name) => make("th", { scope: "col", class: name }, name || t("next.cell")));
  const body = make("tbody", {}, ...rows.map((row) => row.element));
  const table = make("table", { class: "entries" }, make("thead", {}, make("tr", {}, ...heads)), body);
  element.append(make("div", { class: "head" }, title, all), table);
  const rove = roving(body);

  /** What is shown, and since when. */
  let [shown, shownAt] = [-1, Number.NEGATIVE_INFINITY];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  function openAll() {
    remember("open-list", "stored");
    openTab("open-list");
  }

  function makeRow() {
    /** @type {import("../../board/board.js").Coord | undefined} */
    let coord;
    const point = () => coord && select(coord);
    const button = make("button", { type: "button", class: "cell", onclick: point, onfocus: point });
    const values = NUMBERS.map((name) => make("td", { class: name }));
    const element = make("tr", { onpointerenter: point }, make("th", { scope: "row" }, button), ...values);
    return {
      element,
      /** @param {import("../../board/board.js").Coord | undefined} cell @param {boolean} isTied */
      show(cell, isTied) {
        const { solver, board } = stage.run();
        const [g, h, f] = cell ? solver.numbersIn(...cell, 1, 1) : [];
        const name = cell ? shownCoord(cell, board.origin) : "";
        coord = cell;
        button.hidden = !cell;
        setText(button, name);
        button.setAttribute("aria-label", isTied ? t("next.tied", { cell: name }) : name);
        element.classList.toggle("tied", isTied);
        for (const [index, value] of [f, g, h].entries())
          setText(values[index], value === undefined ? "" : number(value));
      },
      mark() {
        const selected = stage.selected();
        element.classList.toggle("selected", coord !== undefined && selected !== undefined && isSame(coord, selected));
      },
    };
  }

  /** Whether it is time: what nobody could follow, and what takes long, is shown five times a second. */
  function mayShow() {
    const { player, isSearching, board } = stage.run();
    const isHurried = isSearching || (player.playing && player.speed > READABLE) || board.cells.length >= LARGE;
    const left = isHurried ? shownAt + REST - performance.now() : 0;
    if (left > 0) {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        refresh();
      }, left);
    }
    return left <= 0;
  }

  function show() {
    const { solver, stats, status, error, options, board } = stage.run();
    const cells = error ? [] : solver.openCells(ROWS);
    const tied = new Set(error ? [] : solver.tiedNext());
    const isOver = !error && status !== "searching";
    setText(title, t(isOver ? "next.left" : "next.title", { count: error ? 0 : stats.openSize }));
    setText(all, t(`next.${options.openList}`));
    for (const [index, row] of rows.entries()) {
      const cell = cells[index];
      const coord = cell === undefined ? undefined : coordOf(cell, board.width);
      row.show(coord, index > 0 && tied.has(cell));
    }
    body.classList.toggle("over", isOver);
    rove();
  }

  return {
    update() {
      const { revision } = stage.run();
      if (revision !== shown && mayShow()) {
        [shown, shownAt] = [revision, performance.now()];
        show();
      }
      for (const row of rows) row.mark();
    },
    dispose: () => clearTimeout(waiting),
  };
}

/** @param {number} cell @param {number} width @returns {import("../../board/board.js").Coord} */
const coordOf = (cell, width) => [cell % width, Math.floor(cell / width)];
