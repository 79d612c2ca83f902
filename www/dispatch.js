// The events of the element, and how they are dispatched: each one bubbles and leaves the shadow trees that it is in,
// so that a page can listen in one place for all its elements.

/**
 * The events of the element, by name, with the type of their `detail`.
 * @typedef {object} StarStepEvents
 * @property {null} ready The board is there.
 * @property {{ position: number, length: number }} step Another step is shown.
 * @property {{ found: boolean, cost: number | undefined, expanded: number }} done A search reached its end, and the end
 *   is shown.
 * @property {null} edit The board was changed by the reader, an attribute, a script or a link.
 * @property {{ scenario: string | undefined, choice: number, right: boolean }} answer The reader answered a scenario's
 *   question.
 * @property {null} change `toLink()` would return another address now.
 * @property {null} language The texts are in another language.
 * @property {Error & { code?: string, values?: Record<string, string | number | undefined> }} error What was requested
 *   cannot be shown.
 */

/**
 * @template {keyof StarStepEvents} Name
 * @param {HTMLElement} element
 * @param {Name} name
 * @param {StarStepEvents[Name]} detail
 */
export function dispatch(element, name, detail) {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}
