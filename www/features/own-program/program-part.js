// In the dialog “Check my A*”: the reader's own program in an editor, run on the board, with what was seen of it. What it expands
// becomes a log, which is checked like one that is pasted.

import "../../core/i18n/en/own-program.js";
import { make, setText } from "../../core/ui/dom.js";
import { isPenalty, WALL } from "../../rules/cells.js";
import { takesRowFirst } from "../../running/ends-by-row.js";
import { instrumented } from "../../running/instrumented.js";
import { runLog } from "../../running/run-log.js";
import { Watched } from "../../running/watched.js";
import { WITH_GAPS, WORKING } from "./begin-with.js";
import { editorIn } from "./editor.js";
import { runApart, timed } from "./sandbox.js";
import { faultOf, toldOf } from "./told-run.js";
import { triedPart } from "./tried-part.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Instrumented } from "../../running/instrumented.js"
 * @import { Order } from "./run-worker.js"
 * @import { Told } from "./told-run.js"
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */
/** What the reader has of a program, which is kept elsewhere. @typedef {{ program: string, isByRow?: boolean }} Kept */
/** Gives a picture of a board with a path, and in its place later, if there is a log, the answer to that. @typedef {(run: { board: Ground, path: Coord[], log: string }, hear: (elements: Node[]) => void) => () => void} Answering */

/** How many lines of its output are shown. */
const SHOWN_LINES = 500;

/**
 * @param {object} given
 * @param {Language} given.language
 * @param {Kept} given.kept
 * @param {() => Ground | undefined} given.ground What it is to be run on; undefined as long as an end is missing.
 * @param {(log: string) => void} given.ran Takes what becomes of a run.
 * @param {Answering} given.answering
 * @param {() => Moving | undefined} given.known Which moves the program means, going by the answer to its last run.
 * @param {HTMLElement} given.place Where it is shown what goes wrong on other boards.
 */
export function programPart({ language, kept, ground, ran, answering, known, place }) {
  const { t } = language;
  const host = make("div", { class: "editor" });
  const status = make("p", { class: "seen", "aria-live": "polite" });
  const hint = make("pre", { hidden: true });
  const output = make("pre", { tabIndex: 0 });
  const printed = make("summary");
  const outputs = make("details", { hidden: true }, printed, output);
  const run = make(
    "button",
    { type: "button", class: "primary", title: t("own.keys"), onclick: () => begin() },
    t("own.run"),
  );
  const begins = make(
    "select",
    { "aria-label": t("own.beginWith"), onchange: () => beginWith(begins.value) },
    make("option", { value: "" }, t("own.beginWith")),
    make("option", { value: "working" }, t("own.working")),
    make("option", { value: "gaps" }, t("own.gaps")),
    make("option", { value: "empty" }, t("own.empty")),
  );
  const order = make(
    "select",
    { "aria-label": t("own.order"), onchange: () => choose() },
    make("option", { value: "xy" }, t("own.order.xy")),
    make("option", { value: "yx" }, t("own.order.yx")),
  );
  const isByRow = () => kept.isByRow ?? takesRowFirst(editor.text());
  const showOrder = () => {
    order.value = isByRow() ? "yx" : "xy";
  };
  const editor = editorIn(host, kept.program || WORKING, {
    label: t("own.editor"),
    changed(text) {
      // What stands here by itself nobody has brought.
      kept.program = text === WORKING ? "" : text;
      showOrder();
    },
    run: () => begin(),
  });
  /** What ends the run on the board above. */
  let end = () => {};
  /** What ends each run, on whatever board. @type {Set<() => void>} */
  const going = new Set();
  /** The program that was run last on the board above. @type {string | undefined} */
  let ranLast;
  const tried = triedPart({
    language,
    place,
    answering,
    known,
    runOn,
    say,
    first(then) {
      if (ranLast === editor.text() || !ground()) then();
      else begin(then);
    },
    program() {
      const made = instrumented(editor.text());
      const isTurned = isByRow();
      return {
        fault: faultOf(made, t),
        orderFor: (board) => ({ ...orderOf(made, board, isTurned), isWatched: false }),
      };
    },
    before() {
      end();
      hint.hidden = true;
      showOutput([]);
    },
  });
  showOrder();

  function choose() {
    kept.isByRow = order.value === "yx";
  }

  /** @param {string} which */
  function beginWith(which) {
    const texts = { working: WORKING, gaps: WITH_GAPS, empty: "" };
    editor.set(texts[/** @type {keyof typeof texts} */ (which)] ?? editor.text());
    kept.isByRow = undefined;
    showOrder();
    begins.value = "";
    say(t("own.replaced"));
    editor.focus();
  }

  /** @param {string} sentence @param {number} [line] Which line it is about. */
  function say(sentence, line) {
    setText(status, sentence);
    editor.mark(line);
  }

  /** @param {string[]} lines */
  function showOutput(lines) {
    outputs.hidden = lines.length === 0;
    setText(printed, t("own.output", { count: lines.length }));
    output.textContent = lines.slice(0, SHOWN_LINES).join("\n") + (lines.length > SHOWN_LINES ? "\n…" : "");
  }

  /** @param {() => void} [then] Called if it has come to an end by itself. */
  function begin(then) {
    stop();
    const board = ground();
    hint.hidden = true;
    showOutput([]);
    if (!board) return say(t("own.noEnds"));
    say(t("own.running"));
    ranLast = editor.text();
    end = runOn(board, (told) => {
      say(told.sentence, told.line);
      hint.hidden = told.advice === undefined;
      setText(hint, told.advice ?? "");
      showOutput(told.output);
      ran(told.log);
      if (!told.isEndless) then?.();
    });
  }

  /** Ends whatever runs on boards that the reader has chosen. */
  function stop() {
    end();
    tried.forget();
  }

  /**
   * Runs the program on a board.
   * @param {Ground} board
   * @param {(told: ToldRun) => void} hear
   * @param {number} [longest] How long it may run, in milliseconds, if less than usual.
   * @returns {() => void} Ends it.
   */
  function runOn(board, hear, longest) {
    const made = instrumented(editor.text());
    const fault = faultOf(made, t);
    if (fault) {
      hear({ ...fault, log: "", output: [], isEndless: false, hasCells: false });
      return () => {};
    }
    const watched = new Watched();
    const isTurned = isByRow();
    const stop = runApart(timed(orderOf(made, board, isTurned), longest), {
      add: (batch) => watched.add(batch),
      again: () => watched.again(),
      done(how) {
        going.delete(stop);
        const shown = watched.shown(typeof how === "string" ? undefined : how.ending);
        const found = runLog(shown, watched.itself, made.sites, board, isTurned);
        const isEndless = how === "endless";
        const hasCells = found.expanded > 0 || found.isPrinted;
        hear({ ...toldOf(found, made, how, language), log: found.log, output: watched.output, isEndless, hasCells });
      },
    });
    going.add(stop);
    return stop;
  }

  const element = make(
    "div",
    { class: "own-program" },
    make("p", { class: "soft" }, t("own.intro")),
    make("div", { class: "row" }, run, tried.button, begins, order),
    tried.bar,
    status,
    hint,
    outputs,
    host,
  );
  return {
    element,
    runOn,
    isTrying: tried.isGoing,
    /** Whoever brings something else waits for no run. */
    stop,
    /** What was said of a run is of no use on another board. */
    forget() {
      stop();
      hint.hidden = true;
      showOutput([]);
      say("");
    },
    end() {
      stop();
      for (const end of going) end();
      editor.end();
    },
  };
}

/**
 * What is told of a run, with the log of it and what was printed, whether it had to be ended, and whether anything is known of the
 * cells that it expanded.
 * @typedef {Told & { log: string, output: string[], isEndless: boolean, hasCells: boolean }} ToldRun
 */

/** The rows of a board as programs have them: 0 and 1, or with penalties these and 255. @param {Ground} board */
function rowsOf({ width, height, cells }) {
  const hasPenalties = cells.some(isPenalty);
  const value = (/** @type {number} */ byte) => (byte === WALL && !hasPenalties ? 1 : byte);
  return Array.from({ length: height }, (_, y) => Array.from(cells.subarray(y * width, (y + 1) * width), value));
}

/** What is to be run on a board. @param {Instrumented} made @param {Ground} board @param {boolean} isByRow @returns {Order} */
function orderOf({ code, call, sites }, board, isByRow) {
  const task = { grid: rowsOf(board), start: pairOf(board.start, isByRow), goal: pairOf(board.goal, isByRow) };
  return { code, sites: sites.map(({ name }) => name), ...(call && { call }), isByRow, isWatched: true, task };
}

/** @param {Coord} cell @param {boolean} isByRow @returns {[number, number]} */
const pairOf = ([x, y], isByRow) => (isByRow ? [y, x] : [x, y]);
