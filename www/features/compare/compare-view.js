// Runs side by side, each on a board of its own: the first one on the element's own board. Loaded when runs are first compared.

import "../../core/i18n/en/compare.js";
import { part } from "../../core/engine/errors.js";
import { dispatch } from "../../core/ui/dispatch.js";
import { make, setText } from "../../core/ui/dom.js";
import { bringIntoSight } from "../../core/ui/in-sight.js";
import { dressLater } from "../../core/ui/styles.js";
import { statusText } from "../../narration/sentences.js";
import { Arranging } from "./arranging.js";
import { barOf } from "./bar.js";
import { Below } from "./below.js";
import { mostOf } from "./footer.js";
import { Lane, logOf } from "./lane.js";
import { namesOf, wordsOf } from "./run-names.js";
import { sentenceOf } from "./sentence.js";
import { totalOf } from "./totals.js";

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
  #legendPlace = make("ul", { class: "overlay-legend", role: "list", hidden: true });
  /** Shows the overlay's legend as it is now. @type {(() => void) | undefined} */
  #legend;
  #sentence = make("p", { class: "compared" });
  #hasPanels = false;
  element = make("div", { class: "compare" });
  #hasEnded = false;
  #below;
  /** Whether there is an answer about a cell below the boards. */
  #isAnswered = false;
  #arranging = new Arranging(this.element, this.#boards, () => this.#host.place.resize());
  /** The runs that the overlay is of, and how they are called there. @type {{ runs: readonly Run[], tag: string } | undefined} */
  #overlaid;
  /** The names of the moment, for the overlay's legend. @type {string[]} */
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
      this.#host.comparing.runs.map((run, index) => ({ run, name: this.#words[index], total: this.#totals[index] })),
    );
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

  #makeBar() {
    return barOf(this.#host, {
      ladder: () => this.#below.hasLadder,
      toggleLadder: () => this.#below.toggleLadder(),
      panels: () => this.#hasPanels,
      togglePanels: () => {
        this.#showPanels(!this.#hasPanels);
        this.#host.stage.refresh();
      },
    });
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
      this.#legendPlace,
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
    const before = `${this.#boards.dataset.count} ${root.classList.contains("overlaid")}`;
    while (this.#lanes.length > runs.length) this.#lanes.pop()?.end();
    while (this.#lanes.length < runs.length) {
      const lane = new Lane(this.#host, this.#lanes.length);
      lane.build(runs[this.#lanes.length]);
      this.#lanes.push(lane);
      this.#boards.append(lane.element);
    }
    this.#boards.dataset.count = String(runs.length);
    root.classList.toggle("overlaid", isOverlaid);
    if (before !== `${runs.length} ${isOverlaid}`) resize();
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
    this.#totals = runs.map((run) => logTotal(run) ?? totalOf(run));
    const most = mostOf(this.#totals);
    for (const [index, lane] of this.#lanes.entries()) {
      lane.update(runs[index], this.#words[index], this.#totals[index], most, index === this.#front);
    }
    const { clock } = comparing;
    setText(
      this.#sentence,
      sentenceOf(this.#facts(), { position: clock.position, f: clock.f, isByF: clock.align === "f" }, language),
    );
    this.#mark();
    this.#overlay();
    this.#legend?.();
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
    const frames = this.#lanes.slice(0, isOverlaid ? 1 : undefined).map(({ frame }) => frame);
    this.#arranging.update(frames, width / height, isOverlaid);
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
      return { name: this.#words[index], state, taken: run.position, total: length, isRepeated, cost, unit };
    });
  }

  /** Marks on the slider where each run ends, and where a log differs. */
  #mark() {
    const { stage, comparing } = this.#host;
    const { t, number } = stage.language;
    const { clock } = comparing;
    const runs = this.#host.comparing.runs;
    if (clock.isSearching) return;
    const marks = runs.flatMap((run, index) => {
      if (run.error || run.isStopped) return [];
      const end = clock.positionAt(run, run.length);
      const f = clock.fAt(end);
      const text = f === undefined ? t("compare.ends", { step: end }) : t("compare.endsAtF", { f });
      const mark = { step: end, name: this.#words[index], text, time: 0 };
      const { difference } = logOf(run) ?? {};
      if (difference === undefined) return [mark];
      const differs = t("compare.difference", { step: number(difference) });
      return [mark, { step: clock.positionAt(run, difference), name: this.#words[index], text: differs, time: 0 }];
    });
    // In a group, what others compare moves them too.
    const marked = JSON.stringify(marks);
    if (marked === this.#marked) return;
    this.#marked = marked;
    comparing.marks = marks;
  }

  /** Puts all runs on one board, or takes them away. */
  async #overlay() {
    const { stage, comparing } = this.#host;
    const { draw, language, session, refresh } = stage;
    const runs = comparing.how.layout === "overlay" ? session().runs : undefined;
    const known = this.#overlaid;
    const hasSameRuns = runs?.length === known?.runs.length && runs?.every((run, index) => run === known?.runs[index]);
    if (runs ? hasSameRuns && language.tag === known?.tag : !known) return;
    this.#overlaid = runs && { runs: [...runs], tag: language.tag };
    draw("overlay", undefined);
    this.#legend = undefined;
    this.#legendPlace.hidden = !runs;
    if (!runs) return;
    const wanted = this.#overlaid;
    const module = await part(import("./compare-overlay.js"));
    if (wanted !== this.#overlaid) return;
    if (!module) return comparing.choose({ layout: "beside" });
    const drawing = module.overlayOf([...runs], language, () => this.#words);
    draw("overlay", drawing);
    this.#legend = module.fillOverlayLegend(stage, drawing, this.#legendPlace);
    refresh();
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
    this.#overlaid = undefined;
    stage.draw("overlay", undefined);
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

/** What is known of a log. @param {Run} run @returns {Total | undefined} */
function logTotal(run) {
  const log = logOf(run);
  return log && { state: "log", length: log.length, stats: /** @type {any} */ ({}), cost: log.cost };
}
