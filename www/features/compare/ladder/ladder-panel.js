// The ladder: a strip of small pictures over the values of one option, each a search of its own at the step of the clock, and
// a sentence about what is seen. Loaded when it is opened. It needs a stage and nothing else.

import { part } from "../../../core/engine/errors.js";
import { make, setText, windowOf } from "../../../core/ui/dom.js";
import { Solver } from "../../../engine.js";
import "../../../core/i18n/en/ladder.js";
import "../../../core/i18n/en/settings.js";
import { Picture } from "../../../core/render/board-pixels.js";
import { pixelRatio } from "../../../core/render/ratio.js";
import { beginComparing } from "../../../core/session/comparing.js";
import { remember, remembered } from "../../../core/ui/remember.js";
import { dressLater } from "../../../core/ui/styles.js";
import { isSameSearch } from "../next-run.js";
import { Climbing, MOST_CELLS } from "./climbing.js";
import { amountOf, sayingOf } from "./ladder-sentences.js";
import { Strip } from "./ladder-strip.js";
import { currentOf, hasEffect, optionsOf, PARAMETERS, valuesOf } from "./ladder-values.js";
import { drawRung } from "./small-picture.js";

/**
 * @import { Speaking } from "../../../core/i18n/index.js"
 * @import { Acting } from "../../../core/panels/panel.js"
 * @import { Seeing } from "../../../core/render/renderer.js"
 * @import { Showing } from "../../../core/session/session.js"
 * @import { Key, Value } from "./ladder-values.js"
 */

/** Where the option that the reader chose last is remembered. */
const OVER = "ladder";
/** How long board and options must rest until everything is searched again, in milliseconds. */
const REST = 200;
/** How long a frame may search, and draw; less while the run plays. */
const SLICE = 8;
const DRAWING = 6;
const DRAWING_IN_PLAY = 3;

/**
 * @param {Showing & Acting & Speaking & Seeing} stage
 * @param {HTMLElement} element The element that holds it.
 * @param {readonly string[]} [lock] Options that readers may not change: there is no ladder over them.
 * @returns {{ update: () => void, dispose: () => void }}
 */
export function fillLadder(stage, element, lock = []) {
  const { language } = stage;
  const { t } = language;
  const [climbing, picture] = [new Climbing(), new Picture()];
  const strip = new Strip({ choose, beside });
  const keys = PARAMETERS.filter((name) => !lock.includes(name));
  const options = keys.map((key) => make("option", { value: key }, t(`option.${key}`)));
  const select = make("select", { onchange: chooseOver }, ...options);
  const note = make("p", { class: "note" });
  const said = make("p", { class: "said", "aria-live": "polite" });
  const help = make("p", { class: "help" }, t("ladder.help"));
  const isBundled = typeof STARSTEP_LADDER_STYLES === "string";
  const dressed = part(dressLater(element, "ladder.css", isBundled ? STARSTEP_LADDER_STYLES : undefined));
  const over = make("label", {}, t("ladder.over"), " ", select);
  element.append(make("div", { class: "head" }, over, help, note), strip.element, said);

  let key = keys.find((name) => name === remembered(OVER)) ?? keys[0];
  select.value = key;
  // A lesson may lock all of them.
  if (keys.length === 0) return { update() {}, dispose() {} };
  /** What the searches were begun for, and what is wanted; and over which option that is. */
  let [begunFor, wantedFor, wantedKey] = ["", "", key];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  let frame = 0;
  let isOver = false;
  // Before it is dressed nobody knows how large its pictures are.
  dressed.then(nextFrame);
  /** The colors that the pictures are drawn in, and how often these have changed. @type {unknown} */
  let colors;
  let recolored = 0;

  function chooseOver() {
    key = /** @type {Key} */ (select.value);
    remember(OVER, key);
    stage.refresh();
  }

  /** @param {Value} value */
  function choose(value) {
    const session = stage.session();
    if (!session.isReadOnly) stage.command(() => session.run.configure({ [key]: value }));
  }

  /** Compares the run that is shown with one that differs in the value. @param {Value} value */
  function beside(value) {
    const session = stage.session();
    if (session.isReadOnly) return;
    stage.command(() => {
      const options = { ...session.run.options, [key]: value };
      const there = session.comparing ? session.runs.findIndex((run) => isSameSearch(run.options, options)) : -1;
      // A run that is there already is not compared with a copy of it.
      if (there >= 0) session.front = there;
      else if (session.comparing) session.comparing.add(options);
      else beginComparing(session, [{}, { [key]: value }]);
    });
  }

  /** Which of the runs that are compared search with a value like the one that is shown. @param {Value} value */
  function runsWith(value) {
    const { comparing, runs, run } = stage.session();
    if (!comparing) return [];
    const options = optionsOf(key, value, run.options);
    return runs.flatMap((each, index) => (isSameSearch(each.options, options) ? [index] : []));
  }

  /** Why there is no ladder. */
  function reason() {
    const { error, board, options } = stage.run();
    if (error) return language.explain(error, board.origin);
    if (board.cells.length > MOST_CELLS) return t("ladder.large", { side: Math.sqrt(MOST_CELLS) });
    return hasEffect(key, options) ? undefined : t("ladder.unused", { option: t(`option.${key}`) });
  }

  /** Where the clock stands that all searches follow. */
  function clockNow() {
    const { clock, run } = stage.session();
    const f = "f" in clock ? clock.f : undefined;
    // A search that was forgotten or stopped is at its end as well.
    const isAtEnd = clock.isAtEnd && !run.isStopped && !clock.isSearching;
    return { isAtEnd, step: f === undefined ? clock.position : run.position, f, costs: run.options.costs };
  }

  function whenText() {
    const { isAtEnd, step, f } = clockNow();
    if (isAtEnd) return t("ladder.at-end");
    if (f === undefined && step === 0) return t("ladder.at-start");
    return f === undefined ? t("ladder.at-step", { step }) : t("ladder.at-f", { f, step });
  }

  function update() {
    if (isOver) return;
    const against = reason();
    setText(note, against ?? whenText());
    for (const part of [strip.element, said, help]) part.hidden = against !== undefined;
    if (against) return stop();
    const { options } = stage.run();
    const values = valuesOf(key, options, Solver.choices);
    strip.make(key, values, language);
    strip.mark(currentOf(key, options), runsWith);
    const others = Object.entries(options).filter(([name]) => name !== key);
    const wanted = [stage.session().document.revision, key, ...values, ...others.flat()].join();
    if (wanted !== wantedFor) want(wanted);
    else if (climbing.isLost) begin();
    nextFrame();
  }

  /** Everything has to be searched again, once it rests. @param {string} wanted */
  function want(wanted) {
    const isFirst = wantedFor === "" || wantedKey !== key;
    [wantedFor, wantedKey] = [wanted, key];
    strip.element.classList.add("old");
    clearTimeout(resting);
    if (isFirst) begin();
    else resting = setTimeout(begin, REST);
  }

  function begin() {
    const run = stage.run();
    begunFor = wantedFor;
    climbing.begin(run.board, run.options, key, valuesOf(key, run.options, Solver.choices));
    for (const item of strip.items) item.drawnFor = "";
    strip.element.classList.remove("old");
    tell();
    nextFrame();
  }

  function stop() {
    clearTimeout(resting);
    // A frame that was requested before would find pictures without searches.
    windowOf(element).cancelAnimationFrame(frame);
    frame = 0;
    climbing.release();
    [begunFor, wantedFor] = ["", ""];
  }

  /** The largest amount that a search comes to. */
  const mostOf = () => Math.max(...climbing.rungs.map(({ result }) => (result ? amountOf(key, result) : 0)));

  /** Says what is known of the searches. */
  function tell() {
    const most = mostOf();
    for (const [index, item] of strip.items.entries()) item.tell(climbing.rungs[index], most, item.shown);
    setText(said, climbing.isDone ? sayingOf(key, climbing.rungs, language) : t("ladder.searching"));
  }

  function nextFrame() {
    if (!frame && !isOver) frame = windowOf(element).requestAnimationFrame(work);
  }

  /** Searches and draws for as long as a frame may. */
  function work() {
    frame = 0;
    const session = stage.session();
    // What the reader waits for comes first.
    if (session.runs.some(({ isSearching }) => isSearching)) return nextFrame();
    if (isOver || begunFor !== wantedFor || session.isAsleep || climbing.isLost) return;
    try {
      if (!climbing.isDone && climbing.work(() => performance.now(), SLICE)) tell();
      if (draw() || !climbing.isDone) nextFrame();
    } catch (error) {
      // The shell knows what to do if the engine has failed: until then its solvers cannot even be freed.
      stage.command(() => {
        throw error;
      });
      stop();
    }
  }

  /** Draws the pictures that are not as they should be. @returns {boolean} Whether there is more to do. */
  function draw() {
    const look = stage.look();
    if (!look) return false;
    if (look.colors !== colors) {
      colors = look.colors;
      recolored++;
      picture.recolor(look.colors);
    }
    const { board, player } = stage.run();
    const clock = clockNow();
    const ratio = pixelRatio();
    const room = strip.items[0]?.room() ?? [0, 0];
    const drawnFor = [...Object.values(clock), recolored, ratio, ...room].join();
    const end = performance.now() + (player.playing ? DRAWING_IN_PLAY : DRAWING);
    // Those that were drawn longest ago come first, so that none waits for ever.
    const waiting = strip.items.filter((item) => item.drawnFor !== drawnFor).sort((a, b) => a.turn - b.turn);
    for (const [count, item] of waiting.entries()) {
      if (count > 0 && performance.now() > end) return true;
      const rung = climbing.rungs[strip.items.indexOf(item)];
      const shown = climbing.show(rung, clock);
      if (!shown) continue;
      drawRung(item.canvas, picture, { board, solver: shown.solver }, look.colors, ratio, room);
      item.drawnFor = drawnFor;
      item.turn = ++turns;
      item.shown = { position: shown.position, isAtEnd: shown.isAtEnd };
      item.tell(rung, mostOf(), item.shown);
    }
    return false;
  }

  return {
    update,
    dispose() {
      isOver = true;
      stop();
    },
  };
}

/** How many pictures have been drawn. */
let turns = 0;
