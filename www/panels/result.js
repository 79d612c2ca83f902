// What came of the search, in words and numbers.

import { make, setText } from "../dom.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../i18n/index.js").Language} Language */

/** How long a search may take until what is said of the one before is taken away, in milliseconds. */
const LONG = 300;

/** The sums that are always shown, and those on demand. */
const MAIN = /** @type {const} */ (["expanded", "openSize", "openPeak"]);
const WORK = /** @type {const} */ (["comparisons", "moves", "improved", "reopened"]);

/**
 * The status line, which is read out when it changes, and below it what the last step did.
 * @param {import("./panel.js").Stage} stage
 * @param {() => string | undefined} message A sentence that comes before all others.
 * @returns {import("./panel.js").Panel}
 */
export function result(stage, message) {
  const { session, command, focusBoard, language } = stage;
  const { t } = language;
  const status = make("p", { role: "status", class: "status" });
  const verdict = make("p", { class: "verdict" });
  const narrator = make("p", { class: "narrator" });
  const stop = () => {
    command(() => session().cancel());
    focusBoard();
  };
  const cancel = make(
    "button",
    { type: "button", class: "cancel", hidden: true, onclick: stop },
    t("transport.cancel"),
  );
  /** Since when the search goes on. @type {number | undefined} */
  let since;
  const cells = make("details", {}, make("summary", {}, t("result.pathCells")));
  /** Is there once it was opened. @type {import("./panel.js").Panel | undefined} */
  let list;
  cells.addEventListener("toggle", async () => {
    const panels = await import("./path-cells.js").catch(() => undefined);
    if (list || !panels) return;
    list = panels.pathCells(stage);
    cells.append(list.element);
    list.update();
  });
  const element = make("section", { class: "card result", part: "result" }, status, cancel, verdict, narrator, cells);
  return {
    element,
    update() {
      setText(status, message() ?? statusText(session(), language));
      setText(verdict, message() === undefined ? verdictText(session(), language) : "");
      verdict.classList.toggle("good", session().shortest !== undefined && isShortest(session()));
      const { isSearching } = session();
      // Numbers that nobody can follow are not looked up; those of the search before go when it takes long.
      if (!isSearching) setText(narrator, narratorText(session(), language));
      since = isSearching ? (since ?? performance.now()) : undefined;
      narrator.classList.toggle("outdated", since !== undefined && performance.now() - since > LONG);
      cancel.hidden = !isSearching;
      if (cells.open) list?.update();
    },
  };
}

/**
 * The sums of the search.
 * @param {import("./panel.js").Stage} stage
 * @returns {import("./panel.js").Panel}
 */
export function sums({ session, language: { t, number } }) {
  /** @type {Map<string, HTMLElement>} */
  const values = new Map();
  const list = (/** @type {readonly string[]} */ names) =>
    make(
      "dl",
      {},
      ...names.map((name) => {
        const value = make("dd", {}, "0");
        values.set(name, value);
        return make("div", {}, make("dt", {}, t(`result.${name}`)), value);
      }),
    );
  const work = make("details", {}, make("summary", {}, t("result.work")), list(WORK));
  const element = make("section", { class: "card sums", part: "sums" }, list(MAIN), work);
  return {
    element,
    update() {
      const { stats } = session();
      for (const name of [...MAIN, ...WORK])
        setText(/** @type {HTMLElement} */ (values.get(name)), number(stats[name]));
    },
  };
}

/** @param {Session} session @param {Language} language */
function statusText(session, { t, explain }) {
  const { error, isSearching, isStopped, player, position, length, solver } = session;
  if (error) return explain(error);
  if (isSearching) return t("result.searching");
  if (isStopped) return length === 0 ? t("result.ready") : t("result.stopped", { length });
  if (solver.status === "found") {
    const { pathCost = 0, pathLength = 0 } = session.stats;
    return pathLength === 1 ? t("result.foundOne") : t("result.found", { cost: pathCost, cells: pathLength });
  }
  if (solver.status === "no-path") return t("result.noPath");
  return player.playing ? t("result.searching") : t("result.paused", { position, length });
}

/** Costs that differ by less than this share are equal: √2 is rounded inside the engine. */
const TOLERANCE = 1e-6;

/** @param {Session} session */
function isShortest({ stats, shortest }) {
  const cost = stats.pathCost;
  return cost !== undefined && shortest !== undefined && cost <= shortest * (1 + TOLERANCE);
}

/** @param {Session} session @param {Language} language */
function verdictText(session, { t }) {
  const { shortest, stats, isStopped } = session;
  const { pathCost, pathLength } = stats;
  if (isStopped || shortest === undefined || pathCost === undefined || pathLength === 1) return "";
  if (isShortest(session)) return t("result.shortest");
  return t("result.longer", { shortest, percent: Math.max(0.01, (1 - shortest / pathCost) * 100) });
}

/** @param {Session} session @param {Language} language */
function narratorText({ error, solver, board, position, stats }, { t }) {
  if (error) return t("narrator.stopped");
  const current = solver.current;
  if (current === undefined) return t("narrator.begin");
  const [x, y] = [current % board.width, Math.floor(current / board.width)];
  // The numbers of one cell come without its history, which would have to be looked for in the whole record.
  const [g, h, f] = solver.numbersIn(x, y, 1, 1);
  const cell = `(${x + board.origin[0]}, ${y + board.origin[1]})`;
  const isGoal = x === board.goal[0] && y === board.goal[1];
  return t(isGoal ? "narrator.goal" : "narrator.expanded", { position, cell, f, g, h, open: stats.openSize });
}
