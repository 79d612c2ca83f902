// The options of the search, as a sentence in which each choice is a word. A change starts a new search at once.

import { Solver } from "../../engine.js";
import { OF_HEAP, unusedOf } from "../../rules/algorithms.js";
import { automatic } from "../../rules/heuristics.js";
import { part } from "../engine/errors.js";
import { make, numberInput, setText, setValue } from "../ui/dom.js";
import { capitalized, decapitalized } from "./capitalized.js";
import { later } from "./later.js";

/**
 * @import { Options } from "../../engine.js"
 * @import { Speaking } from "../i18n/index.js"
 * @import { ClauseKey, OptionKey } from "../i18n/keys.js"
 * @import { Showing } from "../session/session.js"
 * @import { Acting, Panel, Saying } from "./panel.js"
 */

/** @typedef {keyof Options} Key */
/** @typedef {HTMLInputElement | HTMLSelectElement} Control */

/** @type {Key[]} */
const BASIC = ["algorithm", "heuristic", "diagonal"];
/** @type {Key[]} */
const FULL = [...BASIC, "tieBreak"];
/** What is folded away. @type {Key[]} */
const MORE = ["costs", "weight", "neighborOrder", "openList", "stopWhen", "improveOpen", "reopenClosed", "penalties"];
MORE.push(...OF_HEAP);

/**
 * @param {Showing & Acting & Speaking & Saying} stage
 * @param {boolean} isFull All options, or the few that a reader of an article needs.
 * @param {{ show?: readonly Key[], lock: readonly string[] }} [controls] What a scenario shows, and what it locks.
 * @returns {Panel}
 */
export function settings(stage, isFull, { show, lock } = { lock: [] }) {
  const { t, tag } = stage.language;
  const { choices } = Solver;
  /** @type {Map<Key, { control: Control, clause: HTMLElement, copy: HTMLElement }>} */
  const parts = new Map();
  /** @param {Key} key @param {unknown} value */
  const configure = (key, value) => stage.command(() => stage.run().configure({ [key]: value }));

  /** @param {Key} key @param {readonly (string | boolean)[]} values */
  const select = (key, values) => {
    const options = values.map((value) => {
      const label = /** @type {OptionKey} */ (`${key}.${value}`);
      return make("option", { value }, t(label, { resolved: "" }));
    });
    const control = make("select", {}, ...options);
    control.addEventListener("change", () => configure(key, control.value));
    return control;
  };

  /** @param {Key} key */
  const toggle = (key) => {
    const control = make("input", { type: "checkbox" });
    control.addEventListener("change", () => configure(key, control.checked));
    return control;
  };

  /** @param {HTMLElement} copy */
  const weightField = (copy) => {
    const control = numberInput({ min: "0", max: "100", step: "0.1", inputMode: "decimal" });
    control.addEventListener("input", () => setText(copy, control.value));
    control.addEventListener("change", () => {
      // An empty field changes nothing, and a refused value does not stay as if it were in use.
      if (!Number.isNaN(control.valueAsNumber)) configure("weight", control.valueAsNumber);
      control.value = String(stage.run().options.weight);
    });
    return control;
  };

  /** A part of the sentence, with the control of an option in it. @param {Key} key @param {boolean} isFirst */
  const clause = (key, isFirst) => {
    const choice = choices[key];
    const name = t(`option.${key}`);
    // The control is as wide as this copy of what is chosen, and lies upon it.
    const copy = make("span");
    const isToggle = "values" in choice && typeof choice.default === "boolean";
    const control = isToggle ? toggle(key) : "values" in choice ? select(key, choice.values) : weightField(copy);
    control.setAttribute("aria-label", name);
    const text = isToggle ? `|${decapitalized(name, tag)}` : t(clauseKey(key), { choice: "|" });
    const [before, after] = (isFirst ? capitalized(text, tag) : text).split("|");
    const field = isToggle
      ? control
      : make("span", { class: `pick ${"values" in choice ? "list" : ""}` }, copy, control);
    const element = make("label", { class: isToggle ? "clause toggle" : "clause" }, before, field, after);
    parts.set(key, { control, clause: element, copy });
    return element;
  };

  const sentence = make("div", { class: "sentence" });
  const element = make("section", { class: "settings", part: "settings", "aria-label": t("settings.title") }, sentence);
  sentence.append(...(show ?? (isFull ? FULL : BASIC)).map((key, index) => clause(key, index === 0)));
  const changed = make("span", { class: "changed" });
  let dispose = () => {};
  if (isFull && !show) {
    // It can be focused, so that a press beside its controls does not leave it.
    const lines = make("div", { class: "card lines", tabIndex: -1, hidden: true });
    const more = make("details", {}, make("summary", {}, t("settings.more"), changed), lines);
    element.append(more);
    const { open } = later(stage, "part.settings", undefined, async () => {
      const loaded = await part(import("./more.js"));
      if (!loaded) return undefined;
      lines.append(...MORE.map((key) => clause(key, true)));
      // At once: in the next frame somebody may have pressed what shows nothing yet.
      update();
      loaded.dressLines(lines);
      lines.hidden = false;
      dispose = loaded.openUnder(more);
      return update;
    });
    more.addEventListener("toggle", async () => {
      // Closed again, so that opening it tries again.
      if (more.open && !(await open())) more.open = false;
    });
  }
  element.hidden = parts.size === 0;

  function update() {
    const { options } = stage.run();
    const unused = unusedOf(options);
    const auto = /** @type {HTMLSelectElement | undefined} */ (parts.get("heuristic")?.control)?.options[0];
    const resolved = t(`heuristic.${automatic(options)}`);
    if (auto) setText(auto, t("heuristic.auto", { resolved }));
    // On a first visit the estimate is told in words too, behind its name.
    const gloss = parts.get("heuristic")?.clause.lastChild;
    const isGlossed = options.heuristic === "auto" && hostOf(element)?.hasAttribute("data-first-visit");
    if (gloss) gloss.nodeValue = isGlossed ? t("settings.gloss") : "";
    for (const [key, { control, clause, copy }] of parts) {
      const isUnused = unused.includes(key);
      control.disabled = isUnused || lock.includes(key);
      control.title = isUnused ? t("settings.unused") : t(`option.${key}`);
      clause.classList.toggle("unused", isUnused);
      if (control.type === "checkbox") /** @type {HTMLInputElement} */ (control).checked = options[key] === true;
      else {
        if (control !== activeIn(control)) setValue(control, String(options[key]));
        setText(copy, "options" in control ? (control.selectedOptions[0]?.text ?? "") : control.value);
      }
    }
    // Nobody is misled by a setting that is folded away.
    const count = MORE.filter((key) => options[key] !== choices[key].default && !unused.includes(key)).length;
    setText(changed, count === 0 ? "" : t("settings.changed", { count }));
  }
  return { element, dispose: () => dispose(), update };
}

/** The element that a panel is in. @param {HTMLElement} panel */
const hostOf = (panel) => /** @type {Partial<ShadowRoot>} */ (panel.getRootNode()).host;

/** @param {Key} key */
const clauseKey = (key) => /** @type {ClauseKey} */ (`clause.${key}`);

/** A number field that somebody is typing into is not overwritten. @param {HTMLElement} control */
function activeIn(control) {
  const root = /** @type {Document | ShadowRoot} */ (control.getRootNode());
  return control.localName === "input" ? root.activeElement : undefined;
}
