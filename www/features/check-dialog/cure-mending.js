// The third part of the exercise: one of four changes mends the program, or the reader writes it. Each is tried on boards that nobody has
// seen, and the first of these on which it is wrong is shown as small as it can be.

import { readColors } from "../../core/render/theme.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check.js";
import "../../core/i18n/en/own-program.js";
import "../../core/i18n/en/quiz.js";
import { picture } from "./answer-pictures.js";
import { changes, writtenLines } from "./cure-lines.js";
import { wentWrong } from "./curing.js";

/**
 * @import { Shown } from "../../program/tree.js"
 * @import { Curing } from "./curing.js"
 */

/** @param {Curing} curing @param {(opener: HTMLElement) => void} edit Opens the editor. */
export function mendingPart({ stage, cure, come, mended, goOn, said }, edit) {
  const { language } = stage;
  const { t } = language;
  /** What there is to choose from, once it is to be chosen: to find it takes a while. @type {Shown[]} */
  let programs = [];
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  const list = make("div", { class: "changes" });
  const verdict = make("span");
  const own = make("span");
  const why = make("p", { class: "why", "aria-live": "polite" }, verdict, " ", own);
  const place = make("div", { class: "shown" });
  const editor = make("button", { type: "button", onclick: () => edit(element) }, t("own.cure.editor"));
  const element = make(
    "section",
    { hidden: true },
    make("h3", {}, t("own.cure.mend")),
    list,
    make("div", { class: "row" }, editor),
    why,
    place,
  );

  /** @param {number} index */
  function choose(index) {
    if (!come.changed.includes(index)) come.changed.push(index);
    mended(tell(index));
    goOn();
  }

  /** Says what comes of a change. Returns whether it is right. @param {number} index */
  function tell(index) {
    const { count, wrong, largest, smallest } = cure.try(programs[index]);
    const isRight = smallest === undefined;
    const sentence = t(isRight ? "own.asked.cost" : "own.tried.isWrong", { count, wrong, ...largest });
    hear(isRight, sentence);
    if (smallest) {
      const shown = { ...smallest.ground, path: Int32Array.from(smallest.path.flat()) };
      const colors = readColors(element.closest(".container") ?? document.documentElement);
      const text = wentWrong(smallest.wrong, language);
      place.replaceChildren(picture(t("check.picture"), shown, colors), make("p", {}, text));
    }
    return isRight;
  }

  /** @param {boolean} isRight @param {string} [sentence] What more there is to be said. */
  function hear(isRight, sentence = "") {
    setText(verdict, language.joined([t(isRight ? "quiz.right" : "quiz.wrong"), sentence].filter(Boolean)));
    own.replaceChildren(...said(isRight));
    place.replaceChildren();
  }

  function offer() {
    programs = cure.changes;
    buttons = programs.map((_, place) =>
      make("button", { type: "button", class: "choice change", onclick: () => choose(place) }),
    );
    list.replaceChildren(...buttons);
    write();
  }

  /** Writes the changes in the language in which the program is read. */
  function write() {
    const before = writtenLines(cure.program, come.written, t);
    for (const [index, button] of buttons.entries()) {
      const lines = changes(before, writtenLines(programs[index], come.written, t)).map(({ sign, line, text }) =>
        make("code", {}, `${line} ${sign} ${text}`),
      );
      button.replaceChildren(...lines);
    }
  }

  return {
    element,
    write,
    hear,
    update() {
      element.hidden = !come.named.includes(cure.mutant);
      if (element.hidden) return;
      if (buttons.length === 0) offer();
      for (const [index, button] of buttons.entries()) {
        const isTried = come.changed.includes(index);
        const isRight = isTried && !cure.isWrong(programs[index]);
        button.setAttribute("aria-pressed", String(index === come.changed.at(-1)));
        button.classList.toggle("right", isRight);
        button.classList.toggle("wrong", isTried && !isRight);
      }
    },
  };
}
