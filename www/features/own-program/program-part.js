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
import { LONGEST, runApart } from "./sandbox.js";

/**
 * @import { Language, Translate } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Instrumented } from "../../running/instrumented.js"
 * @import { Ending } from "./run-worker.js"
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */
/** What the reader has of a program, which is kept elsewhere. @typedef {{ program: string, isByRow?: boolean }} Kept */
/** How a program ended. @typedef {{ ending: Ending } | "endless" | "refused" | "missing"} How */

/** How many lines of its output are shown. */
const SHOWN_LINES = 500;
const SECONDS = LONGEST / 1000;
const MOST_ENTRIES = 1 << 22;
const MOST_LINES = 1_000_000;

/**
 * @param {object} given
 * @param {Language} given.language
 * @param {Kept} given.kept
 * @param {() => Ground | undefined} given.ground What it is to be run on; undefined as long as an end is missing.
 * @param {(log: string) => void} given.ran Takes what becomes of a run.
 */
export function programPart({ language, kept, ground, ran }) {
  const { t } = language;
  if (kept.program === "") kept.program = WORKING;
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
  const editor = editorIn(host, kept.program, {
    label: t("own.editor"),
    changed(text) {
      kept.program = text;
      showOrder();
    },
    run: () => begin(),
  });
  /** What ends the run on the board above. */
  let end = () => {};
  /** What ends each run, on whatever board. @type {Set<() => void>} */
  const going = new Set();
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

  function begin() {
    end();
    const board = ground();
    hint.hidden = true;
    showOutput([]);
    if (!board) return say(t("own.noEnds"));
    say(t("own.running"));
    end = runOn(board, (told) => {
      say(told.sentence, told.line);
      hint.hidden = told.advice === undefined;
      setText(hint, told.advice ?? "");
      showOutput(told.output);
      ran(told.log);
    });
  }

  /**
   * Runs the program on a board.
   * @param {Ground} board
   * @param {(told: Told) => void} hear
   * @returns {() => void} Ends it.
   */
  function runOn(board, hear) {
    const made = instrumented(editor.text());
    if (made.fault || made.imports !== undefined) {
      hear({ ...faultOf(made, t), log: "", output: [] });
      return () => {};
    }
    const watched = new Watched();
    const isTurned = isByRow();
    const given = {
      code: made.code,
      sites: made.sites.map(({ name }) => name),
      ...(made.call && { call: made.call }),
      grid: rowsOf(board),
      start: pairOf(board.start, isTurned),
      goal: pairOf(board.goal, isTurned),
      isByRow: isTurned,
    };
    const stop = runApart(given, {
      add: (batch) => watched.add(batch),
      again: () => watched.again(),
      done(how) {
        going.delete(stop);
        const shown = watched.shown(typeof how === "string" ? undefined : how.ending);
        const found = runLog(shown, watched.itself, made.sites, board, isTurned);
        hear({ ...toldOf(found, made, how, language), log: found.log, output: watched.output });
      },
    });
    going.add(stop);
    return stop;
  }

  const element = make(
    "div",
    { class: "own-program" },
    make("p", { class: "soft" }, t("own.intro")),
    make("div", { class: "row" }, run, begins, order),
    status,
    hint,
    outputs,
    host,
  );
  return {
    element,
    runOn,
    /** What was said of a run is of no use on another board. */
    forget() {
      end();
      hint.hidden = true;
      showOutput([]);
      say("");
    },
    end() {
      for (const stop of going) stop();
      editor.end();
    },
  };
}

/** What is told of a run: a sentence, the line that it is about, a line of code to be added, the log and what was printed. @typedef {{ sentence: string, line?: number, advice?: string, log: string, output: string[] }} Told */

/** The rows of a board as programs have them: 0 and 1, or with penalties these and 255. @param {Ground} board */
function rowsOf({ width, height, cells }) {
  const hasPenalties = cells.some(isPenalty);
  const value = (/** @type {number} */ byte) => (byte === WALL && !hasPenalties ? 1 : byte);
  return Array.from({ length: height }, (_, y) => Array.from(cells.subarray(y * width, (y + 1) * width), value));
}

/** @param {Coord} cell @param {boolean} isByRow @returns {[number, number]} */
const pairOf = ([x, y], isByRow) => (isByRow ? [y, x] : [x, y]);

/** Why it cannot be run at all. @param {Instrumented} made @param {Translate} t */
function faultOf({ fault, imports = 0 }, t) {
  if (fault) return { sentence: t("own.error", { line: fault.line, message: fault.message }), line: fault.line };
  return { sentence: t("own.import", { line: imports }), line: imports };
}

/**
 * @param {ReturnType<typeof runLog>} found
 * @param {Instrumented} made
 * @param {How} how
 * @param {Language} language
 */
function toldOf(found, made, how, language) {
  const { t } = language;
  if (how === "refused" || how === "missing") return { sentence: t(`own.${how}`) };
  // A function that was no search after all may well fail.
  const failure = typeof how === "string" || found.isOfItself ? undefined : how.ending.failure;
  const stopped = stoppedText(how, failure, t);
  const { site, expanded, stale, path, isPrinted, isNothing } = found;
  const sentences = [...(stopped ? [stopped] : [])];
  if (site) sentences.push(t("own.seen", { cells: expanded, line: site.line, call: site.text }));
  else if (isPrinted) sentences.push(t("own.printed"));
  if (stale > 0) sentences.push(t("own.stale", { stale }));
  if (path !== undefined) sentences.push(t("own.path", { cells: path }));
  else if (isNothing) sentences.push(t("own.nothing"));
  const isUnseen = !site && !isPrinted && !failure;
  if (isUnseen) sentences.push(t(made.call ? "own.unseen" : "own.noSearch"));
  const [own] = made.own;
  // What has parameters for what it is given does not use its own.
  const hides = own && !made.call?.args.some((arg) => arg === own.name || arg === "all");
  if (hides) sentences.push(t("own.hides", { name: own.name, line: own.line }));
  const line = failure?.line ?? (hides ? own.line : undefined);
  return {
    sentence: language.joined(sentences),
    ...(line !== undefined && { line }),
    ...(isUnseen && made.call && { advice: "console.log(current.x, current.y);" }),
  };
}

/** Why it did not come to its end. @param {How} how @param {Ending["failure"]} failure @param {Translate} t */
function stoppedText(how, failure, t) {
  if (how === "endless") return t("own.endless", { seconds: SECONDS });
  if (!failure) return undefined;
  if (failure.kind === "lines") return t("own.lines", { most: MOST_LINES });
  if (failure.kind === "memory") return t("own.memory", { most: MOST_ENTRIES });
  const { line, message } = failure;
  return line === undefined ? t("own.failed", { message }) : t("own.error", { line, message });
}
