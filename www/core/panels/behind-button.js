// What an article has behind one button, so that the board comes first: settings, tools, and what is read once.

import { icon, make } from "../ui/dom.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Panel } from "./panel.js"
 * @import { Kept } from "./rail.js"
 */

const PENCIL = "M4 17.2V20h2.8L16.9 9.9l-2.8-2.8zM18.3 8.5l1.5-1.5-2.8-2.8-1.5 1.5z";

/**
 * @param {Speaking} stage
 * @param {boolean} isForEditing Whether readers can draw with what is in it.
 * @param {Panel[]} panels
 * @param {Kept} kept
 * @returns {Panel & { inside: HTMLElement }}
 */
export function behindButton({ language: { t } }, isForEditing, panels, kept) {
  const inside = make("div", { class: "behind", hidden: true }, ...panels.map(({ element }) => element));
  const name = t(isForEditing ? "behind.edit" : "settings.more");
  const onclick = () => {
    kept.isUnfolded = !kept.isUnfolded;
    show();
  };
  const chip = make(
    "button",
    { type: "button", class: "chip", onclick },
    ...(isForEditing ? [icon(PENCIL)] : []),
    name,
  );
  function show() {
    inside.hidden = !kept.isUnfolded;
    chip.setAttribute("aria-expanded", String(!inside.hidden));
  }
  show();
  return {
    element: make("section", { class: "more" }, make("div", { class: "foot" }, chip), inside),
    inside,
    update() {
      for (const panel of panels) panel.update();
    },
    retry() {
      for (const panel of panels) panel.retry?.();
    },
    dispose() {
      for (const panel of panels) panel.dispose?.();
    },
  };
}
