// Which panels an element has, and where they stand: above the board, beside it, below it.

import { part } from "./coded.js";
import { make } from "./dom.js";
import { withFull } from "./engine.js";
import { held } from "./panels/held.js";
import { later } from "./panels/later.js";
import { legend } from "./panels/legend.js";
import { rail } from "./panels/rail.js";
import { result } from "./panels/result.js";
import { settings } from "./panels/settings.js";
import { pathSection, sums } from "./panels/sums.js";
import { tools } from "./panels/tools.js";
import { transport } from "./panels/transport.js";
import { why } from "./panels/why.js";

/** @typedef {import("./panels/panel.js").Panel} Panel */
/** @typedef {import("./panels/panel.js").Stage} Stage */
/** @typedef {import("./panels/rail.js").TabName} TabName */

/**
 * @typedef {object} Wanted
 * @property {Stage} stage
 * @property {number} level What surrounds the board: nothing, the transport, what an article needs, everything.
 * @property {() => string | undefined} message The sentence that takes precedence over all others in the status line.
 * @property {{ show?: readonly (keyof import("./engine.js").Options)[], lock: readonly string[] }} [controls] What a scenario shows and locks.
 * @property {Panel[]} lesson The panel of the scenario, if there is one.
 * @property {Kept} kept
 * @property {TabName | undefined} tab The tab that is open.
 * @property {(tab: TabName) => void} chooseTab
 */

/**
 * What outlives the panels, which are made anew in another language.
 * @typedef {object} Kept
 * @property {import("./measuring.js").Measuring} [measuring] Set once it has been used.
 * @property {typeof import("./panels/boards.js").fillBoardsPanel} [fillBoards] Set once it has been loaded.
 * @property {() => void} change Called when it has changed.
 */

/**
 * @typedef {object} Arrangement
 * @property {HTMLElement[]} above
 * @property {HTMLElement[]} tools
 * @property {HTMLElement[]} below
 * @property {Panel[]} panels All of them.
 * @property {HTMLElement} [keys] Where keys move through the search too.
 * @property {(tab: TabName) => void} [openTab]
 */

/** @param {Wanted} wanted @returns {Arrangement} */
export function arrange({ stage, level, message, controls, lesson, kept, tab, chooseTab }) {
  if (level === 0) return { above: [], tools: [], below: [], panels: [] };
  const above = level >= 2 ? [settings(stage, level >= 3, controls)] : [];
  const strip = level >= 2 ? [tools(stage)] : [];
  const says = result(stage, message);
  const moves = transport(stage, level >= 3);
  const rails = level >= 3 ? [tabs()] : [];
  const answers = level >= 3 ? [held(stage)] : [];
  says.element.append(...answers.map(({ element }) => element));
  const beside = level >= 3 ? rails : [...lesson, legend(stage, true), pathSection(stage)];

  function tabs() {
    /** @type {import("./panels/rail.js").Tab[]} */
    const all = [
      { id: "why", panels: [why(stage), legend(stage), sums(stage), pathSection(stage)] },
      { id: "open-list", panels: [openList(stage)] },
      { id: "board", panels: [boards(stage, kept)] },
      { id: "measure", panels: [measure(stage, kept)] },
    ];
    if (lesson.length > 0) all.unshift({ id: "lesson", panels: lesson, isLively: true });
    return rail(stage, all, tab, chooseTab);
  }
  const side = make("div", { class: "side" }, ...beside.map(({ element }) => element));
  return {
    above: above.map(({ element }) => element),
    tools: strip.map(({ element }) => element),
    below: [says.element, moves.element, side],
    panels: [...above, ...strip, says, ...answers, moves, ...beside],
    keys: moves.element,
    openTab: rails[0]?.choose,
  };
}

/** What is open, in the order in which it leaves. @param {Stage} stage @returns {Panel} */
function openList(stage) {
  const name = stage.language.t("tab.open-list");
  const element = make("section", { class: "card open-list", part: "open-list", "aria-label": name });
  /** @type {(() => void) | undefined} */
  let dispose;
  let isGone = false;
  const { open, update } = later(stage, "tab.open-list", async () => {
    const module = await part(import("./panels/open-list.js"));
    if (!module) return undefined;
    // The panel may have been made anew meanwhile.
    if (isGone) return () => {};
    const filled = module.fillOpenList(stage, element);
    dispose = filled.dispose;
    return filled.update;
  });
  return {
    element,
    open,
    update,
    dispose() {
      isGone = true;
      dispose?.();
    },
  };
}

/** Makes boards. @param {Stage} stage @param {Kept} kept @returns {Panel} */
function boards(stage, kept) {
  const name = stage.language.t("boards.title");
  const element = make("section", { class: "card boards", part: "boards", "aria-label": name });
  // At once if it can be, so that what is open in it stays open in another language.
  if (kept.fillBoards) return { element, update: kept.fillBoards(stage, element) };
  const { open, update } = later(stage, "part.boards", async () => {
    kept.fillBoards ??= (await part(withFull(import("./panels/boards.js"))))?.fillBoardsPanel;
    return kept.fillBoards?.(stage, element);
  });
  return { element, open, update };
}

/** Measures how fast the algorithms are. @param {Stage} stage @param {Kept} kept @returns {Panel} */
function measure(stage, kept) {
  const element = make("section", { class: "card measure", part: "measure" });
  const { open, update } = later(stage, "part.measure", async () => {
    const module = await part(import("./panels/measure.js"));
    if (!module) return undefined;
    kept.measuring ??= new module.Measuring(kept.change);
    return module.fillMeasurePanel(stage, kept.measuring, element);
  });
  return { element, open, update };
}
