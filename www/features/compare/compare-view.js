// Runs side by side, each on a board of its own: the first one on the element's own board. Loaded when runs are first compared.

import "../../core/i18n/en/compare.js";
import { dispatch } from "../../core/ui/dispatch.js";
import { make } from "../../core/ui/dom.js";
import { bringIntoSight } from "../../core/ui/in-sight.js";
import { dressLater } from "../../core/ui/styles.js";
import { statusText } from "../../narration/sentences.js";
import { Arranging } from "./arranging.js";
import { barOf } from "./bar.js";
import { Below } from "./below.js";
import { mostOf } from "./footer.js";
import { Lane } from "./lane.js";
import { Overlaying } from "./overlaying.js";
import { marked, setMarked } from "./run-mark.js";
import { namesOf, wordsOf } from "./run-names.js";
import { sentenceOf } from "./sentence.js";
import { marksOf } from "./slider-marks.js";
import { logOf, totalOf } from "./totals.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Renderer, Seeing } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Comparing } from "../../core/session/comparing.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Lessons } from "../lessons/lessons.js"
 * @import { Total } from "./totals.js"
 */

/**
 * What the shell lends.
 * @typedef {object} Lent
 * @property {Comparing} comparing
 * @property {Showing & Acting & Speaking & Saying & Selecting & Marking & Seeing & Focusing} stage
 * @property {() => number} level What surrounds the board.
 * @property {() => Lessons} lessons
 * @property {Place} place
 * @property {OwnBoard} own
 * @property {Making} make
 *
 * Where the boards stand.
 * @typedef {object} Place
 * @property {HTMLElement} element
 * @property {HTMLElement} root
 * @property {(frame: HTMLElement) => void} hold Puts something else where the board's frame was.
 * @property {() => void} resize Called when boards have come or gone.
 *
 * The element's own board, and what is drawn on it besides the search.
 * @typedef {{ frame: HTMLElement, board: HTMLCanvasElement, renderer: Renderer, drawings: Renderer["drawings"] }} OwnBoard
 *
 * What makes the other boards.
 * @typedef {object} Making
 * @property {typeof import("../../core/panels/settings.js").settings} settings Lent, because it loads parts itself: what is loaded with a part cannot be shared with the page's own script then.
 * @property {(board: HTMLCanvasElement) => Renderer} rendererOf For the same reason.
 * @property {(board: HTMLCanvasElement, renderer: Renderer) => () => void} listenTo
 */

/** With what lets a run come to the front. @typedef {Lent & { toFront: (index: number) => void }} Host */

/** Resolves when the element has the style sheet. @param {HTMLElement} element */
export async function dressed(element) {
  await dressLater(
    element,
    "compare-tab.css",
    typeof STARSTEP_COMPARE_TAB_STYLES === "string" ? STARSTEP_COMPARE_TAB_STYLES : undefined,
  );
  return CompareView;
}

export class CompareView {
  #host;
  /** @type {Lane[]} */
  #lanes = [];
  #bar;
  #boards = make("div", { class: "lanes" });
  #overlaying;
  #sentence = make("p", { class: "compared" });
  #hasPanels = false;
  element = make("div", { class: "compare" });
  #hasEnded = false;
  #below;
  /** Whether there is an answer about a cell below the boards. */
  #isAnswered = false;
  #arranging = new Arranging(this.element, this.#boards, () => this.#host.place.resize());
  /** The names of the moment. @type {string[]} */
  #words = [];
  /** What is known of the ends. @type {Total[]} */
  #totals = [];
  /** What the marks on the slider say. */
  #marked = "";
  /** What the page around the element was told last. */
  #told = "";

  /** @param {Lent} lent */
  constructor(lent) {
    const { stage } = lent;
    this.#host = {
      ...lent,
      toFront: (/** @type {number} */ index) => {
        const session = stage.session();
        // A log cannot be the front one.
        if (!session.runs[index] || session.front === index) return;
        session.front = index;
        stage.refresh();
      },
    };
    const { frame, board, renderer } = lent.own;
    const { root, hold } = lent.place;
    this.#below = new Below(this.#host, () =>
      this.#host.comparing.runs.map((run, place) => {
        return { run, place, name: this.#words[place], total: this.#totals[place] };
      }),
    );
    this.#overlaying = new Overlaying(this.#host, () => this.#words);
    this.#boards.addEventListener("pointerover", (event) => this.#pointAt(event));
    this.#boards.addEventListener("pointerleave", () => this.#overlaying.point(undefined));
    const hadFocus = hasFocus(board);
    hold(this.element);
    this.#lanes = [new Lane(this.#host, 0, { frame, board, renderer })];
    root.classList.add("comparing");
    // What was asked about the board alone is not asked about these.
    stage.select(undefined);
    // What a lesson says about its searches stays beside them.
    this.#showPanels(root.classList.contains("with-lesson"));
    this.#bar = this.#makeBar();
    this.build();
    if (hadFocus) board.focus({ preventScroll: true });
  }

  /** Where all are on one board, a run's name and numbers lead to its cells. @param {PointerEvent} event */
  #pointAt({ target, pointerType }) {
    const at = /** @type {Element} */ (target).closest(".title, .numbers");
    const index = this.#lanes.findIndex(({ element }) => at !== null && element.contains(at));
    if (pointerType === "mouse") this.#overlaying.point(index < 0 ? undefined : index);
  }

  #makeBar() {
    return barOf(this.#host, {
      ladder: () => this.#below.hasLadder,
      toggleLadder: () => this.#toggleLadder(),
      panels: () => this.#hasPanels,
      togglePanels: () => {
        this.#showPanels(!this.#hasPanels);
        this.#host.stage.refresh();
      },
    });
  }

  /** A ladder comes instead of the boards, and of what lies over one of them. */
  #toggleLadder() {
    const { comparing } = this.#host;
    if (!this.#below.hasLadder) comparing.choose({ layout: "beside" });
    return this.#below.toggleLadder();
  }

  /** @param {boolean} hasPanels */
  #showPanels(hasPanels) {
    this.#hasPanels = hasPanels;
    this.#host.place.root.classList.toggle("with-panels", hasPanels);
  }

  /** Writes everything in the language of the moment. */
  build() {
    this.#bar = this.#makeBar();
    this.#marked = "";
    for (const [index, lane] of this.#lanes.entries()) {
      const run = this.#host.comparing.runs[index];
      if (run) lane.build(run);
    }
    this.#boards.replaceChildren(...this.#lanes.map(({ element }) => element));
    this.element.replaceChildren(
      this.#bar.element,
      this.#boards,
      this.#overlaying.place,
      this.#sentence,
      ...this.#below.elements,
    );
    this.#arrange();
    this.#below.build();
    this.update();
  }

  /** Makes as many boards as there are runs. */
  #arrange() {
    const { comparing, place } = this.#host;
    const { root, resize } = place;
    const runs = this.#host.comparing.runs;
    const isOverlaid = comparing.how.layout === "overlay";
    // Whoever has wanted the overlay last does not want the ladder.
    if (isOverlaid && this.#below.hasLadder) this.#below.toggleLadder();
    const hasLadder = this.#below.hasLadder;
    const shape = () =>
      [this.#boards.dataset.count, root.className, this.#lanes.map(({ element }) => element.hidden)].join();
    const before = shape();
    while (this.#lanes.length > runs.length) this.#lanes.pop()?.end();
    while (this.#lanes.length < runs.length) {
      const lane = new Lane(this.#host, this.#lanes.length);
      lane.build(runs[this.#lanes.length]);
      this.#lanes.push(lane);
      this.#boards.append(lane.element);
    }
    this.#boards.dataset.count = String(runs.length);
    root.classList.toggle("overlaid", isOverlaid);
    this.element.classList.toggle("with-ladder", hasLadder);
    for (const [index, { element }] of this.#lanes.entries()) element.hidden = hasLadder && index !== this.#front;
    if (before !== shape()) resize();
  }

  /** The first of the runs: it is on the element's own board. With an overlay that is the front one. */
  get first() {
    const { comparing, stage } = this.#host;
    return comparing.how.layout === "overlay" ? stage.run() : this.#host.comparing.runs[0];
  }

  /** What draws the front run. */
  get front() {
    return this.#laneOf(this.#front).renderer;
  }

  get #front() {
    return this.#host.stage.session().front;
  }

  /** The lane of a run's board. @param {number} index */
  #laneOf(index) {
    return this.#host.comparing.how.layout === "overlay" ? this.#lanes[0] : (this.#lanes[index] ?? this.#lanes[0]);
  }

  /** Shows the comparison as it is now. */
  update() {
    const { stage, comparing } = this.#host;
    this.#arrange();
    const { language } = stage;
    const runs = this.#host.comparing.runs;
    const titled = runs.map((run) => ({ options: run.options, title: logOf(run)?.title }));
    this.#words = wordsOf(namesOf(titled, language), language);
    this.#totals = runs.map(totalOf);
    const most = mostOf(this.#totals);
    for (const [index, lane] of this.#lanes.entries()) {
      lane.update(runs[index], this.#words[index], this.#totals[index], most, index === this.#front);
    }
    const { clock } = comparing;
    setMarked(
      this.#sentence,
      sentenceOf(this.#facts(), { position: clock.position, f: clock.f, isByF: clock.align === "f" }, language),
    );
    this.#mark();
    this.#overlaying.update();
    this.#makeRoom();
    this.#tell();
    this.#bar.update();
    this.#below.update();
  }

  /** Gives the boards their room, and hides the status line where it says of one run what the boards say of each. */
  #makeRoom() {
    const { stage, comparing, place } = this.#host;
    const { root } = place;
    const { width, height } = stage.run().board;
    const isOverlaid = comparing.how.layout === "overlay";
    const lanes = isOverlaid ? this.#lanes.slice(0, 1) : this.#lanes.filter(({ element }) => !element.hidden);
    this.#arranging.update(
      lanes.map(({ frame }) => frame),
      { width, height },
      isOverlaid,
    );
    const run = stage.run();
    const said = root.querySelector(".outcome .status")?.textContent;
    this.#showAnswer();
    root.classList.toggle("plain-status", !run.isSearching && said === statusText(run, stage.language));
  }

  /** Below the boards, the answer about a cell that a finger was held on is brought into sight when the finger is gone. */
  async #showAnswer() {
    const { stage, place } = this.#host;
    const answer = /** @type {HTMLElement | null} */ (place.root.querySelector(".ask.held"));
    const isAnswered = answer !== null && !answer.hidden;
    if (isAnswered === this.#isAnswered) return;
    this.#isAnswered = isAnswered;
    if (!isAnswered) return;
    await stage.released();
    if (!this.#hasEnded && answer.isConnected && !answer.hidden) bringIntoSight(answer);
  }

  /** Tells the page what is compared. */
  #tell() {
    const { stage, comparing, place } = this.#host;
    const detail = {
      runs: stage.session().runs.map(({ options }) => options),
      ...comparing.how,
    };
    const told = JSON.stringify(detail);
    if (told === this.#told) return;
    this.#told = told;
    dispatch(place.element, "compare", detail);
  }

  #facts() {
    return this.#host.comparing.runs.map((run, index) => {
      const { state, length, cost, stats } = this.#totals[index];
      const isRepeated = logOf(run)?.isRepeated ?? stats.reopened > 0;
      const unit = run.options.costs;
      return {
        name: marked(this.#words[index], index),
        state,
        taken: run.position,
        total: length,
        isRepeated,
        cost,
        unit,
      };
    });
  }

  /** In a group, what others compare moves the marks too. */
  #mark() {
    const { stage, comparing } = this.#host;
    if (comparing.clock.isSearching) return;
    const marks = marksOf(comparing, this.#words, stage.language);
    const marked = JSON.stringify(marks);
    if (marked === this.#marked) return;
    this.#marked = marked;
    comparing.marks = marks;
  }

  /** Shows on all boards the part that is shown on one. @param {Renderer} renderer */
  share({ view }) {
    for (const lane of this.#lanes) lane.renderer.view = view;
  }

  /** @param {number} ratio How many pixels of the screen a CSS pixel has. */
  resize(ratio) {
    for (const lane of this.#lanes.slice(1)) lane.resize(ratio);
  }

  /** Reads the colors again. */
  recolor() {
    for (const lane of this.#lanes.slice(1)) lane.renderer.recolor();
  }

  /**
   * Draws the front run first: it says which part of the board is shown.
   * @param {Run} _front
   * @param {Coord | undefined} cursor
   * @param {number} now
   * @param {boolean} isCalm
   */
  draw(_front, cursor, now, isCalm) {
    if (this.#host.comparing.how.layout === "overlay") {
      return this.#lanes[0].draw(this.#host.stage.run(), true, cursor, now, isCalm);
    }
    const runs = this.#host.comparing.runs;
    const front = this.#front;
    let isMoving = this.#lanes[front].draw(runs[front], true, cursor, now, isCalm);
    const { view } = this.front;
    // On paper all are seen, wherever the reader has scrolled to.
    const isOnPaper = this.#host.place.root.closest(".paper") !== null;
    for (const [index, lane] of this.#lanes.entries()) {
      if (index === front || !(lane.isInSight || isOnPaper) || !runs[index]) continue;
      lane.renderer.view = view;
      if (lane.draw(runs[index], false, undefined, now, isCalm)) isMoving = true;
    }
    return isMoving;
  }

  /** The element's own board is alone again. */
  end() {
    const { place, own, stage } = this.#host;
    const { root, hold, element } = place;
    const { frame, board, renderer, drawings } = own;
    this.#below.end();
    this.#hasEnded = true;
    this.#overlaying.end();
    const hadFocus = hasFocus(board);
    for (const lane of this.#lanes) lane.end();
    this.#arranging.end();
    root.classList.remove("comparing", "with-panels", "overlaid", "plain-status");
    hold(frame);
    renderer.drawings = drawings;
    if (hadFocus) board.focus({ preventScroll: true });
    // It may only be that the element was removed, or that others are compared.
    if (!stage.session().comparing) dispatch(element, "compare", null);
  }
}

/** @param {HTMLElement} board */
const hasFocus = (board) => /** @type {Document | ShadowRoot} */ (board.getRootNode()).activeElement === board;
