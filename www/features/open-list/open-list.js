// The tab Open list: the open cells in the order in which they leave, or as the structure of the options stores them.
// Loaded when it is opened.

import { hasCode, part } from "../../core/engine/errors.js";
import { make, setText, windowOf } from "../../core/ui/dom.js";
import "../../core/i18n/en/open-list.js";
import { remember, remembered } from "../../core/ui/remember.js";
import { dressLater } from "../../core/ui/styles.js";
import { hasTwoSides } from "../../rules/algorithms.js";
import { ruleText } from "./open-list-words.js";
import { OrderView } from "./order-view.js";
import { isProbeable, MOST_CELLS, MOST_STEPS, Probe } from "./probe.js";
import { StorageView } from "./storage-view.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Filled } from "../why-tab/sections.js"
 */

/** Where the view that the reader chose last is remembered. */
export const VIEW = "open-list";
/** Steps per second up to which each step is shown, and up to which entries are seen to move. */
const READABLE = 8;
const SLOW = 4;
/** Boards of so many cells take a noticeable part of a frame to look through. */
const LARGE = 1 << 16;
/** How long a view stays at least while steps come faster, and a step on a large board until all is said of it. */
const REST = 200;
/** How much of the search is repeated at a time, and how long its memory is kept for the next step. */
const SLICE = 8;
const KEEP = 5000;

let panels = 0;

/**
 * @param {Showing & Acting & Speaking & Selecting} stage
 * @param {HTMLElement} element
 * @returns {Filled}
 */
export function fillOpenList(stage, element) {
  const { t } = stage.language;
  const [probe, order, storage] = [new Probe(), new OrderView(stage), new StorageView(stage, windowOf(element))];
  const prefix = `starstep-open-list-${panels++}-`;
  const views = radios(
    `${prefix}view`,
    t("queue.view"),
    /** @type {const} */ (["order", "stored"]),
    (name) => t(`queue.${name}`),
    choose,
  );
  const sides = radios(
    `${prefix}side`,
    t("queue.side"),
    /** @type {const} */ (["0", "1"]),
    (name) => t(`side.${name}`),
    () => ask(),
  );
  const rule = make("p", { class: "rule" });
  const said = make("p", { class: "said" });
  const isBundled = typeof STARSTEP_OPEN_LIST_STYLES === "string";
  part(dressLater(element, "open-list.css", isBundled ? STARSTEP_OPEN_LIST_STYLES : undefined));
  element.append(views.element, sides.element, rule, said, order.element, storage.element);

  /** What is shown, since when, and since when the step is. */
  let [shown, shownAt] = ["", Number.NEGATIVE_INFINITY];
  let [revision, changedAt] = [-1, Number.NEGATIVE_INFINITY];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let probing;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let keeping;

  let isAsked = false;

  /** The reader has chosen something, which is shown in the next frame. */
  function ask() {
    isAsked = true;
    stage.refresh();
  }
  function choose(/** @type {string} */ view) {
    remember(VIEW, view);
    ask();
  }
  const sideNow = () => /** @type {0 | 1} */ (Number(hasTwoSides(stage.run().options) && sides.value()));

  function show() {
    const run = stage.run();
    const view = remembered(VIEW) === "stored" ? "stored" : "order";
    if (run.revision !== revision) [revision, changedAt] = [run.revision, performance.now()];
    const isCalm = rests();
    const stamp = [revision, view, sideNow(), order.most, view === "order" && isCalm].join();
    if (stamp !== shown && mayShow()) {
      isAsked = false;
      [shown, shownAt] = [stamp, performance.now()];
      views.choose(view);
      sides.element.hidden = !hasTwoSides(run.options);
      order.element.hidden = view !== "order" || run.error !== undefined;
      setText(rule, run.error ? "" : ruleText(run.options, stage.language));
      if (view === "order") showOrder(isCalm);
      else showStored();
    }
    order.mark(stage.selected());
    storage.mark(stage.selected());
  }

  /** Whether steps come faster than anybody could follow. */
  const isHurried = () => {
    const { player, isSearching } = stage.run();
    return isSearching || (player.playing && player.speed > READABLE);
  };

  /** Whether there is time to say everything: the history of so many cells is long on a large board. */
  function rests() {
    if (isHurried()) return false;
    const left = changedAt + REST - performance.now();
    if (stage.run().board.cells.length < LARGE || left <= 0) return true;
    lookAgain(left);
    return false;
  }

  /** Whether it is time: what nobody could follow, and what takes long, is shown five times a second. */
  function mayShow() {
    const left = shownAt + REST - performance.now();
    const isLarge = stage.run().board.cells.length >= LARGE;
    if (isAsked || left <= 0 || !(isLarge || isHurried())) return true;
    lookAgain(left);
    return false;
  }

  /** In the middle of an expansion the list is still the one that it took its cell from. */
  function beforeText() {
    const { position, within } = stage.run();
    return within > 0 ? t("queue.before", { step: position + 1 }) : "";
  }

  /** @param {number} delay */
  function lookAgain(delay) {
    clearTimeout(waiting);
    waiting = setTimeout(stage.refresh, delay);
  }

  /** @param {boolean} isCalm */
  function showOrder(isCalm) {
    storage.element.hidden = true;
    setText(said, stage.run().error ? t("queue.stopped") : beforeText());
    if (!stage.run().error) order.show(sideNow(), isCalm);
  }

  function showStored() {
    const run = stage.run();
    const large = { cells: MOST_CELLS, steps: MOST_STEPS };
    const isPossible = isProbeable(run) && !run.isSearching;
    const reason = run.isSearching ? t("result.searching") : t("queue.large", large);
    const sentence = run.error ? t("queue.stopped") : isPossible ? "" : reason;
    if (!isPossible) {
      setText(said, sentence);
      storage.element.hidden = true;
      return;
    }
    clearTimeout(probing);
    if (!showKnown()) probing = setTimeout(repeat);
  }

  /** Shows the structure if it is known. */
  function showKnown() {
    const run = stage.run();
    const stored = probe.known(run, sideNow());
    if (!stored) return false;
    const { playing, speed } = run.player;
    const prefersCalm = windowOf(element).matchMedia("(prefers-reduced-motion: reduce)").matches;
    setText(said, beforeText());
    storage.element.hidden = false;
    storage.show(stored, !prefersCalm && !(playing && speed > SLOW));
    storage.mark(stage.selected());
    return true;
  }

  /** Repeats the search for a while, not in a frame. */
  function repeat() {
    const run = stage.run();
    if (run.isAsleep || run.isSearching || !isProbeable(run)) return;
    clearTimeout(keeping);
    keeping = setTimeout(() => probe.release(), KEEP);
    try {
      if (probe.ask(run, sideNow(), SLICE)) showKnown();
      else {
        setText(said, t("queue.busy"));
        probing = setTimeout(repeat);
      }
    } catch (error) {
      probe.release();
      // There may be too little memory for a second search.
      if (hasCode(error)) return setText(said, stage.language.explain(error));
      // The shell knows what to do if the engine has failed.
      stage.command(() => {
        throw error;
      });
    }
  }

  return {
    update: show,
    dispose() {
      for (const timer of [waiting, probing, keeping]) clearTimeout(timer);
      probe.release();
      storage.dispose();
    },
  };
}

/**
 * Choices of which one holds.
 * @template {string} Value
 * @param {string} name
 * @param {string} title
 * @param {readonly Value[]} values
 * @param {(value: Value) => string} nameOf
 * @param {(value: Value) => void} choose
 */
function radios(name, title, values, nameOf, choose) {
  const inputs = values.map((value) => make("input", { type: "radio", name, value, onchange: () => choose(value) }));
  inputs[0].checked = true;
  const labels = inputs.map((input, index) => make("label", {}, input, nameOf(values[index])));
  return {
    element: make("fieldset", { class: "switch" }, make("legend", { class: "spoken" }, title), ...labels),
    value: () => inputs.find(({ checked }) => checked)?.value,
    choose: (/** @type {string} */ value) => {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}
