// Which panels an element has, by what is to surround its board. Where they stand says layout.js.

import { rail } from "../core/panels/rail.js";
import { settings } from "../core/panels/settings.js";
import { tools } from "../core/panels/tools.js";
import { transport } from "../core/panels/transport.js";
import { legend } from "../features/legend/legend.js";
import { result } from "../features/status/status.js";
import { pathSection } from "../features/why-tab/sums.js";
import { held } from "../features/why-tab/touched-cell-note.js";
import { TABS } from "./tabs.js";

/**
 * @import { Panel } from "../core/panels/panel.js"
 * @import { Kept } from "../core/panels/rail.js"
 * @import { Options } from "../engine.js"
 * @import { Places } from "./element-layout.js"
 * @import { Stage } from "./stage.js"
 */

/**
 * @typedef {object} Wanted
 * @property {number} level What surrounds the board: nothing, the transport, what an article needs, everything.
 * @property {() => string | undefined} message The sentence that takes precedence over all others in the status line.
 * @property {{ show?: readonly (keyof Options)[], lock: readonly string[] }} [controls] What a scenario shows and locks.
 * @property {Panel[]} lesson The panel of the scenario, if there is one.
 * @property {Kept} kept
 * @property {string | undefined} tab The tab that is open.
 * @property {(tab: string) => void} chooseTab
 */

/**
 * @param {Stage} stage
 * @param {Wanted} wanted
 * @returns {{ places: Places, openTab?: (tab: string) => void }}
 */
export function panelsOf(stage, { level, message, controls, lesson, kept, tab, chooseTab }) {
  if (level === 0) return { places: { above: [], tools: [], status: [], answers: [], transport: [], beside: [] } };
  const isFull = level >= 3;
  const above = level >= 2 ? [settings(stage, isFull, controls)] : [];
  const strip = level >= 2 ? [tools(stage)] : [];
  const says = result(stage, message);
  const moves = transport(stage, isFull);
  const tabs = isFull ? rail(stage, tabsOf(), tab, chooseTab) : undefined;
  const answers = isFull ? [held(stage)] : [];
  const beside = tabs ? [tabs] : [...lesson, legend(stage, true), pathSection(stage)];

  function tabsOf() {
    const all = TABS.map((of) => ({ ...of, panels: of.panels(stage, kept) }));
    if (lesson.length > 0) all.unshift({ id: "lesson", name: "tab.lesson", panels: lesson, isLively: true });
    return all;
  }
  return {
    places: { above, tools: strip, status: [says], answers, transport: [moves], beside },
    openTab: tabs?.choose,
  };
}
