// Details that lie over what comes after them, and so close when the reader turns to something else. Loaded when they are first
// opened.

/**
 * @param {HTMLDetailsElement} details
 * @returns {() => void} What undoes it.
 */
export function closeOutside(details) {
  const close = () => {
    details.open = false;
  };
  const press = (/** @type {PointerEvent} */ event) => {
    const path = event.composedPath();
    // A browser tells that they were closed later than a quick reader presses again.
    if (!details.open || path.includes(details)) return;
    close();
    // What was meant to put the panel away neither draws on the board nor forgets its search.
    const [pressed] = /** @type {Element[]} */ (path);
    if (pressed.localName === "canvas" && path.includes(details.getRootNode())) event.stopPropagation();
  };
  let release = () => {};
  const listen = () => {
    release();
    // Later it may be in another document.
    const { ownerDocument } = details;
    ownerDocument.addEventListener("pointerdown", press, true);
    release = () => ownerDocument.removeEventListener("pointerdown", press, true);
  };
  const watch = () => {
    if (details.open) listen();
    else release();
  };
  watch();
  details.addEventListener("toggle", watch);
  // On a busy machine the press after the click that opened them comes before the browser tells that they are open.
  details.addEventListener("click", listen);
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !details.open) return;
    event.preventDefault();
    close();
    details.querySelector("summary")?.focus();
  });
  details.addEventListener("focusout", ({ relatedTarget }) => {
    // There is none when the whole window loses the focus.
    if (relatedTarget && !details.contains(/** @type {Node} */ (relatedTarget))) close();
  });
  return () => {
    details.removeEventListener("click", listen);
    release();
  };
}
