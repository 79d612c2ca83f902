// What the algorithm does now: the line that it is at, in plain words or in a program, which opens to all of it.

import { copyText } from "../../core/ui/copy.js";
import { make, setText, setValue } from "../../core/ui/dom.js";
import { isFree } from "../../rules/algorithms.js";
import { isPenalty } from "../../rules/cells.js";
import "../../core/i18n/en/code.js";
import { remember, remembered } from "../../core/ui/remember.js";
import { placeOf, textOf } from "../../program/printing/lines.js";
import { nowOf } from "../pseudocode/now.js";
import { wordsOf } from "../pseudocode/plain-words.js";
import { programOf, SPELLINGS, writerOf } from "../pseudocode/pseudocode.js";
import { codeValues } from "./code-values.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Options } from "../../engine.js"
 * @import { Code, Line } from "../../program/printing/lines.js"
 * @import { Spelling, Writer } from "../pseudocode/pseudocode.js"
 * @import { Filled } from "./sections.js"
 */

/** Where the spelling is remembered, and whether all lines are shown. */
const [KEPT, KEPT_OPEN] = ["spelling", "code"];
/** The names of the languages, which are the same everywhere. */
const NAMES = { python: "Python", javascript: "JavaScript", csharp: "C#", java: "Java", cpp: "C++" };
/** g, h and f where they stand alone. */
const LETTERS = /\b[ghf]\b/g;

/** @param {Showing & Acting & Speaking & Saying} stage @param {HTMLElement} element @returns {Filled} */
export function fill({ run, session, say, refresh, language: { t, joined, number } }, element) {
  const names = { words: t("code.words"), ...NAMES };
  const select = make(
    "select",
    { "aria-label": t("code.spelling") },
    ...SPELLINGS.map((value) => make("option", { value }, names[value])),
  );
  const title = t("code.title");
  const list = make("div", { class: "spelled", role: "group", tabIndex: 0, dir: "ltr" });
  const values = codeValues(number);
  const note = make("p", { class: "note" });
  const area = make("textarea", { readOnly: true, rows: 3, spellcheck: false, "aria-label": t("code.copy") });
  const said = make("p", { "aria-live": "polite" });
  const copy = make("button", { type: "button", onclick: copyCode }, t("code.copy"));
  const foot = make("div", { class: "foot" }, copy, said);
  const line = make("span", { class: "line", dir: "ltr" });
  const details = make(
    "details",
    {},
    make("summary", {}, line, make("h3", {}, title)),
    select,
    list,
    values.element,
    note,
    foot,
  );
  element.append(details);
  details.open = remembered(KEPT_OPEN) === "open";
  details.addEventListener("toggle", () => {
    remember(KEPT_OPEN, details.open ? "open" : "closed");
    mark();
    bringIntoSight();
  });

  /** @type {Spelling} */
  let spelling = SPELLINGS.find((name) => name === remembered(KEPT)) ?? "words";
  /** What writes it, unless it is plain words. @type {Writer | undefined} */
  let write;
  /** @type {Code} */
  let code = { lines: [] };
  let [revision, searches, current, text] = [-1, -1, -1, ""];
  /** The run whose lines these are. @type {Run | undefined} */
  let shown;
  let wasPainting = false;

  select.addEventListener("change", () => {
    remember(KEPT, select.value);
    choose(/** @type {Spelling} */ (select.value));
  });

  /** @param {Spelling} wanted */
  async function choose(wanted) {
    spelling = wanted;
    const writer = wanted === "words" ? undefined : await writerOf(wanted);
    // Another one may have been chosen meanwhile.
    if (spelling !== wanted) return;
    if (wanted !== "words" && !writer) {
      spelling = "words";
      say(t("error.part", { part: names[wanted] }));
    }
    write = writer;
    [revision, searches] = [-1, -1];
    refresh();
  }

  async function copyCode() {
    const whole = textOf(code);
    element.append(area);
    area.value = whole;
    const isCopied = await copyText(whole, area);
    if (isCopied) area.remove();
    said.textContent = t(isCopied ? "code.copied" : "code.selected");
  }

  /** Writes the lines, if they are others. */
  function rewrite() {
    const { options, board, solver } = run();
    // Only searches by jumps pass over cells.
    const isJumping = isFree(options) && !run().error && solver.scans().length > 0;
    const isPainted = isJumping && options.penalties && board.cells.some(isPenalty);
    const program = write && programOf(write, options, board, (key) => t(`comment.${key}`));
    code = program ?? wordsOf(options, t, isJumping, isPainted);
    const isNone = write !== undefined && !program;
    setText(note, noteOf(options, isJumping, isPainted, isNone));
    note.hidden = note.textContent === "";
    foot.hidden = !program;
    list.setAttribute("aria-label", names[program ? spelling : "words"]);
    list.classList.toggle("program", program !== undefined);
    const whole = textOf(code);
    if (whole === text) return;
    [text, current] = [whole, -1];
    said.textContent = "";
    area.remove();
    list.replaceChildren(...code.lines.map(lineOf));
    list.scrollTop = 0;
  }

  /** @param {Options} options @param {boolean} isJumping @param {boolean} isPainted @param {boolean} isNone */
  function noteOf(options, isJumping, isPainted, isNone) {
    const key = isPainted ? "code.fastest.terrain" : isJumping ? "code.fastest.jump" : "code.fastest.astar";
    const which = isFree(options) && !run().error ? t(key) : "";
    return joined([which, isNone ? t("code.none") : ""]);
  }

  /** Marks the line of what happens now, and keeps it in sight. */
  function mark() {
    const now = nowOf(run());
    const place = now.reduce((found, happens) => (found >= 0 ? found : placeOf(code, happens)), -1);
    // What is not seen is not worked out.
    const isWords = !list.classList.contains("program");
    if (details.open) values.show(run(), code.lines[place], code.spell ?? String, isWords, wasPainting);
    if (place === current) return;
    const old = list.children[current];
    old?.removeAttribute("aria-current");
    current = place;
    list.children[place]?.setAttribute("aria-current", "step");
    line.replaceChildren(...(place >= 0 ? lettered(code.lines[place].text) : []));
    bringIntoSight();
  }

  function bringIntoSight() {
    const marked = /** @type {HTMLElement | undefined} */ (list.children[current]);
    if (!marked || !details.open) return;
    const [top, bottom] = [marked.offsetTop - list.offsetTop, marked.offsetTop - list.offsetTop + marked.offsetHeight];
    const { scrollTop, clientHeight } = list;
    if (top < scrollTop || bottom > scrollTop + clientHeight) list.scrollTop = Math.max(0, top - clientHeight / 3);
  }

  if (spelling !== "words") choose(spelling);
  return {
    update() {
      const { isPainting } = session().document;
      if (run().revision === revision && isPainting === wasPainting) return;
      wasPainting = isPainting;
      revision = run().revision;
      // Another run may have begun as many searches.
      if (run() !== shown) searches = -1;
      shown = run();
      setValue(select, spelling);
      if (run().searches !== searches && !run().isAsleep && !run().isWaiting) {
        searches = run().searches;
        rewrite();
      }
      mark();
    },
  };
}

/** A line, with g, h and f in their colors. @param {Line} line */
function lineOf({ text, indent }) {
  // A line that is empty is as high as the others.
  const line = make("div", {}, ...(text === "" ? ["\u00a0"] : lettered(text)));
  line.style.setProperty("--indent", String(indent));
  return line;
}

/** @param {string} text */
function lettered(text) {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let end = 0;
  for (const { 0: letter, index } of text.matchAll(LETTERS)) {
    parts.push(text.slice(end, index), make("span", { class: letter }, letter));
    end = index + 1;
  }
  return [...parts, text.slice(end)];
}
