// Names for those who go through a page by its parts: the board's help, the regions around it, and what tells several
// elements in one article apart.

import { make } from "../../core/ui/dom.js";
import "../../core/i18n/en/spoken.js";
import { areWordsShown, followWords } from "./button-words.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { UsedBoard } from "../../core/input/board-target.js"
 */

/** The parts that have a name of their own. */
const REGIONS = /** @type {const} */ ({
  ".stage": "region.stage",
  ".transport": "region.transport",
  ".side": "region.side",
});
/** What the element's own name is added to. */
const NAMED = ".board, .settings, [role=region], [role=group][data-region]";

let elements = 0;

export class Names {
  #target;
  #id = `starstep-${elements++}`;
  /** The element's own name, where it is one of several, or its author has given it one. */
  #own = make("span", { id: `${this.#id}-name`, hidden: true });
  /** What the names were given for. @type {unknown[]} */
  #given = [];

  /** @param {Speaking & UsedBoard} target */
  constructor(target) {
    this.#target = target;
  }

  /** Gives them where something has come since. */
  give() {
    const { board, language } = this.#target;
    const shadow = /** @type {ShadowRoot} */ (board.getRootNode());
    const root = shadow.querySelector(".root");
    if (!root) return;
    const { host } = shadow;
    const { tag, t } = language;
    const others = [...host.ownerDocument.querySelectorAll(host.localName)];
    const number = others.length > 1 ? t("region.number", { number: others.indexOf(host) + 1 }) : "";
    const own = host.getAttribute("label") || number;
    const given = [
      tag,
      own,
      root.querySelector(".transport"),
      root.querySelectorAll(".board").length,
      root.querySelector(".lines"),
    ];
    if (given.every((it, index) => it === this.#given[index])) return;
    this.#given = given;
    if (areWordsShown()) followWords(board);
    this.#own.textContent = own;
    if (own) root.append(this.#own);
    else this.#own.remove();
    const isPage = root.getAttribute("data-controls") === "full";
    for (const canvas of root.querySelectorAll(".board")) canvas.setAttribute("aria-description", t("board.help"));
    for (const [selector, key] of Object.entries(REGIONS)) {
      const part = root.querySelector(selector);
      part?.setAttribute("role", isPage ? "region" : "group");
      part?.setAttribute("data-region", "");
      part?.setAttribute("aria-label", t(key));
    }
    for (const [index, part] of root.querySelectorAll(NAMED).entries()) {
      part.id ||= `${this.#id}-${index}-${part.classList[0]}`;
      // Its own name, which may change, and then the element's.
      if (own) part.setAttribute("aria-labelledby", `${part.id} ${this.#own.id}`);
      else part.removeAttribute("aria-labelledby");
    }
  }
}
