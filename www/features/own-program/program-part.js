// In the dialog “Check my A*”: the reader's own program in an editor, run on the board, with what was seen of it. What it expands
// becomes a log, which is checked like one that is pasted.

import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import { report } from "../../core/engine/errors.js";
import { make, setText } from "../../core/ui/dom.js";
import { takesRowFirst } from "../../running/ends-by-row.js";
import { writtenIn } from "../../running/written-in.js";
import { BEGINS } from "./begin-with.js";
import { editorIn } from "./editor.js";
import { javascript } from "./in-javascript.js";
import { Python } from "./in-python.js";
import { onAnyBoard } from "./on-any-board.js";
import { programRuns } from "./program-runs.js";
import { isOffered, MEGABYTES } from "./python-files.js";
import { triedPart } from "./tried-part.js";

/**
 * @import { Frame } from "../../check/coordinate-frames.js"
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { Moving } from "../../running/cheapest.js"
 * @import { Written } from "../../running/written-in.js"
 * @import { Trials } from "./tried-part.js"
 */

/** @typedef {{ width: number, height: number, cells: Uint8Array, start: Coord, goal: Coord }} Ground */
/** What the reader has of a program, which is kept elsewhere: its language and the order of its coordinates, if they were chosen. @typedef {{ program: string, written?: Written, isByRow?: boolean }} Kept */
/** What may stand in the editor at first, by its name: the first of them does where the reader has nothing. @typedef {Partial<Record<"working" | "gaps" | "given", Record<Written, string>>>} Begins */
/** Gives a picture of a board with a path, and in its place later, if there is a log, the answer to that. @typedef {(run: { board: Ground, path: Coord[], log: string, frame?: Frame }, hear: (elements: Node[]) => void) => () => void} Answering */

/** How many lines of its output are shown. */
const SHOWN_LINES = 500;

/**
 * @param {object} given
 * @param {Language} given.language
 * @param {Kept} given.kept
 * @param {Begins} [given.begins]
 * @param {string} [given.intro] What is said of it first.
 * @param {boolean} [given.isPriced] Whether cells have numbers for penalties even where there are none.
 * @param {boolean} [given.needsCells] Whether it matters what it expands; it does by default.
 * @param {Trials<any>} [given.trials] What it is tried on; boards of any kind by default.
 * @param {() => Ground | undefined} given.ground What it is to be run on; undefined as long as an end is missing.
 * @param {(log: string, written: Written) => void} [given.ran] Takes what becomes of a run, with the language of the program.
 * @param {Answering} given.answering
 * @param {() => Moving | undefined} [given.known] Which moves the program means, going by the answer to its last run.
 * @param {HTMLElement} given.place Where it is shown what goes wrong on other boards.
 */
export function programPart({ language, kept, ground, answering, place, ...given }) {
  const { t } = language;
  const { isPriced, needsCells = true, ran = () => {}, known = () => undefined } = given;
  const texts = /** @type {Begins} */ (given.begins ?? BEGINS);
  const names = /** @type {(keyof Begins)[]} */ (Object.keys(texts));
  const [initial] = Object.values(texts);
  const { trials = onAnyBoard(language, known) } = given;
  const host = make("div", { class: "editor" });
  const status = make("p", { class: "seen", "aria-live": "polite" });
  const hint = make("pre", { hidden: true });
  const output = make("pre", { tabIndex: 0 });
  const printed = make("summary");
  const outputs = make("details", { hidden: true }, printed, output);
  const run = make("button", { type: "button", class: "primary", title: t("own.keys"), onclick: () => begin() });
  const coming = make("progress", { max: 1, "aria-label": t("own.loading") });
  const comingBar = make("div", { class: "row", hidden: true }, coming);
  const languages = make(
    "select",
    { "aria-label": t("own.written"), onchange: () => chooseLanguage() },
    make("option", { value: "javascript" }, "JavaScript"),
  );
  const begins = make(
    "select",
    { "aria-label": t("own.beginWith"), onchange: () => begins.value && beginWith(begins.value) },
    make("option", { value: "" }, t("own.beginWith")),
    ...names.map((value) => make("option", { value }, t(`own.${value}`))),
    make("option", { value: "empty" }, t("own.empty")),
  );
  const order = make(
    "select",
    { "aria-label": t("own.order"), onchange: () => choose() },
    make("option", { value: "xy" }, t("own.order.xy")),
    make("option", { value: "yx" }, t("own.order.yx")),
  );
  const python = new Python();
  /** Where nothing tells, it is what it was. @type {Written} */
  let guessed = "javascript";
  const written = () => kept.written ?? guessed;
  const isByRow = () => kept.isByRow ?? takesRowFirst(editor.text(), written());
  const editor = editorIn(host, kept.program || initial[written()], {
    label: t("own.editor"),
    changed(text, isPasted) {
      // What stands here by itself nobody has brought.
      kept.program = Object.values(initial).includes(text) ? "" : text;
      if (isPasted) kept.written = kept.isByRow = undefined;
      showKind();
    },
    run: () => begin(),
  });
  /** What ends the run on the board above. */
  let end = () => {};
  /** Counts what is waited for. */
  let loads = 0;
  /** Ends what is being fetched. @type {AbortController | undefined} */
  let fetching;
  /** The program that was run last on the board above, and whether it searches by itself. @type {{ text: string, isAlone: boolean } | undefined} */
  let ranLast;
  const { runOn, traced, toTry, endAll } = programRuns({
    language,
    needsCells,
    program: () => ({
      text: editor.text(),
      written: written(),
      isByRow: isByRow(),
      isPriced,
      runner: { javascript, python }[written()],
    }),
  });
  const tried = triedPart({
    language,
    trials,
    place,
    answering,
    runOn,
    say,
    first(then, endless) {
      if (ranLast?.text === editor.text() || !ground()) then();
      else begin(then, endless);
    },
    program(then) {
      const isAlone = ranLast?.text === editor.text() && ranLast.isAlone;
      return toTry({ isAlone, isWatched: trials.isWatched }, then);
    },
    before() {
      end();
      hint.hidden = true;
      showOutput([]);
    },
  });
  showKind();
  // A host may leave it out.
  isOffered().then((isThere) => isThere && offerPython(), report);

  function offerPython() {
    if (languages.options.length === 1) languages.append(make("option", { value: "python" }, "Python"));
  }

  /** Shows which language it is in, and what follows from that and from the text. */
  function showKind() {
    guessed = writtenIn(editor.text()) ?? guessed;
    editor.setLanguage(written());
    if (written() === "python") offerPython();
    languages.value = written();
    order.value = isByRow() ? "yx" : "xy";
    const isMissing = written() === "python" && !python.isHere;
    setText(run, fetching ? t("check.cancel") : isMissing ? t("own.runPython", { size: MEGABYTES }) : t("own.run"));
    tried.button.hidden = isMissing;
  }

  function choose() {
    kept.isByRow = order.value === "yx";
  }

  function chooseLanguage() {
    const before = written();
    kept.written = languages.value === "python" ? "python" : "javascript";
    kept.isByRow = undefined;
    // What nobody has touched is the same in the other language.
    for (const text of Object.values(texts)) if (editor.text() === text[before]) editor.set(text[written()]);
    showKind();
  }

  /** @param {string} which */
  function beginWith(which) {
    kept.written = written();
    kept.isByRow = undefined;
    editor.set(texts[/** @type {keyof Begins} */ (which)]?.[kept.written] ?? "");
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

  /** @param {() => void} [then] Called if it has come to an end by itself. @param {() => void} [endless] Called if it had to be ended. */
  async function begin(then, endless) {
    if (fetching) {
      fetching.abort();
      return;
    }
    stop();
    hint.hidden = true;
    showOutput([]);
    if (!ground()) return say(t("own.noEnds"));
    if (written() === "python" && !python.isHere && !(await loadPython())) return;
    const board = ground();
    if (!board) return;
    say(t("own.running"));
    const text = editor.text();
    ranLast = undefined;
    end = runOn(board, (told) => {
      ranLast = { text, isAlone: told.isAlone };
      say(told.sentence, told.line);
      hint.hidden = told.advice === undefined;
      setText(hint, told.advice ?? "");
      showOutput(told.output);
      ran(told.log, written());
      (told.isEndless ? endless : then)?.();
    });
  }

  /** Fetches Python, and says how far it is. Returns whether it is here, and still asked for. */
  async function loadPython() {
    const asked = ++loads;
    // What was told of another program is not of this one.
    ran("", written());
    say(t("own.loading"));
    coming.value = 0;
    comingBar.hidden = false;
    fetching = new AbortController();
    const { signal } = fetching;
    showKind();
    const isHere = await python.load((share) => {
      coming.value = share;
    }, signal);
    fetching = undefined;
    comingBar.hidden = true;
    showKind();
    say(isHere ? "" : t(signal.aborted ? "own.stopped" : "own.missing"));
    return isHere && asked === loads;
  }

  /** Ends whatever runs on boards that the reader has chosen. */
  function stop() {
    loads++;
    end();
    tried.forget();
  }

  const element = make(
    "div",
    { class: "own-program" },
    make("p", { class: "soft" }, given.intro ?? language.joined([t("own.above"), t("own.intro")])),
    make("div", { class: "row" }, run, tried.button, languages, begins, order),
    comingBar,
    tried.bar,
    status,
    hint,
    outputs,
    host,
  );
  return {
    element,
    runOn,
    traced,
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
      fetching?.abort();
      endAll();
      python.end();
      editor.end();
    },
  };
}
