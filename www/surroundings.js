// What stands around the board: its panels in the language that is wanted, and what outlives them.

import { arrange } from "./arrangement.js";
import { listenToSearchKeys } from "./input.js";
import { remember, remembered } from "./remember.js";

/** @typedef {import("./panels/panel.js").Panel} Panel */
/** @typedef {import("./panels/panel.js").Stage} Stage */
/** @typedef {import("./panels/rail.js").TabName} TabName */

/** Where the tab that a reader opened last is remembered. */
const TAB = "tab";

/**
 * Where the panels are put: all of it, what holds the tools and the board, and the board's frame.
 * @typedef {{ root: HTMLElement, stage: HTMLElement, frame: HTMLElement }} Places
 */

export class Surroundings {
  /** @type {Panel[]} */
  panels = [];
  /** @type {(tab: TabName) => void} */
  openTab = () => {};
  /** @type {import("./arrangement.js").Kept} */
  #kept;
  #places;
  /** What undoes the listeners of the panels. @type {(() => void)[]} */
  #undos = [];
  /** The tab that is open, if the reader or a lesson opened one. @type {TabName | undefined} */
  #tab;
  /** The lesson whose panel was made last. @type {import("./scenarios/lesson.js").Lesson | undefined} */
  #lesson;

  /** @param {Places} places @param {() => void} change Called when what outlives the panels has changed. */
  constructor(places, change) {
    this.#places = places;
    this.#kept = { change };
  }

  /**
   * Makes the panels.
   * @param {Stage} stage
   * @param {import("./scenarios/lessons.js").Lessons} lessons
   * @param {number} level What surrounds the board, as in `arrange`.
   * @param {() => string | undefined} message
   */
  build(stage, lessons, level, message) {
    this.#undo();
    const { lesson } = lessons;
    // A lesson comes with its panel open; when it ends, the reader's own choice is back.
    if (lesson !== this.#lesson) this.#tab = lesson ? "lesson" : undefined;
    this.#lesson = lesson;
    const { above, tools, below, panels, keys, openTab } = arrange({
      stage,
      level,
      message,
      controls: lesson?.scenario.controls,
      lesson: level >= 1 ? lessons.panels(level >= 3) : [],
      kept: this.#kept,
      tab: this.#tab ?? /** @type {TabName} */ (remembered(TAB)),
      chooseTab: (tab) => {
        this.#tab = tab;
        if (tab !== "lesson") remember(TAB, tab);
      },
    });
    this.panels = panels;
    this.openTab = openTab ?? (() => {});
    const { root, stage: holder, frame } = this.#places;
    root.classList.toggle("with-lesson", lesson !== undefined);
    for (const name of ["led", "locked"]) root.classList.toggle(name, lesson?.ways.includes(name) ?? false);
    // What the reader has opened stays open, in another language too.
    const wereOpen = new Set(this.#details().flatMap(([name, { open }]) => (open ? [name] : [])));
    holder.replaceChildren(...tools, frame);
    root.replaceChildren(...above, holder, ...below);
    for (const [name, details] of this.#details()) if (wereOpen.has(name)) details.open = true;
    this.#undos = keys ? [listenToSearchKeys(keys, { ...stage, isTransport: true })] : [];
    for (const { dispose } of panels) if (dispose) this.#undos.push(dispose);
  }

  #undo() {
    for (const undo of this.#undos) undo();
    this.#undos = [];
  }

  /** The board's frame, or what holds it. @param {HTMLElement} frame */
  hold(frame) {
    this.#places.frame.replaceWith(frame);
    this.#places.frame = frame;
  }

  /** Stops listening and working; what has been made stays in its places. */
  end() {
    // It requests a frame, which would belong to the window that the element may be leaving.
    this.#kept.measuring?.end();
    this.#undo();
  }

  /** What can be opened, by the part that it is in and its number there. @returns {[string, HTMLDetailsElement][]} */
  #details() {
    const parts = [.../** @type {NodeListOf<HTMLElement>} */ (this.#places.root.querySelectorAll("section[part]"))];
    return parts.flatMap((section) =>
      Array.from(section.querySelectorAll("details"), (details, index) => [`${section.part} ${index}`, details]),
    );
  }
}
