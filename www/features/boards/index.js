// The tab "Board": makes boards.

import { part } from "../../core/engine/errors.js";
import { later } from "../../core/panels/later.js";
import { make } from "../../core/ui/dom.js";

/**
 * @import { Panel } from "../../core/panels/panel.js"
 * @import { TabOfFeature } from "../../core/panels/rail.js"
 */

/** What fills the panel, once it has been loaded. @type {typeof import("./boards-panel.js").fillBoardsPanel | undefined} */
let fill;

/** @type {TabOfFeature<Parameters<typeof boards>[0]>} */
export const tab = { id: "board", name: "boards.title", panels: (stage) => [boards(stage)] };

/** @param {Parameters<typeof import("./boards-panel.js").fillBoardsPanel>[0]} stage @returns {Panel} */
function boards(stage) {
  const name = stage.language.t("boards.title");
  const element = make("section", { class: "card boards", part: "boards", "aria-label": name });
  // It puts something on the board, which goes when another tab is opened.
  const isLively = true;
  // At once if it can be, so that what is open in it stays open in another language.
  if (fill) return { element, isLively, ...fill(stage, element) };
  let dispose = () => {};
  const { open, update } = later(stage, "part.boards", element, async () => {
    fill ??= (await part(import("./boards-panel.js")))?.fillBoardsPanel;
    if (!fill) return undefined;
    const filled = fill(stage, element);
    dispose = filled.dispose;
    return filled.update;
  });
  return { element, isLively, open, update, dispose: () => dispose() };
}
