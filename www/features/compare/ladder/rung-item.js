// One rung: its picture, its value, what its search came to, and the button that compares it.

import { make, setText } from "../../../core/ui/dom.js";
import "../../../core/i18n/en/compare.js";
import "../../../core/i18n/en/ladder.js";
import { capitalized } from "../../../core/panels/capitalized.js";
import { discOf } from "../run-mark.js";
import { amountOf, excess, valueName } from "./ladder-sentences.js";

/**
 * @import { Language } from "../../../core/i18n/index.js"
 * @import { Result, Rung } from "./climbing.js"
 * @import { Key, Value } from "./ladder-values.js"
 */

/** How large a picture is where that cannot be measured, in CSS pixels. */
const ROOM = [152, 96];

/** Where a search stands: how many expansions it has made, and whether these are all. @typedef {{ position: number, isAtEnd: boolean }} Shown */

/**
 * @typedef {object} RungItem
 * @property {Value} value
 * @property {HTMLElement} element
 * @property {HTMLButtonElement} button
 * @property {HTMLButtonElement} beside
 * @property {HTMLCanvasElement} canvas
 * @property {string} drawnFor What the picture was drawn for last.
 * @property {Shown} [shown] Where its search stood then.
 * @property {number} turn The how-manieth picture it was then; 0 if it was not drawn.
 * @property {(rung: Rung | undefined, most: number, shown?: Shown) => void} tell Says what its search came to; the bar is the share of the most.
 * @property {() => [number, number]} room How large the picture may be, in CSS pixels.
 * @property {(isCurrent: boolean, runs: readonly number[]) => void} mark Says whether it has the value that is set, and which of
 *   the runs that are compared it is.
 */

/**
 * @param {Key} key
 * @param {Value} value
 * @param {Language} language
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
  const place = make("span", { class: "picture" }, canvas);
  const discs = make("span", { class: "discs" });
  let marked = "";
  const button = make(
    "button",
    { type: "button", class: "rung", onclick },
    place,
    make("b", {}, discs, title),
    amount,
    bar,
    cost,
  );
  const label = t("ladder.beside", { name: key === "weight" ? title : name });
  const besides = { type: "button", class: "beside", "aria-label": label, title: label, onclick: () => compare(value) };
  const beside = make("button", besides, "+");
  const element = make("li", {}, button, beside);

  /** @param {Rung | undefined} rung @param {number} most @param {Shown} [shown] Where it stands, if not at its end. */
  function tell(rung, most, shown) {
    const { result, error } = rung ?? {};
    const count = result && amountOf(key, result);
    const isDone = shown === undefined || shown.isAtEnd;
    const amounts = !result
      ? ""
      : isDone
        ? amountText(result)
        : t("ladder.soFar", { count: shown.position, all: result.taken });
    setText(amount, error ? language.explain(error) : amounts || t("ladder.searching"));
    const share = count && most ? count / most : 0;
    bar.style.setProperty("--all", String(share));
    bar.style.setProperty("--share", String(isDone || !result ? share : (share * shown.position) / result.taken));
    const percent = rung && excess(rung);
    element.classList.toggle("longer", isDone && Boolean(percent));
    // Under the picture of an earlier step it would seem to be of that.
    setText(cost, result && isDone ? costText(result.cost, percent) : "");
  }

  /** @param {Result} result */
  function amountText(result) {
    const count = amountOf(key, result);
    if (key === "openList") return t("ladder.work", { count });
    return t(result.reopened > 0 ? "compare.expansions" : "compare.taken", { count });
  }

  /** @param {number | undefined} cost @param {number | undefined} percent */
  function costText(cost, percent) {
    if (cost === undefined) return t("compare.no-path");
    const verdict = percent === 0 ? t("compare.shortest") : t("compare.excess", { percent });
    return `${t("compare.cost", { cost })} ${verdict}`;
  }
  return {
    ...{ value, element, button, beside, canvas, drawnFor: "", turn: 0, tell },
    room: () => [place.clientWidth || ROOM[0], place.clientHeight || ROOM[1]],
    mark: (isCurrent, runs) => {
      if (runs.join() !== marked) discs.replaceChildren(...runs.map(discOf));
      marked = runs.join();
      if (isCurrent) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    },
  };
}
