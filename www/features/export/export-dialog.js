// The Export dialog: pictures, a filmstrip, a video, a worksheet, numbers. What makes each is loaded when it is chosen.

import { part } from "../../core/engine/errors.js";
import { make, painted } from "../../core/ui/dom.js";
import "../../core/i18n/en/take.js";
import { dialogOf } from "../../core/ui/dialog.js";
import { segments } from "../../core/ui/segments.js";
import { lacksOverlay } from "./compared.js";

/**
 * @import { Speaking, Translate } from "../../core/i18n/index.js"
 * @import { Acting } from "../../core/panels/panel.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Showing } from "../../core/session/session.js"
 */

/** @typedef {(() => void) | { dispose?: () => void } | undefined | void} Filled How to end what fills the dialog. */
/** @typedef {{ fill: (stage: Showing & Speaking & Seeing, element: HTMLElement, t: Translate) => Filled | Promise<Filled> }} Kind */

/** The kinds, and how each is loaded. @type {[name: "picture" | "filmstrip" | "video" | "worksheet" | "numbers", load: () => Promise<Kind>][]} */
const KINDS = [
  ["picture", () => import("./picture/picture-panel.js")],
  ["filmstrip", () => import("./filmstrip/filmstrip-panel.js")],
  ["video", () => import("./video/video-panel.js")],
  ["worksheet", () => import("./worksheet/worksheet-panel.js")],
  ["numbers", () => import("./numbers/numbers-panel.js")],
];

/**
 * Opens the dialog. Playing pauses, so that what is shown stays.
 * @param {{ stage: Showing & Acting & Speaking & Seeing }} star
 * @param {Translate} t
 */
export function openTakeDialog(star, t) {
  const { stage } = star;
  stage.command(() => {
    stage.session().wake();
    stage.session().clock.pause();
  });
  const body = make("div", { class: "take-body" });
  const names = KINDS.map(([name]) => /** @type {const} */ ([name, t(`take.${name}`)]));
  const kinds = segments(t("take.kind"), names, choose);
  const dialog = dialogOf("take", { title: t("take.title"), close: t("take.close") }, kinds, body);
  /** Ends what fills the dialog. */
  let end = () => {};
  /** How often something was chosen: what is loaded too late is not shown. */
  let turn = 0;
  dialog.addEventListener("close", () => {
    turn++;
    end();
  });
  document.body.append(dialog);
  dialog.showModal();
  kinds.querySelector("input")?.focus();
  choose(KINDS[0][0]);

  /** @param {typeof KINDS[number][0]} name */
  async function choose(name) {
    const own = ++turn;
    end();
    end = () => {};
    const section = make("section", { class: name, "aria-label": t(`take.${name}`) });
    body.replaceChildren(section);
    const [, load] = KINDS.find(([kind]) => kind === name) ?? KINDS[0];
    const kind = await part(load());
    while (own === turn && lacksOverlay(stage)) await painted();
    if (own !== turn) return;
    if (!kind) {
      section.append(make("p", {}, t("error.part", { part: t(`take.${name}`) })));
      return;
    }
    const filled = await kind.fill(stage, section, t);
    const dispose = typeof filled === "function" ? filled : () => filled?.dispose?.();
    if (own === turn) end = dispose;
    else dispose();
  }
}
