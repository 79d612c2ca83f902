// The options of the search. Each change starts a new search at once.

import { make, numberInput, setText, setValue } from "../dom.js";
import { Solver } from "../engine.js";

/** @typedef {import("../engine.js").Options} Options */
/** @typedef {keyof Options} Key */

/** @type {Key[]} */
const BASIC = ["algorithm", "heuristic", "diagonal"];
/** @type {Key[]} */
const FULL = [...BASIC, "costs", "tieBreak", "weight"];
/** Habits of the binary heap, and the algorithms that use it. @type {Key[]} */
const OF_HEAP = ["decreaseKey", "swapEqual"];
const HEAP_USERS = ["astar", "dijkstra", "greedy"];
/** @type {Key[]} */
const MORE = ["neighborOrder", "openList", "stopWhen", "improveOpen", "reopenClosed", "penalties", ...OF_HEAP];

/** Options that have no effect for an algorithm. @type {Partial<Record<Options["algorithm"], Key[]>>} */
const UNUSED = {
  dijkstra: ["heuristic", "weight"],
  "breadth-first": ["heuristic", "weight", "tieBreak", "improveOpen", "reopenClosed"],
  greedy: ["weight"],
  "bidirectional-astar": ["reopenClosed"],
  "jump-point": ["neighborOrder", "improveOpen", "reopenClosed"],
  fastest: ["heuristic", "weight", "tieBreak", "improveOpen", "reopenClosed", "stopWhen"],
};

/** The options that have no effect given the others. @param {Options} options @returns {Key[]} */
function unusedOf({ algorithm, openList }) {
  const usesHeap = openList === "binary-heap" && HEAP_USERS.includes(algorithm);
  return [...(UNUSED[algorithm] ?? []), ...(usesHeap ? [] : OF_HEAP)];
}

/**
 * @param {import("./panel.js").Stage} stage
 * @param {boolean} isFull All options, or the few that a reader of an article needs.
 * @param {{ show?: readonly Key[], lock: readonly string[] }} [controls] What a scenario shows, and what it locks.
 * @returns {import("./panel.js").Panel}
 */
export function settings(stage, isFull, { show, lock } = { lock: [] }) {
  const { t } = stage.language;
  const { choices } = Solver;
  /** @type {Map<Key, HTMLInputElement | HTMLSelectElement>} */
  const controls = new Map();
  /** @param {Key} key @param {unknown} value */
  const configure = (key, value) => stage.command(() => stage.run().configure({ [key]: value }));

  /** @param {Key} key @param {(string | boolean)[]} values */
  const select = (key, values) => {
    const options = values.map((value) => {
      const label = /** @type {import("../i18n/keys.js").OptionKey} */ (`${key}.${value}`);
      return make("option", { value }, t(label, { resolved: "" }));
    });
    const control = make("select", {}, ...options);
    control.addEventListener("change", () => configure(key, control.value));
    controls.set(key, control);
    return make("label", { class: "field" }, make("span", {}, t(`option.${key}`)), control);
  };

  /** @param {Key} key */
  const toggle = (key) => {
    const control = make("input", { type: "checkbox" });
    control.addEventListener("change", () => configure(key, control.checked));
    controls.set(key, control);
    return make("label", { class: "switch" }, control, make("span", {}, t(`option.${key}`)));
  };

  const weightField = () => {
    const control = numberInput({ min: "0", max: "100", step: "0.1", inputMode: "decimal" });
    control.addEventListener("change", () => {
      // An empty field changes nothing, and a refused value does not stay as if it were in use.
      if (!Number.isNaN(control.valueAsNumber)) configure("weight", control.valueAsNumber);
      control.value = String(stage.run().options.weight);
    });
    controls.set("weight", control);
    return make("label", { class: "field" }, make("span", {}, t("option.weight")), control);
  };

  const element = make("section", { class: "card settings", part: "settings", "aria-label": t("settings.title") });
  const control = (/** @type {Key} */ key) => {
    const choice = choices[key];
    if (!("values" in choice)) return weightField();
    return typeof choice.default === "string" ? select(key, choice.values) : toggle(key);
  };
  element.append(...(show ?? (isFull ? FULL : BASIC)).map(control));
  if (isFull && !show) {
    element.append(make("details", {}, make("summary", {}, t("settings.more")), ...MORE.map(control)));
  }
  element.hidden = controls.size === 0;

  return {
    element,
    update() {
      const { options } = stage.run();
      const unused = unusedOf(options);
      for (const [key, control] of controls) {
        control.disabled = unused.includes(key) || lock.includes(key);
        if (control.type === "checkbox") /** @type {HTMLInputElement} */ (control).checked = options[key] === true;
        else if (control !== activeIn(control)) setValue(control, String(options[key]));
      }
      const auto = /** @type {HTMLSelectElement | undefined} */ (controls.get("heuristic"))?.options[0];
      const resolved = t(options.diagonal === "never" ? "heuristic.short.manhattan" : "heuristic.short.octile");
      if (auto) setText(auto, t("heuristic.auto", { resolved }));
    },
  };
}

/** A number field that somebody is typing into is not overwritten. @param {HTMLElement} control */
function activeIn(control) {
  const root = /** @type {Document | ShadowRoot} */ (control.getRootNode());
  return control.localName === "input" ? root.activeElement : undefined;
}
