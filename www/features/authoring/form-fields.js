// The fields of the form. Each belongs to a key of the file, so that what is wrong can be said where it is.

import { make, numberInput, setText } from "../../core/ui/dom.js";
import { textIn } from "../lessons/scenario-texts.js";
import { filled, withText, writtenIn } from "./written.js";

/**
 * @import { Language } from "../../core/i18n/index.js"
 * @import { Text } from "../lessons/check.js"
 * @import { Values } from "../lessons/scenario-texts.js"
 */

/** Numbers the fields, so that labels and messages can name them. */
let fields = 0;

/**
 * A field: its name, whether the reader has been in it and left it, what shows a message at it, and its text if it has one.
 * @typedef {{ control: HTMLElement, name: string, isTouched: boolean, say: (message: string) => void, text?: () => Text, fill?: (values: Values) => void }} Field `fill` shows the text with its numbers.
 *
 * The fields that are there, by the keys of the file.
 * @typedef {Map<string, Field>} Fields
 */

/** In which language texts are written now, and in which those are that are one for all. @typedef {{ tag: string, base: string }} Tongues */

/** What all fields share. */
export class Form {
  /** @type {Fields} */
  fields = new Map();
  /** The text that had the focus last, into which numbers go. @type {HTMLTextAreaElement | undefined} */
  last;

  /**
   * @param {Language} language That of the labels.
   * @param {Tongues} tongues
   * @param {() => void} change Called when something was written.
   */
  constructor(language, tongues, change) {
    this.language = language;
    this.tongues = tongues;
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
      /^variants\[/.test(key) ? t("author.variant", { number: number(/^variants\[(\d+)/) }) : "",
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
    const { tag, base } = this.tongues;
    const value = writtenIn(text, tag, base);
    // What is to be translated can be read until it is.
    const placeholder = value === "" ? (textIn(text, base) ?? "") : "";
    const area = make("textarea", { rows, value, placeholder, lang: tag, maxLength: 1000 });
    let now = text;
    const preview = make("p", { class: "hint preview", lang: tag, hidden: true });
    /** The numbers that were known last. @type {Values} */
    let known = {};
    const fill = (/** @type {Values} */ values) => {
      known = values;
      const told = filled(area.value, values, tag);
      setText(preview, told ?? "");
      preview.hidden = told === undefined;
    };
    area.addEventListener("input", () => {
      // From the text as it came, so that an emptied one that is written again has its old place.
      now = withText(text, tag, area.value, base);
      write(now);
      fill(known);
      this.change();
    });
    area.addEventListener("focus", () => {
      this.last = area;
    });
    const element = this.field(key, label, area);
    element.append(preview);
    Object.assign(/** @type {Field} */ (this.fields.get(key)), { text: () => now, fill });
    return element;
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
    const control = numberInput({ min: String(min), max: String(max), step, inputMode: "decimal" });
    control.value = value === undefined ? "" : String(value);
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
