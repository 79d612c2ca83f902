// The controls of a kind of export: each with its name, and what is chosen.

import { make, numberInput } from "../../core/ui/dom.js";

let ids = 0;
const newId = () => `take-${++ids}`;

/**
 * One of several values.
 * @template {string} Value
 * @param {string} name
 * @param {readonly (readonly [Value, string])[]} values Each with its text.
 * @param {Value} value
 * @param {() => void} onchange
 */
export function selectField(name, values, value, onchange) {
  const id = newId();
  const select = make("select", { id, onchange }, ...values.map(([value, text]) => make("option", { value }, text)));
  select.value = value;
  return {
    element: make("div", { class: "field wide" }, make("label", { for: id }, name), select),
    get value() {
      return /** @type {Value} */ (select.value);
    },
  };
}

/** @param {string} name @param {boolean} checked @param {() => void} onchange */
export function checkField(name, checked, onchange) {
  const box = make("input", { type: "checkbox", checked, onchange });
  return {
    element: make("label", { class: "check" }, box, name),
    get value() {
      return box.checked;
    },
  };
}

/**
 * A number between two bounds; whatever is typed, the value is within them.
 * @param {string} name
 * @param {{ min: number, max: number, value: number, list?: readonly number[] }} range
 * @param {() => void} onchange
 */
export function numberField(name, { min, max, value, list = [] }, onchange) {
  const id = newId();
  const input = numberInput({ id, min, max, step: 1, value, oninput: onchange });
  const data = make("datalist", { id: `${id}-list` }, ...list.map((value) => make("option", { value })));
  if (list.length > 0) input.setAttribute("list", data.id);
  return {
    element: make(
      "div",
      { class: "field" },
      make("label", { for: id }, name),
      input,
      ...(list.length > 0 ? [data] : []),
    ),
    get value() {
      const { valueAsNumber } = input;
      return Number.isNaN(valueAsNumber) ? value : Math.round(Math.max(min, Math.min(max, valueAsNumber)));
    },
  };
}

/** @param {string} name @param {string} value @param {() => void} onchange @param {string} [placeholder] */
export function textField(name, value, onchange, placeholder = "") {
  return fieldOf(name, make("input", { id: newId(), value, placeholder, oninput: onchange, autocomplete: "off" }));
}

/** A text of several lines. @param {string} name @param {string} value @param {() => void} onchange @param {string} [placeholder] */
export function longTextField(name, value, onchange, placeholder = "") {
  return fieldOf(name, make("textarea", { id: newId(), value, placeholder, rows: 3, oninput: onchange }));
}

/** @param {string} name @param {HTMLInputElement | HTMLTextAreaElement} input */
function fieldOf(name, input) {
  return {
    element: make("div", { class: "field wide" }, make("label", { for: input.id }, name), input),
    get value() {
      return input.value;
    },
  };
}

/** What is said of an export, and what is done with it, the most usual last. @param {HTMLElement} note @param {...HTMLButtonElement} acts */
export function footOf(note, ...acts) {
  acts.at(-1)?.classList.add("primary");
  return make("div", { class: "foot" }, note, ...acts);
}

/** @param {string} text @param {() => void} onclick */
export const actButton = (text, onclick) => make("button", { type: "button", onclick }, text);
