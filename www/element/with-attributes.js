// What an element is to a page before there is a board: the types of its events, how it stands, and attributes as properties.

import { CONTROLS } from "../core/ui/attributes.js";

/**
 * @import { Controls } from "../core/ui/attributes.js"
 * @import { StarStepEvents } from "../core/ui/dispatch.js"
 * @import { Options, Status } from "../engine.js"
 * @import { StarStep } from "./class.js"
 */

/**
 * A listener for the element's own events.
 * @template {keyof StarStepEvents} Name
 * @typedef {(this: StarStep, event: CustomEvent<StarStepEvents[Name]>) => unknown} Listener
 */

/**
 * @typedef {object} Listening
 * @property {<Name extends keyof StarStepEvents>(type: Name, listener: Listener<Name>, options?: boolean | AddEventListenerOptions) => void} addEventListener
 * @property {<Name extends keyof StarStepEvents>(type: Name, listener: Listener<Name>, options?: boolean | EventListenerOptions) => void} removeEventListener
 */

/**
 * How an element stands, for pages that have buttons of their own.
 * @typedef {object} State
 * @property {Promise<StarStep>} whenReady Resolves to the element once it is ready; rejects with the error if it cannot be.
 * @property {boolean} playing
 * @property {number} position How many expansions are shown; 0 before it is ready.
 * @property {number} length How many expansions the search has; 0 before it is ready.
 * @property {"loading" | "failed" | "blocked" | Status} status `loading` before it is ready, `failed` if it
 *   cannot be; then how the search stands at its position, or `blocked` if none can begin on this board.
 */

/**
 * The attributes that are texts, as properties: null without the attribute. What is set becomes a text; null and undefined remove it.
 * @typedef {string | number | boolean | null | undefined} Text
 * @typedef {{ [Key in keyof Options | "map" | "src" | "link" | "startStep" | "endStep" | "theme" | "label" | "page" | "sync" | "compareLayout" | "compareAlign"]: Text }} Reflected
 */

// Without a page, as in a build that prerenders, the module can be imported and does nothing.
const Base = /** @type {{ new (): Listening & Readonly<State> & Reflected & HTMLElement, prototype: HTMLElement }} */ (
  globalThis.HTMLElement ?? class {}
);

/** An element with the attributes that are no texts as properties; those that are texts come with element.js. */
export class WithAttributes extends Base {
  /** Whether it plays again from the start, two seconds after the end. */
  get loop() {
    return this.hasAttribute("loop");
  }

  set loop(loop) {
    this.toggleAttribute("loop", Boolean(loop));
  }

  /** Whether readers can step and play, but change nothing. */
  get readonly() {
    return this.hasAttribute("readonly");
  }

  set readonly(readonly) {
    this.toggleAttribute("readonly", Boolean(readonly));
  }

  /** What surrounds the board. @returns {Controls} */
  get controls() {
    return CONTROLS.find((name) => name === this.getAttribute("controls")) ?? "basic";
  }

  set controls(controls) {
    this.setAttribute("controls", controls);
  }
}
