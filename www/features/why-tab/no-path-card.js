// Why there is no path, once a search has ended without one. What it holds is loaded then.

import { part } from "../../core/engine/errors.js";
import { make } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/truth.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Focusing } from "../../core/input/released.js"
 * @import { Marking } from "../../core/input/selection.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Filled } from "./sections.js"
 */

/** @param {Showing & Acting & Speaking & Marking & Focusing} stage @param {HTMLElement} element @returns {Filled} */
export function noPath(stage, element) {
  element.append(make("h3", {}, stage.language.t("truth.whyNoPath")));
  element.hidden = true;
  /** @type {Filled | undefined} */
  let filled;
  let [isLoading, isGone] = [false, false];

  async function load() {
    isLoading = true;
    const content = await part(withFull(import("./no-path-content.js")));
    isLoading = false;
    if (!content || isGone) return;
    filled = content.fillNoPath(stage, element);
    stage.refresh();
  }
  return {
    update() {
      const { status, isSearching, error } = stage.run();
      const isShown = status === "no-path" && !isSearching && !error;
      if (isShown && !filled && !isLoading) load();
      if (!isShown && element.hidden) return;
      element.hidden = !isShown;
      filled?.update();
    },
    dispose() {
      isGone = true;
      filled?.dispose?.();
    },
  };
}
