// What surrounds the board: its panels in the language that is wanted, and what outlives them.

import { listenToSearchKeys } from "../core/input/board-target.js";
import { endRadios } from "../core/ui/dom.js";
import { remember, remembered } from "../core/ui/remember.js";
import { panelsOf } from "./which-panels.js";

/**
 * @import { Panel } from "../core/panels/panel.js"
 * @import { Kept } from "../core/panels/rail.js"
 * @import { Lesson } from "../features/lessons/lesson.js"
 * @import { Lessons } from "../features/lessons/lessons.js"
 * @import { Layout } from "./element-layout.js"
 * @import { Stage } from "./stage.js"
 */

/** Where the tab that a reader opened last is remembered. */
const TAB = "tab";

export class Surroundings {
  /** @type {Panel[]} */
  panels = [];
  /** @type {(tab: string) => void} */
  openTab = () => {};
  /** @type {Kept} */
  #kept;
  #layout;
  /** What undoes the listeners of the panels. @type {(() => void)[]} */
  #undos = [];
  /** The tab that is open, if the reader or a lesson opened one. @type {string | undefined} */
  #tab;
  /** The lesson whose panel was made last. @type {Lesson | undefined} */
  #lesson;

  /** @param {Layout} layout @param {() => void} change Called when what outlives the panels has changed. */
  constructor(layout, change) {
    this.#layout = layout;
    this.#kept = { change, ends: new Set() };
  }

  /**
   * Makes the panels.
   * @param {Stage} stage
   * @param {Lessons} lessons
   * @param {number} level What surrounds the board, as in `panelsOf`.
   * @param {() => string | undefined} message
   */
  build(stage, lessons, level, message) {
    this.#undo();
    const { lesson } = lessons;
    // A lesson comes with its panel open; when it ends, the reader's own choice is back.
    if (lesson !== this.#lesson) this.#tab = lesson ? "lesson" : undefined;
    this.#lesson = lesson;
    const { places, openTab } = panelsOf(stage, {
      level,
      message,
      controls: lesson?.scenario.controls,
      lesson: level >= 1 ? lessons.panels(level >= 3) : [],
      kept: this.#kept,
      tab: this.#tab ?? remembered(TAB) ?? undefined,
      chooseTab: (tab) => {
        this.#tab = tab;
        if (tab !== "lesson") remember(TAB, tab);
      },
    });
    this.panels = Object.values(places).flat();
    this.openTab = openTab ?? (() => {});
    const { root } = this.#layout;
    root.classList.toggle("with-lesson", lesson !== undefined);
    for (const name of ["led", "locked", "plain"]) root.classList.toggle(name, lesson?.ways.includes(name) ?? false);
    this.#layout.put(places);
    // Where the reader steps and plays, keys move through the search too.
    const keys = (/** @type {Panel} */ { element }) => listenToSearchKeys(element, stage, true);
    this.#undos = places.transport.map(keys);
    for (const { dispose } of this.panels) if (dispose) this.#undos.push(dispose);
  }

  #undo() {
    for (const undo of this.#undos) undo();
    this.#undos = [];
    endRadios(this.#layout.root);
  }

  /** Stops listening and working; what has been made stays in its places. */
  end() {
    for (const end of this.#kept.ends) end();
    this.#undo();
  }
}
