// The third part of the dialog: the answer, with what can be done next.

import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import { pictures } from "./answer-pictures.js";
import { apartPart, isOpen } from "./apart-part.js";
import { bugPage } from "./bug-page.js";
import { tell } from "./check-sentences.js";
import { isPlayable } from "./play-beside.js";
import { isRefutable, refutedPart } from "./refuted-part.js";

/**
 * @import { Language, Translate } from "../../core/i18n/index.js"
 * @import { Context } from "./board-part.js"
 * @import { Told } from "./check-sentences.js"
 * @import { Found } from "./checking.js"
 * @import { Asking } from "./looked-for.js"
 * @import { Run } from "./several-runs.js"
 */

/**
 * @typedef {object} Acts
 * @property {(found: Found) => void} beside Plays the log beside Starstep's own run.
 * @property {(found: Found) => void} use Shows the board with the options that were found.
 * @property {Asking} ask Has something looked for.
 */

/**
 * The answer as elements: what is said first, which is read out, and the rest.
 * @param {Found} found
 * @param {Run[]} runs The logs that it is the answer to.
 * @param {Pick<Context, "t" | "brought" | "spellings" | "say" | "colors" | "running">} context
 * @param {Language} language
 * @param {Acts} acts
 * @returns {{ said: HTMLElement[], elements: HTMLElement[] }}
 */
export function answerElements(found, runs, context, language, acts) {
  const { t } = language;
  const told = tell(found, language);
  const texts = (/** @type {string[]} */ list, /** @type {string} */ name) =>
    list.map((text) => make("p", { class: name }, text));
  const [first] = found.diagnosis.candidates;
  // What the first log has is shown with the answer to it.
  const isFirst = runs.length < 2;
  const hasPicture = isFirst && (found.taken.length > 0 || found.path.length > 0);
  const said = [
    make("p", { class: `verdict ${told.kind}` }, told.verdict),
    ...texts(told.differs, "differs"),
    ...texts(told.built, "built"),
    ...texts(told.follows, "follows"),
  ];
  /** @type {HTMLElement[]} */
  const elements = [];
  if (hasPicture) elements.push(make("div", { class: "searches" }, ...pictures(found, language, context.colors())));
  const acting = buttons(found, told, t, acts);
  if (acting.length > 0) elements.push(make("div", { class: "row" }, ...acting));
  elements.push(...(told.kind === "bug" ? first.bugs : []).map((_, place) => bugPage(place, found, context, language)));
  const answering = (/** @type {Found} */ found, /** @type {Run[]} */ runs) =>
    answerElements(found, runs, context, language, acts);
  if (isRefutable(found, told)) elements.push(refutedPart(found, context, language, acts, answering));
  elements.push(...texts(isFirst ? told.read : told.read.slice(1), "soft"));
  if (told.others.length > 0) {
    const items = told.others.map((text) => make("li", {}, text));
    elements.push(
      make("details", { class: "others" }, make("summary", {}, t("check.others")), make("ul", {}, ...items)),
    );
  }
  if (isOpen(found, told)) elements.push(apartPart(found, runs, context, language, acts.ask, answering));
  return { said, elements };
}

/** @param {Found} found @param {Told} told @param {Translate} t @param {Acts} acts */
function buttons(found, told, t, acts) {
  const beside = make(
    "button",
    { type: "button", class: "primary", onclick: () => acts.beside(found) },
    t("check.beside"),
  );
  const use = make("button", { type: "button", onclick: () => acts.use(found) }, t("check.use"));
  return [...(!found.logs && isPlayable(found) ? [beside] : []), ...(told.isNamed ? [use] : [])];
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
  const elsewhere = make("div", { class: "elsewhere" });
  const element = make(
    "section",
    { class: "answer", "aria-labelledby": "check-answer-title" },
    make("h3", { id: "check-answer-title" }, t("check.answer")),
    elsewhere,
    status,
    working,
    body,
  );
  return {
    element,
    body,
    /** Where it is shown what a program does on another board. */
    elsewhere,
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
