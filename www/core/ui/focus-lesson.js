// Brings the focus to the lesson that was opened: it is what happens next.

/** @param {HTMLElement} star The element that shows it. */
export function focusLesson({ shadowRoot }) {
  const title = /** @type {HTMLElement | null | undefined} */ (shadowRoot?.querySelector("[part=scenario] h2"));
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
