// Other ways to search, which a lesson compares with its own: one that most lessons do with, more on demand, and how they
// are shown beside it.

import { make } from "../../core/ui/dom.js";
import { MOST_VARIANTS } from "../lessons/scenario.js";
import { firstDifference, wayFields } from "./comparison-fields.js";
import { namesVariants } from "./draft.js";

/**
 * @import { Author, Section } from "./author.js"
 * @import { Way } from "./draft.js"
 */

/** How the two are shown; in the file, what `beside` says. */
const SHOWN = /** @type {const} */ ([
  "instead",
  "beside-on-request",
  "beside-at-once",
  "overlay-on-request",
  "overlay-at-once",
]);
/**
 * @param {Author} author
 * @returns {Section}
 */
export function waysSection(author) {
  const { draft, form } = author;
  const { t } = form.language;
  const first = make("div");
  const list = make("ol", { class: "variants" });
  const foot = make("div");
  /** What the way was before the box was unticked, so that ticking it again brings it back. @type {Way | undefined} */
  let before;
  const box = make("input", { type: "checkbox" });
  box.addEventListener("change", () => {
    before = draft.compare ?? before;
    draft.compare = box.checked ? (before ?? { title: "", options: firstDifference(author) }) : undefined;
    author.change();
    fill();
  });
  const more = make("button", { type: "button", onclick: () => append() }, t("author.addVariant"));
  const label = make("label", { class: "box" }, box, t("author.compare"));
  const element = make("section", {}, label, first, list, make("div", { class: "row" }, more), foot);

  function append() {
    draft.variants.push({ title: "", options: firstDifference(author) });
    author.change();
    fill();
    form.fields.get(`variants[${draft.variants.length - 1}].title`)?.control.focus();
  }

  /** @param {Way} way @param {number} index */
  function entry(way, index) {
    const { variants } = draft;
    const name = t("author.variant", { number: index + 1 });
    const focus = (/** @type {number} */ to) => form.fields.get(`variants[${to}].title`)?.control.focus();
    // Texts and the ways that are shown side by side name these searches by their numbers.
    const refuse = (/** @type {"move" | "delete"} */ act) => {
      const isLast = act === "delete" && index === variants.length - 1;
      return isLast || !namesVariants(draft) ? undefined : t("author.variantsNamed");
    };
    const buttons = author.entryButtons(name, variants, index, { fill, focus, add: more, refuse });
    const fields = wayFields(author, way, `variants[${index}]`, fill);
    return make("li", {}, make("h4", {}, name), ...fields, make("div", { class: "row" }, ...buttons));
  }

  /** How they are shown. */
  function shownField() {
    const { layout = "beside", shown = "on-request" } = draft.beside ?? {};
    const now = draft.beside ? `${layout}-${shown}` : "instead";
    const values = SHOWN.map((name) => /** @type {const} */ ([name, t(`author.shown.${name}`)]));
    return form.select("beside", t("author.shown"), values, /** @type {typeof SHOWN[number]} */ (now), (name) => {
      const [layout, ...when] = name.split("-");
      draft.beside = name === "instead" ? undefined : { ...draft.beside, layout, shown: when.join("-") };
    });
  }

  function fill() {
    for (const key of ["compare", "variants", "beside"]) form.forget(key);
    const { compare, variants } = draft;
    box.checked = compare !== undefined;
    first.replaceChildren(...(compare ? wayFields(author, compare, "compare", fill) : []));
    list.replaceChildren(...variants.map(entry));
    const isAny = compare !== undefined || variants.length > 0;
    more.hidden = !isAny;
    more.disabled = variants.length >= MOST_VARIANTS;
    foot.replaceChildren(...(isAny ? [shownField()] : []));
  }

  fill();
  return { element, update() {} };
}
