// The panels beside the board, one at a time, behind tabs.

import { part } from "../engine/errors.js";
import { make } from "../ui/dom.js";

/**
 * @import { Speaking } from "../i18n/index.js"
 * @import { Key } from "../i18n/keys.js"
 * @import { Panel } from "./panel.js"
 */

/**
 * @typedef {object} Tab
 * @property {string} id
 * @property {Key} name
 * @property {Panel[]} panels
 * @property {boolean} [isLively] Whether its panels follow the search while another tab is open.
 */

/**
 * The tab of a feature, as its index.js states it, with the roles that its panels need.
 * @template Roles
 * @typedef {Omit<Tab, "panels"> & { panels: (stage: Roles, kept: Kept, lent: Lent) => Panel[] }} TabOfFeature
 */

/**
 * Places in the tab Why that are filled from the board.
 * @typedef {object} Lent
 * @property {HTMLElement} key The legend's and the layers', where there is no room for them at the board.
 * @property {HTMLElement} layer For what a layer shows, in words.
 * @property {HTMLElement} meanings For what the numbers and the small marks mean.
 */

/**
 * What outlives the panels of an element, which are made anew in another language.
 * @typedef {object} Kept
 * @property {() => void} change Called when it has changed.
 * @property {boolean} [isUnfolded] Whether the reader has opened what is behind the button in an article.
 * @property {Set<() => void>} ends What ends the work that it has begun, when the element leaves the page.
 */

/** What opens a tab, if there is one. @typedef {{ openTab: (tab: string) => void }} Tabbed */

let rails = 0;

/**
 * @param {Speaking} stage
 * @param {Tab[]} tabs
 * @param {string | undefined} first The tab that is open, if it is there; else the first one.
 * @param {(id: string) => void} remember Called with the tab that the reader opens.
 * @returns {Panel & { choose: (id: string) => void }}
 */
export function rail({ language: { t } }, tabs, first, remember) {
  const prefix = `starstep-rail-${rails++}-`;
  let open = tabs.find(({ id }) => id === first) ?? tabs[0];
  const buttons = new Map(
    tabs.map((tab) => {
      const onclick = async (/** @type {MouseEvent} */ { isTrusted }) => {
        show(tab);
        remember(tab.id);
        // What the page opens by itself scrolls nothing.
        if (isTrusted) (await part(import("../ui/in-sight.js")))?.bringIntoSight(placeOf(tab));
      };
      const properties = {
        type: "button",
        role: "tab",
        id: `${prefix}${tab.id}`,
        "aria-controls": `${prefix}${tab.id}-panel`,
        // For the sheet, which keeps the width of it in bold type.
        "data-name": t(tab.name),
      };
      return [tab, make("button", { ...properties, onclick }, t(tab.name))];
    }),
  );
  const places = new Map(
    tabs.map((tab) => {
      const id = `${prefix}${tab.id}-panel`;
      // Before the first frame too: all of them would be seen for a moment, and what is hidden cannot be focused.
      const hidden = tab !== open;
      const properties = { class: "tab-panel", role: "tabpanel", id, tabIndex: 0, hidden };
      const elements = tab.panels.map(({ element }) => element);
      return [tab, make("div", { ...properties, "aria-labelledby": `${prefix}${tab.id}` }, ...elements)];
    }),
  );
  const placeOf = (/** @type {Tab} */ tab) => /** @type {HTMLElement} */ (places.get(tab));
  const list = make("div", { class: "tabs", role: "tablist", "aria-label": t("tab.list") }, ...buttons.values());
  list.addEventListener("keydown", (event) => {
    const to = placeAfter(event, tabs.indexOf(open), tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    const button = /** @type {HTMLElement} */ (buttons.get(tabs[to]));
    button.click();
    button.focus();
  });

  /** @param {Tab} tab */
  function show(tab) {
    open = tab;
    for (const [each, button] of buttons) {
      button.setAttribute("aria-selected", String(each === open));
      button.tabIndex = each === open ? 0 : -1;
    }
    for (const [each, place] of places) place.hidden = each !== open;
    for (const panel of open.panels) {
      panel.open?.();
      panel.update();
    }
  }
  let isShown = false;
  return {
    choose(id) {
      const tab = tabs.find((each) => each.id === id);
      if (tab) buttons.get(tab)?.click();
    },
    element: make("div", { class: "rail", part: "rail" }, list, ...places.values()),
    update() {
      // Not before, because a panel may ask for what is not there while it is made.
      if (!isShown) show(open);
      isShown = true;
      for (const tab of tabs)
        for (const panel of tab.panels) if (tab === open || tab.isLively || panel.isLively) panel.update();
    },
    retry() {
      for (const panel of open.panels) panel.open?.();
    },
    dispose() {
      for (const { panels } of tabs) for (const panel of panels) panel.dispose?.();
    },
  };
}

/** Where a key leads in a row of tabs. @param {KeyboardEvent} event @param {number} place @param {number} count */
function placeAfter({ key, currentTarget }, place, count) {
  const isMirrored = getComputedStyle(/** @type {Element} */ (currentTarget)).direction === "rtl";
  const step = isMirrored ? -1 : 1;
  if (key === "ArrowRight") return (place + step + count) % count;
  if (key === "ArrowLeft") return (place - step + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
