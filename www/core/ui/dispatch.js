// The events of the element, and how they are dispatched. Pages have a `change` and an `error` of their own, so each event is
// heard under its name at the element only; element/embedding/told-state.js has everything around it hear `starstep-` and that name.

/** @import { Options } from "../../engine.js" */

/**
 * The events of the element, by name, with the type of their `detail`.
 * @typedef {object} StarStepEvents
 * @property {null} ready The board is there.
 * @property {{ position: number, length: number }} step Another step is shown.
 * @property {{ found: boolean, cost: number | undefined, expanded: number }} done A search reached its end, and the end
 *   is shown.
 * @property {{ runs: Options[], layout: "beside" | "overlay", align: "steps" | "f" } | null} compare
 *   Other searches are compared, in another way, or none any more.
 * @property {null} play It begins to play.
 * @property {null} pause It plays no more.
 * @property {null} edit The board was changed by the reader, an attribute, a script or a link.
 * @property {AnswerDetail} answer The reader answered a question: a scenario's, or one that the page asks.
 * @property {null} change `toLink()` would return another address now.
 * @property {null} language The texts are in another language.
 * @property {Error & { code?: string, values?: Record<string, string | number | undefined> }} error What was requested
 *   cannot be shown.
 */

/**
 * An answer. Cells are counted from (0, 0) in the top left corner, whatever the board's origin.
 * @typedef {object} AnswerDetail
 * @property {string | undefined} scenario The name of a supplied scenario.
 * @property {number} [question] Which of the scenario's questions, from 0.
 * @property {"choices" | "next" | "parent" | "trace" | "numbers" | "draw" | "paste" | "program" | "cure"} kind
 * @property {boolean} right
 * @property {number} [choice] Which of the choices, from 0.
 * @property {[number, number]} [cell] The cell that was clicked; none if the reader had the answer shown.
 * @property {[number, number][]} [steps] The cells that were taken, in turn, by the reader or by the reader's program.
 * @property {{ cell: [number, number], g?: string, h?: string, f?: string }[]} [values] What was filled in.
 */

/**
 * @template {keyof StarStepEvents} Name
 * @param {HTMLElement} element
 * @param {Name} name
 * @param {StarStepEvents[Name]} detail
 */
export function dispatch(element, name, detail) {
  element.dispatchEvent(new CustomEvent(name, { detail }));
}
