// How many of a hundred cells are random walls, on a slider that the board follows while it is dragged.

import { make, setText } from "../../core/ui/dom.js";

/**
 * @param {string} label
 * @param {number} percent
 * @param {{ follow: () => boolean, end: () => void }} act `follow` is called for each number on the way, and tells whether
 *   the board has followed; `end` when the slider is let go where it had not.
 */
export function densitySlider(label, percent, { follow, end }) {
  const input = make("input", { type: "range", min: "0", max: "100", value: String(percent) });
  const number = make("span", { class: "number", "aria-hidden": "true" });
  const show = () => {
    setText(number, input.value);
    input.style.setProperty("--share", String(input.valueAsNumber / 100));
  };
  let hasFollowed = true;
  input.addEventListener("input", () => {
    show();
    hasFollowed = follow();
  });
  input.addEventListener("change", () => {
    if (!hasFollowed) end();
    hasFollowed = true;
  });
  show();
  return {
    input,
    // The slider tells its number itself.
    element: make("label", { class: "density" }, make("span", {}, label), input, number),
    percent: () => input.valueAsNumber,
  };
}
