// Why there is no path, once a search has ended without one. What it holds is loaded then.

import { part } from "../../coded.js";
import { make } from "../../dom.js";
import { withFull } from "../../engine.js";
import "../../i18n/en-truth.js";

/** @param {import("../panel.js").Stage} stage @param {HTMLElement} element @returns {import("./sections.js").Filled} */
export function noPath(stage, element) {
  element.append(make("h3", {}, stage.language.t("truth.whyNoPath")));
  element.hidden = true;
  /** @type {import("./sections.js").Filled | undefined} */
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
