// Why a link cannot be read or made.

import { CodedError } from "../engine/errors.js";

/**
 * The codes; each has a sentence under `error.CODE` in the languages.
 *
 * - `link-wrong`: what was given is not a Starstep link.
 * - `link-elsewhere`: the name of a board that is kept in a browser, and not in this one.
 * - `link-damaged`: a link that is truncated, mistyped, or says the impossible.
 * - `link-too-large`: a link longer than any that Starstep makes, or one that unpacks to more than allowed.
 * - `link-too-new`: a link in a later format.
 * - `link-option`: an option or a value that this version does not know.
 * - `link-scenario`: a scenario that does not exist here.
 * - `link-lesson`: a lesson in which something is wrong.
 * - `link-too-long`: what is to be shared does not fit into a link.
 * @typedef {"link-wrong" | "link-elsewhere" | "link-damaged" | "link-too-large" | "link-too-new" | "link-option" | "link-scenario" | "link-lesson" | "link-too-long"} LinkErrorCode
 */

export class LinkError extends CodedError {
  /**
   * @param {LinkErrorCode} code
   * @param {Record<string, string | number>} [values] The values in the sentence.
   * @param {Error} [cause] What is wrong with what it carries; its sentence is the value `problem`.
   */
  constructor(code, values = {}, cause = undefined) {
    super(code, values, code, cause);
    this.name = "LinkError";
  }
}

/** @returns {never} */
export function damaged() {
  throw new LinkError("link-damaged");
}
