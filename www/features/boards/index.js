// The tab "Board": makes boards.

import { part } from "../../core/engine/errors.js";
import { later } from "../../core/panels/later.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Acting, Panel, Saying } from "../../core/panels/panel.js"
 * @import { TabOfFeature } from "../../core/panels/rail.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Opening } from "../../core/ui/drop-and-paste.js"
 */

/** What fills the panel, once it has been loaded. @type {typeof import("./boards-panel.js").fillBoardsPanel | undefined} */
let fill;

/** @type {TabOfFeature<Parameters<typeof boards>[0]>} */
export const tab = { id: "board", name: "boards.title", panels: (stage) => [boards(stage)] };

/** @param {Showing & Acting & Speaking & Saying & Opening} stage @returns {Panel} */
function boards(stage) {
  const name = stage.language.t("boards.title");
  const element = make("section", { class: "card boards", part: "boards", "aria-label": name });
  // At once if it can be, so that what is open in it stays open in another language.
  if (fill) return { element, update: fill(stage, element) };
  const { open, update } = later(stage, "part.boards", element, async () => {
    fill ??= (await part(import("./boards-panel.js")))?.fillBoardsPanel;
    return fill?.(stage, element);
  });
  return { element, open, update };
}
