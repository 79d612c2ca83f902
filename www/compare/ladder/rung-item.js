// One rung: its picture, its value, what its search came to, and the button that compares it.

import { make, setText } from "../../dom.js";
import "../../i18n/en-compare.js";
import "../../i18n/en-ladder.js";
import { capitalized } from "../../panels/words.js";
import { amountOf, excess, valueName } from "./saying.js";

/** @typedef {import("./climbing.js").Rung} Rung */
/** @typedef {import("./values.js").Key} Key */
/** @typedef {import("./values.js").Value} Value */

/**
 * @typedef {object} RungItem
 * @property {Value} value
 * @property {HTMLElement} element
 * @property {HTMLButtonElement} button
 * @property {HTMLButtonElement} beside
 * @property {HTMLCanvasElement} canvas
 * @property {string} drawnFor What the picture was drawn for last.
 * @property {number} turn The how-manieth picture it was then; 0 if it was not drawn.
 * @property {(rung: Rung | undefined, most: number) => void} tell Says what its search came to; the bar is the share of the most.
 * @property {(isCurrent: boolean) => void} mark
 */

/**
 * @param {Key} key
 * @param {Value} value
 * @param {import("../../i18n/index.js").Language} language
 * @param {{ choose: (value: Value) => void, beside: (value: Value) => void }} acts
 * @returns {RungItem}
 */
export function rungItem(key, value, language, { choose, beside: compare }) {
  const { t, tag } = language;
  const name = valueName(key, value, language);
  const title = key === "weight" ? `${t("option.weight")} ${name}` : capitalized(name, tag);
  const canvas = make("canvas", { "aria-hidden": "true", width: 1, height: 1 });
  const [amount, cost] = [make("span"), make("span")];
  const bar = make("span", { class: "bar", "aria-hidden": "true" }, make("span"));
  const onclick = (/** @type {MouseEvent} */ { shiftKey }) => (shiftKey ? compare(value) : choose(value));
  const button = make(
    "button",
    { type: "button", class: "rung", onclick },
    make("span", { class: "picture" }, canvas),
    make("b", {}, title),
    amount,
    bar,
    cost,
  );
  const label = t("ladder.beside", { name: key === "weight" ? title : name });
  const besides = { type: "button", class: "beside", "aria-label": label, title: label, onclick: () => compare(value) };
  const beside = make("button", besides, "+");
  const element = make("li", {}, button, beside);

  /** @param {Rung | undefined} rung @param {number} most */
  function tell(rung, most) {
    const { result, error } = rung ?? {};
    const count = result && amountOf(key, result);
    const what = result && result.reopened > 0 ? "compare.expansions" : "compare.taken";
    const amounts = count === undefined ? "" : t(key === "openList" ? "ladder.work" : what, { count });
    setText(amount, error ? language.explain(error) : amounts || t("ladder.searching"));
    bar.style.setProperty("--share", String(count && most ? count / most : 0));
    const percent = rung && excess(rung);
    element.classList.toggle("longer", Boolean(percent));
    setText(cost, result ? costText(result.cost, percent) : "");
  }

  /** @param {number | undefined} cost @param {number | undefined} percent */
  function costText(cost, percent) {
    if (cost === undefined) return t("compare.no-path");
    const verdict = percent === 0 ? t("compare.shortest") : t("compare.excess", { percent });
    return `${t("compare.cost", { cost })} ${verdict}`;
  }
  return {
    ...{ value, element, button, beside, canvas, drawnFor: "", turn: 0, tell },
    mark: (isCurrent) => {
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    },
  };
}
