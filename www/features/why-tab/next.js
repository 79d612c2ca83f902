// The open cells that leave first, each of which points at its cell.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import { isInLine } from "../../rules/algorithms.js";
import { coordOf } from "../../rules/cells.js";
import "../../core/i18n/en/next.js";
import { remember } from "../../core/ui/remember.js";
import { travel } from "./travel.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Tabbed } from "../../core/panels/rail.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Filled } from "./sections.js"
 */

const ROWS = 5;
const LETTERS = ["f", "g", "h"];
/** Boards of so many cells take a noticeable part of a frame to look through. */
const LARGE = 1 << 18;
/** Steps per second above which nobody can follow, and how long rows stay then at least, in milliseconds. */
const READABLE = 8;
const REST = 200;
/** How much time lies between steps that can be seen one by one, in milliseconds, whoever makes them. */
const APART = 100;

/**
 * @param {Showing & Acting & Speaking & Selecting & Picking & Seeing & Tabbed} stage
 * @param {HTMLElement} element
 * @returns {Filled}
 */
export function fillNext(stage, element) {
  const { t, number } = stage.language;
  const title = make("h3");
  const all = make("button", { type: "button", onclick: openAll });
  const rows = Array.from({ length: ROWS }, () => rowOf(stage));
  const heads = ["", ...LETTERS].map((letter) => make("th", { scope: "col", class: letter }, letter || t("next.cell")));
  const [, ofF, , ofH] = heads;
  const body = make("tbody", {}, ...rows.map((row) => row.element));
  const table = make("table", { class: "entries" }, make("thead", {}, make("tr", {}, ...heads)), body);
  element.append(make("div", { class: "head" }, title, all), table);

  /** What is shown, and since when. */
  let [shown, shownAt] = ["", Number.NEGATIVE_INFINITY];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** The step that was shown, of which search. */
  let [last, search] = [-1, -1];

  function openAll() {
    remember("open-list", "stored");
    stage.openTab("open-list");
  }

  /** Whether nobody could follow, or it takes long. */
  function isHurried() {
    const { player, isSearching, board } = stage.run();
    return isSearching || (player.playing && player.speed > READABLE) || board.cells.length >= LARGE;
  }

  /** Whether it is time: then it is shown five times a second. */
  function mayShow() {
    const left = shownAt + REST - performance.now();
    if (!isHurried() || left <= 0) return true;
    clearTimeout(waiting);
    waiting = setTimeout(stage.refresh, left);
    return false;
  }

  function show() {
    const { solver, stats, status, error, options, board, position, within } = stage.run();
    const cells = error ? [] : solver.openCells(ROWS);
    const tied = new Set(error ? [] : solver.tiedNext());
    const isOver = status !== "searching";
    const isAsked = stage.isPicking();
    // In the middle of an expansion the list is still the one that it took its cell from.
    const isBefore = within > 0;
    const key = isAsked ? "next.asked" : isOver ? "next.left" : isBefore ? "next.before" : "next.title";
    setText(title, t(key, { count: error ? 0 : stats.openSize, step: position + 1 }));
    // The rows would give away which cell is next.
    table.style.visibility = isAsked ? "hidden" : "";
    setText(all, t(options.openList === "binary-heap" ? "next.heap" : "next.list"));
    body.classList.toggle("over", isOver);
    const areInLine = isInLine(options);
    setText(ofF, areInLine ? t("next.number") : "f");
    setText(ofH, areInLine ? "" : "h");
    for (const [index, row] of rows.entries()) {
      const cell = cells[index];
      const isThere = cell !== undefined;
      row.coord = isThere ? coordOf(board, cell) : undefined;
      const [g, h, f] = row.coord ? solver.numbersIn(...row.coord, 1, 1) : [];
      const name = row.coord ? shownCoord(row.coord, board.origin) : "";
      const isTied = index > 0 && tied.has(cell);
      row.element.classList.toggle("tied", isTied);
      // It keeps its place, so that nothing moves.
      row.element.style.visibility = isThere ? "" : "hidden";
      row.button.setAttribute("aria-label", isTied ? t("next.tied", { cell: name }) : name);
      for (const [place, text] of [
        name,
        ...[f, g, areInLine ? undefined : h].map((value) => (value === undefined ? "" : number(value))),
      ].entries())
        setText(row.places[place], text);
    }
  }

  /**
   * Shows the way of a cell that was taken just now.
   * @param {Coord | undefined} head The cell that was the first of the list.
   * @param {number} since For how long that was shown, in milliseconds.
   */
  function move(head, since) {
    const { position, searches, current, within } = stage.run();
    const isNext = position === last + 1 && searches === search && within === 0;
    [last, search] = [position, searches];
    const look = stage.look();
    const isTold = current !== undefined && String(head) === String(current) && !stage.isPicking();
    if (isNext && isTold && look && since >= APART && !isHurried()) travel(rows[0].element, look.camera, current);
  }

  return {
    update() {
      const stamp = `${stage.run().revision} ${stage.isPicking()}`;
      if (stamp !== shown && mayShow()) {
        const [head, now] = [rows[0].coord, performance.now()];
        const since = now - shownAt;
        [shown, shownAt] = [stamp, now];
        show();
        move(head, since);
      }
      const selected = String(stage.selected());
      for (const { element, coord } of rows) element.classList.toggle("selected", String(coord ?? []) === selected);
    },
    dispose: () => clearTimeout(waiting),
  };
}

/** A row that points at its cell. @param {Selecting} stage */
function rowOf({ select }) {
  const point = () => row.coord && select(row.coord);
  const button = make("button", { type: "button", onclick: point, onfocus: point });
  const values = LETTERS.map((letter) => make("td", { class: letter }));
  const row = {
    element: make("tr", { onpointerenter: point }, make("td", {}, button), ...values),
    button,
    places: [button, ...values],
    /** @type {Coord | undefined} */
    coord: undefined,
  };
  return row;
}
