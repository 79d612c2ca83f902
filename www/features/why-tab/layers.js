// The section in which a reader chooses a layer over the cells. What draws layers is loaded with the first one.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/layers.js";
import { LAYERS, reasonAgainst } from "../../core/render/layers/layer-names.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Marking, Selecting } from "../../core/input/selection.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { LayerName } from "../../core/render/layers/layer-names.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { ShownLayer } from "./layer-shown.js"
 * @import { Filled } from "./sections.js"
 */

/**
 * @param {Showing & Acting & Speaking & Saying & Selecting & Marking & Seeing} stage
 * @param {HTMLElement} element
 * @returns {Filled}
 */
export function fill(stage, element) {
  const { t } = stage.language;
  const none = make("option", { value: "" }, t("layers.none"));
  const options = LAYERS.map((name) => make("option", { value: name }, t(`layers.${name}`)));
  const select = make("select", { "aria-label": t("layers.layer"), onchange: choose }, none, ...options);
  element.append(make("div", { class: "choice" }, make("h3", {}, t("layers.layer")), select));
  /** @type {ShownLayer | undefined} */
  let shown;
  let isGone = false;
  /** @type {(() => void) | undefined} */
  let endMarks;
  /** The options that the choice is for. @type {unknown} */
  let choiceFor;

  async function choose() {
    const module = await part(withFull(import("./layer-shown.js")));
    if (isGone) return;
    if (!module) {
      select.value = "";
      return stage.say(t("error.part", { part: t("part.layer") }));
    }
    shown ??= new module.ShownLayer(stage, element);
    shown.choose(/** @type {LayerName | ""} */ (select.value) || undefined);
    stage.refresh();
  }

  /** Loads what marks neighbors: before a step needs it, because the legend must not grow while the reader steps. */
  async function mark() {
    const module = await part(import("./neighbor-marks.js"));
    // Steps can be read without marks, so nobody is told if they cannot be loaded.
    if (module && !isGone) endMarks = module.markNeighbors(stage);
  }
  mark();

  return {
    update() {
      const run = stage.run();
      const search = run.options;
      if (search !== choiceFor) {
        for (const [index, option] of options.entries()) {
          const reason = reasonAgainst(LAYERS[index], search);
          const layer = t(`layers.${LAYERS[index]}`);
          option.disabled = reason !== undefined;
          option.text = reason ? t("layers.barred", { layer, reason: t(reason) }) : layer;
        }
      }
      choiceFor = search;
      shown?.update();
    },
    dispose() {
      isGone = true;
      endMarks?.();
      shown?.dispose();
    },
  };
}
