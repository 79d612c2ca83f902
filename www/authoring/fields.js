// The fields of the form. Each belongs to a key of the file, so that what is wrong can be said where it is.

import { make, setText } from "../dom.js";
import { tagOf, textIn } from "../scenarios/texts.js";
import { withText } from "./draft.js";

/** @typedef {import("../scenarios/check.js").Text} Text */
/** @typedef {import("../i18n/index.js").Language} Language */

/** Numbers the fields, so that labels and messages can name them. */
let fields = 0;

/**
 * A field: its name, whether the reader has been in it and left it, and what shows a message at it.
 * @typedef {{ control: HTMLElement, name: string, isTouched: boolean, say: (message: string) => void }} Field
 *
 * The fields that are there, by the keys of the file.
 * @typedef {Map<string, Field>} Fields
 */

/** What all fields share. */
export class Form {
  /** @type {Fields} */
  fields = new Map();
  /** The text that had the focus last, into which numbers go. @type {HTMLTextAreaElement | undefined} */
  last;

  /** @param {Language} language @param {() => void} change Called when something was written. */
  constructor(language, change) {
    this.language = language;
    this.change = change;
  }

  /** Forgets the fields whose keys begin like this, before they are made anew. @param {string} beginning */
  forget(beginning) {
    for (const key of [...this.fields.keys()]) if (key.startsWith(beginning)) this.fields.delete(key);
  }

  /**
   * A control under its label, with a place for what is wrong with it.
   * @param {string} key Its key in the file.
   * @param {string} label
   * @param {HTMLElement} control
   */
  field(key, label, control) {
    const isTouched = this.fields.get(key)?.isTouched ?? false;
    control.id = `author-${++fields}`;
    const message = make("p", { class: "wrong", id: `${control.id}-wrong`, hidden: true });
    const say = (/** @type {string} */ sentence) => {
      setText(message, sentence);
      message.hidden = sentence === "";
      if (sentence) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      if (sentence) control.setAttribute("aria-describedby", message.id);
      else control.removeAttribute("aria-describedby");
    };
    /** @type {Field} */
    const field = { control, name: this.#nameOf(key, label), isTouched, say };
    control.addEventListener("blur", () => {
      field.isTouched = true;
    });
    this.fields.set(key, field);
    return make("div", { class: "field" }, make("label", { for: control.id }, label), control, message);
  }

  /** What a field is called where it does not stand by its label. @param {string} key @param {string} label */
  #nameOf(key, label) {
    const { t } = this.language;
    const number = (/** @type {RegExp} */ pattern) => Number(pattern.exec(key)?.[1]) + 1;
    const names = [
      /^captions\[/.test(key) ? t("author.caption", { number: number(/^captions\[(\d+)/) }) : "",
      /^questions?\b/.test(key) ? t("author.question", { number: number(/^questions\[(\d+)/) || 1 }) : "",
      /choices\[/.test(key) ? t("author.choice", { number: number(/choices\[(\d+)/) }) : "",
      label,
    ];
    return [...new Set(names.filter((name) => name !== ""))].join(" · ");
  }

  /**
   * A field for a text of the lesson.
   * @param {string} key
   * @param {string} label
   * @param {Text} text
   * @param {(text: Text) => void} write
   * @param {{ rows?: number }} [how]
   */
  text(key, label, text, write, { rows = 2 } = {}) {
    const { tag } = this.language;
    const own = tagOf(text, tag);
    const area = make("textarea", { rows, value: textIn(text, tag), lang: own, maxLength: 1000 });
    area.addEventListener("input", () => {
      // From the text as it came, so that an emptied one that is written again has its old place.
      write(withText(text, own, area.value));
      this.change();
    });
    area.addEventListener("focus", () => {
      this.last = area;
    });
    return this.field(key, label, area);
  }

  /**
   * A field with a few values.
   * @template {string} Value
   * @param {string} key
   * @param {string} label
   * @param {readonly (readonly [Value, string])[]} values With their names.
   * @param {Value} value
   * @param {(value: Value) => void} choose
   */
  select(key, label, values, value, choose) {
    const options = values.map(([id, name]) => make("option", { value: id }, name));
    const control = make("select", {}, ...options);
    control.value = value;
    control.addEventListener("change", () => {
      choose(/** @type {Value} */ (control.value));
      this.change();
    });
    return this.field(key, label, control);
  }

  /**
   * A field for a whole number, or for none.
   * @param {string} key
   * @param {string} label
   * @param {number | undefined} value
   * @param {(value: number | undefined) => void} write
   * @param {{ min?: number, max?: number, step?: string }} [how]
   */
  number(key, label, value, write, { min = 0, max = 65536, step = "1" } = {}) {
    const control = make("input", { type: "number", min: String(min), max: String(max), step, inputMode: "decimal" });
    control.value = value === undefined ? "" : String(value);
    // In some browsers the wheel would change the number of a focused field.
    control.addEventListener("wheel", () => control.blur(), { passive: true });
    control.addEventListener("input", () => {
      write(Number.isNaN(control.valueAsNumber) ? undefined : control.valueAsNumber);
      this.change();
    });
    return this.field(key, label, control);
  }

  /**
   * A box to tick.
   * @param {string} key
   * @param {string} label
   * @param {boolean} value
   * @param {(value: boolean) => void} write
   */
  box(key, label, value, write) {
    const control = make("input", { type: "checkbox", checked: value });
    control.addEventListener("change", () => {
      write(control.checked);
      this.change();
    });
    const field = this.field(key, label, control);
    field.classList.add("box");
    return field;
  }

  /**
   * Puts a word into the text that had the focus last, in a way that the browser's own undo takes back.
   * @param {string} word
   */
  insert(word) {
    const area = this.last?.isConnected ? this.last : undefined;
    if (!area) return false;
    area.focus();
    // The only way to write into a field that can be undone there; browsers that lack it can still write.
    if (!document.execCommand("insertText", false, word)) {
      area.setRangeText(word, area.selectionStart, area.selectionEnd, "end");
      area.dispatchEvent(new Event("input"));
    }
    return true;
  }
}
