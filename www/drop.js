// Files that are dropped on an element.

/**
 * @param {HTMLElement} element
 * @param {(file: File) => void} open
 * @returns {() => void}
 */
export function listenToDrop(element, open) {
  const over = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    element.classList.add("dropping");
  };
  const leave = () => element.classList.remove("dropping");
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    leave();
    const file = event.dataTransfer?.files[0];
    if (file) open(file);
  };
  element.addEventListener("dragover", over);
  element.addEventListener("dragleave", leave);
  element.addEventListener("drop", drop);
  return () => {
    element.removeEventListener("dragover", over);
    element.removeEventListener("dragleave", leave);
    element.removeEventListener("drop", drop);
  };
}
