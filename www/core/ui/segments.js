// One of a few choices, as equal parts beside each other.

import { make } from "./dom.js";

/**
 * @template {string} Value
 * @param {string} name Of the choice, for those who do not see it.
 * @param {readonly (readonly [Value, string])[]} values Each with its text; the first is chosen.
 * @param {(value: Value) => void} choose
 */
export function segments(name, values, choose) {
  const group = `segments-${values[0][0]}`;
  const parts = values.map(([value, text], index) => {
    const onchange = () => choose(value);
    const input = make("input", { type: "radio", name: group, value, checked: index === 0, onchange });
    return make("label", {}, input, make("span", {}, text));
  });
  const element = make("div", { class: "segments", role: "radiogroup", "aria-label": name }, ...parts);
  element.style.setProperty("--count", String(values.length));
  return element;
}
