// The board in words, for those who cannot look over it: all of it in a few sentences, or a row as stretches of like cells.
// Headless.

import { shownCoord } from "../../core/board/coordinates.js";
import { WALL } from "../../rules/cells.js";
import "../../core/i18n/en/spoken.js";

/**
 * @import { Language, Translate } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Run } from "../../core/run/run.js"
 */

/** How many stretches of a row are told at most. */
const MOST = 60;

/** The size of the board, its ends, what is on it, and how far the search has got. @param {Run} run @param {Language} language */
export function boardText({ board, stats, path, error }, { t, joined }) {
  const { width, height, cells, start, goal, origin } = board;
  let [walls, penalties] = [0, 0];
  for (const byte of cells) {
    if (byte === WALL) walls++;
    else if (byte > 0) penalties++;
  }
  const { expanded, openSize } = stats;
  return joined([
    `${t("board.name", { width: String(width), height: String(height) })}${t("survey.end")}`,
    t("survey.ends", { start: shownCoord(start, origin), goal: shownCoord(goal, origin) }),
    t("survey.walls", { walls }),
    penalties > 0 ? t("survey.penalties", { penalties }) : "",
    error ? "" : t("survey.search", { expanded, open: openSize }),
    path ? t("survey.path", { cells: path.cells.length / 2 }) : "",
  ]);
}

/** A row, stretch by stretch. @param {Run} run @param {number} y @param {Language} language */
export function rowText(run, y, { t }) {
  const { board } = run;
  const { width, origin } = board;
  const kinds = kindsIn(run, y);
  const what = [];
  for (let from = 0, to = 0; from < width && what.length < MOST; from = to) {
    while (to < width && kinds[to] === kinds[from]) to++;
    const [first, last] = [from + origin[0], to - 1 + origin[0]];
    const kind = kindName(kinds[from], t);
    what.push(first === last ? t("survey.one", { first, kind }) : t("survey.many", { first, last, kind }));
    if (what.length === MOST && to < width) what.push(t("survey.rest", { count: width - to }));
  }
  return t("survey.row", { row: y + origin[1], what: what.join(t("survey.then")) });
}

/** What each cell of a row is: one word for each, and its penalty. @param {Run} run @param {number} y @returns {string[]} */
function kindsIn({ board, solver, path, error }, y) {
  const { width, cells, start, goal } = board;
  const states = error ? undefined : solver.states();
  const onPath = new Set();
  const steps = path?.cells ?? [];
  for (let i = 0; i < steps.length; i += 2) if (steps[i + 1] === y) onPath.add(steps[i]);
  return Array.from({ length: width }, (_, x) => {
    const byte = cells[y * width + x];
    const is = (/** @type {[number, number]} */ end) => end[0] === x && end[1] === y;
    if (is(start)) return "start";
    if (is(goal)) return "goal";
    if (byte === WALL) return "wall";
    const state = onPath.has(x) ? "path" : (["free", "open", "closed"][states?.[y * width + x] ?? 0] ?? "free");
    return byte > 0 ? `${state} ${byte}` : state;
  });
}

/** @param {string} kind @param {Translate} t */
function kindName(kind, t) {
  const [name, penalty] = kind.split(" ");
  const text = t(/** @type {Key} */ (name === "path" ? "survey.path-cell" : `survey.${name}`));
  return penalty ? t("survey.penalty", { kind: text, penalty: Number(penalty) }) : text;
}
