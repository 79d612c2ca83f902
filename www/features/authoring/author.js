// What the sections of the form share: the lesson that is written, the board on the screen, and what is done with both.

import { make } from "../../core/ui/dom.js";
import { stepOnScreen } from "./moment-field.js";

/**
 * @import { SolverFace, Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Loading } from "../lessons/lessons.js"
 * @import { Draft, Moment } from "./draft.js"
 * @import { Form } from "./form-fields.js"
 */

/** @typedef {{ element: HTMLElement, update: () => void }} Section `update` shows what depends on the board and the step. */

export class Author {
  /** What was said last of something that was deleted, with what brings it back, or why it was not. */
  #removed = make("p", { class: "removed", "aria-live": "polite", hidden: true });
  #change;
  #moved;

  /**
   * @param {HTMLElement & Speaking & Solving & Loading} star
   * @param {Draft} draft
   * @param {Form} form
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
    return /** @type {SolverFace} */ (this.star.solver);
  }

  change() {
    this.#removed.hidden = true;
    this.#change();
  }

  /** Shows the step of a caption or a question. @param {Moment} moment */
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

  /** What is written only now and then: it opens on demand, and is open where something is written. @param {boolean} isWritten @param {...Node} fields */
  more(isWritten, ...fields) {
    return make("details", { open: isWritten }, make("summary", {}, this.form.language.t("author.more")), ...fields);
  }

  /**
   * Buttons that move an entry of a list up and down.
   * @template Entry
   * @param {string} name What they move.
   * @param {Entry[]} list
   * @param {number} index
   * @param {(index: number) => void} moved Called with its new place.
   * @param {() => boolean} [may] Whether it can be moved.
   */
  orderButtons(name, list, index, moved, may = () => true) {
    if (list.length < 2) return [];
    const { t } = this.form.language;
    return /** @type {const} */ ([
      ["↑", "author.up", index - 1],
      ["↓", "author.down", index + 1],
    ]).map(([sign, key, to]) => {
      const move = () => {
        if (!may()) return;
        list.splice(to, 0, ...list.splice(index, 1));
        this.change();
        moved(to);
      };
      const label = t(key, { name });
      return make("button", { type: "button", "aria-label": label, disabled: !(to in list), onclick: move }, sign);
    });
  }

  /**
   * Buttons of an entry of a list: it is moved up and down, and deleted, which can be taken back.
   * @template Entry
   * @param {string} name
   * @param {Entry[]} list
   * @param {number} index
   * @param {object} how
   * @param {() => void} how.fill Makes the fields of the whole list anew.
   * @param {(index: number) => void} how.focus Goes to an entry.
   * @param {HTMLElement} how.add Where it is said that it was deleted.
   * @param {(act: "move" | "delete") => string | undefined} [how.refuse] Why that cannot be done, if it cannot.
   */
  entryButtons(name, list, index, { fill, focus, add, refuse = () => undefined }) {
    const moved = (/** @type {number} */ to) => {
      fill();
      focus(to);
    };
    const remove = () => {
      const reason = refuse("delete");
      if (reason) return this.#say(add, reason);
      const [entry] = list.splice(index, 1);
      fill();
      this.removed(add, () => {
        list.splice(index, 0, entry);
        fill();
      });
    };
    const mayMove = () => {
      const reason = refuse("move");
      if (reason) this.#say(add, reason);
      return !reason;
    };
    return [...this.orderButtons(name, list, index, moved, mayMove), this.deleteButton(name, remove)];
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
    this.#say(before, `${t("author.deleted")} `, button);
    button.focus();
  }

  /** @param {HTMLElement} before Where it is said. @param {...(string | Node)} words */
  #say(before, ...words) {
    this.#removed.replaceChildren(...words);
    this.#removed.hidden = false;
    before.after(this.#removed);
  }
}
