// A press beside a dialog closes it. A press that began in the dialog does not, wherever it ends: a text is selected beyond
// the edge, or what is shown grows under the pointer.

import { listen } from "./dom.js";

/** @param {HTMLDialogElement} dialog A modal one. */
export function closeByPressBeside(dialog) {
  let hasBegun = false;
  const isBeside = (/** @type {MouseEvent} */ { target, clientX, clientY }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  listen(dialog, "pointerdown", (event) => {
    hasBegun = isBeside(event);
  });
  listen(dialog, "click", (event) => {
    if (hasBegun && isBeside(event)) dialog.close();
  });
}
