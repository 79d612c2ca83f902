// Files and texts that are dropped or pasted on an element or a page. What happens to them is in opening.js, which is
// loaded when something comes.

import { listen, undoing } from "./dom.js";

/** What shows a map, a scenario or a link, whichever it is. @typedef {{ open: (content: File | string) => Promise<void> }} Opening */

/** Whether an event is meant for a field that takes text itself. @param {Event} event */
const isForField = (event) => {
  const [target] = event.composedPath();
  return ["INPUT", "TEXTAREA"].includes(/** @type {Node} */ (target).nodeName);
};

/** What a drop or a paste contains. @param {DataTransfer | null} data @returns {File | string | undefined} */
const broughtBy = (data) => data?.files[0] ?? (data?.getData("text/uri-list") || data?.getData("text/plain"));

/**
 * Opens what is dropped or pasted on an element or a page.
 * @param {HTMLElement} element
 * @param {(content: File | string) => void} open
 * @returns {() => void}
 */
export function listenToContent(element, open) {
  const over = (/** @type {DragEvent} */ event) => {
    if (isForField(event)) return;
    event.preventDefault();
    element.classList.add("dropping");
  };
  const leave = () => element.classList.remove("dropping");
  const take = (/** @type {Event} */ event, /** @type {DataTransfer | null} */ data) => {
    const content = broughtBy(data);
    // What the element has handled, the page around it need not handle again.
    if (event.defaultPrevented || isForField(event) || !content) return;
    event.preventDefault();
    open(content);
  };
  const drop = (/** @type {DragEvent} */ event) => {
    leave();
    take(event, event.dataTransfer);
  };
  const paste = (/** @type {ClipboardEvent} */ event) => take(event, event.clipboardData);
  return undoing([
    listen(element, "dragover", over),
    listen(element, "dragleave", leave),
    listen(element, "drop", drop),
    listen(element, "paste", paste),
  ]);
}
