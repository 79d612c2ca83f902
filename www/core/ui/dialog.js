// What the dialogs of the page have in common: a head with the name, and what closes them, which a press beside them does too.

import { iconButton, make } from "./dom.js";
import { CLOSE } from "./icons.js";
import { closeByPressBeside } from "./press-beside.js";

/**
 * A dialog that is removed when it is closed. Its style is in styles/dialogs.css.
 * @param {string} name Its class; of each there is one at a time.
 * @param {{ title: string, close: string, beside?: HTMLElement[] }} head Its name, that of the button which closes it, and what
 *   stands between the two.
 * @param {...HTMLElement} content
 */
export function dialogOf(name, { title, close, beside = [] }, ...content) {
  const heading = make("h2", { id: `starstep-${name}` }, title);
  const closing = iconButton(close, CLOSE, () => dialog.close());
  const dialog = make(
    "dialog",
    { class: `dialog ${name}`, "aria-labelledby": heading.id },
    make("header", {}, heading, ...beside, closing),
    ...content,
  );
  dialog.addEventListener("close", () => dialog.remove());
  closeByPressBeside(dialog);
  return dialog;
}
