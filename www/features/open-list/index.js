// The tab "Open list": the open cells in the order in which they leave, or as they lie in memory.

import { part } from "../../core/engine/errors.js";
import { later } from "../../core/panels/later.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Selecting } from "../../core/input/selection.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { TabOfFeature } from "../../core/panels/rail.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** @type {TabOfFeature<Parameters<typeof openList>[0]>} */
export const tab = { id: "open-list", name: "tab.open-list", panels: (stage) => [openList(stage)] };

/** @param {Showing & Acting & Speaking & Saying & Selecting} stage @returns {Panel} */
function openList(stage) {
  const name = stage.language.t("tab.open-list");
  const element = make("section", { class: "card open-list", part: "open-list", "aria-label": name });
  /** @type {(() => void) | undefined} */
  let dispose;
  let isGone = false;
  const { open, update } = later(stage, "tab.open-list", element, async () => {
    const module = await part(import("./open-list.js"));
    if (!module) return undefined;
    // The panel may have been made anew meanwhile.
    if (isGone) return () => {};
    const filled = module.fillOpenList(stage, element);
    dispose = filled.dispose;
    return filled.update;
  });
  return {
    element,
    open,
    update,
    dispose() {
      isGone = true;
      dispose?.();
    },
  };
}
