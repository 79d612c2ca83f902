// The first part of the dialog: the board that the program has searched. Either the one that is shown, which can be copied
// into the program, or one that is pasted.

import { copyText } from "../../core/ui/copy.js";
import { make, numberInput, setText, setValue } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/sharing.js";
import { WALL } from "../../rules/cells.js";
import { boardWithEnds, LANGUAGES, MOST_CELLS, nameOf } from "./board-in-language.js";
import { cellAt, drawPicture } from "./checked-picture.js";

/**
 * @import { Frame } from "../../check/coordinate-frames.js"
 * @import { Translate } from "../../core/i18n/index.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Coord } from "../../rules/cells.js"
 * @import { CodeLanguage } from "./board-in-language.js"
 * @import { Ground, Read } from "./checking.js"
 */

/** In CSS pixels. */
const PICTURE = { width: 256, height: 160 };
/** The ends with the names of their fields. */
const ENDS = /** @type {const} */ (["start", "goal"]);
const LARGEST = 4096;

/**
 * What a reader has brought, kept while the page is open.
 * @typedef {object} Brought
 * @property {boolean} isOwn Whether the board is the reader's own.
 * @property {string} text That board.
 * @property {string} [wall]
 * @property {Coord} [start]
 * @property {Coord} [goal]
 * @property {string} log
 * @property {string[]} later What it printed on the boards that were asked for then.
 * @property {CodeLanguage} language
 * @property {"log" | "program"} way Whether what it printed is pasted, or the program is run here.
 * @property {string} program
 * @property {import("../../running/written-in.js").Written} [written] Its language, if the reader has said so.
 * @property {boolean} [isByRow] Whether that program takes start and goal for [row, column], if the reader has said so.
 *
 * What is needed to offer code to a reader.
 * @typedef {object} Offering
 * @property {Translate} t
 * @property {{ language: CodeLanguage }} brought
 * @property {(sentence: string) => void} say
 * @property {Set<() => void>} spellings What is to be written anew when another language of programs is chosen.
 *
 * @typedef {() => Colors} Coloring
 *
 * Runs the reader's program on a board, and tells what it expanded as a log, and in a sentence what was seen of it. What is given
 * back ends it.
 * @typedef {(board: Ground, hear: (told: { log: string, sentence: string }) => void) => () => void} Running
 *
 * With the board that is shown; `changed` is called when something else is to be checked, and `running` tells what runs the
 * program, if it is here.
 * @typedef {Offering & { brought: Brought, shown: Ground, changed: () => void, colors: Coloring, running: () => Running | undefined }} Context
 */

/** @param {Context} context */
export function boardPart(context) {
  const { t, brought, shown, changed } = context;
  /** @type {Read | undefined} */
  let read;
  /** Which end a click puts where both are known is the nearer one. */
  const radio = (/** @type {boolean} */ isOwn, /** @type {"check.shown" | "check.own"} */ key) => {
    const input = make("input", {
      type: "radio",
      name: "check-board",
      checked: brought.isOwn === isOwn,
      onchange: () => choose(isOwn),
    });
    return { input, label: make("label", { class: "choice" }, input, t(key)) };
  };
  const ofShown = radio(false, "check.shown");
  const ofOwn = radio(true, "check.own");

  const text = make("textarea", {
    rows: 6,
    value: brought.text,
    spellcheck: false,
    autocomplete: "off",
    "aria-label": t("check.paste"),
    placeholder: t("check.pasteHint"),
    oninput: () => {
      brought.text = text.value;
      forget();
      changed();
    },
  });
  const wall = make("select", {
    onchange: () => {
      brought.wall = wall.value;
      changed();
    },
  });
  const wallLabel = make("label", { class: "wall" }, t("check.wall"), wall);
  const size = make("p", { class: "soft" });
  const fields = ENDS.map((end) => endFields(end));
  const hint = make("p", { class: "hint", "aria-live": "polite" });
  const own = make(
    "div",
    { class: "own" },
    text,
    make("div", { class: "row" }, size, wallLabel),
    hint,
    ...fields.map(({ element }) => element),
  );
  const taking = takeShown(context);
  const canvas = make("canvas", {
    width: Math.round(PICTURE.width * devicePixelRatio),
    height: Math.round(PICTURE.height * devicePixelRatio),
    role: "img",
    "aria-label": t("check.picture"),
    onclick: (/** @type {MouseEvent} */ event) => pick(event),
  });
  const element = make(
    "section",
    { class: "board", "aria-labelledby": "check-board-title" },
    make("h3", { id: "check-board-title" }, t("check.board")),
    make("div", { class: "choices" }, ofShown.label, ofOwn.label),
    make("div", { class: "beside" }, canvas, make("div", { class: "fields" }, taking, own)),
  );

  /** @param {typeof ENDS[number]} end */
  function endFields(end) {
    const field = (/** @type {"Column" | "Row"} */ side) =>
      numberInput({
        min: 0,
        max: LARGEST - 1,
        inputMode: "numeric",
        "aria-label": t(`check.${end}${side}`),
        oninput: () => typed(),
      });
    const [column, row] = [field("Column"), field("Row")];
    const typed = () => {
      if (column.value === "" || row.value === "") return;
      brought[end] = [Number(column.value), Number(row.value)];
      changed();
    };
    const element = make("div", { class: "end" }, make("span", { class: end }, t(`tool.${end}`)), column, row);
    const show = (/** @type {Coord | undefined} */ cell) => {
      // What is being typed is not changed.
      if (element.contains(document.activeElement)) return;
      setValue(column, cell ? String(cell[0]) : "");
      setValue(row, cell ? String(cell[1]) : "");
    };
    return { element, show };
  }

  /** Another text has other walls and ends. */
  function forget() {
    brought.wall = brought.start = brought.goal = undefined;
  }

  function choose(/** @type {boolean} */ isOwn) {
    brought.isOwn = isOwn;
    read = undefined;
    show();
    if (isOwn && brought.text === "") text.focus();
    changed();
  }

  /** @param {MouseEvent} event */
  function pick(event) {
    if (!brought.isOwn || !read) return;
    const cell = cellAt(canvas, read, event);
    if (!cell) return;
    const far = (/** @type {Coord | undefined} */ end) => (end ? Math.hypot(end[0] - cell[0], end[1] - cell[1]) : -1);
    // One that is missing comes first, then the one that is nearer.
    brought[far(read.start) <= far(read.goal) ? "start" : "goal"] = cell;
    changed();
  }

  function show() {
    taking.hidden = brought.isOwn;
    own.hidden = !brought.isOwn;
    const board = brought.isOwn ? read : shown;
    size.hidden = wallLabel.hidden = hint.hidden = !read;
    for (const { element } of fields) element.hidden = !read;
    canvas.classList.toggle("picking", brought.isOwn && read !== undefined);
    canvas.hidden = !board;
    if (!board) return;
    drawPicture(canvas, board, context.colors());
    if (!read || !brought.isOwn) return;
    const walls = read.cells.reduce((sum, byte) => sum + Number(byte === WALL), 0);
    setText(size, t("check.size", { width: read.width, height: read.height, walls }));
    const values = read.values ?? [];
    wall.replaceChildren(...values.map(({ value }) => make("option", { value }, value === " " ? "␠" : value)));
    wall.value = read.wall ?? "";
    wallLabel.hidden = values.length < 2;
    const missing = read.start === undefined ? "check.noStart" : read.goal === undefined ? "check.noGoal" : undefined;
    setText(hint, missing ? t(missing) : read.isFromLog ? t("check.endsFromLog") : "");
    for (const [index, end] of ENDS.entries()) fields[index].show(read[end]);
  }

  return {
    element,
    /** Shows what was read of the reader's own board; nothing if it cannot be read. @param {Read | undefined} now */
    show: (now) => {
      read = brought.isOwn ? now : undefined;
      show();
    },
    /** Takes a text as the reader's own board. @param {string} board */
    take: (board) => {
      brought.text = text.value = board;
      forget();
      ofOwn.input.checked = true;
      choose(true);
    },
    /** What a program can be run on; undefined as long as something is missing. @returns {Ground | undefined} */
    ground: () => {
      if (!brought.isOwn) return shown;
      const { start, goal } = read ?? {};
      return read && start && goal ? { ...read, start, goal } : undefined;
    },
    order: () =>
      brought.isOwn
        ? { text: brought.text, wall: brought.wall, start: brought.start, goal: brought.goal }
        : { board: shown },
  };
}

/**
 * How a board comes into the reader's program.
 * @param {Offering & { shown: Ground, frame?: Frame }} context With the frame in which the program counts, if that is known.
 */
export function takeShown(context) {
  const { t, brought, shown, say, frame } = context;
  const area = make("textarea", {
    class: "code",
    readOnly: true,
    rows: 5,
    spellcheck: false,
    "aria-label": t("check.take"),
  });
  const write = () => {
    area.value = boardWithEnds(shown, brought.language, frame);
  };
  const copy = async () => {
    const name = t("check.take");
    say(t((await copyText(area.value, area)) ? "share.copied" : "share.selected", { name }));
  };
  if (shown.cells.length > MOST_CELLS) return make("p", { class: "taking soft" }, t("check.tooLarge"));
  write();
  return make(
    "div",
    { class: "taking" },
    make(
      "div",
      { class: "row" },
      make("span", {}, t("check.take")),
      languageSelect(context, write),
      make(
        "button",
        { type: "button", onclick: copy, "aria-label": t("share.copyName", { name: t("check.take") }) },
        t("share.copy"),
      ),
    ),
    area,
  );
}

/**
 * Chooses the language in which programs are shown, everywhere in the dialog.
 * @param {Pick<Offering, "t" | "brought" | "spellings">} context
 * @param {() => void} write Writes what depends on it.
 */
export function languageSelect({ t, brought, spellings }, write) {
  const onchange = () => {
    brought.language = /** @type {CodeLanguage} */ (select.value);
    for (const writeAgain of spellings) writeAgain();
  };
  const options = LANGUAGES.map((value) => make("option", { value }, nameOf(value)));
  const select = make("select", { "aria-label": t("check.language"), onchange }, ...options);
  select.value = brought.language;
  spellings.add(() => {
    select.value = brought.language;
    write();
  });
  return select;
}
