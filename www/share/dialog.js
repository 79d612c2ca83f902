// The Share dialog: a link to what is shown, and the texts that embed it, each with a button that copies it.

import { hasCode, part } from "../coded.js";
import { copyText } from "../copy.js";
import { make } from "../dom.js";
import { withFull } from "../engine.js";
import { SHEETS } from "../files.js";
import "../i18n/en-sharing.js";
import { fileName, save } from "../take/save.js";
import { wear } from "../wear.js";
import { decodeLink } from "./read-link.js";
import { markdown, snippets } from "./snippets.js";
import { tellLink } from "./told.js";

/** @typedef {import("../i18n/index.js").Language["t"]} Translate */
/** @typedef {import("../star-step.js").StarStep} StarStep */
/** @typedef {(sentence: string) => void} Say */

/**
 * Opens the dialog. It is made for what is shown now and removed when closed.
 * @param {import("../star-step.js").StarStep} star
 * @param {Translate} t
 * @param {{ element: string }} files The address of the element's script.
 */
export async function openShareDialog(star, t, files) {
  const { stage } = star;
  // What is shared is what was shown when the reader asked for it, and the picture is of the same step.
  stage.command(() => {
    stage.session().wake();
    stage.session().clock.pause();
  });
  const said = make("p", { class: "said", "aria-live": "polite" });
  const content = make("div", { class: "content" });
  const close = make("button", { type: "button", onclick: () => dialog.close() }, t("share.close"));
  const exports = make("button", { type: "button", class: "export", onclick: take }, t("share.export"));
  const lesson = make("button", { type: "button", onclick: () => makeLesson(star, dialog) }, t("share.lesson"));
  const title = make("h2", { id: "share-title" }, t("share.title"));
  const dialog = make(
    "dialog",
    { class: "share", "aria-labelledby": title.id },
    title,
    content,
    make("footer", {}, said, lesson, exports, close),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  try {
    const link = await star.toLink();
    const { frame, element } = snippets(link, t("share.alt"), files);
    const told = tellLink(link, await decodeLink(new URL(link).hash.slice(1)), t);
    content.append(
      field(t, "link", link, say, make("p", { class: "hint" }, told)),
      pictureField(star, t, link, say),
      field(t, "frame", frame, say),
      field(t, "element", element, say),
    );
    content.querySelector("button")?.focus();
  } catch (error) {
    if (!hasCode(error)) {
      dialog.close();
      throw error;
    }
    content.append(make("p", {}, t(/** @type {import("../i18n/keys.js").Key} */ (`error.${error.code}`))));
    if (error.code === "link-too-long") content.append(...mapInstead(star, t));
    else close.focus();
    content.querySelector("button")?.focus();
  }

  /** @type {Say} */
  function say(sentence) {
    said.textContent = sentence;
  }

  /** Opens what takes pictures, numbers and worksheets along, in place of this dialog. */
  async function take() {
    const [module] = (await part(Promise.all([withFull(import("../take/dialog.js")), wear(SHEETS.take)]))) ?? [];
    if (!module) said.textContent = t("error.part", { part: t("share.export") });
    else if (dialog.open) {
      dialog.close();
      module.openTakeDialog(star, t);
    }
  }
}

/** Goes on with what is shown as a lesson. @param {import("../star-step.js").StarStep} star @param {HTMLDialogElement} dialog */
async function makeLesson(star, dialog) {
  const [module] =
    (await part(Promise.all([withFull(import("../authoring/drawer.js")), wear(SHEETS.authoring)]))) ?? [];
  const { t } = star.language;
  dialog.close();
  if (module) await module.openAuthoring(star);
  else star.say(t("error.part", { part: t("share.lesson") }));
}

/**
 * What is offered where there can be no link: the board as a file.
 * @param {StarStep} star
 * @param {Translate} t
 */
function mapInstead({ stage }, t) {
  const saveMap = () => {
    const session = stage.session();
    save(new Blob([session.toMap()], { type: "text/plain" }), `${fileName(session.document.board)}.map`);
  };
  const button = make("button", { type: "button", onclick: saveMap }, t("share.saveMap"));
  return [make("p", { class: "hint" }, t("share.mapOnly")), make("p", {}, button)];
}

/**
 * The board's picture in Markdown: a text that names a file, and the file.
 * @param {StarStep} star
 * @param {Translate} t
 * @param {string} link
 * @param {Say} say
 */
function pictureField({ stage }, t, link, say) {
  const { board, options, position, length } = stage.run();
  const algorithm = t(`algorithm.${options.algorithm}`);
  const { width, height } = board;
  const alt = t("share.pictureAlt", {
    ...{ algorithm, width: String(width), height: String(height), step: String(position), length: String(length) },
  });
  const file = `${fileName(board, "step", position)}.png`;
  const savePicture = async () => {
    const [module] = (await part(Promise.all([import("./picture.js")]))) ?? [];
    const picture = await module?.pictureOf(stage);
    if (!picture) return say(t("error.part", { part: t("share.picture") }));
    save(picture, file);
    say(t("share.saved", { name: file }));
  };
  const button = make("button", { type: "button", onclick: savePicture }, t("share.savePicture"));
  const hint = make("p", { class: "hint" }, t("share.pictureHint"));
  return field(t, "picture", markdown(link, alt, file), say, make("div", { class: "beside" }, hint, button));
}

/**
 * A text and a button that copies it, and what else there is to say or do about it.
 * @param {Translate} t
 * @param {"link" | "picture" | "frame" | "element"} key
 * @param {string} text
 * @param {Say} say
 * @param {...HTMLElement} more
 */
function field(t, key, text, say, ...more) {
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
  return make("div", { class: "text" }, label, area, button, ...more);
}
