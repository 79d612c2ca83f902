// The letters of the layers, of which one can be chosen. What draws layers is loaded with the first one.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/layers.js";
import { LAYERS, reasonAgainst } from "../../core/render/layers/layer-names.js";
import { dressLater } from "../../core/ui/styles.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Picking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { LayerName } from "../../core/render/layers/layer-names.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { ShownLayer } from "./layer-shown.js"
 */

/** @typedef {Showing & Acting & Speaking & Saying & Selecting & Marking & Picking & Seeing} OfLayers */

/** What is written for each layer, where it is the same in every language; h* is what truly remains. */
const SIGNS = { g: "g", h: "h", f: "f", remaining: "h*", order: undefined, parents: "↗", "too-large": "h > h*" };

/**
 * @param {OfLayers} stage
 * @param {HTMLElement} element
 * @param {HTMLElement} words Where it is said what the layer shows.
 */
export function fillLayers(stage, element, words) {
  const { t } = stage.language;
  const title = t("layers.layer");
  const choices = ["", ...LAYERS].map((value) => {
    const name = /** @type {LayerName | ""} */ (value);
    const sign = name === "" ? t("layers.none") : (SIGNS[name] ?? t("layers.order-sign"));
    const input = make("input", { type: "radio", name: "layer", value, onchange: () => choose(name) });
    const label = make("label", {}, input, make("span", { class: name, "aria-hidden": "true" }, sign));
    return { name, input, label };
  });
  choices[0].input.checked = true;
  const scale = make("div", { class: "scale" });
  const letters = make(
    "div",
    { class: "letters", role: "radiogroup", "aria-label": title },
    make("span", { "aria-hidden": "true" }, title),
    ...choices.map(({ label }) => label),
  );
  element.append(scale, letters);
  const isBundled = typeof STARSTEP_LAYERS_STYLES === "string";
  part(dressLater(element, "layers.css", isBundled ? STARSTEP_LAYERS_STYLES : undefined));

  /** @type {ShownLayer | undefined} */
  let shown;
  let isGone = false;
  /** The options that the choice is for. @type {unknown} */
  let choiceFor;

  /** @param {LayerName | ""} name */
  async function choose(name) {
    const module = await part(withFull(import("./layer-shown.js")));
    if (isGone) return;
    if (!module) {
      choices[0].input.checked = true;
      return stage.say(t("error.part", { part: t("part.layer") }));
    }
    shown ??= new module.ShownLayer(stage, scale, words);
    shown.choose(name || undefined);
    stage.refresh();
  }

  return {
    update() {
      // The values would tell whoever is asked for a cell which one is right.
      letters.style.visibility = stage.isPicking() ? "hidden" : "";
      const search = stage.run().options;
      if (search !== choiceFor) {
        for (const { name, input, label } of choices) {
          const reason = name === "" ? undefined : reasonAgainst(name, search);
          const layer = t(name === "" ? "layers.none" : `layers.${name}`);
          const text = reason ? t("layers.barred", { layer, reason: t(reason) }) : layer;
          input.disabled = reason !== undefined;
          input.setAttribute("aria-label", text);
          label.title = text;
        }
      }
      choiceFor = search;
      shown?.update();
    },
    dispose() {
      isGone = true;
      shown?.dispose();
    },
  };
}
