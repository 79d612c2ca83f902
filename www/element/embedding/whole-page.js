// The way from an element in an article to the page of Starstep with this very board.

import { hasCode } from "../../core/engine/errors.js";
import { listen, make } from "../../core/ui/dom.js";
import "../../core/i18n/en/embedding.js";

/** @import { Parts } from "../parts.js" */

/** The page beside these files, where there is one: a package has none. */
const PAGE = typeof STARSTEP_PAGE === "string" ? STARSTEP_PAGE : "../../../index.html";

/** Where a link leads, if there is to be one. @param {HTMLElement} element @returns {URL | undefined} */
function pageOf(element) {
  const page = element.getAttribute("page");
  if (page === "none" || (page === null && element.getAttribute("controls") === "none")) return undefined;
  // Decided by the constant: bundlers would look for a page that the package has not.
  if (page === null) return PAGE === "" ? undefined : new URL(PAGE, import.meta.url);
  try {
    return new URL(page, element.baseURI);
  } catch {
    // It is no address, and leads nowhere.
    return undefined;
  }
}

/** The links that were made, by what they are for. @type {WeakMap<Parts, WayToPage>} */
const made = new WeakMap();

/** Puts the link below everything else, or takes it away. @param {Parts} parts @param {HTMLElement} root */
export function offerPage(parts, root) {
  const way = made.get(parts) ?? new WayToPage(parts);
  made.set(parts, way);
  way.show(root);
}

/** Has the link made again when what is shown has changed. @param {Parts} parts */
export const followShown = (parts) => listen(parts.element, "change", () => made.get(parts)?.forget());

class WayToPage {
  #parts;
  #link = make("a", { class: "whole-page", target: "_blank", rel: "noopener" });
  /** Makes the address of what is shown, or has made it. @type {Promise<string | undefined> | undefined} */
  #address;
  /** Whether the link has it. */
  #isFresh = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    this.#link.part.add("page-link");
    const link = this.#link;
    const prepare = () => void this.#prepare();
    // Whoever is about to follow it gets an address that is right, also by “Copy link”.
    for (const name of /** @type {const} */ (["pointerenter", "pointerdown", "focus"]))
      listen(link, name, prepare, { passive: true });
    listen(link, "click", (event) => this.#follow(event));
  }

  /** @param {HTMLElement} root */
  show(root) {
    const page = pageOf(this.#parts.element);
    this.#link.remove();
    if (!page) return;
    const { t } = this.#parts.shell.language;
    this.#link.textContent = t("embedding.page");
    this.#link.href = page.href;
    this.forget();
    (root.querySelector(".foot") ?? root).append(this.#link);
  }

  /** Something else is shown. */
  forget() {
    this.#isFresh = false;
    this.#address = undefined;
  }

  /** Gives the link the address of what is shown. */
  async #prepare() {
    this.#address ??= this.#make();
    const address = this.#address;
    const href = await address;
    if (address !== this.#address || href === undefined) return href;
    this.#link.href = href;
    this.#isFresh = true;
    return href;
  }

  /** @returns {Promise<string | undefined>} Nothing if the board fits into no address; a sentence says so. */
  async #make() {
    const page = pageOf(this.#parts.element);
    try {
      return page && (await this.#parts.links.toLink({ base: page.href }));
    } catch (error) {
      if (!hasCode(error)) throw error;
      this.#parts.shell.stage.say(this.#parts.shell.language.explain(error));
      return undefined;
    }
  }

  /** @param {Event} event */
  async #follow(event) {
    if (this.#isFresh) return;
    event.preventDefault();
    const address = await this.#prepare();
    if (address) window.open(address, "_blank", "noopener");
  }
}
