// The Share dialog: a link to what is shown, and the texts that embed it, each with a button that copies it.

import { elementScript } from "../../addresses.js";
import { hasCode, part } from "../../core/engine/errors.js";
import { copyText } from "../../core/ui/copy.js";
import { dialogOf } from "../../core/ui/dialog.js";
import { make } from "../../core/ui/dom.js";
import { withFull } from "../../engine.js";
import "../../core/i18n/en/sharing.js";
import { fileName, save } from "../../core/ui/save.js";
import { segments } from "../../core/ui/segments.js";
import { field } from "./copied-text.js";
import { frameField } from "./frame.js";
import { KEPT } from "./link.js";
import { decodeLink } from "./read-link.js";
import { elementText, markdown } from "./snippets.js";
import { tellLink } from "./told.js";

/**
 * @import { Solving } from "../../core/engine/solver-face.js"
 * @import { Speaking, Translate } from "../../core/i18n/index.js"
 * @import { Key } from "../../core/i18n/keys.js"
 * @import { Acting, Saying } from "../../core/panels/panel.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 * @import { Loading } from "../lessons/lessons.js"
 * @import { Say } from "./copied-text.js"
 * @import { Linking } from "./links.js"
 */

/** Puts on the style sheet of what is opened from here. @typedef {(name: "take" | "authoring") => Promise<unknown>} Wear */

/**
 * The element whose board is shared.
 * @typedef {Showing & Acting & Speaking & Seeing} Told
 * @typedef {HTMLElement & Speaking & Saying & Solving & Loading & Linking & { stage: Told }} Shared
 */

/**
 * Opens the dialog. It is made for what is shown now and removed when closed.
 * @param {Shared} star
 * @param {Translate} t
 * @param {Wear} wear
 */
export async function openShareDialog(star, t, wear) {
  const { stage } = star;
  // What is shared is what was shown when the reader asked for it, and the picture is of the same step.
  stage.command(() => {
    stage.session().wake();
    stage.session().clock.pause();
  });
  const said = make("p", { class: "said", "aria-live": "polite" });
  const content = make("div", { class: "content" });
  const exports = make("button", { type: "button", class: "export", onclick: take }, t("share.export"));
  const lesson = make("button", { type: "button", onclick: () => makeLesson(star, dialog, wear) }, t("share.lesson"));
  const dialog = dialogOf(
    "share",
    { title: t("share.title"), close: t("share.close") },
    content,
    make("div", { class: "foot" }, said, lesson, exports),
  );
  const shown = new AbortController();
  dialog.addEventListener("close", () => shown.abort());
  document.body.append(dialog);
  dialog.showModal();
  const first = document.activeElement;
  /** Begins at the first button, unless somebody has gone on from where the dialog began. */
  const begin = () => document.activeElement === first && (content.querySelector("button") ?? lesson).focus();
  try {
    const link = await star.toLink();
    const told = tellLink(link, await decodeLink(new URL(link).hash.slice(1)), t);
    const { board } = stage.session().document;
    const alt = await altOf(stage);
    content.append(
      make("div", { class: "first" }, figureOf(stage, alt), linkField(t, link, told, say)),
      inPages(t, {
        picture: pictureField(star, t, link, alt, say),
        frame: frameField(t, board, link, say, shown.signal),
        element: field(t, "element", elementText(link, elementScript()), say),
      }),
    );
    begin();
  } catch (error) {
    if (!hasCode(error)) {
      dialog.close();
      throw error;
    }
    content.append(make("p", {}, t(/** @type {Key} */ (`error.${error.code}`))));
    if (error.code === "link-too-long") content.append(...mapInstead(star, t));
    begin();
  }

  /** @type {Say} */
  function say(sentence) {
    said.textContent = sentence;
  }

  /** Opens what takes pictures, numbers and worksheets along, in place of this dialog. */
  async function take() {
    const [module] = (await part(Promise.all([withFull(import("../export/export-dialog.js")), wear("take")]))) ?? [];
    if (!module) said.textContent = t("error.part", { part: t("share.export") });
    else if (dialog.open) {
      dialog.close();
      module.openTakeDialog(star, t);
    }
  }
}

/**
 * The picture that is shared, in the room that it will have.
 * @param {Shared["stage"]} stage
 * @param {string} alt
 */
function figureOf(stage, alt) {
  const image = make("img", { alt, hidden: true });
  part(import("./shared-picture.js")).then(async (module) => {
    const picture = await module?.pictureOf(stage);
    if (!picture) return;
    image.onload = () => URL.revokeObjectURL(image.src);
    image.src = URL.createObjectURL(picture);
    image.hidden = false;
  });
  return make("div", { class: "figure" }, image);
}

/**
 * The link, in one line, and what is in it.
 * @param {Translate} t
 * @param {string} link
 * @param {string} told
 * @param {Say} say
 */
function linkField(t, link, told, say) {
  const name = t("share.link");
  const line = make("input", { id: "share-link", readOnly: true, value: link, spellcheck: false });
  line.addEventListener("focus", () => line.select());
  const copy = async () => say(t((await copyText(link, line)) ? "share.copied" : "share.selected", { name }));
  const button = make("button", { type: "button", class: "primary", onclick: copy }, t("share.copyLink"));
  const hint = make("p", { class: "hint" }, told);
  return make("div", { class: "text" }, make("label", { for: line.id }, name), line, button, hint);
}

/**
 * What is put into pages: one of them is shown.
 * @param {Translate} t
 * @param {Record<"picture" | "frame" | "element", HTMLElement>} texts
 */
function inPages(t, texts) {
  const kinds = /** @type {const} */ (["picture", "frame", "element"]);
  const choose = (/** @type {typeof kinds[number]} */ chosen) => {
    for (const kind of kinds) texts[kind].hidden = kind !== chosen;
  };
  const names = kinds.map((kind) => /** @type {const} */ ([kind, t(`share.in-${kind}`)]));
  const choice = segments(t("share.in"), names, choose);
  choose(kinds[0]);
  return make("section", {}, make("h3", {}, t("share.in")), choice, ...kinds.map((kind) => texts[kind]));
}

/**
 * Goes on with what is shown as a lesson.
 * @param {Shared} star
 * @param {HTMLDialogElement} dialog
 * @param {Wear} wear
 */
async function makeLesson(star, dialog, wear) {
  const [module] = (await part(Promise.all([withFull(import("../authoring/drawer.js")), wear("authoring")]))) ?? [];
  const { t } = star.language;
  dialog.close();
  if (module) await module.openAuthoring(star);
  else star.say(t("error.part", { part: t("share.lesson") }));
}

/**
 * What is offered where there can be no link: the board as a file.
 * @param {Shared} star
 * @param {Translate} t
 */
function mapInstead({ stage }, t) {
  const saveMap = () => {
    const session = stage.session();
    save(new Blob([session.toMap()], { type: "text/plain" }), `${fileName(session.document.board)}.map`);
  };
  const button = make("button", { type: "button", onclick: saveMap }, t("share.saveMap"));
  // By then the page has kept it, if the browser lets it.
  const kept = location.hash.startsWith(`#${KEPT}`) ? [make("p", { class: "hint" }, t("share.kept"))] : [];
  return [make("p", { class: "hint" }, t("share.mapOnly")), make("p", {}, button), ...kept];
}

/** What those are told who do not see the picture: of several searches, what is said of all. @param {Shared["stage"]} stage */
async function altOf(stage) {
  const { t } = stage.language;
  const session = stage.session();
  const { board, options, position, length } = stage.run();
  const size = { width: String(board.width), height: String(board.height) };
  const compared = session.comparing && (await part(import("../export/compared.js")));
  if (compared?.isCompared(session)) {
    const told = compared.sentence(session, stage.language);
    return t("share.pictureAltAll", { ...size, count: session.runs.length, told });
  }
  const algorithm = t(`algorithm.${options.algorithm}`);
  return t("share.pictureAlt", { algorithm, ...size, step: String(position), length: String(length) });
}

/**
 * The board's picture in Markdown: a text that names a file, and the file.
 * @param {Shared} star
 * @param {Translate} t
 * @param {string} link
 * @param {string} alt
 * @param {Say} say
 */
function pictureField({ stage }, t, link, alt, say) {
  const { board, position } = stage.run();
  const file = `${fileName(board, "step", position)}.png`;
  const savePicture = async () => {
    const [module] = (await part(Promise.all([import("./shared-picture.js")]))) ?? [];
    const picture = await module?.pictureOf(stage);
    if (!picture) return say(t("error.part", { part: t("share.picture") }));
    save(picture, file);
    say(t("share.saved", { name: file }));
  };
  const button = make("button", { type: "button", onclick: savePicture }, t("share.savePicture"));
  const hint = make("p", { class: "hint" }, t("share.pictureHint"));
  return field(t, "picture", markdown(link, alt, file), say, make("div", { class: "beside" }, hint, button));
}
