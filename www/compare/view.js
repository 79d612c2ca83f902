// Runs side by side, each on a board of its own: the first one on the element's own board. Loaded when runs are first compared.

import { withFull } from "../engine.js";
import "../i18n/en-compare.js";
import { part } from "../coded.js";
import { dispatch } from "../dispatch.js";
import { make, setText } from "../dom.js";
import { dressLater } from "../styles.js";
import { barOf } from "./bar.js";
import { mostOf } from "./footer.js";
import { Lane, logOf } from "./lane.js";
import { headOf, namesOf, wordsOf } from "./names.js";
import { sentenceOf } from "./sentence.js";
import { totalOf } from "./totals.js";

/** @typedef {import("../run/run.js").Run} Run */
/** @typedef {import("../render/renderer.js").Renderer} Renderer */
/** @typedef {import("../panels/panel.js").Stage} Stage */
/** @typedef {import("./comparing.js").Comparing} Comparing */
/** @typedef {import("./totals.js").Total} Total */

/**
 * What the shell lends.
 * @typedef {object} Lent
 * @property {Comparing} comparing
 * @property {() => Stage} stage
 * @property {HTMLElement} element
 * @property {() => number} level What surrounds the board.
 * @property {() => import("../scenarios/lessons.js").Lessons} lessons
 * @property {HTMLElement} root
 * @property {HTMLElement} frame The element's own board.
 * @property {HTMLCanvasElement} board
 * @property {Renderer} renderer
 * @property {import("../pointing.js").Pointing} pointing
 * @property {import("../surroundings.js").Surroundings} surroundings
 * @property {typeof import("../panels/settings.js").settings} settings Lent, because it loads parts itself: what is loaded with a part cannot be shared with the page's own script then.
 * @property {(board: HTMLCanvasElement) => Renderer} rendererOf For the same reason.
 * @property {(board: HTMLCanvasElement, renderer: Renderer) => () => void} listenTo
 * @property {() => void} resize Called when boards have come or gone.
 */

/** @typedef {Lent & { runs: () => readonly Run[], toFront: (index: number) => void }} Host */

/** Resolves when the element has the style sheet. @param {HTMLElement} element */
export async function dressed(element) {
  await dressLater(
    element,
    "compare-tab.css",
    typeof STARSTEP_COMPARE_STYLES === "string" ? STARSTEP_COMPARE_STYLES : undefined,
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
  #ladderPlace = make("section", { class: "ladder", hidden: true });
  /** @type {import("../panels/why/sections.js").Filled | undefined} */
  #ladder;
  #hasPanels = false;
  element = make("div", { class: "compare" });
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
    const { comparing, stage } = lent;
    this.#host = {
      ...lent,
      runs: () => comparing.runs,
      toFront: (/** @type {number} */ index) => {
        const session = stage().session();
        // A log cannot be the front one.
        if (!session.runs[index] || session.front === index) return;
        session.front = index;
        stage().refresh();
      },
    };
    const { frame, board, renderer, root, surroundings } = lent;
    surroundings.hold(this.element);
    this.#lanes = [new Lane(this.#host, 0, { frame, board, renderer })];
    root.classList.add("comparing");
    // What a lesson says about its searches stays beside them.
    this.#showPanels(root.classList.contains("with-lesson"));
    this.#bar = this.#makeBar();
    this.build();
  }

  #makeBar() {
    return barOf(this.#host, {
      ladder: () => !this.#ladderPlace.hidden,
      toggleLadder: () => this.#toggleLadder(),
      panels: () => this.#hasPanels,
      togglePanels: () => {
        this.#showPanels(!this.#hasPanels);
        this.#host.stage().refresh();
      },
    });
  }

  /** @param {boolean} hasPanels */
  #showPanels(hasPanels) {
    this.#hasPanels = hasPanels;
    this.#host.root.classList.toggle("with-panels", hasPanels);
  }

  /** Writes everything in the language of the moment. */
  build() {
    this.#bar = this.#makeBar();
    this.#marked = "";
    for (const [index, lane] of this.#lanes.entries()) {
      const run = this.#host.runs()[index];
      if (run) lane.build(run);
    }
    this.#boards.replaceChildren(...this.#lanes.map(({ element }) => element));
    this.element.replaceChildren(this.#bar.element, this.#boards, this.#legendPlace, this.#sentence, this.#ladderPlace);
    this.#arrange();
    // Its words are those of another language.
    if (this.#ladder) this.#fillLadder();
    this.update();
  }

  /** Makes as many boards as there are runs. */
  #arrange() {
    const { comparing, root, resize } = this.#host;
    const runs = this.#host.runs();
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
    return comparing.how.layout === "overlay" ? stage().run() : this.#host.runs()[0];
  }

  /** What draws the front run. */
  get front() {
    return this.#laneOf(this.#front).renderer;
  }

  get #front() {
    return this.#host.stage().session().front;
  }

  /** The lane of a run's board. @param {number} index */
  #laneOf(index) {
    return this.#host.comparing.how.layout === "overlay" ? this.#lanes[0] : (this.#lanes[index] ?? this.#lanes[0]);
  }

  /** Shows the comparison as it is now. */
  update() {
    const { stage, comparing } = this.#host;
    this.#arrange();
    const { language } = stage();
    const runs = this.#host.runs();
    const names = namesOf(
      runs.map((run) => ({ options: run.options, title: logOf(run)?.title })),
      language,
    );
    this.#words = wordsOf(names, language);
    this.#totals = runs.map((run) => logTotal(run) ?? totalOf(run));
    const most = mostOf(this.#totals);
    for (const [index, lane] of this.#lanes.entries()) {
      lane.update(runs[index], names[index], this.#totals[index], most, index === this.#front);
    }
    const { clock } = comparing;
    setText(
      this.#sentence,
      sentenceOf(this.#facts(), { position: clock.position, f: clock.f, isByF: clock.align === "f" }, language),
    );
    this.#mark(names.map(headOf));
    this.#overlay();
    this.#legend?.();
    this.#tell();
    this.#bar.update();
    this.#ladder?.update();
  }

  /** Tells the page what is compared. */
  #tell() {
    const { stage, comparing, element } = this.#host;
    const detail = {
      runs: stage()
        .session()
        .runs.map(({ options }) => options),
      ...comparing.how,
    };
    const told = JSON.stringify(detail);
    if (told === this.#told) return;
    this.#told = told;
    dispatch(element, "compare", detail);
  }

  #facts() {
    return this.#host.runs().map((run, index) => {
      const { state, length, cost, stats } = this.#totals[index];
      const isRepeated = logOf(run)?.isRepeated ?? stats.reopened > 0;
      const unit = run.options.costs;
      return { name: this.#words[index], state, taken: run.position, total: length, isRepeated, cost, unit };
    });
  }

  /** Marks on the slider where each run ends, and where a log differs. @param {string[]} heads */
  #mark(heads) {
    const { stage, comparing } = this.#host;
    const { t, number } = stage().language;
    const { clock } = comparing;
    const runs = this.#host.runs();
    if (clock.isSearching) return;
    const marks = runs.flatMap((run, index) => {
      if (run.error || run.isStopped) return [];
      const end = clock.positionAt(run, run.length);
      const f = clock.fAt(end);
      const text = f === undefined ? t("compare.ends", { step: end }) : t("compare.endsAtF", { f });
      const mark = { step: end, name: heads[index], text, time: 0 };
      const { difference } = logOf(run) ?? {};
      if (difference === undefined) return [mark];
      const differs = t("compare.difference", { step: number(difference) });
      return [mark, { step: clock.positionAt(run, difference), name: heads[index], text: differs, time: 0 }];
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
    const { draw, language, session, refresh } = stage();
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
    const module = await part(import("./overlay.js"));
    if (wanted !== this.#overlaid) return;
    if (!module) return comparing.choose({ layout: "beside" });
    const drawing = module.overlayOf([...runs], language, () => this.#words);
    draw("overlay", drawing);
    this.#legend = module.fillOverlayLegend(stage(), drawing, this.#legendPlace);
    refresh();
  }

  async #toggleLadder() {
    const { stage } = this.#host;
    const place = this.#ladderPlace;
    place.hidden = !place.hidden;
    stage().refresh();
    if (place.hidden) this.#emptyLadder();
    else await this.#fillLadder();
  }

  #emptyLadder() {
    this.#ladder?.dispose?.();
    this.#ladder = undefined;
    this.#ladderPlace.replaceChildren();
  }

  async #fillLadder() {
    const { stage } = this.#host;
    const place = this.#ladderPlace;
    this.#emptyLadder();
    const module = await part(withFull(import("./ladder/panel.js")));
    if (place.hidden || this.#ladder) return;
    if (!module) {
      place.hidden = true;
      const { t } = stage().language;
      return stage().say(t("error.part", { part: t("compare.ladder") }));
    }
    this.#ladder = module.fillLadder(stage(), place, this.#host.lessons().lesson?.scenario.controls.lock ?? []);
    stage().refresh();
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
   * @param {import("../board/board.js").Coord | undefined} cursor
   * @param {number} now
   * @param {boolean} isCalm
   */
  draw(_front, cursor, now, isCalm) {
    if (this.#host.comparing.how.layout === "overlay") {
      return this.#lanes[0].draw(this.#host.stage().run(), true, cursor, now, isCalm);
    }
    const runs = this.#host.runs();
    const front = this.#front;
    let isMoving = this.#lanes[front].draw(runs[front], true, cursor, now, isCalm);
    const { view } = this.front;
    for (const [index, lane] of this.#lanes.entries()) {
      if (index === front || !lane.isInSight || !runs[index]) continue;
      lane.renderer.view = view;
      if (lane.draw(runs[index], false, undefined, now, isCalm)) isMoving = true;
    }
    return isMoving;
  }

  /** The element's own board is alone again. */
  end() {
    const { root, frame, renderer, pointing, surroundings, stage, element } = this.#host;
    this.#ladder?.dispose?.();
    this.#overlaid = undefined;
    stage().draw("overlay", undefined);
    const hadFocus = /** @type {ShadowRoot} */ (frame.getRootNode()).activeElement === this.#host.board;
    for (const lane of this.#lanes) lane.end();
    root.classList.remove("comparing", "with-panels", "overlaid");
    surroundings.hold(frame);
    renderer.drawings = pointing.drawings;
    if (hadFocus) this.#host.board.focus({ preventScroll: true });
    // It may only be that the element was removed, or that others are compared.
    if (!stage().session().comparing) dispatch(element, "compare", null);
  }
}

/** What is known of a log. @param {Run} run @returns {Total | undefined} */
function logTotal(run) {
  const log = logOf(run);
  return log && { state: "log", length: log.length, stats: /** @type {any} */ ({}), cost: log.cost };
}
