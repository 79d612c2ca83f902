// The Share dialog: a link to what is shown, and the texts that embed it, each with a button that copies it.

import { hasCode, part } from "../coded.js";
import { copyText } from "../copy.js";
import { make } from "../dom.js";
import { SHEETS } from "../files.js";
import "../i18n/en-sharing.js";
import { wear } from "../wear.js";
import { snippets } from "./snippets.js";

/** @typedef {import("../i18n/index.js").Language["t"]} Translate */

const TEXTS = /** @type {const} */ (["link", "frame", "element"]);

/**
 * Opens the dialog. It is made for what is shown now and removed when closed.
 * @param {import("../star-step.js").StarStep} star
 * @param {Translate} t
 * @param {{ element: string }} files The address of the element's script.
 */
export async function openShareDialog(star, t, files) {
  const said = make("p", { class: "said", "aria-live": "polite" });
  const content = make("div", { class: "content" });
  const close = make("button", { type: "button", onclick: () => dialog.close() }, t("share.close"));
  const lesson = make("button", { type: "button", onclick: () => makeLesson(star, dialog) }, t("share.lesson"));
  const title = make("h2", { id: "share-title" }, t("share.title"));
  const dialog = make(
    "dialog",
    { class: "share", "aria-labelledby": title.id },
    title,
    content,
    make("footer", {}, said, lesson, close),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  try {
    const texts = snippets(await star.toLink(), t("share.alt"), files);
    const say = (/** @type {string} */ sentence) => {
      said.textContent = sentence;
    };
    content.append(...TEXTS.map((key) => field(t, key, texts[key], say)));
    content.querySelector("button")?.focus();
  } catch (error) {
    if (!hasCode(error)) {
      dialog.close();
      throw error;
    }
    content.append(make("p", {}, t(/** @type {import("../i18n/keys.js").Key} */ (`error.${error.code}`))));
    close.focus();
  }
}

/** Goes on with what is shown as a lesson. @param {import("../star-step.js").StarStep} star @param {HTMLDialogElement} dialog */
async function makeLesson(star, dialog) {
  const [module] = (await part(Promise.all([import("../authoring/drawer.js"), wear(SHEETS.authoring)]))) ?? [];
  const { t } = star.language;
  dialog.close();
  if (module) await module.openAuthoring(star);
  else star.say(t("error.part", { part: t("share.lesson") }));
}

/**
 * A text and a button that copies it.
 * @param {Translate} t
 * @param {typeof TEXTS[number]} key
 * @param {string} text
 * @param {(sentence: string) => void} say
 */
function field(t, key, text, say) {
  const name = t(`share.${key}`);
  const id = `share-${key}`;
  const area = make("textarea", {
    id,
    readOnly: true,
    rows: text.includes("\n") ? 3 : 2,
    value: text,
    spellcheck: false,
  });
  area.addEventListener("focus", () => area.select());
  const copy = async () => say(t((await copyText(text, area)) ? "share.copied" : "share.selected", { name }));
  const label = make("label", { for: id }, name);
  const button = make(
    "button",
    { type: "button", "aria-label": t("share.copyName", { name }), onclick: copy },
    t("share.copy"),
  );
  return make("div", { class: "text" }, label, area, button);
}
