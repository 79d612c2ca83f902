// The second part of the exercise: the mistake is named among four. What is wrong with a name is worked out on the board on which the
// program went wrong.

import { shownCoord } from "../../core/board/coordinates.js";
import { make, setText } from "../../core/ui/dom.js";
import "../../core/i18n/en/check-bugs.js";
import "../../core/i18n/en/own-program.js";
import "../../core/i18n/en/quiz.js";
import { begun, lookAndMend } from "./bug-page.js";

/**
 * @import { Mutant } from "../../program/mutants/mutant.js"
 * @import { Curing } from "./curing.js"
 */

/** @param {Curing} curing */
export function namingPart({ stage, cure, come, answer, goOn }) {
  const { language, run } = stage;
  const { t, tag } = language;
  const names = cure.names;
  const buttons = names.map((mutant) => {
    const text = begun(t(`check.bug.${mutant.name}`), tag);
    return make("button", { type: "button", class: "choice", onclick: () => choose(mutant) }, text);
  });
  const why = make("p", { class: "why", "aria-live": "polite" });
  const element = make("section", { hidden: true }, make("h3", {}, t("own.cure.name")), ...buttons, why);
  const isRight = (/** @type {Mutant} */ mutant) => mutant === cure.mutant;

  /** @param {Mutant} mutant */
  function choose(mutant) {
    if (come.named.some(isRight)) return;
    come.named.push(mutant);
    if (!isRight(mutant)) answer(false);
    goOn();
  }

  /** What is to be said of a name. @param {Mutant} mutant */
  function sayOf(mutant) {
    if (isRight(mutant)) return [t("quiz.right"), ...lookAndMend(mutant.name, t).slice(0, 1)];
    return [t("quiz.wrong"), apartText(mutant)];
  }

  /** What a program with that would do otherwise. @param {Mutant} mutant */
  function apartText({ name }) {
    const [first, ...others] = come.board ? cure.apart(name, come.board) : [];
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
      return t([first, ...others].every(Boolean) ? "own.cure.other" : "own.cure.maybe");
    if (!first) return t("own.cure.same");
    const { step, own, other } = first;
    const { origin } = run().board;
    if (own && other)
      return t("own.cure.apart", {
        step: step + 1,
        own: shownCoord(own, origin),
        other: shownCoord(other, origin),
      });
    if (own || other) return t(own ? "own.cure.endsThere" : "own.cure.goesOn", { step });
    return t("own.cure.otherPath");
  }

  return {
    element,
    update() {
      element.hidden = come.board === undefined;
      const last = come.named.at(-1);
      for (const [place, button] of buttons.entries()) {
        const mutant = names[place];
        const isTried = come.named.includes(mutant);
        button.setAttribute("aria-pressed", String(mutant === last));
        button.classList.toggle("right", isTried && isRight(mutant));
        button.classList.toggle("wrong", isTried && !isRight(mutant));
      }
      setText(why, last ? language.joined(sayOf(last)) : "");
    },
  };
}
