// What the sections of the form share: the lesson that is written, the board on the screen, and what is done with both.

import { make, setText } from "../dom.js";
import { stepOnScreen } from "./moments.js";

/** @typedef {import("../star-step.js").StarStep} StarStep */
/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {{ element: HTMLElement, update: () => void }} Section `update` shows what depends on the board and the step. */

export class Author {
  /** What was said last of something that was deleted, with what brings it back. */
  #removed = make("p", { class: "removed", "aria-live": "polite", hidden: true });
  #change;
  #moved;

  /**
   * @param {StarStep} star
   * @param {Draft} draft
   * @param {import("./fields.js").Form} form
   * @param {() => void} change Called when the lesson is another one.
   * @param {() => void} moved Called when another step is shown: an element out of sight reports that only when it is back.
   */
  constructor(star, draft, form, change, moved) {
    this.star = star;
    this.draft = draft;
    this.form = form;
    this.#change = change;
    this.#moved = moved;
  }

  /** The search on the screen. The form is only there while there is one. */
  get screen() {
    return /** @type {import("../star-step.js").SolverFace} */ (this.star.solver);
  }

  change() {
    this.#removed.hidden = true;
    this.#change();
  }

  /** Shows the step of a caption or a question. @param {import("./draft.js").Moment} moment */
  goTo(moment) {
    const step = stepOnScreen(moment, this.screen);
    if (step !== undefined) this.star.seek(step);
    this.#moved();
  }

  /** Goes some steps forward, or back if negative. @param {number} count */
  step(count) {
    this.star.step(count);
    this.#moved();
  }

  /** @param {string} name What it deletes. @param {() => void} act */
  deleteButton(name, act) {
    const { t } = this.form.language;
    const label = t("author.deleteName", { name });
    return make("button", { type: "button", "aria-label": label, onclick: act }, t("author.delete"));
  }

  /**
   * Says that something was deleted, and lets the reader bring it back until something else is written.
   * @param {HTMLElement} before Where this is said.
   * @param {() => void} restore
   */
  removed(before, restore) {
    this.change();
    const { t } = this.form.language;
    const undo = () => {
      restore();
      this.change();
      before.focus();
    };
    const button = make("button", { type: "button", onclick: undo }, t("author.restore"));
    setText(this.#removed, "");
    this.#removed.append(`${t("author.deleted")} `, button);
    this.#removed.hidden = false;
    before.after(this.#removed);
    button.focus();
  }
}
