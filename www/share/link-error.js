// Why a link cannot be read or made.

import { CodedError } from "../coded.js";

/**
 * The codes; each has a sentence under `error.CODE` in the languages.
 *
 * - `link-wrong`: what was given is not a Starstep link.
 * - `link-damaged`: a link that is truncated, mistyped, or says the impossible.
 * - `link-too-large`: a link longer than any that Starstep makes, or one that unpacks to more than allowed.
 * - `link-too-new`: a link in a later format.
 * - `link-option`: an option or a value that this version does not know.
 * - `link-scenario`: a scenario that does not exist here.
 * - `link-too-long`: what is to be shared does not fit into a link.
 * - `load`: the module that reads or makes links cannot be loaded.
 * @typedef {"link-wrong" | "link-damaged" | "link-too-large" | "link-too-new" | "link-option" | "link-scenario" | "link-too-long" | "load"} LinkErrorCode
 */

export class LinkError extends CodedError {
  /**
   * @param {LinkErrorCode} code
   * @param {Record<string, string | number>} [values] The values in the sentence.
   */
  constructor(code, values = {}) {
    super(code, values);
    this.name = "LinkError";
  }
}

/** @returns {never} */
export function damaged() {
  throw new LinkError("link-damaged");
}
