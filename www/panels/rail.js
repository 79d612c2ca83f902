// The panels beside the board, one at a time, behind tabs.

import { make } from "../dom.js";

/** @typedef {import("./panel.js").Panel} Panel */
/** @typedef {"lesson" | "why" | "open-list" | "board" | "measure"} TabName */

/**
 * @typedef {object} Tab
 * @property {TabName} id
 * @property {Panel[]} panels
 * @property {boolean} [isLively] Whether its panels follow the search while another tab is open.
 */

/** @type {Record<TabName, import("../i18n/keys.js").Key>} */
const NAMES = {
  lesson: "tab.lesson",
  why: "tab.why",
  "open-list": "tab.open-list",
  board: "boards.title",
  measure: "measure.title",
};

let rails = 0;

/**
 * @param {import("./panel.js").Stage} stage
 * @param {Tab[]} tabs
 * @param {TabName | undefined} first The tab that is open, if it is there; else the first one.
 * @param {(id: TabName) => void} remember Called with the tab that the reader opens.
 * @returns {Panel & { choose: (id: TabName) => void }}
 */
export function rail({ language: { t } }, tabs, first, remember) {
  const prefix = `starstep-rail-${rails++}-`;
  let open = tabs.find(({ id }) => id === first) ?? tabs[0];
  const buttons = new Map(
    tabs.map((tab) => {
      const onclick = () => {
        show(tab);
        remember(tab.id);
      };
      const properties = {
        type: "button",
        role: "tab",
        id: `${prefix}${tab.id}`,
        "aria-controls": `${prefix}${tab.id}-panel`,
      };
      return [tab, make("button", { ...properties, onclick }, t(NAMES[tab.id]))];
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
