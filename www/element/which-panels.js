// Which panels an element has, by what is to surround its board. Where they stand says layout.js.

import { atBoard } from "../core/panels/at-board.js";
import { behindButton } from "../core/panels/behind-button.js";
import { rail } from "../core/panels/rail.js";
import { settings } from "../core/panels/settings.js";
import { tools } from "../core/panels/tools.js";
import { transport } from "../core/panels/transport.js";
import { make } from "../core/ui/dom.js";
import { layers } from "../features/layers/layers.js";
import { legend } from "../features/legend/legend.js";
import { result } from "../features/status/status.js";
import { pathSection } from "../features/why-tab/sums.js";
import { held } from "../features/why-tab/touched-cell-note.js";
import { TABS } from "./tabs.js";

/**
 * @import { Kept } from "../core/panels/rail.js"
 * @import { Options } from "../engine.js"
 * @import { LessonPanel } from "../features/lessons/lesson-card.js"
 * @import { Places } from "./element-layout.js"
 * @import { Stage } from "./stage.js"
 */

/**
 * @typedef {object} Wanted
 * @property {number} level What surrounds the board: nothing, the transport, what an article needs, everything.
 * @property {() => string | undefined} message The sentence that takes precedence over all others in the status line.
 * @property {{ show?: readonly (keyof Options)[], lock: readonly string[] }} [controls] What a scenario shows and locks.
 * @property {LessonPanel[]} lesson The panel of the scenario, if there is one.
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
  const nothing = {
    above: [],
    tools: [],
    key: [],
    said: [],
    status: [],
    answers: [],
    transport: [],
    below: [],
    beside: [],
  };
  if (level === 0) return { places: nothing };
  return level < 3 ? inArticle() : onPage();

  /** The board comes first: what is not read at every step is behind one button, but for what a lesson shows. */
  function inArticle() {
    const canEdit = level === 2;
    const sentence = canEdit ? [settings(stage, false, controls)] : [];
    const strip = canEdit ? [tools(stage)] : [];
    const [above, folded] = controls?.show ? [sentence, []] : [[], sentence];
    const more = behindButton(stage, canEdit, [...folded, ...strip, pathSection(stage)], kept);
    const places = {
      ...nothing,
      above,
      status: [result(stage, message, true)],
      transport: [transport(stage)],
      below: [legend(stage, more.inside), more],
      beside: lesson,
    };
    return { places };
  }

  function onPage() {
    const place = (/** @type {string} */ name) => make("section", { class: `card ${name}`, part: `why-${name}` });
    const [layer, meanings] = [place("layer"), place("explained")];
    layer.hidden = true;
    const key = atBoard([legend(stage, meanings), layers(stage, layer)]);
    const lent = { key: key.home, layer, meanings };
    const all = TABS.map((of) => ({ ...of, panels: of.panels(stage, kept, lent) }));
    if (lesson.length > 0) all.unshift({ id: "lesson", name: "tab.lesson", panels: lesson, isLively: true });
    const tabs = rail(stage, all, tab, chooseTab);
    const places = {
      ...nothing,
      above: [settings(stage, true, controls)],
      tools: [tools(stage)],
      key: [key],
      said: lesson.flatMap(({ said }) => said ?? []),
      status: [result(stage, message)],
      answers: [held(stage)],
      transport: [transport(stage, true)],
      beside: [tabs],
    };
    return { places, openTab: tabs.choose };
  }
}
