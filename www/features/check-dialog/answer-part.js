// The third part of the dialog: the answer, with what can be done next.

import { toBoard } from "../../check/coordinate-frames.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import { bugPage } from "./bug-page.js";
import { tell } from "./check-sentences.js";
import { drawPicture } from "./checked-picture.js";

/**
 * @import { Language, Translate } from "../../core/i18n/index.js"
 * @import { Colors } from "../../core/render/theme.js"
 * @import { Coloring, Context, Offering } from "./board-part.js"
 * @import { Told } from "./check-sentences.js"
 * @import { Shown } from "./checked-picture.js"
 * @import { Found } from "./checking.js"
 */

/** In CSS pixels. */
const PICTURE = { width: 320, height: 200 };

/**
 * @typedef {object} Acts
 * @property {(found: Found) => void} beside Plays the log beside Starstep's own run.
 * @property {(found: Found) => void} use Shows the board with the options that were found.
 */

/**
 * The answer as elements: what is said first, which is read out, and the rest.
 * @param {Found} found
 * @param {Pick<Offering, "t" | "brought" | "spellings"> & { colors: Coloring }} context
 * @param {Language} language
 * @param {Acts} acts
 */
export function answerElements(found, context, language, acts) {
  const { t } = language;
  const told = tell(found, language);
  const texts = (/** @type {string[]} */ list, /** @type {string} */ name) =>
    list.map((text) => make("p", { class: name }, text));
  const [first] = found.diagnosis.candidates;
  const hasPicture = found.taken.length > 0 || found.path.length > 0;
  const said = [
    make("p", { class: `verdict ${told.kind}` }, told.verdict),
    ...texts(told.differs, "differs"),
    ...texts(told.built, "built"),
    ...texts(told.follows, "follows"),
  ];
  /** @type {HTMLElement[]} */
  const elements = [];
  if (hasPicture) elements.push(make("div", { class: "searches" }, ...pictures(found, language, context.colors())));
  if (first && told.kind !== "unlike" && told.kind !== "few") elements.push(buttons(found, told, t, acts));
  elements.push(...(told.kind === "bug" ? first.bugs : []).map((_, place) => bugPage(place, found, context, language)));
  elements.push(...texts(told.read, "soft"));
  if (told.others.length > 0) {
    const items = told.others.map((text) => make("li", {}, text));
    elements.push(
      make("details", { class: "others" }, make("summary", {}, t("check.others")), make("ul", {}, ...items)),
    );
  }
  return { said, elements };
}

/**
 * What the program took, and beside it what Starstep's own search takes instead, if that is something else: what only one of
 * them took has a color of its own.
 * @param {Found} found
 * @param {Language} language
 * @param {Colors} colors
 */
function pictures({ board, taken, path, diagnosis, right }, { t }, colors) {
  const marked = markedIn(diagnosis, board);
  if (!right || right.differs === undefined)
    return [picture(t("check.picture"), { ...board, taken, path, marked }, colors)];
  const [own, other] = [taken, right.taken].map((cells) => new Set(cellsOf(cells, board)));
  const mine = { ...board, taken, path, marked, other, alone: colors["only-right"] };
  const theirs = { ...board, taken: right.taken, path: right.path, other: own, alone: colors["only-left"] };
  const text = (/** @type {Set<number>} */ all, /** @type {Set<number>} */ others) => {
    const cells = t(all === own ? "check.pictureYours" : "check.pictureRight", { count: all.size });
    const only = [...all].filter((cell) => !others.has(cell)).length;
    return only > 0 ? t("check.pictureOnly", { cells, only }) : cells;
  };
  const texts = [text(own, other), text(other, own)];
  return [mine, theirs].map((shown, index) =>
    make(
      "figure",
      {},
      picture(texts[index], shown, colors),
      make("figcaption", { "aria-hidden": "true" }, texts[index]),
    ),
  );
}

/** @param {string} name @param {Shown} shown @param {Colors} colors */
function picture(name, shown, colors) {
  const canvas = make("canvas", {
    width: Math.round(PICTURE.width * devicePixelRatio),
    height: Math.round(PICTURE.height * devicePixelRatio),
    role: "img",
    "aria-label": name,
  });
  drawPicture(canvas, shown, colors);
  return canvas;
}

/** @param {ArrayLike<number>} coords x and y alternating. @param {{ width: number }} board */
const cellsOf = (coords, { width }) =>
  Array.from({ length: coords.length / 2 }, (_, i) => coords[2 * i] + coords[2 * i + 1] * width);

/** The cell that is told of: with a wrong number, or where the log goes another way. @param {Found["diagnosis"]} diagnosis @param {Found["board"]} board */
function markedIn({ candidates: [first], difference, wrongNumber }, board) {
  const isFirst = wrongNumber && first && (!difference || wrongNumber.step <= difference.step);
  return isFirst ? toBoard(first.frame, wrongNumber.cell, board) : (difference?.taken ?? first?.slips?.[0].cell);
}

/** @param {Found} found @param {Told} told @param {Translate} t @param {Acts} acts */
function buttons(found, told, t, acts) {
  const beside = make(
    "button",
    { type: "button", class: "primary", onclick: () => acts.beside(found) },
    t("check.beside"),
  );
  const use = make("button", { type: "button", onclick: () => acts.use(found) }, t("check.use"));
  return make("div", { class: "row" }, ...(found.taken.length > 0 ? [beside] : []), ...(told.isNamed ? [use] : []));
}

/**
 * Where the answer comes, with what is said until it is there.
 * @param {Context} context
 * @param {() => void} cancel
 * @param {() => void} again
 */
export function answerPart({ t }, cancel, again) {
  const status = make("p", { class: "status", role: "status" });
  const bar = make("progress", { max: 1, "aria-label": t("check.answer") });
  const stop = make("button", { type: "button", onclick: cancel }, t("check.cancel"));
  const repeat = make("button", { type: "button", onclick: again }, t("check.again"));
  const working = make("div", { class: "row working" }, bar, stop, repeat);
  // Screen readers tell only what is new in a place that was there before.
  const heard = make("div", { "aria-live": "polite" });
  const rest = make("div");
  const body = make("div", { class: "told" }, heard, rest);
  const element = make(
    "section",
    { class: "answer", "aria-labelledby": "check-answer-title" },
    make("h3", { id: "check-answer-title" }, t("check.answer")),
    status,
    working,
    body,
  );
  return {
    element,
    body,
    /** @param {string} sentence @param {{ share?: number, isCanceled?: boolean }} [how] */
    say(sentence, { share, isCanceled = false } = {}) {
      setText(status, sentence);
      status.hidden = sentence === "";
      working.hidden = share === undefined && !isCanceled;
      bar.hidden = stop.hidden = share === undefined;
      repeat.hidden = !isCanceled;
      if (share !== undefined) bar.value = share;
      element.setAttribute("aria-busy", String(share !== undefined));
    },
    /** Shows an answer to look at, before there is one. @param {{ said: Node[], elements: Node[] }} answer @param {() => void} tryIt */
    showExample({ said, elements }, tryIt) {
      const button = make("button", { type: "button", onclick: tryIt }, t("check.tryExample"));
      rest.replaceChildren(
        make("div", { class: "row" }, make("p", {}, t("check.example")), button),
        make("div", { class: "example", inert: true }, ...said, ...elements),
      );
    },
    /** @param {{ said: Node[], elements: Node[] }} [answer] */
    show({ said, elements } = { said: [], elements: [] }) {
      heard.replaceChildren(...said);
      rest.replaceChildren(...elements);
    },
  };
}
